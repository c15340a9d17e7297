import IsomerGenerator
import IsomerSyntax

/// Recognises the hand-written coding of an enum: a raw value with a default, a tag, or one value
/// after the other.
struct EnumCodingReader {
  /// The options of the type.
  private(set) var options: [String] = []
  /// The options of the cases.
  private(set) var cases: [String: [String]] = [:]
  /// The path of the tag; nil without one.
  private(set) var tag: KeyPathText?
  /// The texts that select cases, the one that is written first.
  private(set) var keys: [String: [String]] = [:]

  private let source: SwiftSource
  private let model: ModelSource
  private var containers: CodableContainers
  /// The types in the initialiser that read only the tag.
  private var probes: [TagProbe] = []
  /// The decoded values by the names of their constants.
  private var values: [String: Decoded] = [:]
  /// The cases in the order in which they are tried, with the types of their values; empty if these
  /// follow from the case.
  private var attempts: [(name: String, type: String)] = []

  /// A decoded value that selects a case.
  private struct Decoded {
    /// The path of the tag; nil for the value itself.
    var path: KeyPathText?
    var type: String
  }

  /// Returns nil for code in another form.
  init?(
    _ initialiser: FunctionDeclaration, of model: ModelSource, tables: [String: CodingKeyTable],
    in source: SwiftSource
  ) {
    self.source = source
    self.model = model
    containers = CodableContainers(of: initialiser, tables: tables, in: source)
    guard let body = source.body(of: initialiser.range),
      read(Statement.statements(in: body, of: source))
    else { return nil }
    if !attempts.isEmpty {
      guard options.isEmpty, cases.isEmpty, triesCasesInOrder else { return nil }
      options = ["untagged"]
      for element in model.declaration.cases
      where !attempts.contains(where: { $0.name == element.name.text }) {
        cases[element.name.text] = ["skip"]
      }
    }
  }

  private mutating func read(_ statements: [Statement]) -> Bool {
    for (index, statement) in statements.enumerated() {
      let isLast = index == statements.count - 1
      switch statement.form {
      case .binding(let name, let value):
        if let decoded = decoded(value) {
          values[name] = decoded
        } else if !containers.add(name, value) {
          return false
        }
      default:
        if statement.isThrow { return isLast && !attempts.isEmpty }
        if statement.whole.text == "return" || isErrorList(statement) { continue }
        if let probe = TagProbe(statement, in: source) {
          probes.append(probe)
          continue
        }
        if let block = Block(statement, in: source) {
          guard read(block) else { return false }
        } else if readRawValue(statement) {
          guard isLast else { return false }
        } else if let (name, payload) = caseAssignment(statement), let payload,
          let type = wholeValue(payload) ?? values[payload.text ?? ""]?.type
        {
          // The last of several values is decoded without an alternative.
          guard isOnlyReturn(statements.dropFirst(index + 1)) else { return false }
          attempts.append((name, type))
        } else {
          return false
        }
      }
    }
    return true
  }

  private mutating func read(_ block: Block) -> Bool {
    switch block {
    case .choice(let value, let clauses):
      guard let decoded = values[value.text ?? ""] ?? decoded(value) else { return false }
      return readChoice(decoded, value.text, clauses)
    case .binding(let name, let value, let body, let otherwise):
      let (effort, _) = value.withoutTry()
      guard effort == .optional, let type = wholeValue(value),
        let first = body.first, let (element, payload) = caseAssignment(first),
        payload?.text == name, isOnlyReturn(body.dropFirst())
      else { return false }
      attempts.append((element, type))
      return read(otherwise)
    case .condition, .requirement: return false
    case .attempt(let body, let handling):
      let leaves: [StaticString] = ["self", "throw", "return", "try"]
      guard let first = body.first,
        !handling.items.contains(where: { index in
          leaves.contains { source.tokens.is(index, $0) }
        })
      else { return false }
      var assignment = first
      var known: [String: String] = [:]
      if case .binding(let name, let value) = first.form, let type = wholeValue(value),
        body.count > 1
      {
        known[name] = type
        assignment = body[1]
      }
      guard let (element, payload) = caseAssignment(assignment), let payload,
        let type = wholeValue(payload) ?? known[payload.text ?? ""]
      else { return false }
      attempts.append((element, type))
      return isOnlyReturn(body.dropFirst(known.isEmpty ? 1 : 2))
    }
  }

