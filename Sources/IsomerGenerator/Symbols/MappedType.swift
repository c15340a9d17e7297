package import IsomerSyntax

/// The type of a property in generated code.
package struct MappedType: Sendable, Equatable {
  /// The type as written, including optionals.
  package var text: String
  /// The type without its outermost optional.
  package var wrapped: String
  package var isOptional: Bool
  /// The structure; nil for an inferred type with generic arguments.
  @Boxed package var reference: TypeReference?
  var isInferred = false

  init(_ reference: TypeReference) {
    let inner = reference.optionalWrapped
    self.reference = reference
    text = reference.text
    wrapped = inner?.text ?? reference.text
    isOptional = inner != nil
    if case .implicitlyUnwrapped(let inner) = reference.shape { text = inner.text + "?" }
  }

  /// Creates a type that is inferred from an initial value, which is never optional.
  init(inferred text: String, at range: SourceRange) {
    self.text = text
    wrapped = text
    isOptional = false
    reference = InferredType.reference(text, at: range)
    isInferred = true
  }

  var optional: MappedType {
    guard !isOptional, let reference else { return self }
    let text = Self.optional(of: self)
    return MappedType(
      TypeReference(text: text, range: reference.range, shape: .optional(reference)))
  }
}

/// A collection or an optional around the output type of a transformer.
package enum Lift: String, Sendable {
  case array = "ArrayTransformer"
  case set = "SetTransformer"
  case dictionary = "DictionaryTransformer"
  case optional = "OptionalTransformer"
}

extension TypeReference {
  /// The wrapped type of `T?`, `T!` and `Optional<T>`.
  package var optionalWrapped: TypeReference? {
    switch shape {
    case .optional(let inner), .implicitlyUnwrapped(let inner): return inner
    case .named(let components):
      guard let arguments = components.last?.arguments, arguments.count == 1,
        components[components.count - 1].name == "Optional"
      else { return nil }
      return arguments[0]
    default: return nil
    }
  }

  /// True for `T?` and `T!`, whose variables are nil initially, unlike those of an alias.
  var isOptionalSugar: Bool { optionalWrapped != nil && (text.last == "?" || text.last == "!") }

  /// The unqualified name of a simple type: `Int` for `Int` and `Swift.Int`.
  package var simpleName: String? {
    guard case .named(let components) = shape, let last = components.last else { return nil }
    if components.count == 1 { return last.name }
    return components.count == 2 && ["Swift", "Foundation"].contains(components[0].name)
      ? last.name : nil
  }

  /// The element of `[T]`, `Array<T>` and `Set<T>`, or the value of a dictionary.
  package var elementType: TypeReference? { collection?.element }

  /// The key of `[K: V]` and `Dictionary<K, V>`.
  package var keyType: TypeReference? { collection?.key }

  /// The types in a collection, and its transformer; nil for another type.
  private var collection: (key: TypeReference?, element: TypeReference, lift: Lift?)? {
    switch shape {
    case .array(let element): return (nil, element, .array)
    case .dictionary(let key, let value): return (key, value, .dictionary)
    case .named(let components):
      guard let arguments = components.last?.arguments, !arguments.isEmpty else { return nil }
      switch (simpleName, arguments.count) {
      case ("Array", 1): return (nil, arguments[0], .array)
      case ("Set", 1): return (nil, arguments[0], .set)
      case ("ContiguousArray", 1): return (nil, arguments[0], nil)
      case ("Dictionary", 2): return (arguments[0], arguments[1], .dictionary)
      default: return nil
      }
    default: return nil
    }
  }

  /// The collections and optionals around the leaf, outermost first; nil if one has no transformer.
  var lifts: [Lift]? {
    if let wrapped = optionalWrapped { return wrapped.lifts.map { [.optional] + $0 } }
    guard let collection else { return [] }
    guard let lift = collection.lift else { return nil }
    return collection.element.lifts.map { [lift] + $0 }
  }

  /// The type inside all optionals and collections: `Tag` for `[String: [Tag?]]`.
  package var leaf: TypeReference { content?.leaf ?? self }

