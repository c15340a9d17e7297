// Generated from Siren.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) internal import Base
@_spi(Generated) import Isomer
@_spi(Generated) import IsomerArchive

extension Siren: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<Siren>.Type {
    switch profile {
    case "wire": return Mapped_Siren_as_wire.self
    default: return Mapped_Siren_plain.self
    }
  }
}

extension Siren {
  private enum Mapped_Siren_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Siren {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return Siren(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var title: String? = nil
      var seconds: Double? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.title = try String.read(&reader)
        case 2: partial.seconds = try Double?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      title: 7 required
      seconds: 8
      """, of: "Siren.swift: Siren")

    static func writeMappedMembers(_ value: Siren, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"type\":\"Siren\"")
      writer.member(",\"title\":", value.title)
      writer.optional(",\"seconds\":", value.seconds)
    }

    static func mappedPaths(_ value: Siren, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        title
        seconds
        """)
      paths.always("type")
      return paths
    }
  }

  private init(mapped partial: inout Mapped_Siren_plain.MappedPartial) {
    self.title = partial.title.moved()
    self.seconds = partial.seconds.take()
  }

  private enum Mapped_Siren_as_wire: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Siren {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return Siren(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var title: String? = nil
      var seconds: Double? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.title = try String.read(&reader)
        case 2: partial.seconds = try Double?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      t
      title: 7 required
      seconds: 8
      """, of: "Siren.swift: Siren")

    static func writeMappedMembers(_ value: Siren, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"t\":\"Siren\"")
      writer.member(",\"title\":", value.title)
      writer.optional(",\"seconds\":", value.seconds)
    }

    static func mappedPaths(_ value: Siren, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        title
        seconds
        """)
      paths.always("t")
      return paths
    }
  }

  private init(mapped partial: inout Mapped_Siren_as_wire.MappedPartial) {
    self.title = partial.title.moved()
    self.seconds = partial.seconds.take()
  }
}

extension Siren: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case wire
  }
}

extension Siren: Base.Mapped_Notice_Member {
  static func mappedKey_Notice(_ profile: Swift.String?) -> Isomer.MemberKey {
    return .tags(["Siren"])
  }

