import Foundation
import IsomerSyntax

/// Tests the lexer and the parser: the bytes are a Swift file.
struct SyntaxTarget: FuzzTarget {
  func test(_ bytes: [UInt8]) {
    var end = 0
    for token in Lexer.tokens(of: bytes) {
      guard token.range.start == end, token.range.end > end else { fault("tokens do not join") }
      end = token.range.end
    }
    guard end == bytes.count else { fault("tokens end at \(end) of \(bytes.count)") }
    let source = SourceFile(path: "A.swift", bytes: bytes)
    let file = DeclarationParser.parse(source)
    for diagnostic in file.diagnostics { check(diagnostic, in: source) }
  }

  func seeds(_ fixtures: URL) throws -> [[UInt8]] { try files(in: fixtures, suffix: ".swift") }
}

/// Checks that a diagnostic has a text and a location in its file.
func check(_ diagnostic: Diagnostic, in source: SourceFile) {
  let end = source.location(at: source.bytes.count)
  guard diagnostic.location <= end, diagnostic.location.line > 0, !diagnostic.message.text.isEmpty
  else { fault("place of \(diagnostic.rendered)") }
}
