// Generated from Isolation.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer
@_spi(Generated) import IsomerArchive

nonisolated extension Ledger: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    number: 11 required
    kind: 12 default
    parts: 13 default
    box: 14
    """, of: "Isolation.swift: Ledger")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  nonisolated fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var number: Int? = nil
    var kind: Kind?? = nil
    var parts: [Part]?? = nil
    var box: Crate<Int>?? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.number = try Int.read(&reader)
      case 1: partial.kind = try Kind?.read(&reader)
      case 2: partial.parts = try [Part]?.read(&reader)
      case 3: partial.box = try Crate<Int>?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.number = partial.number.moved()
    if let read = partial.kind.takeValue() { self.kind = read }
    if let read = partial.parts.takeValue() { self.parts = read }
    self.box = partial.box.takeValue()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"number\":", self.number)
    writer.member(",\"kind\":", self.kind)
    writer.member(",\"parts\":", self.parts)
    writer.optional(",\"box\":", self.box)
  }
}

nonisolated extension Ledger: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Ledger.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Ledger.write(self, to: &writer)
  }

  nonisolated enum MappedArchive_Ledger {
    static let shape = IsomerArchive.ArchiveShape(
      "Ledger", version: 1,
      """
      number
      kind
      parts
      box
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Ledger {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.number = try Int.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.kind = try reader.unlessNull(Kind.self) }
      if try reader.field(2, of: object) { partial.parts = try reader.unlessNull([Part].self) }
      if try reader.field(3, of: object) { partial.box = try Crate<Int>?.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.number { missing = "number" }
      if let missing { throw reader.missing(missing, in: object) }
      return Ledger(mapped: &partial)
    }

    nonisolated fileprivate struct MappedPartial: ~Copyable {
      var number: Int? = nil
      var kind: Kind? = nil
      var parts: [Part]? = nil
      var box: Crate<Int>? = nil
    }

    static func write(_ value: Ledger, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.number.archive(to: &writer)
      value.kind.archive(to: &writer)
      value.parts.archive(to: &writer)
      value.box.archive(to: &writer)
      writer.end()
    }
  }

  private init(mapped partial: inout MappedArchive_Ledger.MappedPartial) {
    self.number = partial.number.moved()
    if let read = partial.kind.take() { self.kind = read }
    if let read = partial.parts.take() { self.parts = read }
    self.box = partial.box.take()
  }
}

nonisolated extension Ledger: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    try partial.fill(Self.mappedKeys, from: &reader)
    if case .some(nil) = partial.kind {
      #sourceLocation(file: "Fixtures/Packages/Settings//Sources/OnMainActor/Isolation.swift", line: 11)
      let mappedDefault: Kind
                 = .plain
      #sourceLocation()
      partial.kind = mappedDefault
    }
    if case .some(nil) = partial.parts {
      #sourceLocation(file: "Fixtures/Packages/Settings//Sources/OnMainActor/Isolation.swift", line: 12)
      let mappedDefault: [Part]
                    = []
      #sourceLocation()
      partial.parts = mappedDefault
    }
    Self.mappedAssign(&partial, to: &self)
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.number.take() { value.number = read }
    if let read = partial.kind.takeValue() { value.kind = read }
    if let read = partial.parts.takeValue() { value.parts = read }
    if let read = partial.box.take() { value.box = read }
  }
}

nonisolated extension Ledger: Isomer.IdentityReadable {
  static func mappedIdentity(
    in reader: inout Isomer.JSONReader
  ) throws(Isomer.ReadingFailure) -> Int? {
    let identity_number = try reader.lookUp("number") {
      reader throws(Isomer.ReadingFailure) in
      return try Int.read(&reader)
    }
    guard let identity_number else { return nil }
    return identity_number
  }
}

nonisolated extension Ledger: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.number == right.number else { return false }
    guard left.kind == right.kind else { return false }
    guard left.parts == right.parts else { return false }
    guard left.box == right.box else { return false }
    return true
  }
}

nonisolated extension Ledger: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(self.number)
    hasher.combine(self.kind)
    hasher.combine(self.parts)
    hasher.combine(self.box)
  }
}

nonisolated extension Ledger: Isomer.Copying {
  func copy() -> Self { self }
}

nonisolated extension Ledger: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.number = newer.number
    self.kind = newer.kind
    self.parts = newer.parts
    self.box = newer.box
  }
}

