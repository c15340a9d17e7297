/// Builds source text line by line, with indentation.
struct CodePrinter {
  private(set) var text = ""
  private var depth = 0
  /// What `Self` means in expressions of the user, where the code around them has another one.
  private(set) var selfName: String?
  /// The names of the standard library that mean something else where the code stands.
  private var hidden: Set<String> = []

  /// The names that expressions of the user mention, of those that are asked for.
  private(set) var wanted: Set<String> = []
  var mentioned: Set<String> = []
  /// Where deprecated members are declared, by name: each mention of one is a warning.
  var deprecated: [String: ModelDescription.Line] = [:]

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
    // Nearly always it is one, and to look for characters takes longer than all the rest.
    guard content.utf8.contains(0x0A) else {
      guard let place = place(ofMemberIn: content) else { return add(content) }
      return placed(content, at: place)
    }
    for part in content.split(separator: "\n", omittingEmptySubsequences: false) {
      add(String(part))
    }
  }

  /// A line that counts as a line of the user's.
  ///
  /// No directive can precede the first case of a statement, where the line above counts too, nor
  /// a case under a condition.
  mutating func placed(_ content: String, at place: ModelDescription.Line) {
    let isCase = content.hasPrefix("case ")
    let start = text.dropLast().lastIndex(of: "\n").map(text.index(after:)) ?? text.startIndex
    let above = String(text[start...])
    let head = above.drop { $0 == " " }
    if isCase, head.hasPrefix("#if") { return add(content) }
    let isFirst = isCase && head.hasPrefix("switch ")
    if isFirst { text.removeLast(above.count) }
    directive(line: isFirst ? max(place.line - 1, 1) : place.line, path: place.path)
    if isFirst { text += above }
    add(content)
    add("#sourceLocation()")
  }

  /// Where the deprecated member is declared that a line mentions.
  func place(ofMemberIn line: String) -> ModelDescription.Line? {
    guard !deprecated.isEmpty else { return nil }
    return line.members(of: Set(deprecated.keys)).first.flatMap { deprecated[$0] }
  }

  /// One line, whatever it mentions.
  mutating func add(_ line: String) {
    if !line.isEmpty {
      for _ in 0..<depth { text += "  " }
      text += line
    }
    text += "\n"
  }

  /// `head {`, the body one step deeper, `}`; a closure's parameters follow the brace.
  mutating func block(
    _ head: String, closing parameters: String = "", _ body: (inout CodePrinter) -> Void
  ) {
    line(head + " {" + (parameters.isEmpty ? "" : " " + parameters))
    let start = text.utf8.count
    indented(body)
    if text.utf8.count > start { return line("}") }
    text.removeLast()
    text += "}\n"
  }

  /// A case of a switch, on one line with what it does where that is one short line.
  mutating func branch(_ label: String, _ body: (inout CodePrinter) -> Void) {
    var outer = ""
    swap(&outer, &text)
    indented(body)
    swap(&outer, &text)
    let statement = outer.drop { $0 == " " }
    let room = 100 - 2 * depth - label.utf8.count
    // Behind the line there is its end, and none where there are more.
    if !statement.hasPrefix("#"), statement.utf8.count <= room,
      statement.utf8.firstIndex(of: 0x0A) == statement.utf8.indices.last
    {
      line("\(label) \(statement.dropLast())")
    } else {
      line(label)
      text += outer
    }
  }

  /// A line with its blanks, whatever the depth is.
  mutating func wholeLine(_ content: some StringProtocol) { text += content + "\n" }

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
}
