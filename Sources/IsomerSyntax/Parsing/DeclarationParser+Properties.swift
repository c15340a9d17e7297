// Variables and constants, stored and computed.

extension DeclarationParser {
  /// Parses `let a = 1, b: Int`, beginning at the keyword.
  mutating func parseBindings() {
    let keyword = position
    let isLet = stream.is(keyword, "let")
    var properties: [PropertyDeclaration] = []
    var place = site(keyword, refusal: isInType ? nil : "a global variable")
    repeat {
      position += 1
      let first = position
      guard let property = parseBinding(isLet: isLet) else { continue }
      place.names.append(first)
      properties.append(property)
    } while stream.is(position, ",")
    shareTypes(&properties)
    sites.append(place)
    guard isInType else { return }
    let attributes = attributes
    for var property in properties {
      property.access = header.access
      property.setterAccess = header.setterAccess
      property.modifiers = header.modifiers
      property.attributes = attributes
      property.conditions = memberConditions
      property.range = range(ofKeyword: keyword)
      if property.name.text.hasPrefix("(") {
        body.type.patterns.append(property)
      } else {
        body.type.properties.append(property)
      }
    }
  }

  /// Gives all names in `let a, b: Int` the same type.
  private func shareTypes(_ properties: inout [PropertyDeclaration]) {
    for index in properties.indices.dropLast().reversed()
    where properties[index].type == nil && properties[index].initialValue == nil {
      properties[index].type = properties[index + 1].type
    }
  }

  /// Parses a name or a pattern with its type, initial value and accessors; returns nil for `_`,
  /// which is not valid in a type.
  private mutating func parseBinding(isLet: Bool) -> PropertyDeclaration? {
    let isNamed = stream.isIdentifier(position) && !stream.is(position, "_")
    guard isNamed || stream.is(position, "(") || stream.is(position, "_") else { return nil }
    let isPattern = stream.is(position, "(")
    let range = stream.range(position..<stream.after(position))
    let name = isPattern ? Name(stream.text(range), range) : stream.name(position)
    var property = PropertyDeclaration(
      name: name, isLet: isLet, isSettable: !isLet, range: name.range)
    position = stream.after(position)
    property.type = parseType(after: ":")
    property.initialValue = parseInitialValue()
    if stream.is(position, "{") { parseAccessors(into: &property) }
    return isNamed || isPattern ? property : nil
  }

  mutating func parseInitialValue() -> AnnotationValue? {
    guard stream.is(position, "=") else { return nil }
    let start = position + 1
    let scanner = ExpressionScanner(stream)
    position = scanner.end(from: start)
    if scanner.isCutOff(start, at: position) { note(unread: position..<(position + 1)) }
    return stream.expression(start..<position)
  }

  private mutating func parseAccessors(into property: inout PropertyDeclaration) {
    let accessors = AccessorBlock(stream, at: position)
    position = stream.after(position)
    guard !accessors.areObservers else { return }
    property.storage = .computed
    property.isSettable = accessors.hasSetter
    property.effects = accessors.effects
  }
}

extension TokenStream {
  /// Returns the expression in a range of items, or nil if the range is empty.
  package func expression(_ stretch: Range<Int>) -> AnnotationValue? {
    guard !stretch.isEmpty, stretch.upperBound <= count else { return nil }
    return ValueReader(stream: self, place: { $0 }).value(stretch)
  }
}
