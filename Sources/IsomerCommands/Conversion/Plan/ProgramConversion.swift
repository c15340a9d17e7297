import IsomerGenerator
import IsomerSyntax

/// The types of a program that can be converted, and the conversion with certain decisions.
struct ProgramConversion {
  let options: ConversionOptions
  let source: SwiftSource
  let conformances: Conformances
  /// The types that are mapped by another library, in source order.
  let candidates: [Candidate]
  private let layout: LineLayout
  private let keyDefaults: KeyDefaults
  private let models: [String: ModelSource]
  /// The indices of the candidates with a path.
  private let indices: [String: [Int]]

  /// A type that is mapped by another library.
  struct Candidate {
    var model: ModelSource
    var mapping: ModelMapping
    /// The superclasses in the program, the nearest first.
    var superclasses: [ModelSource]
    /// The types of properties that other modules declare, and that are therefore `Codable`.
    var foreign: Set<String>
    /// The strategies that most keys of the properties follow.
    var strategies = Directed(read: KeyStrategy.same, write: .same)
    /// The strategies without an option; nil if the superclass has keys of its own.
    var usualStrategies: Directed<KeyStrategy>?

    var place: Int { model.place }
    /// The offset of the root of the superclasses and subclasses, which are converted together.
    var family: Int { (superclasses.last ?? model).place }
  }

  init(_ source: SwiftSource, _ options: ConversionOptions) {
    self.options = options
    self.source = source
    layout = LineLayout(source.file.bytes)
    conformances = Conformances(source)
    models = Dictionary(firstOf: source.models.map { ($0.path, $0) })
    var candidates: [Candidate] = []
    for model in source.models where Self.isOpen(model, layout) {
      guard let mapping = MappingLibraries.mapping(of: model, in: source, conformances) else {
        continue
      }
      candidates.append(
        Candidate(
          model: model, mapping: mapping, superclasses: conformances.superclasses(of: model),
          foreign: mapping.foreignTypes(of: model, in: source)))
    }
    keyDefaults = KeyDefaults(source, options, candidates)
    self.candidates = keyDefaults.complete(candidates, in: source)
    indices = Dictionary(grouping: candidates.indices) { candidates[$0].model.path }
  }

  /// True for a type that has been neither annotated nor marked before.
  private static func isOpen(_ model: ModelSource, _ layout: LineLayout) -> Bool {
    model.declaration.annotations.isEmpty
      && model.declaration.properties.allSatisfy(\.annotations.isEmpty)
      && !layout.isPreceded(by: ConversionChecks.marker, at: model.place)
  }

  /// Returns the candidate that a file declares with a path.
  func candidate(_ path: String, inFile file: Int) -> Candidate? {
    indices[path]?.map { candidates[$0] }.first { source.fileIndex(at: $0.place) == file }
  }

  /// Returns the type that a name means in the scope of another.
  func model(_ name: String, from scope: String) -> ModelSource? {
    SymbolTable.first(name, from: scope) { models[$0] }
  }

  /// Returns a type and the types that contain it.
  func enclosing(_ model: ModelSource) -> [ModelSource] {
    let names = model.path.split(separator: ".")
    let outer = names.indices.dropFirst().compactMap {
      models[names[..<$0].joined(separator: ".")]
    }
    return outer + [model]
  }

  /// Returns true for a visible enum with raw values that no library maps.
  func canAnnotate(_ model: ModelSource) -> Bool {
    model.declaration.kind == .enumeration && EnumConversion.isRaw(model)
      && model.declaration.annotations.isEmpty
      && enclosing(model).allSatisfy { ($0.declaration.access ?? .internal) >= .internal }
  }

