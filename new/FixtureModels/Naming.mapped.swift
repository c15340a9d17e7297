// Generated from Naming.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

extension `Odd names`: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    hello world: 4 required
    1st: 5
    first: 1st 5 alternative
    type: 6 required
    letter: 7 required
    été: 8 default
    名前: 8
    """, of: "Naming.swift: Odd names")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.settle(partial.mappedAlternative_1st)
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var `hello world`: Int? = nil
    var `1st`: String? = nil
    var mappedAlternative_1st = Isomer.Alternative()
    var type: `Type`? = nil
    var letter: Letter? = nil
    var été: Int? = nil
    var 名前: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.`hello world` = try Int.read(&reader)
      case 1:
        try reader.alternative(0, &partial.mappedAlternative_1st, &partial.`1st`) {
          reader throws(Isomer.ReadingFailure) in
          return try String?.read(&reader)
        }
      case 2:
        try reader.alternative(1, &partial.mappedAlternative_1st, &partial.`1st`) {
          reader throws(Isomer.ReadingFailure) in
          return try String?.read(&reader)
        }
      case 3: partial.type = try `Type`.read(&reader)
      case 4: partial.letter = try Letter.read(&reader)
      case 5: partial.été = try Int?.read(&reader)
      case 6: partial.名前 = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.`hello world` = partial.`hello world`.moved()
    self.`1st` = partial.`1st`.take()
    self.type = partial.type.moved()
    self.letter = partial.letter.moved()
    if let read = partial.été.take() { self.été = read }
    self.名前 = partial.名前.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"hello world\":", self.`hello world`)
    writer.optional(",\"1st\":", self.`1st`)
    writer.member(",\"type\":", self.type)
    writer.member(",\"letter\":", self.letter)
    writer.member(",\"été\":", self.été)
    writer.optional(",\"名前\":", self.名前)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths(
      """
      `hello world`
      1st
      type
      letter
      été
      名前
      """)
  }
}

extension `Odd names`.`Type`: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "404": return .`404`
    case "a b": return .`a b`
    case "default": return .`default`
    case "self": return .`self`
    default: throw reader.unknownCase("one of \"404\", \"a b\", \"default\", \"self\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .`404`: writer.raw("\"404\"")
    case .`a b`: writer.raw("\"a b\"")
    case .`default`: writer.raw("\"default\"")
    case .`self`: writer.raw("\"self\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}

extension `Odd names`.Letter: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "init": return .`init`
    case "Type": return .`Type`
    case "none": return .none
    case "some": return .some
    default: throw reader.unknownCase("one of \"init\", \"Type\", \"none\", \"some\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .`init`: writer.raw("\"init\"")
    case .`Type`: writer.raw("\"Type\"")
    case .none: writer.raw("\"none\"")
    case .some: writer.raw("\"some\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}

extension `Odd labels`: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    inout: 19 required
    two words: 20 required
    """, of: "Naming.swift: Odd labels")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var `inout`: Int? = nil
    var `two words`: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.`inout` = try Int.read(&reader)
      case 1: partial.`two words` = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let mappedArgument_inout = partial.`inout`.moved()
    let `mappedArgument_two words` = partial.`two words`.moved()
    let value = Self(`inout`: mappedArgument_inout, `two words`: `mappedArgument_two words`)
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"inout\":", self.`inout`)
    writer.member(",\"two words\":", self.`two words`)
  }
}
