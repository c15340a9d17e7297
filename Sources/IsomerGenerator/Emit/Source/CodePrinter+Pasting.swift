import IsomerSyntax

// Expressions of the user, where the compiler's messages about them point into the user's file.
//
//     #sourceLocation(file: "Post.swift", line: 11)
//     partial.sentAt = try reader
//                     .transformed(.iso8601, Date.self)
//     #sourceLocation()
//
// The expression has the same column as in the user's file, on a line that counts as the file's
// line, here 12. Messages about the call around it should point there too, so the text after the
// expression, and as much as fits of the text before it, stays on its line; the rest is on the line
// above. Both lines cannot count as one: a directive can only be between statements. So functions
// for generated code take such expressions as their first argument, directly after the function's
// name.
extension CodePrinter {
  /// Prints `prefix expression suffix`, with the expression at its line and column in the user's file.
  func pasted(_ prefix: String, _ expression: PastedExpression, _ suffix: String = "") {
    let source = selfName.map { expression.text.naming(self: $0) } ?? expression.text
    if let wanted {
      for name in expression.text.identifiers where mentioned[name] == nil {
        mentioned[name] = wanted(name)
      }
    }
    let brackets = expression.brackets(after: prefix, before: suffix)
    let space = brackets.opening.isEmpty || prefix.hasSuffix("(") ? "" : " "
    placed(
      prefix + space + brackets.opening, source, brackets.closing + suffix,
      at: expression.location, in: expression.path)
  }

  /// Prints the assignment of a property's value to a variable with more optionals, which would give
  /// `.init(1)` another type.
  func assign(_ value: PastedExpression, as type: MappedType, to slot: String) {
    pasted("let mappedDefault: \(type.text) =", value)
    line("\(slot) = mappedDefault")
  }

  /// Prints `prefix text suffix`, with the text at a line and column of a file.
  func placed(
    _ prefix: String, _ text: String, _ suffix: String, at place: SourceLocation, in path: String
  ) {
    let head = PastedHead(marked(prefix), room: place.column - 1)
    // There is no line above line 1.
    let isSplit = !head.above.isEmpty && place.line > 1
    directive(line: isSplit ? place.line - 1 : place.line, path: path)
    if isSplit { add(head.above) }
    let beside = isSplit ? head.beside : head.whole
    let blanks = String(repeating: " ", count: max(place.column - 1 - beside.utf8.count, 0))
    wholeLine(blanks + beside + text + marked(suffix))
    line("#sourceLocation()")
  }

  /// Prints a statement of one line; the compiler's messages about it point to the property.
  func statement(_ text: String, about property: Property, in model: Model) {
    guard property.declaration.isCheckedByCompiler else { return line(text) }
    statement(text, at: property.nameRange, in: property.declaration.ownerFile ?? model.file)
  }

  func statement(_ text: String, about property: DerivedProperty, in model: Model) {
    guard property.isCheckedByCompiler else { return line(text) }
    statement(text, at: property.nameRange, in: model.file)
  }

  private func statement(_ text: String, at range: SourceRange, in file: SourceFile) {
    let line = file.location(at: range.start).line
    placed(text, at: Model.Line(path: file.path, line: line))
  }

  /// Prints a transformer inside the transformers for the collections around its type.
  func lifted(_ prefix: String, _ transformer: Property.Transformer, _ suffix: String) {
    var lifts = transformer.lifts ?? []
    // These transform to an optional and accept null themselves.
    let name = transformer.expression.shape.memberName
    if lifts.last == .optional, ["emptyAsNil", "optional"].contains(name) { lifts.removeLast() }
    let names = lifts.map { "Isomer.\($0.rawValue)(" }
    let space = names.isEmpty || prefix.hasSuffix("(") ? "" : " "
    pasted(
      prefix + space + names.joined(), transformer.expression,
      String(repeating: ")", count: names.count) + suffix)
  }

  /// Prints `call, by: hook)`, or `call) { $0.method() }` if the hook is a method.
  func hook(_ call: String, _ hook: Model.Hook) {
    if let method = hook.call {
      line("\(call)) { \(method) }")
    } else {
      pasted("\(call), by:", hook.expression, ")")
    }
  }

  func directive(line number: Int, path: String) {
    add("#sourceLocation(file: \(SwiftLiteral.string(path)), line: \(number))")
  }
}

extension PastedExpression {
  /// Returns the brackets that make the expression one operand between other tokens.
  ///
  /// Without them, `slot ?? a || b` would mean `(slot ?? a) || b`. An `if` or `switch` is a value only
  /// after `=` or in a closure.
  fileprivate func brackets(
    after prefix: String, before suffix: String
  ) -> (opening: String, closing: String) {
    switch shape {
    case .expression, .range: break
    default: return ("", "")
    }
    if text.isStatement {
      return prefix.hasSuffix("=") && suffix.isEmpty ? ("", "") : ("{ ", " }()")
    }
    // `=` is an operator too, except in a declaration.
    let operators = prefix.contains("let ") ? "?&|+-*/<!" : "?&|+-*/<!="
    let isFirst = prefix.last { $0 != " " }.map { !operators.contains($0) } ?? true
    let isLast = suffix.isEmpty || ",)".contains(suffix.first ?? ")")
    // After a name, the expression is a member of it.
    return isFirst && (isLast || text.hasPrefix(".")) ? ("", "") : ("(", ")")
  }
}

