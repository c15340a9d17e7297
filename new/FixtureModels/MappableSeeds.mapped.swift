// Generated from MappableSeeds.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer
import IsomerFoundation

extension WideIntegers: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    int: 9 required, int16 11 required, int32 12 required
    short: int8 10 required, uint8 15 required
    long: int64 13 required, uint64 16 required
    uint: 14 required
    """, of: "MappableSeeds.swift: WideIntegers")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var int: Int? = nil
    var int8: Int8? = nil
    var int16: Int16? = nil
    var int32: Int32? = nil
    var int64: Int64? = nil
    var uint: UInt? = nil
    var uint8: UInt8? = nil
    var uint64: UInt64? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        let value = reader.position
        partial.int = try reader.coerced(Int.self)
        try reader.revisit(value)
        partial.int16 = try reader.coerced(Int16.self)
        try reader.revisit(value)
        partial.int32 = try reader.coerced(Int32.self)
      case 1:
        let value = reader.position
        partial.int8 = try reader.coerced(Int8.self)
        try reader.revisit(value)
        partial.uint8 = try reader.coerced(UInt8.self)
      case 2:
        let value = reader.position
        partial.int64 = try reader.coerced(Int64.self)
        try reader.revisit(value)
        partial.uint64 = try reader.coerced(UInt64.self)
      case 3: partial.uint = try reader.coerced(UInt.self)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let mappedArgument_int = partial.int.moved()
    let mappedArgument_int8 = partial.int8.moved()
    let mappedArgument_int16 = partial.int16.moved()
    let mappedArgument_int32 = partial.int32.moved()
    let mappedArgument_int64 = partial.int64.moved()
    let mappedArgument_uint = partial.uint.moved()
    let mappedArgument_uint8 = partial.uint8.moved()
    let mappedArgument_uint64 = partial.uint64.moved()
    let value = Self(int: mappedArgument_int, int8: mappedArgument_int8, int16: mappedArgument_int16, int32: mappedArgument_int32, int64: mappedArgument_int64, uint: mappedArgument_uint, uint8: mappedArgument_uint8, uint64: mappedArgument_uint64)
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"int\":", self.int)
    writer.member(",\"short\":", self.int8)
    writer.member(",\"long\":", self.int64)
    writer.member(",\"uint\":", self.uint)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths(
      """
      int
      int8: short
      int64: long
      uint
      """)
  }
}

extension Convertible: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    double: 36
    float: 37
    bool: 38
    text: 39
    date: 40
    url: 41
    """, of: "MappableSeeds.swift: Convertible")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var double: Double? = nil
    var float: Float? = nil
    var bool: Bool? = nil
    var text: String? = nil
    var date: Date? = nil
    var url: URL? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.double = try reader.coerced(Double?.self)
      case 1: partial.float = try reader.coerced(Float?.self)
      case 2: partial.bool = try reader.coerced(Bool?.self)
      case 3: partial.text = try reader.coerced(String?.self)
      case 4: partial.date = try reader.coerced(Date?.self)
      case 5: partial.url = try URL?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.double = partial.double.take()
    self.float = partial.float.take()
    self.bool = partial.bool.take()
    self.text = partial.text.take()
    self.date = partial.date.take()
    self.url = partial.url.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"double\":", self.double)
    writer.optional(",\"float\":", self.float)
    writer.optional(",\"bool\":", self.bool)
    writer.optional(",\"text\":", self.text)
    writer.optional(",\"date\":", self.date)
    writer.optional(",\"url\":", self.url)
  }
}

