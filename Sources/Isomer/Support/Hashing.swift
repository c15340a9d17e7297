#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

// The standard library hashes and compares strings by canonical equivalence, which takes quadratic
// time for a long run of combining marks. Texts of documents are hashed, or compared with those of
// code, only with as many consecutive marks as the Stream-Safe Text Format of UAX #15 allows. With
// more, a key, an element of a set or an identity is an error, and any other text equals no word.

/// The expectation in the error of a text that takes too long to hash.
@usableFromInline package let quickText = "at most 30 combining marks in a row"

extension String {
  /// True if the text is long enough to contain too many consecutive combining marks.
  @inlinable
  package var mayHashSlowly: Bool { utf8.count > 60 }

  /// True if the text has more than 30 consecutive combining marks.
  @usableFromInline
  package var hashesSlowly: Bool {
    guard mayHashSlowly else { return false }
    var run = 0
    for scalar in unicodeScalars {
      run = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : run + 1
      if run > 30 { return true }
    }
    return false
  }

  /// Returns whether the text equals a word of code.
  func isWord(_ word: String) -> Bool { !hashesSlowly && self == word }
}

/// Returns false if text in UTF-8, in JSON or not, certainly has no 31 consecutive combining marks.
///
/// They occupy at least 62 bytes, so eight of every 32 bytes are examined: those of the marks are not
/// ASCII, or contain the backslash of an escape; see `stopBits`.
@inline(never)
package func mayHashSlowly(_ start: UnsafePointer<UInt8>, _ count: Int) -> Bool {
  stride(from: 0, to: count &- 7, by: 32).contains { index in
    let word = loadWord(start + index)
    let backslash = word ^ 0x5C5C_5C5C_5C5C_5C5C
    return (backslash &- 0x0101_0101_0101_0101 | word) & 0x8080_8080_8080_8080 != 0
  }
}

/// Returns whether a value takes too long to hash or to compare.
@inlinable
package func hashesSlowly<Hashed>(_ value: Hashed) -> Bool {
  if _isPOD(Hashed.self) { return false }
  guard Hashed.self == String.self, let text = value as? String else {
    return containsSlowText(value)
  }
  return text.mayHashSlowly && text.hashesSlowly
}

/// Returns whether text in a value takes too long to hash; it is found if the value can be written.
@inline(never) @usableFromInline
func containsSlowText(_ value: Any) -> Bool {
  if let text = value as? String { return text.hashesSlowly }
  // These are hashed by their bytes.
  if value is JSONValue || value is Data { return false }
  let bytes = (value as? any Writable).flatMap { try? $0.jsonBytes() } ?? []
  return bytes.withUnsafeBytes { JSONReader(unsafe: $0).slowText(in: 0..<$0.count) != nil }
}

/// Returns a value that is hashed; throws if that takes too long.
@inlinable
func hashable<Hashed>(_ value: Hashed) throws -> Hashed {
  if hashesSlowly(value) { throw TransformerError(expected: quickText, input: value) }
  return value
}

extension JSONReader {
  /// Returns the first text in a range that takes too long to hash.
  fileprivate func slowText(in range: Range<Int>) -> Range<Int>? {
    guard mayHashSlowly(base + range.lowerBound, range.count) else { return nil }
    let bytes = UnsafeRawBufferPointer(start: base, count: count)
    var start = range.lowerBound
    while start < range.upperBound {
      let end = JSONBytes.tokenEnd(bytes, from: start)
      if end - start > 62, base[start] == Byte.quote,
        JSONBytes.text(of: bytes[start..<end]).hashesSlowly
      {
        return start..<end
      }
      start = end
    }
    return nil
  }

  /// Throws for text since an offset that takes too long to hash.
  @inline(never) @usableFromInline
  mutating func checkHashing(from start: Int) throws(ReadingFailure) {
    valueEnds.open?.complete()
    guard let text = slowText(in: start..<cursor) else { return }
    details.expected = quickText
    throw ReadingFailure(.invalidValue, at: start == keyStart ? start : text.upperBound)
  }

  /// Reads a value that is hashed: an element of a set, or an identity.
  @inlinable
  mutating func hashable<Element>(
    _ read: (inout JSONReader) throws(ReadingFailure) -> Element
  ) throws(ReadingFailure) -> Element {
    let start = cursor
    let element = try read(&self)
    if _isPOD(Element.self) || Element.self == JSONValue.self { return element }
    if cursor &- start > 60 { try checkHashing(from: start) }
    // A transformer may have created text that is not in the document.
    if Element.self == String.self, hashesSlowly(element) { throw invalid(quickText) }
    return element
  }

  /// Reads the key of a dictionary.
  @inlinable
  mutating func hashableKey<Key: MappableKey>(_: Key.Type) throws(ReadingFailure) -> Key {
    let key = try Key.readKey(&self)
    if !_isPOD(Key.self), Key.self != String.self, cursor &- keyStart > 60 {
      try checkHashing(from: keyStart)
    }
    return key
  }
}
