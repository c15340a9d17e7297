/// A key of a document, compared and hashed by its UTF-8 bytes.
///
/// A `String` is compared and hashed by canonical equivalence, which merges keys that a document
/// distinguishes, and takes quadratic time for a long run of combining marks.
package struct ByteKey: Hashable {
  package let text: String

  package init(_ text: String) { self.text = text }

  @inline(__always)
  package static func == (first: ByteKey, second: ByteKey) -> Bool {
    first.text.hasBytes(of: second.text)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension String {
  /// Returns whether another text has the same UTF-8 bytes.
  func hasBytes(of other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let isSame = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { bytes.elementsEqual($0) }
    }
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}
