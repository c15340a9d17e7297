// Generated from Archiving.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer
@_spi(Generated) import IsomerArchive

extension Journal: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 11 required
    title: 13 required
    notes: 15 default
    total: 17 default
    kept_at: keptAt 19 required
    entries: 21 required
    byName: 22 default
    owner: 23
    isSelected: 25 default
    cache: 27
    token: 31 default
    color: 35 default
    extra: 36 default
    change: 37
    """, of: "Archiving.swift: Journal")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var title: String? = nil
    var notes: [String]? = nil
    var total: Decimal? = nil
    var keptAt: Date? = nil
    var entries: [JournalEntry]? = nil
    var byName: [String: JournalEntry]? = nil
    var owner: JournalOwner? = nil
    var isSelected: Bool? = nil
    var cache: String? = nil
    var token: String? = nil
    var others: [String: Value]? = nil
    var color: JournalColor? = nil
    var extra: Value? = nil
    var change: Isomer.Change<String>? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1: partial.title = try String.read(&reader)
      case 2: partial.notes = try [String]?.read(&reader)
      case 3: partial.total = try Decimal?.read(&reader)
      case 4:
        #sourceLocation(file: "Fixtures/Models/Archives/Archiving.swift", line: 17)
        partial.keptAt =
            try reader.transformed(.secondsSince1970, Date.self)
        #sourceLocation()
      case 5: partial.entries = try [JournalEntry].read(&reader)
      case 6: partial.byName = try [String: JournalEntry]?.read(&reader)
      case 7: partial.owner = try JournalOwner?.read(&reader)
      case 8: partial.isSelected = try Bool?.read(&reader)
      case 9: partial.cache = try String?.read(&reader)
      case 10:
        try reader.secret { reader throws(Isomer.ReadingFailure) in
          partial.token = try String?.read(&reader)
        }
      case 11:
        #sourceLocation(file: "Fixtures/Models/Archives/Archiving.swift", line: 33)
        partial.color = try reader
      .transformed(.colorName, JournalColor?.self)
        #sourceLocation()
      case 12: partial.extra = try Value?.read(&reader)
      case 13: partial.change = Isomer.Change(try String?.read(&reader))
      default: try reader.keep(in: &partial.others)
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.title = partial.title.moved()
    if let read = partial.notes.take() { self.notes = read }
    if let read = partial.total.take() { self.total = read }
    self.keptAt = partial.keptAt.moved()
    self.entries = partial.entries.moved()
    if let read = partial.byName.take() { self.byName = read }
    self.owner = partial.owner.take()
    if let read = partial.isSelected.take() { self.isSelected = read }
    self.cache = partial.cache.take()
    if let read = partial.token.take() { self.token = read }
    if let read = partial.others.take() { self.others = read }
    if let read = partial.color.take() { self.color = read }
    if let read = partial.extra.take() { self.extra = read }
    self.change = partial.change.take() ?? .absent
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"title\":", self.title)
    writer.member(",\"notes\":", self.notes)
    writer.member(",\"total\":", self.total)
    #sourceLocation(file: "Fixtures/Models/Archives/Archiving.swift", line: 18)
                     writer.member(.secondsSince1970, ",\"kept_at\":", self.keptAt)
    #sourceLocation()
    writer.member(",\"entries\":", self.entries)
    writer.member(",\"byName\":", self.byName)
    writer.optional(",\"owner\":", self.owner)
    writer.member(",\"isSelected\":", self.isSelected)
    writer.optional(",\"cache\":", self.cache)
    writer.secret { writer in
      writer.member(",\"token\":", self.token)
    }
    writer.rest(self.others, besides: Self.self)
    #sourceLocation(file: "Fixtures/Models/Archives/Archiving.swift", line: 34)
     writer.member(.colorName, ",\"color\":", self.color)
    #sourceLocation()
    writer.member(",\"extra\":", self.extra)
    if !self.change.isAbsent {
      writer.optional(",\"change\":", self.change.wrapped, null: .write)
    }
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths(
      """
      id
      title
      notes
      total
      keptAt: kept_at
      entries
      byName
      owner
      isSelected
      cache
      token
      color
      extra
      change
      """)
    paths.rest("others")
    return paths
  }
}

extension Journal: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Journal.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Journal.write(self, to: &writer)
  }

  enum MappedArchive_Journal {
    static let shape = IsomerArchive.ArchiveShape(
      "Journal", version: 3,
      """
      id
      title\tlabel\tcaption
      notes\t\t2
      total\t\t3
      keptAt
      lines
      byName
      owner
      token
      others
      color
      extra
      change
      localPath
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Journal {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.id = try Int.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.title = try String.unarchive(&reader) }
      if try reader.field(2, of: object) { partial.notes = try reader.unlessNull([String].self) }
      #sourceLocation(file: "Fixtures/Models/Archives/Archiving.swift", line: 15)
      let mappedUpgraded_total: Decimal? =
