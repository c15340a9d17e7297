public import Foundation

/// A string as RFC 3339 has it ↔ a date; what a `Date` is read and written as by default.
///
/// ```swift
/// // @mapped with: .rfc3339
/// var created: Date          // "2015-09-25T07:00:00Z", "2015-09-25T09:00:00.5+02:00"
/// ```
///
/// Read with or without a fraction and with any offset; written in UTC, with a fraction only if
/// there is one.
public struct RFC3339Transformer: Transformer, Sendable {
  /// A transformer for dates as RFC 3339 has them.
  public init() {}

  /// The date that a text describes; throws if it is not one of RFC 3339.
  public func transform(_ input: String) throws -> Date {
    var text = input
    let time = text.withUTF8 { bytes in
      bytes.baseAddress.flatMap { RFC3339($0, bytes.count) }
    }
    guard let time else {
      throw TransformerError(expected: "a date such as \"2019-05-15T15:20:18Z\"", input: input)
    }
    return Date(time)
  }

  /// The text of a date; throws for years before 0 and after 9999.
  public func reverse(_ output: Date) throws -> String {
    guard let (time, fractionDigits) = output.rfc3339 else {
      throw TransformerError(expected: "a date in the years 0 to 9999", input: output)
    }
    return String(unsafeUninitializedCapacity: RFC3339.longestText) { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      return time.write(fractionDigits: fractionDigits, start)
    }
  }
}

extension ForwardTransformer where Self == RFC3339Transformer {
  /// A string as RFC 3339 has it ↔ a `Date`.
  public static var rfc3339: Self { Self() }
}