extension DatedAlike: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    seconds: 48
    milliseconds: 50
    rfc: 51
    formatted: 53
    inner: 54
    """, of: "MappableSeeds.swift: DatedAlike")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var seconds: Date? = nil
    var milliseconds: Date? = nil
    var rfc: Date? = nil
    var formatted: Date? = nil
    var inner: InnerDated? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        #sourceLocation(file: "Fixtures/Models/Seeds/MappableSeeds.swift", line: 46)
        partial.seconds = try reader
      .transformed(.secondsSince1970, Date?.self)
        #sourceLocation()
      case 1:
        #sourceLocation(file: "Fixtures/Models/Seeds/MappableSeeds.swift", line: 48)
        partial.milliseconds = try reader
      .transformed(.millisecondsSince1970, Date?.self)
        #sourceLocation()
      case 2: partial.rfc = try Date?.read(&reader)
      case 3: partial.formatted = try reader.transformed(mappedReading_formatted, Date?.self)
      case 4: partial.inner = try InnerDated?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.seconds = partial.seconds.take()
    self.milliseconds = partial.milliseconds.take()
    self.rfc = partial.rfc.take()
    self.formatted = partial.formatted.take()
    self.inner = partial.inner.take()
  }

  #sourceLocation(file: "Fixtures/Models/Seeds/MappableSeeds.swift", line: 51)
  private static let mappedReading_formatted = Isomer
  .readTransformer(.dateFormat("yyyy/MM/dd"), for: Date?.self)
  #sourceLocation()

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Models/Seeds/MappableSeeds.swift", line: 47)
   writer.optional(.secondsSince1970, ",\"seconds\":", self.seconds)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Seeds/MappableSeeds.swift", line: 49)
   writer.optional(.millisecondsSince1970, ",\"milliseconds\":", self.milliseconds)
    #sourceLocation()
    writer.optional(",\"rfc\":", self.rfc)
    writer.optional(Self.mappedReading_formatted, ",\"formatted\":", self.formatted)
    writer.optional(",\"inner\":", self.inner)
  }
}

extension InnerDated: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    at: 59 required
    """, of: "MappableSeeds.swift: InnerDated")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var at: Date? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.at = try Date.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.at = partial.at.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"at\":", self.at)
  }
}

extension Ordinal: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readInteger(Int64.self) {
    case 0: return .a
    case 1: return .b
    case 2: return .c
    default: throw reader.unknownCase("one of 0, 1, 2")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .a: writer.raw("0")
    case .b: writer.raw("1")
    case .c: writer.raw("2")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try Int64.readKey(&reader) {
    case 0: return .a
    case 1: return .b
    case 2: return .c
    default: throw reader.unknownCase("one of 0, 1, 2")
    }
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .a: writer.raw("\"0\":")
    case .b: writer.raw("\"1\":")
    case .c: writer.raw("\"2\":")
    }
  }
}

extension Labelled: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    guard let tag = try reader.tag(at: "type") else {
      throw reader.missingTag(at: "type")
    }
    switch tag {
    case "a":
      guard try reader.beginContent(at: "value") else { throw reader.missing("value") }
      let value = Self.a(try Int.read(&reader))
      try reader.endContent(start)
      return value
    case "b":
      guard try reader.beginContent(at: "value") else { throw reader.missing("value") }
      let value = Self.b(try String.read(&reader))
      try reader.endContent(start)
      return value
    default: throw reader.unknownTag("one of \"a\", \"b\"", at: "type")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .a(let a):
      writer.member("{\"type\":\"a\",\"value\":", a)
      writer.raw("}")
    case .b(let b):
      writer.member("{\"type\":\"b\",\"value\":", b)
      writer.raw("}")
    }
  }
}

extension Numbered: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  static var mappedMapping: any Isomer.Mapping.Type {
    if self == Numbered.self { return Numbered.Mapped_Numbered.self }
    if self is NumberedTwice.Type { return NumberedTwice.Mapped_NumberedTwice.self }
    return Numbered.Mapped_Numbered.self
  }
}

extension Numbered {
  enum Mapped_Numbered: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Numbered {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var int: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.int = try Int.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Numbered {
      let mappedArgument_int = partial.int.moved()
      let value = Numbered(int: mappedArgument_int)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      int: 73 required
      """, of: "MappableSeeds.swift: Numbered")

    static func writeMappedMembers(_ value: Numbered, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"int\":", value.int)
    }
  }
}

extension NumberedTwice {
  enum Mapped_NumberedTwice: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> NumberedTwice {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var int: Int? = nil
      var b: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.int = try Int.read(&reader)
        case 1: partial.b = try Int.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> NumberedTwice {
      let mappedArgument_int = partial.int.moved()
      let mappedArgument_b = partial.b.moved()
      let value = NumberedTwice(int: mappedArgument_int, b: mappedArgument_b)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      int: 73 required
      b: 83 required
      """, of: "MappableSeeds.swift: NumberedTwice")

