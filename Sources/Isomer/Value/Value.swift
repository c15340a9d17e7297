#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Any value of a document, whatever the format: a tree for what no model describes.
///
/// ```swift
/// let value = try Value(json: #"{"user": {"login": "octocat"}, "items": [{"id": 7}]}"#)
/// value["user.login"]            // .string("octocat")
/// value["items[0].id"]?.int      // 7
/// value["user.email"]            // nil
/// try value.jsonString()         // the same document, with the members in the same order
/// ```
///
/// Numbers keep their exact value, and whether they are written as integers, which have neither a
/// fraction nor an exponent:
///
/// ```swift
/// let numbers = try Value(json: "[1, 18446744073709551615, 1.0, 0.12345678901234567891, 1e999]")
/// // [.int(1), .uint(18446744073709551615), .double(1), .decimal(0.12345678901234567891),
/// //  .number("1e999")]
/// try numbers.jsonString()
/// // [1,18446744073709551615,1.0,0.12345678901234567891,1e999]
/// ```
///
/// Two values are equal if they mean the same: numbers are compared by value, whichever case
/// holds them, so `1`, `1.0` and `1e0` are equal; objects are compared without the order of their
/// members; text and keys are compared by their UTF-8 bytes; and text, dates and data are never equal
/// to each other.
///
/// A tree is read, written and compared without recursion. Swift releases it with recursion, so a
/// tree that a program builds should not be nested deeper than the 1024 levels that are read.
public enum Value: Sendable {
  /// The absence of a value.
  case null
  /// True or false.
  case bool(Bool)
  /// An integer of 64 bits with a sign.
  case int(Int64)
  /// An integer above `Int64.max`.
  case uint(UInt64)
  /// A binary floating-point number.
  case double(Double)
  /// A number that neither an integer nor a `Double` holds exactly, of at most 38 digits.
  case decimal(Decimal)
  /// A number that none of the others holds exactly, as JSON writes it: `1e999`, `-0`, 39 digits.
  ///
  /// Writing a text that is no number is an error, and in an archive one that neither a `Decimal` nor a
  /// `Double` holds exactly.
  case number(String)
  /// Text.
  case string(String)
  /// Bytes; in JSON a string in base64.
  case data(Data)
  /// A point in time; in JSON a string as RFC 3339 has it.
  case date(Date)
  /// A list of values.
  case array([Value])
  /// Values by key, in the order of the document.
  case object(ValueObject)
}

extension Value: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// The value `null`.
  public init(nilLiteral: ()) { self = .null }

  /// A Bool.
  public init(booleanLiteral value: Bool) { self = .bool(value) }

  /// Text.
  public init(stringLiteral value: String) { self = .string(value) }

  /// An integer.
  public init(integerLiteral value: Int64) { self = .int(value) }

  /// A `Double`.
  public init(floatLiteral value: Double) { self = .double(value) }

  /// An array.
  public init(arrayLiteral elements: Value...) { self = .array(elements) }

  /// An object; of a key that stands twice the last one counts.
  public init(dictionaryLiteral members: (String, Value)...) {
    self = .object(ValueObject(members))
  }
}

extension Value: CustomStringConvertible {
  /// The value as compact JSON; what JSON cannot write stands as `null`.
  public var description: String {
    var writer = JSONWriter(options: WritingOptions())
    write(to: &writer)
    return writer.withBytes { String(decoding: $0, as: UTF8.self) }
  }
}
