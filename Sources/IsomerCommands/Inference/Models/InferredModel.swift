import IsomerSyntax

/// A structure or an enum to be printed.
struct InferredModel {
  enum Kind: String { case structure = "struct", enumeration = "enum" }

  /// A property or a case.
  struct Member {
    var name: String
    /// The type; nil for a case without a value.
    var type: InferredType?
    /// The options of its annotation.
    var options: [String] = []
  }

  var kind: Kind
  var name: String
  /// The options of its annotation.
  var options: [String]
  var members: [Member]
  /// The property for unknown keys, or the case for other values.
  var rest: Member?
}

extension InferredModel {
  /// Creates the enum for words or kinds of objects, with a case for all other values.
  init(
    _ name: String, options: [String] = [], _ naming: KeyNaming, types: [InferredType?],
    fallback: String
  ) {
    let members = zip(zip(naming.names, naming.keys), types).map { named, type in
      Member(
        name: named.0, type: type,
        options: named.1.map { ["key: \(SwiftLiteral.string($0))"] } ?? [])
    }
    var scope = NameScope(reserved: Set(naming.names))
    let other = naming.names.contains("other") ? scope.take("unlisted") : "other"
    self.init(
      kind: .enumeration, name: name, options: options + naming.options, members: members,
      rest: Member(name: other, type: InferredType(text: fallback), options: ["fallback"]))
  }
}

/// A type in Swift's spelling.
struct InferredType {
  var text: String
  /// A comment about facts that the values do not show.
  var note: String?

  var isOptional: Bool { text.hasSuffix("?") }

  var optional: InferredType { isOptional ? self : InferredType(text: text + "?", note: note) }
}
