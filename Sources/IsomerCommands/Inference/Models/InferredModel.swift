import IsomerGenerator

/// A type to be printed.
enum InferredModel {
  case structure(InferredStructure)
  case enumeration(InferredEnum)
  case choice(InferredChoice)
}

/// A structure for objects.
struct InferredStructure {
  struct Property {
    var name: String
    /// The key, unless the strategy of the structure derives it.
    var key: String?
    var type: InferredType
    /// True for an optional whose key is always present, so that nil is written as null.
    var writesNull = false
  }

  var name: String
  var strategy: KeyStrategy
  var properties: [Property]
  /// The name of the property for unknown keys, if a key cannot be the key of a property.
  var rest: String?
}

/// An enum for words, with a case for all other strings.
struct InferredEnum {
  var name: String
  var strategy: KeyStrategy
  var cases: [(name: String, key: String?)]
  var fallback: String
}

/// An enum for values of several kinds.
struct InferredChoice {
  var name: String
  var cases: [(name: String, type: InferredType)]
}

/// A type in Swift's spelling.
struct InferredType {
  var text: String
  /// A comment about facts that the values do not show.
  var note: String?

  var isOptional: Bool { text.hasSuffix("?") }

  var optional: InferredType { isOptional ? self : InferredType(text: text + "?", note: note) }
}
