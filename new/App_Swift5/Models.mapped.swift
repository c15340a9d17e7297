// Generated from Models.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer
import IsomerFoundation
@_spi(Generated) import IsomerArchive

extension Article: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 9 required
    title: 10 required
    published_at: publishedAt 11
    link: 12
    tags: 14 default
    author: 15 required
    state: 16 default
    media: 17 default
    day: 19
    """, of: "Models.swift: Article")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var title: String? = nil
    var publishedAt: Date?? = nil
    var link: URL?? = nil
    var tags: [String]?? = nil
    var author: Author? = nil
    var state: State?? = nil
    var media: [Media]?? = nil
    var day: Date?? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1: partial.title = try String.read(&reader)
      case 2: partial.publishedAt = try Date?.read(&reader)
      case 3: partial.link = try URL?.read(&reader)
      case 4: partial.tags = try reader.elements(.lossy, of: [String]?.self)
      case 5: partial.author = try Author.read(&reader)
      case 6: partial.state = try State?.read(&reader)
      case 7: partial.media = try [Media]?.read(&reader)
      case 8: partial.day = try reader.transformed(mappedReading_day, Date?.self)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.title = partial.title.moved()
    self.publishedAt = partial.publishedAt.takeValue()
    self.link = partial.link.takeValue()
    #sourceLocation(file: "Fixtures/Packages/App//Sources/Swift5/Models.swift", line: 12)
    self.tags = partial
 .tags.takeValue() ?? []
    #sourceLocation()
    self.author = partial.author.moved()
    if let read = partial.state.takeValue() { self.state = read }
    if let read = partial.media.takeValue() { self.media = read }
    self.day = partial.day.takeValue()
  }

  #sourceLocation(file: "Fixtures/Packages/App//Sources/Swift5/Models.swift", line: 17)
  private static let mappedReading_day = Isomer
  .readTransformer(.dateFormat("yyyy-MM-dd"), for: Date?.self)
  #sourceLocation()

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"title\":", self.title)
    writer.optional(",\"published_at\":", self.publishedAt)
    writer.optional(",\"link\":", self.link)
    writer.member(",\"tags\":", self.tags)
    writer.member(",\"author\":", self.author)
    writer.member(",\"state\":", self.state)
    writer.member(",\"media\":", self.media)
    writer.optional(Self.mappedReading_day, ",\"day\":", self.day)
  }
}

extension Article: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    var value = self
    value.author = try Isomer.validated(value.author, at: "author")
    return value
  }

  mutating func validate() throws(Isomer.MappingError) {
    self = try validated()
  }
}

extension Article: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Article.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Article.write(self, to: &writer)
  }

  enum MappedArchive_Article {
    static let shape = IsomerArchive.ArchiveShape(
      "Article", version: 1,
      """
      id
      title
      publishedAt
      link
      tags
      author
      state
      media
      day
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Article {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.id = try Int.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.title = try String.unarchive(&reader) }
      if try reader.field(2, of: object) { partial.publishedAt = try Date?.unarchive(&reader) }
      if try reader.field(3, of: object) { partial.link = try URL?.unarchive(&reader) }
      if try reader.field(4, of: object) { partial.tags = try reader.unlessNull([String].self) }
      if try reader.field(5, of: object) { partial.author = try Author.unarchive(&reader) }
      if try reader.field(6, of: object) { partial.state = try reader.unlessNull(State.self) }
      if try reader.field(7, of: object) { partial.media = try reader.unlessNull([Media].self) }
      if try reader.field(8, of: object) { partial.day = try Date?.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.author { missing = "author" }
      if case nil = partial.title { missing = "title" }
      if case nil = partial.id { missing = "id" }
      if let missing { throw reader.missing(missing, in: object) }
      return Article(mapped: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var id: Int? = nil
      var title: String? = nil
      var publishedAt: Date? = nil
      var link: URL? = nil
      var tags: [String]? = nil
      var author: Author? = nil
      var state: State? = nil
      var media: [Media]? = nil
      var day: Date? = nil
    }

    static func write(_ value: Article, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.id.archive(to: &writer)
      value.title.archive(to: &writer)
      value.publishedAt.archive(to: &writer)
      value.link.archive(to: &writer)
      value.tags.archive(to: &writer)
      value.author.archive(to: &writer)
      value.state.archive(to: &writer)
      value.media.archive(to: &writer)
      value.day.archive(to: &writer)
      writer.end()
    }
  }

  private init(mapped partial: inout MappedArchive_Article.MappedPartial) {
    self.id = partial.id.moved()
    self.title = partial.title.moved()
    self.publishedAt = partial.publishedAt.take()
    self.link = partial.link.take()
    #sourceLocation(file: "Fixtures/Packages/App//Sources/Swift5/Models.swift", line: 12)
    self.tags = partial
      .tags.take() ?? []
    #sourceLocation()
    self.author = partial.author.moved()
    if let read = partial.state.take() { self.state = read }
    if let read = partial.media.take() { self.media = read }
    self.day = partial.day.take()
  }
}

