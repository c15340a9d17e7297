@_spi(Generated) internal import Isomer

/// The keys of a document, numbered in the order in which they first occur.
///
/// Keys are compared by their bytes. The key that last followed a key is compared first, because
/// objects of the same type have the same keys in the same order.
struct KeyTable {
  private var texts: [String] = []
  private var numbers: [ByteKey: Int] = [:]
  /// The number of the key that last followed each key.
  private var next: [Int] = []
  private var last = 0

  /// The text of the key with a number.
  subscript(number: Int) -> String { texts[number] }

  /// Returns the number of a key.
  mutating func number(of key: KeyText) -> Int {
    let expected = next.isEmpty ? 0 : next[last]
    if expected < texts.count, texts[expected].hasBytes(of: key) {
      last = expected
      return expected
    }
    let number = find(key.string)
    if last < next.count { next[last] = number }
    last = number
    return number
  }

  private mutating func find(_ text: String) -> Int {
    if let number = numbers[ByteKey(text)] { return number }
    numbers[ByteKey(text)] = texts.count
    texts.append(text)
    next.append(texts.count)
    return texts.count - 1
  }
}

extension String {
  fileprivate func hasBytes(of key: KeyText) -> Bool {
    guard utf8.count == key.count else { return false }
    return utf8.withContiguousStorageIfAvailable { bytes in
      bytes.baseAddress.map { equalBytes($0, key.start, count: key.count) } ?? true
    } ?? utf8.elementsEqual(UnsafeBufferPointer(start: key.start, count: key.count))
  }
}
