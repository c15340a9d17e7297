// The standard library hashes and compares strings by canonical equivalence, which takes quadratic
// time for a long run of combining marks. Strings of documents become dictionary keys and set
// elements only with as many consecutive marks as the Stream-Safe Text Format of UAX #15 allows.

extension String {
  /// True if the text is long enough to contain too many consecutive combining marks.
  @inlinable
  var mayHashSlowly: Bool { utf8.count > 60 }

  /// True if the text has more than 30 consecutive combining marks.
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
  /// Throws if the text just read takes too long to hash.
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
