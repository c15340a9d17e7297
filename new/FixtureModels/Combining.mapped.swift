// Generated from Combining.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension Combined: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    chained: 8
    inverted: 10
    coded: 12
    dates: 14
    points: 16
    numbers: 18
    words: 21 default
    codes: 23
    """, of: "Combining.swift: Combined")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var chained: Date? = nil
    var inverted: String? = nil
    var coded: [Int]? = nil
    var dates: [Date]? = nil
    var points: Set<Mirrored>? = nil
    var numbers: [String: [Int?]]? = nil
    var words: [String]? = nil
    var codes: [String]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.chained = try reader.transformed(mappedReading_chained, Date?.self)
      case 1:
        #sourceLocation(file: "Fixtures/Models/Transformers/Combining.swift", line: 8)
        partial.inverted = try reader
      .transformed(.url.inverted(), String?.self)
        #sourceLocation()
      case 2: partial.coded = try reader.transformed(mappedReading_coded, [Int]?.self)
      case 3: partial.dates = try reader.transformed(mappedReading_dates, [Date]?.self)
      case 4: partial.points = try reader.transformed(mappedReading_points, Set<Mirrored>?.self)
      case 5:
        partial.numbers = try reader.transformed(mappedReading_numbers, [String: [Int?]]?.self)
      case 6:
        #sourceLocation(file: "Fixtures/Models/Transformers/Combining.swift", line: 18)
        partial.words = try reader
      .transformed(.array(of: .custom(
       read: { (text: String) in text.lowercased() }, write: { $0.uppercased() })), [String]?.self)
        #sourceLocation()
      case 7: partial.codes = try reader.transformed(mappedReading_codes, [String]?.self)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.chained = partial.chained.take()
    self.inverted = partial.inverted.take()
    self.coded = partial.coded.take()
    self.dates = partial.dates.take()
    self.points = partial.points.take()
    self.numbers = partial.numbers.take()
    #sourceLocation(file: "Fixtures/Models/Transformers/Combining.swift", line: 20)
                                                        self.words = partial.words.take() ?? ["x"]
    #sourceLocation()
    self.codes = partial.codes.take()
  }

  #sourceLocation(file: "Fixtures/Models/Transformers/Combining.swift", line: 6)
  private static let mappedReading_chained = Isomer
  .readTransformer(.string(of: Double.self).then(.secondsSince1970), for: Date?.self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Models/Transformers/Combining.swift", line: 10)
  private static let mappedReading_coded = Isomer
  .readTransformer(.base64.then(.utf8).then(.embedded()), for: [Int]?.self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Models/Transformers/Combining.swift", line: 12)
  private static let mappedReading_dates = Isomer
  .readTransformer(.array(of: .secondsSince1970), for: [Date]?.self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Models/Transformers/Combining.swift", line: 14)
  private static let mappedReading_points = Isomer
  .readTransformer(.set(of: PointTransformer().then(SwapTransformer())), for: Set<Mirrored>?.self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Models/Transformers/Combining.swift", line: 16)
  private static let mappedReading_numbers = Isomer
  .readTransformer(.dictionary(of: .array(of: .optional(.string))), for: [String: [Int?]]?.self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Models/Transformers/Combining.swift", line: 21)
  private static let mappedReading_codes =
 Isomer.readTransformer(.array(of: Uppercasing()), for: [String]?.self)
  #sourceLocation()

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(Self.mappedReading_chained, ",\"chained\":", self.chained)
    #sourceLocation(file: "Fixtures/Models/Transformers/Combining.swift", line: 9)
   writer.optional(.url.inverted(), ",\"inverted\":", self.inverted)
    #sourceLocation()
    writer.optional(Self.mappedReading_coded, ",\"coded\":", self.coded)
    writer.optional(Self.mappedReading_dates, ",\"dates\":", self.dates)
    writer.optional(Self.mappedReading_points, ",\"points\":", self.points)
    writer.optional(Self.mappedReading_numbers, ",\"numbers\":", self.numbers)
    #sourceLocation(file: "Fixtures/Models/Transformers/Combining.swift", line: 19)
     writer.member(.array(of: .custom(
       read: { (text: String) in text.lowercased() }, write: { $0.uppercased() })), ",\"words\":", self.words)
    #sourceLocation()
    writer.optional(Self.mappedWriting_codes, ",\"codes\":", self.codes)
  }

  #sourceLocation(file: "Fixtures/Models/Transformers/Combining.swift", line: 21)
  private static let mappedWriting_codes =
                               Isomer.writeTransformer(oneWay: .array(of: Lowercasing()), for: [String].self)
  #sourceLocation()
}

extension Phased: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    plain: 39 required
    open: 41
    nullable: 43 required
    mixed: 45
    twice: 47
    all: 49
    """, of: "Combining.swift: Phased")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var plain: Phase? = nil
    var open: Phase? = nil
    var nullable: Phase? = nil
    var mixed: Bool? = nil
    var twice: Int? = nil
    var all: [Phase]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.plain = try reader.transformed(mappedReading_plain, Phase.self)
      case 1: partial.open = try reader.transformed(mappedReading_open, Phase?.self)
      case 2: partial.nullable = try reader.transformed(mappedReading_nullable, Phase.self)
      case 3: partial.mixed = try reader.transformed(mappedReading_mixed, Bool?.self)
      case 4:
        #sourceLocation(file: "Fixtures/Models/Transformers/Combining.swift", line: 45)
        partial.twice = try reader
      .transformed(Phased.ambiguous, Int?.self)
        #sourceLocation()
      case 5: partial.all = try reader.transformed(mappedReading_all, [Phase]?.self)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.plain = partial.plain.moved()
    self.open = partial.open.take()
    self.nullable = partial.nullable.moved()
    self.mixed = partial.mixed.take()
    self.twice = partial.twice.take()
    self.all = partial.all.take()
  }

  #sourceLocation(file: "Fixtures/Models/Transformers/Combining.swift", line: 37)
  private static let mappedReading_plain = Isomer
  .readTransformer(.map(["open": .open, "closed": .closed]), for: Phase.self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Models/Transformers/Combining.swift", line: 39)
  private static let mappedReading_open = Isomer
  .readTransformer(.map(["open": .open, "closed": .closed], default: .unknown, reverseDefault: "?"), for: Phase?.self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Models/Transformers/Combining.swift", line: 41)
  private static let mappedReading_nullable = Isomer
  .readTransformer(.map([0: .open, nil: .closed]), for: Phase.self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Models/Transformers/Combining.swift", line: 43)
  private static let mappedReading_mixed = Isomer
  .readTransformer(.map(values: ["on": true, 1: true, "off": false]), for: Bool?.self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Models/Transformers/Combining.swift", line: 47)
  private static let mappedReading_all = Isomer
  .readTransformer(.array(of: .map(["open": .open, "closed": .closed])), for: [Phase]?.self)
  #sourceLocation()

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(Self.mappedReading_plain, ",\"plain\":", self.plain)
    writer.optional(Self.mappedReading_open, ",\"open\":", self.open)
    writer.member(Self.mappedReading_nullable, ",\"nullable\":", self.nullable)
    #sourceLocation(file: "Fixtures/Models/Transformers/Combining.swift", line: 46)
   writer.optional(Phased.ambiguous, ",\"twice\":", self.twice)
    #sourceLocation()
    writer.optional(Self.mappedReading_all, ",\"all\":", self.all)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths(
      """
      plain
      open
      nullable
      twice
      all
      """)
  }
}

extension Parcel: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    payload: 65 required
    numbers: 67
    spare: 69
    all: 71
    lines: 73
    """, of: "Combining.swift: Parcel")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var payload: Payload? = nil
    var numbers: [Int]? = nil
    var spare: Payload? = nil
    var all: [Payload]? = nil
    var lines: [Payload]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        #sourceLocation(file: "Fixtures/Models/Transformers/Combining.swift", line: 63)
        partial.payload = try reader
      .transformed(.embedded(), Payload.self)
        #sourceLocation()
      case 1:
        #sourceLocation(file: "Fixtures/Models/Transformers/Combining.swift", line: 65)
        partial.numbers = try reader
      .transformed(.embedded(), [Int]?.self)
        #sourceLocation()
      case 2:
        partial.spare = try reader.recover { reader throws(Isomer.ReadingFailure) in
          #sourceLocation(file: "Fixtures/Models/Transformers/Combining.swift", line: 67)
          try reader
      .transformed(.embedded(), Payload?.self)
          #sourceLocation()
        } ?? nil
      case 3: partial.all = try reader.transformed(mappedReading_all, [Payload]?.self)
      case 4: partial.lines = try reader.transformed(mappedReading_lines, [Payload]?.self)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.payload = partial.payload.moved()
    self.numbers = partial.numbers.take()
    self.spare = partial.spare.take()
    self.all = partial.all.take()
    self.lines = partial.lines.take()
  }

  #sourceLocation(file: "Fixtures/Models/Transformers/Combining.swift", line: 69)
  private static let mappedReading_all = Isomer
  .readTransformer(.array(of: .embedded()), for: [Payload]?.self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Models/Transformers/Combining.swift", line: 71)
  private static let mappedReading_lines = Isomer
  .readTransformer(LineTransformer().then(.array(of: .embedded())), for: [Payload]?.self)
  #sourceLocation()

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Models/Transformers/Combining.swift", line: 64)
     writer.member(.embedded(), ",\"payload\":", self.payload)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Transformers/Combining.swift", line: 66)
   writer.optional(.embedded(), ",\"numbers\":", self.numbers)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Transformers/Combining.swift", line: 68)
   writer.optional(.embedded(), ",\"spare\":", self.spare)
    #sourceLocation()
    writer.optional(Self.mappedReading_all, ",\"all\":", self.all)
    writer.optional(Self.mappedReading_lines, ",\"lines\":", self.lines)
  }
}

extension Payload: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 78 required
    tags: 79
    inner: 81
    token: 82
    """, of: "Combining.swift: Payload")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var tags: [String]? = nil
    var inner: [Payload]? = nil
    var token: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1: partial.tags = try [String]?.read(&reader)
      case 2:
        #sourceLocation(file: "Fixtures/Models/Transformers/Combining.swift", line: 79)
        partial.inner = try reader
      .transformed(.embedded(), [Payload]?.self)
        #sourceLocation()
      case 3:
        try reader.secret { reader throws(Isomer.ReadingFailure) in
          partial.token = try Int?.read(&reader)
        }
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.tags = partial.tags.take()
    self.inner = partial.inner.take()
    self.token = partial.token.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.optional(",\"tags\":", self.tags)
    #sourceLocation(file: "Fixtures/Models/Transformers/Combining.swift", line: 80)
   writer.optional(.embedded(), ",\"inner\":", self.inner)
    #sourceLocation()
    writer.secret { writer in
      writer.optional(",\"token\":", self.token)
    }
  }
}
