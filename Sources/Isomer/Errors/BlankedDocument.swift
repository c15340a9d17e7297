/// A copy of a document in which values that do not fit are replaced by whitespace.
///
/// A member goes with its key, and with one of the commas beside it:
///
/// ```
/// {"a": 1, "b": "x", "c": 2}
/// {"a": 1,           "c": 2}
/// ```
struct BlankedDocument {
  private var bytes: [UInt8]
  private let original: UnsafeRawBufferPointer
  private let depthLimit: Int
  private let isNative: Bool
  /// What was blanked.
  private var blanks: [Range<Int>] = []

  init(_ original: UnsafeRawBufferPointer, depthLimit: Int, isNative: Bool) {
    bytes = Array(original)
    self.original = original
    self.depthLimit = depthLimit
    self.isNative = isNative
  }

  var count: Int { bytes.count }

  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    bytes.withUnsafeBytes(body)
  }

  /// A value that does not fit.
  struct Fault {
    /// The offset of the value, or of its key.
    var start: Int
    /// Whether the value may have failed only because something in it was blanked.
    var isConsequence = false
    /// Whether what stands there is no value at all.
    var isBroken = false
  }

  /// The value that a failure is about.
  func fault(of failed: FailedReading) -> Fault {
    withBytes { bytes in
      let failure = failed.failure
      var locator = Locator(bytes, maximumDepth: depthLimit)
      let place = locator.place(of: failure.offset, isBracket: failure.code == .missingKey)
      var start = place.value.lowerBound
      if place.isKey { return Fault(start: start) }
      if failure.code == .missingKey {
        let isObject = start < bytes.count && bytes[start] == UInt8(ascii: "{")
        if !isObject { start = place.container ?? start }
      } else if isBroken(place.value, bytes) {
        return Fault(start: start, isBroken: true)
      }
      let value = start..<JSONBytes.valueEnd(bytes, from: start)
      let isTouched = blanks.contains { value.overlaps($0) }
      let isReal = failure.code == .missingKey && !wasThere(failed.details.missingKey, in: value)
      return Fault(start: start, isConsequence: isTouched && !isReal)
    }
  }

  private func isBroken(_ value: Range<Int>, _ bytes: UnsafeRawBufferPointer) -> Bool {
    let kind = Excerpt(value, of: bytes, isNative: isNative).kind
    return kind == .end || kind == .invalid
  }

  /// Whether something on the way along a path was there, and is blanked by now.
  private func wasThere(_ path: String?, in object: Range<Int>) -> Bool {
    guard let path, let steps = ValuePath(path) else { return false }
    let way = InnerValue.way(along: steps, in: object, of: original, isNative: isNative)
    return way.contains { value in blanks.contains { $0.overlaps(value) } }
  }

  /// Whether the document has a value at a path of the object that starts at an offset.
  func had(_ path: String, inObjectAt start: Int) -> Bool {
    guard let steps = ValuePath(path) else { return true }
    let object = start..<JSONBytes.valueEnd(original, from: start)
    let way = InnerValue.way(along: steps, in: object, of: original, isNative: isNative)
    return way.count == steps.components.count
  }

  /// Blanks a value with its key; false for the root, without which nothing is left.
  ///
  /// The elements in front of it, in each array that it is in, were read without error.
  mutating func blank(_ fault: Fault) -> Bool {
    let extent = withBytes { bytes in
      MemberExtent(at: fault.start, in: bytes, depthLimit: depthLimit)
    }
    guard let extent else { return false }
    for passed in extent.passed { fill(passed) }
    fill(extent.range)
    fillComma(beside: extent.range)
    blanks.append(extent.range)
    return true
  }

  private mutating func fill(_ range: Range<Int>) {
    for offset in range { bytes[offset] = UInt8(ascii: " ") }
  }

  private mutating func fillComma(beside range: Range<Int>) {
    let comma = UInt8(ascii: ",")
    if let next = bytes[range.upperBound...].firstIndex(where: { !JSONBytes.isWhitespace($0) }),
      bytes[next] == comma
    {
      bytes[next] = UInt8(ascii: " ")
    } else if let last = bytes[..<range.lowerBound].lastIndex(where: { !JSONBytes.isWhitespace($0) }
    ),
      bytes[last] == comma
    {
      bytes[last] = UInt8(ascii: " ")
    }
  }
}
