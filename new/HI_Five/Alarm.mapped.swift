// Generated from Alarm.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) public import Base
@_spi(Generated) public import Isomer
@_spi(Generated) public import IsomerArchive

extension Alarm: Isomer.Readable, Isomer.Writable {}

@_spi(Generated) extension Alarm: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  public static func mappedReading(as profile: String?) -> any Isomer.Mapping<Alarm>.Type {
    switch profile {
    case "wire": return Mapped_Alarm_as_wire.self
    default: return Mapped_Alarm_plain.self
    }
  }
}

extension Alarm {
  private enum Mapped_Alarm_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Alarm {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return Alarm(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var title: String? = nil
      var level: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.title = try String.read(&reader)
        case 2: partial.level = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      title: 6 required
      level: 8 default
      """, of: "Alarm.swift: Alarm")

    static func writeMappedMembers(_ value: Alarm, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"type\":\"alarm\"")
      writer.member(",\"title\":", value.title)
      writer.member(",\"level\":", value.level)
    }

    static func mappedPaths(_ value: Alarm, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        title
        level
        """)
      paths.always("type")
      return paths
    }
  }

  private init(mapped partial: inout Mapped_Alarm_plain.MappedPartial) {
    self.title = partial.title.moved()
    if let read = partial.level.take() { self.level = read }
  }

  private enum Mapped_Alarm_as_wire: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Alarm {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return Alarm(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var title: String? = nil
      var level: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.title = try String.read(&reader)
        case 2: partial.level = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      t
      title: 6 required
      l: level 8 default
      """, of: "Alarm.swift: Alarm")

    static func writeMappedMembers(_ value: Alarm, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"t\":\"a\"")
      writer.member(",\"title\":", value.title)
      writer.member(",\"l\":", value.level)
    }

    static func mappedPaths(_ value: Alarm, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        title
        level: l
        """)
      paths.always("t")
      return paths
    }
  }

  private init(mapped partial: inout Mapped_Alarm_as_wire.MappedPartial) {
    self.title = partial.title.moved()
    if let read = partial.level.take() { self.level = read }
  }
}

extension Alarm: Isomer.Profiled {
  /// The profiles of the mapping.
  public enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case wire
  }
}

@_spi(Generated) extension Alarm: Base.Mapped_Notice_Member {
  public static func mappedKey_Notice(_ profile: Swift.String?) -> Isomer.MemberKey {
    switch profile {
    case "wire": return .tags(["a"])
    default: return .tags(["alarm", 7])
    }
  }

  public static func mappedRead_Notice(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> any Base.Notice {
    try read(&reader)
  }

  public static func mappedKnows_Notice(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Swift.Bool {
    try reader.knownMember(of: MappedArchive_Alarm.family) != nil
  }

  public static func mappedUnarchive_Notice(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> any Base.Notice {
    try Alarm.unarchive(&reader)
  }

  public func mappedArchive_Notice(to writer: inout IsomerArchive.ArchiveWriter) {
    archive(to: &writer)
  }

  public func mappedWrite_Notice(to writer: inout Isomer.JSONWriter) {
    write(to: &writer)
  }
}

extension Alarm: IsomerArchive.Archivable {
  public static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Alarm.read(&reader)
  }

  public func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Alarm.write(self, to: &writer)
  }

  enum MappedArchive_Alarm {
    static let shape = IsomerArchive.ArchiveShape(
      "Alarm", version: 1,
      """
      title
      level
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Alarm {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.title = try String.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.level = try reader.unlessNull(Int.self) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.title { missing = "title" }
      if let missing { throw reader.missing(missing, in: object) }
      return Alarm(mapped: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var title: String? = nil
      var level: Int? = nil
    }

    static func write(_ value: Alarm, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.title.archive(to: &writer)
      value.level.archive(to: &writer)
      writer.end()
    }

    static let family = IsomerArchive.ArchiveFamily([
      MappedArchive_Alarm.shape,
    ])
  }

  private init(mapped partial: inout MappedArchive_Alarm.MappedPartial) {
    self.title = partial.title.moved()
    if let read = partial.level.take() { self.level = read }
  }
}

extension Poll: Isomer.Readable, Isomer.Writable {}

@_spi(Generated) extension Poll: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  public static var mappedMapping: any Isomer.Mapping.Type {
    if self == Poll.self { return Poll.Mapped_Poll.self }
    if self == Quiz.self { return Quiz.Mapped_Quiz.self }
    if let below = self as? any Mapped_Poll_Below.Type {
      return below.mappedMapping_Poll
    }
    if self is Quiz.Type { return Quiz.Mapped_Quiz.self }
    return Poll.Mapped_Poll.self
  }
}

/// The protocol of the subclasses of `Poll` in other modules.
@_spi(Generated) public protocol Mapped_Poll_Below: Poll {
  static var mappedMapping_Poll: any Isomer.Mapping.Type { get }
  static func mappedKnowsArchive_Poll(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Bool
  static func mappedUnarchive_Poll(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Poll
  func mappedArchive_Poll(to writer: inout IsomerArchive.ArchiveWriter)
}

@_spi(Generated) extension Mapped_Poll_Below {
  public static func mappedKnowsArchive_Poll(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Bool { false }

  public static func mappedUnarchive_Poll(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Poll {
    throw reader.invalid("Poll", at: reader.position)
  }

  public func mappedArchive_Poll(to writer: inout IsomerArchive.ArchiveWriter) {
    writer.fail("its class is of another module, where it is not archived")
  }
}

extension Poll {
  enum Mapped_Poll: Isomer.MappingByProfile {
    static func mapping(as profile: String?) -> any Isomer.Mapping<Poll>.Type {
      switch profile {
      case "wire": return Mapped_Poll_as_wire.self
      default: return Mapped_Poll_plain.self
      }
    }
  }

  private enum Mapped_Poll_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Poll {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var title: String? = nil
      var options: [String]? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.title = try String.read(&reader)
        case 2: partial.options = try [String]?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Poll {
      let mappedArgument_title = partial.title.moved()
      let value = Poll(title: mappedArgument_title)
      if let read = partial.options.take() { value.options = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      title: 16 required
      options: 17 default
      """, of: "Alarm.swift: Poll")

    static func writeMappedMembers(_ value: Poll, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"type\":\"poll\"")
      writer.member(",\"title\":", value.title)
      writer.member(",\"options\":", value.options)
    }

    static func mappedPaths(_ value: Poll, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        title
        options
        """)
      paths.always("type")
      return paths
    }
  }

  private enum Mapped_Poll_as_wire: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Poll {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var title: String? = nil
      var options: [String]? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.title = try String.read(&reader)
        case 2: partial.options = try [String]?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Poll {
      let mappedArgument_title = partial.title.moved()
      let value = Poll(title: mappedArgument_title)
      if let read = partial.options.take() { value.options = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      t
      title: 16 required
      options: 17 default
      """, of: "Alarm.swift: Poll")

    static func writeMappedMembers(_ value: Poll, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"t\":\"poll\"")
      writer.member(",\"title\":", value.title)
      writer.member(",\"options\":", value.options)
    }

