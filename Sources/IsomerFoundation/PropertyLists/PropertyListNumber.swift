internal import Isomer

/// A number that a property list represents.
enum PropertyListNumber {
  case integer(Int64)
  /// An integer greater than `Int64.max`.
  case unsigned(UInt64)
  case double(Double)

  /// Reads a number of a written document; throws if neither 64 bits nor a `Double` represent it.
  init(_ reader: inout JSONReader) throws(ReadingFailure) {
    let start = reader.cursor
    switch try WrittenNumber(&reader) {
    case .integer(let value): self = .integer(value)
    case .unsigned(let value): self = .unsigned(value)
    case .double(let value): self = .double(value)
    case .text(let text):
      guard let value = text.exactDouble else {
        throw reader.notRepresentable("a property list has no number of so many digits", at: start)
      }
      self = .double(value)
    }
  }
}
