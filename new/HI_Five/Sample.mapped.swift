// Generated from Sample.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) public import Base
import Foundation
@_spi(Generated) public import Isomer
@_spi(Generated) public import IsomerArchive

@_spi(Generated) extension Sample: Base.Mapped_Measure_Below {
  public static var mappedMapping_Measure: any Isomer.Mapping.Type {
    Sample.Mapped_Sample.self
  }
}

extension Sample {
  enum Mapped_Sample: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Sample {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var value: Double?? = nil
      var unit: String?? = nil
      var raw: String?? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.value = try Double?.read(&reader)
        case 1: partial.unit = try String?.read(&reader)
        case 2: partial.raw = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Sample {
      let value = Sample()
      if let read = partial.value.takeValue() { value.value = read }
      value.unit = partial.unit.takeValue()
      if let read = partial.raw.takeValue() { value.raw = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      value: 3 in `Measure.swift` default
      unit: 4 in `Measure.swift`
      raw: 7 default
      """, of: "Sample.swift: Sample")

    static func writeMappedMembers(_ value: Sample, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"value\":", value.value)
      writer.optional(",\"unit\":", value.unit)
      writer.member(",\"raw\":", value.raw)
    }

    static func update(_ value: Sample, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      let start = reader.position
      try reader.beginUpdate(of: value)
      var partial = MappedPartial()
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.value {
        #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Base/Measure.swift", line: 2)
        let mappedDefault: Double
                   = 0.0
        #sourceLocation()
        partial.value = mappedDefault
      }
      try reader.change(
        value, from: start,
        applying: {
          var kept = mappedKept(of: value, before: partial)
          mappedAssign(&partial, to: value)
          return { mappedAssign(&kept, to: value) }
        },
        settling: { _ in })
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: Sample) {
      if let read = partial.value.takeValue() { value.value = read }
      if let read = partial.unit.take() { value.unit = read }
    }

    private static func mappedKept(
      of value: Sample, before partial: borrowing MappedPartial
    ) -> MappedPartial {
      var kept = MappedPartial()
      if partial.value != nil { kept.value = value.value }
      if partial.unit != nil { kept.unit = value.unit }
      return kept
    }
  }
}

@_spi(Generated) extension NoteMessage: Base.Mapped_Message_Below {
  public static var mappedMapping_Message: any Isomer.Mapping.Type {
    NoteMessage.Mapped_NoteMessage.self
  }

  public func mappedValidate_Message() throws(Isomer.MappingError) {
    try Swift.type(of: self).mappedMapping_Message.validate(object: self)
  }

  public static func mappedKnowsArchive_Message(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Bool {
    return try reader.knownMember(of: MappedArchive_NoteMessage.family) != nil
  }

  public static func mappedUnarchive_Message(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Base.Message {
    return try NoteMessage.MappedArchive_NoteMessage.read(&reader)
  }

  public func mappedArchive_Message(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_NoteMessage.write(self, to: &writer)
  }
}

extension NoteMessage {
  enum Mapped_NoteMessage: Isomer.MappingByProfile {
    static func mapping(as profile: String?) -> any Isomer.Mapping<NoteMessage>.Type {
      switch profile {
      case "wire": return Mapped_NoteMessage_as_wire.self
      default: return Mapped_NoteMessage_plain.self
      }
    }

    static func update(_ value: NoteMessage, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch reader.profile {
      case "wire": try Mapped_NoteMessage_as_wire.update(value, from: &reader)
      default: try Mapped_NoteMessage_plain.update(value, from: &reader)
      }
    }
  }

  private enum Mapped_NoteMessage_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> NoteMessage {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return try reader.checked(mappedValue(of: &partial), by: { try mappedCheck(&$0) })
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var sentAt: Date?? = nil
      var priority: Int?? = nil
      var marks: [Mark]?? = nil
      var body: String?? = nil
      var stars: Int?? = nil

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
        case 6: partial.stars = try Int?.read(&reader)
        case 7: partial.priority = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> NoteMessage {
      let mappedArgument_id = partial.id.moved()
      let value = NoteMessage(id: mappedArgument_id)
      value.sentAt = partial.sentAt.takeValue()
      if let read = partial.priority.takeValue() { value.priority = read }
      value.marks = partial.marks.takeValue()
      if let read = partial.body.takeValue() { value.body = read }
      if let read = partial.stars.takeValue() { value.stars = read }
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
      stars: 13 default
      """, of: "Sample.swift: NoteMessage", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      priority: 9 in `Message.swift` default
      """, of: "Sample.swift: NoteMessage", below: "meta")

    static func writeMappedMembers(_ value: NoteMessage, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"kind\":\"note\"")
      writer.member(",\"id\":", value.id)
      writer.optional(",\"sent_at\":", value.sentAt)
      do {
        let container = writer.beginContainer(",\"meta\":")
        writer.member(",\"priority\":", value.priority)
        writer.endContainer(container)
      }
      writer.optional(",\"marks\":", value.marks)
      writer.member(",\"body\":", value.body)
      writer.member(",\"stars\":", value.stars)
    }

    static func validate(_ value: NoteMessage) throws(Isomer.MappingError) {
      value.marks = try Isomer.validatedIfPossible(value.marks, at: "marks")
      try Isomer.correction(of: value.marks, at: "marks", by: { try mappedCheck_marks(&$0) })
      try Isomer.validated(value, by: { try mappedCheck(&$0) })
    }

    private static func mappedCheck_marks(_ value: inout Isomer.Checked<[Mark]>) throws {
      #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Base/Message.swift", line: 10)
           try value.count(...3)
      #sourceLocation()
    }

    private static func mappedCheck(_ value: inout Isomer.Checked<NoteMessage>) throws {
      #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Base/Message.swift", line: 3)
                         try value.check(by: { $0.id >= 0 }, "{ $0.id >= 0 }")
      #sourceLocation()
    }

    static func mappedPaths(_ value: NoteMessage, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id
        sentAt: sent_at
        priority: meta.priority
        marks
        body
        stars
        """)
      paths.always("kind")
      return paths
    }

