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
  /// Whether the whole path leads somewhere.
  private(set) var isFound = true

  init(
    _ path: ValuePath, of value: Range<Int>, in bytes: UnsafeRawBufferPointer, isNative: Bool
  ) {
    range = value
    for step in path.components {
      let inner = Self.next(on: [[step]], in: range, of: bytes, isNative: isNative)
      isFound = inner[0] != nil
      guard let next = inner[0] else { return }
      range = next
    }
  }

  /// The values one step further on some paths, by the indexes of the paths; nothing for a path that
  /// has none.
  ///
  /// If a key appears twice, its last value counts.
  static func next(
    on paths: [ArraySlice<ValuePath.Component>], in value: Range<Int>,
    of bytes: UnsafeRawBufferPointer, isNative: Bool
  ) -> [Int: Range<Int>] {
    var wanted: [ValuePath.Component: [Int]] = [:]
    for (index, path) in paths.enumerated() {
      if let step = path.first { wanted[step, default: []].append(index) }
    }
    var found: [Int: Range<Int>] = [:]
    let part = UnsafeRawBufferPointer(rebasing: bytes[value])
    var reader = JSONReader(unsafe: part, options: ReadingOptions(depthLimit: .max))
    reader.isNative = isNative
    try? reader.forEachChild { step, range in
      for index in wanted[step] ?? [] {
        found[index] = range.lowerBound + value.lowerBound..<range.upperBound + value.lowerBound
      }
    }
    return found
  }
}

extension JSONReader {
  /// Passes the next value, and calls a closure with each element or member of it and its bytes.
  fileprivate mutating func forEachChild(
    _ body: (ValuePath.Component, Range<Int>) -> Void
  ) throws(ReadingFailure) {
    if token() == Byte.openBracket {
      guard try beginArray() else { return }
      var index = 0
      repeat {
        body(.index(index), try skippedValue())
        index += 1
      } while try nextElement()
    } else {
      guard try beginObject() else { return }
      repeat { body(.key(try readKeyString()), try skippedValue()) } while try nextMember()
    }
  }

  private mutating func skippedValue() throws(ReadingFailure) -> Range<Int> {
    _ = token()
    let start = cursor
    try skipValue()
    return start..<cursor
  }
}
