internal import Foundation
internal import Isomer

// Single values of any type, written for a reader that supports native tokens.

extension JSONWriter {
  /// Writes an object of one of the most common types; returns false for another type.
  ///
  /// The types are compared, because casting an `NSNumber` converts true to 1 and 1 to true. A cast
  /// to the same type is cheap.
  mutating func writeCommon<Object>(_ object: Object) -> Bool {
    if Object.self == String.self, let value = object as? String {
      write(value)
    } else if Object.self == NSNumber.self, let value = object as? NSNumber {
      write(value)
    } else if Object.self == Int.self, let value = object as? Int {
      write(Int64(value))
    } else if Object.self == Bool.self, let value = object as? Bool {
      write(value)
    } else if Object.self == Double.self, let value = object as? Double {
      writeNumber(value)
    } else if Object.self == NSNull.self {
      writeNull()
    } else if Object.self == Date.self, let value = object as? Date {
      value.write(to: &self)
    } else {
      return false
    }
    return true
  }

  /// Writes an object that is neither a list nor a map.
  mutating func writeScalar(_ object: Any) {
    if writeCommon(object) { return }
    guard type(of: object) is AnyClass else { return writeValue(object) }
    switch object {
    case let number as NSNumber: write(number)
    case let string as NSString: write(String(describing: string))
    case let date as NSDate: (date as Date).write(to: &self)
    case let data as NSData: (data as Data).write(to: &self)
    case let url as NSURL: (url as URL).write(to: &self)
    case let uuid as NSUUID: (uuid as UUID).write(to: &self)
    default: writeValue(object)
    }
  }

  private mutating func writeValue(_ object: Any) {
    switch object {
    case let number as Float: writeNumber(Double(number))
    case let number as CGFloat: writeNumber(Double(number))
    case let number as Decimal: write(number)
    case let value as any Writable: value.write(to: &self)
    case let number as any FixedWidthInteger: write(number)
    case let number as any BinaryFloatingPoint: writeNumber(Double(number))
    default: writeForeign(object)
    }
  }

  /// Writes a token for an object of an unsupported type.
  private mutating func writeForeign(_ object: Any) {
    #if canImport(ObjectiveC)
    let name = String(describing: type(of: object))
    #else
    // Foundation wraps Swift types in a box; reading it from an array unwraps it.
    let name = String(describing: type(of: NSArray(object: object).object(at: 0)))
    #endif
    writeForeign(named: name)
  }

  private mutating func write(_ value: Decimal) {
    if value.isNaN {
      write(Double.nan)
    } else if let text = value.shortText {
      literalText(text)
    } else {
      value.write(to: &self)
    }
  }

  /// Writes a Foundation number as it was created: as a Bool, an integer or a fraction.
  private mutating func write(_ number: NSNumber) {
    if number.isBoolean {
      write(number.boolValue)
    } else if let decimal = number as? NSDecimalNumber {
      write(decimal.decimalValue)
    } else if number.isFraction {
      writeNumber(number.doubleValue)
    } else if number.isUnsigned {
      write(number.uint64Value)
    } else {
      write(number.int64Value)
    }
  }
}

extension Decimal {
  /// The description of a fraction whose digits fit 64 bits, which takes less time.
  ///
  /// On Linux, `JSONSerialization` reads numbers of more than 15 digits as decimal ones.
  var shortText: String? {
    let significand = significand.magnitude
    let integer = NSDecimalNumber(decimal: significand).uint64Value
    guard exponent < 0, integer > 0, Decimal(integer) == significand else { return nil }
    let digits = String(integer)
    let sign = isSignMinus ? "-" : ""
    let point = digits.utf8.count + exponent
    guard point > 0 else {
      return "\(sign)0.\(String(repeating: "0", count: -point))\(digits)"
    }
    return "\(sign)\(digits.prefix(point)).\(digits.suffix(-exponent))"
  }
}

extension NSNumber {
  /// True if it was created from a Bool; only the class distinguishes that from 0 and 1.
  var isBoolean: Bool { type(of: self) == Self.booleanClass }

  private static let booleanClass: AnyClass = type(of: NSNumber(value: true))

  /// The digits of an integer; nil for a Bool and for a number created from a `Double`, a `Float`
  /// or a `Decimal`.
  var integerText: String? {
    guard !isBoolean, !(self is NSDecimalNumber), !isFraction else { return nil }
    return isUnsigned ? String(uint64Value) : String(int64Value)
  }

  /// True if it was created from a `Double` or a `Float`.
  fileprivate var isFraction: Bool {
    storedType == UInt8(ascii: "d") || storedType == UInt8(ascii: "f")
  }

  /// True if it was created from an unsigned number.
  ///
  /// Foundation stores an unsigned number of up to 63 bits as a signed one.
  fileprivate var isUnsigned: Bool {
    let type = storedType
    return type == UInt8(ascii: "Q") || type == UInt8(ascii: "L") || type == UInt8(ascii: "I")
  }

  private var storedType: UInt8 { UInt8(bitPattern: objCType[0]) }
}
