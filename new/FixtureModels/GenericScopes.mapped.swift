// Generated from GenericScopes.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer
@_spi(Generated) import IsomerArchive

extension Envelope: Isomer.Readable, Isomer.KeyedReadable, Isomer.KeyedMapping where Content: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    if missingKeys != 0 {
      reader.fillAbsent(&partial.content, key: 0, of: &missingKeys, in: mappedKeys)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var content: Content? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.content = try Content.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.content = partial.content.moved()
  }

  static var mappedKeys: Isomer.KeySet { MappedKeys_Envelope.mappedKeys }
}

extension Envelope: Isomer.Writable, Isomer.KeyedWritable where Content: Isomer.Writable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"content\":", self.content)
  }
}

private enum MappedKeys_Envelope {
  static let mappedKeys = Isomer.KeySet(
    """
    content: 6 absent required
    """, of: "GenericScopes.swift: Envelope")
}

extension Envelope.Kind: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "single": return .single
    case "several": return .several
    default: throw reader.unknownCase("one of \"single\", \"several\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .single: writer.raw("\"single\"")
    case .several: writer.raw("\"several\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}

extension Envelope.Head: Isomer.Readable, Isomer.KeyedReadable, Isomer.KeyedMapping where Content: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var kind: Envelope<Content>.Kind? = nil
    var first: Content? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.kind = try Envelope<Content>.Kind.read(&reader)
      case 1: partial.first = try Content?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.kind = partial.kind.moved()
    self.first = partial.first.take()
  }

  static var mappedKeys: Isomer.KeySet { MappedKeys_Envelope_Head.mappedKeys }
}

extension Envelope.Head: Isomer.Writable, Isomer.KeyedWritable where Content: Isomer.Writable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"kind\":", self.kind)
    writer.optional(",\"first\":", self.first)
  }
}

private enum MappedKeys_Envelope_Head {
  static let mappedKeys = Isomer.KeySet(
    """
    kind: 10 required
    first: 10
    """, of: "GenericScopes.swift: Envelope.Head")
}

extension Envelope.Tail: Isomer.Readable, Isomer.KeyedReadable, Isomer.KeyedMapping where Content: Isomer.Readable, Mark: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    if missingKeys != 0 {
      reader.fillAbsent(&partial.last, key: 0, of: &missingKeys, in: mappedKeys)
      reader.fillAbsent(&partial.mark, key: 1, of: &missingKeys, in: mappedKeys)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var last: Content? = nil
    var mark: Mark? = nil
    var head: Envelope<Content>.Head? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.last = try Content.read(&reader)
      case 1: partial.mark = try Mark.read(&reader)
      case 2: partial.head = try Envelope<Content>.Head.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.last = partial.last.moved()
    self.mark = partial.mark.moved()
    self.head = partial.head.moved()
  }

  static var mappedKeys: Isomer.KeySet { MappedKeys_Envelope_Tail.mappedKeys }
}

extension Envelope.Tail: Isomer.Writable, Isomer.KeyedWritable where Content: Isomer.Writable, Mark: Isomer.Writable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"last\":", self.last)
    writer.member(",\"mark\":", self.mark)
    writer.member(",\"head\":", self.head)
  }
}

private enum MappedKeys_Envelope_Tail {
  static let mappedKeys = Isomer.KeySet(
    """
    last: 15 absent required
    mark: 15 absent required
    head: 15 required
    """, of: "GenericScopes.swift: Envelope.Tail")
}

extension Sleeve.Note: Isomer.Readable, Isomer.KeyedReadable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
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

  static var mappedKeys: Isomer.KeySet { MappedKeys_Sleeve_Note.mappedKeys }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"text\":", self.text)
  }
}

private enum MappedKeys_Sleeve_Note {
  static let mappedKeys = Isomer.KeySet(
    """
    text: 20 required
    """, of: "GenericScopes.swift: Sleeve.Note")
}

extension Cupboard.Box: Isomer.Readable, Isomer.KeyedReadable, Isomer.KeyedMapping where Item: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var items: [Item]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.items = try [Item].read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.items = partial.items.moved()
  }

  static var mappedKeys: Isomer.KeySet { MappedKeys_Cupboard_Box.mappedKeys }
}

extension Cupboard.Box: Isomer.Writable, Isomer.KeyedWritable where Item: Isomer.Writable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"items\":", self.items)
  }
}

private enum MappedKeys_Cupboard_Box {
  static let mappedKeys = Isomer.KeySet(
    """
    items: 27 required
    """, of: "GenericScopes.swift: Cupboard.Box")
}

