// Generated from Person.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) public import Isomer
@_spi(Generated) public import IsomerArchive

extension Person: Isomer.Readable, Isomer.Writable {
  public static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var fullName: String? = nil
    var nickname: String? = nil
    var relation: Relation? = nil
    var notes: Set<String>? = nil
    var events: [Event]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.fullName = try String.read(&reader)
      case 1: partial.nickname = try String?.read(&reader)
      case 2: partial.relation = try Relation.read(&reader)
      case 3: partial.notes = try Set<String>.read(&reader)
      case 4: partial.events = try [Event].read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.fullName = partial.fullName.moved()
    if let read = partial.nickname.take() { self.nickname = read }
    self.relation = partial.relation.moved()
    self.notes = partial.notes.moved()
    self.events = partial.events.moved()
  }
}

@_spi(Generated) extension Person: Isomer.KeyedReadable, Isomer.KeyedWritable {
  public static let mappedKeys = Isomer.KeySet(
    """
    fullName: 7 required
    nickname: 8 default
    relation: 9 required
    notes: 10 required
    events: 11 required
    """, of: "Person.swift: Person")

  public func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"fullName\":", self.fullName)
    writer.member(",\"nickname\":", self.nickname)
    writer.member(",\"relation\":", self.relation)
    writer.member(",\"notes\":", self.notes)
    writer.member(",\"events\":", self.events)
  }
}

extension Person: IsomerArchive.Archivable {
  public static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Person.read(&reader)
  }

  public func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Person.write(self, to: &writer)
  }

  enum MappedArchive_Person {
    static let shape = IsomerArchive.ArchiveShape(
      "Person", version: 2,
      """
      fullName\tname
      nickname
      relation
      notes
      events
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Person {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.fullName = try String.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.nickname = try reader.unlessNull(String.self) }
      if try reader.field(2, of: object) { partial.relation = try Relation.unarchive(&reader) }
      if try reader.field(3, of: object) { partial.notes = try Set<String>.unarchive(&reader) }
      if try reader.field(4, of: object) { partial.events = try [Event].unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.events { missing = "events" }
      if case nil = partial.notes { missing = "notes" }
      if case nil = partial.relation { missing = "relation" }
      if case nil = partial.fullName { missing = "fullName" }
      if let missing { throw reader.missing(missing, in: object) }
      return Person(mapped: &partial)
    }

    private typealias MappedPartial = Person.MappedPartial

    static func write(_ value: Person, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.fullName.archive(to: &writer)
      value.nickname.archive(to: &writer)
      value.relation.archive(to: &writer)
      value.notes.archive(to: &writer)
      value.events.archive(to: &writer)
      writer.end()
    }
  }
}

extension Relation: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  public static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "friend": return .friend
    case "foe": return .foe
    default: throw reader.unknownCase("one of \"friend\", \"foe\"")
    }
  }

  public func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .friend: writer.raw("\"friend\"")
    case .foe: writer.raw("\"foe\"")
    }
  }

  public static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  public func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}

extension Relation: IsomerArchive.Archivable {
  public static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    let name = reader.position
    switch try reader.readToken() {
    case "friend": return .friend
    case "foe", "enemy": return .foe
    default: throw reader.unknownCase("one of \"friend\", \"foe\"", at: name)
    }
  }

  public func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    switch self {
    case .friend: writer.write(name: "friend")
    case .foe: writer.write(name: "foe")
    }
  }
}

extension Event: Isomer.Readable, Isomer.Writable {
  public static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    if let key = try reader.caseKey() {
      switch key {
      case "encountered":
        let value = try Mapped_encountered.read(&reader)
        try reader.endCase()
        return value
      case "wrote":
        try reader.skipNoValues()
        try reader.endCase()
        return .wrote
      default: break
      }
    } else if let name = try reader.caseName() {
      switch name {
      case "wrote":
        return .wrote
      default: break
      }
    }
    reader.rewind(to: start)
    throw reader.unknownCaseKey("\"wrote\", or an object with \"encountered\"")
  }

  public func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .encountered(let place, let year):
      writer.raw("{\"encountered\":")
      Mapped_encountered.write(place, year, to: &writer)
      writer.raw("}")
    case .wrote: writer.raw("\"wrote\"")
    }
  }
}

extension Event {
  private enum Mapped_encountered: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Event {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var place: String? = nil
      var year: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.place = try String.read(&reader)
        case 1: partial.year = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Event {
      let mappedArgument_place = partial.place.moved()
      let mappedArgument_year = partial.year.take()
      let value = Event.encountered(place: mappedArgument_place, year: mappedArgument_year)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      place: 33 required
      year: 33
      """, of: "Person.swift: Event.encountered")

    static func write(_ place: String, _ year: Int?, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(place, year, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ place: String, _ year: Int?, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"place\":", place)
      writer.optional(",\"year\":", year)
    }
  }
}

extension Event: IsomerArchive.Archivable {
  public static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    if reader.isAtObject() {
      switch try reader.member(of: mappedArchiveFamily) {
      case 0: return try MappedArchive_Event_encountered.read(&reader)
      default: throw reader.notMember(of: mappedArchiveFamily)
      }
    }
    let name = reader.position
    switch try reader.readToken() {
    case "wrote": return .wrote
    default: throw reader.unknownCase("one of \"wrote\"", at: name)
    }
  }

  public func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    switch self {
    case .encountered(place: let place, year: let year): MappedArchive_Event_encountered.write(place, year, to: &writer)
    case .wrote: writer.write(name: "wrote")
    }
  }

  enum MappedArchive_Event_encountered {
    static let shape = IsomerArchive.ArchiveShape(
      "Event.encountered", was: "Event.met",
      """
      place
      year
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Event {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.place = try String.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.year = try Int?.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.place { missing = "place" }
      if let missing { throw reader.missing(missing, in: object) }
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var place: String? = nil
      var year: Int? = nil
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Event {
      let mappedArgument_place = partial.place.moved()
      let mappedArgument_year = partial.year.take()
      let value = Event.encountered(place: mappedArgument_place, year: mappedArgument_year)
      return value
    }

    static func write(_ place: String, _ year: Int?, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      place.archive(to: &writer)
      year.archive(to: &writer)
      writer.end()
    }
  }

  private static let mappedArchiveFamily = IsomerArchive.ArchiveFamily([
    MappedArchive_Event_encountered.shape,
  ])
}
