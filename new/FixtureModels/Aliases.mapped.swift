// Generated from Aliases.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer
@_spi(Generated) import IsomerArchive

extension Aliased: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    count: 8
    list: 9 default
    first: 10
    names: 11
    number: 12 default
    broken: 13
    null: 14
    nested: 15 default
    change: 16
    """, of: "Aliases.swift: Aliased")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var count: Int?? = nil
    var list: Listing.Entries?? = nil
    var first: Listing.Entry?? = nil
    var names: [Int: Listing.Entry]?? = nil
    var number: PlainNumber?? = nil
    var broken: Int?? = nil
    var null: Int?? = nil
    var nested: [MaybeInt]?? = nil
    var change: Isomer.Change<Int>? = nil
    var rest: RestMembers? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.count = try Int?.read(&reader)
      case 1: partial.list = try reader.elements(.lossy, of: Listing.Entries?.self)
      case 2: partial.first = try Listing.Entry?.read(&reader)
      case 3: partial.names = try [Int: Listing.Entry]?.read(&reader)
      case 4: partial.number = try reader.coerced(PlainNumber?.self)
      case 5:
        partial.broken = .some(try reader.recover { reader throws(Isomer.ReadingFailure) in
          try Int?.read(&reader)
        } ?? nil)
      case 6: partial.null = try Int?.read(&reader)
      case 7: partial.nested = try [MaybeInt]?.read(&reader)
      case 8: partial.change = Isomer.Change(try Int?.read(&reader))
      default: try reader.keep(in: &partial.rest)
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.count = partial.count.takeValue()
    if let read = partial.list.takeValue() { self.list = read }
    self.first = partial.first.takeValue()
    self.names = partial.names.takeValue()
    if let read = partial.number.takeValue() { self.number = read }
    self.broken = partial.broken.takeValue()
    self.null = partial.null.takeValue()
    if let read = partial.nested.takeValue() { self.nested = read }
    self.change = partial.change.take() ?? .absent
    self.rest = partial.rest.take() ?? [:]
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"count\":", self.count)
    writer.member(",\"list\":", self.list)
    writer.optional(",\"first\":", self.first)
    writer.optional(",\"names\":", self.names)
    writer.member(",\"number\":", self.number)
    writer.optional(",\"broken\":", self.broken)
    writer.optional(",\"null\":", self.null, null: .write)
    writer.member(",\"nested\":", self.nested)
    if !self.change.isAbsent {
      writer.optional(",\"change\":", self.change.wrapped, null: .write)
    }
    writer.rest(self.rest, besides: Self.self)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths(
      """
      count
      list
      first
      names
      number
      broken
      null
      nested
      change
      """)
    paths.rest("rest")
    return paths
  }
}

extension Aliased: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Aliased.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Aliased.write(self, to: &writer)
  }

  enum MappedArchive_Aliased {
    static let shape = IsomerArchive.ArchiveShape(
      "Aliased", version: 1,
      """
      count
      list
      first
      names
      number
      broken
      null
      nested
      change
      rest
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Aliased {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.count = try MaybeInt.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.list = try reader.unlessNull(Listing.Entries.self) }
      if try reader.field(2, of: object) { partial.first = try Listing.MaybeEntry.unarchive(&reader) }
      if try reader.field(3, of: object) { partial.names = try Listing.Named<Int>.unarchive(&reader) }
      if try reader.field(4, of: object) { partial.number = try reader.unlessNull(PlainNumber.self) }
      if try reader.field(5, of: object) { partial.broken = try MaybeInt.unarchive(&reader) }
      if try reader.field(6, of: object) { partial.null = try MaybeInt.unarchive(&reader) }
      if try reader.field(7, of: object) { partial.nested = try reader.unlessNull([MaybeInt].self) }
      if try reader.field(8, of: object) { partial.change = try Isomer.Change<Int>.unarchive(&reader) }
      if try reader.field(9, of: object) { partial.rest = try reader.unlessNull(RestMembers.self) }
      reader.leave(object)
      return Aliased(mapped: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var count: Int? = nil
      var list: Listing.Entries? = nil
      var first: Listing.Entry? = nil
      var names: [Int: Listing.Entry]? = nil
      var number: PlainNumber? = nil
      var broken: Int? = nil
      var null: Int? = nil
      var nested: [MaybeInt]? = nil
      var change: Isomer.Change<Int>? = nil
      var rest: RestMembers? = nil
    }

    static func write(_ value: Aliased, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.count.archive(to: &writer)
      value.list.archive(to: &writer)
      value.first.archive(to: &writer)
      value.names.archive(to: &writer)
      value.number.archive(to: &writer)
      value.broken.archive(to: &writer)
      value.null.archive(to: &writer)
      value.nested.archive(to: &writer)
      value.change.archive(to: &writer)
      value.rest.archive(to: &writer)
      writer.end()
    }
  }

  private init(mapped partial: inout MappedArchive_Aliased.MappedPartial) {
    self.count = partial.count.take()
    if let read = partial.list.take() { self.list = read }
    self.first = partial.first.take()
    self.names = partial.names.take()
    if let read = partial.number.take() { self.number = read }
    self.broken = partial.broken.take()
    self.null = partial.null.take()
    if let read = partial.nested.take() { self.nested = read }
    self.change = partial.change.take() ?? .absent
    self.rest = partial.rest.take() ?? [:]
  }
}

