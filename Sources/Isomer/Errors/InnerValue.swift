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
  /// The number of steps of the path that do not exist.
  private var missing = 0
  /// True if the whole path exists.
  var isFound: Bool { missing == 0 }
  /// True if the whole path except its last step exists.
  var lacksLast: Bool { missing == 1 }

  init(_ path: ValuePath, of value: Range<Int>, in bytes: UnsafeRawBufferPointer, isNative: Bool) {
    range = value
    for (index, step) in path.components.enumerated() {
      guard let next = Self.child(step, in: range, of: bytes, isNative: isNative) else {
        missing = path.components.count - index
        return
      }
      range = next
    }
  }

  /// Returns the child of a value that a step leads to; if a key is duplicated, the last one counts.
  private static func child(
    _ step: ValuePath.Component, in value: Range<Int>, of bytes: UnsafeRawBufferPointer,
    isNative: Bool
  ) -> Range<Int>? {
    var found: Range<Int>?
    let part = UnsafeRawBufferPointer(rebasing: bytes[value])
    var reader = JSONReader(unsafe: part, options: ReadingOptions(depthLimit: .max))
    reader.isNative = isNative
    try? reader.forEachChild { child, range in
      if child == step {
        found = range.lowerBound + value.lowerBound..<range.upperBound + value.lowerBound
      }
    }
    return found
  }
}

extension JSONReader {
  /// Skips the next value and calls a closure with each of its elements or members and its bytes.
  mutating func forEachChild(
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

  /// Skips the next value and returns its bytes.
  mutating func skippedValue() throws(ReadingFailure) -> Range<Int> {
    _ = token()
    let start = cursor
    try skipValue()
    return start..<cursor
  }
}
