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
    var name: String? = nil
    var age: Int? = nil
    var relation: Relation? = nil
    var notes: [String]? = nil
    var events: [Event]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String.read(&reader)
      case 1: partial.age = try Int.read(&reader)
      case 2: partial.relation = try Relation.read(&reader)
      case 3: partial.notes = try [String].read(&reader)
      case 4: partial.events = try [Event].read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
    self.age = partial.age.moved()
    self.relation = partial.relation.moved()
    self.notes = partial.notes.moved()
    self.events = partial.events.moved()
  }
}

@_spi(Generated) extension Person: Isomer.KeyedReadable, Isomer.KeyedWritable {
  public static let mappedKeys = Isomer.KeySet(
    """
    name: 5 required
    age: 6 required
    relation: 7 required
    notes: 8 required
    events: 9 required
    """, of: "Person.swift: Person")

  public func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
    writer.member(",\"age\":", self.age)
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
      "Person", version: 1,
      """
      name
      age
      relation
      notes
      events
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Person {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.name = try String.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.age = try Int.unarchive(&reader) }
      if try reader.field(2, of: object) { partial.relation = try Relation.unarchive(&reader) }
      if try reader.field(3, of: object) { partial.notes = try [String].unarchive(&reader) }
      if try reader.field(4, of: object) { partial.events = try [Event].unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.events { missing = "events" }
      if case nil = partial.notes { missing = "notes" }
      if case nil = partial.relation { missing = "relation" }
      if case nil = partial.age { missing = "age" }
      if case nil = partial.name { missing = "name" }
      if let missing { throw reader.missing(missing, in: object) }
      return Person(mapped: &partial)
    }

    private typealias MappedPartial = Person.MappedPartial

    static func write(_ value: Person, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.name.archive(to: &writer)
      value.age.archive(to: &writer)
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
    case "enemy": return .enemy
    default: throw reader.unknownCase("one of \"friend\", \"enemy\"")
    }
  }

  public func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .friend: writer.raw("\"friend\"")
    case .enemy: writer.raw("\"enemy\"")
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
    case "enemy": return .enemy
    default: throw reader.unknownCase("one of \"friend\", \"enemy\"", at: name)
    }
  }

  public func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    switch self {
    case .friend: writer.write(name: "friend")
    case .enemy: writer.write(name: "enemy")
    }
  }
}

extension Event: Isomer.Readable, Isomer.Writable {
  public static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    if let key = try reader.caseKey() {
      switch key {
      case "met":
        let value = try Mapped_met.read(&reader)
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
    throw reader.unknownCaseKey("\"wrote\", or an object with \"met\"")
  }

  public func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .met(let place):
      writer.raw("{\"met\":")
      Mapped_met.write(place, to: &writer)
      writer.raw("}")
    case .wrote: writer.raw("\"wrote\"")
    }
  }
}

extension Event {
  private enum Mapped_met: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Event {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var place: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.place = try String.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Event {
      let mappedArgument_place = partial.place.moved()
      let value = Event.met(place: mappedArgument_place)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      place: 23 required
      """, of: "Person.swift: Event.met")

    static func write(_ place: String, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(place, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ place: String, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"place\":", place)
    }
  }
}

extension Event: IsomerArchive.Archivable {
  public static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    if reader.isAtObject() {
      switch try reader.member(of: mappedArchiveFamily) {
      case 0: return try MappedArchive_Event_met.read(&reader)
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
    case .met(place: let place): MappedArchive_Event_met.write(place, to: &writer)
    case .wrote: writer.write(name: "wrote")
    }
  }

  enum MappedArchive_Event_met {
    static let shape = IsomerArchive.ArchiveShape("Event.met", "place")

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Event {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.place = try String.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.place { missing = "place" }
      if let missing { throw reader.missing(missing, in: object) }
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var place: String? = nil
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Event {
      let mappedArgument_place = partial.place.moved()
      let value = Event.met(place: mappedArgument_place)
      return value
    }

    static func write(_ place: String, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      place.archive(to: &writer)
      writer.end()
    }
  }

  private static let mappedArchiveFamily = IsomerArchive.ArchiveFamily([
    MappedArchive_Event_met.shape,
  ])
}