extension Aliased: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    try partial.fill(Self.mappedKeys, from: &reader)
    if case .some(nil) = partial.list {
      #sourceLocation(file: "Fixtures/Models/Scopes/Aliases.swift", line: 8)
      let mappedDefault: Listing.Entries
                            = []
      #sourceLocation()
      partial.list = mappedDefault
    }
    if case .some(nil) = partial.number {
      #sourceLocation(file: "Fixtures/Models/Scopes/Aliases.swift", line: 11)
      let mappedDefault: PlainNumber
                          = 0
      #sourceLocation()
      partial.number = mappedDefault
    }
    if case .some(nil) = partial.nested {
      #sourceLocation(file: "Fixtures/Models/Scopes/Aliases.swift", line: 14)
      let mappedDefault: [MaybeInt]
                         = []
      #sourceLocation()
      partial.nested = mappedDefault
    }
    if let read = partial.rest {
      partial.rest = Isomer.changed(self.rest, by: read)
    }
    Self.mappedAssign(&partial, to: &self)
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.count.take() { value.count = read }
    if let read = partial.list.takeValue() { value.list = read }
    if let read = partial.first.take() { value.first = read }
    if let read = partial.names.take() { value.names = read }
    if let read = partial.number.takeValue() { value.number = read }
    if let read = partial.broken.take() { value.broken = read }
    if let read = partial.null.take() { value.null = read }
    if let read = partial.nested.takeValue() { value.nested = read }
    if let read = partial.change.take() { value.change = read }
    if let read = partial.rest.take() { value.rest = read }
  }
}

extension Aliased: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.count == right.count else { return false }
    guard left.list == right.list else { return false }
    guard left.first == right.first else { return false }
    guard left.names == right.names else { return false }
    guard left.number == right.number else { return false }
    guard left.broken == right.broken else { return false }
    guard left.null == right.null else { return false }
    guard left.nested == right.nested else { return false }
    guard left.change == right.change else { return false }
    guard left.rest == right.rest else { return false }
    return true
  }
}

extension Aliased: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(self.count)
    hasher.combine(self.list)
    hasher.combine(self.first)
    hasher.combine(self.names)
    hasher.combine(self.number)
    hasher.combine(self.broken)
    hasher.combine(self.null)
    hasher.combine(self.nested)
    hasher.combine(self.change)
    hasher.combine(self.rest)
  }
}

extension Aliased: Isomer.Copying {
  func copy() -> Self { self }
}

extension Aliased: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.count = newer.count
    self.list = newer.list
    self.first = newer.first
    self.names = newer.names
    self.number = newer.number
    self.broken = newer.broken
    self.null = newer.null
    self.nested = newer.nested
    self.change = newer.change
    self.rest = newer.rest
  }
}

extension Aliased: CustomStringConvertible {
  var description: String {
    var text = Isomer.DescriptionText("Aliased")
    text.add("count", self.count)
    text.add("list", self.list)
    text.add("first", self.first)
    text.add("names", self.names)
    text.add("number", self.number)
    text.add("broken", self.broken)
    text.add("null", self.null)
    text.add("nested", self.nested)
    text.add("change", self.change)
    text.add("rest", self.rest)
    return text.finished
  }
}

extension AliasedLevel: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readInteger(Int64.self) {
    case 1: return .low
    case 2: return .high
    default: throw reader.unknownCase("one of 1, 2")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .low: writer.raw("1")
    case .high: writer.raw("2")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try Int64.readKey(&reader) {
    case 1: return .low
    case 2: return .high
    default: throw reader.unknownCase("one of 1, 2")
    }
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .low: writer.raw("\"1\":")
    case .high: writer.raw("\"2\":")
    }
  }
}

