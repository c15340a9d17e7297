import IsomerSyntax

/// Builds source text line by line, with indentation.
final class CodePrinter {
  private(set) var text = ""
  private var indentation = ""
  /// The type that `Self` means in the user's expressions, if the surrounding code is in another type.
  private(set) var selfName: String?
  /// The prefix of the model's static members: `Self.` in functions of an instance.
  private(set) var ownPrefix = ""
  /// The names of the standard library that are shadowed in the current code.
  private var hidden: Set<String> = []

  /// The declarations at the top level and in extensions.
  private(set) var declarations: [GeneratedDeclaration] = []
  private var scope = ""
  /// The declaration that is being noted, up to its parameters.
  private var head = ""
  /// The model that is being printed.
  var model = ""
  private var isInside = false

  /// The conditions of the `#if` around the current code, outermost first.
  private(set) var conditions: [String] = []
  /// The constants that the current code uses.
  var constants = Constants()

  /// The names to find in the user's expressions.
  private(set) var wanted: ((String) -> String?)?
  var mentioned: [String: String] = [:]
  /// The declarations of deprecated members, by name; each use of one causes a warning.
  var deprecated: [String: Model.Line] = [:]
  /// The members of the current type that are unsafe to access.
  private var unsafe: Set<String> = []

  /// Begins to collect the names in pasted expressions for which a function returns a text.
  func watch(for text: ((String) -> String?)?) { (wanted, mentioned) = (text, [:]) }

  /// Begins to qualify these names of the standard library.
  func hide(_ names: Set<String>) { hidden = names }

  /// Returns the name of a standard type: `Bool`, or `Swift.Bool` if another type shadows it.
  func standard(_ name: String) -> String { hidden.contains(name) ? "Swift.\(name)" : name }

  /// Prints code in which `Self` is not the type that the user means.
  func naming(self name: String, _ body: (CodePrinter) -> Void) {
    let outer = selfName
    selfName = name
    body(self)
    selfName = outer
  }

  /// Prints the body of a function of an instance.
  func inInstance(_ body: (CodePrinter) -> Void) {
    ownPrefix = "Self."
    body(self)
    ownPrefix = ""
  }

  /// Prints code in which accesses to these members are unsafe.
  func accessing(unsafe names: Set<String>, _ body: (CodePrinter) -> Void) {
    let outer = unsafe
    unsafe = names
    body(self)
    unsafe = outer
  }

  /// Returns code in which accesses to unsafe members are marked.
  func marked(_ code: String) -> String { unsafe.isEmpty ? code : code.marking(unsafe) }

  /// Prints a line, or the lines of a multi-line literal, at the current depth.
  func line(_ content: String = "") {
    guard content.includes("\n") else {
      guard let place = place(ofMemberIn: content) else { return add(content) }
      return placed(content, at: place)
    }
    for part in content.split(separator: "\n", omittingEmptySubsequences: false) {
      add(String(part))
    }
  }

