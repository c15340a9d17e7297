import IsomerSyntax

/// The type of a property as generated code names it.
struct MappedType: Sendable, Equatable {
  /// The type as written, `Int?` and all.
  var text: String
  /// The type without its outermost optional.
  var wrapped: String
  var isOptional: Bool
  /// The structure; nil for an inferred type with generic arguments.
  var reference: TypeReference?
  /// Whether it was taken from the initial value.
  var isInferred = false

  init(_ reference: TypeReference) {
    self.reference = reference
    text = reference.text
    wrapped = reference.text
    isOptional = false
    if let inner = reference.optionalWrapped {
      isOptional = true
      wrapped = inner.text
    }
    if case .implicitlyUnwrapped(let inner) = reference.shape { text = inner.text + "?" }
  }

  /// A type inferred from an initial value, never optional.
  init(inferred text: String, at range: SourceRange) {
    self.text = text
    wrapped = text
    isOptional = false
    reference = InferredType.reference(text, at: range)
    isInferred = true
  }
}

extension TypeReference {
  /// What `T?`, `T!` and `Optional<T>` wrap.
  var optionalWrapped: TypeReference? {
    switch shape {
    case .optional(let inner), .implicitlyUnwrapped(let inner): return inner
    case .named(let components):
      guard let last = components.last, last.name == "Optional", last.arguments.count == 1 else {
        return nil
      }
      return last.arguments[0]
    default: return nil
    }
  }

  /// The unqualified name of a simple type: `Int` of `Int` and `Swift.Int`.
  var simpleName: String? {
    guard case .named(let components) = shape, let last = components.last else { return nil }
    if components.count == 1 { return last.name }
    return components.count == 2 && ["Swift", "Foundation"].contains(components[0].name)
      ? last.name : nil
  }

  /// The element of `[T]`, `Array<T>` and `Set<T>`, or the value of a dictionary.
  var elementType: TypeReference? {
    switch shape {
    case .array(let element): return element
    case .dictionary(_, let value): return value
    case .named(let components):
      guard let last = components.last else { return nil }
      switch (simpleName, last.arguments.count) {
      case ("Array", 1), ("Set", 1), ("ContiguousArray", 1): return last.arguments[0]
      case ("Dictionary", 2): return last.arguments[1]
      default: return nil
      }
    default: return nil
    }
  }

  /// The key of `[K: V]` and `Dictionary<K, V>`.
  var keyType: TypeReference? {
    switch shape {
    case .dictionary(let key, _): return key
    case .named(let components):
      guard simpleName == "Dictionary", let last = components.last, last.arguments.count == 2
      else { return nil }
      return last.arguments[0]
    default: return nil
    }
  }

  /// The type below all optionals and collections: `Tag` of `[String: [Tag?]]`.
  var leaf: TypeReference {
    if let inner = optionalWrapped { return inner.leaf }
    if let element = elementType { return element.leaf }
    return self
  }
}

/// The types that the conversion table of `coerce` knows.
enum CoercibleTypes {
  static let names: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "Bool", "String", "Substring", "Date",
  ]

  static func contains(_ type: MappedType) -> Bool {
    guard let reference = type.reference else { return names.contains(type.text) }
    return reference.leaf.simpleName.map(names.contains) ?? false
  }
}

/// The type of a property that has none written, from its initial value.
enum InferredType {
  /// `"x"` is a `String`, `[1, 2]` a `[Int]`, `Date()` a `Date`; nil where tokens do not tell.
  static func text(for shape: ValueShape, hidden: Set<String> = []) -> String? {
    func standard(_ name: String) -> String { hidden.contains(name) ? "Swift.\(name)" : name }
    return switch shape {
    case .string: standard("String")
    case .integer: standard("Int")
    case .float: standard("Double")
    case .boolean: standard("Bool")
    case .list(let elements): common(elements.map(\.shape), hidden).map { "[\($0)]" }
    case .dictionary(let pairs): dictionary(pairs, hidden)
    case .call(let callee, let arguments): mayFail(callee, arguments) ? nil : typeName(callee)
    default: nil
    }
  }

  /// Whether the initial value tells the arguments: `Set` of `var x: Set = [1]`.
  static func isIncomplete(_ type: TypeReference) -> Bool {
    guard case .named(let components) = type.shape, components.last?.arguments == [] else {
      return false
    }
    return type.simpleName.map(generic.contains) ?? false
  }

  /// The structure of an inferred type: names, arrays and dictionaries.
  static func reference(_ text: String, at range: SourceRange) -> TypeReference? {
    guard !text.contains("<") else { return nil }
    guard text.hasPrefix("["), text.hasSuffix("]") else {
      let names = text.split(separator: ".").map { TypeComponent(name: String($0)) }
      return TypeReference(text: text, range: range, shape: .named(names))
    }
    let inside = text.dropFirst().dropLast()
    // A key is a name, so the first colon is the dictionary's own.
    if let colon = inside.firstIndex(of: ":"), !inside.hasPrefix("[") {
      let value = inside[inside.index(after: colon)...].drop { $0 == " " }
      guard let key = reference(String(inside[..<colon]), at: range),
        let value = reference(String(value), at: range)
      else { return nil }
      return TypeReference(text: text, range: range, shape: .dictionary(key: key, value: value))
    }
    guard let element = reference(String(inside), at: range) else { return nil }
    return TypeReference(text: text, range: range, shape: .array(element))
  }

  private static func dictionary(_ pairs: [KeyedValue], _ hidden: Set<String>) -> String? {
    guard let key = common(pairs.map(\.key.shape), hidden),
      let value = common(pairs.map(\.value.shape), hidden)
    else { return nil }
    return "[\(key): \(value)]"
  }

  /// The one type that all elements have; integers beside floating-point literals are `Double`.
  private static func common(_ shapes: [ValueShape], _ hidden: Set<String>) -> String? {
    let types = Set(shapes.map { text(for: $0, hidden: hidden) })
    let double = text(for: .float("0"), hidden: hidden)
    if types == [text(for: .integer("0"), hidden: hidden), double] { return double }
    guard types.count == 1, let type = types.first else { return nil }
    return type
  }

  /// Whether the initialiser is one that is known to give an optional: `URL(string: "…")`.
  private static func mayFail(_ callee: AnnotationValue, _ arguments: [LabelledValue]) -> Bool {
    guard let first = arguments.first else { return false }
    if let label = first.label { return failableLabels.contains(label) }
    guard case .string = first.value.shape else { return false }
    return CoercibleTypes.names.subtracting(["String", "Substring"]).contains(callee.text)
  }

  private static let failableLabels: Set<String> = [
    "base64Encoded", "exactly", "rawValue", "string", "uuidString", "validating",
  ]

  /// Types whose arguments an initialiser call does not spell out.
  private static let generic: Set<String> = [
    "Array", "ContiguousArray", "Dictionary", "Optional", "Set",
  ]

  /// `Date` of `Date()`, `[Int]` of `[Int]()`: a call of something that begins with a capital
  /// letter is taken for an initialiser.
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
      guard pairs.count == 1, let key = typeName(pairs[0].key),
        let value = typeName(pairs[0].value)
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