extension Album: Isomer.Readable, Isomer.KeyedReadable, Isomer.KeyedMapping where Item: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var entries: [Entry]? = nil
    var table: [String: Grid<Int, Item>.Row]? = nil
    var state: State? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.entries = try [Entry].read(&reader)
      case 1: partial.table = try [String: Grid<Int, Item>.Row]?.read(&reader)
      case 2: partial.state = try State.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.entries = partial.entries.moved()
    if let read = partial.table.take() { self.table = read }
    self.state = partial.state.moved()
  }

  static var mappedKeys: Isomer.KeySet { MappedKeys_Album.mappedKeys }
}

extension Album: Isomer.Writable, Isomer.KeyedWritable where Item: Isomer.Writable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"entries\":", self.entries)
    writer.member(",\"table\":", self.table)
    writer.member(",\"state\":", self.state)
  }
}

private enum MappedKeys_Album {
  static let mappedKeys = Isomer.KeySet(
    """
    entries: 33 required
    table: 34 default
    state: 35 required
    """, of: "GenericScopes.swift: Album")
}

extension Album: IsomerArchive.Archivable where Item: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Album.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Album.write(self, to: &writer)
  }

  enum MappedArchive_Album {
    static var shape: IsomerArchive.ArchiveShape { MappedKeys_Album_archive.shape }

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Album<Item> {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.entries = try [Entry].unarchive(&reader) }
      if try reader.field(1, of: object) { partial.table = try reader.unlessNull([String: Grid<Int, Item>.Row].self) }
      if try reader.field(2, of: object) { partial.state = try State.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.state { missing = "state" }
      if case nil = partial.entries { missing = "entries" }
      if let missing { throw reader.missing(missing, in: object) }
      return Album<Item>(mapped: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var entries: [Entry]? = nil
      var table: [String: Grid<Int, Item>.Row]? = nil
      var state: State? = nil
    }

    static func write(_ value: Album<Item>, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.entries.archive(to: &writer)
      value.table.archive(to: &writer)
      value.state.archive(to: &writer)
      writer.end()
    }
  }

  private init(mapped partial: inout MappedArchive_Album.MappedPartial) {
    self.entries = partial.entries.moved()
    if let read = partial.table.take() { self.table = read }
    self.state = partial.state.moved()
  }
}

private enum MappedKeys_Album_archive {
  static let shape = IsomerArchive.ArchiveShape(
    "Album", version: 1,
    """
    entries
    table
    state
    """)
}

extension Album: Equatable where Item: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.entries == right.entries else { return false }
    guard left.table == right.table else { return false }
    guard left.state == right.state else { return false }
    return true
  }
}

extension Album: Hashable where Item: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(self.entries)
    hasher.combine(self.table)
    hasher.combine(self.state)
  }
}

extension Album.Entry: Isomer.Readable, Isomer.KeyedReadable, Isomer.KeyedMapping where Item: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    if missingKeys != 0 {
      reader.fillAbsent(&partial.item, key: 0, of: &missingKeys, in: mappedKeys)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var item: Item? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.item = try Item.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.item = partial.item.moved()
  }

  static var mappedKeys: Isomer.KeySet { MappedKeys_Album_Entry.mappedKeys }
}

extension Album.Entry: Isomer.Writable, Isomer.KeyedWritable where Item: Isomer.Writable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"item\":", self.item)
  }
}

private enum MappedKeys_Album_Entry {
  static let mappedKeys = Isomer.KeySet(
    """
    item: 38 absent required
    """, of: "GenericScopes.swift: Album.Entry")
}

extension Album.Entry: IsomerArchive.Archivable where Item: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Entry.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Entry.write(self, to: &writer)
  }

  enum MappedArchive_Entry {
    static var shape: IsomerArchive.ArchiveShape { MappedKeys_Album_Entry_archive.shape }

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Album<Item>.Entry {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.item = try Item.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.item, !Isomer.fillAbsent(&partial.item) { missing = "item" }
      if let missing { throw reader.missing(missing, in: object) }
      return Album<Item>.Entry(mapped: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var item: Item? = nil
    }

    static func write(_ value: Album<Item>.Entry, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.item.archive(to: &writer)
      writer.end()
    }
  }

  private init(mapped partial: inout MappedArchive_Entry.MappedPartial) {
    self.item = partial.item.moved()
  }
}

private enum MappedKeys_Album_Entry_archive {
  static let shape = IsomerArchive.ArchiveShape("Album.Entry", version: 1, "item")
}

extension Album.Entry: Equatable where Item: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.item == right.item else { return false }
    return true
  }
}

extension Album.Entry: Hashable where Item: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(self.item)
  }
}