  /// Returns the families with a type that is not converted, and the reason for their other types.
  private func leftFamilies(_ decisions: Decisions) -> [Int: String] {
    var left: [Int: String] = [:]
    for candidate in candidates where left[candidate.family] == nil {
      if !candidate.mapping.isComplete || decisions.reasons[candidate.place] != nil
        || !candidate.foreign.isDisjoint(with: decisions.refused)
      {
        left[candidate.family] =
          "'\(candidate.model.name)', a class of the same hierarchy, is not converted"
      }
    }
    // The code of other libraries than Codable only maps types of that library.
    var isChanged = candidates.contains(where: \.mapping.needsParts) && !left.isEmpty
    while isChanged {
      isChanged = false
      for candidate in candidates where candidate.mapping.needsParts {
        let name = candidate.model.name
        for part in parts(of: candidate.model) where part.mapping.needsParts {
          if left[candidate.family] != nil, left[part.family] == nil {
            left[part.family] = "'\(name)', which is not converted, contains it"
            isChanged = true
          } else if left[part.family] != nil, left[candidate.family] == nil {
            left[candidate.family] = "it contains '\(part.model.name)', which is not converted"
            isChanged = true
          }
        }
      }
    }
    return left
  }

  /// Returns the candidates that are types of a type's properties.
  private func parts(of model: ModelSource) -> [Candidate] {
    model.storedProperties.compactMap { $0.type?.leaf.namePath }.compactMap { name in
      guard let part = self.model(name, from: model.path) else { return nil }
      return candidate(part.path, inFile: source.fileIndex(at: part.place))
    }
  }

  /// Returns the converted files, in order.
  func convert(_ decisions: Decisions) -> [ConvertedSource] {
    let left = leftFamilies(decisions)
    var draft = ConversionDraft(source, decisions)
    var widened: Set<Int> = []
    for candidate in candidates {
      let file = source.fileIndex(at: candidate.place)
      var plan = ConvertedSource.PlannedType(
        path: candidate.model.path, line: source.line(at: candidate.place))
      if let other = left[candidate.family] {
        let reasons = reasons(for: candidate, other, decisions)
        plan.reason = reasons.first?.text
        plan.isUsedThroughCodable = decisions.bridged.contains(candidate.place)
        leave(candidate, reasons, isUsed: plan.isUsedThroughCodable, &draft)
      } else {
        convert(candidate, &draft)
        widened.formUnion(decisions.widened[candidate.place] ?? [])
      }
      draft.files[file].types.append(plan)
    }
    listOtherTypes(&draft)
    for model in source.models where decisions.annotated.contains(model.place) {
      let offset = model.place
      let options = keyDefaults.options(ofRaw: model, inFile: source.fileIndex(at: offset))
      draft.edits.insert(layout.ownLine("// @mapped\(options)", at: offset), at: offset)
    }
    for offset in widened.sorted() { widen(offset, &draft) }
    for (name, bridge) in draft.decisions.external.sorted(by: { $0.key < $1.key }) {
      draft.edits.insert(
        bridge.text(for: name, source.coderForms.transformers(of: models[name])),
        at: source.end(ofFile: bridge.file))
      if bridge.transformers == nil { draft.imports[bridge.file].insert("IsomerCodable") }
    }
    noteWholeFiles(&draft)
    return draft.finish(layout, keyDefaults.annotation)
  }

  /// Lists the types in functions, and those whose conformance is not in the sources.
  private func listOtherTypes(_ draft: inout ConversionDraft) {
    func list(_ name: String, _ offset: Int, _ reason: String) {
      draft.files[source.fileIndex(at: offset)].types.append(
        ConvertedSource.PlannedType(path: name, line: source.line(at: offset), reason: reason))
    }
    let ranges = candidates.flatMap(\.mapping.removals)
    for (name, offset) in source.localTypes(outside: ranges) {
      list(name, offset, "types in functions cannot be mapped")
    }
    let known = Set(candidates.map(\.place))
    for model in source.models where Self.isOpen(model, layout) && model.hasCodingCode {
      let place = model.place
      guard !known.contains(place), conformances.directions(of: model).isEmpty else { continue }
      list(model.path, place, "its conformance to 'Codable' is not in the converted files")
    }
  }

