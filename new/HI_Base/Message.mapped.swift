// Generated from Message.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) public import Isomer
@_spi(Generated) public import IsomerArchive

extension Message: Isomer.Readable, Isomer.Writable {}

@_spi(Generated) extension Message: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  public static var mappedMapping: any Isomer.Mapping.Type {
    if self == Message.self { return Message.Mapped_Message.self }
    if self == TextMessage.self { return TextMessage.Mapped_TextMessage.self }
    if let below = self as? any Mapped_Message_Below.Type {
      return below.mappedMapping_Message
    }
    if self is TextMessage.Type { return TextMessage.Mapped_TextMessage.self }
    return Message.Mapped_Message.self
  }
}

extension Message: Isomer.Validatable {
  public func validated() throws(Isomer.MappingError) -> Self {
    if let below = self as? any Mapped_Message_Below {
      try below.mappedValidate_Message()
    } else {
      try Swift.type(of: self).mappedMapping.validate(object: self)
    }
    return self
  }
}

/// The protocol of the subclasses of `Message` in other modules.
@_spi(Generated) public protocol Mapped_Message_Below: Message {
  static var mappedMapping_Message: any Isomer.Mapping.Type { get }
  func mappedValidate_Message() throws(Isomer.MappingError)
  static func mappedKnowsArchive_Message(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Bool
  static func mappedUnarchive_Message(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Message
  func mappedArchive_Message(to writer: inout IsomerArchive.ArchiveWriter)
}

@_spi(Generated) extension Mapped_Message_Below {
  public static func mappedKnowsArchive_Message(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Bool { false }

  public static func mappedUnarchive_Message(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Message {
    throw reader.invalid("Message", at: reader.position)
  }

  public func mappedArchive_Message(to writer: inout IsomerArchive.ArchiveWriter) {
    writer.fail("its class is of another module, where it is not archived")
  }
}

@_spi(Generated) extension Mapped_Message_Below {
  public func mappedValidate_Message() throws(Isomer.MappingError) {
    try Message.Mapped_Message.validate(self)
  }
}

extension Message {
  enum Mapped_Message: Isomer.MappingByProfile {
    static func mapping(as profile: String?) -> any Isomer.Mapping<Message>.Type {
      switch profile {
      case "wire": return Mapped_Message_as_wire.self
      default: return Mapped_Message_plain.self
      }
    }
  }

  private enum Mapped_Message_plain: Isomer.Mapping {
    static func mappedBuild(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Message {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return try reader.checked(mappedValue(of: &partial), by: { try mappedCheck(&$0) })
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var sentAt: Date? = nil
      var priority: Int? = nil
      var marks: [Mark]? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.id = try Int.read(&reader)
        case 2: partial.sentAt = try Date?.read(&reader)
        case 3: try partial.fillObject(mappedKeys_meta, first: 5, from: &reader)
        case 4:
          partial.marks = try reader.checkedUnlessNil([Mark]?.read(&reader), by: { try mappedCheck_marks(&$0) })
        case 5: partial.priority = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Message {
      let mappedArgument_id = partial.id.moved()
      let value = Message(id: mappedArgument_id)
      value.sentAt = partial.sentAt.take()
      if let read = partial.priority.take() { value.priority = read }
      value.marks = partial.marks.take()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind
      id: 6 required
      sent_at: sentAt 7
      meta
      marks: 11
      """, of: "Message.swift: Message", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      priority: 9 default
      """, of: "Message.swift: Message", below: "meta")

    static func writeMappedMembers(_ value: Message, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
      writer.optional(",\"sent_at\":", value.sentAt)
      do {
        let container = writer.beginContainer(",\"meta\":")
        writer.member(",\"priority\":", value.priority)
        writer.endContainer(container)
      }
      writer.optional(",\"marks\":", value.marks)
    }

    static func validate(_ value: Message) throws(Isomer.MappingError) {
      try Isomer.validated(value.marks, at: "marks")
      try Isomer.correction(of: value.marks, at: "marks", by: { try mappedCheck_marks(&$0) })
      try Isomer.validated(value, by: { try mappedCheck(&$0) })
    }

    private static func mappedCheck_marks(_ value: inout Isomer.Checked<[Mark]>) throws {
      #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Base/Message.swift", line: 10)
           try value.count(...3)
      #sourceLocation()
    }

    private static func mappedCheck(_ value: inout Isomer.Checked<Message>) throws {
      #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Base/Message.swift", line: 3)
                         try value.check(by: { $0.id >= 0 }, "{ $0.id >= 0 }")
      #sourceLocation()
    }

    static func mappedPaths(_ value: Message, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id
        sentAt: sent_at
        priority: meta.priority
        marks
        """)
      paths.always("kind")
      return paths
    }

    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Message {
      guard let tag = try reader.tag(at: "kind") else {
        throw reader.missingTag(at: "kind")
      }
      let members = reader.options.additionalSubtypes.compactMap { type in
        let member = type as? any Mapped_Message_Below.Type
        return (member?.mappedMapping_Message).map {
          (key: $0.memberKey(as: reader.options.profile), type: $0)
        }
      }
      for member in members where member.key.matches(tag) {
        return try reader.object(by: member.type)
      }
      switch tag {
      case "text": return try TextMessage.Mapped_TextMessage.read(&reader)
      default: throw reader.unknownTag("\"text\"", members.map(\.key), at: "kind")
      }
    }
  }

  private enum Mapped_Message_as_wire: Isomer.Mapping {
    static func mappedBuild(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Message {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return try reader.checked(mappedValue(of: &partial), by: { try mappedCheck(&$0) })
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var sentAt: Date? = nil
      var priority: Int? = nil
      var marks: [Mark]? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.id = try Int.read(&reader)
        case 2: partial.sentAt = try Date?.read(&reader)
        case 3: try partial.fillObject(mappedKeys_meta, first: 5, from: &reader)
        case 4:
          partial.marks = try reader.checkedUnlessNil([Mark]?.read(&reader), by: { try mappedCheck_marks(&$0) })
        case 5: partial.priority = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Message {
      let mappedArgument_id = partial.id.moved()
      let value = Message(id: mappedArgument_id)
      value.sentAt = partial.sentAt.take()
      if let read = partial.priority.take() { value.priority = read }
      value.marks = partial.marks.take()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      k
      ID: id 6 required
      SENTAT: sentAt 7
      meta
      MARKS: marks 11
      """, of: "Message.swift: Message", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      priority: 9 default
      """, of: "Message.swift: Message", below: "meta")

    static func writeMappedMembers(_ value: Message, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"ID\":", value.id)
      writer.optional(",\"SENTAT\":", value.sentAt)
      do {
        let container = writer.beginContainer(",\"meta\":")
        writer.member(",\"priority\":", value.priority)
        writer.endContainer(container)
      }
      writer.optional(",\"MARKS\":", value.marks)
    }

    private static func mappedCheck_marks(_ value: inout Isomer.Checked<[Mark]>) throws {
      #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Base/Message.swift", line: 10)
           try value.count(...3)
      #sourceLocation()
    }

    private static func mappedCheck(_ value: inout Isomer.Checked<Message>) throws {
      #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Base/Message.swift", line: 3)
                         try value.check(by: { $0.id >= 0 }, "{ $0.id >= 0 }")
      #sourceLocation()
    }

    static func mappedPaths(_ value: Message, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id: ID
        sentAt: SENTAT
        priority: meta.priority
        marks: MARKS
        """)
      paths.always("k")
      return paths
    }

    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Message {
      guard let tag = try reader.tag(at: "k") else {
        throw reader.missingTag(at: "k")
      }
      let members = reader.options.additionalSubtypes.compactMap { type in
        let member = type as? any Mapped_Message_Below.Type
        return (member?.mappedMapping_Message).map {
          (key: $0.memberKey(as: reader.options.profile), type: $0)
        }
      }
      for member in members where member.key.matches(tag) {
        return try reader.object(by: member.type)
      }
      switch tag {
      case "text": return try TextMessage.Mapped_TextMessage.read(&reader)
      default: throw reader.unknownTag("\"text\"", members.map(\.key), at: "k")
      }
    }
  }
}

extension Message: Isomer.Profiled {
  /// The profiles of the mapping.
  public enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case wire
  }
}

extension Message: IsomerArchive.Archivable {
  public static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var slot = IsomerArchive.ArchiveSlot()
    if let made = try reader.existing(Self.self, &slot) { return made }
    let object: Message
    switch try reader.knownMember(of: mappedArchiveFamily) {
    case 1: object = try TextMessage.MappedArchive_TextMessage.read(&reader)
    case 0: object = try MappedArchive_Message.read(&reader)
    default: object = try mappedUnarchiveBelow(&reader)
    }
    try reader.made(object, slot)
    return try reader.casting(object, to: self, from: start)
  }

  public func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    guard writer.begins(self) else { return }
    switch ObjectIdentifier(Swift.type(of: self)) {
    case ObjectIdentifier(Message.self), ObjectIdentifier(TextMessage.self): break
    default:
      if let below = self as? any Mapped_Message_Below {
        below.mappedArchive_Message(to: &writer)
        return writer.ends(self)
      }
    }
    switch self {
    case let value as TextMessage: TextMessage.MappedArchive_TextMessage.write(value, to: &writer)
    default: MappedArchive_Message.write(self, to: &writer)
    }
    writer.ends(self)
  }

  private static func mappedUnarchiveBelow(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Message {
    if let below = self as? any Mapped_Message_Below.Type, try below.mappedKnowsArchive_Message(&reader) {
      return try below.mappedUnarchive_Message(&reader)
    }
    for case let member as any Mapped_Message_Below.Type in reader.options.additionalSubtypes {
      if try member.mappedKnowsArchive_Message(&reader) { return try member.mappedUnarchive_Message(&reader) }
    }
    throw reader.notMember(of: mappedArchiveFamily)
  }

  private static let mappedArchiveFamily = IsomerArchive.ArchiveFamily([
    MappedArchive_Message.shape,
    TextMessage.MappedArchive_TextMessage.shape,
  ])
}

extension Message {
  enum MappedArchive_Message {
    static let shape = IsomerArchive.ArchiveShape(
      "Message", version: 1,
      """
      id
      sentAt
      priority
      marks
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Message {
      let start = reader.position
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.id = try Int.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.sentAt = try Date?.unarchive(&reader) }
      if try reader.field(2, of: object) { partial.priority = try reader.unlessNull(Int.self) }
      if try reader.field(3, of: object) { partial.marks = try [Mark]?.unarchive(&reader) }
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
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Message {
      let mappedArgument_id = partial.id.moved()
      let value = Message(id: mappedArgument_id)
      value.sentAt = partial.sentAt.take()
      if let read = partial.priority.take() { value.priority = read }
      value.marks = partial.marks.take()
      return value
    }

    static func write(_ value: Message, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.id.archive(to: &writer)
      value.sentAt.archive(to: &writer)
      value.priority.archive(to: &writer)
      value.marks.archive(to: &writer)
      writer.end()
    }
  }
}
