// A class is archived once for all its references.
// The models are in Archiving.swift.

extension Share: Isomer.Readable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var count: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 1: partial.count = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.count = partial.count.moved()
  }

  static let mappedKeys = Isomer.KeySet(
    """
    kind
    count: = required
    """, of: "Archiving.swift: Share")

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.raw(",\"kind\":\"Share\"")
    writer.member(",\"count\":", self.count)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths("count")
    paths.always("kind")
    return paths
  }
}

extension Share: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Share.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Share.write(self, to: &writer)
  }

  enum MappedArchive_Share {
    static let shape = IsomerArchive.ArchiveShape("Share", version: 1, "count")

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Share {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.count = try Int.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.count { missing = "count" }
      if let missing { throw reader.missing(missing, in: object) }
      return Share(mapped: &partial)
    }

    private typealias MappedPartial = Share.MappedPartial

    static func write(_ value: Share, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.count.archive(to: &writer)
      writer.end()
    }
  }
}
