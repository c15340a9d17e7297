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

/// An enum for words, with a case for all other strings, or for objects of several kinds, with a case
/// for all other values.
struct InferredEnum {
  var name: String
  /// The key with the name of the kind; nil for words.
  var tag: String?
  /// The names of the words or kinds.
  var naming: KeyNaming
  /// The types of the cases; nil for a word, and for a kind without members.
  var types: [String?]
  /// The type of the other values.
  var fallback: String

  /// The name of the case for other values, which no other case has.
  var fallbackName: String {
    var scope = NameScope(reserved: Set(naming.names))
    return naming.names.contains("other") ? scope.take("unlisted") : "other"
  }
}

/// An enum for values of several kinds.
struct InferredChoice {
  /// The names of cases, in the order in which they are tried.
  static let labels: [(kind: Slot.Kind, label: String)] = [
    (.boolean, "boolean"), (.number, "number"), (.string, "text"), (.array, "list"),
    (.object, "object"), (.dictionary, "object"),
  ]

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
