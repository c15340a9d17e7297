@_spi(Generated) public import Isomer

extension ClosedRange: Archivable where Bound: Archivable {
  /// Reads an array of the bounds.
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Self {
    let (lower, upper) = try reader.bounds(Bound.self)
    return lower...upper
  }

  /// Writes an array of the bounds.
  public func archive(to writer: inout ArchiveWriter) {
    [lowerBound, upperBound].archive(to: &writer)
  }
}

extension Range: Archivable where Bound: Archivable {
  /// Reads an array of the bounds.
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Self {
    let (lower, upper) = try reader.bounds(Bound.self)
    return lower..<upper
  }

  /// Writes an array of the bounds.
  public func archive(to writer: inout ArchiveWriter) {
    [lowerBound, upperBound].archive(to: &writer)
  }
}

extension ArchiveReader {
  /// Reads the bounds of a range.
  fileprivate mutating func bounds<Bound: Archivable & Comparable>(
    _: Bound.Type
  ) throws(ReadingFailure) -> (Bound, Bound) {
    let start = position
    guard try beginArray() == 2, case let lower = try Bound.unarchive(&self),
      case let upper = try Bound.unarchive(&self), lower <= upper
    else { throw invalid("a lower bound and an upper bound that is not below it", at: start) }
    endArray()
    return (lower, upper)
  }
}
