import IsomerSyntax

/// The words of all annotations of one declaration, each checked against the vocabulary.
struct Words: Sendable, Equatable {
  /// The first `@mapped`.
  var marker: SourceRange
  fileprivate(set) var options: [String: [AnnotationOption]] = [:]

  subscript(word: String) -> AnnotationOption? { options[word]?.first }

  func all(_ word: String) -> [AnnotationOption] { options[word] ?? [] }

  func has(_ word: String) -> Bool { options[word] != nil }

  /// The word with the suffix, or without one: `key.read` before `key`.
  func directed(_ word: String, _ suffix: String) -> AnnotationOption? {
    self["\(word).\(suffix)"] ?? self[word]
  }

  /// Takes what is not set here from a file's defaults or a superclass.
  func inheriting(_ defaults: Words?) -> Words {
    guard let defaults else { return self }
    var merged = self
    merged.options.merge(defaults.options) { own, _ in own }
    return merged
  }

  /// Some of the words.
  func only(_ names: Set<String>) -> Words {
    var kept = self
    kept.options = options.filter { names.contains($0.key) }
    return kept
  }
}

/// Reads the annotations of one declaration: drops and reports every word that is misspelt, out of
/// place, repeated, or has the wrong kind of value.
struct WordReader {
  let file: SourceFile
  let place: Word.Place

  /// Nil where there is no annotation at all.
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
        notes: ["it stands already in line \(earlier); keep one of the two"])
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
        notes: ["write '\(name)', which is the same in both directions"])
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
    // A shape is a protocol.
    let places = Word.Place.allCases.filter { word.places.contains($0) && $0 != .shape }
      .map(\.rawValue)
    return "it belongs on \(places.joined(separator: ", "))"
  }
}
