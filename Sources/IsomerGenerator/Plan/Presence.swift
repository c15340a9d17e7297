package import IsomerSyntax

/// The result of a missing value.
package enum Missing: Sendable {
  case error, null
  /// The value of an expression.
  case value(PastedExpression)
  /// The value of the property without an assignment; nil if only its code knows it.
  case kept(PastedExpression?)
  /// The state `.absent` of a change.
  case absent
  /// The empty collection of the other keys or elements: `[:]`, `[]`.
  case empty(String)

  /// The expression of the value.
  package var code: PastedExpression? {
    switch self {
    case .value(let value), .kept(let value?): value
    case .error, .null, .kept(nil), .absent, .empty: nil
    }
  }
}

/// The result of reading null.
package enum NullMeaning: Sendable {
  /// An error, even if the type or the transformer accepts null.
  case error
  /// A value for the type or the transformer; for most of them, it is an error.
  case value
  /// Nil, or the default of a property that is not optional.
  case `nil`, `default`
  /// The null of three states.
  case state
  /// Nothing: the variable is unchanged, as if the key were missing.
  case missing
}

/// The variable of the read value, which is nil for a missing value.
enum ReadVariable: Sendable {
  /// `T?`, in which null is nil, too.
  case single
  /// `T??`, because null and a missing value give different values.
  case nilOrMissing
  /// `T??`, because null changes the existing value of an update to nil, or to the default.
  case nilInUpdates, defaultInUpdates

  /// True if null and a missing value give the same new value.
  var isForUpdates: Bool { self == .nilInUpdates || self == .defaultInUpdates }
}

/// How nil is written, with the argument of the functions that write optionals.
package enum WrittenNil: String, Sendable {
  /// As null, except in formats that have no null.
  case null = ", null: .write"
  /// As null, because a missing key is read as an error or as the default.
  case required = ", null: .require"
  /// Without the key.
  case omitted = ", null: .omit"
  /// As the options of the call say.
  case byOptions = ""

  package var isNull: Bool { self == .null || self == .required }
}

extension Property {
  /// The result of a missing value.
  package var missing: Missing {
    // Without unknown keys, the property is empty, whatever its initial value.
    if location.role == .rest { return .empty("[:]") }
    if location.remaining == .list { return .empty("[]") }
    switch presence.fallback {
    case .expression(let value): return .value(value)
    case .kept(let value): return .kept(value)
    case .none where presence.isRequired: return .error
    case .none where presence.isThreeState: return .absent
    case .none: return type.isOptional ? .null : .error
    }
  }

  // MARK: Null and the variable

  /// The meaning of null when the property is read.
  package var nullMeaning: NullMeaning {
    if location.role == .rest { return .default }
    if presence.readNull == .error { return .error }
    let hasDefault = presence.fallback != .none
    let leavesVariable =
      presence.isThreeState || location.readPaths.count > 1 || variable != .single
      || type.isOptional && (hasDefault || presence.isRequired)
    if presence.readNull == .missing, leavesVariable { return .missing }
    if type.isOptional { return presence.isThreeState ? .state : .nil }
    // Changes of nested models read null themselves.
    return hasDefault && presence.change == nil ? .default : .value
  }

  /// True if an optional is read, in which null is nil.
  package var readsOptional: Bool {
    switch nullMeaning {
    case .error, .value: false
    case .nil, .default, .state: true
    case .missing: type.isOptional || presence.fallback != .none
    }
  }

  var variable: ReadVariable {
    guard location.role != .rest, !presence.isThreeState else { return .single }
    let hasDefault = presence.fallback != .none
    if type.isOptional, presence.readNull != .missing, presence.isRequired || hasDefault {
      return .nilOrMissing
    }
    guard updating.rule != nil else { return .single }
    if type.isOptional { return .nilInUpdates }
    return hasDefault && presence.readNull != .error ? .defaultInUpdates : .single
  }

  /// The name of the variable of the read value.
  var slot: String { "partial.\(quoted)" }

  /// The variable for the existing value in an update.
  var ownSlot: String { "partial.\(SwiftName.quoted(GeneratedNames.own(name)))" }

  /// The read value, which is removed from the variable; nil if there is none.
  var taken: String { "\(slot).\(variable == .defaultInUpdates ? "takeValue" : "take")()" }

  /// How nil is written; nil if the value is never nil.
  package var writtenNil: WrittenNil? {
    if presence.isThreeState { return .required }
    guard type.isOptional else { return nil }
    if presence.nilWriting == .omit { return .omitted }
    if misreadsOmittedNil { return .required }
    return presence.nilWriting == .write ? .null : .byOptions
  }

  /// True if a value is not written, such as nil.
  package var mayBeLeftOut: Bool {
    [.byOptions, .omitted].contains(writtenNil) || !presence.unwritten.isEmpty
  }

  /// True if nil is the value without the key.
  var isNilByDefault: Bool { type.isOptional && presence.fallback == .none }

  /// True if nil that is not written is read as another value, or is an error.
  var misreadsOmittedNil: Bool {
    // The value of a computed property for a missing key is not known.
    reads && variable == .nilOrMissing && presence.fallback != .kept(nil)
      && presence.fallback.value?.shape != .null
  }

  /// The member of a change that is true if there is none, so that it is not written.
  var absence: String? { presence.change.map { $0 == .model ? "isEmpty" : "isAbsent" } }

  /// The type of the value; that of a `PropertyChange` is stored as an optional.
  var valueType: String {
    presence.isThreeState ? "Isomer.PropertyChange<\(type.wrapped)>" : type.text
  }

  var optionalType: String {
    presence.isThreeState ? "\(valueType)?" : MappedType.optional(of: type)
  }

  var slotType: String { variable == .single ? optionalType : "\(optionalType)?" }

  /// True if reading fails when the value is missing.
  package var mustBePresent: Bool { if case .error = missing { true } else { false } }
}
