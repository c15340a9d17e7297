/// Attaches annotations to declarations, based on tokens.
///
/// The parser records the positions of declarations, and the finder those of annotations. A
/// declaration is identified by the offset of its name, an associated value or a parameter by the
/// offset of its type.
struct Attachment {
  private let stream: TokenStream
  private let sites: [DeclarationSite]
  private let typeBraces: Set<Int>
  private let index: SiteIndex
  /// For each declaration, the last annotation after it or after a name in its list, and the names
  /// it applies to.
  ///
  /// The next annotation applies to the names after those.
  private var lastBehind: [Int: (position: Int, elements: [DeclarationSite.Element])] = [:]
  private var byAnchor: [Int: [Annotation]] = [:]
  private var fileAnnotations: [Annotation] = []
  private(set) var problems: [Problem] = []

  init(_ stream: TokenStream, sites: [DeclarationSite], typeBraces: Set<Int>) {
    self.stream = stream
    self.sites = sites
    self.typeBraces = typeBraces
    index = SiteIndex(sites, in: stream)
  }

  mutating func attach(_ annotations: [PlacedAnnotation]) {
    for annotation in annotations {
      if annotation.isOfFile { attachToFile(annotation) } else { attach(annotation) }
    }
  }

  private mutating func attachToFile(_ placed: PlacedAnnotation) {
    if placed.position <= index.firstDeclaration, !placed.hasCodeBefore {
      fileAnnotations.append(placed.annotation)
    } else {
      report(.lateFileAnnotation, placed)
    }
  }

  private mutating func attach(_ placed: PlacedAnnotation) {
    let looksAhead = !placed.hasCodeBefore || placed.hasCodeAfter
    // A block comment after an opening parenthesis can precede an element on the next line, because
    // formatters break lines there.
    let isFirst = placed.isBlock && stream.is(placed.position - 1, "(")
    if looksAhead || isFirst, let element = index.elements[placed.position] {
      return add(placed, to: [element.anchor])
    }
    if looksAhead, let number = index.headers[stream.afterDirectives(placed.position)] {
      return add(placed, to: sites[number], sites[number].elements)
    }
    // Among the statements of a body, a comment belongs to no declaration. Right after the opening
    // brace, it still belongs to the declaration on the line.
    if placed.hasCodeBefore, !isInBody(placed, afterBrace: false) {
      let parameter = index.lastParameter(onLine: placed.line, before: placed.position)
      if let parameter, isInList(of: parameter, placed) {
        return add(placed, to: [parameter.anchor])
      }
      if let number = index.lastStart(onLine: placed.line, before: placed.position) {
        return add(placed, to: sites[number], elementsBehind(placed, number))
      }
      if let parameter { return add(placed, to: [parameter.anchor]) }
    }
    report(.unattachedAnnotation(isInBody: isInBody(placed, afterBrace: true)), placed)
  }

  /// Returns true if the list of a parameter or an associated value is not closed before the comment.
  private func isInList(of parameter: DeclarationSite.Element, _ placed: PlacedAnnotation) -> Bool {
    var item = parameter.first
    while item < placed.position, !stream.is(item, ")") { item = stream.after(item) }
    return item >= placed.position
  }

  /// Returns the names on the line before the comment, since the previous annotation of the list.
  ///
  /// In `case a /* 1 */, b, c /* 2 */`, the second annotation applies to `b` and `c`.
  private mutating func elementsBehind(
    _ placed: PlacedAnnotation, _ number: Int
  ) -> [DeclarationSite.Element] {
    let elements = sites[number].elements
    let last = lastBehind[number]
    if let last, last.position == placed.position { return last.elements }
    let isNear: (DeclarationSite.Element) -> Bool = { element in
      element.first >= (last?.position ?? 0) && stream.items[element.first].line == placed.line
    }
    let end = elements.firstIndex(from: placed.position)
    let near = Array(elements[..<end].reversed().prefix(while: isNear).reversed())
    let chosen = near.isEmpty ? elements : near
    lastBehind[number] = (placed.position, chosen)
    return chosen
  }

  /// Returns true if the comment is in a body, or right after its opening brace if that counts.
  private func isInBody(_ placed: PlacedAnnotation, afterBrace: Bool) -> Bool {
    let last = placed.position - 1
    guard stream.items.indices.contains(last) else { return false }
    let brace = afterBrace && stream.is(last, "{") ? last : stream.enclosingBrace[last]
    return brace >= 0 && !typeBraces.contains(brace)
  }

  private mutating func add(
    _ placed: PlacedAnnotation, to site: DeclarationSite, _ elements: [DeclarationSite.Element]
  ) {
    if let refusal = site.refusal { return report(.misplacedAnnotation(refusal), placed) }
    add(placed, to: elements.map(\.anchor))
  }

  private mutating func add(_ placed: PlacedAnnotation, to anchors: [Int]) {
    if anchors.isEmpty { return report(.unattachedAnnotation(), placed) }
    for anchor in anchors { byAnchor[anchor, default: []].append(placed.annotation) }
  }

  private mutating func report(_ problem: Problem, _ placed: PlacedAnnotation) {
    problems.append(problem.at(placed.annotation.range.start))
  }
}

extension Attachment {
  /// Sets the annotations of the declarations in a file.
  func fill(_ file: inout ParsedFile) {
    file.fileAnnotations = fileAnnotations
    guard !byAnchor.isEmpty else { return }
    for index in file.types.indices { fill(&file.types[index]) }
  }

  private func fill(_ type: inout TypeDeclaration) {
    type.annotations = annotations(type.name)
    for index in type.properties.indices {
      type.properties[index].annotations = annotations(type.properties[index].name)
    }
    for index in type.patterns.indices {
      type.patterns[index].annotations = annotations(type.patterns[index].name)
    }
    for index in type.cases.indices {
      type.cases[index].annotations = annotations(type.cases[index].name)
      type.cases[index].associatedValues = type.cases[index].associatedValues.map(filled)
    }
    for index in type.initialisers.indices {
      type.initialisers[index].parameters = filled(type.initialisers[index].parameters)
    }
    for index in type.functions.indices {
      type.functions[index].parameters = filled(type.functions[index].parameters)
    }
    for index in type.types.indices { fill(&type.types[index]) }
  }

  private func filled(_ parameters: [ParameterDeclaration]) -> [ParameterDeclaration] {
    parameters.map { parameter in
      var parameter = parameter
      parameter.annotations = byAnchor[parameter.type.range.start] ?? []
      return parameter
    }
  }

  private func annotations(_ name: Name) -> [Annotation] { byAnchor[name.range.start] ?? [] }
}
