import IsomerSyntax

extension SwiftSource {
  /// Returns the types in functions that Foundation's coders read or write, with their offsets.
  ///
  /// No annotation maps them, because other files cannot name them. Those in certain ranges are left
  /// out.
  func localTypes(outside ranges: [SourceRange]) -> [(name: String, offset: Int)] {
    let declared = Set(models.flatMap(\.parts).map(\.name.range.start))
    let keywords: [StaticString] = ["struct", "class", "enum"]
    let uses = ["Codable", "Decodable", "Encodable"].flatMap { self.uses(of: $0) }
    var found: [(name: String, offset: Int)] = []
    for offset in uses.sorted() {
      var colon = index(at: offset) - 1
      while tokens.isIdentifier(colon) || tokens.is(colon, ",") || tokens.is(colon, ".") {
        colon -= 1
      }
      guard tokens.is(colon, ":"), tokens.isIdentifier(colon - 1),
        keywords.contains(where: { tokens.is(colon - 2, $0) })
      else { continue }
      let name = tokens.name(colon - 1)
      let start = name.range.start
      guard !declared.contains(start), found.last?.offset != start,
        !ranges.contains(where: { $0.start <= start && start < $0.end })
      else { continue }
      found.append((name.text, start))
    }
    return found
  }
}