    static func update(_ value: NoteMessage, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      if let tag = try reader.tag(at: "kind") {
        switch tag {
        case "note": break
        default: throw reader.unknownTag("\"note\"", at: "kind")
        }
      }
      let start = reader.position
      try reader.beginUpdate(of: value)
      var partial = MappedPartial()
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.priority {
        #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Base/Message.swift", line: 8)
        let mappedDefault: Int
                      = 0
        #sourceLocation()
        partial.priority = mappedDefault
      }
      if case .some(nil) = partial.body {
        #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Base/TextMessage.swift", line: 2)
        let mappedDefault: String
                  = ""
        #sourceLocation()
        partial.body = mappedDefault
      }
      if case .some(nil) = partial.stars {
        #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Five/Sample.swift", line: 12)
        let mappedDefault: Int
                   = 0
        #sourceLocation()
        partial.stars = mappedDefault
      }
      try reader.change(
        value, from: start,
        applying: {
          var kept = mappedKept(of: value, before: partial)
          mappedAssign(&partial, to: value)
          return { mappedAssign(&kept, to: value) }
        },
        settling: { reader throws(Isomer.ReadingFailure) in
          _ = try reader.checked(value, by: { try mappedCheck(&$0) })
        })
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: NoteMessage) {
      if let read = partial.id.take() { value.id = read }
      if let read = partial.sentAt.take() { value.sentAt = read }
      if let read = partial.priority.takeValue() { value.priority = read }
      if let read = partial.marks.take() { value.marks = read }
      if let read = partial.body.takeValue() { value.body = read }
      if let read = partial.stars.takeValue() { value.stars = read }
    }

    private static func mappedKept(
      of value: NoteMessage, before partial: borrowing MappedPartial
    ) -> MappedPartial {
      var kept = MappedPartial()
      if partial.id != nil { kept.id = value.id }
      if partial.sentAt != nil { kept.sentAt = value.sentAt }
      if partial.priority != nil { kept.priority = value.priority }
      if partial.marks != nil { kept.marks = value.marks }
      if partial.body != nil { kept.body = value.body }
      if partial.stars != nil { kept.stars = value.stars }
      return kept
    }

