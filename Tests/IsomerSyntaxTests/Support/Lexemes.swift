import IsomerSyntax

/// Returns the tokens of a source as `kind text`, without blanks.
func lexemes(_ text: String) -> [String] {
  let bytes = Array(text.utf8)
  return Lexer.tokens(of: bytes).filter { $0.kind != .space }.map { token in
    let text = String(decoding: bytes[token.range.start..<token.range.end], as: UTF8.self)
    return token.kind == .newline ? "newline" : "\(token.kind) \(text)"
  }
}

/// True if no token is empty and the joined tokens equal the source.
func isRoundTrip(_ bytes: [UInt8]) -> Bool {
  var end = 0
  for token in Lexer.tokens(of: bytes) {
    guard token.range.start == end, token.range.end > end else { return false }
    end = token.range.end
  }
  return end == bytes.count
}
