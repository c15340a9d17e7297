// Generated from QuoteMessage.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Base
import Foundation
@_spi(Generated) import Isomer
@_spi(Generated) import IsomerArchive

extension QuoteMessage: Base.Mapped_Message_Below {
  static var mappedMapping_Message: any Isomer.Mapping.Type {
    QuoteMessage.Mapped_QuoteMessage.self
  }

  func mappedValidate_Message() throws(Isomer.MappingError) {
    try Swift.type(of: self).mappedMapping_Message.validate(object: self)
  }

  static func mappedKnowsArchive_Message(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Bool {
    return try reader.knownMember(of: MappedArchive_QuoteMessage.family) != nil
  }

  static func mappedUnarchive_Message(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Base.Message {
    return try QuoteMessage.MappedArchive_QuoteMessage.read(&reader)
  }

  func mappedArchive_Message(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_QuoteMessage.write(self, to: &writer)
  }
}

extension QuoteMessage {
  enum Mapped_QuoteMessage: Isomer.MappingByProfile {
    static func mapping(as profile: String?) -> any Isomer.Mapping<QuoteMessage>.Type {
      switch profile {
      case "wire": return Mapped_QuoteMessage_as_wire.self
      default: return Mapped_QuoteMessage_plain.self
      }
    }
  }

  private enum Mapped_QuoteMessage_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> QuoteMessage {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return try reader.checked(mappedValue(of: &partial), by: { try mappedCheck(&$0) })
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var sentAt: Date? = nil
      var priority: Int? = nil
      var marks: [Mark]? = nil
      var body: String? = nil
      var author: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.id = try Int.read(&reader)
        case 2: partial.sentAt = try Date?.read(&reader)
        case 3: try partial.fillObject(mappedKeys_meta, first: 7, from: &reader)
        case 4:
          partial.marks = try reader.checkedUnlessNil([Mark]?.read(&reader), by: { try mappedCheck_marks(&$0) })
        case 5: partial.body = try String?.read(&reader)
        case 6: partial.author = try String?.read(&reader)
        case 7: partial.priority = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> QuoteMessage {
      let mappedArgument_id = partial.id.moved()
      let value = QuoteMessage(id: mappedArgument_id)
      value.sentAt = partial.sentAt.take()
      if let read = partial.priority.take() { value.priority = read }
      value.marks = partial.marks.take()
      if let read = partial.body.take() { value.body = read }
      value.author = partial.author.take()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind
      id: 6 in `Message.swift` required
      sent_at: sentAt 7 in `Message.swift`
      meta
      marks: 11 in `Message.swift`
      body: 3 in `TextMessage.swift` default
      author: 6
      """, of: "QuoteMessage.swift: QuoteMessage", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      priority: 9 in `Message.swift` default
      """, of: "QuoteMessage.swift: QuoteMessage", below: "meta")

    static func writeMappedMembers(_ value: QuoteMessage, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"kind\":\"quote\"")
      writer.member(",\"id\":", value.id)
      writer.optional(",\"sent_at\":", value.sentAt)
      do {
        let container = writer.beginContainer(",\"meta\":")
        writer.member(",\"priority\":", value.priority)
        writer.endContainer(container)
      }
      writer.optional(",\"marks\":", value.marks)
      writer.member(",\"body\":", value.body)
      writer.optional(",\"author\":", value.author)
    }

    static func validate(_ value: QuoteMessage) throws(Isomer.MappingError) {
      value.marks = try Isomer.validatedIfPossible(value.marks, at: "marks")
      try Isomer.correction(of: value.marks, at: "marks", by: { try mappedCheck_marks(&$0) })
      try Isomer.validated(value, by: { try mappedCheck(&$0) })
    }

    private static func mappedCheck_marks(_ value: inout Isomer.Checked<[Mark]>) throws {
      #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Base/Message.swift", line: 10)
           try value.count(...3)
      #sourceLocation()
    }

    private static func mappedCheck(_ value: inout Isomer.Checked<QuoteMessage>) throws {
      #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Base/Message.swift", line: 3)
                         try value.check(by: { $0.id >= 0 }, "{ $0.id >= 0 }")
      #sourceLocation()
    }

    static func mappedPaths(_ value: QuoteMessage, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id
        sentAt: sent_at
        priority: meta.priority
        marks
        body
        author
        """)
      paths.always("kind")
      return paths
    }

    static func memberKey(as profile: String?) -> Isomer.MemberKey {
      .tags(["quote"])
    }
  }

  private enum Mapped_QuoteMessage_as_wire: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> QuoteMessage {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return try reader.checked(mappedValue(of: &partial), by: { try mappedCheck(&$0) })
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var sentAt: Date? = nil
      var priority: Int? = nil
      var marks: [Mark]? = nil
      var body: String? = nil
      var author: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.id = try Int.read(&reader)
        case 2: partial.sentAt = try Date?.read(&reader)
        case 3: try partial.fillObject(mappedKeys_meta, first: 7, from: &reader)
        case 4:
          partial.marks = try reader.checkedUnlessNil([Mark]?.read(&reader), by: { try mappedCheck_marks(&$0) })
        case 5: partial.body = try String?.read(&reader)
        case 6: partial.author = try String?.read(&reader)
        case 7: partial.priority = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> QuoteMessage {
      let mappedArgument_id = partial.id.moved()
      let value = QuoteMessage(id: mappedArgument_id)
      value.sentAt = partial.sentAt.take()
      if let read = partial.priority.take() { value.priority = read }
      value.marks = partial.marks.take()
      if let read = partial.body.take() { value.body = read }
      value.author = partial.author.take()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      k
      ID: id 6 in `Message.swift` required
      SENTAT: sentAt 7 in `Message.swift`
      meta
      MARKS: marks 11 in `Message.swift`
      BODY: body 3 in `TextMessage.swift` default
      AUTHOR: author 6
      """, of: "QuoteMessage.swift: QuoteMessage", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      priority: 9 in `Message.swift` default
      """, of: "QuoteMessage.swift: QuoteMessage", below: "meta")

    static func writeMappedMembers(_ value: QuoteMessage, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"k\":\"quote\"")
      writer.member(",\"ID\":", value.id)
      writer.optional(",\"SENTAT\":", value.sentAt)
      do {
        let container = writer.beginContainer(",\"meta\":")
        writer.member(",\"priority\":", value.priority)
        writer.endContainer(container)
      }
      writer.optional(",\"MARKS\":", value.marks)
      writer.member(",\"BODY\":", value.body)
      writer.optional(",\"AUTHOR\":", value.author)
    }

    private static func mappedCheck_marks(_ value: inout Isomer.Checked<[Mark]>) throws {
      #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Base/Message.swift", line: 10)
           try value.count(...3)
      #sourceLocation()
    }

    private static func mappedCheck(_ value: inout Isomer.Checked<QuoteMessage>) throws {
      #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Base/Message.swift", line: 3)
                         try value.check(by: { $0.id >= 0 }, "{ $0.id >= 0 }")
      #sourceLocation()
    }

    static func mappedPaths(_ value: QuoteMessage, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id: ID
        sentAt: SENTAT
        priority: meta.priority
        marks: MARKS
        body: BODY
        author: AUTHOR
        """)
      paths.always("k")
      return paths
    }

    static func memberKey(as profile: String?) -> Isomer.MemberKey {
      .tags(["quote"])
    }
  }
}