/// The text before an expression, divided into the line above and the expression's own line.
struct PastedHead: Equatable {
  private(set) var above: String
  private(set) var beside: String
  let whole: String

  /// Ends the line above after the whole prefix, after `=`, before a member, or at a space,
  /// whichever leaves a rest that fits into `room` first.
  init(_ prefix: String, room: Int) {
    // A space follows `=` and similar characters, but does not precede a member or an argument.
    whole = prefix.last.map { "=?:,".contains($0) } ?? false ? prefix + " " : prefix
    (above, beside) = whole.utf8.count <= room ? ("", whole) : (prefix, "")
    guard !above.isEmpty,
      let end = Self.breaks(in: whole).first(where: { whole[$0...].utf8.count <= room })
    else { return }
    above = String(whole[..<end])
    if above.hasSuffix(" ") { above.removeLast() }
    beside = String(whole[end...])
  }

  /// Returns the positions where a line may end, in order of preference.
  private static func breaks(in text: String) -> [String.Index] {
    let places = text[..<(text.firstIndex(of: "\"") ?? text.endIndex)].indices
    let value = places.first { text[..<$0].hasSuffix(" = ") || text[$0...] == "= " }
    let rest = places.filter { $0 > value ?? text.startIndex }
    let members = rest.filter {
      text[$0] == "." && !" (,".contains(text[text.index(before: $0)])
        && !text[$0...].hasPrefix(".self")
    }
    let words = rest.filter { text[text.index(before: $0)] == " " }
      // The compiler could parse the line after `return` as another statement.
      .filter { !text[..<$0].hasSuffix("return ") }
    return [value].compactMap(\.self) + members + words
  }
}

extension String {
  /// True for an `if` or `switch` that is used as an expression.
  var isStatement: Bool { ["if", "switch"].contains(prefix { $0.isLetter }) }

  /// Returns the words that occur in Swift source, except as members.
  fileprivate var identifiers: Set<String> { Set(words { $0.last != "." }) }

  /// Returns the names of a set that are variables, or members of anything but generated helpers.
  func members(of names: Set<String>) -> [String] {
    words {
      $0.last == "var" || $0.last == "." && !Self.helpers.contains($0.dropLast().last ?? "")
    }.filter(names.contains)
  }

  /// The words before a `.` that are no values of the user's types.
  private static let helpers: Set =
    Set(RuntimeModule.allCases.map(\.rawValue))
    .union(["partial", "kept", "changes", "reader", "writer", "mappedKeys", "?", ":"])

  /// Returns the code in which each access to one of the members, or an assignment to one of a
  /// member, is marked as an operand of its own: `(unsafe value.x)`.
  func marking(_ names: Set<String>) -> String {
    let (bytes, tokens) = tokens
    var result = bytes
    var next = tokens.count
    for end in tokens.indices.reversed() where end < next && names.contains(tokens[end].name) {
      let following = end + 1 < tokens.count ? tokens[end + 1].text : ""
      var start = end
      while start > 1, tokens[start - 1].text == ".", start == end || following == "=",
        tokens[start - 2].range.end == tokens[start - 1].range.start
      {
        start -= 2
      }
      let isPart = start > 0 && [".", "unsafe"].contains(tokens[start - 1].text)
      // Properties are not called, unlike functions of the runtime.
      guard start < end, !isPart, following != "(", !Self.helpers.contains(tokens[start].text)
      else { continue }
      result.insert(contentsOf: ")".utf8, at: tokens[end].range.end)
      result.insert(contentsOf: "(unsafe ".utf8, at: tokens[start].range.start)
      next = start
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The bytes of Swift source, and its tokens.
  private var tokens: (bytes: [UInt8], tokens: [(text: String, name: String, range: SourceRange)]) {
    let bytes = [UInt8](utf8)
    let tokens = Lexer.tokens(of: bytes).filter { !$0.isTrivia }.map { token in
      let text = String(decoding: bytes[token.range.start..<token.range.end], as: UTF8.self)
      return (text, text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text, token.range)
    }
    return (bytes, tokens)
  }

  /// Returns the words after certain others.
  private func words(after isRight: (ArraySlice<String>) -> Bool) -> [String] {
    let tokens = tokens.tokens
    let texts = tokens.map(\.text)
    return tokens.indices.filter { isRight(texts[..<$0]) }.map { tokens[$0].name }
  }

  /// Returns the source with `Self` replaced by a type's name.
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
