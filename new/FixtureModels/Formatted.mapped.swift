// Generated from Formatted.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer
import IsomerFoundation

extension Formatted: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    precise: 8
    german: 11
    buddhist: 13
    time: 15
    distance: 17
    price: 19
    counts: 21
    share: 23
    iso: 25
    grouped: 27
    wrong: 29
    exact: 31
    flag: 33
    """, of: "Formatted.swift: Formatted")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var precise: Date? = nil
    var german: Date? = nil
    var buddhist: Date? = nil
    var time: Date? = nil
    var distance: Double? = nil
    var price: Decimal? = nil
    var counts: [Int]? = nil
    var share: Double? = nil
    var iso: Date? = nil
    var grouped: Int? = nil
    var wrong: Date? = nil
    var exact: Decimal? = nil
    var flag: Bool? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.precise = try reader.transformed(mappedReading_precise, Date?.self)
      case 1: partial.german = try reader.transformed(mappedReading_german, Date?.self)
      case 2: partial.buddhist = try reader.transformed(mappedReading_buddhist, Date?.self)
      case 3: partial.time = try reader.transformed(mappedReading_time, Date?.self)
      case 4: partial.distance = try reader.transformed(mappedReading_distance, Double?.self)
      case 5: partial.price = try reader.transformed(mappedReading_price, Decimal?.self)
      case 6: partial.counts = try reader.transformed(mappedReading_counts, [Int]?.self)
      case 7: partial.share = try reader.transformed(mappedReading_share, Double?.self)
      case 8: partial.iso = try reader.transformed(mappedReading_iso, Date?.self)
      case 9: partial.grouped = try reader.transformed(mappedReading_grouped, Int?.self)
      case 10: partial.wrong = try reader.transformed(mappedReading_wrong, Date?.self)
      case 11:
        #sourceLocation(file: "Fixtures/Models/Transformers/Formatted.swift", line: 29)
        partial.exact = try reader
      .transformed(.string, Decimal?.self)
        #sourceLocation()
      case 12:
        #sourceLocation(file: "Fixtures/Models/Transformers/Formatted.swift", line: 31)
        partial.flag = try reader
      .transformed(.boolean, Bool?.self)
        #sourceLocation()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.precise = partial.precise.take()
    self.german = partial.german.take()
    self.buddhist = partial.buddhist.take()
    self.time = partial.time.take()
    self.distance = partial.distance.take()
    self.price = partial.price.take()
    self.counts = partial.counts.take()
    self.share = partial.share.take()
    self.iso = partial.iso.take()
    self.grouped = partial.grouped.take()
    self.wrong = partial.wrong.take()
    self.exact = partial.exact.take()
    self.flag = partial.flag.take()
  }

  #sourceLocation(file: "Fixtures/Models/Transformers/Formatted.swift", line: 6)
  private static let mappedReading_precise = Isomer
  .readTransformer(.rfc3339(fractionDigits: 3), for: Date?.self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Models/Transformers/Formatted.swift", line: 8)
  private static let mappedReading_german = Isomer
  .readTransformer(.dateFormat(
       "d. MMMM yyyy", timeZone: .gmt, locale: Locale(identifier: "de_DE")), for: Date?.self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Models/Transformers/Formatted.swift", line: 11)
  private static let mappedReading_buddhist = Isomer
  .readTransformer(.dateFormat("yyyy-MM-dd", calendar: Calendar(identifier: .buddhist)), for: Date?.self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Models/Transformers/Formatted.swift", line: 13)
  private static let mappedReading_time = Isomer
  .readTransformer(.dateFormat("HH:mm", defaultDate: Date(timeIntervalSince1970: 0)), for: Date?.self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Models/Transformers/Formatted.swift", line: 15)
  private static let mappedReading_distance = Isomer
  .readTransformer(.number(locale: Locale(identifier: "en_US")), for: Double?.self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Models/Transformers/Formatted.swift", line: 17)
  private static let mappedReading_price = Isomer
  .readTransformer(.number(locale: Locale(identifier: "de_DE"), fractionDigits: 2...2), for: Decimal?.self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Models/Transformers/Formatted.swift", line: 19)
  private static let mappedReading_counts = Isomer
  .readTransformer(.array(of: .number(locale: Locale(identifier: "en_US"))), for: [Int]?.self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Models/Transformers/Formatted.swift", line: 21)
  private static let mappedReading_share = Isomer
  .readTransformer(.format(FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: "en_US"))), for: Double?.self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Models/Transformers/Formatted.swift", line: 23)
  private static let mappedReading_iso = Isomer
  .readTransformer(.formatter(ISO8601DateFormatter(), for: Date.self), for: Date?.self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Models/Transformers/Formatted.swift", line: 25)
  private static let mappedReading_grouped = Isomer
  .readTransformer(.formatter(Formatters.grouped(), for: Int.self), for: Int?.self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Models/Transformers/Formatted.swift", line: 27)
  private static let mappedReading_wrong = Isomer
  .readTransformer(.formatter(Formatters.grouped(), for: Date.self), for: Date?.self)
  #sourceLocation()

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(Self.mappedReading_precise, ",\"precise\":", self.precise)
    writer.optional(Self.mappedReading_german, ",\"german\":", self.german)
    writer.optional(Self.mappedReading_buddhist, ",\"buddhist\":", self.buddhist)
    writer.optional(Self.mappedReading_time, ",\"time\":", self.time)
    writer.optional(Self.mappedReading_distance, ",\"distance\":", self.distance)
    writer.optional(Self.mappedReading_price, ",\"price\":", self.price)
    writer.optional(Self.mappedReading_counts, ",\"counts\":", self.counts)
    writer.optional(Self.mappedReading_share, ",\"share\":", self.share)
    writer.optional(Self.mappedReading_iso, ",\"iso\":", self.iso)
    writer.optional(Self.mappedReading_grouped, ",\"grouped\":", self.grouped)
    writer.optional(Self.mappedReading_wrong, ",\"wrong\":", self.wrong)
    #sourceLocation(file: "Fixtures/Models/Transformers/Formatted.swift", line: 30)
   writer.optional(.string, ",\"exact\":", self.exact)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Transformers/Formatted.swift", line: 32)
   writer.optional(.boolean, ",\"flag\":", self.flag)
    #sourceLocation()
  }
}
