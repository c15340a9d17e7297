// Generated from VideoMessage.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) public import Base
import Foundation
@_spi(Generated) public import Isomer
@_spi(Generated) public import IsomerArchive

/// The protocol of the subclasses of `VideoMessage` in other modules.
@_spi(Generated) public protocol Mapped_VideoMessage_Below: VideoMessage {
  static var mappedMapping_VideoMessage: any Isomer.Mapping.Type { get }
  func mappedValidate_VideoMessage() throws(Isomer.MappingError)
  static func mappedKnowsArchive_VideoMessage(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Bool
  static func mappedUnarchive_VideoMessage(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> VideoMessage
  func mappedArchive_VideoMessage(to writer: inout IsomerArchive.ArchiveWriter)
}

@_spi(Generated) extension Mapped_VideoMessage_Below {
  public static func mappedKnowsArchive_VideoMessage(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Bool { false }

  public static func mappedUnarchive_VideoMessage(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> VideoMessage {
    throw reader.invalid("VideoMessage", at: reader.position)
  }

  public func mappedArchive_VideoMessage(to writer: inout IsomerArchive.ArchiveWriter) {
    writer.fail("its class is of another module, where it is not archived")
  }
}

@_spi(Generated) extension Mapped_VideoMessage_Below {
  public func mappedValidate_VideoMessage() throws(Isomer.MappingError) {
    try VideoMessage.Mapped_VideoMessage.validate(self)
  }
}

@_spi(Generated) extension VideoMessage: Base.Mapped_Message_Below {
  public static var mappedMapping_Message: any Isomer.Mapping.Type {
    if self == VideoMessage.self { return VideoMessage.Mapped_VideoMessage.self }
    if self == ClipMessage.self { return ClipMessage.Mapped_ClipMessage.self }
    if let below = self as? any Mapped_VideoMessage_Below.Type {
      return below.mappedMapping_VideoMessage
    }
    if self is ClipMessage.Type { return ClipMessage.Mapped_ClipMessage.self }
    return VideoMessage.Mapped_VideoMessage.self
  }

  public func mappedValidate_Message() throws(Isomer.MappingError) {
    try Swift.type(of: self).mappedMapping_Message.validate(object: self)
  }

  public static func mappedKnowsArchive_Message(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Bool {
    if let below = self as? any Mapped_VideoMessage_Below.Type, try below.mappedKnowsArchive_VideoMessage(&reader) {
      return true
    }
    return try reader.knownMember(of: MappedArchive_VideoMessage.family) != nil
  }

  public static func mappedUnarchive_Message(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Base.Message {
    if let below = self as? any Mapped_VideoMessage_Below.Type, try below.mappedKnowsArchive_VideoMessage(&reader) {
      return try below.mappedUnarchive_VideoMessage(&reader)
    }
    switch try reader.member(of: MappedArchive_VideoMessage.family) {
    case 1: return try ClipMessage.MappedArchive_ClipMessage.read(&reader)
    default: return try VideoMessage.MappedArchive_VideoMessage.read(&reader)
    }
  }

  public func mappedArchive_Message(to writer: inout IsomerArchive.ArchiveWriter) {
    switch ObjectIdentifier(Swift.type(of: self)) {
    case ObjectIdentifier(VideoMessage.self), ObjectIdentifier(ClipMessage.self): break
    default:
      if let below = self as? any Mapped_VideoMessage_Below {
        below.mappedArchive_VideoMessage(to: &writer)
        return
      }
    }
    switch self {
    case let value as ClipMessage: ClipMessage.MappedArchive_ClipMessage.write(value, to: &writer)
    default: MappedArchive_VideoMessage.write(self, to: &writer)
    }
  }
}

extension VideoMessage {
  enum Mapped_VideoMessage: Isomer.MappingByProfile {
    static func mapping(as profile: String?) -> any Isomer.Mapping<VideoMessage>.Type {
      switch profile {
      case "wire": return Mapped_VideoMessage_as_wire.self
      default: return Mapped_VideoMessage_plain.self
      }
    }
  }

  private enum Mapped_VideoMessage_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> VideoMessage {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return try reader.checked(mappedValue(of: &partial), by: { try mappedCheck(&$0) })
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var sentAt: Date? = nil
      var priority: Int? = nil
      var marks: [Mark]? = nil
      var url: URL? = nil
      var seconds: Double? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.id = try Int.read(&reader)
        case 2: partial.sentAt = try Date?.read(&reader)
        case 3: try partial.fillObject(mappedKeys_meta, first: 6, from: &reader)
        case 4:
          partial.marks = try reader.checkedUnlessNil([Mark]?.read(&reader), by: { try mappedCheck_marks(&$0) })
        case 5: partial.url = try URL.read(&reader)
        case 6: partial.priority = try Int?.read(&reader)
        case 7: partial.seconds = try Double?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> VideoMessage {
      let mappedArgument_id = partial.id.moved()
      let mappedArgument_url = partial.url.moved()
      let value = VideoMessage(id: mappedArgument_id, url: mappedArgument_url)
      value.sentAt = partial.sentAt.take()
      if let read = partial.priority.take() { value.priority = read }
      value.marks = partial.marks.take()
      value.seconds = partial.seconds.take()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind
      id: 6 in `Message.swift` required
      sent_at: sentAt 7 in `Message.swift`
      meta
      marks: 11 in `Message.swift`
      url: 7 required
      """, of: "VideoMessage.swift: VideoMessage", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      priority: 9 in `Message.swift` default
      seconds: 9
      """, of: "VideoMessage.swift: VideoMessage", below: "meta")

    static func writeMappedMembers(_ value: VideoMessage, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"kind\":\"video\"")
      writer.member(",\"id\":", value.id)
      writer.optional(",\"sent_at\":", value.sentAt)
      do {
        let container = writer.beginContainer(",\"meta\":")
        writer.member(",\"priority\":", value.priority)
        writer.optional(",\"seconds\":", value.seconds)
        writer.endContainer(container)
      }
      writer.optional(",\"marks\":", value.marks)
      writer.member(",\"url\":", value.url)
    }

    static func validate(_ value: VideoMessage) throws(Isomer.MappingError) {
      value.marks = try Isomer.validatedIfPossible(value.marks, at: "marks")
      try Isomer.correction(of: value.marks, at: "marks", by: { try mappedCheck_marks(&$0) })
      try Isomer.validated(value, by: { try mappedCheck(&$0) })
    }

    private static func mappedCheck_marks(_ value: inout Isomer.Checked<[Mark]>) throws {
      #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Base/Message.swift", line: 10)
           try value.count(...3)
      #sourceLocation()
    }

    private static func mappedCheck(_ value: inout Isomer.Checked<VideoMessage>) throws {
      #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Base/Message.swift", line: 3)
                         try value.check(by: { $0.id >= 0 }, "{ $0.id >= 0 }")
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Five/VideoMessage.swift", line: 4)
            try value.check(by: { $0.seconds != 13 }, "{ $0.seconds != 13 }")
      #sourceLocation()
    }

    static func mappedPaths(_ value: VideoMessage, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id
        sentAt: sent_at
        priority: meta.priority
        marks
        url
        seconds: meta.seconds
        """)
      paths.always("kind")
      return paths
    }

    static func memberKey(as profile: String?) -> Isomer.MemberKey {
      .tags(["video"])
    }
  }

  private enum Mapped_VideoMessage_as_wire: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> VideoMessage {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return try reader.checked(mappedValue(of: &partial), by: { try mappedCheck(&$0) })
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var sentAt: Date? = nil
      var priority: Int? = nil
      var marks: [Mark]? = nil
      var url: URL? = nil
      var seconds: Double? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.id = try Int.read(&reader)
        case 2: partial.sentAt = try Date?.read(&reader)
        case 3: try partial.fillObject(mappedKeys_meta, first: 6, from: &reader)
        case 4:
          partial.marks = try reader.checkedUnlessNil([Mark]?.read(&reader), by: { try mappedCheck_marks(&$0) })
        case 5: partial.url = try URL.read(&reader)
        case 6: partial.priority = try Int?.read(&reader)
        case 7: partial.seconds = try Double?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> VideoMessage {
      let mappedArgument_id = partial.id.moved()
      let mappedArgument_url = partial.url.moved()
      let value = VideoMessage(id: mappedArgument_id, url: mappedArgument_url)
      value.sentAt = partial.sentAt.take()
      if let read = partial.priority.take() { value.priority = read }
      value.marks = partial.marks.take()
      value.seconds = partial.seconds.take()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      k
      ID: id 6 in `Message.swift` required
      SENTAT: sentAt 7 in `Message.swift`
      meta
      MARKS: marks 11 in `Message.swift`
      URL: url 7 required
      """, of: "VideoMessage.swift: VideoMessage", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      priority: 9 in `Message.swift` default
      seconds: 9
      """, of: "VideoMessage.swift: VideoMessage", below: "meta")

    static func writeMappedMembers(_ value: VideoMessage, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"k\":\"v\"")
      writer.member(",\"ID\":", value.id)
      writer.optional(",\"SENTAT\":", value.sentAt)
      do {
        let container = writer.beginContainer(",\"meta\":")
        writer.member(",\"priority\":", value.priority)
        writer.optional(",\"seconds\":", value.seconds)
        writer.endContainer(container)
      }
      writer.optional(",\"MARKS\":", value.marks)
      writer.member(",\"URL\":", value.url)
    }

    private static func mappedCheck_marks(_ value: inout Isomer.Checked<[Mark]>) throws {
      #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Base/Message.swift", line: 10)
           try value.count(...3)
      #sourceLocation()
    }

    private static func mappedCheck(_ value: inout Isomer.Checked<VideoMessage>) throws {
      #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Base/Message.swift", line: 3)
                         try value.check(by: { $0.id >= 0 }, "{ $0.id >= 0 }")
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Five/VideoMessage.swift", line: 4)
            try value.check(by: { $0.seconds != 13 }, "{ $0.seconds != 13 }")
      #sourceLocation()
    }

    static func mappedPaths(_ value: VideoMessage, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id: ID
        sentAt: SENTAT
        priority: meta.priority
        marks: MARKS
        url: URL
        seconds: meta.seconds
        """)
      paths.always("k")
      return paths
    }

    static func memberKey(as profile: String?) -> Isomer.MemberKey {
      .tags(["v"])
    }
  }
}

extension VideoMessage {
  enum MappedArchive_VideoMessage {
    static let shape = IsomerArchive.ArchiveShape(
      "VideoMessage", version: 1,
      """
      id
      sentAt
      priority
      marks
      url
      seconds
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> VideoMessage {
      let start = reader.position
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.id = try Int.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.sentAt = try Date?.unarchive(&reader) }
      if try reader.field(2, of: object) { partial.priority = try reader.unlessNull(Int.self) }
      if try reader.field(3, of: object) { partial.marks = try [Mark]?.unarchive(&reader) }
      if try reader.field(4, of: object) { partial.url = try URL.unarchive(&reader) }
      if try reader.field(5, of: object) { partial.seconds = try Double?.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.url { missing = "url" }
      if case nil = partial.id { missing = "id" }
      if let missing { throw reader.missing(missing, in: object) }
      let value = mappedValue(of: &partial)
      return try reader.validated(value, from: start)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var id: Int? = nil
      var sentAt: Date? = nil
      var priority: Int? = nil
      var marks: [Mark]? = nil
      var url: URL? = nil
      var seconds: Double? = nil
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> VideoMessage {
      let mappedArgument_id = partial.id.moved()
      let mappedArgument_url = partial.url.moved()
      let value = VideoMessage(id: mappedArgument_id, url: mappedArgument_url)
      value.sentAt = partial.sentAt.take()
      if let read = partial.priority.take() { value.priority = read }
      value.marks = partial.marks.take()
      value.seconds = partial.seconds.take()
      return value
    }

    static func write(_ value: VideoMessage, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.id.archive(to: &writer)
      value.sentAt.archive(to: &writer)
      value.priority.archive(to: &writer)
      value.marks.archive(to: &writer)
      value.url.archive(to: &writer)
      value.seconds.archive(to: &writer)
      writer.end()
    }

    static let family = IsomerArchive.ArchiveFamily([
      MappedArchive_VideoMessage.shape,
      ClipMessage.MappedArchive_ClipMessage.shape,
    ])
  }
}

extension ClipMessage {
  enum Mapped_ClipMessage: Isomer.MappingByProfile {
    static func mapping(as profile: String?) -> any Isomer.Mapping<ClipMessage>.Type {
      switch profile {
      case "wire": return Mapped_ClipMessage_as_wire.self
      default: return Mapped_ClipMessage_plain.self
      }
    }
  }

  private enum Mapped_ClipMessage_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClipMessage {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return try reader.checked(mappedValue(of: &partial), by: { try mappedCheck(&$0) })
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var sentAt: Date? = nil
      var priority: Int? = nil
      var marks: [Mark]? = nil
      var url: URL? = nil
      var seconds: Double? = nil
      var isLooping: Bool? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.id = try Int.read(&reader)
        case 2: partial.sentAt = try Date?.read(&reader)
        case 3: try partial.fillObject(mappedKeys_meta, first: 7, from: &reader)
        case 4:
          partial.marks = try reader.checkedUnlessNil([Mark]?.read(&reader), by: { try mappedCheck_marks(&$0) })
        case 5: partial.url = try URL.read(&reader)
        case 6: partial.isLooping = try Bool?.read(&reader)
        case 7: partial.priority = try Int?.read(&reader)
        case 8: partial.seconds = try Double?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ClipMessage {
      let mappedArgument_id = partial.id.moved()
      let mappedArgument_url = partial.url.moved()
      let value = ClipMessage(id: mappedArgument_id, url: mappedArgument_url)
      value.sentAt = partial.sentAt.take()
      if let read = partial.priority.take() { value.priority = read }
      value.marks = partial.marks.take()
      value.seconds = partial.seconds.take()
      if let read = partial.isLooping.take() { value.isLooping = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind
      id: 6 in `Message.swift` required
      sent_at: sentAt 7 in `Message.swift`
      meta
      marks: 11 in `Message.swift`
      url: 7 required
      is_looping: isLooping 19 default
      """, of: "VideoMessage.swift: ClipMessage", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      priority: 9 in `Message.swift` default
      seconds: 9
      """, of: "VideoMessage.swift: ClipMessage", below: "meta")

    static func writeMappedMembers(_ value: ClipMessage, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"kind\":\"clip\"")
      writer.member(",\"id\":", value.id)
      writer.optional(",\"sent_at\":", value.sentAt)
      do {
        let container = writer.beginContainer(",\"meta\":")
        writer.member(",\"priority\":", value.priority)
        writer.optional(",\"seconds\":", value.seconds)
        writer.endContainer(container)
      }
      writer.optional(",\"marks\":", value.marks)
      writer.member(",\"url\":", value.url)
      writer.member(",\"is_looping\":", value.isLooping)
    }

    static func validate(_ value: ClipMessage) throws(Isomer.MappingError) {
      value.marks = try Isomer.validatedIfPossible(value.marks, at: "marks")
      try Isomer.correction(of: value.marks, at: "marks", by: { try mappedCheck_marks(&$0) })
      try Isomer.validated(value, by: { try mappedCheck(&$0) })
    }

    private static func mappedCheck_marks(_ value: inout Isomer.Checked<[Mark]>) throws {
      #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Base/Message.swift", line: 10)
           try value.count(...3)
      #sourceLocation()
    }

    private static func mappedCheck(_ value: inout Isomer.Checked<ClipMessage>) throws {
      #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Base/Message.swift", line: 3)
                         try value.check(by: { $0.id >= 0 }, "{ $0.id >= 0 }")
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Five/VideoMessage.swift", line: 4)
            try value.check(by: { $0.seconds != 13 }, "{ $0.seconds != 13 }")
      #sourceLocation()
    }

    static func mappedPaths(_ value: ClipMessage, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id
        sentAt: sent_at
        priority: meta.priority
        marks
        url
        seconds: meta.seconds
        isLooping: is_looping
        """)
      paths.always("kind")
      return paths
    }

    static func memberKey(as profile: String?) -> Isomer.MemberKey {
      .tags(["clip"])
    }
  }

  private enum Mapped_ClipMessage_as_wire: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClipMessage {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return try reader.checked(mappedValue(of: &partial), by: { try mappedCheck(&$0) })
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var sentAt: Date? = nil
      var priority: Int? = nil
      var marks: [Mark]? = nil
      var url: URL? = nil
      var seconds: Double? = nil
      var isLooping: Bool? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.id = try Int.read(&reader)
        case 2: partial.sentAt = try Date?.read(&reader)
        case 3: try partial.fillObject(mappedKeys_meta, first: 7, from: &reader)
        case 4:
          partial.marks = try reader.checkedUnlessNil([Mark]?.read(&reader), by: { try mappedCheck_marks(&$0) })
        case 5: partial.url = try URL.read(&reader)
        case 6: partial.isLooping = try Bool?.read(&reader)
        case 7: partial.priority = try Int?.read(&reader)
        case 8: partial.seconds = try Double?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ClipMessage {
      let mappedArgument_id = partial.id.moved()
      let mappedArgument_url = partial.url.moved()
      let value = ClipMessage(id: mappedArgument_id, url: mappedArgument_url)
      value.sentAt = partial.sentAt.take()
      if let read = partial.priority.take() { value.priority = read }
      value.marks = partial.marks.take()
      value.seconds = partial.seconds.take()
      if let read = partial.isLooping.take() { value.isLooping = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      k
      ID: id 6 in `Message.swift` required
      SENTAT: sentAt 7 in `Message.swift`
      meta
      MARKS: marks 11 in `Message.swift`
      URL: url 7 required
      ISLOOPING: isLooping 19 default
      """, of: "VideoMessage.swift: ClipMessage", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      priority: 9 in `Message.swift` default
      seconds: 9
      """, of: "VideoMessage.swift: ClipMessage", below: "meta")

    static func writeMappedMembers(_ value: ClipMessage, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"k\":\"clip\"")
      writer.member(",\"ID\":", value.id)
      writer.optional(",\"SENTAT\":", value.sentAt)
      do {
        let container = writer.beginContainer(",\"meta\":")
        writer.member(",\"priority\":", value.priority)
        writer.optional(",\"seconds\":", value.seconds)
        writer.endContainer(container)
      }
      writer.optional(",\"MARKS\":", value.marks)
      writer.member(",\"URL\":", value.url)
      writer.member(",\"ISLOOPING\":", value.isLooping)
    }

    private static func mappedCheck_marks(_ value: inout Isomer.Checked<[Mark]>) throws {
      #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Base/Message.swift", line: 10)
           try value.count(...3)
      #sourceLocation()
    }

    private static func mappedCheck(_ value: inout Isomer.Checked<ClipMessage>) throws {
      #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Base/Message.swift", line: 3)
                         try value.check(by: { $0.id >= 0 }, "{ $0.id >= 0 }")
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Five/VideoMessage.swift", line: 4)
            try value.check(by: { $0.seconds != 13 }, "{ $0.seconds != 13 }")
      #sourceLocation()
    }

    static func mappedPaths(_ value: ClipMessage, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id: ID
        sentAt: SENTAT
        priority: meta.priority
        marks: MARKS
        url: URL
        seconds: meta.seconds
        isLooping: ISLOOPING
        """)
      paths.always("k")
      return paths
    }

    static func memberKey(as profile: String?) -> Isomer.MemberKey {
      .tags(["clip"])
    }
  }
}

extension ClipMessage {
  enum MappedArchive_ClipMessage {
    static let shape = IsomerArchive.ArchiveShape(
      "ClipMessage", version: 1,
      """
      id
      sentAt
      priority
      marks
      url
      seconds
      isLooping
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> ClipMessage {
      let start = reader.position
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.id = try Int.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.sentAt = try Date?.unarchive(&reader) }
      if try reader.field(2, of: object) { partial.priority = try reader.unlessNull(Int.self) }
      if try reader.field(3, of: object) { partial.marks = try [Mark]?.unarchive(&reader) }
      if try reader.field(4, of: object) { partial.url = try URL.unarchive(&reader) }
      if try reader.field(5, of: object) { partial.seconds = try Double?.unarchive(&reader) }
      if try reader.field(6, of: object) { partial.isLooping = try reader.unlessNull(Bool.self) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.url { missing = "url" }
      if case nil = partial.id { missing = "id" }
      if let missing { throw reader.missing(missing, in: object) }
      let value = mappedValue(of: &partial)
      return try reader.validated(value, from: start)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var id: Int? = nil
      var sentAt: Date? = nil
      var priority: Int? = nil
      var marks: [Mark]? = nil
      var url: URL? = nil
      var seconds: Double? = nil
      var isLooping: Bool? = nil
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ClipMessage {
      let mappedArgument_id = partial.id.moved()
      let mappedArgument_url = partial.url.moved()
      let value = ClipMessage(id: mappedArgument_id, url: mappedArgument_url)
      value.sentAt = partial.sentAt.take()
      if let read = partial.priority.take() { value.priority = read }
      value.marks = partial.marks.take()
      value.seconds = partial.seconds.take()
      if let read = partial.isLooping.take() { value.isLooping = read }
      return value
    }

    static func write(_ value: ClipMessage, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.id.archive(to: &writer)
      value.sentAt.archive(to: &writer)
      value.priority.archive(to: &writer)
      value.marks.archive(to: &writer)
      value.url.archive(to: &writer)
      value.seconds.archive(to: &writer)
      value.isLooping.archive(to: &writer)
      writer.end()
    }
  }
}
