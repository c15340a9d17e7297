// Generated from Notice.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) public import Isomer
@_spi(Generated) public import IsomerArchive

extension PlainNotice: Isomer.Readable, Isomer.Writable {}

@_spi(Generated) extension PlainNotice: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  public static func mappedReading(as profile: String?) -> any Isomer.Mapping<PlainNotice>.Type {
    switch profile {
    case "wire": return Mapped_PlainNotice_as_wire.self
    default: return Mapped_PlainNotice_plain.self
    }
  }
}

extension PlainNotice {
  private enum Mapped_PlainNotice_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> PlainNotice {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return PlainNotice(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var title: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.title = try String.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      title: 10 required
      """, of: "Notice.swift: PlainNotice")

    static func writeMappedMembers(_ value: PlainNotice, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"type\":\"plain\"")
      writer.member(",\"title\":", value.title)
    }

    static func mappedPaths(_ value: PlainNotice, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths("title")
      paths.always("type")
      return paths
    }
  }

  private init(mapped partial: inout Mapped_PlainNotice_plain.MappedPartial) {
    self.title = partial.title.moved()
  }

  private enum Mapped_PlainNotice_as_wire: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> PlainNotice {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return PlainNotice(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var title: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.title = try String.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      t
      title: 10 required
      """, of: "Notice.swift: PlainNotice")

    static func writeMappedMembers(_ value: PlainNotice, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"t\":\"plain\"")
      writer.member(",\"title\":", value.title)
    }

    static func mappedPaths(_ value: PlainNotice, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths("title")
      paths.always("t")
      return paths
    }
  }

  private init(mapped partial: inout Mapped_PlainNotice_as_wire.MappedPartial) {
    self.title = partial.title.moved()
  }
}

extension PlainNotice: Isomer.Profiled {
  /// The profiles of the mapping.
  public enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case wire
  }
}

extension PlainNotice: IsomerArchive.Archivable {
  public static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_PlainNotice.read(&reader)
  }

  public func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_PlainNotice.write(self, to: &writer)
  }

  enum MappedArchive_PlainNotice {
    static let shape = IsomerArchive.ArchiveShape("PlainNotice", version: 1, "title")

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> PlainNotice {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.title = try String.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.title { missing = "title" }
      if let missing { throw reader.missing(missing, in: object) }
      return PlainNotice(mapped: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var title: String? = nil
    }

    static func write(_ value: PlainNotice, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.title.archive(to: &writer)
      writer.end()
    }
  }

  private init(mapped partial: inout MappedArchive_PlainNotice.MappedPartial) {
    self.title = partial.title.moved()
  }
}

extension Board: Isomer.Readable, Isomer.Writable {
  public static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var pinned: (any Notice)? = nil
    var notices: [any Notice]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.pinned = try AnyNotice?.read(&reader).unboxed
      case 1: partial.notices = try [AnyNotice]?.read(&reader).unboxed
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.pinned = partial.pinned.take()
    if let read = partial.notices.take() { self.notices = read }
  }
}

@_spi(Generated) extension Board: Isomer.KeyedReadable, Isomer.KeyedWritable {
  public static let mappedKeys = Isomer.KeySet(
    """
    pinned: 17
    notices: 18 default
    """, of: "Notice.swift: Board")

  public func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"pinned\":", Optional<AnyNotice>(boxing: self.pinned))
    writer.member(",\"notices\":", [AnyNotice](boxing: self.notices))
  }
}

