// Generated from Deriving.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension Ticket: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 7 required
    title: 8 required
    labels: 9 default
    reporter: 10
    due: 11
    isSelected: 13 default
    edits: 19 default
    cached: 21 default
    """, of: "Deriving.swift: Ticket")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var title: String? = nil
    var labels: [String]? = nil
    var reporter: String? = nil
    var due: Date? = nil
    var isSelected: Bool? = nil
    var edits: Int? = nil
    var cached: [Int]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1: partial.title = try String.read(&reader)
      case 2: partial.labels = try [String]?.read(&reader)
      case 3: partial.reporter = try String?.read(&reader)
      case 4: partial.due = try Date?.read(&reader)
      case 5: partial.isSelected = try Bool?.read(&reader)
      case 6: partial.edits = try Int?.read(&reader)
      case 7: partial.cached = try [Int]?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.title = partial.title.moved()
    if let read = partial.labels.take() { self.labels = read }
    self.reporter = partial.reporter.take()
    self.due = partial.due.take()
    if let read = partial.isSelected.take() { self.isSelected = read }
    if let read = partial.edits.take() { self.edits = read }
    if let read = partial.cached.take() { self.cached = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"title\":", self.title)
    writer.member(",\"labels\":", self.labels)
    writer.optional(",\"reporter\":", self.reporter)
    writer.optional(",\"due\":", self.due)
    writer.member(",\"isSelected\":", self.isSelected)
    writer.member(",\"edits\":", self.edits)
    writer.member(",\"cached\":", self.cached)
  }
}

extension Ticket: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.id == right.id else { return false }
    guard left.title == right.title else { return false }
    guard left.labels == right.labels else { return false }
    guard left.reporter == right.reporter else { return false }
    guard left.due == right.due else { return false }
    guard left.draft == right.draft else { return false }
    guard left.cached == right.cached else { return false }
    return true
  }
}

extension Ticket: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(self.id)
    hasher.combine(self.title)
    hasher.combine(self.labels)
    hasher.combine(self.reporter)
    hasher.combine(self.due)
    hasher.combine(self.draft)
    hasher.combine(self.cached)
  }
}

extension Ticket: Isomer.Copying {
  func copy() -> Self {
    var copy = self
    #sourceLocation(file: "Fixtures/Models/Updates/Deriving.swift", line: 21)
 copy.cached = [1, 2]
    #sourceLocation()
    return copy
  }
}

extension Ticket: CustomStringConvertible {
  var description: String {
    var text = Isomer.DescriptionText("Ticket")
    text.add("id", self.id)
    text.add("title", self.title)
    text.add("labels", self.labels)
    text.add("reporter", self.reporter)
    text.add("due", self.due)
    text.add("draft", self.draft)
    text.add("edits", self.edits)
    return text.finished
  }
}

extension Profile: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 36 required
    name: 37 required
    visits: 38 default
    state: 39 default
    kind: 40
    tags: 41 default
    counts: 42 default
    rival
    """, of: "Deriving.swift: Profile")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var name: String? = nil
    var visits: Int? = nil
    var state: State? = nil
    var tags: Set<String>? = nil
    var counts: [String: Int]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1: partial.name = try String.read(&reader)
      case 2: partial.visits = try Int?.read(&reader)
      case 3: partial.state = try State?.read(&reader)
      case 4:
        #sourceLocation(file: "Fixtures/Models/Updates/Deriving.swift", line: 39)
        try reader.skipConstant(String.self,
             "profile")
        #sourceLocation()
      case 5: partial.tags = try Set<String>?.read(&reader)
      case 6: partial.counts = try [String: Int]?.read(&reader)
      case 7: try reader.skipValue()
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let mappedArgument_id = partial.id.moved()
    let mappedArgument_name = partial.name.moved()
    let value = Self(id: mappedArgument_id, name: mappedArgument_name)
    if let read = partial.visits.take() { value.visits = read }
    if let read = partial.state.take() { value.state = read }
    if let read = partial.tags.take() { value.tags = read }
    if let read = partial.counts.take() { value.counts = read }
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"name\":", self.name)
    writer.member(",\"visits\":", self.visits)
    writer.member(",\"state\":", self.state)
    writer.member(",\"kind\":", self.kind)
    writer.member(",\"tags\":", self.tags)
    writer.member(",\"counts\":", self.counts)
    writer.optional(",\"rival\":", self.rival)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths(
      """
      id
      name
      visits
      state
      kind
      tags
      counts
      rival
      """)
  }
}

