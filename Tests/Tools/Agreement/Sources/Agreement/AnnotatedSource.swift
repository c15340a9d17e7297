internal import SwiftParser
internal import SwiftSyntax

/// A text with a numbered `// @mapped` annotation on every type, variable, case, associated value
/// and parameter that swift-syntax finds.
///
/// In turn, comments precede the declaration, follow its attributes and modifiers, or are at the
/// end of its first line. A comment that would belong to something else there is a block comment
/// directly before the declaration.
struct AnnotatedSource {
  /// The option that contains the number.
  static let option = "agreement"

  let source: Source
  /// Nil if swift-syntax does not find the same declarations in the annotated text, which then
  /// cannot serve as a reference.
  let tree: SourceFileSyntax?

  init(_ original: Source, _ tree: SourceFileSyntax) {
    let reader = IndependentReader(tree)
    var placer = Placer(starts: reader.starts, tree)
    for (number, target) in reader.targets.enumerated() { placer.place(number, at: target) }
    var bytes: [UInt8] = []
    var copied = 0
    // Comments at the same offset have the order of their declarations, like the numbering.
    let insertions = placer.insertions.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    for (_, insertion) in insertions {
      bytes += original.bytes[copied..<insertion.offset] + Array(insertion.text.utf8)
      copied = insertion.offset
    }
    bytes += original.bytes[copied...]
    source = Source(path: original.path, bytes: bytes)
    let annotated = Parser.parse(source)
    let isSame = IndependentReader(annotated).targets.count == reader.targets.count
    self.tree = isSame && annotated.isSwift ? annotated : nil
  }
}

extension Comparison {
  /// Compares the results of both parsers for a completely annotated text.
  ///
  /// Nil if it cannot be annotated.
  package static func annotated(_ source: Source) -> Comparison? {
    let tree = Parser.parse(source)
    guard tree.isSwift else { return nil }
    let annotated = AnnotatedSource(source, tree)
    return annotated.tree.map { Comparison(annotated.source, $0, isAnnotated: true) }
  }

  /// Returns the text that `annotated` compares.
  package static func annotatedSource(_ source: Source) -> Source {
    AnnotatedSource(source, Parser.parse(source)).source
  }
}

/// Determines where comments are inserted.
private struct Placer {
  private(set) var insertions: [(offset: Int, text: String)] = []
  /// The start of the last declaration or name on each line.
  private var lastStarts: [Int: Int] = [:]
  private let lines: SourceLocationConverter

  init(starts: [TokenSyntax], _ tree: SourceFileSyntax) {
    lines = SourceLocationConverter(fileName: "", tree: tree)
    for token in starts {
      let line = line(token)
      lastStarts[line] = max(lastStarts[line] ?? 0, token.start)
    }
  }

  private func line(_ token: TokenSyntax) -> Int {
    lines.location(for: token.positionAfterSkippingLeadingTrivia).line
  }

  mutating func place(_ number: Int, at target: IndependentReader.Target) {
    let mark = "@mapped \(AnnotatedSource.option)\(number)"
    let block = "/* \(mark) */ "
    if target.kind == .element { return insertions.append((target.node.start, block)) }
    switch number % 4 {
    case 0 where isFirstOnLine(target.node):
      insertions.append((target.node.start, "// \(mark)\n"))
    case 1 where isFirstOnLine(target.node):
      insertions.append((target.node.start, "/// \(mark)\n"))
    case 2:
      if let end = lineEnd(target) {
        insertions.append((end.offset, end.hasComment ? " /* \(mark) */" : " // \(mark)"))
      } else {
        insertions.append((target.keyword.start, block))
      }
    default: insertions.append((target.keyword.start, block))
    }
  }

  private func isFirstOnLine(_ node: Syntax) -> Bool {
    guard let first = node.firstToken(viewMode: .sourceAccurate) else { return false }
    return first.previousToken(viewMode: .sourceAccurate) == nil
      || first.leadingTrivia.contains { $0.isNewline }
  }

  /// Returns the end of the line's code if a comment there belongs to the whole declaration:
  /// nothing else begins on the line, and the line does not end in a literal or a body of code.
  private func lineEnd(
    _ target: IndependentReader.Target
  ) -> (offset: Int, hasComment: Bool)? {
    let line = line(target.keyword)
    let name = lastName(target) ?? target.keyword
    guard self.line(name) == line, (lastStarts[line] ?? 0) <= name.start else { return nil }
    var last = target.keyword
    var depth = 0
    while true {
      switch last.tokenKind {
      case .leftBrace: depth += 1
      case .rightBrace: depth -= 1
      case .multilineStringQuote, .regexSlash, .rawStringPoundDelimiter: return nil
      default: break
      }
      let next = last.nextToken(viewMode: .sourceAccurate)
      guard let next, next.tokenKind != .endOfFile, self.line(next) == line else { break }
      last = next
    }
    let isInBody = depth > (last.tokenKind == .leftBrace ? 1 : 0)
    // A comment before an element of a list belongs to that element.
    if isInBody || [.leftParen, .comma].contains(last.tokenKind) { return nil }
    return (last.end, last.trailingTrivia.contains { $0.isComment })
  }

  /// Returns the first token of the last of several names.
  private func lastName(_ target: IndependentReader.Target) -> TokenSyntax? {
    if let declaration = target.node.as(VariableDeclSyntax.self) {
      return declaration.bindings.last?.firstToken(viewMode: .sourceAccurate)
    }
    return target.node.as(EnumCaseDeclSyntax.self)?.elements.last?.name
  }
}
