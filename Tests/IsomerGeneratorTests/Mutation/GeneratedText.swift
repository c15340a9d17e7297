import IsomerSyntax

/// Generated source, checked with this package's own lexer and parser.
struct GeneratedText {
  private let source: SourceFile

  init(_ text: String) { source = SourceFile(path: "Generated.swift", text: text) }

  /// The first error, or nil if there is none.
  var fault: String? {
    var open: [Token] = []
    for token in Lexer.tokens(of: source.bytes) {
      switch token.kind {
      case .unterminatedString, .unterminatedRegex, .unknown: return place(token, "is no token")
      case .punctuation:
        switch source.bytes[token.range.start] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(token)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
          guard let bracket = open.popLast(), closes(token, bracket) else {
            return place(token, "closes nothing")
          }
        default: continue
        }
      default: continue
      }
    }
    if let bracket = open.last { return place(bracket, "is not closed") }
    return DeclarationParser.parse(source).diagnostics.first?.rendered
  }

  private func place(_ token: Token, _ reason: String) -> String {
    let line = source.location(at: token.range.start).line
    return "line \(line): '\(source.text(token.range))' \(reason)"
  }

  private func closes(_ token: Token, _ bracket: Token) -> Bool {
    ["()", "[]", "{}"].contains(source.text(bracket.range) + source.text(token.range))
  }
}