extension Article: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    try partial.fill(Self.mappedKeys, from: &reader)
    if case .some(nil) = partial.tags {
      #sourceLocation(file: "Fixtures/Packages/App//Sources/Swift5/Models.swift", line: 12)
      let mappedDefault: [String]
                    = []
      #sourceLocation()
      partial.tags = mappedDefault
    }
    if case .some(nil) = partial.state {
      #sourceLocation(file: "Fixtures/Packages/App//Sources/Swift5/Models.swift", line: 15)
      let mappedDefault: State
                   = .draft
      #sourceLocation()
      partial.state = mappedDefault
    }
    if case .some(nil) = partial.media {
      #sourceLocation(file: "Fixtures/Packages/App//Sources/Swift5/Models.swift", line: 16)
      let mappedDefault: [Media]
                     = []
      #sourceLocation()
      partial.media = mappedDefault
    }
    Self.mappedAssign(&partial, to: &self)
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.id.take() { value.id = read }
    if let read = partial.title.take() { value.title = read }
    if let read = partial.publishedAt.take() { value.publishedAt = read }
    if let read = partial.link.take() { value.link = read }
    if let read = partial.tags.takeValue() { value.tags = read }
    if let read = partial.author.take() { value.author = read }
    if let read = partial.state.takeValue() { value.state = read }
    if let read = partial.media.takeValue() { value.media = read }
    if let read = partial.day.take() { value.day = read }
  }
}

extension Article: Isomer.IdentityReadable {
  static func mappedIdentity(
    in reader: inout Isomer.JSONReader
  ) throws(Isomer.ReadingFailure) -> Int? {
    let identity_id = try reader.lookUp("id") {
      reader throws(Isomer.ReadingFailure) in
      return try Int.read(&reader)
    }
    guard let identity_id else { return nil }
    return identity_id
  }
}

extension Article: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.id == right.id else { return false }
    guard left.title == right.title else { return false }
    guard left.publishedAt == right.publishedAt else { return false }
    guard left.link == right.link else { return false }
    guard left.tags == right.tags else { return false }
    guard left.author == right.author else { return false }
    guard left.state == right.state else { return false }
    guard left.media == right.media else { return false }
    guard left.day == right.day else { return false }
    return true
  }
}

extension Article: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(self.id)
    hasher.combine(self.title)
    hasher.combine(self.publishedAt)
    hasher.combine(self.link)
    hasher.combine(self.tags)
    hasher.combine(self.author)
    hasher.combine(self.state)
    hasher.combine(self.media)
    hasher.combine(self.day)
  }
}

extension Article: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.id = newer.id
    self.title = newer.title
    self.publishedAt = newer.publishedAt
    self.link = newer.link
    self.tags = newer.tags
    self.author = newer.author
    self.state = newer.state
    self.media = newer.media
    self.day = newer.day
  }
}

extension Article: Isomer.Identified {
  var mappedIdentity: Int { self.id }
}

extension Article.State: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "draft": return .draft
    case "published": return .published
    default: throw reader.unknownCase("one of \"draft\", \"published\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .draft: writer.raw("\"draft\"")
    case .published: writer.raw("\"published\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}

extension Article.State: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    let name = reader.position
    switch try reader.readToken() {
    case "draft": return .draft
    case "published": return .published
    default: throw reader.unknownCase("one of \"draft\", \"published\"", at: name)
    }
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    switch self {
    case .draft: writer.write(name: "draft")
    case .published: writer.write(name: "published")
    }
  }
}

