// Generated from Models.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer
@_spi(Generated) import IsomerArchive

extension Note: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    title: 7 default
    tags: 8 default
    count: 9 required
    isOpen: 10 default
    id: 12 required
    level: 13 default
    """, of: "Models.swift: Note")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var title: Swift.String?? = nil
    var tags: [Swift.String: [Swift.Double]]?? = nil
    var count: Swift.Int? = nil
    var isOpen: Swift.Bool?? = nil
    var id: Swift.String? = nil
    var level: Level?? = nil

    @inline(__always)
    static func read(_ key: Swift.Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.title = try Swift.String?.read(&reader)
      case 1: partial.tags = try [Swift.String: [Swift.Double]]?.read(&reader)
      case 2:
        #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 9)
        partial.count = try Swift.Int.read(&reader)
        #sourceLocation()
      case 3: partial.isOpen = try Swift.Bool?.read(&reader)
      case 4:
        #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 12)
        partial.id = try Swift.String.read(&reader)
        #sourceLocation()
      case 5: partial.level = try Level?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    if let read = partial.title.takeValue() { self.title = read }
    if let read = partial.tags.takeValue() { self.tags = read }
    self.count = partial.count.moved()
    if let read = partial.isOpen.takeValue() { self.isOpen = read }
    self.id = partial.id.moved()
    if let read = partial.level.takeValue() { self.level = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"title\":", self.title)
    writer.member(",\"tags\":", self.tags)
    #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 9)
    writer.member(",\"count\":", self.count)
    #sourceLocation()
    writer.member(",\"isOpen\":", self.isOpen)
    #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 12)
    writer.member(",\"id\":", self.id)
    #sourceLocation()
    writer.member(",\"level\":", self.level)
  }
}

extension Note: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Note.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Note.write(self, to: &writer)
  }

  enum MappedArchive_Note {
    static let shape = IsomerArchive.ArchiveShape(
      "Note", version: 1,
      """
      title
      tags
      count
      isOpen
      id
      level
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Note {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.title = try reader.unlessNull(Swift.String.self) }
      if try reader.field(1, of: object) { partial.tags = try reader.unlessNull([Swift.String: [Swift.Double]].self) }
      #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 9)
      if try reader.field(2, of: object) { partial.count = try Swift.Int.unarchive(&reader) }
      #sourceLocation()
      if try reader.field(3, of: object) { partial.isOpen = try reader.unlessNull(Swift.Bool.self) }
      #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 12)
      if try reader.field(4, of: object) { partial.id = try Swift.String.unarchive(&reader) }
      #sourceLocation()
      if try reader.field(5, of: object) { partial.level = try reader.unlessNull(Level.self) }
      reader.leave(object)
      var missing: Swift.String?
      if case nil = partial.id { missing = "id" }
      if case nil = partial.count { missing = "count" }
      if let missing { throw reader.missing(missing, in: object) }
      return Note(mapped: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var title: Swift.String? = nil
      var tags: [Swift.String: [Swift.Double]]? = nil
      var count: Swift.Int? = nil
      var isOpen: Swift.Bool? = nil
      var id: Swift.String? = nil
      var level: Level? = nil
    }

    static func write(_ value: Note, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.title.archive(to: &writer)
      value.tags.archive(to: &writer)
      #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 9)
      writer.value(value.count)
      #sourceLocation()
      value.isOpen.archive(to: &writer)
      #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 12)
      writer.value(value.id)
      #sourceLocation()
      value.level.archive(to: &writer)
      writer.end()
    }
  }

  private init(mapped partial: inout MappedArchive_Note.MappedPartial) {
    if let read = partial.title.take() { self.title = read }
    if let read = partial.tags.take() { self.tags = read }
    self.count = partial.count.moved()
    if let read = partial.isOpen.take() { self.isOpen = read }
    self.id = partial.id.moved()
    if let read = partial.level.take() { self.level = read }
  }
}