    static func writeMappedMembers(_ value: NumberedTwice, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"int\":", value.int)
      writer.member(",\"b\":", value.b)
    }
  }
}

extension Gathered: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    array: 93 default
    models: 94 default
    byKey: 95 default
    texts: 96 default
    set: 97 default
    """, of: "MappableSeeds.swift: Gathered")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var array: [Int]? = nil
    var models: [Numbered]? = nil
    var byKey: [String: Numbered]? = nil
    var texts: Set<String>? = nil
    var set: Set<Numbered>? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.array = try [Int]?.read(&reader)
      case 1: partial.models = try [Numbered]?.read(&reader)
      case 2: partial.byKey = try [String: Numbered]?.read(&reader)
      case 3: partial.texts = try Set<String>?.read(&reader)
      case 4: partial.set = try Set<Numbered>?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    if let read = partial.array.take() { self.array = read }
    if let read = partial.models.take() { self.models = read }
    if let read = partial.byKey.take() { self.byKey = read }
    if let read = partial.texts.take() { self.texts = read }
    if let read = partial.set.take() { self.set = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"array\":", self.array)
    writer.member(",\"models\":", self.models)
    writer.member(",\"byKey\":", self.byKey)
    writer.member(",\"texts\":", self.texts)
    writer.member(",\"set\":", self.set)
  }
}

extension Lenient: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    int: 103
    model: 104
    list: 106
    """, of: "MappableSeeds.swift: Lenient")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var int: Int? = nil
    var model: Numbered? = nil
    var list: [Lenient?]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        partial.int = try reader.recover { reader throws(Isomer.ReadingFailure) in
          try reader.coerced(Int?.self)
        } ?? nil
      case 1:
        partial.model = try reader.recover { reader throws(Isomer.ReadingFailure) in
          try Numbered?.read(&reader)
        } ?? nil
      case 2: partial.list = try [Lenient?]?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.int = partial.int.take()
    self.model = partial.model.take()
    self.list = partial.list.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"int\":", self.int)
    writer.optional(",\"model\":", self.model)
    writer.optional(",\"list\":", self.list)
  }
}

extension Defaulted: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    int: 112 default
    model: 114 default
    """, of: "MappableSeeds.swift: Defaulted")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var int: Int? = nil
    var model: Numbered? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        partial.int = try reader.recover { reader throws(Isomer.ReadingFailure) in
          try Int?.read(&reader)
        } ?? nil
      case 1:
        partial.model = try reader.recover { reader throws(Isomer.ReadingFailure) in
          try Numbered?.read(&reader)
        } ?? nil
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    #sourceLocation(file: "Fixtures/Models/Seeds/MappableSeeds.swift", line: 110)
    self.int =
partial.int.take() ?? 123
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Seeds/MappableSeeds.swift", line: 112)
    self.model = partial
     .model.take() ?? Numbered(int: 444)
    #sourceLocation()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"int\":", self.int)
    writer.member(",\"model\":", self.model)
  }
}

extension Pathed: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    values
    AA
    values.AA: literal 122 required
    """, of: "MappableSeeds.swift: Pathed", objects: [mappedKeys_values, mappedKeys_AA_0, mappedKeys_AA_0_BB_0])

  private static let mappedKeys_values = Isomer.KeySet(
    """
    AA: array 119 required, second 120 required inside [1]
    """, of: "MappableSeeds.swift: Pathed", below: "values")

  private static let mappedKeys_AA_0 = Isomer.KeySet(
    """
    BB
    """, of: "MappableSeeds.swift: Pathed", below: "AA[0]")

  private static let mappedKeys_AA_0_BB_0 = Isomer.KeySet(
    """
    CC: deep 121 required
    """, of: "MappableSeeds.swift: Pathed", below: "AA[0].BB[0]")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.deep { missing = "AA[0].BB[0].CC" }
    if case nil = partial.second { missing = "values.AA[1]" }
    if case nil = partial.array { missing = "values.AA" }
    if let missing { throw reader.missing(missing) }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var array: [Ordinal]? = nil
    var second: Ordinal? = nil
    var deep: Ordinal? = nil
    var literal: Ordinal? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: try partial.fillObject(mappedKeys_values, first: 3, from: &reader)
      case 1:
        if try !reader.readNull() {
          try reader.everyElement { index, reader throws(Isomer.ReadingFailure) in
            switch index {
            case 0: try partial.fillObject(mappedKeys_AA_0, first: 4, from: &reader)
            default: try reader.skipValue()
            }
          }
        }
      case 2: partial.literal = try Ordinal.read(&reader)
      case 3:
        let value = reader.position
        partial.array = try [Ordinal].read(&reader)
        try reader.revisit(value)
        if try !reader.readNull() {
          try reader.everyElement { index, reader throws(Isomer.ReadingFailure) in
            switch index {
            case 1: partial.second = try Ordinal.read(&reader)
            default: try reader.skipValue()
            }
          }
        }
      case 4:
        if try !reader.readNull() {
          try reader.everyElement { index, reader throws(Isomer.ReadingFailure) in
            switch index {
            case 0: try partial.fillObject(mappedKeys_AA_0_BB_0, first: 5, from: &reader)
            default: try reader.skipValue()
            }
          }
        }
      case 5: partial.deep = try Ordinal.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.array = partial.array.moved()
    self.second = partial.second.moved()
    self.deep = partial.deep.moved()
    self.literal = partial.literal.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    do {
      let container = writer.beginContainer(",\"values\":")
      writer.member(",\"AA\":", self.array)
      writer.endContainer(container)
    }
    writer.member(",\"values.AA\":", self.literal)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths(
      """
      array: values.AA
      literal: values\\.AA
      """)
  }
}

