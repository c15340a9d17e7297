import IsomerSyntax

/// Builds source text line by line, with indentation.
struct CodePrinter {
  private(set) var text = ""
  private var depth = 0
  /// What `Self` means in expressions of the user, where the code around them has another one.
  private var selfName: String?
  /// The names of the standard library that mean something else where the code stands.
  private var hidden: Set<String> = []

  /// The names that expressions of the user mention, of those that are asked for.
  private var wanted: Set<String> = []
  private(set) var mentioned: Set<String> = []

  /// Watches for names in the expressions that are pasted from here on.
  mutating func watch(for names: Set<String>) { (wanted, mentioned) = (names, []) }

  /// Qualifies the names of the standard library among these from here on.
  mutating func hide(_ names: Set<String>) { hidden = names }

  /// The name of a type of the standard library: `Bool`, or `Swift.Bool` where another one hides it.
  func standard(_ name: String) -> String { hidden.contains(name) ? "Swift.\(name)" : name }

  /// Prints where `Self` would be another type than the user means.
  mutating func naming(self name: String, _ body: (inout CodePrinter) -> Void) {
    let outer = selfName
    selfName = name
    body(&self)
    selfName = outer
  }

  /// One line, or several of a multi-line literal, at the current depth.
  mutating func line(_ content: String = "") {
    for part in content.split(separator: "\n", omittingEmptySubsequences: false) {
      if !part.isEmpty { text += String(repeating: "  ", count: depth) + part }
      text += "\n"
    }
  }

  /// `head {`, the body one step deeper, `}`; a closure's parameters follow the brace.
  mutating func block(
    _ head: String, closing parameters: String = "", _ body: (inout CodePrinter) -> Void
  ) {
    line(head + " {" + (parameters.isEmpty ? "" : " " + parameters))
    indented(body)
    line("}")
  }

  mutating func indented(_ body: (inout CodePrinter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// The body inside a closure that lets no error show the value it reads; without the closure
  /// where there is no secret.
  mutating func secretly(
    reading isSecret: Bool, _ body: (inout CodePrinter) -> Void
  ) {
    guard isSecret else { return body(&self) }
    block("try reader.secret", closing: "reader throws(\(RuntimeNames.failure)) in", body)
  }

  /// The same for what is written.
  mutating func secretly(
    writing isSecret: Bool, _ body: (inout CodePrinter) -> Void
  ) {
    guard isSecret else { return body(&self) }
    block("writer.secret", closing: "writer in", body)
  }

  /// `let name = value`, or `var` where something is compiled below that changes it.
  mutating func binding(_ name: String, _ value: String, changedUnder conditions: [[String]]) {
    let all = conditions.map { $0.map { "(\($0))" }.joined(separator: " && ") }
    guard !all.isEmpty, !all.contains("") else {
      line("\(all.isEmpty ? "let" : "var") \(name) = \(value)")
      return
    }
    line("#if \(all.joined(separator: " || "))")
    line("var \(name) = \(value)")
    line("#else")
    line("let \(name) = \(value)")
    line("#endif")
  }

  /// The body inside `#if condition … #endif` for each condition, outermost first.
  mutating func conditional(_ conditions: [String], _ body: (inout CodePrinter) -> Void) {
    for condition in conditions { line("#if \(condition)") }
    body(&self)
    for _ in conditions { line("#endif") }
  }

  /// `prefix expression suffix`, with the expression at the user's own line and column, so that the
  /// compiler's errors about it point there.
  mutating func pasted(_ prefix: String, _ expression: PastedExpression, _ suffix: String = "") {
    let place = expression.location
    let source = selfName.map { expression.text.naming(self: $0) } ?? expression.text
    if !wanted.isEmpty { mentioned.formUnion(expression.text.identifiers(of: wanted)) }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard place.line > 1, let first = lines.first else {
      directive(line: place.line, path: expression.path)
      line("\(prefix) \(source)\(suffix)")
      line("#sourceLocation()")
      return
    }
    directive(line: place.line - 1, path: expression.path)
    line(prefix)
    text += String(repeating: " ", count: max(place.column - 1, 0)) + first + "\n"
    for rest in lines.dropFirst() { text += rest + "\n" }
    if !suffix.isEmpty { line(suffix) }
    line("#sourceLocation()")
  }

  /// A transformer inside of those for the collections around its type.
  mutating func lifted(
    _ prefix: String, _ transformer: PastedExpression, _ lifts: [Lift]?, _ suffix: String
  ) {
    let names = (lifts ?? []).map { "\(RuntimeNames.module).\($0.rawValue)(" }
    let space = names.isEmpty || prefix.hasSuffix("(") ? "" : " "
    pasted(
      prefix + space + names.joined(), transformer,
      String(repeating: ")", count: names.count) + suffix)
  }

  /// `call, by: hook)`, or `call) { $0.method() }` where the hook is a method.
  mutating func hook(_ call: String, _ hook: ModelDescription.Hook) {
    if let method = hook.call {
      line("\(call)) { \(method) }")
    } else {
      pasted("\(call), by:", hook.expression, ")")
    }
  }

  private mutating func directive(line number: Int, path: String) {
    line("#sourceLocation(file: \(SwiftLiteral.string(path)), line: \(number))")
  }
}

extension String {
  /// The names of a set that stand in Swift source, but for members.
  fileprivate func identifiers(of names: Set<String>) -> Set<String> {
    let bytes = [UInt8](utf8)
    var found: Set<String> = []
    var isMember = false
    for token in Lexer.tokens(of: bytes) {
      let text = String(decoding: bytes[token.range.start..<token.range.end], as: UTF8.self)
      if !isMember, names.contains(text) { found.insert(text) }
      isMember = text == "."
    }
    return found
  }

  /// Swift source with `Self` replaced by a type's name.
  fileprivate func naming(self name: String) -> String {
    guard contains("Self") else { return self }
    let bytes = [UInt8](utf8)
    var result: [UInt8] = []
    for token in Lexer.tokens(of: bytes) {
      let text = bytes[token.range.start..<token.range.end]
      result += text.elementsEqual("Self".utf8) ? Array(name.utf8) : Array(text)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