extension Author: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 27 required
    email: 29
    """, of: "Models.swift: Author")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return try reader.checked(Self(mapped: &partial), by: { try mappedCheck(&$0) })
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var email: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String.read(&reader)
      case 1:
        try reader.secret { reader throws(Isomer.ReadingFailure) in
          partial.email = try String?.read(&reader)
        }
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
    self.email = partial.email.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
    writer.secret { writer in
      writer.optional(",\"email\":", self.email)
    }
  }
}

extension Author: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    return try Isomer.validated(self, by: { try Self.mappedCheck(&$0) })
  }

  mutating func validate() throws(Isomer.MappingError) {
    self = try validated()
  }

  private static func mappedCheck(_ value: inout Isomer.Checked<Self>) throws {
    #sourceLocation(file: "Fixtures/Packages/App//Sources/Swift5/Models.swift", line: 25)
          try value.check(by: { !$0.name.isEmpty }, "{ !$0.name.isEmpty }")
    #sourceLocation()
  }
}

extension Author: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Author.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Author.write(self, to: &writer)
  }

  enum MappedArchive_Author {
    static let shape = IsomerArchive.ArchiveShape(
      "Author", version: 1,
      """
      name
      email
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Author {
      let start = reader.position
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.name = try String.unarchive(&reader) }
      if try reader.field(1, of: object) {
        try reader.secret { reader throws(Isomer.ReadingFailure) in
          partial.email = try String?.unarchive(&reader)
        }
      }
      reader.leave(object)
      var missing: String?
      if case nil = partial.name { missing = "name" }
      if let missing { throw reader.missing(missing, in: object) }
      let value = Author(mapped: &partial)
      return try reader.validated(value, from: start)
    }

    private typealias MappedPartial = Author.MappedPartial

    static func write(_ value: Author, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.name.archive(to: &writer)
      writer.secret { writer in
        value.email.archive(to: &writer)
      }
      writer.end()
    }
  }
}

extension Media: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.tag(at: "type") else {
      throw reader.missingTag(at: "type")
    }
    switch tag {
    case "photo":
      return try Mapped_photo.read(&reader)
    case "film":
      return try Mapped_film.read(&reader)
    default: throw reader.unknownTag("one of \"photo\", \"film\"", at: "type")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .photo(let url, let width): Mapped_photo.write(url, width, to: &writer)
    case .film(let seconds): Mapped_film.write(seconds, to: &writer)
    }
  }
}

extension Media {
  private enum Mapped_photo: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Media {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var url: URL? = nil
      var width: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.url = try URL.read(&reader)
        case 2: partial.width = try Int.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Media {
      let mappedArgument_url = partial.url.moved()
      let mappedArgument_width = partial.width.moved()
      let value = Media.photo(url: mappedArgument_url, width: mappedArgument_width)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      url: 34 required
      width: 34 required
      """, of: "Models.swift: Media.photo")

    static func write(_ url: URL, _ width: Int, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(url, width, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ url: URL, _ width: Int, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"type\":\"photo\"")
      writer.member(",\"url\":", url)
      writer.member(",\"width\":", width)
    }
  }

  private enum Mapped_film: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Media {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var seconds: Double? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.seconds = try Double.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Media {
      let mappedArgument_seconds = partial.seconds.moved()
      let value = Media.film(seconds: mappedArgument_seconds)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      seconds: 35 required
      """, of: "Models.swift: Media.film")

    static func write(_ seconds: Double, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(seconds, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ seconds: Double, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"type\":\"film\"")
      writer.member(",\"seconds\":", seconds)
    }
  }
}