try reader.upgraded(object, by: Journal.total)
      #sourceLocation()
      if let mappedUpgraded_total {
        partial.total = mappedUpgraded_total
      } else if try reader.field(3, of: object) { partial.total = try reader.unlessNull(Decimal.self) }
      if try reader.field(4, of: object) { partial.keptAt = try Date.unarchive(&reader) }
      if try reader.field(5, of: object) { partial.entries = try [JournalEntry].unarchive(&reader) }
      if try reader.field(6, of: object) { partial.byName = try reader.unlessNull([String: JournalEntry].self) }
      if try reader.field(7, of: object) { partial.owner = try JournalOwner?.unarchive(&reader) }
      if try reader.field(8, of: object) {
        try reader.secret { reader throws(Isomer.ReadingFailure) in
          partial.token = try reader.unlessNull(String.self)
        }
      }
      if try reader.field(9, of: object) { partial.others = try reader.unlessNull([String: Value].self) }
      if try reader.field(10, of: object) {
        #sourceLocation(file: "Fixtures/Models/Archives/Archiving.swift", line: 33)
        partial.color = try reader.transformedUnlessNull(
                   .colorName, JournalColor.self)
        #sourceLocation()
      }
      if try reader.field(11, of: object) { partial.extra = try reader.unlessNull(Value.self) }
      if try reader.field(12, of: object) { partial.change = try Isomer.Change<String>.unarchive(&reader) }
      if try reader.field(13, of: object) { partial.localPath = try String?.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.entries { missing = "lines" }
      if case nil = partial.keptAt { missing = "keptAt" }
      if case nil = partial.title { missing = "title" }
      if case nil = partial.id { missing = "id" }
      if let missing { throw reader.missing(missing, in: object) }
      return Journal(mapped: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var id: Int? = nil
      var title: String? = nil
      var notes: [String]? = nil
      var total: Decimal? = nil
      var keptAt: Date? = nil
      var entries: [JournalEntry]? = nil
      var byName: [String: JournalEntry]? = nil
      var owner: JournalOwner? = nil
      var cache: String? = nil
      var token: String? = nil
      var others: [String: Value]? = nil
      var color: JournalColor? = nil
      var extra: Value? = nil
      var change: Isomer.Change<String>? = nil
      var localPath: String? = nil
    }

    static func write(_ value: Journal, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.id.archive(to: &writer)
      value.title.archive(to: &writer)
      value.notes.archive(to: &writer)
      value.total.archive(to: &writer)
      value.keptAt.archive(to: &writer)
      value.entries.archive(to: &writer)
      value.byName.archive(to: &writer)
      value.owner.archive(to: &writer)
      writer.secret { writer in
        value.token.archive(to: &writer)
      }
      value.others.archive(to: &writer)
      #sourceLocation(file: "Fixtures/Models/Archives/Archiving.swift", line: 34)
writer.transformed(.colorName, JournalColor.self, value.color)
      #sourceLocation()
      value.extra.archive(to: &writer)
      value.change.archive(to: &writer)
      value.localPath.archive(to: &writer)
      writer.end()
    }
  }

  private init(mapped partial: inout MappedArchive_Journal.MappedPartial) {
    self.id = partial.id.moved()
    self.title = partial.title.moved()
    if let read = partial.notes.take() { self.notes = read }
    if let read = partial.total.take() { self.total = read }
    self.keptAt = partial.keptAt.moved()
    self.entries = partial.entries.moved()
    if let read = partial.byName.take() { self.byName = read }
    self.owner = partial.owner.take()
    self.cache = partial.cache.take()
    if let read = partial.token.take() { self.token = read }
    if let read = partial.others.take() { self.others = read }
    if let read = partial.color.take() { self.color = read }
    if let read = partial.extra.take() { self.extra = read }
    self.change = partial.change.take() ?? .absent
    self.localPath = partial.localPath.take()
  }
}

extension Journal: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.id == right.id else { return false }
    guard left.title == right.title else { return false }
    guard left.notes == right.notes else { return false }
    guard left.total == right.total else { return false }
    guard left.keptAt == right.keptAt else { return false }
    guard left.entries == right.entries else { return false }
    guard left.byName == right.byName else { return false }
    guard left.owner == right.owner else { return false }
    guard left.cache == right.cache else { return false }
    guard left.localPath == right.localPath else { return false }
    guard left.token == right.token else { return false }
    guard left.others == right.others else { return false }
    guard left.color == right.color else { return false }
    guard left.extra == right.extra else { return false }
    guard left.change == right.change else { return false }
    return true
  }
}

extension Journal: Isomer.Identified {
  var mappedIdentity: Int { self.id }
}

extension JournalEntry: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    user
    amount: 51 required
    kind: 52 default
    event: 53
    number
    """, of: "Archiving.swift: JournalEntry", objects: [mappedKeys_user])

  private static let mappedKeys_user = Isomer.KeySet(
    """
    name: 50 required
    """, of: "Archiving.swift: JournalEntry", below: "user")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.name { missing = "user.name" }
    if let missing { throw reader.missing(missing) }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var amount: Decimal? = nil
    var kind: JournalKind? = nil
    var event: JournalEvent? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: try partial.fillObject(mappedKeys_user, first: 5, from: &reader)
      case 1: partial.amount = try Decimal.read(&reader)
      case 2: partial.kind = try JournalKind?.read(&reader)
      case 3: partial.event = try JournalEvent?.read(&reader)
      case 4: try reader.skipValue()
      case 5: partial.name = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
    self.amount = partial.amount.moved()
    if let read = partial.kind.take() { self.kind = read }
    self.event = partial.event.take()
    self.number = nil
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    do {
      let container = writer.beginContainer(",\"user\":")
      writer.member(",\"name\":", self.name)
      writer.endContainer(container)
    }
    writer.member(",\"amount\":", self.amount)
    writer.member(",\"kind\":", self.kind)
    writer.optional(",\"event\":", self.event)
    writer.optional(",\"number\":", self.number)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths(
      """
      name: user.name
      amount
      kind
      event
      number
      """)
  }
}

extension JournalEntry: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_JournalEntry.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_JournalEntry.write(self, to: &writer)
  }

  enum MappedArchive_JournalEntry {
    static let shape = IsomerArchive.ArchiveShape(
      "JournalEntry",
      """
      name
      amount
      kind
      event
      number
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> JournalEntry {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.name = try String.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.amount = try Decimal.unarchive(&reader) }
      if try reader.field(2, of: object) { partial.kind = try reader.unlessNull(JournalKind.self) }
      if try reader.field(3, of: object) { partial.event = try JournalEvent?.unarchive(&reader) }
      if try reader.field(4, of: object) { partial.number = try Int?.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.amount { missing = "amount" }
      if case nil = partial.name { missing = "name" }
      if let missing { throw reader.missing(missing, in: object) }
      return JournalEntry(mapped: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var name: String? = nil
      var amount: Decimal? = nil
      var kind: JournalKind? = nil
      var event: JournalEvent? = nil
      var number: Int? = nil
    }

    static func write(_ value: JournalEntry, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.name.archive(to: &writer)
      value.amount.archive(to: &writer)
      value.kind.archive(to: &writer)
      value.event.archive(to: &writer)
      value.number.archive(to: &writer)
      writer.end()
    }
  }

  private init(mapped partial: inout MappedArchive_JournalEntry.MappedPartial) {
    self.name = partial.name.moved()
    self.amount = partial.amount.moved()
    if let read = partial.kind.take() { self.kind = read }
    self.event = partial.event.take()
    self.number = partial.number.take()
  }
}

extension JournalKind: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "cash": return .cash
    case "creditCard": return .creditCard
    case "unknown": return .unknown
    default: return .unknown
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .cash: writer.raw("\"cash\"")
    case .creditCard: writer.raw("\"creditCard\"")
    case .unknown: writer.raw("\"unknown\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}

extension JournalKind: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "cash": return .cash
    case "card", "visa": return .creditCard
    case "unknown": return .unknown
    default: return .unknown
    }
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    switch self {
    case .cash: writer.write(name: "cash")
    case .creditCard: writer.write(name: "card")
    case .unknown: writer.write(name: "unknown")
    }
  }
}

