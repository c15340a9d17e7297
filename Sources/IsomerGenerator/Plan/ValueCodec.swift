import IsomerSyntax

/// How a value is read from a document. A form contains the reading that it changes:
///
///     // @mapped coerce, check: 1...9, recover: 1
///     var count: Int                               recovered ── checked ── coerced
indirect enum ValueCodec: Sendable {
  /// By the type's own function.
  case plain(type: String)
  /// With conversions, and with words of the user for true and false.
  case coerced(type: String, words: [Coercion.Word])
  /// By rules for the elements of a collection, whose type is known inside another one; each element
  /// is read by its type, or as said.
  case collection([ElementRule], of: String?, isCoerced: Bool, each: ValueCodec?)
  /// By a transformer, which can be a constant with this name.
  case transformed(Property.Transformer, to: String?, constant: String?)
  /// By an update of the existing value in a variable.
  case updated(Update)
  /// As the value in the boxes of a protocol.
  case unboxed(ValueCodec)
  /// With checks; nil is not checked if the value is optional.
  case checked(ValueCodec, isOptional: Bool)
  /// From a list that the function collects from the elements of an array.
  case projected(ValueCodec, by: String)
  /// With an error for null, which the type or the transformer may accept.
  case nonNull(ValueCodec)
  /// As a value of three states.
  case change(ValueCodec)
  case recovered(ValueCodec, as: Replacement)

  struct Update: Sendable {
    var own: String
    var type: String
    var rules: [ElementRule]
    /// True if objects are checked in their updated state.
    var isChecked: Bool
    var isOptional: Bool
  }

  /// The replacement of an invalid value.
  enum Replacement: Sendable {
    case value(PastedExpression)
    /// A value that must pass the checks, too.
    case checked(PastedExpression, isOptional: Bool)
    /// Nil, which means a missing value if the variable distinguishes them.
    case missing
    /// Nil in a variable that distinguishes it from a missing value.
    case null
    /// The null of three states.
    case nullState
    /// Nil in a variable with one more optional, which an update takes for null.
    case nullOfUpdate
    /// Nothing: the variable is nil.
    case nothing
  }

  /// Decides how a property is read; `projection` is the function that collects its list.
  init(_ property: Property, in model: Model, projection: String? = nil) {
    let decision = CodecDecision(property: property, model: model)
    self = decision.recovered(decision.read(projection))
  }
}

/// Decides how a property is read, from the inside to the outside.
private struct CodecDecision {
  @Boxed var property: Property
  @Boxed var model: Model

  private var codec: Property.Codec { property.codec }
  private var isChecked: Bool { !property.validation.checks.isEmpty }

  /// The type that is read.
  private var type: String {
    let type = codec.boxedType ?? property.type
    return property.readsOptional ? MappedType.optional(of: type) : type.wrapped
  }

  func read(_ projection: String?) -> ValueCodec {
    var read = innermost
    if isChecked { read = .checked(read, isOptional: property.readsOptional) }
    if let projection { read = .projected(read, by: projection) }
    return mayReadNull ? .nonNull(read) : read
  }

  private var innermost: ValueCodec {
    let reference = property.type.reference?.unwrapped
    if let transformer = codec.transformers.read {
      if !codec.elements.isEmpty,
        let framed = reference.flatMap({ framed(transformer, $0, type: type) })
      {
        return framed
      }
      // The constant of a property that takes elements is for its list.
      let isHoisted =
        Hoisting.isHoisted(transformer.expression, in: model)
        && property.location.remaining != .element
      return .transformed(
        transformer, to: type,
        constant: isHoisted ? GeneratedNames.transformer(property.name, writing: false) : nil)
    }
    let read = untransformed(reference)
    return codec.boxedType == nil ? read : .unboxed(read)
  }

  private func untransformed(_ reference: TypeReference?) -> ValueCodec {
    if property.updatesOwn {
      return .updated(
        .init(
          own: SwiftName.quoted(GeneratedNames.own(property.name)), type: property.type.wrapped,
          rules: codec.elements.filter { $0 != .strict }, isChecked: isChecked,
          isOptional: property.readsOptional))
    }
    guard codec.elements.isEmpty, words.isEmpty || reference?.elementType == nil else {
      return reference.flatMap { collection($0, type: type) }
        ?? .collection(codec.elements, of: type, isCoerced: codec.coerces, each: nil)
    }
    return codec.coerces ? .coerced(type: type, words: words) : .plain(type: type)
  }

  /// True if the type or the transformer may accept null, which the property does not.
  private var mayReadNull: Bool {
    guard property.nullMeaning == .error else { return false }
    guard codec.readTransformer == nil,
      let type = property.type.reference?.unwrapped
    else { return true }
    guard type.elementType == nil else { return false }
    return type.standardName.map(["JSONValue", "Isomer.JSONValue"].contains) ?? true
  }

