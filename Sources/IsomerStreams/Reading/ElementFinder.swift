import Isomer

/// Finds the elements of a stream, and checks everything between them.
protocol ElementFinder {
  /// Consumes bytes up to the next element.
  mutating func advance(_ buffer: inout StreamBuffer) -> StreamStep

  /// The number of arrays and objects around an element.
  var depth: Int { get }

  /// Returns the offset after the last byte that may belong to the element at the start of the
  /// buffer.
  func limit(_ buffer: borrowing StreamBuffer) -> Int

  /// Consumes the element, which ends at an offset.
  mutating func pass(to end: Int, _ buffer: inout StreamBuffer)

  /// Returns a document with the element, which ends at an offset; nil without an end, for
  /// an element whose error `advance` then reports.
  mutating func document(to end: Int?, _ buffer: inout StreamBuffer) -> StreamDocument?
}

/// The next item of a stream.
enum StreamStep {
  /// The start of the buffer is at an element, which can be read.
  case element
  /// More bytes are needed.
  case needsBytes
  /// An element that cannot be read; others may follow.
  case invalid(MappingError)
  /// The stream cannot be read further.
  case failed(MappingError)
  /// There are no more elements, and everything was valid.
  case end
}