  /// Reads the cases for the values of a tag, or of a string.
  private mutating func readChoice(
    _ decoded: Decoded, _ name: String?, _ clauses: [Block.Clause]
  ) -> Bool {
    guard options.isEmpty, cases.isEmpty, attempts.isEmpty, !EnumConversion.isRaw(model) else {
      return false
    }
    for clause in clauses {
      let body = clause.body.filter { !["return", "break"].contains($0.whole.text) }
      if clause.patterns.isEmpty, body.count == 1, body[0].isThrow { continue }
      guard body.count == 1, let (element, payload) = caseAssignment(body[0]) else { return false }
      if clause.patterns.isEmpty {
        guard payload == nil || decoded.path == nil && payload?.text == name else { return false }
        cases[element] = ["fallback"]
        continue
      }
      if let payload {
        guard decoded.path != nil, wholeValue(payload) != nil else { return false }
      }
      for pattern in clause.patterns {
        guard let key = key(pattern, decoded.type) else { return false }
        keys[element, default: []].append(key)
      }
    }
    for element in model.declaration.cases.map(\.name.text) where cases[element] == nil {
      guard let texts = keys[element] else {
        cases[element] = ["skip"]
        continue
      }
      if texts == [element] { continue }
      let literals = texts.map { SwiftLiteral.string($0) }.joined(separator: ", ")
      cases[element] = ["key: " + (texts.count == 1 ? literals : "[\(literals)]")]
    }
    tag = decoded.path
    if let tag { options = ["tag: \(tag.literal)"] }
    return true
  }

  /// Reads `self = Self(rawValue: value) ?? .unknown`.
  private mutating func readRawValue(_ statement: Statement) -> Bool {
    // Without a raw type, the program's own code gives the raw values.
    guard EnumConversion.isRaw(model), let value = assigned(statement),
      let (first, fallback) = value.splitAtDefault(),
      case .member(let element) = fallback.shape
    else { return false }
    guard let (effort, callee, arguments) = first.call(), effort != .optional,
      arguments.count == 1, arguments[0].label == "rawValue",
      ["Self", ".init", "Self.init", model.name, model.path].contains(callee.text)
    else { return false }
    let raw = expression(arguments[0].value)
    guard values[raw.text ?? ""]?.path == nil,
      values[raw.text ?? ""] != nil || wholeValue(raw) != nil
    else { return false }
    cases[element] = ["fallback"]
    return true
  }

  // MARK: Expressions

  private func isOnlyReturn(_ statements: ArraySlice<Statement>) -> Bool {
    statements.allSatisfy { $0.whole.text == "return" }
  }

  /// Returns whether a statement is `var errors: [any Error] = []`.
  private func isErrorList(_ statement: Statement) -> Bool {
    let text = statement.whole.text ?? ""
    return text.hasPrefix("var ") && text.hasSuffix("Error] = []")
  }

  private func expression(_ value: AnnotationValue) -> Expression {
    Expression(source, source.items(in: value.range))
  }

  /// Returns the value of `self = value`.
  private func assigned(_ statement: Statement) -> Expression? {
    guard case .assignment("self", let value) = statement.form else { return nil }
    return value
  }