extension Album.State: Isomer.Readable where Item: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    if let key = try reader.caseKey() {
      switch key {
      case "idle":
        try reader.skipNoValues()
        try reader.endCase()
        return .idle
      case "loaded":
        let value = Self.loaded(try Item.read(&reader))
        try reader.endCase()
        return value
      case "failed":
        let value = try Mapped_failed.read(&reader)
        try reader.endCase()
        return value
      default: break
      }
    } else if let name = try reader.caseName() {
      switch name {
      case "idle":
        return .idle
      default: break
      }
    }
    reader.rewind(to: start)
    throw reader.unknownCaseKey("\"idle\", or an object with \"loaded\" or \"failed\"")
  }

  private enum Mapped_failed: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Album<Item>.State {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var code: Int? = nil
      var last: Item? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.code = try Int.read(&reader)
        case 1: partial.last = try Item?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Album<Item>.State {
      let mappedArgument_code = partial.code.moved()
      let mappedArgument_last = partial.last.take()
      let value = Album<Item>.State.failed(code: mappedArgument_code, last: mappedArgument_last)
      return value
    }

    static var mappedKeys: Isomer.KeySet { MappedKeys_Album_State_failed.mappedKeys }
  }
}

extension Album.State: Isomer.Writable where Item: Isomer.Writable {
  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .idle: writer.raw("\"idle\"")
    case .loaded(let loaded):
      writer.member("{\"loaded\":", loaded)
      writer.raw("}")
    case .failed(let code, let last):
      writer.raw("{\"failed\":")
      MappedWriting_failed.write(code, last, to: &writer)
      writer.raw("}")
    }
  }

  private enum MappedWriting_failed: Isomer.KeyedMapping {
    static var mappedKeys: Isomer.KeySet { MappedKeys_Album_State_failed.mappedKeys }

    static func write(_ code: Int, _ last: Item?, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(code, last, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ code: Int, _ last: Item?, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"code\":", code)
      writer.optional(",\"last\":", last)
    }
  }
}

private enum MappedKeys_Album_State_failed {
  static let mappedKeys = Isomer.KeySet(
    """
    code: 41 required
    last: 41
    """, of: "GenericScopes.swift: Album.State.failed")
}

extension Album.State: IsomerArchive.Archivable where Item: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    if reader.isAtObject() {
      switch try reader.member(of: MappedKeys_Album_State_archive.family) {
      case 0: return try MappedArchive_State_loaded.read(&reader)
      case 1: return try MappedArchive_State_failed.read(&reader)
      default: throw reader.notMember(of: MappedKeys_Album_State_archive.family)
      }
    }
    let name = reader.position
    switch try reader.readToken() {
    case "idle": return .idle
    default: throw reader.unknownCase("one of \"idle\"", at: name)
    }
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    switch self {
    case .idle: writer.write(name: "idle")
    case .loaded(let loaded): MappedArchive_State_loaded.write(loaded, to: &writer)
    case .failed(code: let code, last: let last): MappedArchive_State_failed.write(code, last, to: &writer)
    }
  }

  enum MappedArchive_State_loaded {
    static var shape: IsomerArchive.ArchiveShape { MappedKeys_Album_State_loaded_archive.shape }

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Album<Item>.State {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.loaded = try Item.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.loaded, !Isomer.fillAbsent(&partial.loaded) { missing = "0" }
      if let missing { throw reader.missing(missing, in: object) }
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var loaded: Item? = nil
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Album<Item>.State {
      let mappedArgument_loaded = partial.loaded.moved()
      let value = Album<Item>.State.loaded(mappedArgument_loaded)
      return value
    }

    static func write(_ loaded: Item, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      loaded.archive(to: &writer)
      writer.end()
    }
  }

  enum MappedArchive_State_failed {
    static var shape: IsomerArchive.ArchiveShape { MappedKeys_Album_State_failed_archive.shape }

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Album<Item>.State {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.code = try Int.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.last = try Item?.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.code { missing = "code" }
      if let missing { throw reader.missing(missing, in: object) }
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var code: Int? = nil
      var last: Item? = nil
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Album<Item>.State {
      let mappedArgument_code = partial.code.moved()
      let mappedArgument_last = partial.last.take()
      let value = Album<Item>.State.failed(code: mappedArgument_code, last: mappedArgument_last)
      return value
    }

    static func write(_ code: Int, _ last: Item?, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      code.archive(to: &writer)
      last.archive(to: &writer)
      writer.end()
    }
  }
}

private enum MappedKeys_Album_State_archive {
  static let family = IsomerArchive.ArchiveFamily([
    MappedKeys_Album_State_loaded_archive.shape,
    MappedKeys_Album_State_failed_archive.shape,
  ])
}

private enum MappedKeys_Album_State_loaded_archive {
  static let shape = IsomerArchive.ArchiveShape("Album.State.loaded", version: 1, "0")
}

private enum MappedKeys_Album_State_failed_archive {
  static let shape = IsomerArchive.ArchiveShape(
    "Album.State.failed", version: 1,
    """
    code
    last
    """)
}

extension Grid.Row: Isomer.Readable, Isomer.KeyedReadable, Isomer.KeyedMapping where Key: Isomer.Readable, Key: Isomer.MappableKey, Item: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    if missingKeys != 0 {
      reader.fillAbsent(&partial.key, key: 0, of: &missingKeys, in: mappedKeys)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var key: Key? = nil
    var values: [Key: Item]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.key = try Key.read(&reader)
      case 1: partial.values = try [Key: Item].read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.key = partial.key.moved()
    self.values = partial.values.moved()
  }

  static var mappedKeys: Isomer.KeySet { MappedKeys_Grid_Row.mappedKeys }
}