  // MARK: Elements

  /// Returns nil for a nested collection without rules.
  private func collection(_ collection: TypeReference, type: String?) -> ValueCodec? {
    guard let element = collection.elementType else { return nil }
    let rules = collection.applicable(codec.elements, isOuter: type != nil)
    let each = self.collection(element.unwrapped, type: nil) ?? worded(element)
    if each == nil, type == nil, rules.isEmpty { return nil }
    return .collection(rules, of: type, isCoerced: each == nil && codec.coerces, each: each)
  }

  private var words: [Coercion.Word] { codec.coercion?.words ?? [] }

  /// Returns how an element is read by words of the user; nil without them, and for a collection.
  private func worded(_ element: TypeReference) -> ValueCodec? {
    words.isEmpty || element.unwrapped.elementType != nil
      ? nil : .coerced(type: element.text, words: words)
  }

  /// Returns the collections with rules around the transformer of the elements' type; nil if a
  /// collection between them has no transformer.
  private func framed(
    _ transformer: Property.Transformer, _ collection: TypeReference, type: String?
  ) -> ValueCodec? {
    guard let element = collection.elementType, let lifts = element.lifts else { return nil }
    let own = Property.Transformer(expression: transformer.expression, lifts: lifts)
    let inner = element.unwrapped
    let nested =
      self.collection(inner, type: nil) == nil ? nil : framed(transformer, inner, type: nil)
    return .collection(
      collection.applicable(codec.elements, isOuter: type != nil), of: type, isCoerced: false,
      each: nested ?? .transformed(own, to: nil, constant: nil))
  }

  // MARK: Recovery

  func recovered(_ read: ValueCodec) -> ValueCodec {
    let read = property.presence.isThreeState ? .change(read) : read
    return replacement.map { .recovered(read, as: $0) } ?? read
  }

  private var replacement: ValueCodec.Replacement? {
    let presence = property.presence
    if case .value(let value) = presence.recovery { return self.value(value) }
    guard presence.recovery == .fallBack else { return nil }
    let isUpdated = property.updating.rule != nil
    // An update has no other place for the default.
    if isUpdated, let value = presence.fallback.value { return self.value(value) }
    let hasDefault = presence.fallback != .none
    if presence.isThreeState { return hasDefault ? .nothing : .nullState }
    if property.variable == .single { return .missing }
    return isUpdated ? .nullOfUpdate : hasDefault ? .nothing : .null
  }

  private func value(_ value: PastedExpression) -> ValueCodec.Replacement {
    isChecked && !property.presence.isThreeState
      ? .checked(value, isOptional: property.readsOptional) : .value(value)
  }
}

extension TypeReference {
  /// True for a collection whose elements cannot be null.
  package var mayBeCompact: Bool { elementType.map { $0.optionalWrapped == nil } ?? false }

  /// Returns the rules that apply to a collection.
  ///
  /// `.lossy` applies to the outermost one. `.compact` and `.wrap` also apply to nested ones, wherever
  /// null would be an error or a list is expected.
  func applicable(_ rules: [ElementRule], isOuter: Bool) -> [ElementRule] {
    rules.filter {
      switch $0 {
      case .lossy: isOuter
      case .compact: mayBeCompact
      case .wrap: isList
      case .strict: false
      }
    }
  }

  /// True for an array or a set.
  var isList: Bool { elementType != nil && keyType == nil }

  /// The collection and its nested collections, outermost first.
  var levels: [TypeReference] {
    guard let element = elementType else { return [] }
    return [self] + element.unwrapped.levels
  }
}

/// Decides which expressions are static constants.
enum Hoisting {
  /// Returns true if the transformer is a static constant, which a generic type cannot have.
  ///
  /// Calls with arguments are, because they may be expensive; names, empty calls and closures are not.
  static func isHoisted(_ expression: PastedExpression, in model: Model) -> Bool {
    guard model.genericParameters.isEmpty else { return false }
    guard case .call(let callee, let arguments) = expression.shape, !arguments.isEmpty else {
      return false
    }
    return !mayHoldClosure(callee) && !arguments.contains { mayHoldClosure($0.value) }
  }

  /// Returns true if the value contains a closure, also in nested calls.
  private static func mayHoldClosure(_ value: AnnotationValue) -> Bool {
    switch value.shape {
    case .call(let callee, let arguments):
      mayHoldClosure(callee) || arguments.contains { mayHoldClosure($0.value) }
    case .list(let elements): elements.contains(where: mayHoldClosure)
    case .dictionary(let pairs):
      pairs.contains { mayHoldClosure($0.key) || mayHoldClosure($0.value) }
    case .access(let base, _): mayHoldClosure(base)
    case .closure: true
    case .expression, .range: value.text.contains("{")
    default: false
    }
  }
}