extension JournalEvent: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    if let key = try reader.caseKey() {
      switch key {
      case "opened":
        try reader.skipNoValues()
        try reader.endCase()
        return .opened
      case "renamed":
        let value = try Mapped_renamed.read(&reader)
        try reader.endCase()
        return value
      case "moved":
        try reader.beginValues(of: 2)
        let mappedArgument_moved_0 = try String.read(&reader)
        try reader.nextValue(of: 2)
        let mappedArgument_moved_1 = try Int.read(&reader)
        try reader.endValues(of: 2)
        let value = Self.moved(mappedArgument_moved_0, mappedArgument_moved_1)
        try reader.endCase()
        return value
      case "split":
        let value = Self.split(try [JournalEntry].read(&reader))
        try reader.endCase()
        return value
      default: break
      }
    } else if let name = try reader.caseName() {
      switch name {
      case "opened":
        return .opened
      default: break
      }
    }
    reader.rewind(to: start)
    return .other(try Value.read(&reader))
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .opened: writer.raw("\"opened\"")
    case .renamed(let from, let to):
      writer.raw("{\"renamed\":")
      Mapped_renamed.write(from, to, to: &writer)
      writer.raw("}")
    case .moved(let moved_0, let moved_1):
      writer.member("{\"moved\":[", moved_0)
      writer.member(",", moved_1)
      writer.raw("]}")
    case .split(let split):
      writer.member("{\"split\":", split)
      writer.raw("}")
    case .other(let value): value.write(to: &writer)
    }
  }
}

extension JournalEvent {
  private enum Mapped_renamed: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> JournalEvent {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var from: String? = nil
      var to: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.from = try String.read(&reader)
        case 1: partial.to = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> JournalEvent {
      let mappedArgument_from = partial.from.moved()
      let mappedArgument_to = partial.to.take()
      let value = JournalEvent.renamed(from: mappedArgument_from, to: mappedArgument_to)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      from: 70 required
      to: 70
      """, of: "Archiving.swift: JournalEvent.renamed")

    static func write(_ from: String, _ to: String?, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(from, to, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ from: String, _ to: String?, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"from\":", from)
      writer.optional(",\"to\":", to)
    }
  }
}

extension JournalEvent: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    if reader.isAtObject() {
      switch try reader.member(of: mappedArchiveFamily) {
      case 0: return try MappedArchive_JournalEvent_renamed.read(&reader)
      case 1: return try MappedArchive_JournalEvent_moved.read(&reader)
      case 2: return try MappedArchive_JournalEvent_split.read(&reader)
      case 3: return try MappedArchive_JournalEvent_other.read(&reader)
      default: throw reader.notMember(of: mappedArchiveFamily)
      }
    }
    let name = reader.position
    switch try reader.readToken() {
    case "opened": return .opened
    default: throw reader.unknownCase("one of \"opened\"", at: name)
    }
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    switch self {
    case .opened: writer.write(name: "opened")
    case .renamed(from: let from, to: let to): MappedArchive_JournalEvent_renamed.write(from, to, to: &writer)
    case .moved(let moved_0, let moved_1): MappedArchive_JournalEvent_moved.write(moved_0, moved_1, to: &writer)
    case .split(let split): MappedArchive_JournalEvent_split.write(split, to: &writer)
    case .other(let value): MappedArchive_JournalEvent_other.write(value, to: &writer)
    }
  }

  enum MappedArchive_JournalEvent_renamed {
    static let shape = IsomerArchive.ArchiveShape(
      "JournalEvent.renamed",
      """
      from
      to
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> JournalEvent {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.from = try String.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.to = try String?.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.from { missing = "from" }
      if let missing { throw reader.missing(missing, in: object) }
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var from: String? = nil
      var to: String? = nil
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> JournalEvent {
      let mappedArgument_from = partial.from.moved()
      let mappedArgument_to = partial.to.take()
      let value = JournalEvent.renamed(from: mappedArgument_from, to: mappedArgument_to)
      return value
    }

    static func write(_ from: String, _ to: String?, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      from.archive(to: &writer)
      to.archive(to: &writer)
      writer.end()
    }
  }

  enum MappedArchive_JournalEvent_moved {
    static let shape = IsomerArchive.ArchiveShape(
      "JournalEvent.moved",
      """
      0
      1
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> JournalEvent {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.moved_0 = try String.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.moved_1 = try Int.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.moved_1 { missing = "1" }
      if case nil = partial.moved_0 { missing = "0" }
      if let missing { throw reader.missing(missing, in: object) }
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var moved_0: String? = nil
      var moved_1: Int? = nil
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> JournalEvent {
      let mappedArgument_moved_0 = partial.moved_0.moved()
      let mappedArgument_moved_1 = partial.moved_1.moved()
      let value = JournalEvent.moved(mappedArgument_moved_0, mappedArgument_moved_1)
      return value
    }

    static func write(_ moved_0: String, _ moved_1: Int, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      moved_0.archive(to: &writer)
      moved_1.archive(to: &writer)
      writer.end()
    }
  }

  enum MappedArchive_JournalEvent_split {
    static let shape = IsomerArchive.ArchiveShape("JournalEvent.split", "0")

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> JournalEvent {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.split = try [JournalEntry].unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.split { missing = "0" }
      if let missing { throw reader.missing(missing, in: object) }
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var split: [JournalEntry]? = nil
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> JournalEvent {
      let mappedArgument_split = partial.split.moved()
      let value = JournalEvent.split(mappedArgument_split)
      return value
    }

    static func write(_ split: [JournalEntry], to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      split.archive(to: &writer)
      writer.end()
    }
  }

  enum MappedArchive_JournalEvent_other {
    static let shape = IsomerArchive.ArchiveShape("JournalEvent.other", "0")

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> JournalEvent {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.value = try Value.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.value { missing = "0" }
      if let missing { throw reader.missing(missing, in: object) }
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var value: Value? = nil
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> JournalEvent {
      let mappedArgument_value = partial.value.moved()
      let value = JournalEvent.other(mappedArgument_value)
      return value
    }

    static func write(_ value: Value, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.archive(to: &writer)
      writer.end()
    }
  }

  private static let mappedArchiveFamily = IsomerArchive.ArchiveFamily([
    MappedArchive_JournalEvent_renamed.shape,
    MappedArchive_JournalEvent_moved.shape,
    MappedArchive_JournalEvent_split.shape,
    MappedArchive_JournalEvent_other.shape,
  ])
}

extension JournalOwner: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 79 required
    website: 80
    key: 81 required
    """, of: "Archiving.swift: JournalOwner")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var website: URL? = nil
    var key: UUID? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String.read(&reader)
      case 1: partial.website = try URL?.read(&reader)
      case 2: partial.key = try UUID.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
    self.website = partial.website.take()
    self.key = partial.key.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
    writer.optional(",\"website\":", self.website)
    writer.member(",\"key\":", self.key)
  }
}

extension JournalOwner: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_JournalOwner.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_JournalOwner.write(self, to: &writer)
  }