extension Listing.Entry: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 34 required
    next: 35 default
    """, of: "Aliases.swift: Listing.Entry")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var next: Listing.Entries? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1: partial.next = try Listing.Entries?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    if let read = partial.next.take() { self.next = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"next\":", self.next)
  }
}

extension Listing.Entry: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Entry.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Entry.write(self, to: &writer)
  }

  enum MappedArchive_Entry {
    static let shape = IsomerArchive.ArchiveShape(
      "Listing.Entry", version: 1,
      """
      id
      next
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Listing.Entry {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.id = try Int.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.next = try reader.unlessNull(Listing.Entries.self) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.id { missing = "id" }
      if let missing { throw reader.missing(missing, in: object) }
      return Listing.Entry(mapped: &partial)
    }

    private typealias MappedPartial = Listing.Entry.MappedPartial

    static func write(_ value: Listing.Entry, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.id.archive(to: &writer)
      value.next.archive(to: &writer)
      writer.end()
    }
  }
}

extension AliasedClass: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    count: 42
    entries: 43 required
    """, of: "Aliases.swift: AliasedClass")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var count: Int? = nil
    var entries: Listing.Entries? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.count = try Int?.read(&reader)
      case 1: partial.entries = try Listing.Entries.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let mappedArgument_count = partial.count.take()
    let mappedArgument_entries = partial.entries.moved()
    let value = Self(count: mappedArgument_count, entries: mappedArgument_entries)
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"count\":", self.count)
    writer.member(",\"entries\":", self.entries)
  }
}

extension Rack.Row: Isomer.Readable, Isomer.KeyedReadable, Isomer.KeyedMapping where Item: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var item: Item? = nil
    var rows: [Rack<Item>.Row]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.item = try Item?.read(&reader)
      case 1: partial.rows = try [Rack<Item>.Row].read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.item = partial.item.take()
    self.rows = partial.rows.moved()
  }

  static var mappedKeys: Isomer.KeySet { MappedKeys_Rack_Row.mappedKeys }
}

extension Rack.Row: Isomer.Writable, Isomer.KeyedWritable where Item: Isomer.Writable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"item\":", self.item)
    writer.member(",\"rows\":", self.rows)
  }
}

private enum MappedKeys_Rack_Row {
  static let mappedKeys = Isomer.KeySet(
    """
    item: 51
    rows: 52 required
    """, of: "Aliases.swift: Rack.Row")
}

extension RackUse: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    item: 57
    row: 57 required
    """, of: "Aliases.swift: RackUse")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var item: Int? = nil
    var row: Rack<Int>.Row? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.item = try Int?.read(&reader)
      case 1: partial.row = try Rack<Int>.Row.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.item = partial.item.take()
    self.row = partial.row.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"item\":", self.item)
    writer.member(",\"row\":", self.row)
  }
}

extension Employee: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 62
    manager: 62
    """, of: "Aliases.swift: Employee")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: String? = nil
    var manager: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try String?.read(&reader)
      case 1: partial.manager = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.take()
    self.manager = partial.manager.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"id\":", self.id)
    writer.optional(",\"manager\":", self.manager)
  }
}

extension Arithmetic: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    if let key = try reader.caseKey() {
      switch key {
      case "number":
        let value = Self.number(try Int?.read(&reader))
        try reader.endCase()
        return value
      case "sum":
        let value = Self.sum(try [Arithmetic].read(&reader))
        try reader.endCase()
        return value
      case "maximum":
        let value = try Mapped_maximum.read(&reader)
        try reader.endCase()
        return value
      default: break
      }
    }
    reader.rewind(to: start)
    throw reader.unknownCaseKey("an object with \"number\", \"sum\" or \"maximum\"")
  }

  func write(to writer: inout Isomer.JSONWriter) {
    guard writer.beginCase() else { return }
    switch self {
    case .number(let number):
      writer.optional("{\"number\":", number, null: .write)
      writer.raw("}")
    case .sum(let sum):
      writer.member("{\"sum\":", sum)
      writer.raw("}")
    case .maximum(let of, let limit):
      writer.raw("{\"maximum\":")
      Mapped_maximum.write(of, limit, to: &writer)
      writer.raw("}")
    }
    writer.endCase()
  }
}

extension Arithmetic {
  private enum Mapped_maximum: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Arithmetic {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var of: [Arithmetic]? = nil
      var limit: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.of = try [Arithmetic].read(&reader)
        case 1: partial.limit = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Arithmetic {
      let mappedArgument_of = partial.of.moved()
      let mappedArgument_limit = partial.limit.take()
      let value = Arithmetic.maximum(of: mappedArgument_of, limit: mappedArgument_limit)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      of: 68 required
      limit: 68
      """, of: "Aliases.swift: Arithmetic.maximum")

    static func write(_ of: [Arithmetic], _ limit: MaybeInt, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(of, limit, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ of: [Arithmetic], _ limit: MaybeInt, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"of\":", of)
      writer.optional(",\"limit\":", limit)
    }
  }
}