    static func mappedPaths(_ value: Poll, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        title
        options
        """)
      paths.always("t")
      return paths
    }
  }
}

extension Poll: Isomer.Profiled {
  /// The profiles of the mapping.
  public enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case wire
  }
}

@_spi(Generated) extension Poll: Base.Mapped_Notice_Member {
  public static func mappedKey_Notice(_ profile: Swift.String?) -> Isomer.MemberKey {
    switch ObjectIdentifier(self) {
    case ObjectIdentifier(Poll.self): return .tags(["poll"])
    case ObjectIdentifier(Quiz.self): return .tags(["quiz"])
    default: return .none
    }
  }

  public static func mappedRead_Notice(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> any Base.Notice {
    try read(&reader)
  }

  public static func mappedKnows_Notice(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Swift.Bool {
    try reader.knownMember(of: MappedArchive_Poll.family) != nil
  }

  public static func mappedUnarchive_Notice(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> any Base.Notice {
    try Poll.unarchive(&reader)
  }

  public func mappedArchive_Notice(to writer: inout IsomerArchive.ArchiveWriter) {
    archive(to: &writer)
  }

  public func mappedWrite_Notice(to writer: inout Isomer.JSONWriter) {
    write(to: &writer)
  }
}

extension Poll: IsomerArchive.Archivable {
  public static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var slot = IsomerArchive.ArchiveSlot()
    if let made = try reader.existing(Self.self, &slot) { return made }
    let object: Poll
    switch try reader.knownMember(of: mappedArchiveFamily) {
    case 1: object = try Quiz.MappedArchive_Quiz.read(&reader)
    case 0: object = try MappedArchive_Poll.read(&reader)
    default: object = try mappedUnarchiveBelow(&reader)
    }
    try reader.made(object, slot)
    return try reader.casting(object, to: self, from: start)
  }

  public func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    guard writer.begins(self) else { return }
    switch ObjectIdentifier(Swift.type(of: self)) {
    case ObjectIdentifier(Poll.self), ObjectIdentifier(Quiz.self): break
    default:
      if let below = self as? any Mapped_Poll_Below {
        below.mappedArchive_Poll(to: &writer)
        return writer.ends(self)
      }
    }
    switch self {
    case let value as Quiz: Quiz.MappedArchive_Quiz.write(value, to: &writer)
    default: MappedArchive_Poll.write(self, to: &writer)
    }
    writer.ends(self)
  }

  private static func mappedUnarchiveBelow(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Poll {
    if let below = self as? any Mapped_Poll_Below.Type, try below.mappedKnowsArchive_Poll(&reader) {
      return try below.mappedUnarchive_Poll(&reader)
    }
    for case let member as any Mapped_Poll_Below.Type in reader.options.additionalSubtypes {
      if try member.mappedKnowsArchive_Poll(&reader) { return try member.mappedUnarchive_Poll(&reader) }
    }
    throw reader.notMember(of: mappedArchiveFamily)
  }

  private static let mappedArchiveFamily = IsomerArchive.ArchiveFamily([
    MappedArchive_Poll.shape,
    Quiz.MappedArchive_Quiz.shape,
  ])
}

extension Poll {
  enum MappedArchive_Poll {
    static let shape = IsomerArchive.ArchiveShape(
      "Poll", version: 1,
      """
      title
      options
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Poll {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.title = try String.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.options = try reader.unlessNull([String].self) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.title { missing = "title" }
      if let missing { throw reader.missing(missing, in: object) }
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var title: String? = nil
      var options: [String]? = nil
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Poll {
      let mappedArgument_title = partial.title.moved()
      let value = Poll(title: mappedArgument_title)
      if let read = partial.options.take() { value.options = read }
      return value
    }

    static func write(_ value: Poll, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.title.archive(to: &writer)
      value.options.archive(to: &writer)
      writer.end()
    }

    static let family = IsomerArchive.ArchiveFamily([
      MappedArchive_Poll.shape,
      Quiz.MappedArchive_Quiz.shape,
    ])
  }
}

extension Quiz {
  enum Mapped_Quiz: Isomer.MappingByProfile {
    static func mapping(as profile: String?) -> any Isomer.Mapping<Quiz>.Type {
      switch profile {
      case "wire": return Mapped_Quiz_as_wire.self
      default: return Mapped_Quiz_plain.self
      }
    }
  }

