import IsomerSyntax

/// The types that can read archived values of other types.
struct ArchivedTypes {
  /// The supertypes of each archived type.
  var supertypes: [String: [String]] = [:]

  /// Returns true if every value that was archived as one type can be read as another.
  func reads(_ old: String, as new: String, hasDefault: Bool) -> Bool {
    reads(ArchivedType(old), as: ArchivedType(new), hasDefault: hasDefault)
  }

  private func reads(
    _ old: ArchivedType, as new: ArchivedType, hasDefault: Bool = false
  ) -> Bool {
    if old == new { return true }
    // An optional of a type that may be null is an array. The default replaces nil.
    switch (old.wrapped, new.wrapped) {
    case (nil, nil): break
    case (let old?, let new?): return old.encodesNil == new.encodesNil && reads(old, as: new)
    case (nil, let new?): return !new.encodesNil && reads(old, as: new)
    case (let old?, nil):
      return hasDefault && !old.encodesNil && !new.encodesNil && reads(old, as: new)
    }
    let pairs = zip(old.arguments, new.arguments)
    if !old.arguments.isEmpty, old.form == new.form, old.arguments.count == new.arguments.count {
      if Self.containers.contains(old.form) { return pairs.allSatisfy { reads($0, as: $1) } }
      // The parameter may be the type of an optional.
      let isModel = supertypes[old.name] != nil
      return isModel && pairs.allSatisfy { $0.encodesNil == $1.encodesNil && reads($0, as: $1) }
    }
    return StandardTypes.covers(new.name, old.name)
      || Self.wider[old.name]?.contains(new.name) == true
      || supertypes[old.name]?.contains(new.name) == true
  }

  private static let containers: Set = [
    "Array", "PropertyChange", "ClosedRange", "Dictionary", "Range",
  ]

  /// The types that can represent every value of another type in the same form.
  private static let wider: [String: Set<String>] = [
    "Float16": ["Float", "Double"], "Float": ["Double"], "Character": ["String"],
    "Int8": ["Float16", "Float", "Double"], "UInt8": ["Float16", "Float", "Double"],
    "Int16": ["Float", "Double"], "UInt16": ["Float", "Double"],
    "Int32": ["Double"], "UInt32": ["Double"],
  ]
}

/// A type in a lock file, in one of its spellings: `Array<T>` for `[T]`, `Double` for `CGFloat`.
struct ArchivedType: Equatable {
  var name: String
  var arguments: [ArchivedType] = []

  init(_ text: String) {
    // An external mapping has a schema of its own; the input of another transformer has any form.
    let end = text.firstRange(of: " with Isomer.ShapeTransformer<")?.lowerBound
    let text = String(text[..<(end ?? text.endIndex)])
    let type = text.contains(" with ") ? nil : TypeReference(parsing: text)
    let range = SourceRange(start: 0, end: 0)
    self.init(type ?? TypeReference(text: text, range: range, shape: .other))
  }

  private init(_ type: TypeReference) {
    let written = type.existentialName ?? type.text
    switch type.shape {
    case .optional: name = "Optional"
    case .array: name = "Array"
    case .dictionary: name = "Dictionary"
    case .tuple, .named, .implicitlyUnwrapped, .function, .other:
      name = Self.spellings[written] ?? written
    }
    arguments = type.shape.parts.map { Self($0) }
    if name == "OrderedMap" { arguments.insert(Self("String"), at: 0) }
  }

  private static let spellings: [String: String] = [
    "CGFloat": "Double", "Substring": "String", "TimeInterval": "Double",
  ]

  /// The name that types with the same archived form share.
  var form: String {
    switch name {
    case "Set", "ContiguousArray": "Array"
    case "OrderedMap": "Dictionary"
    default: name
    }
  }

  /// The type of an optional's value.
  var wrapped: ArchivedType? { name == "Optional" ? arguments.first : nil }

  /// True for a type that may be null.
  var encodesNil: Bool { ["PropertyChange", "Optional", "JSONValue"].contains(name) }
}
