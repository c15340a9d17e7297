import IsomerGenerator
import IsomerSyntax

/// Converts `Codable` enums: the code that the compiler generates, and the usual hand-written forms.
struct EnumConversion {
  let model: ModelSource
  let source: SwiftSource
  let tables: [String: CodingKeyTable]
  private let initialiser: FunctionDeclaration?
  private let encode: FunctionDeclaration?

  init(
    model: ModelSource, source: SwiftSource, tables: [String: CodingKeyTable],
    _ initialiser: FunctionDeclaration?, _ encode: FunctionDeclaration?
  ) {
    self.model = model
    self.source = source
    self.tables = tables
    self.initialiser = initialiser
    self.encode = encode
  }

  func read(into mapping: inout ModelMapping) {
    let cases = model.declaration.cases
    let hasValues = cases.contains { $0.associatedValues != nil }
    let isRaw =
      !hasValues && model.declaration.inheritance.contains { Self.rawTypes.contains($0.text) }
    if initialiser != nil || encode != nil { return readCode(into: &mapping) }
    guard !isRaw, mapping.marks.isEmpty else { return }
    let keys = tables["CodingKeys"]
    for element in cases {
      let name = element.name.text
      if keys?.declaration != nil {
        if let key = keys?.keys[name] {
          if key != name { mapping.cases[name] = ["key: \(SwiftLiteral.string(key))"] }
        } else {
          mapping.cases[name] = ["skip"]
        }
      }
      readValues(of: element, into: &mapping)
    }
    if cases.contains(where: { $0.associatedValues?.isEmpty != false }),
      mapping.writes || !hasValues
    {
      mapping.marks.append(
        Mark(
          offset: model.declaration.range.start,
          text: "the compiler codes a case without values as an object, which no annotation writes")
      )
    }
  }

  /// Reads the hand-written code of an enum.
  ///
  /// The code that writes is that of the same form: a case's value, and its tag.
  private func readCode(into mapping: inout ModelMapping) {
    guard let initialiser,
      let reader = EnumCodingReader(initialiser, of: model, tables: tables, in: source)
    else {
      for function in [initialiser, encode].compactMap(\.self) {
        mapping.marks.append(
          Mark(offset: function.range.start, text: "this code of an enum is not converted"))
      }
      return
    }
    if let encode, !isPlainWriting(encode) {
      mapping.marks.append(
        Mark(offset: encode.range.start, text: "this code of an enum is not converted"))
      return
    }
    mapping.options += reader.options
    mapping.cases = reader.cases
  }

  /// Returns whether a function only writes the values of cases, raw values and tags.
  private func isPlainWriting(_ function: FunctionDeclaration) -> Bool {
    guard let body = source.body(of: function.range) else { return false }
    let coder = (function.parameters[0].innerName ?? function.parameters[0].label)?.text ?? ""
    return Statement.statements(in: body, of: source).allSatisfy { statement in
      if case .binding(_, let value) = statement.form {
        let text = value.text ?? ""
        return text == "\(coder).singleValueContainer()"
          || text.hasPrefix("\(coder).container(keyedBy:")
      }
      if case .choice(let value, let clauses)? = Block(statement, in: source) {
        return value.text == "self"
          && clauses.allSatisfy { clause in
            clause.body.allSatisfy { isPlainWrite($0, coder) || isBreak($0) }
          }
      }
      return isPlainWrite(statement, coder)
    }
  }

  private func isBreak(_ statement: Statement) -> Bool {
    Expression(source, statement.items).text == "break"
  }

  /// Returns whether a statement is `try value.encode(to: encoder)`, `try container.encode(value)` or
  /// `try container.encode("tag", forKey: .type)`.
  private func isPlainWrite(_ statement: Statement, _ coder: String) -> Bool {
    let (effort, call) = Expression(source, statement.items).withoutTry()
    guard effort == .throwing, case .call(let callee, let arguments) = call.shape else {
      return false
    }
    let isPlain = arguments.first.map { argument in
      switch argument.value.shape {
      case .path(let names): names.count == 1 || names.last == "rawValue"
      case .member, .string: true
      default: false
      }
    }
    guard isPlain == true else { return false }
    if arguments.count == 1, arguments[0].label == "to" {
      return arguments[0].value.text == coder && callee.text.hasSuffix(".encode")
    }
    return callee.text.hasSuffix(".encode") && arguments[0].label == nil
      && (arguments.count == 1 || arguments.count == 2 && arguments[1].label == "forKey")
  }

  /// Adds the keys of associated values: the compiler uses `_0` for values without labels.
  private func readValues(of element: CaseDeclaration, into mapping: inout ModelMapping) {
    let name = element.name.text
    let table = tables[name.prefix(1).uppercased() + name.dropFirst() + "CodingKeys"]
    for (index, value) in (element.associatedValues ?? []).enumerated() {
      let own = value.label?.text ?? "_\(index)"
      let start = value.label?.range.start ?? value.type.range.start
      let key = table == nil ? own : table?.keys[own]
      var options: [String] = []
      if let key {
        if key != value.label?.text { options.append("key: \(SwiftLiteral.string(key))") }
      } else {
        options.append("skip")
      }
      if !options.isEmpty { mapping.values[start] = options }
    }
  }

  private static let rawTypes: Set<String> = [
    "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64",
  ]
}