extension Note: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    try partial.fill(Self.mappedKeys, from: &reader)
    if case .some(nil) = partial.title {
      #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 6)
      let mappedDefault: Swift.String
            = "untitled"
      #sourceLocation()
      partial.title = mappedDefault
    }
    if case .some(nil) = partial.tags {
      #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 7)
      let mappedDefault: [Swift.String: [Swift.Double]]
           = ["a": [1.5]]
      #sourceLocation()
      partial.tags = mappedDefault
    }
    if case .some(nil) = partial.isOpen {
      #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 9)
      let mappedDefault: Swift.Bool
             = true
      #sourceLocation()
      partial.isOpen = mappedDefault
    }
    if case .some(nil) = partial.level {
      #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 12)
      let mappedDefault: Level
                   = .low
      #sourceLocation()
      partial.level = mappedDefault
    }
    Self.mappedAssign(&partial, to: &self)
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.title.takeValue() { value.title = read }
    if let read = partial.tags.takeValue() { value.tags = read }
    if let read = partial.count.take() { value.count = read }
    if let read = partial.isOpen.takeValue() { value.isOpen = read }
    if let read = partial.id.take() { value.id = read }
    if let read = partial.level.takeValue() { value.level = read }
  }
}

extension Note: Isomer.IdentityReadable {
  static func mappedIdentity(
    in reader: inout Isomer.JSONReader
  ) throws(Isomer.ReadingFailure) -> Swift.String? {
    let identity_id = try reader.lookUp("id") {
      reader throws(Isomer.ReadingFailure) in
      #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 12)
      return try Swift.String.read(&reader)
      #sourceLocation()
    }
    guard let identity_id else { return nil }
    return identity_id
  }
}

extension Note: Swift.Equatable {
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard left.title == right.title else { return false }
    guard left.tags == right.tags else { return false }
    #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 9)
    guard left.count == right.count else { return false }
    #sourceLocation()
    guard left.isOpen == right.isOpen else { return false }
    #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 12)
    guard left.id == right.id else { return false }
    #sourceLocation()
    guard left.level == right.level else { return false }
    return true
  }
}

extension Note: Swift.Hashable {
  func hash(into hasher: inout Swift.Hasher) {
    hasher.combine(self.title)
    hasher.combine(self.tags)
    #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 9)
    hasher.combine(self.count)
    #sourceLocation()
    hasher.combine(self.isOpen)
    #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 12)
    hasher.combine(self.id)
    #sourceLocation()
    hasher.combine(self.level)
  }
}

extension Note: Isomer.Copying {
  func copy() -> Self { self }
}

extension Note: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.title = newer.title
    self.tags = newer.tags
    self.count = newer.count
    self.isOpen = newer.isOpen
    self.id = newer.id
    self.level = newer.level
  }
}

extension Note: Swift.CustomStringConvertible {
  var description: Swift.String {
    var text = Isomer.DescriptionText("Note")
    text.add("title", self.title)
    text.add("tags", self.tags)
    text.add("count", self.count)
    text.add("isOpen", self.isOpen)
    text.add("id", self.id)
    text.add("level", self.level)
    return text.finished
  }
}

extension Note: Isomer.Identified {
  var mappedIdentity: Swift.String { self.id }
}

extension Note.Level: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readInteger(Swift.Int64.self) {
    case 0: return .low
    case 1: return .high
    default: throw reader.unknownCase("one of 0, 1")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .low: writer.raw("0")
    case .high: writer.raw("1")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try Swift.Int64.readKey(&reader) {
    case 0: return .low
    case 1: return .high
    default: throw reader.unknownCase("one of 0, 1")
    }
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .low: writer.raw("\"0\":")
    case .high: writer.raw("\"1\":")
    }
  }
}

extension Note.Level: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    let name = reader.position
    switch try reader.readToken() {
    case "low": return .low
    case "high": return .high
    default: throw reader.unknownCase("one of \"low\", \"high\"", at: name)
    }
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    switch self {
    case .low: writer.write(name: "low")
    case .high: writer.write(name: "high")
    }
  }
}

