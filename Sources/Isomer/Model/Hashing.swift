// The standard library hashes and compares texts by what their characters mean, which takes quadratic
// time for a long run of combining marks. Texts of documents become keys of dictionaries and elements
// of sets only with as many marks in a row as the Stream-Safe Text Format of UAX #15 allows.

extension String {
  /// Whether the text is long enough to have too many combining marks in a row.
  @inlinable
  var mayHashSlowly: Bool { utf8.count > 60 }

  /// Whether the text has more than 30 combining marks in a row.
  var hashesSlowly: Bool {
    guard mayHashSlowly else { return false }
    var run = 0
    for scalar in unicodeScalars {
      run = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : run + 1
      if run > 30 { return true }
    }
    return false
  }
}

extension JSONReader {
  /// Throws for a text just read that takes too long to hash.
  @inline(never) @usableFromInline
  mutating func checkHashing(of text: String, isKey: Bool) throws(ReadingFailure) {
    guard text.hashesSlowly else { return }
    let expected = "at most 30 combining marks in a row"
    throw isKey ? invalidKey(expected) : invalid(expected)
  }

  /// Reads an element of a set.
  @inlinable
  mutating func hashable<Element>(
    _ read: (inout JSONReader) throws(ReadingFailure) -> Element
  ) throws(ReadingFailure) -> Element {
    let element = try read(&self)
    if Element.self == String.self, let text = element as? String, text.mayHashSlowly {
      try checkHashing(of: text, isKey: false)
    }
    return element
  }
}