  enum MappedArchive_JournalOwner {
    static let shape = IsomerArchive.ArchiveShape(
      "JournalOwner",
      """
      name
      website
      key
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> JournalOwner {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.name = try String.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.website = try URL?.unarchive(&reader) }
      if try reader.field(2, of: object) { partial.key = try UUID.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.key { missing = "key" }
      if case nil = partial.name { missing = "name" }
      if let missing { throw reader.missing(missing, in: object) }
      return JournalOwner(mapped: &partial)
    }

    private typealias MappedPartial = JournalOwner.MappedPartial

    static func write(_ value: JournalOwner, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.name.archive(to: &writer)
      value.website.archive(to: &writer)
      value.key.archive(to: &writer)
      writer.end()
    }
  }
}

extension JournalTheme: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 101 required
    """, of: "Archiving.swift: JournalTheme")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
  }
}

extension JournalTheme: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_JournalTheme.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_JournalTheme.write(self, to: &writer)
  }

  enum MappedArchive_JournalTheme {
    static let shape = IsomerArchive.ArchiveShape(
      "JournalTheme", version: 1,
      """
      name
      accent
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> JournalTheme {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.name = try String.unarchive(&reader) }
      if try reader.field(1, of: object) {
        #sourceLocation(file: "Fixtures/Models/Archives/Archiving.swift", line: 101)
        partial.accent = try reader.transformedUnlessNull(
                   .colorName, JournalColor.self)
        #sourceLocation()
      }
      reader.leave(object)
      var missing: String?
      if case nil = partial.name { missing = "name" }
      if let missing { throw reader.missing(missing, in: object) }
      return JournalTheme(mapped: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var name: String? = nil
      var accent: JournalColor? = nil
    }

    static func write(_ value: JournalTheme, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.name.archive(to: &writer)
      #sourceLocation(file: "Fixtures/Models/Archives/Archiving.swift", line: 102)
writer.transformed(.colorName, JournalColor.self, value.accent)
      #sourceLocation()
      writer.end()
    }
  }

  private init(mapped partial: inout MappedArchive_JournalTheme.MappedPartial) {
    self.name = partial.name.moved()
    if let read = partial.accent.take() { self.accent = read }
  }
}

extension GraphNode: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 109 required
    children: 110 default
    """, of: "Archiving.swift: GraphNode")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    let value = mappedValue(of: &partial)
    for child in value.children {
      child.above = value
    }
    return value
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var children: [GraphNode]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String.read(&reader)
      case 1: partial.children = try [GraphNode]?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let mappedArgument_name = partial.name.moved()
    let value = Self(name: mappedArgument_name)
    if let read = partial.children.take() { value.children = read }
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
    writer.member(",\"children\":", self.children)
  }
}

extension GraphNode: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var slot = IsomerArchive.ArchiveSlot()
    if let made = try reader.existing(Self.self, &slot) { return made }
    let object = try MappedArchive_GraphNode.read(&reader)
    try reader.made(object, slot)
    return try reader.casting(object, to: self, from: start)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    guard writer.begins(self) else { return }
    MappedArchive_GraphNode.write(self, to: &writer)
    writer.ends(self)
  }

  enum MappedArchive_GraphNode {
    static let shape = IsomerArchive.ArchiveShape(
      "Node", version: 1,
      """
      name
      children
      favourite
      twin
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> GraphNode {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.name = try String.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.children = try reader.unlessNull([GraphNode].self) }
      if try reader.field(2, of: object) {
        partial.mappedPending_favourite = try reader.pending()
        if partial.mappedPending_favourite == nil {
          partial.favourite = try GraphNode?.unarchive(&reader)
        }
      }
      if try reader.field(3, of: object) {
        partial.mappedPending_twin = try reader.pending()
        if partial.mappedPending_twin == nil {
          partial.twin = try GraphNode?.unarchive(&reader)
        }
      }
      reader.leave(object)
      var missing: String?
      if case nil = partial.name { missing = "name" }
      if let missing { throw reader.missing(missing, in: object) }
      let value = mappedValue(of: &partial)
      if let number = partial.mappedPending_favourite {
        try reader.whenMade(number, as: GraphNode.self) { value.favourite = $0 }
      }
      if let number = partial.mappedPending_twin {
        try reader.whenMade(number, as: GraphNode.self) { value.twin = $0 }
      }
      for child in value.children {
        child.above = value
      }
      if let child = value.favourite {
        child.above = value
      }
      if let child = value.twin {
        child.above = value
      }
      return value
    }

    fileprivate struct MappedPartial: ~Copyable {
      var name: String? = nil
      var children: [GraphNode]? = nil
      var favourite: GraphNode? = nil
      var twin: GraphNode? = nil
      var mappedPending_favourite: Swift.Int? = nil
      var mappedPending_twin: Swift.Int? = nil
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> GraphNode {
      let mappedArgument_name = partial.name.moved()
      let value = GraphNode(name: mappedArgument_name)
      if let read = partial.children.take() { value.children = read }
      value.favourite = partial.favourite.take()
      value.twin = partial.twin.take()
      return value
    }

    static func write(_ value: GraphNode, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.name.archive(to: &writer)
      value.children.archive(to: &writer)
      writer.conditional(value.favourite)
      writer.waiting(value.twin)
      writer.end()
    }
  }
}

extension Craft: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  static var mappedMapping: any Isomer.Mapping.Type {
    if self == Craft.self { return Craft.Mapped_Craft.self }
    if self is TandemBike.Type { return TandemBike.Mapped_TandemBike.self }
    if self is Lorry.Type { return Lorry.Mapped_Lorry.self }
    if self is PushBike.Type { return PushBike.Mapped_PushBike.self }
    return Craft.Mapped_Craft.self
  }
}

extension Craft {
  enum Mapped_Craft: Isomer.Mapping {
    static func mappedBuild(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Craft {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var wheels: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.wheels = try Int.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Craft {
      let mappedArgument_wheels = partial.wheels.moved()
      let value = Craft(wheels: mappedArgument_wheels)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      wheels: 124 required
      """, of: "Archiving.swift: Craft")

    static func writeMappedMembers(_ value: Craft, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"wheels\":", value.wheels)
    }

    static func mappedPaths(_ value: Craft, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths("wheels")
      paths.always("type")
      return paths
    }

    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Craft {
      guard let tag = try reader.tag(at: "type") else {
        throw reader.missingTag(at: "type")
      }
      switch tag {
      case "TandemBike": return try TandemBike.Mapped_TandemBike.read(&reader)
      case "Lorry": return try Lorry.Mapped_Lorry.read(&reader)
      case "bike": return try PushBike.Mapped_PushBike.read(&reader)
      default: throw reader.unknownTag("one of \"TandemBike\", \"Lorry\", \"bike\"", at: "type")
      }
    }
  }
}

