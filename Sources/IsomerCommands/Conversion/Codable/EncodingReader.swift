import IsomerGenerator
import IsomerSyntax

/// Recognises the statements of a hand-written `encode(to:)`.
struct EncodingReader {
  /// The paths of the properties that are written.
  private(set) var paths: [String: KeyPathText] = [:]
  /// The optional properties whose nil is written as null.
  private(set) var nulls: Set<String> = []
  private(set) var marks: [Mark] = []

  private let properties: [String: PropertyDeclaration]
  private var containers: CodableContainers

  init(
    _ function: FunctionDeclaration, of model: ModelSource, tables: [String: CodingKeyTable],
    in source: SwiftSource
  ) {
    properties = Dictionary(
      (model.storedProperties + model.computedProperties).map { ($0.name.text, $0) },
      uniquingKeysWith: { first, _ in first })
    let parameter = function.parameters.first
    containers = CodableContainers(
      coder: (parameter?.innerName ?? parameter?.label)?.text ?? "", tables: tables)
    let rejected = Statement.rejected(in: function, of: source) { read($0) }
    marks = rejected.map { Mark(offset: $0, text: "this code of 'encode(to:)' is not converted") }
  }

  private mutating func read(_ statement: Statement) -> Bool {
    switch statement.form {
    case .binding(let name, let value): containers.add(name, value)
    case .expression(let value): readCall(value)
    default: false
    }
  }

  /// Reads `try container.encode(name, forKey: .name)`, or `encodeIfPresent`.
  private mutating func readCall(_ value: Expression) -> Bool {
    let (effort, call) = value.withoutTry()
    guard effort == .throwing, case .call(let callee, let arguments) = call.shape,
      case .path(let words) = callee.shape, words.count == 2,
      words[1] == "encode" || words[1] == "encodeIfPresent", arguments.count == 2,
      arguments[0].label == nil, arguments[1].label == "forKey",
      let path = containers.path(words[0], arguments[1].value),
      case .path(let names) = arguments[0].value.shape,
      let name = names.last, names == [name] || names == ["self", name],
      let property = properties[name], paths[name] == nil
    else { return false }
    paths[name] = path
    if words[1] == "encode", property.type?.wrapped != nil { nulls.insert(name) }
    return true
  }
}