extension QuoteMessage {
  enum MappedArchive_QuoteMessage {
    static let shape = IsomerArchive.ArchiveShape(
      "QuoteMessage", version: 1,
      """
      id
      sentAt
      priority
      marks
      body
      author
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> QuoteMessage {
      let start = reader.position
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.id = try Int.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.sentAt = try Date?.unarchive(&reader) }
      if try reader.field(2, of: object) { partial.priority = try reader.unlessNull(Int.self) }
      if try reader.field(3, of: object) { partial.marks = try [Mark]?.unarchive(&reader) }
      if try reader.field(4, of: object) { partial.body = try reader.unlessNull(String.self) }
      if try reader.field(5, of: object) { partial.author = try String?.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
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
      var body: String? = nil
      var author: String? = nil
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> QuoteMessage {
      let mappedArgument_id = partial.id.moved()
      let value = QuoteMessage(id: mappedArgument_id)
      value.sentAt = partial.sentAt.take()
      if let read = partial.priority.take() { value.priority = read }
      value.marks = partial.marks.take()
      if let read = partial.body.take() { value.body = read }
      value.author = partial.author.take()
      return value
    }

    static func write(_ value: QuoteMessage, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.id.archive(to: &writer)
      value.sentAt.archive(to: &writer)
      value.priority.archive(to: &writer)
      value.marks.archive(to: &writer)
      value.body.archive(to: &writer)
      value.author.archive(to: &writer)
      writer.end()
    }

    static let family = IsomerArchive.ArchiveFamily([
      MappedArchive_QuoteMessage.shape,
    ])
  }
}
