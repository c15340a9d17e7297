// Generated from LiveMessage.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) public import Five
import Foundation
import Base
@_spi(Generated) public import Isomer
@_spi(Generated) public import IsomerArchive

@_spi(Generated) extension LiveMessage: Five.Mapped_VideoMessage_Below {
  public static var mappedMapping_VideoMessage: any Isomer.Mapping.Type {
    LiveMessage.Mapped_LiveMessage.self
  }

  public func mappedValidate_VideoMessage() throws(Isomer.MappingError) {
    try Swift.type(of: self).mappedMapping_VideoMessage.validate(object: self)
  }

  public static func mappedKnowsArchive_VideoMessage(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Bool {
    return try reader.knownMember(of: MappedArchive_LiveMessage.family) != nil
  }

  public static func mappedUnarchive_VideoMessage(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Five.VideoMessage {
    return try LiveMessage.MappedArchive_LiveMessage.read(&reader)
  }

  public func mappedArchive_VideoMessage(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_LiveMessage.write(self, to: &writer)
  }
}

extension LiveMessage {
  enum Mapped_LiveMessage: Isomer.MappingByProfile {
    static func mapping(as profile: String?) -> any Isomer.Mapping<LiveMessage>.Type {
      switch profile {
      case "wire": return Mapped_LiveMessage_as_wire.self
      default: return Mapped_LiveMessage_plain.self
      }
    }
  }

  private enum Mapped_LiveMessage_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> LiveMessage {
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
      var viewers: Int? = nil

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
        case 6: partial.viewers = try Int?.read(&reader)
        case 7: partial.priority = try Int?.read(&reader)
        case 8: partial.seconds = try Double?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> LiveMessage {
      let mappedArgument_id = partial.id.moved()
      let mappedArgument_url = partial.url.moved()
      let value = LiveMessage(id: mappedArgument_id, url: mappedArgument_url)
      value.sentAt = partial.sentAt.take()
      if let read = partial.priority.take() { value.priority = read }
      value.marks = partial.marks.take()
      value.seconds = partial.seconds.take()
      if let read = partial.viewers.take() { value.viewers = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind
      id: 6 in `Message.swift` required
      sent_at: sentAt 7 in `Message.swift`
      meta
      marks: 11 in `Message.swift`
      url: 7 in `VideoMessage.swift` required
      viewers: 7 default
      """, of: "LiveMessage.swift: LiveMessage", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      priority: 9 in `Message.swift` default
      seconds: 9 in `VideoMessage.swift`
      """, of: "LiveMessage.swift: LiveMessage", below: "meta")

    static func writeMappedMembers(_ value: LiveMessage, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"kind\":\"live\"")
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
      writer.member(",\"viewers\":", value.viewers)
    }

    static func validate(_ value: LiveMessage) throws(Isomer.MappingError) {
      value.marks = try Isomer.validatedIfPossible(value.marks, at: "marks")
      try Isomer.correction(of: value.marks, at: "marks", by: { try mappedCheck_marks(&$0) })
      try Isomer.validated(value, by: { try mappedCheck(&$0) })
    }

    private static func mappedCheck_marks(_ value: inout Isomer.Checked<[Mark]>) throws {
      #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Base/Message.swift", line: 10)
           try value.count(...3)
      #sourceLocation()
    }

    private static func mappedCheck(_ value: inout Isomer.Checked<LiveMessage>) throws {
      #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Base/Message.swift", line: 3)
                         try value.check(by: { $0.id >= 0 }, "{ $0.id >= 0 }")
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Five/VideoMessage.swift", line: 4)
            try value.check(by: { $0.seconds != 13 }, "{ $0.seconds != 13 }")
      #sourceLocation()
    }

    static func mappedPaths(_ value: LiveMessage, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id
        sentAt: sent_at
        priority: meta.priority
        marks
        url
        seconds: meta.seconds
        viewers
        """)
      paths.always("kind")
      return paths
    }

    static func memberKey(as profile: String?) -> Isomer.MemberKey {
      .tags(["live"])
    }
  }

  private enum Mapped_LiveMessage_as_wire: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> LiveMessage {
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
      var viewers: Int? = nil

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
        case 6: partial.viewers = try Int?.read(&reader)
        case 7: partial.priority = try Int?.read(&reader)
        case 8: partial.seconds = try Double?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> LiveMessage {
      let mappedArgument_id = partial.id.moved()
      let mappedArgument_url = partial.url.moved()
      let value = LiveMessage(id: mappedArgument_id, url: mappedArgument_url)
      value.sentAt = partial.sentAt.take()
      if let read = partial.priority.take() { value.priority = read }
      value.marks = partial.marks.take()
      value.seconds = partial.seconds.take()
      if let read = partial.viewers.take() { value.viewers = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      k
      ID: id 6 in `Message.swift` required
      SENTAT: sentAt 7 in `Message.swift`
      meta
      MARKS: marks 11 in `Message.swift`
      URL: url 7 in `VideoMessage.swift` required
      N: viewers 7 default
      """, of: "LiveMessage.swift: LiveMessage", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      priority: 9 in `Message.swift` default
      seconds: 9 in `VideoMessage.swift`
      """, of: "LiveMessage.swift: LiveMessage", below: "meta")

    static func writeMappedMembers(_ value: LiveMessage, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"k\":\"live\"")
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
      writer.member(",\"N\":", value.viewers)
    }

    private static func mappedCheck_marks(_ value: inout Isomer.Checked<[Mark]>) throws {
      #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Base/Message.swift", line: 10)
           try value.count(...3)
      #sourceLocation()
    }

    private static func mappedCheck(_ value: inout Isomer.Checked<LiveMessage>) throws {
      #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Base/Message.swift", line: 3)
                         try value.check(by: { $0.id >= 0 }, "{ $0.id >= 0 }")
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Five/VideoMessage.swift", line: 4)
            try value.check(by: { $0.seconds != 13 }, "{ $0.seconds != 13 }")
      #sourceLocation()
    }

    static func mappedPaths(_ value: LiveMessage, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id: ID
        sentAt: SENTAT
        priority: meta.priority
        marks: MARKS
        url: URL
        seconds: meta.seconds
        viewers: N
        """)
      paths.always("k")
      return paths
    }

    static func memberKey(as profile: String?) -> Isomer.MemberKey {
      .tags(["live"])
    }
  }
}

extension LiveMessage {
  enum MappedArchive_LiveMessage {
    static let shape = IsomerArchive.ArchiveShape(
      "LiveMessage", version: 1,
      """
      id
      sentAt
      priority
      marks
      url
      seconds
      viewers
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> LiveMessage {
      let start = reader.position
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.id = try Int.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.sentAt = try Date?.unarchive(&reader) }
      if try reader.field(2, of: object) { partial.priority = try reader.unlessNull(Int.self) }
      if try reader.field(3, of: object) { partial.marks = try [Mark]?.unarchive(&reader) }
      if try reader.field(4, of: object) { partial.url = try URL.unarchive(&reader) }
      if try reader.field(5, of: object) { partial.seconds = try Double?.unarchive(&reader) }
      if try reader.field(6, of: object) { partial.viewers = try reader.unlessNull(Int.self) }
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
      var viewers: Int? = nil
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> LiveMessage {
      let mappedArgument_id = partial.id.moved()
      let mappedArgument_url = partial.url.moved()
      let value = LiveMessage(id: mappedArgument_id, url: mappedArgument_url)
      value.sentAt = partial.sentAt.take()
      if let read = partial.priority.take() { value.priority = read }
      value.marks = partial.marks.take()
      value.seconds = partial.seconds.take()
      if let read = partial.viewers.take() { value.viewers = read }
      return value
    }

    static func write(_ value: LiveMessage, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.id.archive(to: &writer)
      value.sentAt.archive(to: &writer)
      value.priority.archive(to: &writer)
      value.marks.archive(to: &writer)
      value.url.archive(to: &writer)
      value.seconds.archive(to: &writer)
      value.viewers.archive(to: &writer)
      writer.end()
    }

    static let family = IsomerArchive.ArchiveFamily([
      MappedArchive_LiveMessage.shape,
    ])
  }
}
