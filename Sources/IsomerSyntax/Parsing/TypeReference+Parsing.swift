extension TypeReference {
  /// The type that a whole text is; nil if it is none.
  ///
  /// The places in it are those of the text.
  package init?(parsing text: String) {
    let stream = TokenStream(Array(text.utf8))
    var parser = TypeParser(stream, at: 0)
    guard let type = parser.parse(), parser.position == stream.count else { return nil }
    self = type
  }
}