extension Shelf: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  static var mappedMapping: any Isomer.Mapping.Type {
    if self == Shelf.self { return Shelf.Mapped_Shelf.self }
    if self is DeepShelf.Type { return DeepShelf.Mapped_DeepShelf.self }
    return Shelf.Mapped_Shelf.self
  }
}

extension Shelf {
  enum Mapped_Shelf: Isomer.Mapping {
    static func mappedBuild(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Shelf {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var name: Swift.String? = nil

      @inline(__always)
      static func read(_ key: Swift.Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1:
          #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 21)
          partial.name = try Swift.String?.read(&reader)
          #sourceLocation()
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Shelf {
      let value = Shelf()
      if let read = partial.name.take() { value.name = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      t
      name: 21 default
      """, of: "Models.swift: Shelf")

    static func writeMappedMembers(_ value: Shelf, to writer: inout Isomer.JSONWriter) {
      #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 21)
      writer.member(",\"name\":", value.name)
      #sourceLocation()
    }

    static func mappedPaths(_ value: Shelf, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths("name")
      paths.always("t")
      return paths
    }

    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Shelf {
      guard let tag = try reader.tag(at: "t") else {
        throw reader.missingTag(at: "t")
      }
      switch tag {
      case "deep": return try DeepShelf.Mapped_DeepShelf.read(&reader)
      default: throw reader.unknownTag("one of \"deep\"", at: "t")
      }
    }
  }
}

extension Shelf: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var slot = IsomerArchive.ArchiveSlot()
    if let made = try reader.existing(Self.self, &slot) { return made }
    let object: Shelf
    switch try reader.member(of: mappedArchiveFamily) {
    case 1: object = try DeepShelf.MappedArchive_DeepShelf.read(&reader)
    default: object = try MappedArchive_Shelf.read(&reader)
    }
    try reader.made(object, slot)
    return try reader.casting(object, to: self, from: start)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    guard writer.begins(self) else { return }
    switch self {
    case let value as DeepShelf: DeepShelf.MappedArchive_DeepShelf.write(value, to: &writer)
    default: MappedArchive_Shelf.write(self, to: &writer)
    }
    writer.ends(self)
  }

  private static let mappedArchiveFamily = IsomerArchive.ArchiveFamily([
    MappedArchive_Shelf.shape,
    DeepShelf.MappedArchive_DeepShelf.shape,
  ])
}

extension Shelf {
  enum MappedArchive_Shelf {
    static let shape = IsomerArchive.ArchiveShape("Shelf", version: 1, "name")

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Shelf {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 21)
      if try reader.field(0, of: object) { partial.name = try reader.unlessNull(Swift.String.self) }
      #sourceLocation()
      reader.leave(object)
      return Shelf.Mapped_Shelf.mappedValue(of: &partial)
    }

    private typealias MappedPartial = Shelf.Mapped_Shelf.MappedPartial

    static func write(_ value: Shelf, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 21)
      writer.value(value.name)
      #sourceLocation()
      writer.end()
    }
  }
}

extension DeepShelf {
  enum Mapped_DeepShelf: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> DeepShelf {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var name: Swift.String? = nil
      var depth: Swift.Int? = nil

      @inline(__always)
      static func read(_ key: Swift.Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1:
          #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 21)
          partial.name = try Swift.String?.read(&reader)
          #sourceLocation()
        case 2:
          #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 27)
          partial.depth = try Swift.Int?.read(&reader)
          #sourceLocation()
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> DeepShelf {
      let value = DeepShelf()
      if let read = partial.name.take() { value.name = read }
      if let read = partial.depth.take() { value.depth = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      t
      name: 21 default
      depth: 27 default
      """, of: "Models.swift: DeepShelf")

    static func writeMappedMembers(_ value: DeepShelf, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"t\":\"deep\"")
      #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 21)
      writer.member(",\"name\":", value.name)
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 27)
      writer.member(",\"depth\":", value.depth)
      #sourceLocation()
    }

    static func mappedPaths(_ value: DeepShelf, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        name
        depth
        """)
      paths.always("t")
      return paths
    }
  }
}

extension DeepShelf {
  enum MappedArchive_DeepShelf {
    static let shape = IsomerArchive.ArchiveShape(
      "DeepShelf", version: 1,
      """
      name
      depth
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> DeepShelf {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 21)
      if try reader.field(0, of: object) { partial.name = try reader.unlessNull(Swift.String.self) }
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 27)
      if try reader.field(1, of: object) { partial.depth = try reader.unlessNull(Swift.Int.self) }
      #sourceLocation()
      reader.leave(object)
      return DeepShelf.Mapped_DeepShelf.mappedValue(of: &partial)
    }

    private typealias MappedPartial = DeepShelf.Mapped_DeepShelf.MappedPartial

    static func write(_ value: DeepShelf, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 21)
      writer.value(value.name)
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 27)
      writer.value(value.depth)
      #sourceLocation()
      writer.end()
    }
  }
}

