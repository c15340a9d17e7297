internal import Isomer

/// A number of a document that was written for objects.
enum WrittenNumber {
  case integer(Int64)
  /// An integer greater than `Int64.max`.
  case unsigned(UInt64)
  case double(Double)
  /// The text of any other number.
  case text(NumberText)

  /// Reads a number.
  @_optimize(speed)
  init(_ reader: inout JSONReader) throws(ReadingFailure) {
    if reader.nativeToken != nil {
      self = .double(try reader.readDouble())
      return
    }
    let start = reader.cursor
    if let integer = try? reader.readInt64(), integer != 0 || reader.cursor == start + 1 {
      self = .integer(integer)
      return
    }
    reader.cursor = start
    let text = try reader.readNumberText()
    if text.isNegativeZero {
      self = .double(-0.0)
    } else if text.isPlainInteger, let integer = text.integer(UInt64.self) {
      self = .unsigned(integer)
    } else {
      self = .text(text)
    }
  }
}