nonisolated extension Ledger: CustomStringConvertible {
  var description: String {
    var text = Isomer.DescriptionText("Ledger")
    text.add("number", self.number)
    text.add("kind", self.kind)
    text.add("parts", self.parts)
    text.add("box", self.box)
    return text.finished
  }
}


nonisolated extension Ledger: Isomer.Identified {
  var mappedIdentity: Int { self.number }
}

nonisolated extension Ledger {
  /// The changes of a `Ledger` in a newer value or a document.
  struct Changes: Equatable {
    /// The change of `number`.
    var number: Isomer.Change<Int> = .absent
    /// The change of `kind`.
    var kind: Isomer.Change<Kind> = .absent
    /// The change of `parts`.
    var parts: Isomer.Change<[Part]> = .absent
    /// The change of `box`.
    var box: Isomer.Change<Crate<Int>> = .absent

    /// Creates an empty set of changes.
    init() {}

    /// True if no property changes.
    var isEmpty: Bool {
      guard self.number.isAbsent else { return false }
      guard self.kind.isAbsent else { return false }
      guard self.parts.isAbsent else { return false }
      guard self.box.isAbsent else { return false }
      return true
    }
  }

  nonisolated fileprivate enum Mapped_Changes: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Ledger.Changes {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    nonisolated fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var number: Isomer.Change<Int>? = nil
      var kind: Isomer.Change<Kind>? = nil
      var parts: Isomer.Change<[Part]>? = nil
      var box: Isomer.Change<Crate<Int>>? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.number = Isomer.Change(try Int.read(&reader))
        case 1: partial.kind = Isomer.Change(try Kind?.read(&reader))
        case 2: partial.parts = Isomer.Change(try [Part]?.read(&reader))
        case 3: partial.box = Isomer.Change(try Crate<Int>?.read(&reader))
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Ledger.Changes {
      var value = Ledger.Changes()
      value.number = partial.number.take() ?? .absent
      value.kind = partial.kind.take() ?? .absent
      value.parts = partial.parts.take() ?? .absent
      value.box = partial.box.take() ?? .absent
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      number: 11
      kind: 12
      parts: 13
      box: 14
      """, of: "Isolation.swift: Ledger.Changes")

    static func writeMappedMembers(_ value: Ledger.Changes, to writer: inout Isomer.JSONWriter) {
      if !value.number.isAbsent {
        writer.optional(",\"number\":", value.number.wrapped, null: .write)
      }
      if !value.kind.isAbsent {
        writer.optional(",\"kind\":", value.kind.wrapped, null: .write)
      }
      if !value.parts.isAbsent {
        writer.optional(",\"parts\":", value.parts.wrapped, null: .write)
      }
      if !value.box.isAbsent {
        writer.optional(",\"box\":", value.box.wrapped, null: .write)
      }
    }
  }
}

nonisolated extension Ledger.Changes: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Ledger.Changes {
    try Ledger.Mapped_Changes.read(&reader)
  }
}

nonisolated extension Ledger.Changes: Isomer.KeyedReadable {
  static var mappedKeys: Isomer.KeySet { Ledger.Mapped_Changes.mappedKeys }

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    Ledger.Mapped_Changes.mappedHandling(of: key, below: path, as: profile)
  }
}

nonisolated extension Ledger.Changes: Isomer.Writable {
  func write(to writer: inout Isomer.JSONWriter) {
    Ledger.Mapped_Changes.write(self, to: &writer)
  }
}

nonisolated extension Ledger.Changes: Isomer.KeyedWritable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    Ledger.Mapped_Changes.writeMappedMembers(self, to: &writer)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Ledger.Mapped_Changes.mappedPaths(self, options)
  }
}

nonisolated extension Ledger.Changes: CustomStringConvertible {
  /// The names of the properties that change.
  var description: String {
    var text = Isomer.DescriptionText("Ledger.Changes")
    text.add("number", change: self.number)
    text.add("kind", change: self.kind)
    text.add("parts", change: self.parts)
    text.add("box", change: self.box)
    return text.finished
  }
}

nonisolated extension Ledger {
  func changes(to new: Self) -> Changes {
    var changes = Changes()
    changes.number = Isomer.change(of: self.number, to: new.number)
    changes.kind = Isomer.change(of: self.kind, to: new.kind)
    changes.parts = Isomer.change(of: self.parts, to: new.parts)
    changes.box = Isomer.optionalChange(of: self.box, to: new.box)
    return changes
  }

  mutating func apply(_ changes: Changes) {
    var partial = MappedPartial()
    partial.number = changes.number.read
    partial.kind = changes.kind.read
    if changes.kind.isNull {
      #sourceLocation(file: "Fixtures/Packages/Settings//Sources/OnMainActor/Isolation.swift", line: 11)
      let mappedDefault: Kind
                 = .plain
      #sourceLocation()
      partial.kind = mappedDefault
    }
    partial.parts = changes.parts.read
    if changes.parts.isNull {
      #sourceLocation(file: "Fixtures/Packages/Settings//Sources/OnMainActor/Isolation.swift", line: 12)
      let mappedDefault: [Part]
                    = []
      #sourceLocation()
      partial.parts = mappedDefault
    }
    partial.box = changes.box.optionalRead
    Self.mappedAssign(&partial, to: &self)
  }
}

nonisolated extension Ledger.Kind: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "plain": return .plain
    case "rich": return .rich
    default: throw reader.unknownCase("one of \"plain\", \"rich\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .plain: writer.raw("\"plain\"")
    case .rich: writer.raw("\"rich\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}

nonisolated extension Ledger.Kind: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    let name = reader.position
    switch try reader.readToken() {
    case "plain": return .plain
    case "rich": return .rich
    default: throw reader.unknownCase("one of \"plain\", \"rich\"", at: name)
    }
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    switch self {
    case .plain: writer.write(name: "plain")
    case .rich: writer.write(name: "rich")
    }
  }
}

nonisolated extension Ledger.Part: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.tag(at: "type") else {
      throw reader.missingTag(at: "type")
    }
    switch tag {
    case "text":
      return try Mapped_text.read(&reader)
    case "rule":
      try reader.skipValue()
      return .rule
    default: throw reader.unknownTag("one of \"text\", \"rule\"", at: "type")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .text(let value, let size): Mapped_text.write(value, size, to: &writer)
    case .rule: writer.raw("{\"type\":\"rule\"}")
    }
  }
}

nonisolated extension Ledger.Part {
  nonisolated private enum Mapped_text: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Ledger.Part {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    nonisolated fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var value: String? = nil
      var size: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.value = try String.read(&reader)
        case 2: partial.size = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Ledger.Part {
      let mappedArgument_value = partial.value.moved()
      #sourceLocation(file: "Fixtures/Packages/Settings//Sources/OnMainActor/Isolation.swift", line: 20)
      let mappedArgument_size =
                  partial.size.take() ?? 1
      #sourceLocation()
      let value = Ledger.Part.text(value: mappedArgument_value, size: mappedArgument_size)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      value: 21 required
      size: 21 default
      """, of: "Isolation.swift: Ledger.Part.text")

    static func write(_ value: String, _ size: Int, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(value, size, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ value: String, _ size: Int, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"type\":\"text\"")
      writer.member(",\"value\":", value)
      writer.member(",\"size\":", size)
    }
  }
}

