// Ranges are arrays of their bounds, as in the `Codable` conformances of the standard library.

extension ClosedRange: Readable where Bound: Readable {
  /// Reads an array of the lower and the upper bound: `[1,5]`.
  ///
  /// Throws if the array has another length, or if the bounds are in the wrong order.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Self {
    let (lower, upper) = try reader.bounds(Bound.self)
    return lower...upper
  }
}

extension ClosedRange: Writable where Bound: Writable {
  /// Writes an array of the lower and the upper bound.
  public func write(to writer: inout JSONWriter) { [lowerBound, upperBound].write(to: &writer) }
}

extension Range: Readable where Bound: Readable {
  /// Reads an array of the lower and the upper bound, which is not in the range: `[1,6]`.
  ///
  /// Throws if the array has another length, or if the bounds are in the wrong order.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Self {
    let (lower, upper) = try reader.bounds(Bound.self)
    return lower..<upper
  }
}

extension Range: Writable where Bound: Writable {
  /// Writes an array of the lower and the upper bound.
  public func write(to writer: inout JSONWriter) { [lowerBound, upperBound].write(to: &writer) }
}

extension JSONReader {
  /// Reads the bounds of a range.
  mutating func bounds<Bound: Readable & Comparable>(
    _: Bound.Type
  ) throws(ReadingFailure) -> (Bound, Bound) {
    _ = token()
    let start = position
    try beginValues(of: 2)
    let lower = try Bound.read(&self)
    try nextValue(of: 2)
    let upper = try Bound.read(&self)
    try endValues(of: 2)
    guard lower <= upper else {
      rewind(to: start)
      throw invalid("a lower bound and an upper bound that is not below it")
    }
    return (lower, upper)
  }
}
