import Foundation
import Isomer

// The models of Mappable's tests, written for Isomer.

/// Integers of every width, read from numbers and decimal strings.
// @mapped coerce
final class WideIntegers {
  let int: Int
  let int8: Int8  // @mapped key: "short"
  let int16: Int16  // @mapped key: "int", skip: .write
  let int32: Int32  // @mapped key: "int", skip: .write
  let int64: Int64  // @mapped key: "long"
  let uint: UInt
  let uint8: UInt8  // @mapped key: "short", skip: .write
  let uint64: UInt64  // @mapped key: "long", skip: .write

  init(
    int: Int, int8: Int8, int16: Int16, int32: Int32, int64: Int64, uint: UInt, uint8: UInt8,
    uint64: UInt64
  ) {
    self.int = int
    self.int8 = int8
    self.int16 = int16
    self.int32 = int32
    self.int64 = int64
    self.uint = uint
    self.uint8 = uint8
    self.uint64 = uint64
  }
}

/// One property for each type that `coerce` converts.
// @mapped coerce
struct Convertible: Equatable {
  var double: Double?
  var float: Float?
  var bool: Bool?
  var text: String?
  var date: Date?
  var url: URL?
}

/// A date property for each strategy.
// @mapped
struct DatedAlike: Equatable {
  // @mapped with: .secondsSince1970
  var seconds: Date?
  // @mapped with: .millisecondsSince1970
  var milliseconds: Date?
  var rfc: Date?
  // @mapped with: .dateFormat("yyyy/MM/dd")
  var formatted: Date?
  var inner: InnerDated?
}

// @mapped
struct InnerDated: Equatable {
  var at: Date
}

// @mapped
enum Ordinal: Int { case a, b, c }

// @mapped tag: "type", content: "value"
enum Labelled: Equatable {
  case a(Int)
  case b(String)
}

// @mapped
class Numbered: Hashable {
  let int: Int

  init(int: Int) { self.int = int }

  static func == (left: Numbered, right: Numbered) -> Bool { left.int == right.int }
  func hash(into hasher: inout Hasher) { hasher.combine(int) }
}

// @mapped
final class NumberedTwice: Numbered {
  let b: Int

  init(int: Int, b: Int) {
    self.b = b
    super.init(int: int)
  }
}

// @mapped
struct Gathered: Equatable {
  var array: [Int] = []
  var models: [Numbered] = []
  var byKey: [String: Numbered] = [:]
  var texts: Set<String> = []
  var set: Set<Numbered> = []
}

/// Optionals that are nil for invalid values, as in Mappable; the report lists these values.
// @mapped
struct Lenient: Equatable {
  var int: Int?  // @mapped recover, coerce
  var model: Numbered?  // @mapped recover
  // @mapped elements: .strict
  var list: [Lenient?]?
}

// @mapped
struct Defaulted {
  // @mapped default: 123, recover
  var int: Int
  // @mapped default: Numbered(int: 444), recover
  var model: Numbered
}

// @mapped
struct Pathed: Equatable {
  let array: [Ordinal]  // @mapped key: "values.AA"
  let second: Ordinal  // @mapped key: "values.AA[1]", skip: .write
  let deep: Ordinal  // @mapped key: "AA[0].BB[0].CC", skip: .write
  let literal: Ordinal  // @mapped key: "values\\.AA"
}

/// A model that contains itself in all supported forms.
// @mapped
final class Omni: Equatable {
  let a = 1  // @mapped skip: .read
  let optional: Omni?  // @mapped recover
  let array: [Omni]
  // @mapped elements: .lossy
  let optionalArray: [Omni?]
  let dict: [String: Omni]

  init(optional: Omni?, array: [Omni], optionalArray: [Omni?], dict: [String: Omni]) {
    self.optional = optional
    self.array = array
    self.optionalArray = optionalArray
    self.dict = dict
  }

  static func == (left: Omni, right: Omni) -> Bool {
    left.optional == right.optional && left.array == right.array
      && left.optionalArray == right.optionalArray && left.dict == right.dict
  }
}

/// A replacement for raw access: a property that stores the value.
// @mapped
struct RawPart: Equatable {
  // @mapped key: "a.dict"
  var part: JSONValue
  // @mapped key: "a.dict.b", skip: .write
  var inner: String
}
