// Generated from Track.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer
@_spi(Generated) import IsomerArchive

extension Track: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    title: 6 required
    length: 8 required
    genre: 10 required
    stars: 12 default
    """, of: "Track.swift: Track")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var title: String? = nil
    var length: Duration? = nil
    var genre: String? = nil
    var stars: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.title = try String.read(&reader)
      case 1: partial.length = try Duration.read(&reader)
      case 2: partial.genre = try String.read(&reader)
      case 3: partial.stars = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.title = partial.title.moved()
    self.length = partial.length.moved()
    self.genre = partial.genre.moved()
    if let read = partial.stars.take() { self.stars = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"title\":", self.title)
    writer.member(",\"length\":", self.length)
    writer.member(",\"genre\":", self.genre)
    writer.member(",\"stars\":", self.stars)
  }
}

extension Track: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Track.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Track.write(self, to: &writer)
  }

  enum MappedArchive_Track {
    static let shape = IsomerArchive.ArchiveShape(
      "Track", version: 1,
      """
      title
      length
      genre
      stars
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Track {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.title = try String.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.length = try Duration.unarchive(&reader) }
      if try reader.field(2, of: object) { partial.genre = try String.unarchive(&reader) }
      if try reader.field(3, of: object) { partial.stars = try reader.unlessNull(Int.self) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.genre { missing = "genre" }
      if case nil = partial.length { missing = "length" }
      if case nil = partial.title { missing = "title" }
      if let missing { throw reader.missing(missing, in: object) }
      return Track(mapped: &partial)
    }

    private typealias MappedPartial = Track.MappedPartial

    static func write(_ value: Track, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.title.archive(to: &writer)
      value.length.archive(to: &writer)
      value.genre.archive(to: &writer)
      value.stars.archive(to: &writer)
      writer.end()
    }
  }
}

extension Duration: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    seconds: 18 required
    """, of: "Track.swift: Duration")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var seconds: Double? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.seconds = try Double.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.seconds = partial.seconds.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"seconds\":", self.seconds)
  }
}

extension Duration: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Duration.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Duration.write(self, to: &writer)
  }

  enum MappedArchive_Duration {
    static let shape = IsomerArchive.ArchiveShape("Duration", "seconds")

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Duration {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.seconds = try Double.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.seconds { missing = "seconds" }
      if let missing { throw reader.missing(missing, in: object) }
      return Duration(mapped: &partial)
    }

    private typealias MappedPartial = Duration.MappedPartial

    static func write(_ value: Duration, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.seconds.archive(to: &writer)
      writer.end()
    }
  }
}