extension TextAnnouncement: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    text: 74 required
    """, of: "Aliases.swift: TextAnnouncement")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var text: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.text = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.text = partial.text.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"text\":", self.text)
  }
}

extension Notifications: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    first: 82 required
    all: 82 required
    last: 82
    some: 83 required
    """, of: "Aliases.swift: Notifications")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var first: (any Announcement)? = nil
    var all: Announcements? = nil
    var last: (any Announcement)? = nil
    var some: [any Announcement]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.first = try AnyAnnouncement.read(&reader).unboxed
      case 1: partial.all = try [AnyAnnouncement].read(&reader).unboxed
      case 2: partial.last = try AnyAnnouncement?.read(&reader).unboxed
      case 3: partial.some = try [AnyAnnouncement].read(&reader).unboxed
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.first = partial.first.moved()
    self.all = partial.all.moved()
    self.last = partial.last.take()
    self.some = partial.some.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"first\":", AnyAnnouncement(boxing: self.first))
    writer.member(",\"all\":", [AnyAnnouncement](boxing: self.all))
    writer.optional(",\"last\":", Optional<AnyAnnouncement>(boxing: self.last))
    writer.member(",\"some\":", [AnyAnnouncement](boxing: self.some))
  }
}

extension Instants: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    created: 93 required
    others: 93
    changed: 93 required
    """, of: "Aliases.swift: Instants")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var created: Instant? = nil
    var others: [Instant]? = nil
    var changed: Date? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        #sourceLocation(file: "Fixtures/Models/Scopes/Aliases.swift", line: 88)
        partial.created =
        try reader.transformed(.secondsSince1970, Instant.self)
        #sourceLocation()
      case 1:
        #sourceLocation(file: "Fixtures/Models/Scopes/Aliases.swift", line: 88)
        partial.others = try reader.transformed(Isomer
             .ArrayTransformer(.secondsSince1970), [Instant]?.self)
        #sourceLocation()
      case 2: partial.changed = try Date.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.created = partial.created.moved()
    self.others = partial.others.take()
    self.changed = partial.changed.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Models/Scopes/Aliases.swift", line: 89)
                 writer.member(.secondsSince1970, ",\"created\":", self.created)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Scopes/Aliases.swift", line: 88)
    writer.optional(Isomer
             .ArrayTransformer(.secondsSince1970), ",\"others\":", self.others)
    #sourceLocation()
    writer.member(",\"changed\":", self.changed)
  }
}

extension Catalogue.Page: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    hit: 100 required
    hits: 100 required
    """, of: "Aliases.swift: Catalogue.Page")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var hit: Catalogue.Hit? = nil
    var hits: [Catalogue.Hit]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.hit = try Catalogue.Hit.read(&reader)
      case 1: partial.hits = try [Catalogue.Hit].read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.hit = partial.hit.moved()
    self.hits = partial.hits.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"hit\":", self.hit)
    writer.member(",\"hits\":", self.hits)
  }
}

/// Any `Announcement`: reads and writes a value of any of its subtypes.
struct AnyAnnouncement: Isomer.Readable, Isomer.Writable {
  /// The value itself.
  var value: any Announcement

  /// Holds a value.
  init(_ value: any Announcement) {
    self.value = value
  }

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    if try reader.has("text") { return Self(try TextAnnouncement.read(&reader)) }
    throw reader.noMember("an object with one of 'text'")
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch value {
    case let value as TextAnnouncement: value.write(to: &writer)
    default: writer.fail("its type is no member of 'Announcement'")
    }
  }
}

extension AnyAnnouncement: Isomer.Boxed {
  var unboxed: any Announcement { value }

  init(boxing value: any Announcement) { self.init(value) }
}