extension Profile: Equatable {
  static func == (left: Profile, right: Profile) -> Bool {
    if left === right { return true }
    guard Swift.type(of: left) == Swift.type(of: right) else { return false }
    guard left.id == right.id else { return false }
    guard left.name == right.name else { return false }
    guard left.visits == right.visits else { return false }
    guard left.state == right.state else { return false }
    guard left.kind == right.kind else { return false }
    guard left.tags == right.tags else { return false }
    guard left.counts == right.counts else { return false }
    return true
  }
}

extension Profile: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(self.id)
    hasher.combine(self.name)
    hasher.combine(self.visits)
    hasher.combine(self.state)
    hasher.combine(self.kind)
    hasher.combine(self.tags)
    hasher.combine(self.counts)
  }
}

extension Profile: Isomer.Copying {
  func copy() -> Profile {
    let copy = Profile(id: self.id, name: self.name)
    copy.visits = self.visits
    copy.state = self.state
    copy.tags = self.tags
    copy.counts = self.counts
    copy.best = self.best
    copy.rival = self.rival
    return copy
  }
}

extension Profile: CustomStringConvertible {
  var description: String {
    var text = Isomer.DescriptionText("Profile")
    text.add("id", self.id)
    text.add("name", self.name)
    text.add("visits", self.visits)
    text.add("state", self.state)
    text.add("kind", self.kind)
    text.add("tags", self.tags)
    text.add("counts", self.counts)
    return text.finished
  }
}

extension Profile.State: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "here": return .here
    case "away": return .away
    default: throw reader.unknownCase("one of \"here\", \"away\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .here: writer.raw("\"here\"")
    case .away: writer.raw("\"away\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}

extension Cursor: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    guard left.line == right.line else { return false }
    guard left.range == right.range else { return false }
    return true
  }
}

extension Cursor: CustomStringConvertible {
  public var description: String {
    var text = Isomer.DescriptionText("Cursor")
    text.add("line", self.line)
    text.add("range", self.range)
    return text.finished
  }
}