extension Board: IsomerArchive.Archivable {
  public static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Board.read(&reader)
  }

  public func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Board.write(self, to: &writer)
  }

  enum MappedArchive_Board {
    static let shape = IsomerArchive.ArchiveShape(
      "Board", version: 1,
      """
      pinned
      notices
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Board {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.pinned = try AnyNotice?.unarchive(&reader).unboxed }
      if try reader.field(1, of: object) { partial.notices = try reader.unlessNull([AnyNotice].self)?.unboxed }
      reader.leave(object)
      return Board(mapped: &partial)
    }

    private typealias MappedPartial = Board.MappedPartial

    static func write(_ value: Board, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      AnyNotice?(boxing: value.pinned).archive(to: &writer)
      [AnyNotice](boxing: value.notices).archive(to: &writer)
      writer.end()
    }
  }
}

/// The protocol of the subtypes of `Notice` in other modules.
@_spi(Generated) public protocol Mapped_Notice_Member {
  static func mappedKey_Notice(_ profile: Swift.String?) -> Isomer.MemberKey
  static func mappedRead_Notice(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> any Notice
  func mappedWrite_Notice(to writer: inout Isomer.JSONWriter)
  static func mappedKnows_Notice(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Swift.Bool
  static func mappedUnarchive_Notice(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> any Notice
  func mappedArchive_Notice(to writer: inout IsomerArchive.ArchiveWriter)
}

@_spi(Generated) extension Mapped_Notice_Member {
  public static func mappedKnows_Notice(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Swift.Bool { false }

  public static func mappedUnarchive_Notice(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> any Notice {
    throw reader.invalid("Notice", at: reader.position)
  }

  public func mappedArchive_Notice(to writer: inout IsomerArchive.ArchiveWriter) {
    writer.fail("its type is of another module, where it is not archived")
  }
}

/// Any `Notice`: reads and writes a value of any of its subtypes.
public struct AnyNotice: Isomer.Readable, Isomer.Writable {
  /// The value itself.
  public var value: any Notice

  /// Holds a value.
  public init(_ value: any Notice) {
    self.value = value
  }

  public static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch reader.profile {
    case "wire": return try mappedRead_as_wire(&reader)
    default: return try mappedRead_plain(&reader)
    }
  }

  private static func mappedRead_plain(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.tag(at: "type") else {
      throw reader.missingTag(at: "type")
    }
    let members = mappedMembers(reader.options)
    for member in members where member.key.matches(tag) {
      return Self(try member.type.mappedRead_Notice(&reader))
    }
    switch tag {
    case "plain": return Self(try PlainNotice.read(&reader))
    default: throw reader.unknownTag("\"plain\"", members.map(\.key), at: "type")
    }
  }

  private static func mappedRead_as_wire(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.tag(at: "t") else {
      throw reader.missingTag(at: "t")
    }
    let members = mappedMembers(reader.options)
    for member in members where member.key.matches(tag) {
      return Self(try member.type.mappedRead_Notice(&reader))
    }
    switch tag {
    case "plain": return Self(try PlainNotice.read(&reader))
    default: throw reader.unknownTag("\"plain\"", members.map(\.key), at: "t")
    }
  }

  public func write(to writer: inout Isomer.JSONWriter) {
    switch value {
    case let value as PlainNotice: value.write(to: &writer)
    case let value as any Mapped_Notice_Member: value.mappedWrite_Notice(to: &writer)
    default: writer.fail("its type is no member of 'Notice'")
    }
  }

  private static func mappedMembers(
    _ options: Isomer.ReadingOptions
  ) -> [(key: Isomer.MemberKey, type: any Mapped_Notice_Member.Type)] {
    options.additionalSubtypes.compactMap { type in
      guard let member = type as? any Mapped_Notice_Member.Type else { return nil }
      return (member.mappedKey_Notice(options.profile), member)
    }
  }
}

@_spi(Generated) extension AnyNotice: Isomer.Boxed {
  public var unboxed: any Notice { value }

  public init(boxing value: any Notice) { self.init(value) }
}

extension AnyNotice: IsomerArchive.Archivable {
  public static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.knownMember(of: mappedArchiveFamily) {
    case 0: return Self(try PlainNotice.unarchive(&reader))
    default:
      for case let member as any Mapped_Notice_Member.Type in reader.options.additionalSubtypes {
        if try member.mappedKnows_Notice(&reader) {
          return Self(try member.mappedUnarchive_Notice(&reader))
        }
      }
      throw reader.notMember(of: mappedArchiveFamily)
    }
  }

  public func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    switch value {
    case let value as PlainNotice: value.archive(to: &writer)
    default:
      if let member = value as? any Mapped_Notice_Member {
        return member.mappedArchive_Notice(to: &writer)
      }
      writer.fail("its type is no member of 'Notice'")
    }
  }

  private static let mappedArchiveFamily = IsomerArchive.ArchiveFamily([
    PlainNotice.MappedArchive_PlainNotice.shape,
  ])
}

extension AnyNotice: Isomer.Profiled {
  /// The profiles of the mapping.
  public enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case wire
  }
}

/// The protocol of the subtypes of `Attachment` in other modules.
@_spi(Generated) public protocol Mapped_Attachment_Member {
  static func mappedKey_Attachment(_ profile: Swift.String?) -> Isomer.MemberKey
  static func mappedRead_Attachment(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> any Attachment
  func mappedWrite_Attachment(to writer: inout Isomer.JSONWriter)
}

/// Any `Attachment`: reads and writes a value of any of its subtypes.
public struct AnyAttachment: Isomer.Readable, Isomer.Writable {
  /// The value itself.
  public var value: any Attachment

  /// Holds a value.
  public init(_ value: any Attachment) {
    self.value = value
  }

  public static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch reader.profile {
    case "wire": return try mappedRead_as_wire(&reader)
    default: return try mappedRead_plain(&reader)
    }
  }

  private static func mappedRead_plain(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let members = mappedMembers(reader.options)
    for member in members where try reader.has(member.key) {
      return Self(try member.type.mappedRead_Attachment(&reader))
    }
    throw reader.noMember("", members.map(\.key))
  }

  private static func mappedRead_as_wire(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.tag(at: "a") else {
      throw reader.missingTag(at: "a")
    }
    let members = mappedMembers(reader.options)
    for member in members where member.key.matches(tag) {
      return Self(try member.type.mappedRead_Attachment(&reader))
    }
    switch tag {
    default: throw reader.unknownTag("", members.map(\.key), at: "a")
    }
  }

  public func write(to writer: inout Isomer.JSONWriter) {
    switch value {
    case let value as any Mapped_Attachment_Member: value.mappedWrite_Attachment(to: &writer)
    default: writer.fail("its type is no member of 'Attachment'")
    }
  }

  private static func mappedMembers(
    _ options: Isomer.ReadingOptions
  ) -> [(key: Isomer.MemberKey, type: any Mapped_Attachment_Member.Type)] {
    options.additionalSubtypes.compactMap { type in
      guard let member = type as? any Mapped_Attachment_Member.Type else { return nil }
      return (member.mappedKey_Attachment(options.profile), member)
    }
  }
}

@_spi(Generated) extension AnyAttachment: Isomer.Boxed {
  public var unboxed: any Attachment { value }

  public init(boxing value: any Attachment) { self.init(value) }
}

extension AnyAttachment: Isomer.Profiled {
  /// The profiles of the mapping.
  public enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case wire
  }
}
