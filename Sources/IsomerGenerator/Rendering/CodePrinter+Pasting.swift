import IsomerSyntax

// Expressions of the user, where the compiler's messages about them point into the user's file.
//
//     #sourceLocation(file: "Post.swift", line: 11)
//     partial.sentAt = try reader
//                     .transformed(.iso8601, Date.self)
//     #sourceLocation()
//
// The expression stands in the column that it has in the file, on a line that counts as the file's
// line, here 12. What the compiler says about the call around it should be found there too: what
// stands behind the expression stays on its line, and in front of it as much as there is room for.
// The rest is the line above. It is not possible to have both lines count as one, since a directive
// stands between statements only, and around the expression alone a closure would have to be, which
// spoils what the compiler says. So functions for generated code take what may be such an expression
// as their first argument: then the function's name is beside it, and little is left for the line
// above.
extension CodePrinter {
  /// `prefix expression suffix`, with the expression at the user's own line and column.
  mutating func pasted(_ prefix: String, _ expression: PastedExpression, _ suffix: String = "") {
    let source = selfName.map { expression.text.naming(self: $0) } ?? expression.text
    if !wanted.isEmpty { mentioned.formUnion(expression.text.identifiers(of: wanted)) }
    placed(prefix, source, suffix, at: expression.location, in: expression.path)
  }

  /// `prefix text suffix`, with the text at a line and column of a file.
  mutating func placed(
    _ prefix: String, _ text: String, _ suffix: String, at place: SourceLocation, in path: String
  ) {
    let head = PastedHead(prefix, room: place.column - 1)
    // No line comes before the first.
    let isSplit = !head.above.isEmpty && place.line > 1
    directive(line: isSplit ? place.line - 1 : place.line, path: path)
    if isSplit { add(head.above) }
    let beside = isSplit ? head.beside : head.whole
    let blanks = String(repeating: " ", count: max(place.column - 1 - beside.utf8.count, 0))
    wholeLine(blanks + beside + text + suffix)
    line("#sourceLocation()")
  }

  /// A statement of one line about a property; what the compiler says of a type that only it knows
  /// is found at the property.
  mutating func statement(
    _ text: String, about property: PropertyDescription, in model: ModelDescription
  ) {
    guard property.isCheckedByCompiler else { return line(text) }
    statement(text, at: property.nameRange, in: property.ownerFile ?? model.file)
  }

  /// The same about a property that a member is derived from.
  mutating func statement(
    _ text: String, about property: DerivedProperty, in model: ModelDescription
  ) {
    guard property.isCheckedByCompiler else { return line(text) }
    statement(text, at: property.nameRange, in: model.file)
  }

  private mutating func statement(_ text: String, at range: SourceRange, in file: SourceFile) {
    let line = file.location(at: range.start).line
    placed(text, at: ModelDescription.Line(path: file.path, line: line))
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

  mutating func directive(line number: Int, path: String) {
    add("#sourceLocation(file: \(SwiftLiteral.string(path)), line: \(number))")
  }
}

/// What stands in front of an expression, divided into the line above and the expression's own line.
struct PastedHead: Equatable {
  private(set) var above: String
  private(set) var beside: String
  /// All of it.
  let whole: String

  /// The line above ends before all of it, else at `=`, else before a member, else at a blank:
  /// where first the rest fits into the room.
  init(_ prefix: String, room: Int) {
    // Behind `=` and the like there is a blank; before a member or an argument there is none.
    whole = prefix.last.map { "=?:,".contains($0) } ?? false ? prefix + " " : prefix
    (above, beside) = (prefix, "")
    guard let end = Self.breaks(in: whole).first(where: { whole[$0...].utf8.count <= room })
    else { return }
    above = String(whole[..<end])
    if above.hasSuffix(" ") { above.removeLast() }
    beside = String(whole[end...])
  }

  /// The places where a line may end, the better ones first.
  private static func breaks(in text: String) -> [String.Index] {
    // No line ends in a string literal.
    let places = text[..<(text.firstIndex(of: "\"") ?? text.endIndex)].indices
    let value = places.first { text[..<$0].hasSuffix(" = ") || text[$0...] == "= " }
    let rest = places.filter { $0 > value ?? text.startIndex }
    let members = rest.filter {
      text[$0] == "." && !" (,".contains(text[text.index(before: $0)])
        && !text[$0...].hasPrefix(".self")
    }
    let words = rest.filter { text[text.index(before: $0)] == " " }
      // What stands in the line below `return` may be taken for another statement.
      .filter { !text[..<$0].hasSuffix("return ") }
    return [text.startIndex] + [value].compactMap(\.self) + members + words
  }
}

extension String {
  /// The names of a set that stand in Swift source, but for members.
  fileprivate func identifiers(of names: Set<String>) -> Set<String> {
    Set(occurrences(of: names) { $0.last != "." })
  }

  /// The names of a set that are variables, or members of anything but generated helpers.
  func members(of names: Set<String>) -> [String] {
    let helpers =
      ["partial", "changes", "reader", "writer", "mappedKeys", "?", ":"]
      + RuntimeModule.allCases.map(\.rawValue)
    return occurrences(of: names) {
      $0.last == "var" || $0.last == "." && !helpers.contains($0.dropLast().last ?? "")
    }
  }

  /// The names of a set that occur after some words.
  private func occurrences(
    of names: Set<String>, after isRight: (ArraySlice<String>) -> Bool
  ) -> [String] {
    let bytes = [UInt8](utf8)
    let words = Lexer.tokens(of: bytes).map {
      String(decoding: bytes[$0.range.start..<$0.range.end], as: UTF8.self)
    }.filter { !$0.allSatisfy(\.isWhitespace) }
    return words.indices.filter { isRight(words[..<$0]) }
      .map { words[$0].hasPrefix("`") ? String(words[$0].dropFirst().dropLast()) : words[$0] }
      .filter(names.contains)
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
