// Generated from Deprecated.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer
@_spi(Generated) import IsomerArchive

extension Song: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    title: 8 default
    name: 10
    """, of: "Deprecated.swift: Song")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var title: String?? = nil
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Deprecated.swift", line: 10)
    var name: String?? = nil
    #sourceLocation()

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.title = try String?.read(&reader)
      case 1:
        #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Deprecated.swift", line: 10)
        partial.name = try String?.read(&reader)
        #sourceLocation()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    if let read = partial.title.takeValue() { self.title = read }
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Deprecated.swift", line: 10)
    self.name = partial.name.takeValue()
    #sourceLocation()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"title\":", self.title)
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Deprecated.swift", line: 10)
    writer.optional(",\"name\":", self.name)
    #sourceLocation()
  }
}

extension Song: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Song.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Song.write(self, to: &writer)
  }

  enum MappedArchive_Song {
    static let shape = IsomerArchive.ArchiveShape(
      "Song", version: 1,
      """
      title
      name
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Song {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.title = try reader.unlessNull(String.self) }
      #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Deprecated.swift", line: 10)
      if try reader.field(1, of: object) { partial.name = try String?.unarchive(&reader) }
      #sourceLocation()
      reader.leave(object)
      return Song(mapped: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var title: String? = nil
      #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Deprecated.swift", line: 10)
      var name: String? = nil
      #sourceLocation()
    }

    static func write(_ value: Song, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.title.archive(to: &writer)
      #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Deprecated.swift", line: 10)
      writer.value(value.name)
      #sourceLocation()
      writer.end()
    }
  }

  private init(mapped partial: inout MappedArchive_Song.MappedPartial) {
    if let read = partial.title.take() { self.title = read }
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Deprecated.swift", line: 10)
    self.name = partial.name.take()
    #sourceLocation()
  }
}

extension Song: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    try partial.fill(Self.mappedKeys, from: &reader)
    if case .some(nil) = partial.title {
      #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Deprecated.swift", line: 7)
      let mappedDefault: String
            = ""
      #sourceLocation()
      partial.title = mappedDefault
    }
    Self.mappedAssign(&partial, to: &self)
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.title.takeValue() { value.title = read }
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Deprecated.swift", line: 10)
    if let read = partial.name.take() { value.name = read }
    #sourceLocation()
  }
}

extension Song: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.title == right.title else { return false }
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Deprecated.swift", line: 10)
    guard left.name == right.name else { return false }
    #sourceLocation()
    return true
  }
}

extension Song: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.title = newer.title
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Deprecated.swift", line: 10)
    self.name = newer.name
    #sourceLocation()
  }
}

extension Rating: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    if let key = try reader.caseKey() {
      switch key {
      case "good":
        try reader.skipNoValues()
        try reader.endCase()
        #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Deprecated.swift", line: 16)
        return .good
        #sourceLocation()
      case "great":
        let value = try Mapped_great.read(&reader)
        try reader.endCase()
        return value
      default: break
      }
    } else if let name = try reader.caseName() {
      switch name {
      case "good":
        #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Deprecated.swift", line: 16)
        return .good
        #sourceLocation()
      default: break
      }
    }
    reader.rewind(to: start)
    throw reader.unknownCaseKey("\"good\", or an object with \"great\"")
  }

  func write(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Deprecated.swift", line: 15)
    switch self {
    case .good: writer.raw("\"good\"")
    #sourceLocation()
    case .great(let stars):
      writer.raw("{\"great\":")
      Mapped_great.write(stars, to: &writer)
      writer.raw("}")
    }
  }
}

extension Rating {
  private enum Mapped_great: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Rating {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var stars: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.stars = try Int.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Rating {
      let mappedArgument_stars = partial.stars.moved()
      let value = Rating.great(stars: mappedArgument_stars)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      stars: 17 required
      """, of: "Deprecated.swift: Rating.great")

    static func write(_ stars: Int, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(stars, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ stars: Int, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"stars\":", stars)
    }
  }
}

extension Rating: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    if reader.isAtObject() {
      switch try reader.member(of: mappedArchiveFamily) {
      case 0: return try MappedArchive_Rating_great.read(&reader)
      default: throw reader.notMember(of: mappedArchiveFamily)
      }
    }
    let name = reader.position
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Deprecated.swift", line: 15)
    switch try reader.readToken() {
    case "good": return .good
    #sourceLocation()
    default: throw reader.unknownCase("one of \"good\"", at: name)
    }
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Deprecated.swift", line: 15)
    switch self {
    case .good: writer.write(name: "good")
    #sourceLocation()
    case .great(stars: let stars): MappedArchive_Rating_great.write(stars, to: &writer)
    }
  }

  enum MappedArchive_Rating_great {
    static let shape = IsomerArchive.ArchiveShape("Rating.great", "stars")

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Rating {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.stars = try Int.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.stars { missing = "stars" }
      if let missing { throw reader.missing(missing, in: object) }
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var stars: Int? = nil
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Rating {
      let mappedArgument_stars = partial.stars.moved()
      let value = Rating.great(stars: mappedArgument_stars)
      return value
    }

    static func write(_ stars: Int, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      stars.archive(to: &writer)
      writer.end()
    }
  }

  private static let mappedArchiveFamily = IsomerArchive.ArchiveFamily([
    MappedArchive_Rating_great.shape,
  ])
}

@available(*, deprecated, message: "use 'Song'")
extension Track: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    rating: 23
    """, of: "Deprecated.swift: Track")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var rating: Rating? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.rating = try Rating?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.rating = partial.rating.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"rating\":", self.rating)
  }
}

@available(*, deprecated, message: "use 'Song'")
extension Track: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Track.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Track.write(self, to: &writer)
  }

  enum MappedArchive_Track {
    static let shape = IsomerArchive.ArchiveShape("Track", version: 1, "rating")

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Track {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.rating = try Rating?.unarchive(&reader) }
      reader.leave(object)
      return Track(mapped: &partial)
    }

    private typealias MappedPartial = Track.MappedPartial

    static func write(_ value: Track, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.rating.archive(to: &writer)
      writer.end()
    }
  }
}
