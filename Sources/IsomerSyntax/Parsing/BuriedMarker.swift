extension Token {
  /// Returns the offset of an `@mapped` after other text in the comment, if it looks like an
  /// annotation: it follows the end of a sentence, or options follow it.
  ///
  ///     /// The user. @mapped keys: .snake
  ///
  /// Markers in quotes, in indented code or in a nested comment are examples.
  func buriedMarker(in source: [UInt8]) -> Int? {
    let bytes = source[range]
    var start = bytes.startIndex
    while let place = bytes[start...].firstIndex(of: UInt8(ascii: "@")) {
      start = place + 1
      let name = bytes[start...].prefix(while: MarkerSearch.continuesName)
      guard name.elementsEqual(MarkerSearch.word.utf8), Self.isBlank(source[place - 1]),
        let last = bytes[(range.start + 2)..<place].last(where: { !Self.isBlank($0) }),
        !isExample(bytes[..<place])
      else { continue }
      if ".;:!?)".utf8.contains(last) || Self.beginsOptions(bytes[name.endIndex...]) {
        return place
      }
    }
    return nil
  }

  /// Returns true if the line contains a nested comment marker or is indented as code.
  private func isExample(_ before: ArraySlice<UInt8>) -> Bool {
    let lineBreak = before.lastIndex(of: UInt8(ascii: "\n"))
    let text =
      lineBreak.map { before[($0 + 1)...] } ?? before.dropFirst(2).drop { $0 == UInt8(ascii: "/") }
    return text.starts(with: "    ".utf8)
      || zip(text, text.dropFirst()).contains {
        $0 == UInt8(ascii: "/") && ($1 == UInt8(ascii: "/") || $1 == UInt8(ascii: "*"))
      }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    CommentText.isBlank(byte) || byte == UInt8(ascii: "*")
  }

  /// Returns true at `(profile)` or `word: `.
  static func beginsOptions(_ text: ArraySlice<UInt8>) -> Bool {
    let text = text.drop { $0 == UInt8(ascii: " ") }
    let word = text.prefix { MarkerSearch.continuesName($0) || $0 == UInt8(ascii: ".") }
    if word.isEmpty { return text.first == UInt8(ascii: "(") }
    return text[word.endIndex...].first == UInt8(ascii: ":")
  }
}
