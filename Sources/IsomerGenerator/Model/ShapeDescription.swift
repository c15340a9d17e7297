import IsomerSyntax

/// What a model is that maps another type: the shape that describes it.
struct ShapeDescription: Sendable, Equatable {
  /// A member of the protocol, of which the compiler is asked whether the type has it.
  struct Member: Sendable, Equatable {
    /// `.latitude`.
    var access: PastedExpression
    var type: String
    var isSettable: Bool
  }

  /// The protocol.
  var protocolName: String
  /// The type that is mapped, as generated code names it, and where it stands.
  var type: PastedExpression
  /// The same under which properties look for it.
  var key: String
  var members: [Member] = []
  /// The module of the type where a public mapping has to name it.
  var module: String?
  /// The mappings of other shapes that take its place under profiles.
  var replacements: [Replacement] = []

  struct Replacement: Sendable, Equatable {
    var profile: String
    var mapping: String
    var reads: Bool
    var writes: Bool
  }

  /// `CoordinateMapping` for `CoordinateShape`.
  static func mappingName(of protocolName: String) -> String {
    let name = protocolName.split(separator: ".").last.map(String.init) ?? protocolName
    let isNamedSo = name.hasSuffix("Shape") && name.count > 5
    return (isNamedSo ? String(name.dropLast(5)) : name) + "Mapping"
  }
}

extension ModelDescription {
  /// The type of the values, as generated code names it.
  var valueType: String { shape?.type.text ?? typeName }
}

extension TypeDeclaration {
  /// Whether this protocol lists the members of another type, or would like to.
  var isShape: Bool {
    let words = annotations.flatMap(\.options).map(\.word.text)
    return words.contains("for") && !words.contains { $0.prefix { $0 != "." } == "with" }
  }
}

/// The type that `for:` names.
struct ShapedType {
  /// Without the module in front of it.
  var key: String
  /// As it is written, but for types around the protocol.
  var text: String
  /// The module in front of it.
  var module: String?

  /// Nil for what is no named type.
  init?(_ value: AnnotationValue, in outer: [String], _ names: TypeNames, modules: Set<String>) {
    guard let reference = TypeReference(parsing: value.text),
      case .named(let components) = reference.shape, let first = components.first,
      value.text.split(separator: ".").last != "self"
    else { return nil }
    let written = value.text.filter { !$0.isWhitespace }
    let isModule = components.count > 1 && modules.union(["Swift"]).contains(first.name)
    module = isModule ? first.name : nil
    key =
      isModule
      ? String(written.dropFirst(first.name.count + 1)) : names.fullName(written, seenIn: outer)
    text = isModule ? written : key
  }
}
