// Enum cases and parameter lists.

extension DeclarationParser {
  /// Parses the cases of `case a, b(Int), c = "x"`, beginning at the keyword.
  mutating func parseCases() {
    var place = site(position)
    var cases: [CaseDeclaration] = []
    repeat {
      position += 1
      guard stream.isIdentifier(position) else { continue }
      let first = position
      var element = CaseDeclaration(name: stream.name(position), range: stream.range(first..<first))
      position += 1
      element.associatedValues = parseParameters(&place)
      element.rawValue = parseInitialValue()
      element.attributes = attributes
      element.isIndirect = header.modifiers.contains("indirect")
      element.conditions = memberConditions
      element.range = stream.range(first..<position)
      place.names.append(first)
      cases.append(element)
    } while stream.is(position, ",")
    sites.append(place)
    body.type.cases += cases
  }

  /// Parses a parameter list in parentheses, or returns nil if there is none.
  mutating func parseParameters(_ site: inout DeclarationSite) -> [ParameterDeclaration]? {
    guard stream.is(position, "(") else { return nil }
    let after = stream.after(position)
    let end = max(position + 1, stream.isClosed(position) ? after - 1 : after)
    var parameters: [ParameterDeclaration] = []
    position += 1
    while position < end {
      let first = position
      if let parameter = parseParameter(until: end) {
        site.parameters.append((first, parameter.type.range.start))
        parameters.append(parameter)
      }
      let left = position
      position = stream.comma(from: position, until: end)
      if left < position { note(unread: left..<position) }
      position += 1
    }
    position = after
    return parameters
  }

  /// Parses `@A label inner: Type = value`, up to the comma.
  private mutating func parseParameter(until end: Int) -> ParameterDeclaration? {
    let labels = labels(position)
    var parser = TypeParser(stream: stream, position: labels.map { $0.colon + 1 } ?? position)
    guard let type = parser.parse(), parser.position <= end else { return nil }
    position = parser.position
    var parameter = ParameterDeclaration(
      label: labels?.outer, innerName: labels?.inner, type: type)
    if stream.is(position, "="), position + 1 < end {
      let start = position + 1
      position = stream.comma(from: start, until: end)
      parameter.defaultValue = stream.expression(start..<position)
    }
    return parameter
  }

  private func labels(_ start: Int) -> (outer: Name?, inner: Name?, colon: Int)? {
    var first = start
    while let end = stream.attributeNameEnd(first) { first = stream.afterArguments(end) }
    // In `isolated _ actor: A` the first word is a specifier; before a single name it is a label.
    while stream.is(first, "isolated") || stream.is(first, "_const"),
      stream.isIdentifier(first + 1), stream.isIdentifier(first + 2)
    {
      first += 1
    }
    guard stream.isIdentifier(first) else { return nil }
    let outer = stream.is(first, "_") ? nil : stream.name(first)
    if stream.is(first + 1, ":") { return (outer, nil, first + 1) }
    guard stream.isIdentifier(first + 1), stream.is(first + 2, ":") else { return nil }
    return (outer, stream.name(first + 1), first + 2)
  }
}