extension Craft: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var slot = IsomerArchive.ArchiveSlot()
    if let made = try reader.existing(Self.self, &slot) { return made }
    let object: Craft
    switch try reader.member(of: mappedArchiveFamily) {
    case 1: object = try Lorry.MappedArchive_Lorry.read(&reader)
    case 2: object = try PushBike.MappedArchive_PushBike.read(&reader)
    case 3: object = try TandemBike.MappedArchive_TandemBike.read(&reader)
    default: object = try MappedArchive_Craft.read(&reader)
    }
    try reader.made(object, slot)
    return try reader.casting(object, to: self, from: start)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    guard writer.begins(self) else { return }
    switch self {
    case let value as TandemBike: TandemBike.MappedArchive_TandemBike.write(value, to: &writer)
    case let value as Lorry: Lorry.MappedArchive_Lorry.write(value, to: &writer)
    case let value as PushBike: PushBike.MappedArchive_PushBike.write(value, to: &writer)
    default: MappedArchive_Craft.write(self, to: &writer)
    }
    writer.ends(self)
  }

  private static let mappedArchiveFamily = IsomerArchive.ArchiveFamily([
    MappedArchive_Craft.shape,
    Lorry.MappedArchive_Lorry.shape,
    PushBike.MappedArchive_PushBike.shape,
    TandemBike.MappedArchive_TandemBike.shape,
  ])
}

extension Craft {
  enum MappedArchive_Craft {
    static let shape = IsomerArchive.ArchiveShape("Craft", version: 1, "wheels")

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Craft {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.wheels = try Int.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.wheels { missing = "wheels" }
      if let missing { throw reader.missing(missing, in: object) }
      return Craft.Mapped_Craft.mappedValue(of: &partial)
    }

    private typealias MappedPartial = Craft.Mapped_Craft.MappedPartial

    static func write(_ value: Craft, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.wheels.archive(to: &writer)
      writer.end()
    }
  }
}

extension Lorry {
  enum Mapped_Lorry: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Lorry {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var wheels: Int? = nil
      var load: Double? = nil
      var trailer: Craft? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.wheels = try Int.read(&reader)
        case 2: partial.load = try Double?.read(&reader)
        case 3: partial.trailer = try Craft?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Lorry {
      let mappedArgument_wheels = partial.wheels.moved()
      let value = Lorry(wheels: mappedArgument_wheels)
      if let read = partial.load.take() { value.load = read }
      value.trailer = partial.trailer.take()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      wheels: 124 required
      load: 130 default
      trailer: 131
      """, of: "Archiving.swift: Lorry")

    static func writeMappedMembers(_ value: Lorry, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"type\":\"Lorry\"")
      writer.member(",\"wheels\":", value.wheels)
      writer.member(",\"load\":", value.load)
      writer.optional(",\"trailer\":", value.trailer)
    }

    static func mappedPaths(_ value: Lorry, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        wheels
        load
        trailer
        """)
      paths.always("type")
      return paths
    }
  }
}

extension Lorry {
  enum MappedArchive_Lorry {
    static let shape = IsomerArchive.ArchiveShape(
      "Lorry", version: 1,
      """
      wheels
      load
      trailer
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Lorry {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.wheels = try Int.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.load = try reader.unlessNull(Double.self) }
      if try reader.field(2, of: object) {
        partial.mappedPending_trailer = try reader.pending()
        if partial.mappedPending_trailer == nil {
          partial.trailer = try Craft?.unarchive(&reader)
        }
      }
      reader.leave(object)
      var missing: String?
      if case nil = partial.wheels { missing = "wheels" }
      if let missing { throw reader.missing(missing, in: object) }
      let value = mappedValue(of: &partial)
      if let number = partial.mappedPending_trailer {
        try reader.whenMade(number, as: Craft.self) { value.trailer = $0 }
      }
      return value
    }

    fileprivate struct MappedPartial: ~Copyable {
      var wheels: Int? = nil
      var load: Double? = nil
      var trailer: Craft? = nil
      var mappedPending_trailer: Swift.Int? = nil
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Lorry {
      let mappedArgument_wheels = partial.wheels.moved()
      let value = Lorry(wheels: mappedArgument_wheels)
      if let read = partial.load.take() { value.load = read }
      value.trailer = partial.trailer.take()
      return value
    }

    static func write(_ value: Lorry, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.wheels.archive(to: &writer)
      value.load.archive(to: &writer)
      writer.waiting(value.trailer)
      writer.end()
    }
  }
}

extension PushBike {
  enum Mapped_PushBike: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> PushBike {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var wheels: Int? = nil
      var gears: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.wheels = try Int.read(&reader)
        case 2: partial.gears = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> PushBike {
      let mappedArgument_wheels = partial.wheels.moved()
      let value = PushBike(wheels: mappedArgument_wheels)
      if let read = partial.gears.take() { value.gears = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      wheels: 124 required
      gears: 136 default
      """, of: "Archiving.swift: PushBike")

    static func writeMappedMembers(_ value: PushBike, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"type\":\"bike\"")
      writer.member(",\"wheels\":", value.wheels)
      writer.member(",\"gears\":", value.gears)
    }

