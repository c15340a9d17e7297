import IsomerGenerator
import IsomerSyntax

/// Turns the mapping of a type into edits of its source.
struct ModelEditor {
  let source: SwiftSource
  let candidate: ProgramConversion.Candidate
  let layout: LineLayout

  private var model: ModelSource { candidate.model }
  private var mapping: ModelMapping { candidate.mapping }
  private var strategies: Directed<KeyStrategy> { candidate.strategies }

  func edit(_ edits: inout EditList) {
    annotateType(&edits)
    annotateProperties(&edits)
    annotateCases(&edits)
    for range in layout.lines(of: mapping.removals) { edits.replace(range, with: "") }
    insertInitialiser(&edits)
    if let name = mapping.addedConformance { insertConformance(name, &edits) }
    for part in model.parts { replaceConformances(of: part, &edits) }
  }

  /// Writes a mark above the code that it is about, unless it is there already.
  static func mark(_ mark: Mark, _ layout: LineLayout, _ edits: inout EditList) {
    let text = "// \(ConversionChecks.marker) \(mark.text)"
    guard !layout.isPreceded(by: text, at: mark.offset) else { return }
    edits.insert(layout.ownLine(text, at: mark.offset), at: mark.offset)
  }

  private func annotate(_ options: [String], at offset: Int, _ edits: inout EditList) {
    edits.insert(layout.ownLine(Self.annotation(options), at: offset), at: offset)
  }

  private static func annotation(_ options: [String]) -> String {
    options.isEmpty ? "// @mapped" : "// @mapped " + options.joined(separator: ", ")
  }

  private func annotateType(_ edits: inout EditList) {
    var options = mapping.options
    if mapping.codingKeys != nil {
      options.insert("keys: .codingKeys", at: 0)
    } else {
      options.insert(contentsOf: keyOptions, at: 0)
    }
    if !mapping.writes { options.append("skip: .write") }
    if !mapping.reads { options.append("skip: .read") }
    annotate(options, at: model.place, &edits)
  }

  private var keyOptions: [String] {
    let (read, write, usual) = (strategies.read, strategies.write, candidate.usualStrategies)
    // A type without properties has no keys.
    guard strategies != usual, usual != nil || !mapping.properties.isEmpty else { return [] }
    if read == write { return ["keys: .\(read.rawValue)"] }
    return (read == usual?.read ? [] : ["keys.read: .\(read.rawValue)"])
      + (write == usual?.write ? [] : ["keys.write: .\(write.rawValue)"])
  }

  /// Returns the options of a property; nil if it needs no annotation.
  private func options(of property: PropertyDeclaration) -> [String]? {
    let name = property.name.text
    guard let mapped = mapping.properties[name] else {
      return mapping.named.contains(name) ? [] : nil
    }
    let kept = mapping.codingKeys.map { $0[name] ?? name }
    let key = Directed(
      read: kept ?? strategies.read.key(for: name), write: kept ?? strategies.write.key(for: name))
    let options = mapped.annotation(key: key, reads: mapping.reads, writes: mapping.writes)
    return options.isEmpty && !mapping.named.contains(name) ? nil : options
  }

  private func annotateProperties(_ edits: inout EditList) {
    var index = 0
    let properties =
      model.declaration.properties
      + model.extensions.flatMap(\.properties).filter { $0.storage == .computed }
    while index < properties.count {
      let range = properties[index].range
      let group = Array(properties[index...].prefix { $0.range == range })
      annotate(group, &edits)
      index += group.count
    }
    for property in properties { initialise(property, &edits) }
  }

  /// Annotates the properties of one declaration, which is split if their options differ.
  private func annotate(_ group: [PropertyDeclaration], _ edits: inout EditList) {
    let options = group.map(options)
    guard let first = group.first else { return }
    if options.allSatisfy({ $0 == options[0] }) {
      if let shared = options[0] { annotate(shared, at: first.range.start, &edits) }
      return
    }
    if let own = options[0] { annotate(own, at: first.range.start, &edits) }
    let prefix = source.file.text(
      SourceRange(start: first.range.start, end: first.name.range.start))
    for (index, property) in group.enumerated().dropFirst() {
      let comma = source.index(at: property.name.range.start) - 1
      let indentation = layout.indentation(at: first.range.start)
      var text = sharedType(of: group[index - 1]).map { ": \($0)" } ?? ""
      text += "\n\(indentation)"
      if let own = options[index] { text += "\(Self.annotation(own))\n\(indentation)" }
      edits.replace(
        SourceRange(start: source.tokens.items[comma].range.start, end: property.name.range.start),
        with: text + prefix)
    }
  }

  /// Returns the type that a name has from a later one, as `a` in `let a, b: Int`.
  private func sharedType(of property: PropertyDeclaration) -> String? {
    guard property.initialValue == nil,
      !source.tokens.is(source.index(at: property.name.range.end), ":")
    else { return nil }
    return property.type?.text
  }

  private func initialise(_ property: PropertyDeclaration, _ edits: inout EditList) {
    guard let value = mapping.properties[property.name.text]?.initialValue,
      property.initialValue == nil, let type = property.type
    else { return }
    edits.insert(" = \(value)", at: type.range.end)
  }