    static func memberKey(as profile: String?) -> Isomer.MemberKey {
      .tags(["note"])
    }
  }

  private enum Mapped_NoteMessage_as_wire: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> NoteMessage {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return try reader.checked(mappedValue(of: &partial), by: { try mappedCheck(&$0) })
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var sentAt: Date?? = nil
      var priority: Int?? = nil
      var marks: [Mark]?? = nil
      var body: String?? = nil
      var stars: Int?? = nil

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
        case 6: partial.stars = try Int?.read(&reader)
        case 7: partial.priority = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> NoteMessage {
      let mappedArgument_id = partial.id.moved()
      let value = NoteMessage(id: mappedArgument_id)
      value.sentAt = partial.sentAt.takeValue()
      if let read = partial.priority.takeValue() { value.priority = read }
      value.marks = partial.marks.takeValue()
      if let read = partial.body.takeValue() { value.body = read }
      if let read = partial.stars.takeValue() { value.stars = read }
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
      STARS: stars 13 default
      """, of: "Sample.swift: NoteMessage", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      priority: 9 in `Message.swift` default
      """, of: "Sample.swift: NoteMessage", below: "meta")

    static func writeMappedMembers(_ value: NoteMessage, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"k\":\"note\"")
      writer.member(",\"ID\":", value.id)
      writer.optional(",\"SENTAT\":", value.sentAt)
      do {
        let container = writer.beginContainer(",\"meta\":")
        writer.member(",\"priority\":", value.priority)
        writer.endContainer(container)
      }
      writer.optional(",\"MARKS\":", value.marks)
      writer.member(",\"BODY\":", value.body)
      writer.member(",\"STARS\":", value.stars)
    }

    private static func mappedCheck_marks(_ value: inout Isomer.Checked<[Mark]>) throws {
      #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Base/Message.swift", line: 10)
           try value.count(...3)
      #sourceLocation()
    }

    private static func mappedCheck(_ value: inout Isomer.Checked<NoteMessage>) throws {
      #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Base/Message.swift", line: 3)
                         try value.check(by: { $0.id >= 0 }, "{ $0.id >= 0 }")
      #sourceLocation()
    }

