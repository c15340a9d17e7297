internal import IsomerSyntax
internal import SwiftParser
internal import SwiftSyntax

/// A fact on which the two parsers disagree.
package struct Difference: Sendable, Equatable {
  package var path: String
  package var line: Int
  package var column: Int
  /// The declaration and the name of the fact.
  package var title: String
  package var isomer: String
  package var independent: String

  package var rendered: String {
    "\(path):\(line):\(column): \(title)\n  isomer       \(isomer)\n  swift-syntax \(independent)"
  }
}

/// The result of comparing one text.
package struct Comparison: Sendable, Equatable {
  /// False if the text is not Swift, for which the result of swift-syntax is a guess.
  package var isComparable = true
  package var declarations = 0
  /// The number of declarations with differences.
  package var disagreements = 0
  package var differences: [Difference] = []
  /// The diagnostics of Isomer's parser.
  package var diagnostics: [String] = []

  /// Compares the results of both parsers for a text.
  package init(_ source: Source) {
    self.init(source, Parser.parse(source), isAnnotated: false)
  }

  init(_ source: Source, _ tree: SourceFileSyntax, isAnnotated: Bool) {
    let parsed = DeclarationParser.parse(SourceFile(path: source.path, bytes: source.bytes))
    diagnostics = parsed.diagnostics.map(\.rendered)
    isComparable = tree.isSwift
    guard isComparable else { return }
    let reader = IndependentReader(tree, isAnnotated: isAnnotated)
    compare(Reading.all(in: parsed), reader.readings, in: parsed.file)
  }

  /// Compares two lists of readings of the same file.
  package init(isomer: [Reading], independent: [Reading], path: String, bytes: [UInt8]) {
    compare(isomer, independent, in: SourceFile(path: path, bytes: bytes))
  }

  private mutating func compare(
    _ isomer: [Reading], _ independent: [Reading], in file: SourceFile
  ) {
    let ours = Dictionary(grouping: isomer, by: \.offset)
    let theirs = Dictionary(grouping: independent, by: \.offset)
    for offset in Set(ours.keys).union(theirs.keys).sorted() {
      let (left, right) = (ours[offset] ?? [], theirs[offset] ?? [])
      declarations += max(left.count, right.count)
      let found = Self.facts(left, right)
      disagreements += found.isEmpty ? 0 : max(left.count, right.count)
      let place = file.location(at: offset)
      differences += found.map { title, isomer, independent in
        Difference(
          path: file.path, line: place.line, column: place.column, title: title, isomer: isomer,
          independent: independent)
      }
    }
  }

  /// Returns the differing facts of the readings at one offset, usually one for each parser.
  private static func facts(
    _ isomer: [Reading], _ independent: [Reading]
  ) -> [(title: String, isomer: String, independent: String)] {
    guard isomer.count == 1, independent.count == 1, isomer[0].title == independent[0].title else {
      let titles = [isomer, independent].map { side in
        side.isEmpty ? "nothing" : side.map(\.title).joined(separator: " and ")
      }
      return isomer == independent ? [] : [("declaration", titles[0], titles[1])]
    }
    let texts = [isomer[0], independent[0]].map { reading in
      Dictionary(reading.facts.map { ($0.name, $0.text) }) { "\($0) and \($1)" }
    }
    let names = isomer[0].facts.map(\.name) + independent[0].facts.map(\.name)
    return Set(names).sorted().compactMap { name in
      let (left, right) = (texts[0][name] ?? "unknown", texts[1][name] ?? "unknown")
      return left == right ? nil : ("\(name) of \(isomer[0].title)", left, right)
    }
  }
}

/// A text to compare, and the name for reporting its differences.
package struct Source: Sendable {
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

  /// A Boolean value that indicates whether the text contains annotations or similar comments.
  package var isAnnotated: Bool { MarkerSearch.mayContainAnnotation(bytes) }
}

extension Reading {
  /// Returns the readings of Isomer's parser.
  package static func isomer(_ source: Source) -> [Reading] {
    all(in: DeclarationParser.parse(SourceFile(path: source.path, bytes: source.bytes)))
  }

  /// Returns the readings of swift-syntax; `isAnnotated` is true for the text of
  /// an `AnnotatedSource`.
  package static func independent(_ source: Source, isAnnotated: Bool = false) -> [Reading] {
    IndependentReader(Parser.parse(source), isAnnotated: isAnnotated).readings
  }
}

extension Parser {
  static func parse(_ source: Source) -> SourceFileSyntax {
    source.bytes.withUnsafeBufferPointer { parse(source: $0) }
  }
}
