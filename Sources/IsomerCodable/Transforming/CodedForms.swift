#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif
@_spi(Generated) internal import Isomer

/// The forms of keys and dates in the values of `Codable` types, as the strategies of coders set them.
struct CodedForms: Sendable {
  /// True if keys are converted to snake case, and back.
  var convertsKeys = false
  /// The form of dates; nil for RFC 3339.
  var dates: CodedDates?

  init(_ keys: CodableKeyConversion?) { convertsKeys = keys != nil }

  init<Dates: Transformer & Sendable>(_ keys: CodableKeyConversion?, _ dates: Dates)
  where Dates.Output == Date, Dates.Input: Readable & Writable {
    convertsKeys = keys != nil
    self.dates = CodedDates(dates)
  }
}

/// The functions of a transformer of dates.
struct CodedDates: Sendable {
  let read: @Sendable (inout JSONReader) throws(ReadingFailure) -> Date
  let write: @Sendable (inout JSONWriter, Date) -> Void

  init<Dates: Transformer & Sendable>(_ dates: Dates)
  where Dates.Output == Date, Dates.Input: Readable & Writable {
    read = { (reader) throws(ReadingFailure) in try reader.transformed(dates) }
    write = { writer, date in writer.transformed(dates, date) }
  }
}
