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
  private var lastBehind: [Int: (position: Int, names: [Int])] = [:]
  private var byAnchor: [Int: [Annotation]] = [:]
  private var fileAnnotations: [Annotation] = []
  private var targetAnnotations: [Annotation] = []
  private(set) var problems: [Problem] = []

  init(_ stream: TokenStream, sites: [DeclarationSite], typeBraces: Set<Int>) {
    self.stream = stream
    self.sites = sites
    self.typeBraces = typeBraces
    index = SiteIndex(sites, in: stream)
  }

  mutating func attach(_ annotations: [PlacedAnnotation]) {
    for placed in annotations {
      let isFirst = placed.last.position <= index.firstDeclaration && !placed.hasCodeBefore
      switch placed.extent {
      case .declaration: attach(placed)
      case .file where isFirst: fileAnnotations.append(placed.annotation)
      case .target where isFirst: targetAnnotations.append(placed.annotation)
      case .file, .target:
        let extent = placed.extent.rawValue
        report(
          .lateFileAnnotation, placed, extent,
          fix: "move it to the top of the file, or remove '\(extent)' to annotate one type")
      }
    }
  }

  private mutating func attach(_ placed: PlacedAnnotation) {
    let position = placed.last.position
    let hasCodeAfter =
      position < stream.count && stream.items[position].line == placed.last.lastLine
    let looksAhead = !placed.hasCodeBefore || hasCodeAfter
    // A block comment after an opening parenthesis can precede an element on the next line, because
    // formatters break lines there.
    let isFirst = placed.first.token.kind == .blockComment && stream.is(position - 1, "(")
    if looksAhead || isFirst, let anchor = index.anchors[position] {
      return add(placed, to: [anchor])
    }
    if looksAhead, let number = index.headers[stream.afterDirectives(position)] {
      return add(placed, to: sites[number], sites[number].names)
    }
    // Among the statements of a body, a comment belongs to no declaration. Right after the opening
    // brace, it still belongs to the declaration on the line.
    if placed.hasCodeBefore, !isInBody(placed, afterBrace: false) {
      let line = placed.first.line
      let parameter = index.parameters.last(onLine: line, before: position)
      if let parameter, isInList(from: parameter.item, position) {
        return add(placed, to: [parameter.target])
      }
      if let number = index.starts.last(onLine: line, before: position)?.target {
        if hasCodeAfter, isInBracket(of: sites[number], placed) { return reportUnattached(placed) }
        return add(placed, to: sites[number], namesBehind(placed, number))
      }
      if let parameter { return add(placed, to: [parameter.target]) }
    }
    reportUnattached(placed)
  }

  /// Returns true if the list of a parameter or an associated value is not closed before the comment.
  private func isInList(from parameter: Int, _ comment: Int) -> Bool {
    var item = parameter
    while item < comment, !stream.is(item, ")") { item = stream.after(item) }
    return item >= comment
  }

  /// Returns true if a block comment is in a bracket of a declaration, such as a tuple.
  private func isInBracket(of site: DeclarationSite, _ placed: PlacedAnnotation) -> Bool {
    guard placed.first.token.kind == .blockComment, site.refusal == nil,
      var item = site.names.first
    else { return false }
    let comment = placed.last.position
    while item < comment { item = stream.after(item) }
    return item > comment
  }

  /// Returns the names on the line before the comment, since the previous annotation of the list.
  ///
  /// In `case a /* 1 */, b, c /* 2 */`, the second annotation applies to `b` and `c`.
  private mutating func namesBehind(_ placed: PlacedAnnotation, _ number: Int) -> [Int] {
    let names = sites[number].names
    let position = placed.last.position
    let last = lastBehind[number]
    if let last, last.position == position { return last.names }
    let end = names.partition { $0 >= position }
    let near = names[..<end].reversed().prefix {
      $0 >= (last?.position ?? 0) && stream.items[$0].line == placed.first.line
    }
    let chosen = near.isEmpty ? names : near.reversed()
    lastBehind[number] = (position, chosen)
    return chosen
  }

  /// Returns true if the comment is in a body, or right after its opening brace if that counts.
  private func isInBody(_ placed: PlacedAnnotation, afterBrace: Bool) -> Bool {
    let last = placed.last.position - 1
    guard stream.items.indices.contains(last) else { return false }
    let brace = afterBrace && stream.is(last, "{") ? last : stream.enclosingBrace[last]
    return brace >= 0 && !typeBraces.contains(brace)
  }

  private mutating func add(
    _ placed: PlacedAnnotation, to site: DeclarationSite, _ names: [Int]
  ) {
    if let refusal = site.refusal {
      let fix = "move it to a type, property, enum case or associated value"
      return report(.misplacedAnnotation, placed, refusal, fix: fix)
    }
    add(placed, to: names.map { stream.items[$0].range.start })
  }

  private mutating func add(_ placed: PlacedAnnotation, to anchors: [Int]) {
    if anchors.isEmpty { return reportUnattached(placed) }
    for anchor in anchors { byAnchor[anchor, default: []].append(placed.annotation) }
  }

  private mutating func reportUnattached(_ placed: PlacedAnnotation) {
    report(
      .unattachedAnnotation, placed,
      fix: isInBody(placed, afterBrace: true)
        ? "move the type out of the body"
        : "move it before a type, property or case, or after one on its first line")
  }

  private mutating func report(
    _ problem: ProblemText, _ placed: PlacedAnnotation, _ word: String = "", fix: String
  ) { problems.append(Problem(problem, word, at: placed.annotation.range.start, fix: fix)) }
}

extension Attachment {
  /// Sets the annotations of the declarations in a file.
  func fill(_ file: inout ParsedFile) {
    file.fileAnnotations = fileAnnotations
    file.targetAnnotations = targetAnnotations
    guard !byAnchor.isEmpty else { return }
    file.types.modifyEach(fill)
    file.aliases.modifyEach(fill)
  }

  private func fill(_ alias: inout AliasDeclaration) {
    alias.annotations = byAnchor[alias.nameRange.start] ?? []
  }

  private func fill(_ type: inout TypeDeclaration) {
    type.annotations = annotations(type.name)
    type.properties.modifyEach { $0.annotations = annotations($0.name) }
    type.patterns.modifyEach { $0.annotations = annotations($0.name) }
    type.cases.modifyEach {
      $0.annotations = annotations($0.name)
      $0.associatedValues?.modifyEach(fill)
    }
    type.initialisers.modifyEach { $0.parameters.modifyEach(fill) }
    type.functions.modifyEach { $0.parameters.modifyEach(fill) }
    type.aliases.modifyEach(fill)
    type.types.modifyEach(fill)
  }

  private func fill(_ parameter: inout ParameterDeclaration) {
    parameter.annotations = byAnchor[parameter.type.range.start] ?? []
  }

  private func annotations(_ name: Name) -> [Annotation] { byAnchor[name.range.start] ?? [] }
}