    static func mappedPaths(_ value: NoteMessage, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id: ID
        sentAt: SENTAT
        priority: meta.priority
        marks: MARKS
        body: BODY
        stars: STARS
        """)
      paths.always("k")
      return paths
    }

    static func update(_ value: NoteMessage, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      if let tag = try reader.tag(at: "k") {
        switch tag {
        case "note": break
        default: throw reader.unknownTag("\"note\"", at: "k")
        }
      }
      let start = reader.position
      try reader.beginUpdate(of: value)
      var partial = MappedPartial()
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.priority {
        #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Base/Message.swift", line: 8)
        let mappedDefault: Int
                      = 0
        #sourceLocation()
        partial.priority = mappedDefault
      }
      if case .some(nil) = partial.body {
        #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Base/TextMessage.swift", line: 2)
        let mappedDefault: String
                  = ""
        #sourceLocation()
        partial.body = mappedDefault
      }
      if case .some(nil) = partial.stars {
        #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Five/Sample.swift", line: 12)
        let mappedDefault: Int
                   = 0
        #sourceLocation()
        partial.stars = mappedDefault
      }
      try reader.change(
        value, from: start,
        applying: {
          var kept = mappedKept(of: value, before: partial)
          mappedAssign(&partial, to: value)
          return { mappedAssign(&kept, to: value) }
        },
        settling: { reader throws(Isomer.ReadingFailure) in
          _ = try reader.checked(value, by: { try mappedCheck(&$0) })
        })
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: NoteMessage) {
      if let read = partial.id.take() { value.id = read }
      if let read = partial.sentAt.take() { value.sentAt = read }
      if let read = partial.priority.takeValue() { value.priority = read }
      if let read = partial.marks.take() { value.marks = read }
      if let read = partial.body.takeValue() { value.body = read }
      if let read = partial.stars.takeValue() { value.stars = read }
    }

    private static func mappedKept(
      of value: NoteMessage, before partial: borrowing MappedPartial
    ) -> MappedPartial {
      var kept = MappedPartial()
      if partial.id != nil { kept.id = value.id }
      if partial.sentAt != nil { kept.sentAt = value.sentAt }
      if partial.priority != nil { kept.priority = value.priority }
      if partial.marks != nil { kept.marks = value.marks }
      if partial.body != nil { kept.body = value.body }
      if partial.stars != nil { kept.stars = value.stars }
      return kept
    }

    static func memberKey(as profile: String?) -> Isomer.MemberKey {
      .tags(["note"])
    }
  }
}

extension NoteMessage {
  enum MappedArchive_NoteMessage {
    static let shape = IsomerArchive.ArchiveShape(
      "NoteMessage", version: 1,
      """
      id
      sentAt
      priority
      marks
      body
      stars
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> NoteMessage {
      let start = reader.position
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.id = try Int.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.sentAt = try Date?.unarchive(&reader) }
      if try reader.field(2, of: object) { partial.priority = try reader.unlessNull(Int.self) }
      if try reader.field(3, of: object) { partial.marks = try [Mark]?.unarchive(&reader) }
      if try reader.field(4, of: object) { partial.body = try reader.unlessNull(String.self) }
      if try reader.field(5, of: object) { partial.stars = try reader.unlessNull(Int.self) }
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
      var stars: Int? = nil
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> NoteMessage {
      let mappedArgument_id = partial.id.moved()
      let value = NoteMessage(id: mappedArgument_id)
      value.sentAt = partial.sentAt.take()
      if let read = partial.priority.take() { value.priority = read }
      value.marks = partial.marks.take()
      if let read = partial.body.take() { value.body = read }
      if let read = partial.stars.take() { value.stars = read }
      return value
    }

    static func write(_ value: NoteMessage, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.id.archive(to: &writer)
      value.sentAt.archive(to: &writer)
      value.priority.archive(to: &writer)
      value.marks.archive(to: &writer)
      value.body.archive(to: &writer)
      value.stars.archive(to: &writer)
      writer.end()
    }

    static let family = IsomerArchive.ArchiveFamily([
      MappedArchive_NoteMessage.shape,
    ])
  }
}

extension NoteMessage: Isomer.Updatable {
  public func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    try NoteMessage.Mapped_NoteMessage.update(self, from: &reader)
  }
}

extension NoteMessage: Equatable {
  public static func == (left: NoteMessage, right: NoteMessage) -> Bool {
    if left === right { return true }
    guard Swift.type(of: left) == Swift.type(of: right) else { return false }
    guard left.id == right.id else { return false }
    guard left.sentAt == right.sentAt else { return false }
    guard left.priority == right.priority else { return false }
    guard left.marks == right.marks else { return false }
    guard left.body == right.body else { return false }
    guard left.stars == right.stars else { return false }
    return true
  }
}

extension NoteMessage: Isomer.Copying {
  public func copy() -> NoteMessage {
    let copy = NoteMessage(id: self.id)
    copy.sentAt = self.sentAt
    copy.priority = self.priority
    copy.marks = self.marks
    copy.body = self.body
    copy.stars = self.stars
    return copy
  }
}

extension NoteMessage: Isomer.Mergeable {
  public func merge(_ newer: NoteMessage) {
    if self === newer { return }
    self.id = newer.id
    self.sentAt = newer.sentAt
    self.priority = newer.priority
    self.marks = newer.marks
    self.body = newer.body
    self.stars = newer.stars
  }
}

extension NoteMessage: CustomStringConvertible {
  public var description: String {
    var text = Isomer.DescriptionText("NoteMessage")
    text.add("id", self.id)
    text.add("sentAt", self.sentAt)
    text.add("priority", self.priority)
    text.add("marks", self.marks)
    text.add("body", self.body)
    text.add("stars", self.stars)
    return text.finished
  }
}