  /// Prints a line that counts as a line of the user's file.
  ///
  /// A directive cannot precede the first case of a `switch`, where the line above is mapped too, or a case in `#if`.
  func placed(_ content: String, at place: Model.Line) {
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

  /// Returns the declaration of the deprecated member that a line uses.
  func place(ofMemberIn line: String) -> Model.Line? {
    guard !deprecated.isEmpty else { return nil }
    return line.members(of: Set(deprecated.keys)).first.flatMap { deprecated[$0] }
  }

  func add(_ line: String) {
    if indentation.utf8.count < 4 { note(line) }
    if !line.isEmpty {
      text += indentation
      text += marked(line)
    }
    text += "\n"
  }

  /// Notes the declaration in a line at the top level or of a member.
  private func note(_ line: String) {
    guard !line.isEmpty, line != "}" else { return }
    if indentation.isEmpty {
      var (word, rest) = line.includes("extension ") ? line.divided(at: " ") : ("", "")
      while word != "extension", !rest.isEmpty { (word, rest) = rest.divided(at: " ") }
      isInside = word == "extension"
      let path = isInside ? rest.divided(at: " :").before : ""
      scope = path.includes("`") ? path.filter { $0 != "`" } : path
    }
    guard indentation.isEmpty || isInside else { return }
    head += line
    // The parameters can be on lines of their own.
    if line.hasSuffix("(") || line.hasSuffix(","), head.contains("func ") { return }
    if let found = GeneratedDeclaration(head, in: scope, of: model) { declarations.append(found) }
    head = ""
  }

  /// Prints `head {`, the indented body and `}` with the rest of the line; a closure's parameters
  /// follow the brace.
  func block(
    _ head: String, closing parameters: String = "", ending rest: String = "",
    _ body: (CodePrinter) -> Void
  ) {
    line(head + " {" + (parameters.isEmpty ? "" : " " + parameters))
    let start = text.utf8.count
    indented(body)
    if text.utf8.count > start { return line("}" + rest) }
    text.removeLast()
    text += "}\(rest)\n"
  }

  /// Prints `head {`, the body, `} else {` with the other body, and `}`.
  func block(
    _ head: String, or second: String = "else", _ body: (CodePrinter) -> Void,
    otherwise other: (CodePrinter) -> Void
  ) {
    line("\(head) {")
    indented(body)
    line("} \(second) {")
    indented(other)
    line("}")
  }

  /// Prints a declaration with the availability and isolation of a type.
  func block(_ head: String, of type: some Declared, _ body: (CodePrinter) -> Void) {
    for attribute in type.availability { line("@\(attribute)") }
    block(type.isolation.prefix + head, body)
  }

  /// Prints parts with a blank line between them; a part may print nothing.
  func parts(_ parts: (CodePrinter) -> Void...) {
    self.parts(parts) { $0($1) }
  }

  func parts<Item>(_ items: [Item], _ body: (Item, CodePrinter) -> Void) {
    var isFirst = true
    for item in items {
      if !isFirst { line() }
      let start = text.utf8.count
      body(item, self)
      if text.utf8.count > start {
        isFirst = false
      } else if !isFirst {
        text.removeLast()
      }
    }
  }

  /// Prints the code of each item inside its conditions, with a blank line between them.
  func parts<Item: Conditional>(each items: [Item], _ body: (Item, CodePrinter) -> Void) {
    parts(items) { item, printer in printer.conditional(item.conditions) { body(item, $0) } }
  }

  /// Prints a case of a `switch`, on one line if its body is one short line.
  func branch(_ label: String, _ body: (CodePrinter) -> Void) {
    var outer = ""
    swap(&outer, &text)
    indented(body)
    swap(&outer, &text)
    let room = 100 - indentation.utf8.count - label.utf8.count
    let (first, rest) = outer.divided(at: "\n")
    let statement = first[first.utf8.index(first.startIndex, offsetBy: first.count(of: " "))...]
    if rest.isEmpty, !statement.hasPrefix("#"), statement.utf8.count < room {
      line("\(label) \(statement)")
    } else {
      line(label)
      text += outer
    }
  }

  /// Prints a `switch` over the class of `self`, deepest subclasses first, in which the object is
  /// `value`; only the code of the class itself if it has no subclasses.
  func dispatch(
    over subclasses: [Subclass], otherwise own: (CodePrinter) -> Void,
    _ statement: (Subclass) -> String
  ) {
    guard !subclasses.isEmpty else { return own(self) }
    line("switch self {")
    each(subclasses.sorted { $0.depth > $1.depth }) { subclass, printer in
      printer.branch("case let value as \(SwiftName.path(subclass.typeName)):") {
        $0.line(statement(subclass))
      }
    }
    branch("default:", own)
    line("}")
  }

  /// Prints a literal of several lines as an argument of a call, with the text after it.
  func literal(_ call: String, _ lines: [String], _ suffix: String) {
    line(call)
    indented { printer in
      printer.line("\"\"\"")
      for line in lines { printer.wholeLine(printer.indentation + SwiftLiteral.escaped(line)) }
      printer.line("\"\"\"\(suffix)")
    }
  }

  /// Prints a line without indentation.
  func wholeLine(_ content: some StringProtocol) { text += content + "\n" }

  func indented(_ body: (CodePrinter) -> Void) {
    let outer = indentation
    indentation += "  "
    body(self)
    indentation = outer
  }

  /// Prints the body inside a closure that hides the value in errors; without the closure if it is not secret.
  func secretly(reading isSecret: Bool, _ body: (CodePrinter) -> Void) {
    guard isSecret else { return body(self) }
    block("try reader.secret", closing: Self.reader, body)
  }

  /// Prints the reading of a value with own words for errors, which `returning` returns.
  func expecting(
    _ text: String?, returning: Bool = false, _ body: (CodePrinter) -> Void
  ) {
    guard let text else { return body(self) }
    let call = "try reader.expecting(\(SwiftLiteral.string(text)))"
    block(returning ? "return \(call)" : call, closing: Self.reader, body)
  }

  func secretly(writing isSecret: Bool, _ body: (CodePrinter) -> Void) {
    guard isSecret else { return body(self) }
    block("writer.secret", closing: "writer in", body)
  }

  /// Prints a use of a property where it is available.
  func available(_ property: Property, _ body: (CodePrinter) -> Void) {
    let checks = property.declaration.checks
    guard !checks.isEmpty else { return body(self) }
    block("if \(checks.joined(separator: ", "))", body)
  }

  /// The parameter of a closure that reads.
  static let reader = "reader throws(Isomer.ReadingFailure) in"

  /// Prints `let name = value`, or `var` if code that is compiled below changes it.
  func binding(_ name: String, _ value: String, changedUnder conditions: [[String]]) {
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

  /// Prints the body inside `#if condition … #endif` for each condition, outermost first.
  func conditional(_ conditions: [String], _ body: (CodePrinter) -> Void) {
    for condition in conditions { line("#if \(condition)") }
    self.conditions += conditions
    body(self)
    self.conditions.removeLast(conditions.count)
    for _ in conditions { line("#endif") }
  }

  /// Prints the code of each item, inside its conditions.
  func each<Item: Conditional>(_ items: [Item], _ body: (Item, CodePrinter) -> Void) {
    for item in items { conditional(item.conditions) { body(item, $0) } }
  }

  /// Prints the reading of a part of an object, after which others are read even if it fails; `start`
  /// is the position of the object if that is read again, and `invalidity` a variable for failures.
  func postponing(
    from start: String? = nil, noting invalidity: String? = nil, _ body: (CodePrinter) -> Void
  ) {
    block("do throws(Isomer.ReadingFailure)", or: "catch", body) {
      if let invalidity { $0.line("partial.\(SwiftName.quoted(invalidity)) = true") }
      $0.line("missingKeys |= try reader.postpone(error\(start.map { ", from: \($0)" } ?? ""))")
    }
  }
}
