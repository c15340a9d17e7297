// Generated from Fallbacks.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

extension Colour: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    guard try reader.peekKind() == .string else {
      return .other(try String.read(&reader))
    }
    switch try reader.readToken() {
    case "red": return .red
    case "green": return .green
    default:
      reader.rewind(to: start)
      return .other(try String.read(&reader))
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .red: writer.raw("\"red\"")
    case .green: writer.raw("\"green\"")
    case .other(let value): value.write(to: &writer)
    }
  }
}

extension Answer: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readInteger(Int64.self) {
    case 200: return .ok
    case 404: return .missing
    case -1: return .unknown
    default: return .unknown
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .ok: writer.raw("200")
    case .missing: writer.raw("404")
    case .unknown: writer.raw("-1")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try Int64.readKey(&reader) {
    case 200: return .ok
    case 404: return .missing
    case -1: return .unknown
    default: return .unknown
    }
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .ok: writer.raw("\"200\":")
    case .missing: writer.raw("\"404\":")
    case .unknown: writer.raw("\"-1\":")
    }
  }
}

extension Palette: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    main: 22 required
    answer: 23
    list: 24 default
    suits: 25 default
    size: 27 default
    sizes: 29 default
    """, of: "Fallbacks.swift: Palette")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var main: Colour? = nil
    var answer: Answer? = nil
    var list: [Colour]? = nil
    var suits: Set<Suit>? = nil
    var size: Size? = nil
    var sizes: [Size]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.main = try Colour.read(&reader)
      case 1: partial.answer = try Answer?.read(&reader)
      case 2: partial.list = try [Colour]?.read(&reader)
      case 3: partial.suits = try Set<Suit>?.read(&reader)
      case 4:
        partial.size = try reader.recover { reader throws(Isomer.ReadingFailure) in
          try Size?.read(&reader)
        } ?? nil
      case 5: partial.sizes = try reader.elements(.lossy, of: [Size]?.self)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.main = partial.main.moved()
    self.answer = partial.answer.take()
    if let read = partial.list.take() { self.list = read }
    if let read = partial.suits.take() { self.suits = read }
    #sourceLocation(file: "Fixtures/Models/Enums/Fallbacks.swift", line: 25)
    self.size = partial
      .size.take() ?? .medium
    #sourceLocation()
    if let read = partial.sizes.take() { self.sizes = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"main\":", self.main)
    writer.optional(",\"answer\":", self.answer)
    writer.member(",\"list\":", self.list)
    writer.member(",\"suits\":", self.suits)
    writer.member(",\"size\":", self.size)
    writer.member(",\"sizes\":", self.sizes)
  }
}

extension Palette.Size: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "small": return .small
    case "medium": return .medium
    case "large": return .large
    default: throw reader.unknownCase("one of \"small\", \"medium\", \"large\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .small: writer.raw("\"small\"")
    case .medium: writer.raw("\"medium\"")
    case .large: writer.raw("\"large\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}