extension Stamp: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    text: 74 required
    ink: 76 default
    """, of: "Deriving.swift: Stamp")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var text: String? = nil
    var ink: Double? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.text = try String.read(&reader)
      case 1: partial.ink = try Double?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.text = partial.text.moved()
    if let read = partial.ink.take() { self.ink = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"text\":", self.text)
    writer.member(",\"ink\":", self.ink)
  }
}

extension Stamp: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.text == right.text else { return false }
    return true
  }
}

extension Stamp {
  func hash(into hasher: inout Hasher) {
    hasher.combine(self.text)
  }
}

extension Stamp {
  var description: String {
    var text = Isomer.DescriptionText("Stamp")
    text.add("text", self.text)
    return text.finished
  }
}

extension Pair: Isomer.Readable, Isomer.KeyedReadable, Isomer.KeyedMapping where First: Isomer.Readable, Second: Isomer.Readable, Second.ID: Isomer.MappableKey {
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
    var second: [Second]? = nil
    var index: [Second.ID: First]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.first = try First.read(&reader)
      case 1: partial.second = try [Second]?.read(&reader)
      case 2: partial.index = try [Second.ID: First]?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.first = partial.first.moved()
    self.second = partial.second.take()
    if let read = partial.index.take() { self.index = read }
  }

  static var mappedKeys: Isomer.KeySet { MappedKeys_Pair.mappedKeys }
}

extension Pair: Isomer.Writable, Isomer.KeyedWritable where First: Isomer.Writable, Second: Isomer.Writable, Second.ID: Isomer.MappableKey {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"first\":", self.first)
    writer.optional(",\"second\":", self.second)
    writer.member(",\"index\":", self.index)
  }
}

private enum MappedKeys_Pair {
  static let mappedKeys = Isomer.KeySet(
    """
    first: 82 absent required
    second: 83
    index: 84 default
    """, of: "Deriving.swift: Pair")
}

extension Pair: Equatable where First: Equatable, Second: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.first == right.first else { return false }
    guard left.second == right.second else { return false }
    guard left.index == right.index else { return false }
    return true
  }
}

extension Pair: Hashable where First: Hashable, Second: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(self.first)
    hasher.combine(self.second)
    hasher.combine(self.index)
  }
}

extension Pair: Isomer.Copying {
  func copy() -> Self { self }
}

extension Pair: CustomStringConvertible {
  var description: String {
    var text = Isomer.DescriptionText("Pair")
    text.add("first", self.first)
    text.add("second", self.second)
    text.add("index", self.index)
    return text.finished
  }
}

extension Library.Shelf: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    books: 91 required
    onLinux: 93
    elsewhere: 95
    """, of: "Deriving.swift: Library.Shelf")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var books: [Library.Book]? = nil
    #if os(Linux)
    var onLinux: Int? = nil
    #endif
    #if !(os(Linux))
    var elsewhere: Int? = nil
    #endif

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.books = try [Library.Book].read(&reader)
      #if os(Linux)
      case 1: partial.onLinux = try Int?.read(&reader)
      #endif
      #if !(os(Linux))
      case 2: partial.elsewhere = try Int?.read(&reader)
      #endif
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let mappedArgument_books = partial.books.moved()
    let value = Self(books: mappedArgument_books)
    #if os(Linux)
    if let read = partial.onLinux.take() { value.onLinux = read }
    #endif
    #if !(os(Linux))
    if let read = partial.elsewhere.take() { value.elsewhere = read }
    #endif
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"books\":", self.books)
    #if os(Linux)
    writer.member(",\"onLinux\":", self.onLinux)
    #endif
    #if !(os(Linux))
    writer.member(",\"elsewhere\":", self.elsewhere)
    #endif
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths("books")
    #if os(Linux)
    paths.add("onLinux")
    #endif
    #if !(os(Linux))
    paths.add("elsewhere")
    #endif
    return paths
  }
}

extension Library.Shelf: Equatable {
  static func == (left: Library.Shelf, right: Library.Shelf) -> Bool {
    if left === right { return true }
    guard Swift.type(of: left) == Swift.type(of: right) else { return false }
    guard left.books == right.books else { return false }
    #if os(Linux)
    guard left.onLinux == right.onLinux else { return false }
    #endif
    #if !(os(Linux))
    guard left.elsewhere == right.elsewhere else { return false }
    #endif
    return true
  }
}

extension Library.Shelf: Isomer.Copying {
  func copy() -> Library.Shelf {
    let copy = Library.Shelf(books: self.books)
    #if os(Linux)
    copy.onLinux = self.onLinux
    #endif
    #if !(os(Linux))
    copy.elsewhere = self.elsewhere
    #endif
    return copy
  }
}

extension Library.Shelf: CustomStringConvertible {
  var description: String {
    var text = Isomer.DescriptionText("Shelf")
    text.add("books", self.books)
    #if os(Linux)
    text.add("onLinux", self.onLinux)
    #endif
    #if !(os(Linux))
    text.add("elsewhere", self.elsewhere)
    #endif
    return text.finished
  }
}

extension Library.Book: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    title: 101 required
    default: 101
    """, of: "Deriving.swift: Library.Book")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var title: String? = nil
    var `default`: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.title = try String.read(&reader)
      case 1: partial.`default` = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.title = partial.title.moved()
    self.`default` = partial.`default`.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"title\":", self.title)
    writer.optional(",\"default\":", self.`default`)
  }
}

extension Library.Book: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.title == right.title else { return false }
    guard left.`default` == right.`default` else { return false }
    return true
  }
}

extension Library.Book: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(self.title)
    hasher.combine(self.`default`)
  }
}

extension Library.Book: CustomStringConvertible {
  var description: String {
    var text = Isomer.DescriptionText("Book")
    text.add("title", self.title)
    text.add("default", self.`default`)
    return text.finished
  }
}
