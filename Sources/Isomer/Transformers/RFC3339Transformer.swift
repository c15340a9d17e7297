#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An RFC 3339 string ↔ a date; the default for `Date`.
///
/// ```swift
/// // @mapped with: .rfc3339
/// var created: Date          // "2015-09-25T07:00:00Z", "2015-09-25T09:00:00.5+02:00"
/// ```
///
/// Reads strings with or without a fraction and with any offset. Writes UTC, with a fraction only
/// if there is one; with `.rfc3339(fractionDigits: 3)`, always with that many digits.
public struct RFC3339Transformer: Transformer, Sendable {
  private let fractionDigits: Int?

  /// Creates a transformer for RFC 3339 dates.
  ///
  /// `fractionDigits` is the number of fraction digits that are written, 0 to 9, rounded; without
  /// it, as many as needed.
  public init(fractionDigits: Int? = nil) {
    self.fractionDigits = fractionDigits.map { min(max($0, 0), 9) }
  }

  /// Returns the date in a text; throws if it is not an RFC 3339 date.
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

  /// Returns the text of a date; throws for years before 0 and after 9999.
  public func reverse(_ output: Date) throws -> String {
    guard let (time, fractionDigits) = time(of: output) else {
      throw TransformerError(expected: "a date in the years 0 to 9999", input: output)
    }
    return String(unsafeUninitializedCapacity: RFC3339.longestText) { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      return time.write(fractionDigits: fractionDigits, start)
    }
  }

  private func time(of date: Date) -> (RFC3339, Int)? {
    guard let exact = date.rfc3339 else { return nil }
    guard let fractionDigits else { return exact }
    let unit = (fractionDigits..<9).reduce(1) { unit, _ in unit * 10 }
    let nanoseconds = (exact.time.nanoseconds + unit / 2) / unit * unit
    guard nanoseconds == 1_000_000_000 else {
      return (RFC3339(seconds: exact.time.seconds, nanoseconds: nanoseconds), fractionDigits)
    }
    guard exact.time.seconds < RFC3339.latest else { return nil }
    return (RFC3339(seconds: exact.time.seconds + 1), fractionDigits)
  }
}

extension ForwardTransformer where Self == RFC3339Transformer {
  /// An RFC 3339 string ↔ a `Date`.
  public static var rfc3339: Self { Self() }

  /// An RFC 3339 string ↔ a `Date`, written with a fixed number of fraction digits.
  ///
  /// ```swift
  /// .rfc3339(fractionDigits: 3)      // "2015-09-25T07:00:00.000Z"
  /// .rfc3339(fractionDigits: 0)      // "2015-09-25T07:00:00Z"
  /// ```
  public static func rfc3339(fractionDigits: Int) -> Self { Self(fractionDigits: fractionDigits) }
}
