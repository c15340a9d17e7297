extension TypeReference {
  /// Creates the type in a text, with ranges relative to it; returns nil if the text is not a type.
  package init?(parsing text: String) {
    let stream = TokenStream(Array(text.utf8))
    var parser = TypeParser(stream: stream, position: 0)
    guard let type = parser.parse(), parser.position == stream.count else { return nil }
    self = type
  }
}
