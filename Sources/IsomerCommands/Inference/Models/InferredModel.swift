import IsomerGenerator

/// A type to be printed.
enum InferredModel {
  case structure(InferredStructure)
  case enumeration(InferredEnum)
  case choice(InferredChoice)
  case kinds(InferredKinds)
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

  /// Returns a name of the fallback that no other case has.
  static func fallback(_ names: [String]) -> String {
    var scope = NameScope(reserved: Set(names))
    return names.contains("other") ? scope.take("unlisted") : "other"
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

/// An enum for objects of several kinds, with a case for all other values.
struct InferredKinds {
  var name: String
  /// The key with the name of the kind.
  var tag: String
  var strategy: KeyStrategy
  /// The cases; one without a type has no members.
  var cases: [(name: String, key: String?, type: String?)]
  var fallback: String
}

/// A type in Swift's spelling.
struct InferredType {
  var text: String
  /// A comment about facts that the values do not show.
  var note: String?

  var isOptional: Bool { text.hasSuffix("?") }

  var optional: InferredType { isOptional ? self : InferredType(text: text + "?", note: note) }
}
