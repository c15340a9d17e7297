// Generated from Enums.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

extension Suit: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "clubs": return .clubs
    case "DIAMONDS": return .diamonds
    case "hearts": return .hearts
    case "spades": return .spades
    default: throw reader.unknownCase("one of \"clubs\", \"DIAMONDS\", \"hearts\", \"spades\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .clubs: writer.raw("\"clubs\"")
    case .diamonds: writer.raw("\"DIAMONDS\"")
    case .hearts: writer.raw("\"hearts\"")
    case .spades: writer.raw("\"spades\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}

extension Priority: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readInteger(Int64.self) {
    case 1: return .low
    case 2: return .normal
    case 10: return .high
    case 11: return .urgent
    default: throw reader.unknownCase("one of 1, 2, 10, 11")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .low: writer.raw("1")
    case .normal: writer.raw("2")
    case .high: writer.raw("10")
    case .urgent: writer.raw("11")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try Int64.readKey(&reader) {
    case 1: return .low
    case 2: return .normal
    case 10: return .high
    case 11: return .urgent
    default: throw reader.unknownCase("one of 1, 2, 10, 11")
    }
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .low: writer.raw("\"1\":")
    case .normal: writer.raw("\"2\":")
    case .high: writer.raw("\"10\":")
    case .urgent: writer.raw("\"11\":")
    }
  }
}

extension Visibility: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "public_read": return .publicRead
    case "members_only": return .membersOnly
    default: throw reader.unknownCase("one of \"public_read\", \"members_only\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .publicRead: writer.raw("\"public_read\"")
    case .membersOnly: writer.raw("\"members_only\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}

extension Media: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "video", "clip": return .video
    case "still": return .image
    default: throw reader.unknownCase("one of \"video\", \"clip\", \"still\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .video: writer.raw("\"video\"")
    case .image: writer.raw("\"still\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}

extension Status: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "active": return .active
    case "inactive": return .inactive
    case "unknown": return .unknown
    default: return .unknown
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .active: writer.raw("\"active\"")
    case .inactive: writer.raw("\"inactive\"")
    case .unknown: writer.raw("\"unknown\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}

extension Kind: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    guard try reader.peekKind() == .string else {
      return .other(try Value.read(&reader))
    }
    switch try reader.readToken() {
    case "issue": return .issue
    case "pull_request": return .pullRequest
    default:
      reader.rewind(to: start)
      return .other(try Value.read(&reader))
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .issue: writer.raw("\"issue\"")
    case .pullRequest: writer.raw("\"pull_request\"")
    case .other(let value): value.write(to: &writer)
    }
  }
}

extension EnumHolder: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    suit: 43 required
    priority: 44 required
    visibility: 45 required
    media: 46 required
    status: 47 required
    kind: 48 required
    bySuit: 49 default
    byPriority: 50 default
    byVisibility: 51 default
    """, of: "Enums.swift: EnumHolder")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var suit: Suit? = nil
    var priority: Priority? = nil
    var visibility: Visibility? = nil
    var media: Media? = nil
    var status: Status? = nil
    var kind: Kind? = nil
    var bySuit: [Suit: Int]? = nil
    var byPriority: [Priority: Int]? = nil
    var byVisibility: [Visibility: Int]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.suit = try Suit.read(&reader)
      case 1: partial.priority = try Priority.read(&reader)
      case 2: partial.visibility = try Visibility.read(&reader)
      case 3: partial.media = try Media.read(&reader)
      case 4: partial.status = try Status.read(&reader)
      case 5: partial.kind = try Kind.read(&reader)
      case 6: partial.bySuit = try [Suit: Int]?.read(&reader)
      case 7: partial.byPriority = try [Priority: Int]?.read(&reader)
      case 8: partial.byVisibility = try [Visibility: Int]?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.suit = partial.suit.moved()
    self.priority = partial.priority.moved()
    self.visibility = partial.visibility.moved()
    self.media = partial.media.moved()
    self.status = partial.status.moved()
    self.kind = partial.kind.moved()
    if let read = partial.bySuit.take() { self.bySuit = read }
    if let read = partial.byPriority.take() { self.byPriority = read }
    if let read = partial.byVisibility.take() { self.byVisibility = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"suit\":", self.suit)
    writer.member(",\"priority\":", self.priority)
    writer.member(",\"visibility\":", self.visibility)
    writer.member(",\"media\":", self.media)
    writer.member(",\"status\":", self.status)
    writer.member(",\"kind\":", self.kind)
    writer.member(",\"bySuit\":", self.bySuit)
    writer.member(",\"byPriority\":", self.byPriority)
    writer.member(",\"byVisibility\":", self.byVisibility)
  }
}
