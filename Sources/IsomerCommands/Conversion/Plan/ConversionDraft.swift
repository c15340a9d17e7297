import IsomerSyntax

/// The edits and remarks of a conversion in progress.
struct ConversionDraft {
  private let source: SwiftSource

  var files: [ConvertedSource]
  var edits = EditList()
  var marks: [Mark] = []
  var notes: [Mark] = []
  /// The modules that each file requires.
  var imports: [Set<String>]
  /// The decisions, with the transformers for the types of converted properties.
  var decisions: Decisions

  init(_ source: SwiftSource, _ decisions: Decisions) {
    self.source = source
    self.decisions = decisions
    files = source.files.map { ConvertedSource(file: $0) }
    imports = Array(repeating: [], count: source.files.count)
  }

  /// Inserts the imports, and the annotation of the target into the first converted file, and applies
  /// the edits.
  func finish(_ layout: LineLayout, _ targetAnnotation: String?) -> [ConvertedSource] {
    // Imports precede an annotation at the same offset.
    var all = EditList()
    var shifts: [Int: Int] = [:]
    let declared = Dictionary(grouping: source.parsed.imports) {
      source.fileIndex(at: $0.range.start)
    }
    func insert(_ text: String, at place: Int) {
      all.insert(text, at: place)
      shifts[place, default: 0] += text.utf8.count
    }
    let types = source.parsed.types.map(\.range.start)
    let firstTypes = Dictionary(grouping: types, by: source.fileIndex).compactMapValues { $0.min() }
    if let targetAnnotation, let file = files.firstIndex(where: \.isConverted) {
      let start = source.starts[file]
      let first = declared[file]?.first?.range.start ?? firstTypes[file] ?? start
      insert(targetAnnotation + "\n\n", at: max(layout.blockStart(first), start))
    }
    for (file, modules) in imports.enumerated() {
      let start = source.starts[file]
      if let (text, place) = layout.importText(
        modules, besides: declared[file] ?? [], before: firstTypes[file] ?? start, start: start)
      {
        insert(text, at: place)
      }
    }
    all.append(edits)
    let edited = all.apply(to: source.file.bytes)
    return split(edited.bytes) { edited.offset($0) + shifts[$0, default: 0] }
  }

  /// Gives each file its text and its remarks.
  ///
  /// `place` returns the offset in the edited text of an offset in the source.
  private func split(
    _ bytes: [UInt8], _ place: @escaping (Int) -> Int
  ) -> [ConvertedSource] {
    let marks = Dictionary(grouping: self.marks) { source.fileIndex(at: $0.offset) }
    let notes = Dictionary(grouping: self.notes) { source.fileIndex(at: $0.offset) }
    var start = 0
    return files.enumerated().map { index, converted in
      var converted = converted
      // The separator of the files is not edited.
      let end = place(source.end(ofFile: index) + 1) - 1
      converted.file = SourceFile(
        path: source.files[index].path, bytes: Array(bytes[start..<end]))
      let indexed = converted.file.indexed
      let remarks = { [start] (marks: [Mark]) in
        marks.sorted { $0.offset < $1.offset }.map { mark in
          ConvertedSource.Remark(
            location: indexed.location(at: place(mark.offset) - start), text: mark.text)
        }
      }
      converted.marks = remarks(marks[index] ?? [])
      converted.notes = remarks(notes[index] ?? [])
      start = end + SwiftSource.separator.count
      return converted
    }
  }
}
