import IsomerSyntax

/// The conversion of one file.
struct FileConversion {
  private let source: SwiftSource
  /// The reasons for not annotating types, by their paths.
  private let refused: [String: String]

  init(_ file: SourceFile, refused: [String: String]) {
    source = SwiftSource(file)
    self.refused = refused
  }

  func run() -> ConvertedSource {
    var edits = EditList()
    var result = ConvertedSource(file: source.file)
    var marks: [Mark] = []
    var notes: [Mark] = []
    var imports: Set<String> = []
    let layout = LineLayout(source.file.bytes)
    for model in source.models where isOpen(model, layout) {
      guard let mapping = MappingLibraries.mapping(of: model, in: source) else { continue }
      if let left = reasons(against: model, mapping) {
        for mark in left { ModelEditor.mark(mark, layout, &edits) }
        marks += left
        continue
      }
      ModelEditor(source, model, mapping).edit(&edits)
      result.types.append(model.path)
      marks += mapping.marks
      notes +=
        mapping.notes + lostComments(mapping.isComplete ? mapping.removals : mapping.replaced)
      if mapping.isComplete || mapping.replacesConformancesAlways {
        imports.formUnion(mapping.imports)
      }
    }
    if !result.types.isEmpty { notes += CodableConversion.settings(in: source) }
    if !result.types.isEmpty, marks.isEmpty { notes += MappingLibraries.unusedImports(of: source) }
    var (bytes, offset) = edits.apply(to: source.file.bytes)
    if let (text, place) = importText(imports) {
      let start = offset(place)
      bytes.insert(contentsOf: text.utf8, at: start)
      offset = { [offset] in offset($0) < start ? offset($0) : offset($0) + text.utf8.count }
    }
    result.file = SourceFile(path: source.file.path, bytes: bytes)
    let indexed = result.file.indexed
    let remark = { (mark: Mark) in
      ConvertedSource.Remark(location: indexed.location(at: offset(mark.offset)), text: mark.text)
    }
    result.marks = marks.sorted { $0.offset < $1.offset }.map(remark)
    result.notes = notes.sorted { $0.offset < $1.offset }.map(remark)
    return result
  }

  /// Returns the reasons why a type is not annotated, if any.
  private func reasons(against model: ModelSource, _ mapping: ModelMapping) -> [Mark]? {
    if mapping.isUnread { return mapping.marks }
    return refused[model.path].map { reason in
      [
        Mark(
          offset: model.declaration.range.start, text: "'\(model.name)' is not converted: \(reason)"
        )
      ]
    }
  }

  /// True for a type that has been neither annotated nor marked before.
  private func isOpen(_ model: ModelSource, _ layout: LineLayout) -> Bool {
    model.declaration.annotations.isEmpty
      && model.declaration.properties.allSatisfy(\.annotations.isEmpty)
      && !layout.isPreceded(by: SourceConverter.marker, at: model.declaration.range.start)
  }

  /// Comments in removed code, which may explain the mapping.
  private func lostComments(_ ranges: [SourceRange]) -> [Mark] {
    ranges.flatMap { range in
      source.comments(in: range).map {
        Mark(offset: $0.offset, text: "a comment was removed with its code: \($0.text)")
      }
    }
  }

  /// Returns the imports of modules that are not imported, with their offset in the source.
  private func importText(_ modules: Set<String>) -> (text: String, offset: Int)? {
    let missing = modules.subtracting(source.parsed.imports.map(\.module)).sorted()
    guard !missing.isEmpty else { return nil }
    let text = missing.map { "import \($0)" }.joined(separator: "\n")
    if let last = source.parsed.imports.last(where: \.conditions.isEmpty) {
      return ("\n" + text, last.range.end)
    }
    let first = source.parsed.types.map(\.range.start).min() ?? 0
    return (text + "\n\n", LineLayout(source.file.bytes).blockStart(first))
  }
}