  /// Returns the case and the value of `self = .name(value)`.
  private func caseAssignment(_ statement: Statement) -> (name: String, payload: Expression?)? {
    guard let (effort, value) = assigned(statement)?.withoutTry(), effort != .optional else {
      return nil
    }
    if let name = caseName(value.shape) { return (name, nil) }
    guard case .call(let callee, let arguments) = value.shape, arguments.count == 1,
      arguments[0].label == nil, let name = caseName(callee.shape),
      model.declaration.cases.contains(where: { $0.name.text == name })
    else { return nil }
    return (name, expression(arguments[0].value))
  }

  /// Returns the name in `.name`, `Self.name` and `Type.name`.
  private func caseName(_ shape: ValueShape) -> String? {
    switch shape {
    case .member(let name): name
    case .path(let names) where names.count == 2 && ["Self", model.name].contains(names[0]):
      names[1]
    default: nil
    }
  }

  /// Returns the type of a value that is decoded from the whole; empty if it follows from the case,
  /// as for `.init(from: decoder)` and the function of swift-openapi-runtime.
  private func wholeValue(_ value: Expression) -> String? {
    if let (_, callee, arguments) = value.call(), arguments.isEmpty,
      callee.text == "\(containers.coder).decodeFromSingleValueContainer"
    {
      return ""
    }
    return containers.decodedWhole(value)
  }

  /// Returns a decoded value that selects a case.
  private func decoded(_ value: Expression) -> Decoded? {
    let (effort, operand) = value.withoutTry()
    guard effort != .optional else { return nil }
    if case .access(let base, let member) = operand.shape, let type = wholeValue(expression(base)) {
      return probed(type, member)
    }
    if case .path(let names) = operand.shape, names.count == 2, let type = values[names[0]]?.type {
      return probed(type, names[1])
    }
    if let type = wholeValue(value), !type.isEmpty { return Decoded(path: nil, type: type) }
    guard let call = containers.keyedCall(value), call.function == "decode",
      call.argument.value.text.hasSuffix(".self")
    else { return nil }
    return Decoded(path: call.path, type: String(call.argument.value.text.dropLast(5)))
  }

  /// Returns the tag that a property of a type in the initialiser contains.
  private func probed(_ type: String, _ member: String) -> Decoded? {
    let probe = probes.first { $0.name == type && $0.member == member }
    return probe.map {
      Decoded(path: source.coders.path($0.member, reads: true), type: $0.type)
    }
  }

  /// Returns the text of a tag: a string, or a case of an enum with strings.
  private func key(_ pattern: Expression, _ type: String) -> String? {
    if let text = pattern.shape.string {
      return type == "String" || type == "Swift.String" ? text : nil
    }
    guard case .member(let name) = pattern.shape else { return nil }
    let declared = source.models.first {
      $0.declaration.kind == .enumeration
        && ($0.path == type || $0.path == "\(model.path).\(type)")
        && $0.declaration.inheritance.first?.text == "String"
    }
    return declared?.declaration.cases.first { $0.name.text == name }?.string
  }

  /// True if Isomer, which tries the cases in the order of their declarations, chooses the same ones.
  private var triesCasesInOrder: Bool {
    let order = Dictionary(
      firstOf: model.declaration.cases.enumerated().map { ($0.element.name.text, $0.offset) })
    let places = attempts.map { name, type in
      (place: order[name] ?? 0, kind: Self.kind(type.isEmpty ? self.type(ofCase: name) : type))
    }
    for (index, first) in places.enumerated() {
      for second in places[(index + 1)...] where second.place < first.place {
        // Values of different kinds are never confused.
        guard first.kind != second.kind else { return false }
      }
    }
    return true
  }

  private func type(ofCase name: String) -> String? {
    let element = model.declaration.cases.first { $0.name.text == name }
    return element?.associatedValues?.first?.type.text
  }

  private static func kind(_ type: String?) -> String {
    switch type?.replacing("Swift.", with: "") {
    case "String": "string"
    case "Bool": "boolean"
    case "Int", "Double", "Float", "Int64", "Decimal", "UInt", "Int32": "number"
    case let type? where type.hasPrefix("[") && !type.contains(":"): "array"
    default: "object"
    }
  }
}
