import IsomerSyntax

@testable import IsomerGenerator

/// A source file with one changed option.
struct Mutant: Sendable {
  enum Change: String, CaseIterable, Sendable {
    case dropped, misspelt, duplicated, valueless, wrongValue, onType, onMember, onNothing
  }

  var change: Change
  /// The option as written in the file.
  var option: String
  var source: SourceFile
  /// The line of the changed option.
  var line: Int
  /// A Boolean value that indicates whether the option is invalid at its place,
  /// so its line requires a diagnostic.
  var mustBeRefused: Bool

  var name: String { "\(source.name):\(line): \(change.rawValue) '\(option)'" }

  /// Returns all mutants of a file, in the order of its options.
  static func all(of source: SourceFile) -> [Mutant] {
    let sites = AnnotationSite.all(in: DeclarationParser.parse(source))
    // Several declarations on one line share an annotation.
    var seen: Set<Int> = []
    return sites.flatMap { site in
      site.annotation.options.filter { seen.insert($0.name.range.start).inserted }.flatMap {
        Mutator(source: source, site: site, option: $0).mutants
      }
    }
  }
}

/// Creates the mutants of one option.
private struct Mutator {
  let source: SourceFile
  let site: AnnotationSite
  let option: AnnotationOption

  private var start: Int { option.name.range.start }
  private var end: Int { option.value?.range.end ?? option.name.range.end }
  private var text: String { source.text(SourceRange(start: start, end: end)) }

  private var word: Option? {
    option.name.text.split(separator: ".").first.flatMap { OptionTable.option(String($0)) }
  }

  var mutants: [Mutant] {
    [dropped, misspelt, duplicated, valueless, wrongValue, onType, onMember, onNothing]
      .compactMap(\.self)
  }

  // MARK: At the same place

  private var dropped: Mutant {
    var range = start..<end
    let bytes = source.bytes
    var next = end
    while next < bytes.count, bytes[next] == UInt8(ascii: " ") { next += 1 }
    if next < bytes.count, bytes[next] == UInt8(ascii: ",") {
      range = start..<(next + 1)
    } else {
      var before = start
      while before > 0, bytes[before - 1] == UInt8(ascii: " ") { before -= 1 }
      if before > 0, bytes[before - 1] == UInt8(ascii: ",") { range = (before - 1)..<end }
    }
    return mutant(.dropped, replacing: range, by: "", wordAt: range.lowerBound, refused: false)
  }

  private var misspelt: Mutant {
    let parts = option.name.text.split(separator: ".", maxSplits: 1).map(String.init)
    let changed = ([parts[0] + "q"] + parts.dropFirst()).joined(separator: ".")
    return mutant(
      .misspelt, replacing: start..<option.name.range.end, by: changed, wordAt: start,
      refused: true)
  }

  private var duplicated: Mutant {
    mutant(
      .duplicated, replacing: end..<end, by: ", \(text)", wordAt: end + 2,
      refused: word?.mayRepeat == false)
  }

  private var valueless: Mutant? {
    switch word?.value {
    case .flag where option.value == nil:
      mutant(.valueless, replacing: end..<end, by: ": 1", wordAt: start, refused: true)
    case .required where option.value != nil:
      mutant(
        .valueless, replacing: option.name.range.end..<end, by: "", wordAt: start, refused: true)
    default: nil
    }
  }

  /// Expressions are excluded because only the compiler can check them.
  private var wrongValue: Mutant? {
    guard let value = option.value, let form = word?.value.form, form != .expression else {
      return nil
    }
    return mutant(
      .wrongValue, replacing: value.range.start..<value.range.end, by: "[[3.5]]", wordAt: start,
      refused: true)
  }

  // MARK: At another place

  private var onType: Mutant? { site.outer.flatMap { moved(.onType, to: $0) } }

  private var onMember: Mutant? { site.inner.flatMap { moved(.onMember, to: $0) } }

  private var onNothing: Mutant? {
    let end = source.bytes.count
    return isOnOneLine
      ? mutant(
        .onNothing, replacing: end..<end, by: "\n// @mapped \(text)\n", wordAt: end + 13,
        refused: true) : nil
  }

  private func moved(_ change: Mutant.Change, to target: AnnotationSite.Declared) -> Mutant? {
    guard isOnOneLine else { return nil }
    return mutant(
      change, replacing: target.start..<target.start, by: "/* @mapped \(text) */ ",
      wordAt: target.start + 12, refused: word?.places.contains(target.place) == false)
  }

  private var isOnOneLine: Bool { !text.contains("\n") && !text.contains("*/") }

  private func mutant(
    _ change: Mutant.Change, replacing range: Range<Int>, by text: String, wordAt offset: Int,
    refused: Bool
  ) -> Mutant {
    var bytes = source.bytes
    bytes.replaceSubrange(range, with: Array(text.utf8))
    let changed = SourceFile(path: source.path, bytes: bytes)
    return Mutant(
      change: change, option: self.text, source: changed, line: changed.location(at: offset).line,
      mustBeRefused: refused)
  }
}
