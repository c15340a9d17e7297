import IsomerSyntax

/// Reads the annotations of declarations, each once, and reports and ignores invalid options.
final class OptionReader {
  private let reporter: Reporter
  private var known: [Site: Options] = [:]

  private struct Site: Hashable {
    var path: String
    var start: Int
    var place: Option.Place
  }

  init(_ reporter: Reporter) { self.reporter = reporter }

  /// Returns nil if there is no annotation.
  func read(_ annotations: [Annotation], at place: Option.Place, in file: SourceFile) -> Options? {
    guard let first = annotations.first else { return nil }
    let site = Site(path: file.path, start: first.range.start, place: place)
    if let options = known[site] { return options }
    let reporter = FileReporter(file: file, reporter: reporter)
    let options = DeclarationOptions(reporter: reporter, place: place).read(annotations, first)
    known[site] = options
    return options
  }
}

/// Reads the annotations of one declaration.
///
/// An option is invalid if it is misspelt, misplaced, repeated or has an invalid value.
private struct DeclarationOptions {
  let reporter: FileReporter
  let place: Option.Place

  func read(_ annotations: [Annotation], _ first: Annotation) -> Options {
    var options = Options(marker: first.range)
    for annotation in annotations {
      for option in annotation.options.compactMap(parsed) {
        let name = option.name.text
        if let first = options.byName[name]?.first, OptionTable.option(name)?.mayRepeat != true {
          let line = reporter.file.location(at: first.name.range.start).line
          reporter.report(
            Message(.repeatedOption, name), at: option.name.range,
            notes: ["remove it, or the one in line \(line)"])
        } else {
          options.add(option)
        }
      }
      checkNextLine(after: annotation)
    }
    return options
  }

  /// Warns about a comment on the next line that begins with an option.
  private func checkNextLine(after annotation: Annotation) {
    let last = annotation.options.last
    let end = last?.value?.range.end ?? last?.name.range.end ?? annotation.range.end
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    var cursor = Cursor(reporter.file.bytes, at: end)
    cursor.advance(while: isBlank)
    guard cursor.isAt("\n" as Unicode.Scalar) else { return }
    cursor.advance()
    cursor.advance(while: isBlank)
    guard cursor.isAt("//"), !cursor.isAt("///") else { return }
    cursor.advance(by: 2)
    cursor.advance(while: isBlank)
    let comment = cursor.bytes[cursor.offset...].prefix { $0 != UInt8(ascii: "\n") }
    let name = comment.prefix { $0 != UInt8(ascii: ":") }
    let text = String(decoding: name, as: UTF8.self)
    guard name.count < comment.count, OptionTable.option(text)?.places.contains(place) == true
    else { return }
    reporter.report(
      Diagnostic(
        .warning, Message(.unmarkedOption, text), in: reporter.file, at: comment.startIndex,
        notes: ["begin the line with '// @mapped'"]))
  }

  private func parsed(_ option: AnnotationOption) -> WrittenOption? {
    let written = option.name.text
    let parts = written.split(separator: ".", maxSplits: 1).map(String.init)
    let (name, suffix) = (parts[0], parts.dropFirst().first)
    guard let word = OptionTable.option(name) else {
      let note = ForeignTerms.note(on: name, at: place)
      let suggestion = suggestion(for: name, suffix)
      return reporter.refuse(
        .unknownOption(written, suggestion: note == nil ? suggestion : nil),
        at: option.name.range, notes: note.map { [$0] } ?? [])
    }
    let isKnown = suffix.map(word.suffixes.contains) ?? !word.needsSuffix
    guard word.places.contains(place), !isKnown || word.isValid(at: place, suffix: suffix) else {
      // An external mapping is declared on a protocol.
      let places = Option.Place.allCases.filter {
        word.isValid(at: $0, suffix: nil) && $0 != .shape
      }
      let note =
        ForeignTerms.note(on: name, at: place)
        ?? (word.isValid(at: place, suffix: nil)
          ? "write '\(name)' without a suffix"
          : "apply it to \(places.map(\.rawValue).alternatives)")
      return reporter.refuse(
        Message(.misplacedOption, word.places.contains(place) ? written : name, place.rawValue),
        at: option.name.range, notes: [note])
    }
    guard isKnown else {
      return reporter.refuse(.unknownSuffix(written, of: word), at: option.name.range)
    }
    let parser = OptionParser(
      reporter: reporter, place: place, word: word, name: option.name,
      form: word.form(at: place, suffix: suffix))
    return parser.value(option.value).map {
      WrittenOption(name: option.name, value: $0, source: option.value)
    }
  }

  /// Returns the option that an unknown one probably means: `with.read` for `read.with`.
  private func suggestion(for name: String, _ suffix: String?) -> String? {
    if let suffix, OptionTable.option(suffix)?.suffixes.contains(name) == true {
      return "\(suffix).\(name)"
    }
    return OptionTable.suggestion(for: name, at: place).map { $0 + (suffix.map { ".\($0)" } ?? "") }
  }
}