extension Media: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    if reader.isAtObject() {
      switch try reader.member(of: mappedArchiveFamily) {
      case 0: return try MappedArchive_Media_photo.read(&reader)
      case 1: return try MappedArchive_Media_film.read(&reader)
      default: throw reader.notMember(of: mappedArchiveFamily)
      }
    }
    let name = reader.position
    switch try reader.readToken() {
    default: throw reader.unknownCase("an object of a case of Media", at: name)
    }
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    switch self {
    case .photo(url: let url, width: let width): MappedArchive_Media_photo.write(url, width, to: &writer)
    case .film(seconds: let seconds): MappedArchive_Media_film.write(seconds, to: &writer)
    }
  }

  enum MappedArchive_Media_photo {
    static let shape = IsomerArchive.ArchiveShape(
      "Media.photo", version: 1,
      """
      url
      width
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Media {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.url = try URL.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.width = try Int.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.width { missing = "width" }
      if case nil = partial.url { missing = "url" }
      if let missing { throw reader.missing(missing, in: object) }
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var url: URL? = nil
      var width: Int? = nil
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Media {
      let mappedArgument_url = partial.url.moved()
      let mappedArgument_width = partial.width.moved()
      let value = Media.photo(url: mappedArgument_url, width: mappedArgument_width)
      return value
    }

    static func write(_ url: URL, _ width: Int, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      url.archive(to: &writer)
      width.archive(to: &writer)
      writer.end()
    }
  }

  enum MappedArchive_Media_film {
    static let shape = IsomerArchive.ArchiveShape("Media.film", version: 1, "seconds")

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Media {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.seconds = try Double.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.seconds { missing = "seconds" }
      if let missing { throw reader.missing(missing, in: object) }
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var seconds: Double? = nil
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Media {
      let mappedArgument_seconds = partial.seconds.moved()
      let value = Media.film(seconds: mappedArgument_seconds)
      return value
    }

    static func write(_ seconds: Double, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      seconds.archive(to: &writer)
      writer.end()
    }
  }

  private static let mappedArchiveFamily = IsomerArchive.ArchiveFamily([
    MappedArchive_Media_photo.shape,
    MappedArchive_Media_film.shape,
  ])
}

extension Settings: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    theme: 41 default
    sizes: 42 default
    changed: 43
    """, of: "Models.swift: Settings")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var theme: String? = nil
    var sizes: [String: Double]? = nil
    var changed: Date? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.theme = try String?.read(&reader)
      case 1: partial.sizes = try [String: Double]?.read(&reader)
      case 2: partial.changed = try Date?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let value = Self()
    if let read = partial.theme.take() { value.theme = read }
    if let read = partial.sizes.take() { value.sizes = read }
    value.changed = partial.changed.take()
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"theme\":", self.theme)
    writer.member(",\"sizes\":", self.sizes)
    writer.optional(",\"changed\":", self.changed)
  }
}

extension Notice: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  static var mappedMapping: any Isomer.Mapping.Type {
    if self == Notice.self { return Notice.Mapped_Notice.self }
    if self is Sale.Type { return Sale.Mapped_Sale.self }
    return Notice.Mapped_Notice.self
  }
}

extension Notice {
  enum Mapped_Notice: Isomer.Mapping {
    static func mappedBuild(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Notice {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var text: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.text = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Notice {
      let value = Notice()
      if let read = partial.text.take() { value.text = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind
      text: 49 default
      """, of: "Models.swift: Notice")

    static func writeMappedMembers(_ value: Notice, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"text\":", value.text)
    }

    static func mappedPaths(_ value: Notice, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths("text")
      paths.always("kind")
      return paths
    }

    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Notice {
      guard let tag = try reader.tag(at: "kind") else {
        throw reader.missingTag(at: "kind")
      }
      switch tag {
      case "sale": return try Sale.Mapped_Sale.read(&reader)
      default: throw reader.unknownTag("one of \"sale\"", at: "kind")
      }
    }
  }
}

extension Sale {
  enum Mapped_Sale: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Sale {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var text: String? = nil
      var percent: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.text = try String?.read(&reader)
        case 2: partial.percent = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Sale {
      let value = Sale()
      if let read = partial.text.take() { value.text = read }
      if let read = partial.percent.take() { value.percent = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind
      text: 49 default
      percent: 55 default
      """, of: "Models.swift: Sale")

    static func writeMappedMembers(_ value: Sale, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"kind\":\"sale\"")
      writer.member(",\"text\":", value.text)
      writer.member(",\"percent\":", value.percent)
    }

    static func mappedPaths(_ value: Sale, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        text
        percent
        """)
      paths.always("kind")
      return paths
    }
  }
}

/// The mapping of `DateInterval` that `IntervalShape` declares.
struct IntervalMapping: Isomer.ExternalMapping {
  /// The value itself.
  var value: DateInterval

  /// Holds a value.
  init(_ value: DateInterval) { self.value = value }
}

extension IntervalMapping: Isomer.ReadByProfile, Isomer.WrittenByProfile, Isomer.Boxed {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<DateInterval>.Type {
    Mapped_IntervalMapping_plain.self
  }
}

extension IntervalMapping {
  private enum Mapped_IntervalMapping_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> DateInterval {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var start: Date? = nil
      var duration: TimeInterval? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.start = try Date.read(&reader)
        case 1: partial.duration = try TimeInterval.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> DateInterval {
      let mappedArgument_start = partial.start.moved()
      let mappedArgument_duration = partial.duration.moved()
      #sourceLocation(file: "Fixtures/Packages/App//Sources/Swift5/Models.swift", line: 59)
    let value = DateInterval(start: mappedArgument_start, duration: mappedArgument_duration)
      #sourceLocation()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      start: 61 required
      duration: 62 required
      """, of: "Models.swift: IntervalMapping")

    static func writeMappedMembers(_ value: DateInterval, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"start\":", value.start)
      writer.member(",\"duration\":", value.duration)
    }
  }

