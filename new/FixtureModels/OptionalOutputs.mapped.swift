// Generated from OptionalOutputs.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer
@_spi(Generated) import IsomerArchive

extension OptionalOutputs: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    scaled: 15
    tripled: 17 missing
    mapped: 19
    plain: 21
    uneven: 23
    price: 25 default
    tax: 27
    """, of: "OptionalOutputs.swift: OptionalOutputs")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var scaled: Int? = nil
    var tripled: Int?? = nil
    var mapped: Int? = nil
    var plain: Int? = nil
    var uneven: Int? = nil
    var price: Decimal? = nil
    var tax: Decimal? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.scaled = try reader.transformed(mappedReading_scaled, Int?.self)
      case 1: partial.tripled = try reader.transformed(mappedReading_tripled, Int?.self)
      case 2: partial.mapped = try reader.transformed(mappedReading_mapped, Int?.self)
      case 3: partial.plain = try reader.transformed(mappedReading_plain, Int?.self)
      case 4: partial.uneven = try reader.transformed(mappedReading_uneven, Int?.self)
      case 5: partial.price = try reader.transformed(mappedReading_price, Decimal?.self)
      case 6:
        #sourceLocation(file: "Fixtures/Models/Transformers/OptionalOutputs.swift", line: 25)
        partial.tax = try reader
      .transformed(.string(), Decimal?.self)
        #sourceLocation()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.scaled = partial.scaled.take()
    #sourceLocation(file: "Fixtures/Models/Transformers/OptionalOutputs.swift", line: 16)
      self.tripled = partial.tripled.take() ?? 3
    #sourceLocation()
    self.mapped = partial.mapped.take()
    self.plain = partial.plain.take()
    self.uneven = partial.uneven.take()
    if let read = partial.price.take() { self.price = read }
    self.tax = partial.tax.take()
  }

  #sourceLocation(file: "Fixtures/Models/Transformers/OptionalOutputs.swift", line: 13)
  private static let mappedReading_scaled = Isomer
  .readTransformer(Scaled(factor: 2), for: Int?.self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Models/Transformers/OptionalOutputs.swift", line: 15)
  private static let mappedReading_tripled = Isomer
  .readTransformer(Scaled(factor: 3), for: Int?.self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Models/Transformers/OptionalOutputs.swift", line: 17)
  private static let mappedReading_mapped = Isomer
  .readTransformer(.map(["one": 1, "none": nil]), for: Int?.self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Models/Transformers/OptionalOutputs.swift", line: 19)
  private static let mappedReading_plain = Isomer
  .readTransformer(.map(["one": 1]), for: Int?.self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Models/Transformers/OptionalOutputs.swift", line: 21)
  private static let mappedReading_uneven =
 Isomer.readTransformer(Scaled(factor: 1), for: Int?.self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Models/Transformers/OptionalOutputs.swift", line: 23)
  private static let mappedReading_price = Isomer
  .readTransformer(.string(of: Decimal.self), for: Decimal.self)
  #sourceLocation()

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(Self.mappedReading_scaled, ",\"scaled\":", self.scaled)
    writer.optional(Self.mappedReading_tripled, ",\"tripled\":", self.tripled, null: .write)
    writer.optional(Self.mappedReading_mapped, ",\"mapped\":", self.mapped)
    writer.optional(Self.mappedReading_plain, ",\"plain\":", self.plain)
    writer.optional(Self.mappedWriting_uneven, ",\"uneven\":", self.uneven)
    writer.member(Self.mappedReading_price, ",\"price\":", self.price)
    #sourceLocation(file: "Fixtures/Models/Transformers/OptionalOutputs.swift", line: 26)
   writer.optional(.string(), ",\"tax\":", self.tax)
    #sourceLocation()
  }

  #sourceLocation(file: "Fixtures/Models/Transformers/OptionalOutputs.swift", line: 21)
  private static let mappedWriting_uneven =
                       Isomer.writeTransformer(oneWay: Scaled(factor: 5), for: Int.self)
  #sourceLocation()
}

extension OptionalOutputs: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_OptionalOutputs.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_OptionalOutputs.write(self, to: &writer)
  }

  enum MappedArchive_OptionalOutputs {
    static let shape = IsomerArchive.ArchiveShape(
      "OptionalOutputs", version: 1,
      """
      scaled
      tripled
      mapped
      plain
      uneven
      price
      tax
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> OptionalOutputs {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.scaled = try Int?.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.tripled = try Int?.unarchive(&reader) }
      if try reader.field(2, of: object) { partial.mapped = try Int?.unarchive(&reader) }
      if try reader.field(3, of: object) { partial.plain = try Int?.unarchive(&reader) }
      if try reader.field(4, of: object) { partial.uneven = try Int?.unarchive(&reader) }
      if try reader.field(5, of: object) { partial.price = try reader.unlessNull(Decimal.self) }
      if try reader.field(6, of: object) { partial.tax = try Decimal?.unarchive(&reader) }
      reader.leave(object)
      return OptionalOutputs(mapped: &partial)
    }

    private typealias MappedPartial = OptionalOutputs.MappedPartial

    static func write(_ value: OptionalOutputs, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.scaled.archive(to: &writer)
      value.tripled.archive(to: &writer)
      value.mapped.archive(to: &writer)
      value.plain.archive(to: &writer)
      value.uneven.archive(to: &writer)
      value.price.archive(to: &writer)
      value.tax.archive(to: &writer)
      writer.end()
    }
  }
}
