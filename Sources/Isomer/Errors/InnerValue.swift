/// Finds a value inside another one, for a transformer that failed on an element of its input.
///
/// ```
/// {"visits": ["2015", "x"]}     [1] of the value at visits is "x"
/// ```
///
/// If the path does not exist, the range is that of the last value found on it.
struct InnerValue {
  /// The bytes of the value.
  private(set) var range: Range<Int>
  /// True if the whole path exists.
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

  /// Returns the values one step further on some paths, by the indexes of the paths, without the
  /// paths that do not exist.
  ///
  /// If a key is duplicated, the last value counts.
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
  /// Skips the next value and calls a closure with each of its elements or members and its bytes.
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
