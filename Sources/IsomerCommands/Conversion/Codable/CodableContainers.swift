import IsomerGenerator
import IsomerSyntax

/// The containers of a hand-written `init(from:)` or `encode(to:)`, by the names of their variables.
struct CodableContainers {
  private struct Container {
    var path: [String]
    var keys: CodingKeyTable
  }

  private var containers: [String: Container] = [:]
  /// The names of single-value containers.
  private var singles: Set<String> = []
  private let tables: [String: CodingKeyTable]
  /// The name of the decoder or encoder.
  let coder: String
  /// The types whose values are written as string literals: `forKey: "id"`.
  private let literals: Set<String>

  /// Returns the key of a document for a coding key.
  private let documentKey: (String) -> String

  init(
    of function: FunctionDeclaration, tables: [String: CodingKeyTable], in source: SwiftSource
  ) {
    coder = function.parameters.first?.localName ?? ""
    self.tables = tables
    literals = source.literalKeys
    let (coders, reads) = (source.coders, function.name.text == "init")
    documentKey = { coders.key($0, reads: reads) }
  }

  /// The names of the coder and the variables.
  var names: Set<String> { Set(containers.keys).union([coder]) }

  /// Reads `decoder.container(keyedBy: CodingKeys.self)`, `decoder.singleValueContainer()` or
  /// `container.nestedContainer(keyedBy: CodingKeys.self, forKey: .user)`.
  ///
  /// Returns false if the expression is something else.
  mutating func add(_ name: String, _ value: Expression) -> Bool {
    let (effort, call) = value.withoutTry()
    if effort != .optional, call.text == "\(coder).singleValueContainer()" {
      return singles.insert(name).inserted
    }
    guard effort != .optional, case .call(let callee, let arguments) = call.shape,
      case .path(let words) = callee.shape, words.count == 2, let keyedBy = arguments.first,
      keyedBy.label == "keyedBy", let table = table(keyedBy.value)
    else { return false }
    if words == [coder, "container"], arguments.count == 1 {
      containers[name] = Container(path: [], keys: table)
      return true
    }
    guard words[1] == "nestedContainer", arguments.count == 2, arguments[1].label == "forKey",
      let path = keys(words[0], arguments[1].value)
    else { return false }
    containers[name] = Container(path: path, keys: table)
    return true
  }

  /// Returns the type of a value that is decoded from the whole: `T(from: decoder)` or
  /// `container.decode(T.self)`; empty for `.init(from: decoder)`, whose type follows from its use.
  func decodedWhole(_ value: Expression) -> String? {
    guard let (_, callee, arguments) = value.call(), arguments.count == 1 else { return nil }
    let argument = arguments[0].value.text
    if arguments[0].label == "from", argument == coder {
      return callee.text == ".init" ? "" : callee.text
    }
    guard isSingle(callee.text, "decode"), arguments[0].label == nil, argument.hasSuffix(".self")
    else { return nil }
    return String(argument.dropLast(5))
  }

  /// Returns the text of a value that is encoded as the whole: `try name.encode(to: encoder)` or
  /// `try container.encode(name)`.
  func encodedWhole(_ value: Expression) -> String? {
    guard let (effort, callee, arguments) = value.call(), effort == .throwing, arguments.count == 1
    else { return nil }
    let argument = arguments[0].value.text
    if arguments[0].label == nil { return isSingle(callee.text, "encode") ? argument : nil }
    guard arguments[0].label == "to", argument == coder, callee.text.hasSuffix(".encode") else {
      return nil
    }
    return String(callee.text.dropLast(".encode".count))
  }

  /// Returns whether the text of a callee is a function of a single-value container.
  private func isSingle(_ callee: String, _ function: String) -> Bool {
    (singles.sorted() + ["\(coder).singleValueContainer()"]).contains {
      callee == "\($0).\(function)"
    }
  }

  /// A call of a function of a keyed container: `try container.encode(name, forKey: .name)`.
  struct KeyedCall {
    var effort: Expression.Effort
    var function: String
    var argument: LabelledValue
    var path: KeyPathText
  }

  /// Reads a call of a function with a value and a key.
  func keyedCall(_ value: Expression) -> KeyedCall? {
    guard let (effort, callee, arguments) = value.call(), case .path(let words) = callee.shape,
      words.count == 2, arguments.count == 2, arguments[1].label == "forKey",
      let path = path(words[0], arguments[1].value)
    else { return nil }
    return KeyedCall(effort: effort, function: words[1], argument: arguments[0], path: path)
  }

  private func table(_ value: AnnotationValue) -> CodingKeyTable? {
    guard case .path(let words) = value.shape, words.count >= 2, words.last == "self" else {
      return nil
    }
    let name = words[words.count - 2]
    return tables[name]
      ?? (literals.contains(name) ? CodingKeyTable(name: name, takesLiterals: true) : nil)
  }

  private func keys(_ container: String, _ key: AnnotationValue) -> [String]? {
    guard let container = containers[container] else { return nil }
    let name: String
    switch key.shape {
    case .string(let text) where container.keys.takesLiterals && !text.isEmpty:
      return container.path + [documentKey(text)]
    case .member(let word): name = word
    case .path(let words) where words.count >= 2 && words[words.count - 2] == container.keys.name:
      name = words[words.count - 1]
    default: return nil
    }
    guard let key = container.keys.keys[name], !key.isEmpty else { return nil }
    return container.path + [documentKey(key)]
  }

  /// Returns the path of a key in a container.
  func path(_ container: String, _ key: AnnotationValue) -> KeyPathText? {
    keys(container, key).map { KeyPathText($0.map { .key($0) }) }
  }
}
