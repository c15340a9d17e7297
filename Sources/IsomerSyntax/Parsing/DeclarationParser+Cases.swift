// Enum cases and parameter lists.

extension DeclarationParser {
  /// `case a, b(Int), c = "x"`: everything from the keyword on.
  mutating func parseCases(_ header: Header, into members: inout Members) {
    let keyword = position
    var place = site(header, keyword: keyword)
    var cases: [CaseDeclaration] = []
    repeat {
      position += 1
      guard stream.isIdentifier(position) else { continue }
      let first = position
      var element = CaseDeclaration(name: stream.name(position), range: stream.range(first..<first))
      position += 1
      element.associatedValues = parseParameters(&place)
      element.rawValue = parseInitialValue()
      element.conditions = memberConditions
      element.range = stream.range(first..<position)
      place.elements.append(.init(first: first, anchor: element.name.range.start))
      cases.append(element)
    } while stream.is(position, ",")
    sites.append(place)
    members.cases += cases
  }

  /// What stands in the parentheses here, or nil if there are none.
  mutating func parseParameters(_ site: inout DeclarationSite) -> [ParameterDeclaration]? {
    guard stream.is(position, "(") else { return nil }
    let start = position
    let end = stream.after(start)
    let inner = (start + 1)..<max(start + 1, stream.isClosed(start) ? end - 1 : end)
    position = end
    var parameters: [ParameterDeclaration] = []
    for element in stream.elements(inner) {
      guard let parameter = parameter(element) else { continue }
      site.parameters.append(
        .init(first: element.lowerBound, anchor: parameter.type.range.start))
      parameters.append(parameter)
    }
    return parameters
  }

  /// `label inner: Type = value`; attributes may stand in front.
  private func parameter(_ stretch: Range<Int>) -> ParameterDeclaration? {
    let labels = labels(stretch)
    var parser = TypeParser(stream, at: labels.map { $0.colon + 1 } ?? stretch.lowerBound)
    guard let type = parser.parse(), parser.position <= stretch.upperBound else { return nil }
    var parameter = ParameterDeclaration(
      label: labels?.outer, innerName: labels?.inner, type: type)
    if stream.is(parser.position, "="), parser.position + 1 < stretch.upperBound {
      parameter.defaultValue = stream.expression((parser.position + 1)..<stretch.upperBound)
    }
    return parameter
  }

  private struct Labels {
    var outer: Name?
    var inner: Name?
    var colon: Int
  }

  private func labels(_ stretch: Range<Int>) -> Labels? {
    let first = skipAttributes(stretch.lowerBound)
    guard stream.isIdentifier(first) else { return nil }
    let outer = stream.is(first, "_") ? nil : stream.name(first)
    if stream.is(first + 1, ":") { return Labels(outer: outer, colon: first + 1) }
    guard stream.isIdentifier(first + 1), stream.is(first + 2, ":") else { return nil }
    return Labels(outer: outer, inner: stream.name(first + 1), colon: first + 2)
  }

  private func skipAttributes(_ start: Int) -> Int {
    var index = start
    while stream.is(index, "@"), stream.isIdentifier(index + 1) {
      index += 2
      let hasArguments = stream.is(index, "(") && !stream.items[index].isAfterBlank
      if hasArguments { index = stream.after(index) }
    }
    return index
  }
}
