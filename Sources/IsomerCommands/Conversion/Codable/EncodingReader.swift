import IsomerGenerator
import IsomerSyntax

/// Recognises the statements of a hand-written `encode(to:)`.
struct EncodingReader {
  /// The paths of the properties that are written.
  private(set) var paths: [String: KeyPathText] = [:]
  /// The optional properties whose nil is written as null.
  private(set) var nulls: Set<String> = []
  private(set) var marks: [Mark] = []
  /// The properties that are written as the whole value.
  private(set) var wholes: Set<String> = []

  private let properties: [String: PropertyDeclaration]
  private var containers: CodableContainers
  private let coder: String
  /// True if the superclass is in the program, and is converted with the type.
  private let hasSuperclass: Bool
  /// The names of single-value containers.
  private var singles: Set<String> = []

  init(
    _ function: FunctionDeclaration, of model: ModelSource, tables: [String: CodingKeyTable],
    in source: SwiftSource, hasSuperclass: Bool
  ) {
    self.hasSuperclass = hasSuperclass
    properties = Dictionary(
      (model.storedProperties + model.computedProperties).map { ($0.name.text, $0) },
      uniquingKeysWith: { first, _ in first })
    let parameter = function.parameters.first
    coder = (parameter?.innerName ?? parameter?.label)?.text ?? ""
    containers = CodableContainers(coder: coder, tables: tables)
    let rejected = Statement.rejected(in: function, of: source) { read($0) }
    marks = rejected.map { Mark(offset: $0, text: "this code of 'encode(to:)' is not converted") }
  }

  private mutating func read(_ statement: Statement) -> Bool {
    switch statement.form {
    case .binding(let name, let value): addSingle(name, value) || containers.add(name, value)
    case .expression(let value):
      hasSuperclass && value.text == "try super.encode(to: \(coder))" || readWhole(value)
        || readCall(value)
    default: false
    }
  }

  private mutating func addSingle(_ name: String, _ value: Expression) -> Bool {
    guard value.text == "\(coder).singleValueContainer()" else { return false }
    return singles.insert(name).inserted
  }

  /// Reads `try name.encode(to: encoder)` or `try container.encode(name)`.
  private mutating func readWhole(_ value: Expression) -> Bool {
    let (effort, call) = value.withoutTry()
    guard effort == .throwing, case .call(let callee, let arguments) = call.shape,
      arguments.count == 1
    else { return false }
    var names = callee.text.split(separator: ".").map(String.init)
    guard names.popLast() == "encode" else { return false }
    if arguments[0].label == nil {
      guard
        names.count == 1 && singles.contains(names[0])
          || callee.text == "\(coder).singleValueContainer().encode"
      else { return false }
      names = arguments[0].value.text.split(separator: ".").map(String.init)
    } else if arguments[0].label != "to" || arguments[0].value.text != coder {
      return false
    }
    if names.first == "self" { names.removeFirst() }
    guard names.count == 1, properties[names[0]] != nil else { return false }
    return wholes.insert(names[0]).inserted
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
