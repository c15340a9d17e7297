internal import SwiftParser
internal import SwiftSyntax

/// Sources from pieces of another source, which contain more forms than people write in one file.
package enum Variants {
  /// Returns each string literal that is Swift, unchanged and as the body of a type.
  ///
  /// Tests of parsers and macros contain many of them.
  package static func snippets(of source: Source) -> [Source] {
    let finder = StringFinder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source))
    return finder.texts.enumerated().flatMap { number, text -> [Source] in
      let path = "\(source.path)#\(number + 1)"
      return [
        Source(path: path, text: text),
        Source(
          path: "\(path){}",
          text: "struct Outer {\nlet before: Int\n\(text)\nlet after: Int\n}\nlet last = 1\n"),
      ].filter { Parser.parse($0).isSwift }
    }
  }

  /// Returns the expressions, types and bodies of a source, each moved into a property of a type
  /// and followed by another property, which must not be lost.
  ///
  /// `known` contains the hashes of previously moved pieces; each is compared once.
  package static func pieces(of source: Source, known: inout Set<Int>) -> Source? {
    let finder = PieceFinder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source))
    var text = ""
    for piece in finder.pieces where known.insert(piece.hashValue).inserted {
      let wrapped = "struct Piece {\n  \(piece)\n  let after: Int\n}\n"
      if Parser.parse(source: wrapped).isSwift { text += wrapped }
    }
    return text.isEmpty ? nil : Source(path: source.path, text: text)
  }

  /// Returns the source with other blanks, line ends and comments between some of its tokens, or
  /// nil if the result is not Swift.
  ///
  /// The same seed yields the same text.
  package static func respaced(_ source: Source, seed: UInt64) -> Source? {
    var random = Generator(seed: seed)
    var bytes: [UInt8] = []
    let gaps = [" ", "\n", "/**/", " /* , */ ", " // }\n", "", "\r\n", "\t"].map { Array($0.utf8) }
    for token in Parser.parse(source).tokens(viewMode: .sourceAccurate) {
      let isChanged = random.next() % 64 == 0 && token.isBetweenBlanks
      let gap = source.bytes[token.position.utf8Offset..<token.start]
      bytes += isChanged ? gaps[Int(random.next() % UInt64(gaps.count))][...] : gap
      bytes += source.bytes[token.start..<token.end]
      bytes += source.bytes[token.end..<token.endPosition.utf8Offset]
    }
    let changed = Source(path: "\(source.path)~\(seed)", bytes: bytes)
    return bytes == source.bytes || !Parser.parse(changed).isSwift ? nil : changed
  }
}

/// The generator SplitMix64, for reproducible results.
private struct Generator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

private final class StringFinder: SyntaxVisitor {
  private(set) var texts: [String] = []

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    texts += node.representedLiteralValue.map { [Self.withoutMarkers($0)] } ?? []
    return .visitChildren
  }

  /// Tests of swift-syntax mark locations with key caps: `1️⃣`.
  private static func withoutMarkers(_ text: String) -> String {
    text.filter { $0.unicodeScalars.last != "\u{20E3}" }
  }
}

private final class PieceFinder: SyntaxAnyVisitor {
  private(set) var pieces: [String] = []

  private func add(_ prefix: String, _ node: some SyntaxProtocol, _ suffix: String = "") {
    if node.trimmedLength.utf8Length < 2000 {
      pieces.append(prefix + node.trimmedDescription + suffix)
    }
  }

  override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
    add("var value = ", node.value)
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    add("let value = ", node.expression)
    return .visitChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.expression { add("static let value: Int = ", value) }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    add("var value: Int ", node)
    add("func value() ", node)
    add("var value = 1 { didSet ", node, "}")
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    add("lazy var value = ", node)
    add("var value: Int = ", node, "()")
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if case .expr(let expression) = node.item { add("var value = ", expression) }
    return .visitChildren
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let type = node.as(TypeSyntax.self) { add("var value: ", type) }
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// True if the trivia around a token can change: it is not within a string or a regex.
  fileprivate var isBetweenBlanks: Bool {
    var node = parent
    while let current = node {
      if current.is(StringLiteralExprSyntax.self) || current.is(RegexLiteralExprSyntax.self)
        || current.is(SimpleStringLiteralExprSyntax.self)
      {
        return false
      }
      node = current.parent
    }
    return true
  }
}