nonisolated extension Ledger.Part: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    if reader.isAtObject() {
      switch try reader.member(of: mappedArchiveFamily) {
      case 0: return try MappedArchive_Part_text.read(&reader)
      default: throw reader.notMember(of: mappedArchiveFamily)
      }
    }
    let name = reader.position
    switch try reader.readToken() {
    case "rule": return .rule
    default: throw reader.unknownCase("one of \"rule\"", at: name)
    }
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    switch self {
    case .text(value: let value, size: let size): MappedArchive_Part_text.write(value, size, to: &writer)
    case .rule: writer.write(name: "rule")
    }
  }

  nonisolated enum MappedArchive_Part_text {
    static let shape = IsomerArchive.ArchiveShape(
      "Ledger.Part.text", version: 1,
      """
      value
      size
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Ledger.Part {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.value = try String.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.size = try reader.unlessNull(Int.self) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.value { missing = "value" }
      if let missing { throw reader.missing(missing, in: object) }
      return mappedValue(of: &partial)
    }

    nonisolated fileprivate struct MappedPartial: ~Copyable {
      var value: String? = nil
      var size: Int? = nil
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Ledger.Part {
      let mappedArgument_value = partial.value.moved()
      #sourceLocation(file: "Fixtures/Packages/Settings//Sources/OnMainActor/Isolation.swift", line: 20)
      let mappedArgument_size =
                  partial.size.take() ?? 1
      #sourceLocation()
      let value = Ledger.Part.text(value: mappedArgument_value, size: mappedArgument_size)
      return value
    }

    static func write(_ value: String, _ size: Int, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.archive(to: &writer)
      size.archive(to: &writer)
      writer.end()
    }
  }

  private static let mappedArchiveFamily = IsomerArchive.ArchiveFamily([
    MappedArchive_Part_text.shape,
  ])
}

nonisolated extension Crate: Isomer.Readable, Isomer.KeyedReadable, Isomer.KeyedMapping where Value: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    if missingKeys != 0 {
      reader.fillAbsent(&partial.value, key: 0, of: &missingKeys, in: mappedKeys)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  nonisolated fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var value: Value? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.value = try Value.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.value = partial.value.moved()
  }

  static var mappedKeys: Isomer.KeySet { MappedKeys_Crate.mappedKeys }
}

nonisolated extension Crate: Isomer.Writable, Isomer.KeyedWritable where Value: Isomer.Writable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"value\":", self.value)
  }
}

nonisolated private enum MappedKeys_Crate {
  static let mappedKeys = Isomer.KeySet(
    """
    value: 27 absent required
    """, of: "Isolation.swift: Crate")
}

nonisolated extension Crate: IsomerArchive.Archivable where Value: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Crate.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Crate.write(self, to: &writer)
  }

  nonisolated enum MappedArchive_Crate {
    static var shape: IsomerArchive.ArchiveShape { MappedKeys_Crate_archive.shape }

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Crate<Value> {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.value = try Value.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.value, !Isomer.fillAbsent(&partial.value) { missing = "value" }
      if let missing { throw reader.missing(missing, in: object) }
      return Crate<Value>(mapped: &partial)
    }

    nonisolated fileprivate struct MappedPartial: ~Copyable {
      var value: Value? = nil
    }

    static func write(_ value: Crate<Value>, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.value.archive(to: &writer)
      writer.end()
    }
  }

  private init(mapped partial: inout MappedArchive_Crate.MappedPartial) {
    self.value = partial.value.moved()
  }
}

nonisolated private enum MappedKeys_Crate_archive {
  static let shape = IsomerArchive.ArchiveShape("Crate", version: 1, "value")
}

nonisolated extension Figure: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  static var mappedMapping: any Isomer.Mapping.Type {
    if self == Figure.self { return Figure.Mapped_Figure.self }
    if self is Round.Type { return Round.Mapped_Round.self }
    return Figure.Mapped_Figure.self
  }
}

nonisolated extension Figure {
  nonisolated enum Mapped_Figure: Isomer.Mapping {
    static func mappedBuild(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Figure {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    nonisolated fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var name: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.name = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Figure {
      let value = Figure()
      if let read = partial.name.take() { value.name = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind
      name: 34 default
      """, of: "Isolation.swift: Figure")

    static func writeMappedMembers(_ value: Figure, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"name\":", value.name)
    }

    static func mappedPaths(_ value: Figure, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths("name")
      paths.always("kind")
      return paths
    }

    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Figure {
      guard let tag = try reader.tag(at: "kind") else {
        throw reader.missingTag(at: "kind")
      }
      switch tag {
      case "round": return try Round.Mapped_Round.read(&reader)
      default: throw reader.unknownTag("one of \"round\"", at: "kind")
      }
    }
  }
}