extension Grid.Row: Isomer.Writable, Isomer.KeyedWritable where Key: Isomer.Writable, Key: Isomer.MappableKey, Item: Isomer.Writable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"key\":", self.key)
    writer.member(",\"values\":", self.values)
  }
}

private enum MappedKeys_Grid_Row {
  static let mappedKeys = Isomer.KeySet(
    """
    key: 46 absent required
    values: 46 required
    """, of: "GenericScopes.swift: Grid.Row")
}

extension Grid.Row: IsomerArchive.Archivable where Key: IsomerArchive.Archivable, Item: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Row.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Row.write(self, to: &writer)
  }

  enum MappedArchive_Row {
    static var shape: IsomerArchive.ArchiveShape { MappedKeys_Grid_Row_archive.shape }

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Grid<Key, Item>.Row {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.key = try Key.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.values = try [Key: Item].unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.values { missing = "values" }
      if case nil = partial.key, !Isomer.fillAbsent(&partial.key) { missing = "key" }
      if let missing { throw reader.missing(missing, in: object) }
      return Grid<Key, Item>.Row(mapped: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var key: Key? = nil
      var values: [Key: Item]? = nil
    }

    static func write(_ value: Grid<Key, Item>.Row, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.key.archive(to: &writer)
      value.values.archive(to: &writer)
      writer.end()
    }
  }

  private init(mapped partial: inout MappedArchive_Row.MappedPartial) {
    self.key = partial.key.moved()
    self.values = partial.values.moved()
  }
}

private enum MappedKeys_Grid_Row_archive {
  static let shape = IsomerArchive.ArchiveShape(
    "Grid.Row", version: 1,
    """
    key
    values
    """)
}

extension Grid.Row: Equatable where Key: Equatable, Item: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.key == right.key else { return false }
    guard left.values == right.values else { return false }
    return true
  }
}

extension Grid.Row: Hashable where Key: Hashable, Item: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(self.key)
    hasher.combine(self.values)
  }
}

extension Branch: Isomer.Readable, Isomer.KeyedReadable, Isomer.KeyedMapping where Leaf: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    if missingKeys != 0 {
      reader.fillAbsent(&partial.leaf, key: 0, of: &missingKeys, in: mappedKeys)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var leaf: Leaf? = nil
    var pairs: [Fork<Leaf>]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.leaf = try Leaf.read(&reader)
      case 1: partial.pairs = try [Fork<Leaf>].read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.leaf = partial.leaf.moved()
    self.pairs = partial.pairs.moved()
  }

  static var mappedKeys: Isomer.KeySet { MappedKeys_Branch.mappedKeys }
}

extension Branch: Isomer.Writable, Isomer.KeyedWritable where Leaf: Isomer.Writable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"leaf\":", self.leaf)
    writer.member(",\"pairs\":", self.pairs)
  }
}

private enum MappedKeys_Branch {
  static let mappedKeys = Isomer.KeySet(
    """
    leaf: 54 absent required
    pairs: 54 required
    """, of: "GenericScopes.swift: Branch")
}