    static func mappedPaths(_ value: PushBike, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        wheels
        gears
        """)
      paths.always("type")
      return paths
    }
  }
}

extension PushBike {
  enum MappedArchive_PushBike {
    static let shape = IsomerArchive.ArchiveShape(
      "Bike", version: 1,
      """
      wheels
      gears
      rider
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> PushBike {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.wheels = try Int.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.gears = try reader.unlessNull(Int.self) }
      if try reader.field(2, of: object) { partial.rider = try JournalOwner?.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.wheels { missing = "wheels" }
      if let missing { throw reader.missing(missing, in: object) }
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var wheels: Int? = nil
      var gears: Int? = nil
      var rider: JournalOwner? = nil
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> PushBike {
      let mappedArgument_wheels = partial.wheels.moved()
      let value = PushBike(wheels: mappedArgument_wheels)
      if let read = partial.gears.take() { value.gears = read }
      value.rider = partial.rider.take()
      return value
    }

    static func write(_ value: PushBike, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.wheels.archive(to: &writer)
      value.gears.archive(to: &writer)
      value.rider.archive(to: &writer)
      writer.end()
    }
  }
}

extension TandemBike {
  enum Mapped_TandemBike: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> TandemBike {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var wheels: Int? = nil
      var gears: Int? = nil
      var seats: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.wheels = try Int.read(&reader)
        case 2: partial.gears = try Int?.read(&reader)
        case 3: partial.seats = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> TandemBike {
      let mappedArgument_wheels = partial.wheels.moved()
      let value = TandemBike(wheels: mappedArgument_wheels)
      if let read = partial.gears.take() { value.gears = read }
      if let read = partial.seats.take() { value.seats = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      wheels: 124 required
      gears: 136 default
      seats: 143 default
      """, of: "Archiving.swift: TandemBike")

    static func writeMappedMembers(_ value: TandemBike, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"type\":\"TandemBike\"")
      writer.member(",\"wheels\":", value.wheels)
      writer.member(",\"gears\":", value.gears)
      writer.member(",\"seats\":", value.seats)
    }

    static func mappedPaths(_ value: TandemBike, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        wheels
        gears
        seats
        """)
      paths.always("type")
      return paths
    }
  }
}

extension TandemBike {
  enum MappedArchive_TandemBike {
    static let shape = IsomerArchive.ArchiveShape(
      "TandemBike", version: 1,
      """
      wheels
      gears
      seats
      rider
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> TandemBike {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.wheels = try Int.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.gears = try reader.unlessNull(Int.self) }
      if try reader.field(2, of: object) { partial.seats = try reader.unlessNull(Int.self) }
      if try reader.field(3, of: object) { partial.rider = try JournalOwner?.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.wheels { missing = "wheels" }
      if let missing { throw reader.missing(missing, in: object) }
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var wheels: Int? = nil
      var gears: Int? = nil
      var seats: Int? = nil
      var rider: JournalOwner? = nil
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> TandemBike {
      let mappedArgument_wheels = partial.wheels.moved()
      let value = TandemBike(wheels: mappedArgument_wheels)
      if let read = partial.gears.take() { value.gears = read }
      if let read = partial.seats.take() { value.seats = read }
      value.rider = partial.rider.take()
      return value
    }

    static func write(_ value: TandemBike, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.wheels.archive(to: &writer)
      value.gears.archive(to: &writer)
      value.seats.archive(to: &writer)
      value.rider.archive(to: &writer)
      writer.end()
    }
  }
}

extension Share: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    kind
    count: 151 required
    """, of: "Archiving.swift: Share")

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
      case 0: try reader.skipValue()
      case 1: partial.count = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.count = partial.count.moved()
  }

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

extension House: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    kind
    rooms: 156 required
    """, of: "Archiving.swift: House")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var rooms: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: try reader.skipValue()
      case 1: partial.rooms = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let mappedArgument_rooms = partial.rooms.moved()
    let value = Self(rooms: mappedArgument_rooms)
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.raw(",\"kind\":\"House\"")
    writer.member(",\"rooms\":", self.rooms)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths("rooms")
    paths.always("kind")
    return paths
  }
}

extension House: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var slot = IsomerArchive.ArchiveSlot()
    if let made = try reader.existing(Self.self, &slot) { return made }
    let object = try MappedArchive_House.read(&reader)
    try reader.made(object, slot)
    return try reader.casting(object, to: self, from: start)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    guard writer.begins(self) else { return }
    MappedArchive_House.write(self, to: &writer)
    writer.ends(self)
  }

  enum MappedArchive_House {
    static let shape = IsomerArchive.ArchiveShape("House", "rooms")

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> House {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.rooms = try Int.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.rooms { missing = "rooms" }
      if let missing { throw reader.missing(missing, in: object) }
      return House.mappedValue(of: &partial)
    }

    private typealias MappedPartial = House.MappedPartial

    static func write(_ value: House, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.rooms.archive(to: &writer)
      writer.end()
    }
  }
}

extension Portfolio: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    holdings: 162 required
    main: 163
    vehicles: 164 default
    """, of: "Archiving.swift: Portfolio")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var holdings: [any Holding]? = nil
    var main: (any Holding)? = nil
    var vehicles: [Craft]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.holdings = try [AnyHolding].read(&reader).unboxed
      case 1: partial.main = try AnyHolding?.read(&reader).unboxed
      case 2: partial.vehicles = try [Craft]?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.holdings = partial.holdings.moved()
    self.main = partial.main.take()
    if let read = partial.vehicles.take() { self.vehicles = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"holdings\":", [AnyHolding](boxing: self.holdings))
    writer.optional(",\"main\":", Optional<AnyHolding>(boxing: self.main))
    writer.member(",\"vehicles\":", self.vehicles)
  }
}

