// Generated from TransformedKinds.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer
import IsomerFoundation

extension TransformedKinds: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    plain: 8 required
    initial: 10 default
    recovered: 12 default
    needed: 14 required
    kept: 16 default
    written: 18
    """, of: "TransformedKinds.swift: TransformedKinds")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var plain: Point? = nil
    var initial: Point? = nil
    var recovered: Point? = nil
    var needed: Point?? = nil
    var kept: Point? = nil
    var written: Point? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 6)
        partial.plain = try reader
      .transformed(PointTransformer(), Point.self)
        #sourceLocation()
      case 1:
        #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 8)
        partial.initial = try reader
      .transformed(PointTransformer(), Point?.self)
        #sourceLocation()
      case 2:
        partial.recovered = try reader.recover { reader throws(Isomer.ReadingFailure) in
          #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 10)
          try reader
      .transformed(PointTransformer(), Point?.self)
          #sourceLocation()
        } ?? nil
      case 3:
        #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 12)
        partial.needed = try reader
      .transformed(PointTransformer(), Point?.self)
        #sourceLocation()
      case 4:
        if try !reader.readNull() {
          #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 14)
          partial.kept = try reader
      .transformed(PointTransformer(), Point?.self)
          #sourceLocation()
        }
      case 5:
        #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 16)
        partial.written = try reader
      .transformed(PointTransformer(), Point?.self)
        #sourceLocation()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.plain = partial.plain.moved()
    if let read = partial.initial.take() { self.initial = read }
    #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 11)
   self.recovered = partial.recovered.take() ?? Point(x: 2, y: 2)
    #sourceLocation()
    self.needed = partial.needed.moved()
    if let read = partial.kept.take() { self.kept = read }
    self.written = partial.written.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 7)
     writer.member(PointTransformer(), ",\"plain\":", self.plain)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 9)
     writer.member(PointTransformer(), ",\"initial\":", self.initial)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 11)
     writer.member(PointTransformer(), ",\"recovered\":", self.recovered)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 13)
   writer.optional(PointTransformer(), ",\"needed\":", self.needed, null: .write)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 15)
   writer.optional(PointTransformer(), ",\"kept\":", self.kept)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 17)
   writer.optional(PointTransformer(), ",\"written\":", self.written, null: .write)
    #sourceLocation()
  }
}

extension Represented: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    text: 25
    long: 28
    hex: 30
    base64: 32
    number: 34
    url: 36
    uuid: 38
    loose: 40
    digit: 42
    word: 44
    code: 46
    length: 48
    """, of: "TransformedKinds.swift: Represented")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var text: Date? = nil
    var long: Date? = nil
    var hex: Data? = nil
    var base64: Data? = nil
    var number: Int? = nil
    var url: URL? = nil
    var uuid: UUID? = nil
    var loose: Bool? = nil
    var digit: Bool? = nil
    var word: Bool? = nil
    var code: String? = nil
    var length: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 23)
        partial.text = try reader
      .transformed(.rfc3339, Date?.self)
        #sourceLocation()
      case 1: partial.long = try reader.transformed(mappedReading_long, Date?.self)
      case 2:
        #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 28)
        partial.hex = try reader
      .transformed(.hex, Data?.self)
        #sourceLocation()
      case 3:
        #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 30)
        partial.base64 = try reader
      .transformed(.base64, Data?.self)
        #sourceLocation()
      case 4:
        #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 32)
        partial.number = try reader
      .transformed(.string, Int?.self)
        #sourceLocation()
      case 5:
        #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 34)
        partial.url = try reader
      .transformed(.url, URL?.self)
        #sourceLocation()
      case 6:
        #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 36)
        partial.uuid = try reader
      .transformed(.uuid, UUID?.self)
        #sourceLocation()
      case 7:
        #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 38)
        partial.loose = try reader
      .transformed(.boolean, Bool?.self)
        #sourceLocation()
      case 8:
        #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 40)
        partial.digit = try reader
      .transformed(.zeroOne, Bool?.self)
        #sourceLocation()
      case 9: partial.word = try reader.transformed(mappedReading_word, Bool?.self)
      case 10:
        #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 44)
        partial.code =
 try reader.transformed(Uppercasing(), String?.self)
        #sourceLocation()
      case 11:
        #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 46)
        partial.length = try reader
      .transformed(.reading { (text: String) in text.count }, Int?.self)
        #sourceLocation()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.text = partial.text.take()
    self.long = partial.long.take()
    self.hex = partial.hex.take()
    self.base64 = partial.base64.take()
    self.number = partial.number.take()
    self.url = partial.url.take()
    self.uuid = partial.uuid.take()
    self.loose = partial.loose.take()
    self.digit = partial.digit.take()
    self.word = partial.word.take()
    self.code = partial.code.take()
    self.length = partial.length.take()
  }

  #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 25)
  private static let mappedReading_long = Isomer
  .readTransformer(.dateFormat(
       "MMMM dd, yyyy", timeZone: TimeZone(identifier: "America/Los_Angeles") ?? .gmt), for: Date?.self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 42)
  private static let mappedReading_word = Isomer
  .readTransformer(.boolean(true: "Y", false: "N"), for: Bool?.self)
  #sourceLocation()

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 24)
   writer.optional(.rfc3339, ",\"text\":", self.text)
    #sourceLocation()
    writer.optional(Self.mappedReading_long, ",\"long\":", self.long)
    #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 29)
   writer.optional(.hex, ",\"hex\":", self.hex)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 31)
   writer.optional(.base64, ",\"base64\":", self.base64)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 33)
   writer.optional(.string, ",\"number\":", self.number)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 35)
   writer.optional(.url, ",\"url\":", self.url)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 37)
   writer.optional(.uuid, ",\"uuid\":", self.uuid)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 39)
   writer.optional(.boolean, ",\"loose\":", self.loose)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 41)
   writer.optional(.zeroOne, ",\"digit\":", self.digit)
    #sourceLocation()
    writer.optional(Self.mappedReading_word, ",\"word\":", self.word)
    #sourceLocation(file: "Fixtures/Models/Transformers/TransformedKinds.swift", line: 45)
   writer.optional(Isomer.writeTransformer(oneWay: Lowercasing(), for: String.self), ",\"code\":", self.code)
    #sourceLocation()
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths(
      """
      text
      long
      hex
      base64
      number
      url
      uuid
      loose
      digit
      word
      code
      """)
  }
}