  /// The wrapped type of an optional, or the element of a collection.
  var content: TypeReference? { optionalWrapped ?? elementType }
}

/// Inference of the types of properties from their initial values.
enum InferredType {
  /// Returns `String` for `"x"`, `[Int]` for `[1, 2]`, `Date` for `Date()`; nil if unknown.
  static func text(for shape: ValueShape, hidden: Set<String> = []) -> String? {
    func standard(_ name: String) -> String { hidden.contains(name) ? "Swift.\(name)" : name }
    return switch shape {
    case .string, .interpolation: standard("String")
    case .integer: standard("Int")
    case .float: standard("Double")
    case .boolean: standard("Bool")
    case .list(let elements): common(elements.map(\.shape), hidden).map { "[\($0)]" }
    case .dictionary(let pairs):
      if let key = common(pairs.map(\.key.shape), hidden),
        let value = common(pairs.map(\.value.shape), hidden)
      {
        "[\(key): \(value)]"
      } else {
        nil
      }
    case .call(let callee, let arguments): mayFail(callee, arguments) ? nil : typeName(callee)
    default: nil
    }
  }

  /// Returns true if the arguments must be inferred, as in `var x: Set = [1]`.
  static func isIncomplete(_ type: TypeReference) -> Bool {
    guard case .named(let components) = type.shape, components.last?.arguments == [] else {
      return false
    }
    return type.simpleName.map(generic.contains) ?? false
  }

  /// Returns the structure of an inferred type: a name, an array or a dictionary.
  static func reference(_ text: String, at range: SourceRange) -> TypeReference? {
    guard !text.contains("<"), var type = TypeReference(parsing: text) else { return nil }
    type.change { $0.range = range }
    return type
  }

  /// Returns the common type of all elements; integers and floating-point literals are `Double`.
  private static func common(_ shapes: [ValueShape], _ hidden: Set<String>) -> String? {
    let types = Set(shapes.map { text(for: $0, hidden: hidden) })
    let double = text(for: .float("0"), hidden: hidden)
    if types == [text(for: .integer("0"), hidden: hidden), double] { return double }
    guard types.count == 1, let type = types.first else { return nil }
    return type
  }

  /// Returns true for a known failable initialiser: `URL(string: "…")`.
  private static func mayFail(_ callee: AnnotationValue, _ arguments: [LabelledValue]) -> Bool {
    guard let first = arguments.first else { return false }
    if let label = first.label { return failableLabels.contains(label) }
    guard case .string = first.value.shape else { return false }
    return StandardTypes.basic.subtracting(["String", "Substring"]).contains(callee.text)
  }

  private static let failableLabels: Set<String> = [
    "base64Encoded", "exactly", "rawValue", "string", "uuidString", "validating",
  ]

  /// The types whose generic arguments an initialiser call can omit.
  private static let generic: Set<String> = [
    "Array", "ContiguousArray", "Dictionary", "Optional", "Set",
  ]

  /// Returns the type of an initialiser call: `Date` for `Date()`, `[Int]` for `[Int]()`.
  ///
  /// A callee that begins with a capital letter is assumed to be a type.
  private static func typeName(_ callee: AnnotationValue) -> String? {
    switch callee.shape {
    case .path(let names):
      guard let name = names.last, name.first?.isUppercase == true, !generic.contains(name)
      else { return nil }
      return callee.text
    case .list(let elements):
      guard elements.count == 1, let name = typeName(elements[0]) else { return nil }
      return "[\(name)]"
    case .dictionary(let pairs):
      guard pairs.count == 1, let key = typeName(pairs[0].key), let value = typeName(pairs[0].value)
      else { return nil }
      return "[\(key): \(value)]"
    default:
      guard let first = callee.text.first, first.isUppercase, callee.text.hasSuffix(">") else {
        return nil
      }
      return callee.text
    }
  }
}

extension Coercion {
  /// The conversions for a type; nil if there are none.
  func applied(to type: MappedType) -> Coercion? {
    guard !isOff else { return nil }
    var coercion = self
    if type.reference?.leaf.simpleName != "Bool" { coercion.words = [] }
    return coercion
  }
}