extension Branch: IsomerArchive.Archivable where Leaf: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Branch.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Branch.write(self, to: &writer)
  }

  enum MappedArchive_Branch {
    static var shape: IsomerArchive.ArchiveShape { MappedKeys_Branch_archive.shape }

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Branch<Leaf> {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.leaf = try Leaf.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.pairs = try [Fork<Leaf>].unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.pairs { missing = "pairs" }
      if case nil = partial.leaf, !Isomer.fillAbsent(&partial.leaf) { missing = "leaf" }
      if let missing { throw reader.missing(missing, in: object) }
      return Branch<Leaf>(mapped: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var leaf: Leaf? = nil
      var pairs: [Fork<Leaf>]? = nil
    }

    static func write(_ value: Branch<Leaf>, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.leaf.archive(to: &writer)
      value.pairs.archive(to: &writer)
      writer.end()
    }
  }

  private init(mapped partial: inout MappedArchive_Branch.MappedPartial) {
    self.leaf = partial.leaf.moved()
    self.pairs = partial.pairs.moved()
  }
}

private enum MappedKeys_Branch_archive {
  static let shape = IsomerArchive.ArchiveShape(
    "Branch", version: 1,
    """
    leaf
    pairs
    """)
}

extension Branch: Equatable where Leaf: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.leaf == right.leaf else { return false }
    guard left.pairs == right.pairs else { return false }
    return true
  }
}

extension Fork: Isomer.Readable, Isomer.KeyedReadable, Isomer.KeyedMapping where Side: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var left: Side? = nil
    var branches: [Branch<Side>]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.left = try Side?.read(&reader)
      case 1: partial.branches = try [Branch<Side>].read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.left = partial.left.take()
    self.branches = partial.branches.moved()
  }

  static var mappedKeys: Isomer.KeySet { MappedKeys_Fork.mappedKeys }
}

extension Fork: Isomer.Writable, Isomer.KeyedWritable where Side: Isomer.Writable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"left\":", self.left)
    writer.member(",\"branches\":", self.branches)
  }
}

private enum MappedKeys_Fork {
  static let mappedKeys = Isomer.KeySet(
    """
    left: 58
    branches: 59 required
    """, of: "GenericScopes.swift: Fork")
}

extension Fork: IsomerArchive.Archivable where Side: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Fork.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Fork.write(self, to: &writer)
  }

  enum MappedArchive_Fork {
    static var shape: IsomerArchive.ArchiveShape { MappedKeys_Fork_archive.shape }

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Fork<Side> {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.left = try Side?.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.branches = try [Branch<Side>].unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.branches { missing = "branches" }
      if let missing { throw reader.missing(missing, in: object) }
      return Fork<Side>(mapped: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var left: Side? = nil
      var branches: [Branch<Side>]? = nil
    }

    static func write(_ value: Fork<Side>, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.left.archive(to: &writer)
      value.branches.archive(to: &writer)
      writer.end()
    }
  }

  private init(mapped partial: inout MappedArchive_Fork.MappedPartial) {
    self.left = partial.left.take()
    self.branches = partial.branches.moved()
  }
}

private enum MappedKeys_Fork_archive {
  static let shape = IsomerArchive.ArchiveShape(
    "Fork", version: 1,
    """
    left
    branches
    """)
}

extension Fork: Equatable where Side: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.left == right.left else { return false }
    guard left.branches == right.branches else { return false }
    return true
  }
}

extension Phantom: Isomer.Readable, Isomer.KeyedReadable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var raw: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.raw = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.raw = partial.raw.moved()
  }

  static var mappedKeys: Isomer.KeySet { MappedKeys_Phantom.mappedKeys }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"raw\":", self.raw)
  }
}

private enum MappedKeys_Phantom {
  static let mappedKeys = Isomer.KeySet(
    """
    raw: 64 required
    """, of: "GenericScopes.swift: Phantom")
}

extension Phantom: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Phantom.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Phantom.write(self, to: &writer)
  }

  enum MappedArchive_Phantom {
    static var shape: IsomerArchive.ArchiveShape { MappedKeys_Phantom_archive.shape }

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Phantom<Owner> {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.raw = try String.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.raw { missing = "raw" }
      if let missing { throw reader.missing(missing, in: object) }
      return Phantom<Owner>(mapped: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var raw: String? = nil
    }

    static func write(_ value: Phantom<Owner>, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.raw.archive(to: &writer)
      writer.end()
    }
  }

  private init(mapped partial: inout MappedArchive_Phantom.MappedPartial) {
    self.raw = partial.raw.moved()
  }
}

private enum MappedKeys_Phantom_archive {
  static let shape = IsomerArchive.ArchiveShape("Phantom", version: 1, "raw")
}

extension Owned: Isomer.Readable, Isomer.KeyedReadable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Phantom<Owner>? = nil
    var owner: Owner? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Phantom<Owner>.read(&reader)
      case 1:
        #sourceLocation(file: "Fixtures/Models/Scopes/GenericScopes.swift", line: 68)
        partial.owner = try reader
      .transformed(OwnerTransformer<Owner>(), Owner?.self)
        #sourceLocation()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.owner = partial.owner.take()
  }

  static var mappedKeys: Isomer.KeySet { MappedKeys_Owned.mappedKeys }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    #sourceLocation(file: "Fixtures/Models/Scopes/GenericScopes.swift", line: 69)
   writer.optional(OwnerTransformer<Owner>(), ",\"owner\":", self.owner)
    #sourceLocation()
  }
}