extension Portfolio: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Portfolio.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Portfolio.write(self, to: &writer)
  }

  enum MappedArchive_Portfolio {
    static let shape = IsomerArchive.ArchiveShape(
      "Portfolio", version: 1,
      """
      holdings
      main
      vehicles
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Portfolio {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.holdings = try [AnyHolding].unarchive(&reader).unboxed }
      if try reader.field(1, of: object) { partial.main = try AnyHolding?.unarchive(&reader).unboxed }
      if try reader.field(2, of: object) { partial.vehicles = try reader.unlessNull([Craft].self) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.holdings { missing = "holdings" }
      if let missing { throw reader.missing(missing, in: object) }
      return Portfolio(mapped: &partial)
    }

    private typealias MappedPartial = Portfolio.MappedPartial

    static func write(_ value: Portfolio, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      [AnyHolding](boxing: value.holdings).archive(to: &writer)
      AnyHolding?(boxing: value.main).archive(to: &writer)
      value.vehicles.archive(to: &writer)
      writer.end()
    }
  }
}

extension JournalPair: Isomer.Readable, Isomer.KeyedReadable, Isomer.KeyedMapping where First: Isomer.Readable, Second: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    if missingKeys != 0 {
      reader.fillAbsent(&partial.first, key: 0, of: &missingKeys, in: mappedKeys)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var first: First? = nil
    var second: Second? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.first = try First.read(&reader)
      case 1: partial.second = try Second?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.first = partial.first.moved()
    self.second = partial.second.take()
  }

  static var mappedKeys: Isomer.KeySet { MappedKeys_JournalPair.mappedKeys }
}

extension JournalPair: Isomer.Writable, Isomer.KeyedWritable where First: Isomer.Writable, Second: Isomer.Writable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"first\":", self.first)
    writer.optional(",\"second\":", self.second)
  }
}

private enum MappedKeys_JournalPair {
  static let mappedKeys = Isomer.KeySet(
    """
    first: 169 absent required
    second: 170
    """, of: "Archiving.swift: JournalPair")
}

extension JournalPair: IsomerArchive.Archivable where First: IsomerArchive.Archivable, Second: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_JournalPair.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_JournalPair.write(self, to: &writer)
  }

  enum MappedArchive_JournalPair {
    static var shape: IsomerArchive.ArchiveShape { MappedKeys_JournalPair_archive.shape }

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> JournalPair<First, Second> {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.first = try First.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.second = try Second?.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.first, !Isomer.fillAbsent(&partial.first) { missing = "first" }
      if let missing { throw reader.missing(missing, in: object) }
      return JournalPair<First, Second>(mapped: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var first: First? = nil
      var second: Second? = nil
    }

    static func write(_ value: JournalPair<First, Second>, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.first.archive(to: &writer)
      value.second.archive(to: &writer)
      writer.end()
    }
  }

  private init(mapped partial: inout MappedArchive_JournalPair.MappedPartial) {
    self.first = partial.first.moved()
    self.second = partial.second.take()
  }
}

private enum MappedKeys_JournalPair_archive {
  static let shape = IsomerArchive.ArchiveShape(
    "JournalPair", version: 1,
    """
    first
    second
    """)
}

extension JournalSide: Isomer.Readable where Left: Isomer.Readable, Right: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    if let key = try reader.caseKey() {
      switch key {
      case "left":
        let value = Self.left(try Left.read(&reader))
        try reader.endCase()
        return value
      case "right":
        let value = Self.right(try Right.read(&reader))
        try reader.endCase()
        return value
      case "neither":
        try reader.skipNoValues()
        try reader.endCase()
        return .neither
      default: break
      }
    } else if let name = try reader.caseName() {
      switch name {
      case "neither":
        return .neither
      default: break
      }
    }
    reader.rewind(to: start)
    throw reader.unknownCaseKey("\"neither\", or an object with \"left\" or \"right\"")
  }
}

extension JournalSide: Isomer.Writable where Left: Isomer.Writable, Right: Isomer.Writable {
  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .left(let left):
      writer.member("{\"left\":", left)
      writer.raw("}")
    case .right(let right):
      writer.member("{\"right\":", right)
      writer.raw("}")
    case .neither: writer.raw("\"neither\"")
    }
  }
}

extension JournalSide: IsomerArchive.Archivable where Left: IsomerArchive.Archivable, Right: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    if reader.isAtObject() {
      switch try reader.member(of: MappedKeys_JournalSide_archive.family) {
      case 0: return try MappedArchive_JournalSide_left.read(&reader)
      case 1: return try MappedArchive_JournalSide_right.read(&reader)
      default: throw reader.notMember(of: MappedKeys_JournalSide_archive.family)
      }
    }
    let name = reader.position
    switch try reader.readToken() {
    case "neither": return .neither
    default: throw reader.unknownCase("one of \"neither\"", at: name)
    }
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    switch self {
    case .left(let left): MappedArchive_JournalSide_left.write(left, to: &writer)
    case .right(let right): MappedArchive_JournalSide_right.write(right, to: &writer)
    case .neither: writer.write(name: "neither")
    }
  }

  enum MappedArchive_JournalSide_left {
    static var shape: IsomerArchive.ArchiveShape { MappedKeys_JournalSide_left_archive.shape }

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> JournalSide<Left, Right> {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.left = try Left.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.left, !Isomer.fillAbsent(&partial.left) { missing = "0" }
      if let missing { throw reader.missing(missing, in: object) }
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var left: Left? = nil
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> JournalSide<Left, Right> {
      let mappedArgument_left = partial.left.moved()
      let value = JournalSide<Left, Right>.left(mappedArgument_left)
      return value
    }

    static func write(_ left: Left, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      left.archive(to: &writer)
      writer.end()
    }
  }

  enum MappedArchive_JournalSide_right {
    static var shape: IsomerArchive.ArchiveShape { MappedKeys_JournalSide_right_archive.shape }

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> JournalSide<Left, Right> {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.right = try Right.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.right, !Isomer.fillAbsent(&partial.right) { missing = "0" }
      if let missing { throw reader.missing(missing, in: object) }
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var right: Right? = nil
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> JournalSide<Left, Right> {
      let mappedArgument_right = partial.right.moved()
      let value = JournalSide<Left, Right>.right(mappedArgument_right)
      return value
    }

    static func write(_ right: Right, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      right.archive(to: &writer)
      writer.end()
    }
  }
}

private enum MappedKeys_JournalSide_archive {
  static let family = IsomerArchive.ArchiveFamily([
    MappedKeys_JournalSide_left_archive.shape,
    MappedKeys_JournalSide_right_archive.shape,
  ])
}

private enum MappedKeys_JournalSide_left_archive {
  static let shape = IsomerArchive.ArchiveShape("JournalSide.left", version: 1, "0")
}

private enum MappedKeys_JournalSide_right_archive {
  static let shape = IsomerArchive.ArchiveShape("JournalSide.right", version: 1, "0")
}

extension JournalMeasure: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    percent: 184 required
    """, of: "Archiving.swift: JournalMeasure")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var value = Self(mapped: &partial)
    #sourceLocation(file: "Fixtures/Models/Archives/Archiving.swift", line: 180)
    try reader.adjusting(&value,
                  from: start, by: { $0.loads += 1 })
    #sourceLocation()
    return value
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var percent: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        partial.percent = try reader.checked(Int.read(&reader), by: { try mappedCheck_percent(&$0) })
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.percent = partial.percent.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"percent\":", self.percent)
  }
}

extension JournalMeasure: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    try Isomer.correction(of: self.percent, at: "percent", by: { try Self.mappedCheck_percent(&$0) })
    return self
  }

  private static func mappedCheck_percent(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Models/Archives/Archiving.swift", line: 183)
   try value.within(0...100)
    #sourceLocation()
  }
}

extension JournalMeasure: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_JournalMeasure.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_JournalMeasure.write(self, to: &writer)
  }

  enum MappedArchive_JournalMeasure {
    static let shape = IsomerArchive.ArchiveShape(
      "JournalMeasure", version: 1,
      """
      percent
      loads
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> JournalMeasure {
      let start = reader.position
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.percent = try Int.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.loads = try reader.unlessNull(Int.self) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.percent { missing = "percent" }
      if let missing { throw reader.missing(missing, in: object) }
      var value = JournalMeasure(mapped: &partial)
      #sourceLocation(file: "Fixtures/Models/Archives/Archiving.swift", line: 180)
      try reader.adjusting(&value,
                  from: start, by: { $0.loads += 1 })
      #sourceLocation()
      return try reader.validated(value, from: start)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var percent: Int? = nil
      var loads: Int? = nil
    }

    static func write(_ value: JournalMeasure, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.percent.archive(to: &writer)
      value.loads.archive(to: &writer)
      writer.end()
    }
  }

  private init(mapped partial: inout MappedArchive_JournalMeasure.MappedPartial) {
    self.percent = partial.percent.moved()
    if let read = partial.loads.take() { self.loads = read }
  }
}

extension JournalLock: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    code: 193 required
    """, of: "Archiving.swift: JournalLock")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var code: JournalColor? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        try reader.secret { reader throws(Isomer.ReadingFailure) in
          #sourceLocation(file: "Fixtures/Models/Archives/Archiving.swift", line: 191)
          partial.code =
    try reader.transformed(JournalLockCode(), JournalColor.self)
          #sourceLocation()
        }
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.code = partial.code.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.secret { writer in
      #sourceLocation(file: "Fixtures/Models/Archives/Archiving.swift", line: 192)
             writer.member(JournalLockCode(), ",\"code\":", self.code)
      #sourceLocation()
    }
  }
}

