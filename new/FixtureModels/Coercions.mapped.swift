// Generated from Coercions.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension Coerced: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    int: 6
    small: 7
    double: 8
    float: 9
    bool: 10
    string: 11
    date: 12
    ints: 13
    strict: 15
    """, of: "Coercions.swift: Coerced")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var int: Int? = nil
    var small: UInt8? = nil
    var double: Double? = nil
    var float: Float? = nil
    var bool: Bool? = nil
    var string: String? = nil
    var date: Date? = nil
    var ints: [Int]? = nil
    var strict: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.int = try reader.coerced(Int?.self)
      case 1: partial.small = try reader.coerced(UInt8?.self)
      case 2: partial.double = try reader.coerced(Double?.self)
      case 3: partial.float = try reader.coerced(Float?.self)
      case 4: partial.bool = try reader.coerced(Bool?.self)
      case 5: partial.string = try reader.coerced(String?.self)
      case 6: partial.date = try reader.coerced(Date?.self)
      case 7: partial.ints = try reader.coerced([Int]?.self)
      case 8: partial.strict = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.int = partial.int.take()
    self.small = partial.small.take()
    self.double = partial.double.take()
    self.float = partial.float.take()
    self.bool = partial.bool.take()
    self.string = partial.string.take()
    self.date = partial.date.take()
    self.ints = partial.ints.take()
    self.strict = partial.strict.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"int\":", self.int)
    writer.optional(",\"small\":", self.small)
    writer.optional(",\"double\":", self.double)
    writer.optional(",\"float\":", self.float)
    writer.optional(",\"bool\":", self.bool)
    writer.optional(",\"string\":", self.string)
    writer.optional(",\"date\":", self.date)
    writer.optional(",\"ints\":", self.ints)
    writer.optional(",\"strict\":", self.strict)
  }
}

extension PartlyCoerced: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 22 required
    name: 23 required
    """, of: "Coercions.swift: PartlyCoerced")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: String? = nil
    var name: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try reader.coerced(String.self)
      case 1: partial.name = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.name = partial.name.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"name\":", self.name)
  }
}
