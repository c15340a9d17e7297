// Generated from Mark.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) public import Isomer
@_spi(Generated) public import IsomerArchive

extension Mark: Isomer.Readable, Isomer.Writable {
  public static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.tag(at: "mark") else {
      throw reader.missingTag(at: "mark")
    }
    switch tag {
    case "read":
      return try Mapped_read.read(&reader)
    case "starred":
      try reader.skipValue()
      return .starred
    default: throw reader.unknownTag("one of \"read\", \"starred\"", at: "mark")
    }
  }

  public func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .read(let count): Mapped_read.write(count, to: &writer)
    case .starred: writer.raw("{\"mark\":\"starred\"}")
    }
  }
}

extension Mark {
  private enum Mapped_read: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Mark {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var count: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1:
          partial.count = try reader.checked(Int.read(&reader), by: { try MappedChecks_read.mappedCheck_count(&$0) })
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Mark {
      let mappedArgument_count = partial.count.moved()
      let value = Mark.read(count: mappedArgument_count)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      mark
      count: 3 required
      """, of: "Mark.swift: Mark.read")

    static func write(_ count: Int, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(count, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ count: Int, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"mark\":\"read\"")
      writer.member(",\"count\":", count)
    }
  }
}

extension Mark: IsomerArchive.Archivable {
  public static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    let value = try mappedUnarchive(&reader)
    return try reader.validated(value, from: start)
  }

  private static func mappedUnarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    if reader.isAtObject() {
      switch try reader.member(of: mappedArchiveFamily) {
      case 0: return try MappedArchive_Mark_read.read(&reader)
      default: throw reader.notMember(of: mappedArchiveFamily)
      }
    }
    let name = reader.position
    switch try reader.readToken() {
    case "starred": return .starred
    default: throw reader.unknownCase("one of \"starred\"", at: name)
    }
  }

  public func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    switch self {
    case .read(count: let count): MappedArchive_Mark_read.write(count, to: &writer)
    case .starred: writer.write(name: "starred")
    }
  }

  enum MappedArchive_Mark_read {
    static let shape = IsomerArchive.ArchiveShape("Mark.read", "count")

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Mark {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.count = try Int.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.count { missing = "count" }
      if let missing { throw reader.missing(missing, in: object) }
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var count: Int? = nil
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Mark {
      let mappedArgument_count = partial.count.moved()
      let value = Mark.read(count: mappedArgument_count)
      return value
    }

    static func write(_ count: Int, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      count.archive(to: &writer)
      writer.end()
    }
  }

  private static let mappedArchiveFamily = IsomerArchive.ArchiveFamily([
    MappedArchive_Mark_read.shape,
  ])
}

extension Mark: Isomer.Validatable {
  public func validated() throws(Isomer.MappingError) -> Self {
    switch self {
    case .read(let count):
      try Isomer.correction(of: count, at: "count", by: { try MappedChecks_read.mappedCheck_count(&$0) })
    case .starred: break
    }
    return self
  }

  private enum MappedChecks_read {
    static func mappedCheck_count(_ value: inout Isomer.Checked<Int>) throws {
      #sourceLocation(file: "Fixtures/Packages/Hierarchy//Sources/Base/Mark.swift", line: 3)
              try value.within(0...)
      #sourceLocation()
    }
  }
}