extension DeepShelf: Swift.Equatable {
  static func == (left: DeepShelf, right: DeepShelf) -> Swift.Bool {
    if left === right { return true }
    guard Swift.type(of: left) == Swift.type(of: right) else { return false }
    guard left.name == right.name else { return false }
    #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 27)
    guard left.depth == right.depth else { return false }
    #sourceLocation()
    return true
  }
}

extension DeepShelf: Swift.Hashable {
  func hash(into hasher: inout Swift.Hasher) {
    hasher.combine(self.name)
    #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 27)
    hasher.combine(self.depth)
    #sourceLocation()
  }
}

extension DeepShelf: Swift.CustomStringConvertible {
  var description: Swift.String {
    var text = Isomer.DescriptionText(of: Swift.type(of: self))
    text.add("name", self.name)
    text.add("depth", self.depth)
    return text.finished
  }
}

extension PieceA: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    type
    x: 33 required
    """, of: "Models.swift: PieceA")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var x: Swift.Int? = nil

    @inline(__always)
    static func read(_ key: Swift.Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: try reader.skipValue()
      case 1:
        #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 33)
        partial.x = try Swift.Int.read(&reader)
        #sourceLocation()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.x = partial.x.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.raw(",\"type\":\"a\"")
    #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 33)
    writer.member(",\"x\":", self.x)
    #sourceLocation()
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths("x")
    paths.always("type")
    return paths
  }
}

extension PieceA: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_PieceA.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_PieceA.write(self, to: &writer)
  }

  enum MappedArchive_PieceA {
    static let shape = IsomerArchive.ArchiveShape("PieceA", version: 1, "x")

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> PieceA {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 33)
      if try reader.field(0, of: object) { partial.x = try Swift.Int.unarchive(&reader) }
      #sourceLocation()
      reader.leave(object)
      var missing: Swift.String?
      if case nil = partial.x { missing = "x" }
      if let missing { throw reader.missing(missing, in: object) }
      return PieceA(mapped: &partial)
    }

    private typealias MappedPartial = PieceA.MappedPartial

    static func write(_ value: PieceA, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 33)
      writer.value(value.x)
      #sourceLocation()
      writer.end()
    }
  }
}

extension PieceA: Swift.Equatable {
  static func == (left: Self, right: Self) -> Swift.Bool {
    #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 33)
    guard left.x == right.x else { return false }
    #sourceLocation()
    return true
  }
}

extension Board: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    piece: 35
    all: 35 required
    """, of: "Models.swift: Board")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var piece: (any Piece)? = nil
    var all: [any Piece]? = nil

    @inline(__always)
    static func read(_ key: Swift.Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.piece = try AnyPiece?.read(&reader).unboxed
      case 1: partial.all = try [AnyPiece].read(&reader).unboxed
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.piece = partial.piece.take()
    self.all = partial.all.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"piece\":", Swift.Optional<AnyPiece>(boxing: self.piece))
    writer.member(",\"all\":", [AnyPiece](boxing: self.all))
  }
}

