/// Finds a value inside of another one, for a transformer that failed over an element of its input.
///
/// ```
/// {"visits": ["2015", "x"]}     of the value at visits, [1] is "x"
/// ```
///
/// What cannot be found leaves the place at the last value that could be.
struct InnerValue {
  /// The bytes of the value.
  private(set) var range: Range<Int>

  init(
    _ path: ValuePath, of value: Range<Int>, in bytes: UnsafeRawBufferPointer, isNative: Bool
  ) {
    range = value
    for step in path.components {
      guard let inner = Self.find(step, in: bytes, range, isNative) else { return }
      range = inner
    }
  }

  /// The bytes of the values on the way along a path, as far as they are there.
  static func way(
    along path: ValuePath, in value: Range<Int>, of bytes: UnsafeRawBufferPointer, isNative: Bool
  ) -> [Range<Int>] {
    var way = [value]
    for step in path.components {
      guard let inner = find(step, in: bytes, way[way.count - 1], isNative) else { break }
      way.append(inner)
    }
    return Array(way.dropFirst())
  }

  private static func find(
    _ step: ValuePath.Component, in bytes: UnsafeRawBufferPointer, _ value: Range<Int>,
    _ isNative: Bool
  ) -> Range<Int>? {
    let part = UnsafeRawBufferPointer(rebasing: bytes[value])
    var reader = JSONReader(unsafe: part, options: ReadingOptions(depthLimit: .max))
    reader.isNative = isNative
    guard let found = try? reader.find(step) else { return nil }
    return found.lowerBound + value.lowerBound..<found.upperBound + value.lowerBound
  }
}

extension JSONReader {
  /// The bytes of an element or a member of the next value; nil if there is none.
  fileprivate mutating func find(
    _ step: ValuePath.Component
  ) throws(ReadingFailure) -> Range<Int>? {
    switch step {
    case .index(let index): try findElement(index)
    case .key(let key): try findMember(key)
    }
  }

  private mutating func findElement(_ index: Int) throws(ReadingFailure) -> Range<Int>? {
    guard try beginArray() else { return nil }
    for _ in 0..<index {
      try skipValue()
      guard try nextElement() else { return nil }
    }
    return try skippedValue()
  }

  /// Of a key that stands twice, the last value.
  private mutating func findMember(_ key: String) throws(ReadingFailure) -> Range<Int>? {
    var found: Range<Int>?
    guard try beginObject() else { return nil }
    repeat {
      let isWanted = try readKeyString() == key
      let range = try skippedValue()
      if isWanted { found = range }
    } while try nextMember()
    return found
  }

  private mutating func skippedValue() throws(ReadingFailure) -> Range<Int> {
    _ = token()
    let start = cursor
    try skipValue()
    return start..<cursor
  }
}