extension JournalLock: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_JournalLock.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_JournalLock.write(self, to: &writer)
  }

  enum MappedArchive_JournalLock {
    static let shape = IsomerArchive.ArchiveShape("JournalLock", version: 1, "code")

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> JournalLock {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) {
        try reader.secret { reader throws(Isomer.ReadingFailure) in
          #sourceLocation(file: "Fixtures/Models/Archives/Archiving.swift", line: 191)
          partial.code =
    try reader.transformed(JournalLockCode(), JournalColor.self)
          #sourceLocation()
        }
      }
      reader.leave(object)
      var missing: String?
      if case nil = partial.code { missing = "code" }
      if let missing { throw reader.missing(missing, in: object) }
      return JournalLock(mapped: &partial)
    }

    private typealias MappedPartial = JournalLock.MappedPartial

    static func write(_ value: JournalLock, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      writer.secret { writer in
        #sourceLocation(file: "Fixtures/Models/Archives/Archiving.swift", line: 192)
        writer.transformed(JournalLockCode(), JournalColor.self, value.code)
        #sourceLocation()
      }
      writer.end()
    }
  }
}


extension JournalDraft: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    try Isomer.correction(of: self.text, at: "text", by: { try Self.mappedCheck_text(&$0) })
    return self
  }

  private static func mappedCheck_text(_ value: inout Isomer.Checked<String>) throws {
    #sourceLocation(file: "Fixtures/Models/Archives/Archiving.swift", line: 209)
           try value.count(...80)
    #sourceLocation()
  }
}

extension JournalDraft: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_JournalDraft.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_JournalDraft.write(self, to: &writer)
  }

  enum MappedArchive_JournalDraft {
    static let shape = IsomerArchive.ArchiveShape(
      "JournalDraft", version: 1,
      """
      text
      cursor
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> JournalDraft {
      let start = reader.position
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.text = try String.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.cursor = try reader.unlessNull(Int.self) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.text { missing = "text" }
      if let missing { throw reader.missing(missing, in: object) }
      let value = JournalDraft(mapped: &partial)
      return try reader.validated(value, from: start)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var text: String? = nil
      var cursor: Int? = nil
    }

    static func write(_ value: JournalDraft, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.text.archive(to: &writer)
      value.cursor.archive(to: &writer)
      writer.end()
    }
  }

  private init(mapped partial: inout MappedArchive_JournalDraft.MappedPartial) {
    self.text = partial.text.moved()
    if let read = partial.cursor.take() { self.cursor = read }
  }
}

extension KeyedNote: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    list: 217 required
    number: 219 required
    text: 220 default
    """, of: "Archiving.swift: KeyedNote")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var list: String? = nil
    var number: Int? = nil
    var text: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.list = try String.read(&reader)
      case 1: partial.number = try Int.read(&reader)
      case 2: partial.text = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.list = partial.list.moved()
    self.number = partial.number.moved()
    if let read = partial.text.take() { self.text = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"list\":", self.list)
    writer.member(",\"number\":", self.number)
    writer.member(",\"text\":", self.text)
  }
}

extension KeyedNote: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_KeyedNote.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_KeyedNote.write(self, to: &writer)
  }

  enum MappedArchive_KeyedNote {
    static let shape = IsomerArchive.ArchiveShape(
      "KeyedNote", version: 1,
      """
      list
      number
      text
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> KeyedNote {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.list = try String.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.number = try Int.unarchive(&reader) }
      if try reader.field(2, of: object) { partial.text = try reader.unlessNull(String.self) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.number { missing = "number" }
      if case nil = partial.list { missing = "list" }
      if let missing { throw reader.missing(missing, in: object) }
      return KeyedNote(mapped: &partial)
    }

    private typealias MappedPartial = KeyedNote.MappedPartial

    static func write(_ value: KeyedNote, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.list.archive(to: &writer)
      value.number.archive(to: &writer)
      value.text.archive(to: &writer)
      writer.end()
    }
  }
}

extension KeyedNote.MappedIdentity: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    guard try reader.beginArray() == 2 else {
      throw reader.invalid("an array of 2 values", at: start)
    }
    let identity = Self(list: try String.unarchive(&reader), number: try Int.unarchive(&reader))
    reader.endArray()
    return identity
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    guard writer.beginArray(2) else { return }
    self.list.archive(to: &writer)
    self.number.archive(to: &writer)
    writer.endArray()
  }
}

extension KeyedNote: Isomer.Identified {
  struct MappedIdentity: Hashable {
    let list: String
    let number: Int
  }

  var mappedIdentity: MappedIdentity {
    MappedIdentity(list: self.list, number: self.number)
  }
}

/// Any `Holding`: reads and writes a value of any of its subtypes.
struct AnyHolding: Isomer.Readable, Isomer.Writable {
  /// The value itself.
  var value: any Holding

  /// Holds a value.
  init(_ value: any Holding) {
    self.value = value
  }

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.tag(at: "kind") else {
      throw reader.missingTag(at: "kind")
    }
    switch tag {
    case "Share": return Self(try Share.read(&reader))
    case "House": return Self(try House.read(&reader))
    default: throw reader.unknownTag("one of \"Share\", \"House\"", at: "kind")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch value {
    case let value as Share: value.write(to: &writer)
    case let value as House: value.write(to: &writer)
    default: writer.fail("its type is no member of 'Holding'")
    }
  }
}

extension AnyHolding: Isomer.Boxed {
  var unboxed: any Holding { value }

  init(boxing value: any Holding) { self.init(value) }
}

extension AnyHolding: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.member(of: mappedArchiveFamily) {
    case 0: return Self(try Share.unarchive(&reader))
    case 1: return Self(try House.unarchive(&reader))
    default: throw reader.notMember(of: mappedArchiveFamily)
    }
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    switch value {
    case let value as Share: value.archive(to: &writer)
    case let value as House: value.archive(to: &writer)
    default: writer.fail("its type is no member of 'Holding'")
    }
  }

  private static let mappedArchiveFamily = IsomerArchive.ArchiveFamily([
    Share.MappedArchive_Share.shape,
    House.MappedArchive_House.shape,
  ])
}
