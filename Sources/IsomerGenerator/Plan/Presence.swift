import IsomerSyntax

/// How a property gets its value from the variable of what was read.
enum Completion: Sendable {
  /// By the read value; the property keeps its own one if there is none.
  case kept
  /// By the read value, or code.
  case orElse(String)
  case orDefault(PastedExpression)
  /// By the read value, which is known to exist.
  case required
  /// By the read value, or nil.
  case optional
}

/// How nil is written, with the argument of the functions that write optionals.
package enum WrittenNil: String, Sendable {
  /// As null, also because a missing key is read as an error or as the default.
  case null = ", null: .write"
  /// Without the key.
  case omitted = ", null: .omit"
  /// As the options of the call say.
  case byOptions = ""
}

extension Property {
  /// Returns how the property gets its value: by an assignment, or as an argument of an initialiser.
  ///
  /// `isChecked` is true if the variable already contains the default, after its check.
  func completion(isArgument: Bool, isChecked: Bool) -> Completion {
    if !isArgument, case .kept = presence.fallback { return .kept }
    if location.role == .rest { return .orElse("[:]") }
    if presence.isThreeState, presence.fallback == .none, !presence.isRequired {
      return .orElse(".absent")
    }
    if isChecked { return type.isOptional && !distinguishesNull ? .optional : .required }
    switch presence.fallback {
    case .expression(let value), .kept(let value?): return .orDefault(value)
    case .none: return mustBePresent ? .required : .optional
    case .kept(nil): return .optional
    }
  }

  // MARK: The variable

  /// The variable of the read value.
  var slot: String { "partial.\(quoted)" }

  /// The read value, which is removed from the variable; nil if there is none.
  var taken: String { "\(slot).\(hasInnerNil ? "takeValue" : "take")()" }

  /// True if the variable can hold a null that is not a value of the property.
  var hasInnerNil: Bool { presence.tellsNull && !type.isOptional }

  /// True if the variable distinguishes a missing value from null: `T??`.
  package var distinguishesNull: Bool {
    type.isOptional && !presence.isThreeState && presence.null != .absent
      && (presence.isRequired || presence.fallback != .none)
  }

  /// True if null is valid, for an optional or a property with a default.
  package var takesNull: Bool {
    !presence.refusesNull && (type.isOptional || presence.fallback != .none)
  }

  /// True if null gives a default.
  var needsDefault: Bool { takesNull && !type.isOptional }

  /// True if null leaves the variable, and so the default, unchanged.
  var ignoresNull: Bool {
    presence.null == .absent
      && (presence.tellsNull || presence.isThreeState
        || type.isOptional && presence.fallback != .none)
  }

  /// How nil is written; nil if the value is never nil.
  package var writtenNil: WrittenNil? {
    if presence.isThreeState { return .null }
    guard type.isOptional else { return nil }
    switch presence.null {
    case .write: return .null
    case .omit: return .omitted
    case .absent, nil:
      // The value of a computed property for a missing key is not known.
      let isMisread =
        reads && distinguishesNull && presence.fallback != .kept(nil)
        && presence.fallback.value?.shape != .null
      return isMisread ? .null : .byOptions
    }
  }

  /// The member of a change that is true if there is none, so that it is not written.
  var absence: String? { presence.change.map { $0 == .model ? "isEmpty" : "isAbsent" } }

  /// The type of the value; that of a `Change` is stored as an optional.
  var valueType: String { presence.isThreeState ? "Isomer.Change<\(type.wrapped)>" : type.text }

  var slotType: String {
    if location.role == .rest || presence.isThreeState { return "\(valueType)?" }
    let inner = MappedType.optional(of: type)
    return distinguishesNull || presence.tellsNull ? "\(inner)?" : inner
  }

  /// True if reading fails when the value is missing.
  package var mustBePresent: Bool {
    guard location.role != .rest, presence.fallback == .none else { return false }
    if presence.isThreeState { return presence.isRequired }
    return !type.isOptional || presence.isRequired
  }
}