extension Board: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Board.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Board.write(self, to: &writer)
  }

  enum MappedArchive_Board {
    static let shape = IsomerArchive.ArchiveShape(
      "Board", version: 1,
      """
      piece
      all
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Board {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.piece = try AnyPiece?.unarchive(&reader).unboxed }
      if try reader.field(1, of: object) { partial.all = try [AnyPiece].unarchive(&reader).unboxed }
      reader.leave(object)
      var missing: Swift.String?
      if case nil = partial.all { missing = "all" }
      if let missing { throw reader.missing(missing, in: object) }
      return Board(mapped: &partial)
    }

    private typealias MappedPartial = Board.MappedPartial

    static func write(_ value: Board, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      AnyPiece?(boxing: value.piece).archive(to: &writer)
      [AnyPiece](boxing: value.all).archive(to: &writer)
      writer.end()
    }
  }
}

extension Mixed: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let value = try mappedCase(&reader)
    return try reader.checked(value, by: { try mappedCheck(&$0) })
  }

  private static func mappedCase(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var attempts = Isomer.Attempts()
    if let value = try reader.attempt("number", &attempts, mappedRead_number) {
      return value
    }
    if let value = try reader.attempt("text", &attempts, Mapped_text.read) {
      return value
    }
    if let value = try reader.attempt("bare", &attempts, mappedRead_bare) {
      return value
    }
    throw reader.noCase(attempts)
  }

  private static func mappedRead_number(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 39)
    let mappedArgument_number = try Swift.Int.read(&reader)
    #sourceLocation()
    return .number(mappedArgument_number)
  }

  private static func mappedRead_bare(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "bare": return .bare
    default: throw reader.unknownCase("\"bare\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .number(let number):
      #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 39)
      writer.member("", number)
      #sourceLocation()
    case .text(let a): Mapped_text.write(a, to: &writer)
    case .bare: writer.raw("\"bare\"")
    }
  }
}

extension Mixed {
  private enum Mapped_text: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Mixed {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var a: Swift.String? = nil

      @inline(__always)
      static func read(_ key: Swift.Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0:
          #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 40)
          partial.a = try Swift.String.read(&reader)
          #sourceLocation()
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Mixed {
      let mappedArgument_a = partial.a.moved()
      let value = Mixed.text(a: mappedArgument_a)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      a: 40 required
      """, of: "Models.swift: Mixed.text")

    static func write(_ a: Swift.String, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(a, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ a: Swift.String, to writer: inout Isomer.JSONWriter) {
      #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 40)
      writer.member(",\"a\":", a)
      #sourceLocation()
    }
  }
}

