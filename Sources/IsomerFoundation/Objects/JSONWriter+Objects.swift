internal import Foundation
internal import Isomer

// Single values of any type, as a reader that takes native tokens reads them.

extension JSONWriter {
  /// Writes an object of one of the types that nearly all are of; false if it is of another.
  ///
  /// The types are compared, since a cast of an `NSNumber` makes 1 of true and true of 1.
  mutating func writeCommon(_ object: Any) -> Bool {
    let type = type(of: object)
    if type == String.self, let value = object as? String {
      write(value)
    } else if type == Int.self, let value = object as? Int {
      write(Int64(value))
    } else if type == Bool.self, let value = object as? Bool {
      write(value)
    } else if type == Double.self, let value = object as? Double {
      writeNumber(value)
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

  /// Writes a token for an object of a type that no document has.
  private mutating func writeForeign(_ object: Any) {
    #if canImport(ObjectiveC)
    let name = String(describing: type(of: object))
    #else
    // What Foundation holds of Swift's types is in a box; an array takes it out.
    let name = String(describing: type(of: NSArray(object: object).object(at: 0)))
    #endif
    writeForeign(named: name)
  }

  private mutating func write(_ value: Decimal) {
    if value.isNaN { write(Double.nan) } else { value.write(to: &self) }
  }

  /// Writes a number of Foundation: a Bool, an integer or a fraction, as it was made.
  private mutating func write(_ number: NSNumber) {
    if number.isBoolean {
      write(number.boolValue)
    } else if let decimal = number as? NSDecimalNumber {
      write(decimal.decimalValue)
    } else if let integer = number.integerText {
      literalText(integer)
    } else {
      writeNumber(number.doubleValue)
    }
  }
}

extension NSNumber {
  /// Whether it was made of a Bool: only the class tells it from 0 and 1.
  var isBoolean: Bool { type(of: self) == Self.booleanClass }

  private static var booleanClass: AnyClass { type(of: NSNumber(value: true)) }

  /// The digits of an integer; nil for a Bool and for a number that was made of a `Double`, a `Float`
  /// or a `Decimal`.
  var integerText: String? {
    guard !isBoolean, !(self is NSDecimalNumber) else { return nil }
    switch UInt8(bitPattern: objCType[0]) {
    case UInt8(ascii: "d"), UInt8(ascii: "f"): return nil
    // Foundation keeps an unsigned number of up to 63 bits as a signed one.
    case UInt8(ascii: "Q"), UInt8(ascii: "L"), UInt8(ascii: "I"): return String(uint64Value)
    default: return String(int64Value)
    }
  }
}