nonisolated extension Figure: Equatable {
  static func == (left: Figure, right: Figure) -> Bool {
    if left === right { return true }
    guard Swift.type(of: left) == Swift.type(of: right) else { return false }
    guard left.name == right.name else { return false }
    if let left = left as? Round, let right = right as? Round {
      guard Round.Derived_Round.equals(left, right) else { return false }
    }
    return true
  }
}

nonisolated extension Figure: Isomer.Copying {
  func copy() -> Self {
    switch self {
    case let value as Round: return Isomer.copied(Round.Derived_Round.copy(value), of: self)
    default:
      let copy = Figure()
      copy.name = self.name
      return Isomer.copied(copy, of: self)
    }
  }
}

nonisolated extension Round {
  nonisolated enum Mapped_Round: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Round {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    nonisolated fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var name: String? = nil
      var radius: Double? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.name = try String?.read(&reader)
        case 2: partial.radius = try Double?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Round {
      let value = Round()
      if let read = partial.name.take() { value.name = read }
      if let read = partial.radius.take() { value.radius = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind
      name: 34 default
      radius: 39 default
      """, of: "Isolation.swift: Round")

    static func writeMappedMembers(_ value: Round, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"kind\":\"round\"")
      writer.member(",\"name\":", value.name)
      writer.member(",\"radius\":", value.radius)
    }

    static func mappedPaths(_ value: Round, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        name
        radius
        """)
      paths.always("kind")
      return paths
    }
  }
}