  // Never called; lets the compiler report members that do not exist.
  private static func mappedMembers(_ value: inout DateInterval) {
    #sourceLocation(file: "Fixtures/Packages/App//Sources/Swift5/Models.swift", line: 60)
    let _: Date =
value.start
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Packages/App//Sources/Swift5/Models.swift", line: 61)
    let _: TimeInterval =
value.duration
    #sourceLocation()
  }
}

extension Calendar: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    busy: 66 default
    """, of: "Models.swift: Calendar")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var busy: [DateInterval]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        #sourceLocation(file: "Fixtures/Packages/App//Sources/Swift5/Models.swift", line: 58)
        partial.busy = try reader.transformed(Isomer.ArrayTransformer(
                Isomer.ShapeTransformer<IntervalMapping>()), [DateInterval]?.self)
        #sourceLocation()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    if let read = partial.busy.take() { self.busy = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Packages/App//Sources/Swift5/Models.swift", line: 58)
    writer.member(Isomer.ArrayTransformer(
                Isomer.ShapeTransformer<IntervalMapping>()), ",\"busy\":", self.busy)
    #sourceLocation()
  }
}

extension Price: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    cents: 76 required
    """, of: "Models.swift: Price")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var cents: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        #sourceLocation(file: "Fixtures/Packages/App//Sources/Swift5/Models.swift", line: 75)
        partial.cents =
            try reader.transformed(Doubling(), Int.self)
        #sourceLocation()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.cents = partial.cents.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Packages/App//Sources/Swift5/Models.swift", line: 76)
                     writer.member(Doubling(), ",\"cents\":", self.cents)
    #sourceLocation()
  }
}

nonisolated extension Feed: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    page: 82 required
    titles: 84 default
    """, of: "Models.swift: Feed")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return try reader.checked(Self(mapped: &partial), by: { try mappedCheck(&$0) })
  }

  nonisolated fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var page: Int? = nil
    var titles: [String]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.page = try Int.read(&reader)
      case 1: partial.titles = try [String]?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.page = partial.page.moved()
    #sourceLocation(file: "Fixtures/Packages/App//Sources/Swift5/Models.swift", line: 82)
    self.titles = partial
    .titles.take() ?? []
    #sourceLocation()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"page\":", self.page)
    writer.member(",\"titles\":", self.titles)
  }
}

nonisolated extension Feed: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    return try Isomer.validated(self, by: { try Self.mappedCheck(&$0) })
  }

  mutating func validate() throws(Isomer.MappingError) {
    self = try validated()
  }

  private static func mappedCheck(_ value: inout Isomer.Checked<Self>) throws {
    #sourceLocation(file: "Fixtures/Packages/App//Sources/Swift5/Models.swift", line: 80)
            try value.check(by: { $0.page > 0 }, "{ $0.page > 0 }")
    #sourceLocation()
  }
}
