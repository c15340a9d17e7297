// Generated from Converting.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer
import IsomerFoundation

extension Converted: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    int8: 6
    int16: 6
    int32: 6
    int64: 6
    uint: 7
    uint16: 7
    uint32: 7
    uint64: 7
    cgFloat: 8
    substring: 8
    byName: 9
    flags: 10
    matrix: 11
    """, of: "Converting.swift: Converted")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var int8: Int8? = nil
    var int16: Int16? = nil
    var int32: Int32? = nil
    var int64: Int64? = nil
    var uint: UInt? = nil
    var uint16: UInt16? = nil
    var uint32: UInt32? = nil
    var uint64: UInt64? = nil
    var cgFloat: CGFloat? = nil
    var substring: Substring? = nil
    var byName: [String: Int]? = nil
    var flags: Set<Bool>? = nil
    var matrix: [[Double?]]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.int8 = try reader.coerced(Int8?.self)
      case 1: partial.int16 = try reader.coerced(Int16?.self)
      case 2: partial.int32 = try reader.coerced(Int32?.self)
      case 3: partial.int64 = try reader.coerced(Int64?.self)
      case 4: partial.uint = try reader.coerced(UInt?.self)
      case 5: partial.uint16 = try reader.coerced(UInt16?.self)
      case 6: partial.uint32 = try reader.coerced(UInt32?.self)
      case 7: partial.uint64 = try reader.coerced(UInt64?.self)
      case 8: partial.cgFloat = try reader.coerced(CGFloat?.self)
      case 9: partial.substring = try reader.coerced(Substring?.self)
      case 10: partial.byName = try reader.coerced([String: Int]?.self)
      case 11: partial.flags = try reader.coerced(Set<Bool>?.self)
      case 12: partial.matrix = try reader.coerced([[Double?]]?.self)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.int8 = partial.int8.take()
    self.int16 = partial.int16.take()
    self.int32 = partial.int32.take()
    self.int64 = partial.int64.take()
    self.uint = partial.uint.take()
    self.uint16 = partial.uint16.take()
    self.uint32 = partial.uint32.take()
    self.uint64 = partial.uint64.take()
    self.cgFloat = partial.cgFloat.take()
    self.substring = partial.substring.take()
    self.byName = partial.byName.take()
    self.flags = partial.flags.take()
    self.matrix = partial.matrix.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"int8\":", self.int8)
    writer.optional(",\"int16\":", self.int16)
    writer.optional(",\"int32\":", self.int32)
    writer.optional(",\"int64\":", self.int64)
    writer.optional(",\"uint\":", self.uint)
    writer.optional(",\"uint16\":", self.uint16)
    writer.optional(",\"uint32\":", self.uint32)
    writer.optional(",\"uint64\":", self.uint64)
    writer.optional(",\"cgFloat\":", self.cgFloat)
    writer.optional(",\"substring\":", self.substring)
    writer.optional(",\"byName\":", self.byName)
    writer.optional(",\"flags\":", self.flags)
    writer.optional(",\"matrix\":", self.matrix)
  }
}

extension ConvertedDefaults: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    count: 18 default
    size: 20 default
    rank: 22 required
    plain: 23 default
    """, of: "Converting.swift: ConvertedDefaults")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var count: Int? = nil
    var size: Int? = nil
    var rank: Int?? = nil
    var plain: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.count = try reader.coerced(Int?.self)
      case 1:
        partial.size = try reader.recover { reader throws(Isomer.ReadingFailure) in
          try reader.coerced(Int?.self)
        } ?? nil
      case 2: partial.rank = try reader.coerced(Int?.self)
      case 3: partial.plain = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    #sourceLocation(file: "Fixtures/Models/Transformers/Converting.swift", line: 16)
    self.count =
      partial.count.take() ?? 3
    #sourceLocation()
    if let read = partial.size.take() { self.size = read }
    self.rank = partial.rank.moved()
    if let read = partial.plain.take() { self.plain = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"count\":", self.count)
    writer.member(",\"size\":", self.size)
    writer.optional(",\"rank\":", self.rank, null: .write)
    writer.member(",\"plain\":", self.plain)
  }
}

extension LossyCoerced: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    numbers: 30 required
    unique: 32
    byName: 34 required
    """, of: "Converting.swift: LossyCoerced")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var numbers: [Int]? = nil
    var unique: Set<Int>? = nil
    var byName: [String: Double]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.numbers = try reader.coercedElements(.lossy, of: [Int].self)
      case 1: partial.unique = try reader.coercedElements(.lossy, of: Set<Int>?.self)
      case 2: partial.byName = try reader.coercedElements(.lossy, of: [String: Double].self)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.numbers = partial.numbers.moved()
    self.unique = partial.unique.take()
    self.byName = partial.byName.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"numbers\":", self.numbers)
    writer.optional(",\"unique\":", self.unique)
    writer.member(",\"byName\":", self.byName)
  }
}
