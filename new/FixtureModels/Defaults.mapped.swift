// Generated from Defaults.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

extension Defaults: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    needed: 4 required
    title: 5 default
    numbers: 7 default
    level: 9 default
    note: 10
    rank: 11 missing
    parent: 13 required
    size: 15 default
    weight: 17 required
    nick: 19
    score: 21 default
    limit: 23 missing
    label: 25
    version: 26
    """, of: "Defaults.swift: Defaults")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.weight { missing = "weight" }
    if let missing { throw reader.missing(missing) }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var needed: Int? = nil
    var title: String? = nil
    var numbers: [Int]? = nil
    var level: Level? = nil
    var note: String? = nil
    var rank: Int?? = nil
    var parent: Int?? = nil
    var size: Int? = nil
    var weight: Int? = nil
    var nick: String? = nil
    var score: Int? = nil
    var limit: Int? = nil
    var label: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.needed = try Int.read(&reader)
      case 1: partial.title = try String?.read(&reader)
      case 2: partial.numbers = try [Int]?.read(&reader)
      case 3: partial.level = try Level?.read(&reader)
      case 4: partial.note = try String?.read(&reader)
      case 5: partial.rank = try Int?.read(&reader)
      case 6: partial.parent = try Int?.read(&reader)
      case 7:
        partial.size = try reader.recover { reader throws(Isomer.ReadingFailure) in
          try Int?.read(&reader)
        } ?? nil
      case 8:
        partial.weight = try reader.recover { reader throws(Isomer.ReadingFailure) in
          try Int.read(&reader)
        #sourceLocation(file: "Fixtures/Models/Basics/Defaults.swift", line: 16)
                 } ?? -1
        #sourceLocation()
      case 9:
        partial.nick = try reader.recover { reader throws(Isomer.ReadingFailure) in
          try String?.read(&reader)
        } ?? nil
      case 10:
        if try !reader.readNull() {
          partial.score = try Int?.read(&reader)
        }
      case 11: partial.limit = try Int.read(&reader)
      case 12: partial.label = try String.read(&reader)
      case 13:
        #sourceLocation(file: "Fixtures/Models/Basics/Defaults.swift", line: 25)
        try reader.skipConstant(Int.self,
                2)
        #sourceLocation()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.needed = partial.needed.moved()
    if let read = partial.title.take() { self.title = read }
    #sourceLocation(file: "Fixtures/Models/Basics/Defaults.swift", line: 5)
    self.numbers = partial
   .numbers.take() ?? [1, 2]
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Basics/Defaults.swift", line: 7)
    self.level = partial
     .level.take() ?? Level.high
    #sourceLocation()
    self.note = partial.note.take()
    if let read = partial.rank.take() { self.rank = read }
    self.parent = partial.parent.moved()
    if let read = partial.size.take() { self.size = read }
    self.weight = partial.weight.moved()
    self.nick = partial.nick.take()
    if let read = partial.score.take() { self.score = read }
    if let read = partial.limit.take() { self.limit = read }
    self.label = partial.label.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"needed\":", self.needed)
    writer.member(",\"title\":", self.title)
    writer.member(",\"numbers\":", self.numbers)
    writer.member(",\"level\":", self.level)
    writer.optional(",\"note\":", self.note)
    writer.optional(",\"rank\":", self.rank, null: .write)
    writer.optional(",\"parent\":", self.parent, null: .write)
    writer.member(",\"size\":", self.size)
    writer.member(",\"weight\":", self.weight)
    writer.optional(",\"nick\":", self.nick)
    writer.optional(",\"score\":", self.score)
    writer.member(",\"limit\":", self.limit)
    writer.optional(",\"label\":", self.label, null: .omit)
    writer.member(",\"version\":", self.version)
  }
}

extension Level: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "low": return .low
    case "high": return .high
    default: throw reader.unknownCase("one of \"low\", \"high\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .low: writer.raw("\"low\"")
    case .high: writer.raw("\"high\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}

extension NullWriter: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    a: 35
    b: 37
    nested
    """, of: "Defaults.swift: NullWriter", objects: [mappedKeys_nested])

  private static let mappedKeys_nested = Isomer.KeySet(
    """
    c: 39
    """, of: "Defaults.swift: NullWriter", below: "nested")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var a: Int? = nil
    var b: Int? = nil
    var c: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.a = try Int?.read(&reader)
      case 1: partial.b = try Int?.read(&reader)
      case 2: try partial.fillObject(mappedKeys_nested, first: 3, from: &reader)
      case 3: partial.c = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.a = partial.a.take()
    self.b = partial.b.take()
    self.c = partial.c.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"a\":", self.a, null: .write)
    writer.optional(",\"b\":", self.b, null: .omit)
    do {
      let container = writer.beginContainer(",\"nested\":")
      writer.optional(",\"c\":", self.c, null: .write)
      writer.endContainer(container)
    }
  }
}

extension NullOmitter: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    a: 45
    b: 47
    nested
    """, of: "Defaults.swift: NullOmitter", objects: [mappedKeys_nested])

  private static let mappedKeys_nested = Isomer.KeySet(
    """
    c: 49
    """, of: "Defaults.swift: NullOmitter", below: "nested")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var a: Int? = nil
    var b: Int? = nil
    var c: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.a = try Int?.read(&reader)
      case 1: partial.b = try Int?.read(&reader)
      case 2: try partial.fillObject(mappedKeys_nested, first: 3, from: &reader)
      case 3: partial.c = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.a = partial.a.take()
    self.b = partial.b.take()
    self.c = partial.c.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"a\":", self.a)
    writer.optional(",\"b\":", self.b, null: .write)
    do {
      let container = writer.beginContainer(",\"nested\":")
      writer.optional(",\"c\":", self.c)
      writer.endContainer(container)
    }
  }
}