extension Round {
  nonisolated enum Derived_Round {
    static func equals(_ left: Round, _ right: Round) -> Bool {
      guard left.radius == right.radius else { return false }
      return true
    }

    static func copy(_ value: Round) -> Round {
      let copy = Round()
      copy.name = value.name
      copy.radius = value.radius
      return copy
    }
  }
}

@Storage extension Shelf: @Storage Isomer.KeyedReadable, @Storage Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    books: 43 default
    """, of: "Isolation.swift: Shelf")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  @Storage fileprivate struct MappedPartial: @Storage Isomer.PartialStorage, ~Copyable {
    var books: [Book]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.books = try [Book]?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let value = Self()
    if let read = partial.books.take() { value.books = read }
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"books\":", self.books)
  }
}

@Storage extension Shelf: @Storage IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var slot = IsomerArchive.ArchiveSlot()
    if let made = try reader.existing(Self.self, &slot) { return made }
    let object = try MappedArchive_Shelf.read(&reader)
    try reader.made(object, slot)
    return try reader.casting(object, to: self, from: start)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    guard writer.begins(self) else { return }
    MappedArchive_Shelf.write(self, to: &writer)
    writer.ends(self)
  }

  @Storage enum MappedArchive_Shelf {
    static let shape = IsomerArchive.ArchiveShape("Shelf", version: 1, "books")

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Shelf {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.books = try reader.unlessNull([Book].self) }
      reader.leave(object)
      return Shelf.mappedValue(of: &partial)
    }

    private typealias MappedPartial = Shelf.MappedPartial

    static func write(_ value: Shelf, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.books.archive(to: &writer)
      writer.end()
    }
  }
}

@Storage extension Book: @Storage Isomer.KeyedReadable, @Storage Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    title: 48 required
    """, of: "Isolation.swift: Book")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  @Storage fileprivate struct MappedPartial: @Storage Isomer.PartialStorage, ~Copyable {
    var title: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.title = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.title = partial.title.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"title\":", self.title)
  }
}

@Storage extension Book: @Storage IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Book.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Book.write(self, to: &writer)
  }

  @Storage enum MappedArchive_Book {
    static let shape = IsomerArchive.ArchiveShape("Book", version: 1, "title")

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Book {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.title = try String.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.title { missing = "title" }
      if let missing { throw reader.missing(missing, in: object) }
      return Book(mapped: &partial)
    }

    private typealias MappedPartial = Book.MappedPartial

    static func write(_ value: Book, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.title.archive(to: &writer)
      writer.end()
    }
  }
}

@Storage extension Book: @Storage Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.title == right.title else { return false }
    return true
  }
}

@Storage extension Book: @Storage CustomStringConvertible {
  var description: String {
    var text = Isomer.DescriptionText("Book")
    text.add("title", self.title)
    return text.finished
  }
}

@MainActor extension Leaf: @MainActor Isomer.KeyedReadable, @MainActor Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    title: 52 required
    number: 53 required
    """, of: "Isolation.swift: Leaf")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  @MainActor fileprivate struct MappedPartial: @MainActor Isomer.PartialStorage, ~Copyable {
    var title: String? = nil
    var number: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.title = try String.read(&reader)
      case 1: partial.number = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.title = partial.title.moved()
    self.number = partial.number.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"title\":", self.title)
    writer.member(",\"number\":", self.number)
  }
}

@MainActor extension Mixed: @MainActor Isomer.KeyedReadable, @MainActor Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    title: 58 default
    """, of: "Isolation.swift: Mixed")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  @MainActor fileprivate struct MappedPartial: @MainActor Isomer.PartialStorage, ~Copyable {
    var title: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.title = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let value = Self()
    if let read = partial.title.take() { value.title = read }
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"title\":", self.title)
  }
}
