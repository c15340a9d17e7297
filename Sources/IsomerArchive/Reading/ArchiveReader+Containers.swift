internal import Foundation
@_spi(Generated) public import Isomer

extension ArchiveReader {
  /// Reads the head of an array and returns the number of its elements.
  ///
  /// ```swift
  /// var numbers: [Double] = []
  /// for _ in 0..<(try reader.beginArray()) {
  ///   numbers.append(try Double.unarchive(&reader))
  /// }
  /// reader.endArray()
  /// ```
  ///
  /// The archive has at least as many bytes left as the array has elements. A set is read like an
  /// array. Throws if there is no array here, or if it is nested deeper than the options allow.
  public mutating func beginArray() throws(ReadingFailure) -> Int {
    let start = cursor
    if peek() & 0xE0 == CBOR.tag { _ = takes(tag: CBOR.Tag.set) }
    let elements: Int
    do throws(ReadingFailure) {
      elements = try takeCount(CBOR.array, or: .expectedArray)
    } catch {
      cursor = start
      throw error
    }
    try deepen(from: start)
    return elements
  }

  /// Ends an array whose elements have all been read.
  @inlinable
  public mutating func endArray() { depth &-= 1 }

  /// Reads the head of a map and returns the number of its members, each a key and a value.
  ///
  /// ```swift
  /// for _ in 0..<(try reader.beginMap()) {
  ///   let key = try String.unarchive(&reader)
  ///   counts[key] = try Int.unarchive(&reader)
  /// }
  /// reader.endMap()
  /// ```
  ///
  /// Throws if there is no map here, or if it is nested deeper than the options allow.
  public mutating func beginMap() throws(ReadingFailure) -> Int {
    let start = cursor
    let members = try takeCount(CBOR.map, of: 2, or: .expectedObject)
    try deepen(from: start)
    return members
  }

  /// Ends a map whose members have all been read.
  @inlinable
  public mutating func endMap() { depth &-= 1 }

  /// Throws if no container may be opened because the options or the stack allow no further level.
  @inline(never)
  mutating func checkDepth(at start: Int) throws(ReadingFailure) {
    guard let reason = StackRoom.refusal(at: depth, limit: depthLimit) else { return }
    details.reason = reason
    throw ReadingFailure(.depthLimit, at: start)
  }

  mutating func deepen(from start: Int) throws(ReadingFailure) {
    if depth >= freeDepth { try checkDepth(at: start) }
    depth &+= 1
  }

  /// Returns the number of elements to reserve space for before any of them was read.
  ///
  /// A hostile archive may declare more elements than it has, in each of the open containers. The
  /// total space is limited to a multiple of the archive's size.
  @inlinable
  func room<Element>(for elements: Int, of _: Element.Type) -> Int {
    let size = max(4 &* (count &- cursor) / max(depth, 1), 256)
    return min(elements, max(size / max(MemoryLayout<Element>.stride, 1), 1))
  }

  /// Reads a value that is then hashed: a key, or an element of a set.
  ///
  /// References to long text cost only a few bytes each, but hashing takes time for the whole text.
  /// Its total length is limited. The writer repeats long text in keys instead of referring to it.
  /// Text with more than 30 consecutive combining marks, which would hash slowly, is refused.
  @inlinable
  mutating func readHashed<Key: Archivable>(
    _: Key.Type = Key.self
  ) throws(ReadingFailure) -> Key {
    let (start, length) = (position, repeatedLength)
    let key = try Key.unarchive(&self)
    if repeatedLength != length { try limitHashed(repeatedLength &- length, at: start.offset) }
    if Key.self == String.self, let text = key as? String {
      if text.mayHashSlowly, text.hashesSlowly { throw invalid(quickText, at: start) }
    } else if !_isPOD(Key.self), containsSlowText(key, from: start) {
      throw invalid(quickText, at: start)
    }
    return key
  }

  /// Returns whether a value that was read from an offset contains text that takes too long to hash:
  /// text among its bytes, or, if it can be written, text that they refer to.
  @inline(never) @usableFromInline
  func containsSlowText(_ value: Any, from start: Position) -> Bool {
    let bytes = UnsafeBufferPointer(start: base + start.offset, count: cursor - start.offset)
    let mayBeSlow = mayHashSlowly(base + start.offset, bytes.count)
    guard strings.hasSlowText || mayBeSlow, !(value is Data || value is JSONValue) else {
      return false
    }
    return mayBeSlow && String(decoding: bytes, as: UTF8.self).hashesSlowly || hashesSlowly(value)
  }

  @inline(never) @usableFromInline
  mutating func limitHashed(_ length: Int, at start: Int) throws(ReadingFailure) {
    hashedLength += length
    guard hashedLength > 1 << 22 + 16 * count else { return }
    throw failure(.archiveFormat, at: start, "the keys repeat text too often")
  }
}