  static func mappedRead_Notice(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> any Base.Notice {
    try read(&reader)
  }

  static func mappedKnows_Notice(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Swift.Bool {
    try reader.knownMember(of: MappedArchive_Siren.family) != nil
  }

  static func mappedUnarchive_Notice(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> any Base.Notice {
    try Siren.unarchive(&reader)
  }

  func mappedArchive_Notice(to writer: inout IsomerArchive.ArchiveWriter) {
    archive(to: &writer)
  }

  func mappedWrite_Notice(to writer: inout Isomer.JSONWriter) {
    write(to: &writer)
  }
}

extension Siren: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Siren.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Siren.write(self, to: &writer)
  }

  enum MappedArchive_Siren {
    static let shape = IsomerArchive.ArchiveShape(
      "Siren", version: 1,
      """
      title
      seconds
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Siren {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.title = try String.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.seconds = try Double?.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.title { missing = "title" }
      if let missing { throw reader.missing(missing, in: object) }
      return Siren(mapped: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var title: String? = nil
      var seconds: Double? = nil
    }

    static func write(_ value: Siren, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.title.archive(to: &writer)
      value.seconds.archive(to: &writer)
      writer.end()
    }

    static let family = IsomerArchive.ArchiveFamily([
      MappedArchive_Siren.shape,
    ])
  }

  private init(mapped partial: inout MappedArchive_Siren.MappedPartial) {
    self.title = partial.title.moved()
    self.seconds = partial.seconds.take()
  }
}

extension FileAttachment: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<FileAttachment>.Type {
    switch profile {
    case "wire": return Mapped_FileAttachment_as_wire.self
    default: return Mapped_FileAttachment_plain.self
    }
  }
}

extension FileAttachment {
  private enum Mapped_FileAttachment_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> FileAttachment {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      var missing: String?
      if case nil = partial.name { missing = "file.name" }
      if let missing { throw reader.missing(missing) }
      return FileAttachment(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var name: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try partial.fillObject(mappedKeys_file, first: 1, from: &reader)
        case 1: partial.name = try String.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      file
      """, of: "Siren.swift: FileAttachment", objects: [mappedKeys_file])

    private static let mappedKeys_file = Isomer.KeySet(
      """
      name: 15 required
      """, of: "Siren.swift: FileAttachment", below: "file")

    static func writeMappedMembers(_ value: FileAttachment, to writer: inout Isomer.JSONWriter) {
      do {
        let container = writer.beginContainer(",\"file\":")
        writer.member(",\"name\":", value.name)
        writer.endContainer(container)
      }
    }
  }

  private init(mapped partial: inout Mapped_FileAttachment_plain.MappedPartial) {
    self.name = partial.name.moved()
  }

  private enum Mapped_FileAttachment_as_wire: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> FileAttachment {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      var missing: String?
      if case nil = partial.name { missing = "file.name" }
      if let missing { throw reader.missing(missing) }
      return FileAttachment(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var name: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: try partial.fillObject(mappedKeys_file, first: 2, from: &reader)
        case 2: partial.name = try String.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      a
      file
      """, of: "Siren.swift: FileAttachment", objects: [mappedKeys_file])

    private static let mappedKeys_file = Isomer.KeySet(
      """
      name: 15 required
      """, of: "Siren.swift: FileAttachment", below: "file")

    static func writeMappedMembers(_ value: FileAttachment, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"a\":\"f\"")
      do {
        let container = writer.beginContainer(",\"file\":")
        writer.member(",\"name\":", value.name)
        writer.endContainer(container)
      }
    }

    static func mappedPaths(_ value: FileAttachment, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths("name: file.name")
      paths.always("a")
      return paths
    }
  }

  private init(mapped partial: inout Mapped_FileAttachment_as_wire.MappedPartial) {
    self.name = partial.name.moved()
  }
}

extension FileAttachment: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case wire
  }
}

extension FileAttachment: Base.Mapped_Attachment_Member {
  static func mappedKey_Attachment(_ profile: Swift.String?) -> Isomer.MemberKey {
    switch profile {
    case "wire": return .tags(["f"])
    default: return .shape("file\nname")
    }
  }

  static func mappedRead_Attachment(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> any Base.Attachment {
    try read(&reader)
  }

  func mappedWrite_Attachment(to writer: inout Isomer.JSONWriter) {
    write(to: &writer)
  }
}

extension LinkAttachment: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<LinkAttachment>.Type {
    switch profile {
    case "wire": return Mapped_LinkAttachment_as_wire.self
    default: return Mapped_LinkAttachment_plain.self
    }
  }
}

extension LinkAttachment {
  private enum Mapped_LinkAttachment_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> LinkAttachment {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return LinkAttachment(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var url: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.url = try String.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      url: 21 required
      """, of: "Siren.swift: LinkAttachment")

    static func writeMappedMembers(_ value: LinkAttachment, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"url\":", value.url)
    }
  }

  private init(mapped partial: inout Mapped_LinkAttachment_plain.MappedPartial) {
    self.url = partial.url.moved()
  }

  private enum Mapped_LinkAttachment_as_wire: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> LinkAttachment {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return LinkAttachment(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var url: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.url = try String.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      a
      url: 21 required
      """, of: "Siren.swift: LinkAttachment")

    static func writeMappedMembers(_ value: LinkAttachment, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"a\":2")
      writer.member(",\"url\":", value.url)
    }

    static func mappedPaths(_ value: LinkAttachment, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths("url")
      paths.always("a")
      return paths
    }
  }

  private init(mapped partial: inout Mapped_LinkAttachment_as_wire.MappedPartial) {
    self.url = partial.url.moved()
  }
}

extension LinkAttachment: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case wire
  }
}

extension LinkAttachment: Base.Mapped_Attachment_Member {
  static func mappedKey_Attachment(_ profile: Swift.String?) -> Isomer.MemberKey {
    switch profile {
    case "wire": return .tags([2])
    default: return .shape("url")
    }
  }

  static func mappedRead_Attachment(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> any Base.Attachment {
    try read(&reader)
  }

  func mappedWrite_Attachment(to writer: inout Isomer.JSONWriter) {
    write(to: &writer)
  }
}