private enum MappedKeys_Owned {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 68 required
    owner: 70
    """, of: "GenericScopes.swift: Owned")
}

extension OpenItem: Isomer.Readable, Isomer.KeyedReadable, Isomer.KeyedMapping where Item: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    if missingKeys != 0 {
      reader.fillAbsent(&partial.item, key: 0, of: &missingKeys, in: mappedKeys)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var item: Item? = nil
    var others: [String: Value]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.item = try Item.read(&reader)
      default: try reader.keep(in: &partial.others)
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.item = partial.item.moved()
    if let read = partial.others.take() { self.others = read }
  }

  static var mappedKeys: Isomer.KeySet { MappedKeys_OpenItem.mappedKeys }
}

extension OpenItem: Isomer.Writable, Isomer.KeyedWritable where Item: Isomer.Writable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"item\":", self.item)
    writer.rest(self.others, besides: MappedKeys_OpenItem.self)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths("item")
    paths.rest("others")
    return paths
  }
}

private enum MappedKeys_OpenItem: Isomer.KeyedMapping {
  static let mappedKeys = Isomer.KeySet(
    """
    item: 81 absent required
    """, of: "GenericScopes.swift: OpenItem")
}

extension LooseWriting: Isomer.Readable, Isomer.KeyedReadable, Isomer.KeyedMapping where Item: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.revisit(start)
      partial.inner = try Inner.read(&reader)
    } catch {
      missingKeys |= try reader.postpone(error, from: start)
    }
    if missingKeys != 0 {
      reader.fillAbsent(&partial.item, key: 0, of: &missingKeys, in: mappedKeys)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var item: Item? = nil
    var inner: Inner? = nil
    var others: [String: Value]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.item = try Item.read(&reader)
      default: try reader.keep(in: &partial.others, besides: LooseWriting<Item>.self, below: "")
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.item = partial.item.moved()
    self.inner = partial.inner.moved()
    if let read = partial.others.take() { self.others = read }
  }

  static var mappedKeys: Isomer.KeySet { MappedKeys_LooseWriting.mappedKeys }

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    mappedKeys.handling(of: key, below: path, as: profile, or: [Inner.self])
  }
}

extension LooseWriting: Isomer.Writable, Isomer.KeyedWritable where Item: Isomer.Readable & Isomer.Writable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"item\":", self.item)
    self.inner.writeMappedMembers(to: &writer)
    writer.rest(self.others, besides: Self.self)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths("item")
    paths.flatten("inner", self.inner.mappedPaths(options))
    paths.rest("others")
    return paths
  }
}

private enum MappedKeys_LooseWriting {
  static let mappedKeys = Isomer.KeySet(
    """
    item: 87 absent required
    """, of: "GenericScopes.swift: LooseWriting")
}

extension LooseWriting.Inner: Isomer.Readable, Isomer.KeyedReadable, Isomer.KeyedMapping where Item: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    if missingKeys != 0 {
      reader.fillAbsent(&partial.flat, key: 0, of: &missingKeys, in: mappedKeys)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var flat: Item? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.flat = try Item.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.flat = partial.flat.moved()
  }

  static var mappedKeys: Isomer.KeySet { MappedKeys_LooseWriting_Inner.mappedKeys }
}

extension LooseWriting.Inner: Isomer.Writable, Isomer.KeyedWritable where Item: Isomer.Writable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"flat\":", self.flat)
  }
}

private enum MappedKeys_LooseWriting_Inner {
  static let mappedKeys = Isomer.KeySet(
    """
    flat: 91 absent required
    """, of: "GenericScopes.swift: LooseWriting.Inner")
}

extension Slots: Isomer.Readable, Isomer.KeyedReadable, Isomer.KeyedMapping where Item: Isomer.Readable, Element.ID: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.settle(partial.mappedAlternative_third)
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    if missingKeys != 0 {
      reader.fillAbsent(&partial.first, key: 0, of: &missingKeys, in: mappedKeys)
    }
    var missing: String?
    if case nil = partial.third, !reader.fillAbsent(&partial.third, "third") { missing = "third" }
    if case nil = partial.second, !reader.fillAbsent(&partial.second, "inner.second") { missing = "inner.second" }
    try reader.require(missingKeys, of: mappedKeys)
    if let missing { throw reader.missing(missing) }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var first: Item? = nil
    var second: Item? = nil
    var third: Element.ID? = nil
    var mappedAlternative_third = Isomer.Alternative()
    var needed: Item? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.first = try Item.read(&reader)
      case 1: try partial.fillObject(mappedKeys_inner, first: 5, from: &reader)
      case 2:
        try reader.alternative(0, &partial.mappedAlternative_third, &partial.third) {
          reader throws(Isomer.ReadingFailure) in
          return try Element.ID.read(&reader)
        }
      case 3:
        try reader.alternative(1, &partial.mappedAlternative_third, &partial.third) {
          reader throws(Isomer.ReadingFailure) in
          return try Element.ID.read(&reader)
        }
      case 4: partial.needed = try Item.read(&reader)
      case 5: partial.second = try Item.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.first = partial.first.moved()
    self.second = partial.second.moved()
    self.third = partial.third.moved()
    self.needed = partial.needed.moved()
  }

  static var mappedKeys: Isomer.KeySet { MappedKeys_Slots.mappedKeys }

  private static var mappedKeys_inner: Isomer.KeySet { MappedKeys_Slots.mappedKeys_inner }
}

extension Slots: Isomer.Writable, Isomer.KeyedWritable where Item: Isomer.Writable, Element.ID: Isomer.Writable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"first\":", self.first)
    do {
      let container = writer.beginContainer(",\"inner\":")
      writer.member(",\"second\":", self.second)
      writer.endContainer(container)
    }
    writer.member(",\"third\":", self.third)
    writer.member(",\"needed\":", self.needed)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths(
      """
      first
      second: inner.second
      third
      needed
      """)
  }
}

private enum MappedKeys_Slots {
  static let mappedKeys = Isomer.KeySet(
    """
    first: 97 absent required
    inner
    third: 99 absent required first
    other: third 99 absent required alternative
    needed: 101 required
    """, of: "GenericScopes.swift: Slots", objects: [mappedKeys_inner])
  static let mappedKeys_inner = Isomer.KeySet(
    """
    second: 98 absent required
    """, of: "GenericScopes.swift: Slots", below: "inner")
}

extension Slots: IsomerArchive.Archivable where Item: IsomerArchive.Archivable, Element.ID: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Slots.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Slots.write(self, to: &writer)
  }

  enum MappedArchive_Slots {
    static var shape: IsomerArchive.ArchiveShape { MappedKeys_Slots_archive.shape }

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Slots<Item, Element> {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.first = try Item.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.second = try Item.unarchive(&reader) }
      if try reader.field(2, of: object) { partial.third = try Element.ID.unarchive(&reader) }
      if try reader.field(3, of: object) { partial.needed = try Item.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.needed, !Isomer.fillAbsent(&partial.needed) { missing = "needed" }
      if case nil = partial.third, !Isomer.fillAbsent(&partial.third) { missing = "third" }
      if case nil = partial.second, !Isomer.fillAbsent(&partial.second) { missing = "second" }
      if case nil = partial.first, !Isomer.fillAbsent(&partial.first) { missing = "first" }
      if let missing { throw reader.missing(missing, in: object) }
      return Slots<Item, Element>(mapped: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var first: Item? = nil
      var second: Item? = nil
      var third: Element.ID? = nil
      var needed: Item? = nil
    }

    static func write(_ value: Slots<Item, Element>, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.first.archive(to: &writer)
      value.second.archive(to: &writer)
      value.third.archive(to: &writer)
      value.needed.archive(to: &writer)
      writer.end()
    }
  }

  private init(mapped partial: inout MappedArchive_Slots.MappedPartial) {
    self.first = partial.first.moved()
    self.second = partial.second.moved()
    self.third = partial.third.moved()
    self.needed = partial.needed.moved()
  }
}

private enum MappedKeys_Slots_archive {
  static let shape = IsomerArchive.ArchiveShape(
    "Slots", version: 1,
    """
    first
    second
    third
    needed
    """)
}

extension SlotCase: Isomer.Readable where Item: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    guard let tag = try reader.tag(at: "t") else {
      throw reader.missingTag(at: "t")
    }
    switch tag {
    case "one":
      guard try reader.beginContent(at: "c") else {
        let mappedArgument_one: Item = try reader.absent("c")
        return .one(mappedArgument_one)
      }
      let value = Self.one(try Item.read(&reader))
      try reader.endContent(start)
      return value
    case "keyed":
      guard try reader.beginContent(at: "c") else { throw reader.missing("c") }
      let value = try Mapped_keyed.read(&reader)
      try reader.endContent(start)
      return value
    default: throw reader.unknownTag("one of \"one\", \"keyed\"", at: "t")
    }
  }

  private enum Mapped_keyed: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> SlotCase<Item> {
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      if missingKeys != 0 {
        reader.fillAbsent(&partial.item, key: 0, of: &missingKeys, in: mappedKeys)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var item: Item? = nil
      var number: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.item = try Item.read(&reader)
        case 1: partial.number = try Int.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> SlotCase<Item> {
      let mappedArgument_item = partial.item.moved()
      let mappedArgument_number = partial.number.moved()
      let value = SlotCase<Item>.keyed(item: mappedArgument_item, number: mappedArgument_number)
      return value
    }

    static var mappedKeys: Isomer.KeySet { MappedKeys_SlotCase_keyed.mappedKeys }
  }
}

extension SlotCase: Isomer.Writable where Item: Isomer.Writable {
  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .one(let one):
      writer.member("{\"t\":\"one\",\"c\":", one)
      writer.raw("}")
    case .keyed(let item, let number):
      writer.raw("{\"t\":\"keyed\",\"c\":")
      MappedWriting_keyed.write(item, number, to: &writer)
      writer.raw("}")
    }
  }

  private enum MappedWriting_keyed: Isomer.KeyedMapping {
    static var mappedKeys: Isomer.KeySet { MappedKeys_SlotCase_keyed.mappedKeys }

    static func write(_ item: Item, _ number: Int, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(item, number, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ item: Item, _ number: Int, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"item\":", item)
      writer.member(",\"number\":", number)
    }
  }
}

private enum MappedKeys_SlotCase_keyed {
  static let mappedKeys = Isomer.KeySet(
    """
    item: 105 absent required
    number: 105 required
    """, of: "GenericScopes.swift: SlotCase.keyed")
}

extension FlatSlot: Isomer.Readable where Item: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.tag(at: "t") else {
      throw reader.missingTag(at: "t")
    }
    switch tag {
    case "keyed":
      return try Mapped_keyed.read(&reader)
    default: throw reader.unknownTag("one of \"keyed\"", at: "t")
    }
  }

  private enum Mapped_keyed: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> FlatSlot<Item> {
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      if missingKeys != 0 {
        reader.fillAbsent(&partial.item, key: 1, of: &missingKeys, in: mappedKeys)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var item: Item? = nil
      var number: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.item = try Item.read(&reader)
        case 2: partial.number = try Int.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> FlatSlot<Item> {
      let mappedArgument_item = partial.item.moved()
      let mappedArgument_number = partial.number.moved()
      let value = FlatSlot<Item>.keyed(item: mappedArgument_item, number: mappedArgument_number)
      return value
    }

    static var mappedKeys: Isomer.KeySet { MappedKeys_FlatSlot_keyed.mappedKeys }
  }
}

extension FlatSlot: Isomer.Writable where Item: Isomer.Writable {
  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .keyed(let item, let number): MappedWriting_keyed.write(item, number, to: &writer)
    }
  }

  private enum MappedWriting_keyed: Isomer.KeyedMapping {
    static var mappedKeys: Isomer.KeySet { MappedKeys_FlatSlot_keyed.mappedKeys }

    static func write(_ item: Item, _ number: Int, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(item, number, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ item: Item, _ number: Int, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"t\":\"keyed\"")
      writer.member(",\"item\":", item)
      writer.member(",\"number\":", number)
    }
  }
}

private enum MappedKeys_FlatSlot_keyed {
  static let mappedKeys = Isomer.KeySet(
    """
    t
    item: 108 absent required
    number: 108 required
    """, of: "GenericScopes.swift: FlatSlot.keyed")
}

extension Index: Isomer.Readable, Isomer.KeyedReadable, Isomer.KeyedMapping where Element.ID: Isomer.Readable, Element.ID: Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var ids: [Element.ID]? = nil
    var counts: [Element.ID: Int]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.ids = try [Element.ID].read(&reader)
      case 1: partial.counts = try [Element.ID: Int]?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.ids = partial.ids.moved()
    if let read = partial.counts.take() { self.counts = read }
  }

  static var mappedKeys: Isomer.KeySet { MappedKeys_Index.mappedKeys }
}

extension Index: Isomer.Writable, Isomer.KeyedWritable where Element.ID: Isomer.Writable, Element.ID: Isomer.MappableKey {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"ids\":", self.ids)
    writer.member(",\"counts\":", self.counts)
  }
}

private enum MappedKeys_Index {
  static let mappedKeys = Isomer.KeySet(
    """
    ids: 113 required
    counts: 114 default
    """, of: "GenericScopes.swift: Index")
}
