/// Decides which annotation belongs to which declaration: by tokens, never by lines of text.
///
/// The parser notes where declarations stand, the finder where annotations stand. This brings them
/// together and puts the annotations into the declarations, each known by the offset of its name
/// (an associated value or a parameter, by that of its type).
struct Attachment {
  private let stream: TokenStream
  private let sites: [DeclarationSite]
  private let typeBraces: Set<Int>
  private var index = SiteIndex()
  /// For a declaration the last annotation behind it or behind a name of its list, and the names
  /// that got it: the next one belongs to the names since.
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
    let isEarly = placed.position <= (index.firstDeclaration ?? .max) && !placed.hasCodeBefore
    if isEarly {
      fileAnnotations.append(placed.annotation)
    } else {
      report(.lateFileAnnotation, placed, Fix.lateFileAnnotation)
    }
  }

  private mutating func attach(_ placed: PlacedAnnotation) {
    if let element = elementAhead(placed) { return add(placed, to: [element.anchor]) }
    if let site = siteAhead(placed) { return add(placed, to: site, site.elements) }
    if let number = siteBehind(placed) {
      return add(placed, to: sites[number], elementsBehind(placed, number))
    }
    if let parameter = parameterBehind(placed) { return add(placed, to: [parameter.anchor]) }
    report(.unattached, placed, isInBody(placed) ? Fix.inBody : Fix.unattached)
  }

  /// Whether the comment looks forward: it stands on its own line, or code follows it on its line.
  private func looksAhead(_ placed: PlacedAnnotation) -> Bool {
    !placed.hasCodeBefore || placed.hasCodeAfter
  }

  /// The associated value, parameter, or name in a list, that begins right behind the comment.
  ///
  /// Behind an opening parenthesis a block comment looks forward over the end of the line too:
  /// formatters break lines there.
  private func elementAhead(_ placed: PlacedAnnotation) -> DeclarationSite.Element? {
    let isFirst = placed.isBlock && stream.is(placed.position - 1, "(")
    return looksAhead(placed) || isFirst ? index.elements[placed.position] : nil
  }

  /// The declaration ahead, with nothing but attributes, modifiers and directives between.
  private func siteAhead(_ placed: PlacedAnnotation) -> DeclarationSite? {
    guard looksAhead(placed) else { return nil }
    let position = stream.afterDirectives(placed.position)
    return index.headers[position].map { sites[$0] }
  }

  /// The last declaration that begins on the comment's line, before it.
  private func siteBehind(_ placed: PlacedAnnotation) -> Int? {
    guard placed.hasCodeBefore, !isInCode(placed) else { return nil }
    return index.lastStart(onLine: placed.line, before: placed.position)
  }

  /// Where no declaration begins on the line, a parameter may.
  private func parameterBehind(_ placed: PlacedAnnotation) -> DeclarationSite.Element? {
    guard placed.hasCodeBefore, !isInCode(placed) else { return nil }
    return index.lastParameter(onLine: placed.line, before: placed.position)
  }

  /// The names on the line that stand before the comment, since the last one behind the list:
  /// `case a /* 1 */, b, c /* 2 */` gives the second to `b` and `c`.
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

  /// Whether it stands among the statements of a body; right behind the opening brace it still
  /// belongs to the line's declaration.
  private func isInCode(_ placed: PlacedAnnotation) -> Bool {
    let last = placed.position - 1
    guard stream.items.indices.contains(last) else { return false }
    let brace = stream.enclosingBrace[last]
    return brace >= 0 && !typeBraces.contains(brace)
  }

  /// Whether it stands in a body at all.
  private func isInBody(_ placed: PlacedAnnotation) -> Bool {
    let last = placed.position - 1
    guard stream.items.indices.contains(last) else { return false }
    let brace = stream.is(last, "{") ? last : stream.enclosingBrace[last]
    return brace >= 0 && !typeBraces.contains(brace)
  }

  private mutating func add(
    _ placed: PlacedAnnotation, to site: DeclarationSite, _ elements: [DeclarationSite.Element]
  ) {
    if let refusal = site.refusal { return report(.refused(refusal), placed, Fix.refused) }
    add(placed, to: elements.map(\.anchor))
  }

  private mutating func add(_ placed: PlacedAnnotation, to anchors: [Int]) {
    if anchors.isEmpty { return report(.unattached, placed, Fix.unattached) }
    for anchor in anchors { byAnchor[anchor, default: []].append(placed.annotation) }
  }

  private mutating func report(_ message: Message, _ placed: PlacedAnnotation, _ fix: String) {
    problems.append(Problem(message, at: placed.annotation.range.start, fix: fix))
  }
}

extension Attachment {
  /// Puts the annotations where they belong.
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
