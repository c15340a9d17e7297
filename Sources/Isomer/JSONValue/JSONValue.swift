#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A value of a document in any format: a tree for data that no model describes.
///
/// ```swift
/// let value = try JSONValue(
///   json: #"{"user": {"login": "octocat"}, "items": [{"id": 7}]}"#)
/// value["user.login"]            // .string("octocat")
/// value["items[0].id"]?.int      // 7
/// value["user.email"]            // nil
/// try value.jsonString()         // the same members in the same order
/// ```
///
/// Numbers are exact, and retain whether they are written as integers, without a fraction and an
/// exponent:
///
/// ```swift
/// let numbers = try JSONValue(
///   json: "[1, 18446744073709551615, 1.0, 0.12345678901234567891, 1e999]")
/// // [.int(1), .uint(18446744073709551615), .double(1),
/// //  .decimal(0.12345678901234567891), .number("1e999")]
/// try numbers.jsonString()
/// // [1,18446744073709551615,1.0,0.12345678901234567891,1e999]
/// ```
///
/// The notation of a fraction is not retained: `2.50` is written as `2.5`, and `1e2` as `100.0`.
///
/// Equality compares meaning: numbers are compared by value in any case of the enum, so `1`, `1.0`
/// and `1e0` are equal; objects are compared regardless of the order of their members; text and
/// keys are compared by their UTF-8 bytes; text, dates and data are never equal to each other.
///
/// Trees are read, written and compared without recursion. Swift releases them recursively, so a
/// tree built in code should not be nested deeper than the 1024 levels that can be read.
public enum JSONValue: Sendable {
  /// The absence of a value.
  case null
  /// True or false.
  case bool(Bool)
  /// A signed 64-bit integer.
  case int(Int64)
  /// An integer above `Int64.max`.
  case uint(UInt64)
  /// A binary floating-point number.
  case double(Double)
  /// A number of at most 38 digits that neither an integer nor a `Double` represents exactly.
  case decimal(Decimal)
  /// A number that no other case represents exactly, as JSON text: `1e999`, `-0`, 39 digits.
  ///
  /// Writing a text that is not a number is an error; so is archiving one that neither a `Decimal`
  /// nor a `Double` represents exactly.
  case number(String)
  /// Text.
  case string(String)
  /// Bytes; in JSON, a base64 string.
  case data(Data)
  /// A point in time; in JSON, an RFC 3339 string.
  case date(Date)
  /// A list of values.
  case array([JSONValue])
  /// Values by key, in the order of the document.
  case object(JSONObject)
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Creates the value `null`.
  public init(nilLiteral: ()) { self = .null }

  /// Creates a Boolean value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }

  /// Creates a text value.
  public init(stringLiteral value: String) { self = .string(value) }

  /// Creates an integer value.
  public init(integerLiteral value: Int64) { self = .int(value) }

  /// Creates a `Double` value.
  public init(floatLiteral value: Double) { self = .double(value) }

  /// Creates an array value.
  public init(arrayLiteral elements: Value...) { self = .array(elements) }

  /// Creates an object value; the last value of a duplicate key counts.
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(JSONObject(members))
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as compact JSON; values that JSON cannot represent are `null`.
  public var description: String {
    var writer = JSONWriter(options: WritingOptions())
    write(to: &writer)
    return writer.withBytes { String(decoding: $0, as: UTF8.self) }
  }
}