extension Omni: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    a: 128
    optional: 129
    array: 130 required
    optionalArray: 132 required
    dict: 133 required
    """, of: "MappableSeeds.swift: Omni")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var optional: Omni? = nil
    var array: [Omni]? = nil
    var optionalArray: [Omni?]? = nil
    var dict: [String: Omni]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        #sourceLocation(file: "Fixtures/Models/Seeds/MappableSeeds.swift", line: 127)
        try reader.skipConstant(Int.self,
          1)
        #sourceLocation()
      case 1:
        partial.optional = try reader.recover { reader throws(Isomer.ReadingFailure) in
          try Omni?.read(&reader)
        } ?? nil
      case 2: partial.array = try [Omni].read(&reader)
      case 3: partial.optionalArray = try reader.elements(.lossy, of: [Omni?].self)
      case 4: partial.dict = try [String: Omni].read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let mappedArgument_optional = partial.optional.take()
    let mappedArgument_array = partial.array.moved()
    let mappedArgument_optionalArray = partial.optionalArray.moved()
    let mappedArgument_dict = partial.dict.moved()
    let value = Self(optional: mappedArgument_optional, array: mappedArgument_array, optionalArray: mappedArgument_optionalArray, dict: mappedArgument_dict)
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"a\":", self.a)
    writer.optional(",\"optional\":", self.optional)
    writer.member(",\"array\":", self.array)
    writer.member(",\"optionalArray\":", self.optionalArray)
    writer.member(",\"dict\":", self.dict)
  }
}

extension RawPart: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    a
    """, of: "MappableSeeds.swift: RawPart", objects: [mappedKeys_a, mappedKeys_a_dict])

  private static let mappedKeys_a = Isomer.KeySet(
    """
    dict: part 152 required
    """, of: "MappableSeeds.swift: RawPart", below: "a")

  private static let mappedKeys_a_dict = Isomer.KeySet(
    """
    b: inner 154 required
    """, of: "MappableSeeds.swift: RawPart", below: "a.dict")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.inner { missing = "a.dict.b" }
    if case nil = partial.part { missing = "a.dict" }
    if let missing { throw reader.missing(missing) }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var part: Value? = nil
    var inner: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: try partial.fillObject(mappedKeys_a, first: 1, from: &reader)
      case 1:
        let value = reader.position
        partial.part = try Value.read(&reader)
        try reader.revisit(value)
        try partial.fillObject(mappedKeys_a_dict, first: 2, from: &reader)
      case 2: partial.inner = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.part = partial.part.moved()
    self.inner = partial.inner.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    do {
      let container = writer.beginContainer(",\"a\":")
      writer.member(",\"dict\":", self.part)
      writer.endContainer(container)
    }
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths("part: a.dict")
  }
}
