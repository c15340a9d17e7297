/// The significant tokens of a source, with their matching brackets, enclosing braces and preceding
/// whitespace.
///
///     source    struct A { // x
///                 let b: [Int]
///     items     struct  A  {  let  b  :  [  Int  ]  }
///     closing                 9              8
///
/// Known closing brackets make it possible to skip a body or an argument list in one step, and to
/// handle deep nesting without recursion. It is a class, because all parsers of a file have it.
package final class TokenStream {
  package struct Item: Sendable {
    package var kind: Token.Kind
    package var range: SourceRange
    /// The line number, from 1.
    var line: Int
    package var isAfterNewline: Bool
    var isAfterBlank: Bool
    /// The fixity of the operator that the item is, or is part of.
    var fixity: Fixity
  }

  package let bytes: [UInt8]
  package private(set) var items: [Item] = []
  /// The first byte of each item that is a word or a mark; 0 for a literal.
  private(set) var initials: [UInt8] = []
  /// The comments, each with the number of items before it.
  package private(set) var comments: [Comment] = []
  /// For an opening bracket the index of the item that ends it, otherwise -1.
  ///
  /// That item is the closing bracket, or the first token that shows that there is none. A `<` is a
  /// bracket only if it opens generic arguments.
  package internal(set) var closing: [Int] = []
  /// The index of the `>` for each `<` that can open generic arguments or parameters in a type,
  /// where whitespace is permitted, unlike in an expression.
  var closingAngles: [Int: Int] = [:]
  /// The index of the innermost open brace, or -1.
  var enclosingBrace: [Int] = []

  package struct Comment: Sendable {
    package var token: Token
    var line: Int
    /// The line on which the comment ends.
    var lastLine: Int
    /// The number of items before the comment, which is the index of the next item.
    var position: Int
    /// True if only whitespace precedes the comment on its line.
    var isFirstOnLine: Bool
  }

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    read()
    matchBrackets()
    matchAngles()
  }

  package var count: Int { items.count }

  /// Returns the line on which an item ends.
  func lastLine(_ index: Int) -> Int { items[index].line + newlines(in: items[index].range) }

  private func read() {
    var lexer = Lexer(bytes)
    var line = 1
    var isAfterNewline = true
    var isAfterBlank = true
    while let token = lexer.next() {
      switch token.kind {
      case .newline:
        line += 1
        isAfterNewline = true
        isAfterBlank = true
      case .space, .shebang: isAfterBlank = true
      case .lineComment, .blockComment:
        let lines = newlines(in: token.range)
        comments.append(
          Comment(
            token: token, line: line, lastLine: line + lines, position: items.count,
            isFirstOnLine: isAfterNewline))
        line += lines
        if lines > 0 { isAfterNewline = true }
      default:
        let fixity = token.kind == .operator ? bytes.fixity(of: token.range) : .none
        var item = Item(
          kind: token.kind, range: token.range, line: line, isAfterNewline: isAfterNewline,
          isAfterBlank: isAfterBlank, fixity: fixity)
        if token.kind == .operator {
          for range in pieces(of: token) {
            item.range = range
            append(item)
            (item.isAfterNewline, item.isAfterBlank) = (false, false)
          }
        } else {
          append(item)
        }
        isAfterNewline = false
        isAfterBlank = false
        // Only literals can contain line breaks.
        if !token.kind.isWord { line += newlines(in: token.range) }
      }
    }
  }

  private func append(_ item: Item) {
    initials.append(item.kind.isWord ? bytes[item.range.start] : 0)
    items.append(item)
  }

  private func newlines(in range: SourceRange) -> Int {
    var count = 0
    for index in range.start..<range.end where isNewline(at: index) { count += 1 }
    return count
  }

  /// Returns true at the last byte of a line break.
  private func isNewline(at index: Int) -> Bool {
    if bytes[index] == UInt8(ascii: "\n") { return true }
    let isLast = index + 1 == bytes.count
    return bytes[index] == UInt8(ascii: "\r") && (isLast || bytes[index + 1] != UInt8(ascii: "\n"))
  }
}

extension TokenStream {
  /// Splits operators that begin with an angle bracket, because `>?>` can close two lists.
  ///
  /// The name of an operator function is not split, except for a final `<` that opens generic
  /// parameters: `func ==<T>(…)`.
  private func pieces(of token: Token) -> [SourceRange] {
    let (start, end) = (token.range.start, token.range.end)
    if self.is(count - 1, "func") || self.is(count - 1, "operator") {
      guard token.range.count > 1, bytes[end - 1] == UInt8(ascii: "<"), end < bytes.count,
        bytes[end] >= 0x80 || ScalarClass(ascii: bytes[end]) == .identifier
      else { return [token.range] }
      return [SourceRange(start: start, end: end - 1), SourceRange(start: end - 1, end: end)]
    }
    var pieces: [SourceRange] = []
    var first = start
    guard isAngle(bytes[start]) else { return [token.range] }
    while first < end - 1, isAngle(bytes[first]) || isMark(bytes[first]) {
      pieces.append(SourceRange(start: first, end: first + 1))
      first += 1
    }
    return pieces + [SourceRange(start: first, end: end)]
  }

  private func isAngle(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
  }

  private func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
  }
}