  private func leave(
    _ candidate: Candidate, _ reasons: [Mark], isUsed: Bool, _ draft: inout ConversionDraft
  ) {
    for mark in reasons { ModelEditor.mark(mark, layout, &draft.edits) }
    draft.marks += reasons
    guard isUsed else { return }
    let options = Decisions.Bridge.options(
      conformances.directions(of: candidate.model),
      source.coderForms.transformers(of: candidate.model))
    draft.edits.insert(
      layout.ownLine("// @mapped \(options)", at: candidate.place), at: candidate.place)
    draft.imports[source.fileIndex(at: candidate.place)].insert("IsomerCodable")
  }

  /// Removes an access level.
  private func widen(_ offset: Int, _ draft: inout ConversionDraft) {
    let index = source.index(at: offset)
    let range = source.tokens.items[index].range
    let next = source.tokens.items[index + 1].range.start
    let name = source.file.text(range)
    draft.edits.replace(SourceRange(start: range.start, end: next), with: "")
    draft.notes.append(
      Mark(offset: offset, text: "'\(name)' is removed, \(Widening.remark)"))
  }

  private func convert(_ candidate: Candidate, _ draft: inout ConversionDraft) {
    let (model, mapping) = (candidate.model, candidate.mapping)
    let file = source.fileIndex(at: candidate.place)
    ModelEditor(source: source, candidate: candidate, layout: layout).edit(&draft.edits)
    for name in candidate.foreign {
      let bridge = Decisions.Bridge(file: file, directions: [])
      draft.decisions.external[name, default: bridge].directions.formUnion(
        conformances.directions(of: model))
    }
    let dates = CoderStrategies.dates
    if let transformers = source.coders.dateTransformers, mapping.hasDates(of: model, in: source),
      !draft.decisions.refused.contains(dates)
    {
      let bridge = Decisions.Bridge(
        file: file, directions: .codable, transformers: transformers)
      draft.decisions.external[dates] = draft.decisions.external[dates] ?? bridge
    }
    draft.notes += mapping.notes + lostComments(mapping.removals)
    draft.imports[file].formUnion(mapping.imports)
    if mapping.addedConformance != nil { draft.imports[file].insert("IsomerCodable") }
    // A conformance can be that of an extension in another file.
    for part in model.parts where mapping.changesConformances(of: part) {
      draft.imports[source.fileIndex(at: part.range.start)].formUnion(mapping.conformanceImports)
    }
  }

  /// Adds the remarks about code outside of types.
  private func noteWholeFiles(_ draft: inout ConversionDraft) {
    let files = draft.files
    if files.contains(where: \.isConverted) {
      draft.notes += CoderSettings.remarks(in: source)
    }
    let unfinished = Set(draft.marks.map { source.fileIndex(at: $0.offset) })
    draft.notes += MappingLibraries.unusedImports(of: source).filter { note in
      let file = source.fileIndex(at: note.offset)
      return files[file].isConverted && !unfinished.contains(file)
    }
  }

  /// Returns what has to be done before a type can be converted.
  private func reasons(
    for candidate: Candidate, _ other: String, _ decisions: Decisions
  ) -> [Mark] {
    if !candidate.mapping.marks.isEmpty { return candidate.mapping.marks }
    let foreign = candidate.foreign.intersection(decisions.refused).min()
    let reason =
      decisions.reasons[candidate.place] ?? foreign.map { "type '\($0)' is not mapped" }
      ?? other
    return [
      Mark(offset: candidate.place, text: "'\(candidate.model.name)' is not converted: \(reason)")
    ]
  }

  /// Comments in removed code, which may explain the mapping.
  private func lostComments(_ ranges: [SourceRange]) -> [Mark] {
    ranges.flatMap { range in
      source.comments(in: range).map {
        Mark(offset: $0.offset, text: "a comment was removed with its code: \($0.text)")
      }
    }
  }
}