extension Mixed: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    let value = try mappedUnarchive(&reader)
    return try reader.validated(value, from: start)
  }

  private static func mappedUnarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    if reader.isAtObject() {
      switch try reader.member(of: mappedArchiveFamily) {
      case 0: return try MappedArchive_Mixed_number.read(&reader)
      case 1: return try MappedArchive_Mixed_text.read(&reader)
      default: throw reader.notMember(of: mappedArchiveFamily)
      }
    }
    let name = reader.position
    switch try reader.readToken() {
    case "bare": return .bare
    default: throw reader.unknownCase("one of \"bare\"", at: name)
    }
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    switch self {
    case .number(let number): MappedArchive_Mixed_number.write(number, to: &writer)
    case .text(a: let a): MappedArchive_Mixed_text.write(a, to: &writer)
    case .bare: writer.write(name: "bare")
    }
  }

  enum MappedArchive_Mixed_number {
    static let shape = IsomerArchive.ArchiveShape("Mixed.number", version: 1, "0")

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Mixed {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 39)
      if try reader.field(0, of: object) { partial.number = try Swift.Int.unarchive(&reader) }
      #sourceLocation()
      reader.leave(object)
      var missing: Swift.String?
      if case nil = partial.number { missing = "0" }
      if let missing { throw reader.missing(missing, in: object) }
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var number: Swift.Int? = nil
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Mixed {
      let mappedArgument_number = partial.number.moved()
      let value = Mixed.number(mappedArgument_number)
      return value
    }

    static func write(_ number: Swift.Int, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 39)
      writer.value(number)
      #sourceLocation()
      writer.end()
    }
  }

  enum MappedArchive_Mixed_text {
    static let shape = IsomerArchive.ArchiveShape("Mixed.text", version: 1, "a")

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Mixed {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 40)
      if try reader.field(0, of: object) { partial.a = try Swift.String.unarchive(&reader) }
      #sourceLocation()
      reader.leave(object)
      var missing: Swift.String?
      if case nil = partial.a { missing = "a" }
      if let missing { throw reader.missing(missing, in: object) }
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var a: Swift.String? = nil
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Mixed {
      let mappedArgument_a = partial.a.moved()
      let value = Mixed.text(a: mappedArgument_a)
      return value
    }

    static func write(_ a: Swift.String, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 40)
      writer.value(a)
      #sourceLocation()
      writer.end()
    }
  }

  private static let mappedArchiveFamily = IsomerArchive.ArchiveFamily([
    MappedArchive_Mixed_number.shape,
    MappedArchive_Mixed_text.shape,
  ])
}

extension Mixed: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    return try Isomer.validated(self, by: { try Self.mappedCheck(&$0) })
  }

  mutating func validate() throws(Isomer.MappingError) {
    self = try validated()
  }

  private static func mappedCheck(_ value: inout Isomer.Checked<Self>) throws {
    #sourceLocation(file: "Fixtures/Packages/Modes//Sources/TakenNames/Models.swift", line: 37)
        try value.check(by: { _ in true }, "{ _ in true }")
    #sourceLocation()
  }
}

extension Rank: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readInteger(Swift.Int64.self) {
    case 1: return .one
    default: throw reader.unknownCase("one of 1")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .one: writer.raw("1")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try Swift.Int64.readKey(&reader) {
    case 1: return .one
    default: throw reader.unknownCase("one of 1")
    }
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .one: writer.raw("\"1\":")
    }
  }
}

extension Rank: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    let name = reader.position
    switch try reader.readToken() {
    case "one": return .one
    default: throw reader.unknownCase("one of \"one\"", at: name)
    }
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    switch self {
    case .one: writer.write(name: "one")
    }
  }
}

/// Any `Piece`: reads and writes a value of any of its subtypes.
struct AnyPiece: Isomer.Readable, Isomer.Writable {
  /// The value itself.
  var value: any Piece

  /// Holds a value.
  init(_ value: any Piece) {
    self.value = value
  }

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.tag(at: "type") else {
      throw reader.missingTag(at: "type")
    }
    switch tag {
    case "a": return Self(try PieceA.read(&reader))
    default: throw reader.unknownTag("one of \"a\"", at: "type")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch value {
    case let value as PieceA: value.write(to: &writer)
    default: writer.fail("its type is no member of 'Piece'")
    }
  }
}

extension AnyPiece: Isomer.Boxed {
  var unboxed: any Piece { value }

  init(boxing value: any Piece) { self.init(value) }
}

extension AnyPiece: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.member(of: mappedArchiveFamily) {
    case 0: return Self(try PieceA.unarchive(&reader))
    default: throw reader.notMember(of: mappedArchiveFamily)
    }
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    switch value {
    case let value as PieceA: value.archive(to: &writer)
    default: writer.fail("its type is no member of 'Piece'")
    }
  }

  private static let mappedArchiveFamily = IsomerArchive.ArchiveFamily([
    PieceA.MappedArchive_PieceA.shape,
  ])
}
