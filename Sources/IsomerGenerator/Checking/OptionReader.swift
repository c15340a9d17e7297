import IsomerSyntax

/// The valid options of all annotations of a declaration.
struct Options: Sendable, Equatable {
  /// The range of the first `@mapped` marker.
  var marker: SourceRange
  fileprivate(set) var byName: [String: [AnnotationOption]] = [:]

  subscript(word: String) -> AnnotationOption? { byName[word]?.first }

  func all(_ word: String) -> [AnnotationOption] { byName[word] ?? [] }

  func has(_ word: String) -> Bool { byName[word] != nil }

  /// Returns the option with the suffix, or without one: `key.read` before `key`.
  func directed(_ word: String, _ suffix: String) -> AnnotationOption? {
    self["\(word).\(suffix)"] ?? self[word]
  }

  /// Returns the options, with the defaults of a file or superclass for those that are not set.
  func inheriting(_ defaults: Options?) -> Options {
    guard let defaults else { return self }
    var merged = self
    merged.byName.merge(defaults.byName) { own, _ in own }
    return merged
  }

  /// Returns only the named options.
  func only(_ names: Set<String>) -> Options {
    var kept = self
    kept.byName = byName.filter { names.contains($0.key) }
    return kept
  }
}

/// Reads the annotations of a declaration, and reports and ignores invalid options.
///
/// An option is invalid if it is misspelt, misplaced, repeated or has an invalid value.
struct OptionReader {
  let reporter: FileReporter
  let place: Option.Place

  /// Returns nil if there is no annotation.
  func read(_ annotations: [Annotation]) -> Options? {
    guard let first = annotations.first else { return nil }
    var options = Options(marker: first.range)
    for annotation in annotations {
      for option in annotation.options where isValid(option) {
        add(option, to: &options)
      }
      checkNextLine(after: annotation)
    }
    return options
  }

  /// Warns about a comment on the next line that begins with an option.
  private func checkNextLine(after annotation: Annotation) {
    let last = annotation.options.last
    let end = last?.value?.range.end ?? last?.name.range.end ?? annotation.range.end
    let isBlank = { (byte: UInt8) in " \t\r".utf8.contains(byte) }
    let lines = reporter.file.bytes[end...].split(
      separator: UInt8(ascii: "\n"), maxSplits: 2, omittingEmptySubsequences: false)
    guard lines.count > 1, lines[0].allSatisfy(isBlank) else { return }
    let line = lines[1].drop(while: isBlank)
    guard line.starts(with: "//".utf8), !line.starts(with: "///".utf8) else { return }
    let comment = line.dropFirst(2).drop(while: isBlank)
    let name = comment.prefix { $0 != UInt8(ascii: ":") }
    let text = String(decoding: name, as: UTF8.self)
    guard name.count < comment.count,
      OptionTable.option(String(text.prefix { $0 != "." }))?.places.contains(place) == true
    else { return }
    reporter.report(
      Diagnostic(
        .warning, .unmarkedOption(text), in: reporter.file, at: comment.startIndex,
        notes: ["begin the line with '// @mapped'"]))
  }

  private func add(_ option: AnnotationOption, to options: inout Options) {
    let name = option.name.text
    if options.has(name), OptionTable.option(name)?.mayRepeat != true {
      let earlier = options[name].map { reporter.file.location(at: $0.name.range.start).line } ?? 0
      reporter.report(
        .repeatedOption(name), at: option.name.range,
        notes: ["remove it, or the one in line \(earlier)"])
      return
    }
    options.byName[name, default: []].append(option)
  }

  private func isValid(_ option: AnnotationOption) -> Bool {
    let written = option.name.text
    let parts = written.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let word = OptionTable.option(name) else {
      reportUnknown(option)
      return false
    }
    if parts.count == 2, !word.suffixes.contains(String(parts[1])) {
      reporter.report(.unknownSuffix(written, of: word), at: option.name.range)
      return false
    }
    guard word.places.contains(place) else {
      reporter.report(
        .misplacedOption(name, on: place), at: option.name.range, notes: [Self.placesNote(word)])
      return false
    }
    if parts.count == 2, word.wholePlaces.contains(place) {
      reporter.report(
        .misplacedOption(written, on: place), at: option.name.range,
        notes: ["write '\(name)' without a suffix"])
      return false
    }
    return ValueChecker(reporter: reporter, place: place, word: word).check(option)
  }

  private func reportUnknown(_ option: AnnotationOption) {
    let parts = option.name.text.split(separator: ".", maxSplits: 1)
    let name = parts.first.map(String.init) ?? option.name.text
    let suffix = parts.count == 2 ? "." + parts[1] : ""
    let suggestion = OptionTable.suggestion(for: name, at: place).map { $0 + suffix }
    reporter.report(.unknownOption(option.name.text, suggestion: suggestion), at: option.name.range)
  }

  private static func placesNote(_ word: Option) -> String {
    // An external mapping is declared on a protocol.
    let places = Option.Place.allCases.filter { word.places.contains($0) && $0 != .shape }
      .map(\.rawValue)
    return "apply it to \(Message.alternatives(places))"
  }
}
