// Generated from TextMessage.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer
@_spi(Generated) import IsomerArchive

extension TextMessage {
  enum Mapped_TextMessage: Isomer.MappingByProfile {
    static func mapping(as profile: String?) -> any Isomer.Mapping<TextMessage>.Type {
      switch profile {
      case "wire": return Mapped_TextMessage_as_wire.self
      default: return Mapped_TextMessage_plain.self
      }
    }
  }

  private enum Mapped_TextMessage_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> TextMessage {
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

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.id = try Int.read(&reader)
        case 2: partial.sentAt = try Date?.read(&reader)
        case 3: try partial.fillObject(mappedKeys_meta, first: 6, from: &reader)
        case 4:
          partial.marks = try reader.checkedUnlessNil([Mark]?.read(&reader), by: { try mappedCheck_marks(&$0) })
        case 5: partial.body = try String?.read(&reader)
        case 6: partial.priority = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> TextMessage {
      let mappedArgument_id = partial.id.moved()
      let value = TextMessage(id: mappedArgument_id)
      value.sentAt = partial.sentAt.take()
      if let read = partial.priority.take() { value.priority = read }
      value.marks = partial.marks.take()
      if let read = partial.body.take() { value.body = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind
      id: 6 in `Message.swift` required
      sent_at: sentAt 7 in `Message.swift`
      meta
      marks: 11 in `Message.swift`
      body: 3 default
      """, of: "TextMessage.swift: TextMessage", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      priority: 9 in `Message.swift` default
      """, of: "TextMessage.swift: TextMessage", below: "meta")

    static func writeMappedMembers(_ value: TextMessage, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"kind\":\"text\"")
      writer.member(",\"id\":", value.id)
      writer.optional(",\"sent_at\":", value.sentAt)
      do {
        let container = writer.beginContainer(",\"meta\":")
        writer.member(",\"priority\":", value.priority)
        writer.endContainer(container)
      }
      writer.optional(",\"marks\":", value.marks)
      writer.member(",\"body\":", value.body)
    }

    static func validate(_ value: TextMessage) throws(Isomer.MappingError) {
      try Isomer.validated(value.marks, at: "marks")
      try Isomer.correction(of: value.marks, at: "marks", by: { try mappedCheck_marks(&$0) })
      try Isomer.validated(value, by: { try mappedCheck(&$0) })
    }

    private static func mappedCheck_marks(_ value: inout Isomer.Checked<[Mark]>) throws {
      #sourceLocation(file: "Fixtures/Packages/Hierarchy//Sources/Base/Message.swift", line: 10)
           try value.count(...3)
      #sourceLocation()
    }

    private static func mappedCheck(_ value: inout Isomer.Checked<TextMessage>) throws {
      #sourceLocation(file: "Fixtures/Packages/Hierarchy//Sources/Base/Message.swift", line: 3)
                         try value.check(by: { $0.id >= 0 }, "{ $0.id >= 0 }")
      #sourceLocation()
    }

    static func mappedPaths(_ value: TextMessage, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id
        sentAt: sent_at
        priority: meta.priority
        marks
        body
        """)
      paths.always("kind")
      return paths
    }
  }

  private enum Mapped_TextMessage_as_wire: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> TextMessage {
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

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.id = try Int.read(&reader)
        case 2: partial.sentAt = try Date?.read(&reader)
        case 3: try partial.fillObject(mappedKeys_meta, first: 6, from: &reader)
        case 4:
          partial.marks = try reader.checkedUnlessNil([Mark]?.read(&reader), by: { try mappedCheck_marks(&$0) })
        case 5: partial.body = try String?.read(&reader)
        case 6: partial.priority = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> TextMessage {
      let mappedArgument_id = partial.id.moved()
      let value = TextMessage(id: mappedArgument_id)
      value.sentAt = partial.sentAt.take()
      if let read = partial.priority.take() { value.priority = read }
      value.marks = partial.marks.take()
      if let read = partial.body.take() { value.body = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      k
      ID: id 6 in `Message.swift` required
      SENTAT: sentAt 7 in `Message.swift`
      meta
      MARKS: marks 11 in `Message.swift`
      BODY: body 3 default
      """, of: "TextMessage.swift: TextMessage", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      priority: 9 in `Message.swift` default
      """, of: "TextMessage.swift: TextMessage", below: "meta")

    static func writeMappedMembers(_ value: TextMessage, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"k\":\"text\"")
      writer.member(",\"ID\":", value.id)
      writer.optional(",\"SENTAT\":", value.sentAt)
      do {
        let container = writer.beginContainer(",\"meta\":")
        writer.member(",\"priority\":", value.priority)
        writer.endContainer(container)
      }
      writer.optional(",\"MARKS\":", value.marks)
      writer.member(",\"BODY\":", value.body)
    }

    private static func mappedCheck_marks(_ value: inout Isomer.Checked<[Mark]>) throws {
      #sourceLocation(file: "Fixtures/Packages/Hierarchy//Sources/Base/Message.swift", line: 10)
           try value.count(...3)
      #sourceLocation()
    }

    private static func mappedCheck(_ value: inout Isomer.Checked<TextMessage>) throws {
      #sourceLocation(file: "Fixtures/Packages/Hierarchy//Sources/Base/Message.swift", line: 3)
                         try value.check(by: { $0.id >= 0 }, "{ $0.id >= 0 }")
      #sourceLocation()
    }

    static func mappedPaths(_ value: TextMessage, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id: ID
        sentAt: SENTAT
        priority: meta.priority
        marks: MARKS
        body: BODY
        """)
      paths.always("k")
      return paths
    }
  }
}

extension TextMessage {
  enum MappedArchive_TextMessage {
    static let shape = IsomerArchive.ArchiveShape(
      "TextMessage", version: 1,
      """
      id
      sentAt
      priority
      marks
      body
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> TextMessage {
      let start = reader.position
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.id = try Int.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.sentAt = try Date?.unarchive(&reader) }
      if try reader.field(2, of: object) { partial.priority = try reader.unlessNull(Int.self) }
      if try reader.field(3, of: object) { partial.marks = try [Mark]?.unarchive(&reader) }
      if try reader.field(4, of: object) { partial.body = try reader.unlessNull(String.self) }
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
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> TextMessage {
      let mappedArgument_id = partial.id.moved()
      let value = TextMessage(id: mappedArgument_id)
      value.sentAt = partial.sentAt.take()
      if let read = partial.priority.take() { value.priority = read }
      value.marks = partial.marks.take()
      if let read = partial.body.take() { value.body = read }
      return value
    }

    static func write(_ value: TextMessage, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.id.archive(to: &writer)
      value.sentAt.archive(to: &writer)
      value.priority.archive(to: &writer)
      value.marks.archive(to: &writer)
      value.body.archive(to: &writer)
      writer.end()
    }
  }
}
