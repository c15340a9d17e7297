// Generated from Scalars.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer
import IsomerFoundation

extension Scalars: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    int: 6 required
    int8: 6 required
    int16: 6 required
    int32: 6 required
    int64: 6 required
    uint: 7 required
    uint8: 7 required
    uint16: 7 required
    uint32: 7 required
    uint64: 7 required
    float: 8 required
    double: 8 required
    cgFloat: 8 required
    decimal: 9 required
    string: 10 required
    substring: 10 required
    character: 10 required
    bool: 11 required
    url: 12 required
    uuid: 12 required
    date: 12 required
    data: 12 required
    """, of: "Scalars.swift: Scalars")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var int: Int? = nil
    var int8: Int8? = nil
    var int16: Int16? = nil
    var int32: Int32? = nil
    var int64: Int64? = nil
    var uint: UInt? = nil
    var uint8: UInt8? = nil
    var uint16: UInt16? = nil
    var uint32: UInt32? = nil
    var uint64: UInt64? = nil
    var float: Float? = nil
    var double: Double? = nil
    var cgFloat: CGFloat? = nil
    var decimal: Decimal? = nil
    var string: String? = nil
    var substring: Substring? = nil
    var character: Character? = nil
    var bool: Bool? = nil
    var url: URL? = nil
    var uuid: UUID? = nil
    var date: Date? = nil
    var data: Data? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.int = try Int.read(&reader)
      case 1: partial.int8 = try Int8.read(&reader)
      case 2: partial.int16 = try Int16.read(&reader)
      case 3: partial.int32 = try Int32.read(&reader)
      case 4: partial.int64 = try Int64.read(&reader)
      case 5: partial.uint = try UInt.read(&reader)
      case 6: partial.uint8 = try UInt8.read(&reader)
      case 7: partial.uint16 = try UInt16.read(&reader)
      case 8: partial.uint32 = try UInt32.read(&reader)
      case 9: partial.uint64 = try UInt64.read(&reader)
      case 10: partial.float = try Float.read(&reader)
      case 11: partial.double = try Double.read(&reader)
      case 12: partial.cgFloat = try CGFloat.read(&reader)
      case 13: partial.decimal = try Decimal.read(&reader)
      case 14: partial.string = try String.read(&reader)
      case 15: partial.substring = try Substring.read(&reader)
      case 16: partial.character = try Character.read(&reader)
      case 17: partial.bool = try Bool.read(&reader)
      case 18: partial.url = try URL.read(&reader)
      case 19: partial.uuid = try UUID.read(&reader)
      case 20: partial.date = try Date.read(&reader)
      case 21: partial.data = try Data.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.int = partial.int.moved()
    self.int8 = partial.int8.moved()
    self.int16 = partial.int16.moved()
    self.int32 = partial.int32.moved()
    self.int64 = partial.int64.moved()
    self.uint = partial.uint.moved()
    self.uint8 = partial.uint8.moved()
    self.uint16 = partial.uint16.moved()
    self.uint32 = partial.uint32.moved()
    self.uint64 = partial.uint64.moved()
    self.float = partial.float.moved()
    self.double = partial.double.moved()
    self.cgFloat = partial.cgFloat.moved()
    self.decimal = partial.decimal.moved()
    self.string = partial.string.moved()
    self.substring = partial.substring.moved()
    self.character = partial.character.moved()
    self.bool = partial.bool.moved()
    self.url = partial.url.moved()
    self.uuid = partial.uuid.moved()
    self.date = partial.date.moved()
    self.data = partial.data.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"int\":", self.int)
    writer.member(",\"int8\":", self.int8)
    writer.member(",\"int16\":", self.int16)
    writer.member(",\"int32\":", self.int32)
    writer.member(",\"int64\":", self.int64)
    writer.member(",\"uint\":", self.uint)
    writer.member(",\"uint8\":", self.uint8)
    writer.member(",\"uint16\":", self.uint16)
    writer.member(",\"uint32\":", self.uint32)
    writer.member(",\"uint64\":", self.uint64)
    writer.member(",\"float\":", self.float)
    writer.member(",\"double\":", self.double)
    writer.member(",\"cgFloat\":", self.cgFloat)
    writer.member(",\"decimal\":", self.decimal)
    writer.member(",\"string\":", self.string)
    writer.member(",\"substring\":", self.substring)
    writer.member(",\"character\":", self.character)
    writer.member(",\"bool\":", self.bool)
    writer.member(",\"url\":", self.url)
    writer.member(",\"uuid\":", self.uuid)
    writer.member(",\"date\":", self.date)
    writer.member(",\"data\":", self.data)
  }
}

extension Inferred: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    text: 18 default
    count: 19 default
    negative: 20 default
    ratio: 21 default
    flag: 22 default
    list: 23 default
    map: 24 default
    empty: 25 default
    made: 26 default
    """, of: "Scalars.swift: Inferred")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var text: String? = nil
    var count: Int? = nil
    var negative: Int? = nil
    var ratio: Double? = nil
    var flag: Bool? = nil
    var list: [Int]? = nil
    var map: [String: Double]? = nil
    var empty: [String]? = nil
    var made: Date? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.text = try String?.read(&reader)
      case 1: partial.count = try Int?.read(&reader)
      case 2: partial.negative = try Int?.read(&reader)
      case 3: partial.ratio = try Double?.read(&reader)
      case 4: partial.flag = try Bool?.read(&reader)
      case 5: partial.list = try [Int]?.read(&reader)
      case 6: partial.map = try [String: Double]?.read(&reader)
      case 7: partial.empty = try [String]?.read(&reader)
      case 8: partial.made = try Date?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    if let read = partial.text.take() { self.text = read }
    if let read = partial.count.take() { self.count = read }
    if let read = partial.negative.take() { self.negative = read }
    if let read = partial.ratio.take() { self.ratio = read }
    if let read = partial.flag.take() { self.flag = read }
    if let read = partial.list.take() { self.list = read }
    if let read = partial.map.take() { self.map = read }
    if let read = partial.empty.take() { self.empty = read }
    if let read = partial.made.take() { self.made = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"text\":", self.text)
    writer.member(",\"count\":", self.count)
    writer.member(",\"negative\":", self.negative)
    writer.member(",\"ratio\":", self.ratio)
    writer.member(",\"flag\":", self.flag)
    writer.member(",\"list\":", self.list)
    writer.member(",\"map\":", self.map)
    writer.member(",\"empty\":", self.empty)
    writer.member(",\"made\":", self.made)
  }
}
