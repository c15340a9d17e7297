/// Reads the significant tokens and the comments of a source.
struct TokenReader {
  let bytes: [UInt8]
  private(set) var items: [TokenStream.Item] = []
  private(set) var initials: [UInt8] = []
  private(set) var comments: [TokenStream.Comment] = []
  /// The branches of `#if` that are open.
  private var branches: [Branch] = []

  private struct Branch {
    /// The index of its directive.
    var directive: Int
    /// The number of comments before it.
    var comments: Int
    /// True if an earlier condition depends on the version of the compiler.
    var isVersioned = false
  }

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() {
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
        let lines = bytes.newlines(in: token.range)
        comments.append(
          TokenStream.Comment(
            token: token, line: line, lastLine: line + lines, position: items.count,
            isFirstOnLine: isAfterNewline))
        line += lines
        if lines > 0 { isAfterNewline = true }
      default:
        let fixity = token.kind == .operator ? bytes.fixity(of: token.range) : .none
        var item = TokenStream.Item(
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
        if !token.kind.isWord { line += bytes.newlines(in: token.range) }
      }
    }
  }

  private mutating func append(_ item: TokenStream.Item) {
    let text = item.kind == .pound ? String(decoding: bytes[item.range], as: UTF8.self) : ""
    let isBranch = text == "#elseif" || text == "#else"
    var isVersioned = false
    if isBranch || text == "#endif" { isVersioned = endBranch() }
    if isBranch || text == "#if" {
      branches.append(
        Branch(directive: items.count, comments: comments.count, isVersioned: isVersioned))
    }
    initials.append(item.kind.isWord ? bytes[item.range.start] : 0)
    items.append(item)
  }

  /// Ends a branch; returns true if it depends on the version of the compiler.
  ///
  /// Other compilers do not parse such a branch. If it is no balanced text, theirs cannot be the
  /// compiler that is used, so the branch is ignored.
  private mutating func endBranch() -> Bool {
    guard let branch = branches.popLast() else { return false }
    var (start, depth, isVersioned) = (branch.directive + 1, 0, branch.isVersioned)
    while start < items.count, depth > 0 || !items[start].isAfterNewline {
      let word = String(decoding: bytes[items[start].range], as: UTF8.self)
      isVersioned = isVersioned || word == "compiler" || word == "swift"
      depth += word == "(" ? 1 : word == ")" ? -1 : 0
      start += 1
    }
    let text = items[start...].last.map { bytes[items[start].range.start..<$0.range.end] } ?? []
    if isVersioned, !TokenStream(Array(text)).unmatched.isEmpty {
      items.removeSubrange(start...)
      initials.removeSubrange(start...)
      comments.removeSubrange(branch.comments...)
    }
    return isVersioned
  }

  /// Splits operators that begin with an angle bracket, because `>?>` can close two lists.
  ///
  /// The name of an operator function is not split, except for a final `<` that opens generic
  /// parameters: `func ==<T>(…)`.
  private func pieces(of token: Token) -> [SourceRange] {
    let (start, end) = (token.range.start, token.range.end)
    if isFunctionName {
      guard token.range.count > 1, bytes[end - 1] == UInt8(ascii: "<"), end < bytes.count,
        MarkerSearch.continuesName(bytes[end])
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

  /// True after `func`, and after the introducer of an operator.
  private var isFunctionName: Bool {
    guard let last = items.last, last.kind.isWord else { return false }
    return ["func", "operator"].contains(String(decoding: bytes[last.range], as: UTF8.self))
  }

  private func isAngle(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
  }

  private func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
  }
}

extension [UInt8] {
  /// Returns the number of line breaks that end in a range.
  func newlines(in range: SourceRange) -> Int {
    var lines = 0
    for index in range.start..<range.end where isNewline(at: index) { lines += 1 }
    return lines
  }

  /// Returns true at the last byte of a line break.
  private func isNewline(at index: Int) -> Bool {
    if self[index] == UInt8(ascii: "\n") { return true }
    let isLast = index + 1 == count
    return self[index] == UInt8(ascii: "\r") && (isLast || self[index + 1] != UInt8(ascii: "\n"))
  }
}
