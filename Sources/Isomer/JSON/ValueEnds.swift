/// Where arrays and objects end that are read again, so that they are passed over at once; else each
/// level of nested models would skip all that is below it.
///
/// At first, a direct-mapped cache of the values of flattened models: a value whose slot another has
/// taken is skipped byte by byte. Once much has been read again, all that are skipped are known:
///
/// ```
/// {"child": {"child": {"child": {}, "type": "a"}, "type": "a"}, "type": "a"}
///           │         └ inside a skipped value, so its end is known
///           └ skipped in the search for the type
/// ```
@usableFromInline
struct ValueEnds {
  private typealias Entry = (start: Int, end: Int)
  private static let capacity = 64
  /// Shorter values are skipped as fast as they are recorded.
  @inlinable static var minimumLength: Int { 256 }

  private var isUsed = false
  private var entries: UnsafeMutablePointer<Entry>?
  /// The reader's text, once much has been read again.
  private(set) var known: KnownText?
  /// The reader's text, if it is open.
  private(set) var open: OpenText?
  /// The length of the open texts that are read, each inside the previous one.
  private(set) var openLength = 0

  /// True if all arrays and objects are recorded, also those inside skipped ones.
  var recordsAll: Bool { known != nil }

  /// The end of a value that was read completely; nil if it is not recorded.
  @inline(__always)
  func end(ofValueAt start: Int) -> Int? {
    guard isUsed else { return nil }
    return recordedEnd(ofValueAt: start)
  }

  @inline(never)
  private func recordedEnd(ofValueAt start: Int) -> Int? {
    if let end = known?.end(ofValueAt: start) ?? open?.end(ofValueAt: start) { return end }
    guard let entry = entries?[start & (Self.capacity - 1)] else { return nil }
    return entry.start == start ? entry.end : nil
  }

  mutating func record(_ value: Range<Int>) {
    if let known { return known.record(value) }
    if entries == nil {
      entries = .allocate(capacity: Self.capacity)
      entries?.initialize(repeating: (-1, -1), count: Self.capacity)
      isUsed = true
    }
    entries?[value.lowerBound & (Self.capacity - 1)] = (value.lowerBound, value.upperBound)
  }

  /// Begins to record all arrays and objects of a text.
  mutating func recordAll(_ base: UnsafePointer<UInt8>, _ count: Int) {
    guard open == nil, count > known?.count ?? 0 else { return }
    recordAll(in: KnownText(base, max(count, 2 * (known?.count ?? 0))))
  }

  mutating func recordAll(in text: KnownText) {
    known = text
    isUsed = true
  }

  mutating func begin(_ text: OpenText?, inside outerLength: Int = 0) {
    open = text
    openLength = outerLength + (text?.count ?? 0)
    if text != nil { isUsed = true }
  }

  /// Returns whether an open text may be inside the others: each reserves memory for its length.
  func hasRoom(for length: Int) -> Bool { openLength == 0 || openLength + length <= 1 << 30 }

  /// Returns the text with the array or object at an offset, if its end is known there.
  func place(_ start: Int) -> (text: KnownText, offset: Int)? {
    guard let text = open?.origin ?? known else { return nil }
    guard let offset = open == nil ? start : open?.offset(start) else { return nil }
    return text.end(ofValueAt: offset) == nil ? nil : (text, offset)
  }

  func deallocate() { entries?.deallocate() }
}