  private enum Mapped_Quiz_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Quiz {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var title: String? = nil
      var options: [String]? = nil
      var answer: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.title = try String.read(&reader)
        case 2: partial.options = try [String]?.read(&reader)
        case 3: partial.answer = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Quiz {
      let mappedArgument_title = partial.title.moved()
      let value = Quiz(title: mappedArgument_title)
      if let read = partial.options.take() { value.options = read }
      if let read = partial.answer.take() { value.answer = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      title: 16 required
      options: 17 default
      answer: 24 default
      """, of: "Alarm.swift: Quiz")

    static func writeMappedMembers(_ value: Quiz, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"type\":\"quiz\"")
      writer.member(",\"title\":", value.title)
      writer.member(",\"options\":", value.options)
      writer.member(",\"answer\":", value.answer)
    }

    static func mappedPaths(_ value: Quiz, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        title
        options
        answer
        """)
      paths.always("type")
      return paths
    }
  }

  private enum Mapped_Quiz_as_wire: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Quiz {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var title: String? = nil
      var options: [String]? = nil
      var answer: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.title = try String.read(&reader)
        case 2: partial.options = try [String]?.read(&reader)
        case 3: partial.answer = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Quiz {
      let mappedArgument_title = partial.title.moved()
      let value = Quiz(title: mappedArgument_title)
      if let read = partial.options.take() { value.options = read }
      if let read = partial.answer.take() { value.answer = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      t
      title: 16 required
      options: 17 default
      answer: 24 default
      """, of: "Alarm.swift: Quiz")

    static func writeMappedMembers(_ value: Quiz, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"t\":\"quiz\"")
      writer.member(",\"title\":", value.title)
      writer.member(",\"options\":", value.options)
      writer.member(",\"answer\":", value.answer)
    }

    static func mappedPaths(_ value: Quiz, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        title
        options
        answer
        """)
      paths.always("t")
      return paths
    }
  }
}

extension Quiz {
  enum MappedArchive_Quiz {
    static let shape = IsomerArchive.ArchiveShape(
      "Quiz", version: 1,
      """
      title
      options
      answer
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Quiz {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.title = try String.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.options = try reader.unlessNull([String].self) }
      if try reader.field(2, of: object) { partial.answer = try reader.unlessNull(Int.self) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.title { missing = "title" }
      if let missing { throw reader.missing(missing, in: object) }
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var title: String? = nil
      var options: [String]? = nil
      var answer: Int? = nil
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Quiz {
      let mappedArgument_title = partial.title.moved()
      let value = Quiz(title: mappedArgument_title)
      if let read = partial.options.take() { value.options = read }
      if let read = partial.answer.take() { value.answer = read }
      return value
    }

    static func write(_ value: Quiz, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.title.archive(to: &writer)
      value.options.archive(to: &writer)
      value.answer.archive(to: &writer)
      writer.end()
    }
  }
}

extension Digest: Isomer.Readable, Isomer.Writable {
  public static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var lead: (any Base.Notice)? = nil
    var others: [String: any Notice]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.lead = try Base.AnyNotice.read(&reader).unboxed
      case 1: partial.others = try [String: Base.AnyNotice]?.read(&reader).unboxed
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.lead = partial.lead.moved()
    if let read = partial.others.take() { self.others = read }
  }
}

@_spi(Generated) extension Digest: Isomer.KeyedReadable, Isomer.KeyedWritable {
  public static let mappedKeys = Isomer.KeySet(
    """
    lead: 32 required
    others: 33 default
    """, of: "Alarm.swift: Digest")

  public func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"lead\":", Base.AnyNotice(boxing: self.lead))
    writer.member(",\"others\":", [String: Base.AnyNotice](boxing: self.others))
  }
}
