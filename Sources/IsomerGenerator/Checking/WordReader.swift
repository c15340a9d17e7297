import IsomerSyntax

/// The valid options of all annotations of a declaration.
struct Words: Sendable, Equatable {
  /// The range of the first `@mapped` marker.
  var marker: SourceRange
  fileprivate(set) var options: [String: [AnnotationOption]] = [:]

  subscript(word: String) -> AnnotationOption? { options[word]?.first }

  func all(_ word: String) -> [AnnotationOption] { options[word] ?? [] }

  func has(_ word: String) -> Bool { options[word] != nil }

  /// Returns the option with the suffix, or without one: `key.read` before `key`.
  func directed(_ word: String, _ suffix: String) -> AnnotationOption? {
    self["\(word).\(suffix)"] ?? self[word]
  }

  /// Returns the options, with the defaults of a file or superclass for those that are not set.
  func inheriting(_ defaults: Words?) -> Words {
    guard let defaults else { return self }
    var merged = self
    merged.options.merge(defaults.options) { own, _ in own }
    return merged
  }

  /// Returns only the named options.
  func only(_ names: Set<String>) -> Words {
    var kept = self
    kept.options = options.filter { names.contains($0.key) }
    return kept
  }
}

/// Reads the annotations of a declaration, and reports and ignores invalid options.
///
/// An option is invalid if it is misspelt, misplaced, repeated or has an invalid value.
struct WordReader {
  let file: SourceFile
  let place: Word.Place

  /// Returns nil if there is no annotation.
  func read(_ annotations: [Annotation], _ collector: inout DiagnosticCollector) -> Words? {
    guard let first = annotations.first else { return nil }
    var words = Words(marker: first.range)
    for annotation in annotations {
      for option in annotation.options where isValid(option, &collector) {
        add(option, to: &words, &collector)
      }
    }
    return words
  }

  private func add(
    _ option: AnnotationOption, to words: inout Words, _ collector: inout DiagnosticCollector
  ) {
    let name = option.word.text
    if words.has(name), Vocabulary.word(name)?.mayRepeat != true {
      let earlier = words[name].map { file.location(at: $0.word.range.start).line } ?? 0
      collector.report(
        .repeatedWord(name), in: file, at: option.word.range,
        notes: ["remove it, or the one in line \(earlier)"])
      return
    }
    words.options[name, default: []].append(option)
  }

  private func isValid(
    _ option: AnnotationOption, _ collector: inout DiagnosticCollector
  ) -> Bool {
    let written = option.word.text
    let parts = written.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let word = Vocabulary.word(name) else {
      reportUnknown(option, &collector)
      return false
    }
    if parts.count == 2, !word.suffixes.contains(String(parts[1])) {
      collector.report(
        .unknownSuffix(written, of: word), in: file, at: option.word.range)
      return false
    }
    guard word.places.contains(place) else {
      collector.report(
        .misplacedWord(name, on: place), in: file, at: option.word.range,
        notes: [Self.placesNote(word)])
      return false
    }
    if parts.count == 2, word.wholePlaces.contains(place) {
      collector.report(
        .misplacedWord(written, on: place), in: file, at: option.word.range,
        notes: ["write '\(name)' without a suffix"])
      return false
    }
    return ValueChecker(file: file, place: place, word: word).check(option, &collector)
  }

  private func reportUnknown(
    _ option: AnnotationOption, _ collector: inout DiagnosticCollector
  ) {
    let parts = option.word.text.split(separator: ".", maxSplits: 1)
    let name = parts.first.map(String.init) ?? option.word.text
    let suffix = parts.count == 2 ? "." + parts[1] : ""
    let suggestion = Vocabulary.suggestion(for: name, at: place).map { $0 + suffix }
    collector.report(
      .unknownWord(option.word.text, suggestion: suggestion), in: file, at: option.word.range)
  }

  private static func placesNote(_ word: Word) -> String {
    // An external mapping is declared on a protocol.
    let places = Word.Place.allCases.filter { word.places.contains($0) && $0 != .shape }
      .map(\.rawValue)
    return "apply it to \(Message.alternatives(places))"
  }
}
