import IsomerGenerator
import IsomerSyntax

/// Checks that a hand-written `encode(to:)` of an enum writes what its `init(from:)` reads.
struct EnumEncodingCheck {
  let reader: EnumCodingReader
  let model: ModelSource
  let tables: [String: CodingKeyTable]
  let source: SwiftSource

  /// Returns whether each case is written as its value and its tag, or as its text.
  func accepts(_ function: FunctionDeclaration) -> Bool {
    guard let body = source.body(of: function.range) else { return false }
    var containers = CodableContainers(of: function, tables: tables, in: source)
    var written: Set<String> = []
    for statement in Statement.statements(in: body, of: source) {
      if case .binding(let name, let value) = statement.form {
        guard containers.add(name, value) else { return false }
      } else if case .choice(let value, let clauses)? = Block(statement, in: source) {
        guard value.text == "self" else { return false }
        for clause in clauses {
          guard
            clause.patterns.count == 1,
            let (element, payload) = pattern(clause.patterns[0]),
            accepts(clause.body, element, payload, containers)
          else { return false }
          written.insert(element)
        }
      } else {
        return isRawValue(statement, containers)
      }
    }
    return model.declaration.cases.allSatisfy { written.contains($0.name.text) }
  }

  /// Returns the case and the constant of `.name(let value)`, `let .name(value)` or `.name`.
  private func pattern(_ pattern: Expression) -> (element: String, payload: String?)? {
    let text = (pattern.text ?? "").replacing("let ", with: "")
    guard text.hasPrefix(".") else { return nil }
    let parts = text.dropFirst().split(separator: "(", maxSplits: 1)
    guard let name = parts.first.map(String.init),
      model.declaration.cases.contains(where: { $0.name.text == name })
    else { return nil }
    guard parts.count == 2 else { return (name, nil) }
    let payload = String(parts[1].dropLast())
    let isName = payload.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isName ? (name, payload) : nil
  }

  /// Returns whether the statements for a case write its value, and its tag at most once.
  private func accepts(
    _ statements: [Statement], _ element: String, _ payload: String?,
    _ containers: CodableContainers
  ) -> Bool {
    var writesValue = false
    var writesTag = reader.tag == nil || payload.map { _ in hasTag(element) } ?? false
    let key = reader.keys[element]?.first
    for statement in statements {
      if let call = containers.keyedCall(statement.whole) {
        guard call.function == "encode", call.effort == .throwing, call.path == reader.tag,
          key != nil, call.argument.value.shape.string == key
        else { return false }
        writesTag = true
        continue
      }
      guard let written = written(statement, containers) else { return false }
      if let text = StringLiteral(written)?.value {
        guard payload == nil, reader.tag == nil, text == key else { return false }
      } else if written != payload {
        return false
      }
      writesValue = true
    }
    return writesTag && (writesValue || payload == nil && reader.tag != nil)
  }

  /// Returns whether the model in a case has a property with the key of the tag, which writes it.
  private func hasTag(_ element: String) -> Bool {
    let value = model.declaration.cases.first { $0.name.text == element }?.associatedValues?.first
    guard let path = value?.type.namePath, let name = path.split(separator: ".").last,
      let tag = reader.tag
    else { return false }
    return source.models.filter { $0.name == name }.contains { payload in
      let keys =
        payload.nestedTypes.first { $0.name.text == "CodingKeys" }
        .flatMap { CodingKeyTable($0) }?.keys ?? [:]
      return (payload.storedProperties + payload.computedProperties).contains { property in
        let key = keys[property.name.text] ?? property.name.text
        return tag == source.coders.path(key, reads: false)
      }
    }
  }

  /// Returns the text of a value that a statement writes as the whole, also by the function of
  /// swift-openapi-runtime.
  private func written(_ statement: Statement, _ containers: CodableContainers) -> String? {
    if let text = containers.encodedWhole(statement.whole) { return text }
    guard let (effort, callee, arguments) = statement.whole.call(), effort == .throwing,
      callee.text == "\(containers.coder).encodeToSingleValueContainer", arguments.count == 1
    else { return nil }
    return arguments[0].value.text
  }

  /// Returns whether a statement writes the raw value of an enum with raw values.
  private func isRawValue(_ statement: Statement, _ containers: CodableContainers) -> Bool {
    EnumConversion.isRaw(model)
      && ["rawValue", "self.rawValue"].contains(containers.encodedWhole(statement.whole))
  }
}