  private func annotateCases(_ edits: inout EditList) {
    for element in model.declaration.cases {
      if let options = mapping.cases[element.name.text] { annotateCase(element, options, &edits) }
      for value in element.associatedValues ?? [] {
        let start = source.start(of: value)
        guard let options = mapping.values[start] else { continue }
        edits.insert("/* @mapped \(options.joined(separator: ", ")) */ ", at: start)
      }
    }
  }

  /// Annotates a case; another case of the declaration begins a new one.
  private func annotateCase(
    _ element: CaseDeclaration, _ options: [String], _ edits: inout EditList
  ) {
    let name = source.index(at: element.range.start)
    let indentation = layout.memberIndentation(at: keyword(of: element))
    if source.tokens.is(name - 1, ",") {
      moveToOwnLine(element, indentation, &edits)
      let range = SourceRange(
        start: source.tokens.items[name - 1].range.start, end: element.range.start)
      edits.replace(range, with: "\n\(indentation)\(Self.annotation(options))\n\(indentation)case ")
    } else {
      annotate(options, at: declarationStart(of: element, name: name), &edits)
    }
    // The following cases have options of their own.
    let next = source.index(at: element.range.end)
    guard source.tokens.is(next, ","),
      let after = model.declaration.cases.first(where: { $0.range.start > element.range.start }),
      mapping.cases[after.name.text] == nil
    else { return }
    let range = SourceRange(start: source.tokens.items[next].range.start, end: after.range.start)
    edits.replace(range, with: "\n\(indentation)case ")
  }

  /// Moves the declaration of a case that follows the brace of its enum to a line of its own, unless
  /// an annotation does that.
  private func moveToOwnLine(
    _ element: CaseDeclaration, _ indentation: String, _ edits: inout EditList
  ) {
    let keyword = keyword(of: element)
    guard !layout.isFirstOnLine(keyword),
      let first = model.declaration.cases.first(where: { $0.range.start > keyword }),
      mapping.cases[first.name.text] == nil
    else { return }
    let start = declarationStart(of: first, name: source.index(at: first.range.start))
    let before = source.tokens.items[source.index(at: start) - 1].range.end
    guard before < start else { return }
    edits.replace(SourceRange(start: before, end: start), with: "\n\(indentation)")
  }

  /// Returns the offset of the keyword of the declaration that contains a case.
  private func keyword(of element: CaseDeclaration) -> Int {
    var index = source.index(at: element.range.start)
    while index > 0, !source.tokens.is(index, "case") { index -= 1 }
    return source.tokens.items[index].range.start
  }

  /// Returns the offset of the attributes, modifiers and the keyword before the name of a case.
  private func declarationStart(of element: CaseDeclaration, name: Int) -> Int {
    var start = name - 1
    if source.tokens.is(start - 1, "indirect") { start -= 1 }
    let attributes = element.attributes.map(\.range.start)
    return (attributes + [source.tokens.items[start].range.start]).min() ?? element.range.start
  }
}

// The inheritance clauses and initialisers of converted types.

extension ModelEditor {
  private func replaceConformances(of part: TypeDeclaration, _ edits: inout EditList) {
    guard !mapping.conformances.isEmpty else { return }
    var kept: [String] = []
    var isChanged = false
    for type in part.inheritance {
      let names = type.text.split(separator: "&").compactMap { part -> String? in
        let name = String(part).trimmingBlanks
        let simple = name.split(separator: ".").last.map(String.init) ?? name
        guard let new = mapping.conformances[simple] else { return name }
        isChanged = true
        return new.isEmpty ? nil : new
      }
      if !names.isEmpty { kept.append(names.joined(separator: " & ")) }
    }
    guard isChanged, let first = part.inheritance.first, let last = part.inheritance.last else {
      return
    }
    var range = SourceRange(start: first.range.start, end: last.range.end)
    if kept.isEmpty {
      let colon = source.index(at: first.range.start) - 1
      range.start = source.tokens.items[colon - 1].range.end
    }
    edits.replace(range, with: kept.joined(separator: ", "))
  }

  /// Adds a protocol to the inheritance clause.
  private func insertConformance(_ name: String, _ edits: inout EditList) {
    if let last = model.declaration.inheritance.last {
      edits.insert(", \(name)", at: last.range.end)
    } else if let body = source.body(of: model.declaration.range) {
      edits.insert(": \(name)", at: source.tokens.items[body.lowerBound - 2].range.end)
    }
  }

  /// Adds a memberwise initialiser to a class that the mapping could not create otherwise.
  private func insertInitialiser(_ edits: inout EditList) {
    guard mapping.reads, model.declaration.kind == .classType,
      let initialiser = InsertedInitialiser(
        model, mapping, superclasses: candidate.superclasses[...]),
      let body = source.body(of: model.declaration.range)
    else { return }
    let end = source.tokens.items[body.upperBound].range.start
    let indentation = layout.indentation(at: model.place)
    let text = initialiser.text(indentation: indentation)
    let line = layout.isFirstOnLine(end) ? end - layout.indentation(at: end).utf8.count : end
    edits.insert(layout.isFirstOnLine(end) ? text : "\n" + text + indentation, at: line)
  }
}
