// Generated from Merging.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) public import Isomer

extension Post: Isomer.Readable, Isomer.Writable {
  public static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var number: Int? = nil
    var title: String? = nil
    var body: String?? = nil
    var note: String?? = nil
    var origin: String?? = nil
    var summary: String?? = nil
    var views: Int?? = nil
    var rating: Double?? = nil
    var tags: [String]?? = nil
    var author: Author? = nil
    var mappedOwn_author: Author? = nil
    var reviewer: Author?? = nil
    var mappedOwn_reviewer: Author? = nil
    var editor: Author?? = nil
    var comments: [Comment]?? = nil
    var mappedOwn_comments: [Comment]? = nil
    var links: [Link]?? = nil
    var mappedOwn_links: [Link]? = nil
    var words: [String: Int]?? = nil
    var mappedOwn_words: [String: Int]? = nil
    var guests: [String: Author]?? = nil
    var mappedOwn_guests: [String: Author]? = nil
    var pinned: Bool?? = nil
    var isSelected: Bool?? = nil
    var secret: Int?? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.number = try Int.read(&reader)
      case 1: partial.title = try String.read(&reader)
      case 2: partial.body = try String?.read(&reader)
      case 3: partial.note = try String?.read(&reader)
      case 4: partial.origin = try String?.read(&reader)
      case 5: partial.summary = try String?.read(&reader)
      case 6: partial.views = try Int?.read(&reader)
      case 7: partial.rating = try Double?.read(&reader)
      case 8: partial.tags = try [String]?.read(&reader)
      case 9:
        let mappedOwn_author = partial.mappedOwn_author
        partial.author = try reader.updating(mappedOwn_author, Author.self)
      case 10:
        let mappedOwn_reviewer = partial.mappedOwn_reviewer
        partial.reviewer = try reader.unlessNull(Author.self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_reviewer, Author.self) }
      case 11: partial.editor = try Author?.read(&reader)
      case 12:
        let mappedOwn_comments = partial.mappedOwn_comments
        partial.comments = try reader.unlessNull([Comment].self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_comments, [Comment].self) }
      case 13:
        let mappedOwn_links = partial.mappedOwn_links
        partial.links = try reader.unlessNull([Link].self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_links, [Link].self) }
      case 14:
        let mappedOwn_words = partial.mappedOwn_words
        partial.words = try reader.unlessNull([String: Int].self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_words, [String: Int].self) }
      case 15:
        let mappedOwn_guests = partial.mappedOwn_guests
        partial.guests = try reader.unlessNull([String: Author].self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_guests, [String: Author].self) }
      case 16: partial.pinned = try Bool?.read(&reader)
      case 17: partial.isSelected = try Bool?.read(&reader)
      case 18: partial.secret = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.number = partial.number.moved()
    self.title = partial.title.moved()
    self.body = partial.body.takeValue()
    self.note = partial.note.takeValue()
    if let read = partial.origin.takeValue() { self.origin = read }
    self.summary = partial.summary.takeValue()
    if let read = partial.views.takeValue() { self.views = read }
    if let read = partial.rating.take() { self.rating = read }
    if let read = partial.tags.takeValue() { self.tags = read }
    self.author = partial.author.moved()
    self.reviewer = partial.reviewer.takeValue()
    self.editor = partial.editor.takeValue()
    if let read = partial.comments.takeValue() { self.comments = read }
    self.links = partial.links.takeValue()
    if let read = partial.words.takeValue() { self.words = read }
    self.guests = partial.guests.takeValue()
    if let read = partial.pinned.takeValue() { self.pinned = read }
    if let read = partial.isSelected.takeValue() { self.isSelected = read }
    if let read = partial.secret.takeValue() { self.secret = read }
  }
}

@_spi(Generated) extension Post: Isomer.KeyedReadable, Isomer.KeyedWritable {
  public static let mappedKeys = Isomer.KeySet(
    """
    number: 7 required
    title: 8 required
    body: 9
    note: 10
    origin: 11 default
    summary: 12
    views: 14 default
    rating: 16 missing
    tags: 18 default
    author: 20 required
    reviewer: 21
    editor: 22
    comments: 23 default
    links: 24
    words: 25 default
    guests: 26
    pinned: 27 default
    isSelected: 30 default
    hidden: secret 32 default
    """, of: "Merging.swift: Post")

  public func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"number\":", self.number)
    writer.member(",\"title\":", self.title)
    writer.optional(",\"body\":", self.body)
    writer.optional(",\"note\":", self.note)
    writer.member(",\"origin\":", self.origin)
    writer.optional(",\"summary\":", self.summary)
    writer.member(",\"views\":", self.views)
    writer.optional(",\"rating\":", self.rating, null: .write)
    writer.member(",\"tags\":", self.tags)
    writer.member(",\"author\":", self.author)
    writer.optional(",\"reviewer\":", self.reviewer)
    writer.optional(",\"editor\":", self.editor)
    writer.member(",\"comments\":", self.comments)
    writer.optional(",\"links\":", self.links)
    writer.member(",\"words\":", self.words)
    writer.optional(",\"guests\":", self.guests)
    writer.member(",\"pinned\":", self.pinned)
    writer.member(",\"isSelected\":", self.isSelected)
    writer.member(",\"hidden\":", self.secret)
  }
}

extension Post: Isomer.Updatable {
  public mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    partial.mappedOwn_author = self.author
    partial.mappedOwn_reviewer = self.reviewer
    partial.mappedOwn_comments = self.comments
    partial.mappedOwn_links = self.links
    partial.mappedOwn_words = self.words
    partial.mappedOwn_guests = self.guests
    try partial.fill(Self.mappedKeys, from: &reader)
    if case .some(nil) = partial.origin {
      #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 10)
      let mappedDefault: String
                    = "here"
      #sourceLocation()
      partial.origin = mappedDefault
    }
    if case .some(nil) = partial.views {
      #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 13)
      let mappedDefault: Int
                   = 0
      #sourceLocation()
      partial.views = mappedDefault
    }
    if case .some(nil) = partial.tags {
      #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 18)
let mappedDefault: [String] = []
      #sourceLocation()
      partial.tags = mappedDefault
    }
    if case .some(nil) = partial.comments {
      #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 23)
    let mappedDefault: [Comment] = []
      #sourceLocation()
      partial.comments = mappedDefault
    }
    if case .some(nil) = partial.words {
      #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 25)
 let mappedDefault: [String: Int] = [:]
      #sourceLocation()
      partial.words = mappedDefault
    }
    if case .some(nil) = partial.isSelected {
      #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 30)
let mappedDefault: Bool = false
      #sourceLocation()
      partial.isSelected = mappedDefault
    }
    if case .some(nil) = partial.secret {
      #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 31)
      let mappedDefault: Int
             = 1
      #sourceLocation()
      partial.secret = mappedDefault
    }
    var updated = self
    var isNew = false
    if Isomer.differs(partial.number, self.number) { isNew = true }
    if isNew {
      updated = Self(mapped: &partial, of: self)
    } else {
      Self.mappedAssign(&partial, to: &updated)
    }
    self = updated
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.title.take() { value.title = read }
    if let read = partial.body.take() { value.body = read }
    if let read = partial.note.take() { value.note = read }
    if let read = partial.origin.takeValue() { value.origin = read }
    if let read = partial.summary.take() { value.summary = read }
    if let read = partial.views.takeValue() { value.views = read }
    if let read = partial.rating.take() { value.rating = read }
    if let read = partial.tags.takeValue() { value.tags = read }
    if let read = partial.author.take() { value.author = read }
    if let read = partial.reviewer.take() { value.reviewer = read }
    if let read = partial.editor.take() { value.editor = read }
    if let read = partial.comments.takeValue() { value.comments = read }
    if let read = partial.links.take() { value.links = read }
    if let read = partial.words.takeValue() { value.words = read }
    if let read = partial.guests.take() { value.guests = read }
    if let read = partial.isSelected.takeValue() { value.isSelected = read }
    if let read = partial.secret.takeValue() { value.secret = read }
  }

  private init(mapped partial: inout MappedPartial, of value: Self) {
    self.number = partial.number.take() ?? value.number
    self.title = partial.title.take() ?? value.title
    self.body = partial.body.take() ?? value.body
    self.note = partial.note.take() ?? value.note
    self.origin = partial.origin.takeValue() ?? value.origin
    self.summary = partial.summary.take() ?? value.summary
    self.views = partial.views.takeValue() ?? value.views
    self.rating = partial.rating.take() ?? value.rating
    self.tags = partial.tags.takeValue() ?? value.tags
    self.author = partial.author.take() ?? value.author
    self.reviewer = partial.reviewer.take() ?? value.reviewer
    self.editor = partial.editor.take() ?? value.editor
    self.comments = partial.comments.takeValue() ?? value.comments
    self.links = partial.links.take() ?? value.links
    self.words = partial.words.takeValue() ?? value.words
    self.guests = partial.guests.take() ?? value.guests
    self.pinned = value.pinned
    self.isSelected = partial.isSelected.takeValue() ?? value.isSelected
    self.secret = partial.secret.takeValue() ?? value.secret
    self.cached = value.cached
    self.draft = value.draft
  }
}

@_spi(Generated) extension Post: Isomer.IdentityReadable {
  public static func mappedIdentity(
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

extension Post: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    guard left.number == right.number else { return false }
    guard left.title == right.title else { return false }
    guard left.body == right.body else { return false }
    guard left.note == right.note else { return false }
    guard left.origin == right.origin else { return false }
    guard left.summary == right.summary else { return false }
    guard left.views == right.views else { return false }
    guard left.rating == right.rating else { return false }
    guard left.tags == right.tags else { return false }
    guard left.author == right.author else { return false }
    guard left.reviewer == right.reviewer else { return false }
    guard left.editor == right.editor else { return false }
    guard left.comments == right.comments else { return false }
    guard left.links == right.links else { return false }
    guard left.words == right.words else { return false }
    guard left.guests == right.guests else { return false }
    guard left.pinned == right.pinned else { return false }
    guard left.draft == right.draft else { return false }
    guard left.changes == right.changes else { return false }
    guard left.secret == right.secret else { return false }
    return true
  }
}

extension Post: Isomer.Mergeable {
  public mutating func merge(_ newer: Self) {
    self.title = newer.title
    self.body = newer.body
    if case nil = self.note { self.note = newer.note }
    if let value = newer.summary { self.summary = value }
    #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 12)
    self.views =
 Isomer.merging(by: +, self.views, newer.views)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 14)
    self.rating =
 Isomer.merging(by: { own, newer in own.map { max($0, newer ?? $0) } ?? newer }, self.rating, newer.rating)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 16)
    self.tags =
 Isomer.merging(by: Self.union, self.tags, newer.tags)
    #sourceLocation()
    Isomer.mergeDeeply(&self.author, newer.author)
    Isomer.mergeDeeply(&self.reviewer, newer.reviewer) { Isomer.mergeDeeply(&$0, $1) }
    self.editor = newer.editor
    Isomer.mergeDeeply(&self.comments, newer.comments)
    Isomer.mergeDeeply(&self.links, newer.links) { Isomer.mergeDeeply(&$0, $1) }
    Isomer.mergeDeeply(&self.words, newer.words)
    Isomer.mergeDeeply(&self.guests, newer.guests) { Isomer.mergeDeeply(&$0, $1) }
    self.draft = newer.draft
    self.isSelected = newer.isSelected
    self.secret = newer.secret
  }
}

extension Post: Isomer.Identified {
  public var mappedIdentity: Int { self.number }
}

extension Post.Author: Isomer.Readable, Isomer.Writable {
  public static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var age: Int?? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String.read(&reader)
      case 1: partial.age = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
    self.age = partial.age.takeValue()
  }
}

@_spi(Generated) extension Post.Author: Isomer.KeyedReadable, Isomer.KeyedWritable {
  public static let mappedKeys = Isomer.KeySet(
    """
    name: 46 required
    age: 47
    """, of: "Merging.swift: Post.Author")

  public func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
    writer.optional(",\"age\":", self.age)
  }
}

extension Post.Author: Isomer.Updatable {
  public mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    try partial.fill(Self.mappedKeys, from: &reader)
    Self.mappedAssign(&partial, to: &self)
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.name.take() { value.name = read }
    if let read = partial.age.take() { value.age = read }
  }
}

extension Post.Author: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    guard left.name == right.name else { return false }
    guard left.age == right.age else { return false }
    return true
  }
}

extension Post.Author: Isomer.Mergeable {
  public mutating func merge(_ newer: Self) {
    self.name = newer.name
    if let value = newer.age { self.age = value }
  }
}

extension Post.Comment: Isomer.Readable, Isomer.Writable {
  public static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var text: String? = nil
    var likes: Int?? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1: partial.text = try String.read(&reader)
      case 2: partial.likes = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.text = partial.text.moved()
    if let read = partial.likes.takeValue() { self.likes = read }
  }
}

@_spi(Generated) extension Post.Comment: Isomer.KeyedReadable, Isomer.KeyedWritable {
  public static let mappedKeys = Isomer.KeySet(
    """
    id: 52 required
    text: 53 required
    likes: 54 default
    """, of: "Merging.swift: Post.Comment")

  public func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"text\":", self.text)
    writer.member(",\"likes\":", self.likes)
  }
}

extension Post.Comment: Isomer.Updatable {
  public mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    try partial.fill(Self.mappedKeys, from: &reader)
    if case .some(nil) = partial.likes {
      #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 53)
      let mappedDefault: Int
                     = 0
      #sourceLocation()
      partial.likes = mappedDefault
    }
    Self.mappedAssign(&partial, to: &self)
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.id.take() { value.id = read }
    if let read = partial.text.take() { value.text = read }
    if let read = partial.likes.takeValue() { value.likes = read }
  }
}

@_spi(Generated) extension Post.Comment: Isomer.IdentityReadable {
  public static func mappedIdentity(
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

extension Post.Comment: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    guard left.id == right.id else { return false }
    guard left.text == right.text else { return false }
    guard left.likes == right.likes else { return false }
    return true
  }
}

extension Post.Comment: Isomer.Mergeable {
  public mutating func merge(_ newer: Self) {
    self.id = newer.id
    self.text = newer.text
    #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 54)
            self.likes = Isomer.merging(by: max, self.likes, newer.likes)
    #sourceLocation()
  }
}

extension Post.Comment: Isomer.Identified {
  public var mappedIdentity: Int { self.id }
}

extension Post.Link: Isomer.Readable, Isomer.Writable {
  public static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var url: String? = nil
    var title: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.url = try String.read(&reader)
      case 1: partial.title = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.url = partial.url.moved()
    self.title = partial.title.take()
  }
}

@_spi(Generated) extension Post.Link: Isomer.KeyedReadable, Isomer.KeyedWritable {
  public static let mappedKeys = Isomer.KeySet(
    """
    url: 60 required
    title: 61
    """, of: "Merging.swift: Post.Link")

  public func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"url\":", self.url)
    writer.optional(",\"title\":", self.title)
  }
}

extension Post.Link: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    guard left.url == right.url else { return false }
    guard left.title == right.title else { return false }
    return true
  }
}

extension Post.Link: Isomer.Identified {
  public var mappedIdentity: String { self.url }
}

extension Ledger: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 68 required
    total: 69 default
    count: 71 default
    page: 72
    pages: 73 default
    """, of: "Merging.swift: Ledger")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var total: Int?? = nil
    var count: Int?? = nil
    var page: Page?? = nil
    var mappedOwn_page: Page? = nil
    var pages: [String: Page]?? = nil
    var mappedOwn_pages: [String: Page]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String.read(&reader)
      case 1: partial.total = try Int?.read(&reader)
      case 2: partial.count = try Int?.read(&reader)
      case 3:
        let mappedOwn_page = partial.mappedOwn_page
        partial.page = try reader.unlessNull(Page.self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_page, Page.self) }
      case 4:
        let mappedOwn_pages = partial.mappedOwn_pages
        partial.pages = try reader.unlessNull([String: Page].self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_pages, [String: Page].self) }
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
    if let read = partial.total.takeValue() { self.total = read }
    if let read = partial.count.takeValue() { self.count = read }
    self.page = partial.page.takeValue()
    if let read = partial.pages.takeValue() { self.pages = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
    writer.member(",\"total\":", self.total)
    writer.member(",\"count\":", self.count)
    writer.optional(",\"page\":", self.page)
    writer.member(",\"pages\":", self.pages)
  }
}

extension Ledger: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    partial.mappedOwn_page = self.page
    partial.mappedOwn_pages = self.pages
    try partial.fill(Self.mappedKeys, from: &reader)
    if case .some(nil) = partial.total {
      #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 68)
      let mappedDefault: Int
            = 0
      #sourceLocation()
      partial.total = mappedDefault
    }
    if case .some(nil) = partial.count {
      #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 70)
      let mappedDefault: Int
            = 0
      #sourceLocation()
      partial.count = mappedDefault
    }
    if case .some(nil) = partial.pages {
      #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 72)
      let mappedDefault: [String: Page]
                            = [:]
      #sourceLocation()
      partial.pages = mappedDefault
    }
    Self.mappedAssign(&partial, to: &self)
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.name.take() { value.name = read }
    if let read = partial.total.takeValue() { value.total = read }
    if let read = partial.count.takeValue() { value.count = read }
    if let read = partial.page.take() { value.page = read }
    if let read = partial.pages.takeValue() { value.pages = read }
  }
}

extension Ledger: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.name == right.name else { return false }
    guard left.total == right.total else { return false }
    guard left.count == right.count else { return false }
    guard left.page == right.page else { return false }
    guard left.pages == right.pages else { return false }
    return true
  }
}

extension Ledger: Isomer.Mergeable {
  typealias MergeFailure = Isomer.MappingError

  mutating func merge(_ newer: Self) throws(Isomer.MappingError) {
    #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 68)
    let merged_total =
            try Isomer.merging(by: Ledger.checked, "total", self.total, newer.total)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 69)
    let merged_count = try Isomer
       .merging(by: { try Ledger.checked($0, $1) }, "count", self.count, newer.count)
    #sourceLocation()
    let merged_page = try Isomer.merging("page", self.page) {
      try Isomer.mergeDeeply(&$0, newer.page) { try Isomer.mergeDeeply(&$0, $1) }
    }
    let merged_pages = try Isomer.merging("pages", self.pages) {
      try Isomer.mergeDeeply(&$0, newer.pages)
    }
    self.name = newer.name
    self.total = merged_total
    self.count = merged_count
    self.page = merged_page
    self.pages = merged_pages
  }
}

extension Ledger.Page: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    number: 84 required
    lines: 89 default
    """, of: "Merging.swift: Ledger.Page")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var number: Int? = nil
    var lines: Int?? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.number = try Int.read(&reader)
      case 1: partial.lines = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.number = partial.number.moved()
    if let read = partial.lines.takeValue() { self.lines = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"number\":", self.number)
    writer.member(",\"lines\":", self.lines)
  }
}

extension Ledger.Page: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    try partial.fill(Self.mappedKeys, from: &reader)
    if case .some(nil) = partial.lines {
      #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 88)
      let mappedDefault: Int
              = 0
      #sourceLocation()
      partial.lines = mappedDefault
    }
    Self.mappedAssign(&partial, to: &self)
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.number.take() { value.number = read }
    if let read = partial.lines.takeValue() { value.lines = read }
  }
}

extension Ledger.Page: Isomer.IdentityReadable {
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

extension Ledger.Page: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.number == right.number else { return false }
    guard left.lines == right.lines else { return false }
    return true
  }
}

extension Ledger.Page: Isomer.Mergeable {
  typealias MergeFailure = Isomer.MappingError

  mutating func merge(_ newer: Self) throws(Isomer.MappingError) {
    #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 84)
    let merged_lines = try Isomer
         .merging(by: {
         guard $1 > 0 else { throw Ledger.Decreased(from: $0, to: $1) }
         return $1
       }, "lines", self.lines, newer.lines)
    #sourceLocation()
    self.number = newer.number
    self.lines = merged_lines
  }
}

extension Ledger.Page: Isomer.Identified {
  var mappedIdentity: Int { self.number }
}

extension Pane: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.content = newer.content
    Isomer.mergeDeeply(&self.contents, newer.contents)
    self.frame = newer.frame
    if let value = newer.title { self.title = value }
    self.owner = newer.owner
  }
}

extension TreeNode: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  static var mappedMapping: any Isomer.Mapping.Type {
    if self == TreeNode.self { return TreeNode.Mapped_TreeNode.self }
    if self is TreeCrate.Type { return TreeCrate.Mapped_TreeCrate.self }
    if self is TreeFolder.Type { return TreeFolder.Mapped_TreeFolder.self }
    if self is TreeLeaf.Type { return TreeLeaf.Mapped_TreeLeaf.self }
    return TreeNode.Mapped_TreeNode.self
  }
}

extension TreeNode {
  enum Mapped_TreeNode: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> TreeNode {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var name: String? = nil
      var hits: Int?? = nil
      var next: TreeNode?? = nil
      var mappedOwn_next: TreeNode? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.id = try Int.read(&reader)
        case 1: partial.name = try String.read(&reader)
        case 2: partial.hits = try Int?.read(&reader)
        case 3:
          let mappedOwn_next = partial.mappedOwn_next
          partial.next = try reader.unlessNull(TreeNode.self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_next, TreeNode.self) }
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> TreeNode {
      let mappedArgument_id = partial.id.moved()
      let mappedArgument_name = partial.name.moved()
      let value = TreeNode(id: mappedArgument_id, name: mappedArgument_name)
      if let read = partial.hits.takeValue() { value.hits = read }
      value.next = partial.next.takeValue()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      id: 106 required
      name: 107 required
      hits: 108 default
      next: 109
      """, of: "Merging.swift: TreeNode")

    static func writeMappedMembers(_ value: TreeNode, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
      writer.member(",\"name\":", value.name)
      writer.member(",\"hits\":", value.hits)
      writer.optional(",\"next\":", value.next)
    }

    static func update(_ value: TreeNode, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      let start = reader.position
      try reader.beginUpdate(of: value)
      var partial = MappedPartial()
      partial.mappedOwn_next = value.next
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.hits {
        #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 107)
        let mappedDefault: Int
           = 0
        #sourceLocation()
        partial.hits = mappedDefault
      }
      try reader.change(
        value, from: start,
        applying: {
          var kept = mappedKept(of: value, before: partial)
          mappedAssign(&partial, to: value)
          return { mappedAssign(&kept, to: value) }
        },
        settling: { _ in })
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: TreeNode) {
      if let read = partial.name.take() { value.name = read }
      if let read = partial.hits.takeValue() { value.hits = read }
      if let read = partial.next.take() { value.next = read }
    }

    private static func mappedKept(
      of value: TreeNode, before partial: borrowing MappedPartial
    ) -> MappedPartial {
      var kept = MappedPartial()
      if partial.name != nil { kept.name = value.name }
      if partial.hits != nil { kept.hits = value.hits }
      if partial.next != nil { kept.next = value.next }
      return kept
    }

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
}

extension TreeNode: Isomer.Updatable {
  func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    switch self {
    case let value as TreeCrate: try TreeCrate.Mapped_TreeCrate.update(value, from: &reader)
    case let value as TreeFolder: try TreeFolder.Mapped_TreeFolder.update(value, from: &reader)
    case let value as TreeLeaf: try TreeLeaf.Mapped_TreeLeaf.update(value, from: &reader)
    default: try TreeNode.Mapped_TreeNode.update(self, from: &reader)
    }
  }
}

extension TreeNode: Isomer.IdentityReadable {
  static func mappedIdentity(
    in reader: inout Isomer.JSONReader
  ) throws(Isomer.ReadingFailure) -> Int? {
    try TreeNode.Mapped_TreeNode.mappedIdentity(in: &reader)
  }
}

extension TreeNode: Isomer.Mergeable {
  func merge(_ newer: TreeNode) {
    if self === newer { return }
    self.name = newer.name
    #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 108)
   self.hits = Isomer.merging(by: +, self.hits, newer.hits)
    #sourceLocation()
    Isomer.mergeDeeply(&self.next, newer.next) { Isomer.mergeDeeply(&$0, $1) }
    if let own = self as? TreeFolder, let newer = newer as? TreeFolder {
      TreeFolder.Derived_TreeFolder.merge(newer, into: own)
    }
    if let own = self as? TreeLeaf, let newer = newer as? TreeLeaf {
      TreeLeaf.Derived_TreeLeaf.merge(newer, into: own)
    }
    if let own = self as? TreeCrate, let newer = newer as? TreeCrate {
      TreeCrate.Derived_TreeCrate.merge(newer, into: own)
    }
  }
}

extension TreeNode: Isomer.Identified {
  var mappedIdentity: Int { self.id }
}

extension TreeFolder {
  enum Mapped_TreeFolder: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> TreeFolder {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      let value = mappedValue(of: &partial)
      if let child = value.leaves {
        for child in child {
          child.folder = value
        }
      }
      return value
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var name: String? = nil
      var hits: Int?? = nil
      var next: TreeNode?? = nil
      var mappedOwn_next: TreeNode? = nil
      var children: [TreeNode]?? = nil
      var mappedOwn_children: [TreeNode]? = nil
      var leaves: [TreeLeaf]?? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.id = try Int.read(&reader)
        case 1: partial.name = try String.read(&reader)
        case 2: partial.hits = try Int?.read(&reader)
        case 3:
          let mappedOwn_next = partial.mappedOwn_next
          partial.next = try reader.unlessNull(TreeNode.self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_next, TreeNode.self) }
        case 4:
          let mappedOwn_children = partial.mappedOwn_children
          partial.children = try reader.unlessNull([TreeNode].self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_children, [TreeNode].self) }
        case 5: partial.leaves = try [TreeLeaf]?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> TreeFolder {
      let mappedArgument_id = partial.id.moved()
      let mappedArgument_name = partial.name.moved()
      let value = TreeFolder(id: mappedArgument_id, name: mappedArgument_name)
      if let read = partial.hits.takeValue() { value.hits = read }
      value.next = partial.next.takeValue()
      if let read = partial.children.takeValue() { value.children = read }
      value.leaves = partial.leaves.takeValue()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      id: 106 required
      name: 107 required
      hits: 108 default
      next: 109
      children: 118 default
      leaves: 123
      """, of: "Merging.swift: TreeFolder")

    static func writeMappedMembers(_ value: TreeFolder, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
      writer.member(",\"name\":", value.name)
      writer.member(",\"hits\":", value.hits)
      writer.optional(",\"next\":", value.next)
      writer.member(",\"children\":", value.children)
      writer.optional(",\"leaves\":", value.leaves)
    }

    static func update(_ value: TreeFolder, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      let start = reader.position
      try reader.beginUpdate(of: value)
      var partial = MappedPartial()
      partial.mappedOwn_next = value.next
      partial.mappedOwn_children = value.children
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.hits {
        #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 107)
        let mappedDefault: Int
           = 0
        #sourceLocation()
        partial.hits = mappedDefault
      }
      if case .some(nil) = partial.children {
        #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 117)
        let mappedDefault: [TreeNode]
                           = []
        #sourceLocation()
        partial.children = mappedDefault
      }
      try reader.change(
        value, from: start,
        applying: {
          var kept = mappedKept(of: value, before: partial)
          mappedAssign(&partial, to: value)
          return { mappedAssign(&kept, to: value) }
        },
        settling: { _ in })
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: TreeFolder) {
      if let read = partial.name.take() { value.name = read }
      if let read = partial.hits.takeValue() { value.hits = read }
      if let read = partial.next.take() { value.next = read }
      if let read = partial.children.takeValue() { value.children = read }
      if let read = partial.leaves.take() { value.leaves = read }
      if let child = value.leaves {
        for child in child {
          child.folder = value
        }
      }
    }

    private static func mappedKept(
      of value: TreeFolder, before partial: borrowing MappedPartial
    ) -> MappedPartial {
      var kept = MappedPartial()
      if partial.name != nil { kept.name = value.name }
      if partial.hits != nil { kept.hits = value.hits }
      if partial.next != nil { kept.next = value.next }
      if partial.children != nil { kept.children = value.children }
      if partial.leaves != nil { kept.leaves = value.leaves }
      return kept
    }
  }
}

extension TreeFolder {
  enum Derived_TreeFolder {
    static func merge(_ newer: TreeFolder, into own: TreeFolder) {
      Isomer.mergeDeeply(&own.children, newer.children)
      own.leaves = newer.leaves
      let value = own
      if let child = value.leaves {
        for child in child {
          child.folder = value
        }
      }
    }
  }
}

extension TreeCrate {
  enum Mapped_TreeCrate: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> TreeCrate {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      let value = mappedValue(of: &partial)
      if let child = value.leaves {
        for child in child {
          child.folder = value
        }
      }
      return value
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var name: String? = nil
      var hits: Int?? = nil
      var next: TreeNode?? = nil
      var mappedOwn_next: TreeNode? = nil
      var children: [TreeNode]?? = nil
      var mappedOwn_children: [TreeNode]? = nil
      var leaves: [TreeLeaf]?? = nil
      var format: String?? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.id = try Int.read(&reader)
        case 1: partial.name = try String.read(&reader)
        case 2: partial.hits = try Int?.read(&reader)
        case 3:
          let mappedOwn_next = partial.mappedOwn_next
          partial.next = try reader.unlessNull(TreeNode.self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_next, TreeNode.self) }
        case 4:
          let mappedOwn_children = partial.mappedOwn_children
          partial.children = try reader.unlessNull([TreeNode].self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_children, [TreeNode].self) }
        case 5: partial.leaves = try [TreeLeaf]?.read(&reader)
        case 6: partial.format = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> TreeCrate {
      let mappedArgument_id = partial.id.moved()
      let mappedArgument_name = partial.name.moved()
      let value = TreeCrate(id: mappedArgument_id, name: mappedArgument_name)
      if let read = partial.hits.takeValue() { value.hits = read }
      value.next = partial.next.takeValue()
      if let read = partial.children.takeValue() { value.children = read }
      value.leaves = partial.leaves.takeValue()
      value.format = partial.format.takeValue()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      id: 106 required
      name: 107 required
      hits: 108 default
      next: 109
      children: 118 default
      leaves: 123
      format: 128
      """, of: "Merging.swift: TreeCrate")

    static func writeMappedMembers(_ value: TreeCrate, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
      writer.member(",\"name\":", value.name)
      writer.member(",\"hits\":", value.hits)
      writer.optional(",\"next\":", value.next)
      writer.member(",\"children\":", value.children)
      writer.optional(",\"leaves\":", value.leaves)
      writer.optional(",\"format\":", value.format)
    }

    static func update(_ value: TreeCrate, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      let start = reader.position
      try reader.beginUpdate(of: value)
      var partial = MappedPartial()
      partial.mappedOwn_next = value.next
      partial.mappedOwn_children = value.children
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.hits {
        #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 107)
        let mappedDefault: Int
           = 0
        #sourceLocation()
        partial.hits = mappedDefault
      }
      if case .some(nil) = partial.children {
        #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 117)
        let mappedDefault: [TreeNode]
                           = []
        #sourceLocation()
        partial.children = mappedDefault
      }
      try reader.change(
        value, from: start,
        applying: {
          var kept = mappedKept(of: value, before: partial)
          mappedAssign(&partial, to: value)
          return { mappedAssign(&kept, to: value) }
        },
        settling: { _ in })
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: TreeCrate) {
      if let read = partial.name.take() { value.name = read }
      if let read = partial.hits.takeValue() { value.hits = read }
      if let read = partial.next.take() { value.next = read }
      if let read = partial.children.takeValue() { value.children = read }
      if let read = partial.leaves.take() { value.leaves = read }
      if let read = partial.format.take() { value.format = read }
      if let child = value.leaves {
        for child in child {
          child.folder = value
        }
      }
    }

    private static func mappedKept(
      of value: TreeCrate, before partial: borrowing MappedPartial
    ) -> MappedPartial {
      var kept = MappedPartial()
      if partial.name != nil { kept.name = value.name }
      if partial.hits != nil { kept.hits = value.hits }
      if partial.next != nil { kept.next = value.next }
      if partial.children != nil { kept.children = value.children }
      if partial.leaves != nil { kept.leaves = value.leaves }
      if partial.format != nil { kept.format = value.format }
      return kept
    }
  }
}

extension TreeCrate {
  enum Derived_TreeCrate {
    static func merge(_ newer: TreeCrate, into own: TreeCrate) {
      if let value = newer.format { own.format = value }
    }
  }
}

extension TreeLeaf {
  enum Mapped_TreeLeaf: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> TreeLeaf {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var name: String? = nil
      var hits: Int?? = nil
      var next: TreeNode?? = nil
      var mappedOwn_next: TreeNode? = nil
      var text: String?? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.id = try Int.read(&reader)
        case 1: partial.name = try String.read(&reader)
        case 2: partial.hits = try Int?.read(&reader)
        case 3:
          let mappedOwn_next = partial.mappedOwn_next
          partial.next = try reader.unlessNull(TreeNode.self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_next, TreeNode.self) }
        case 4: partial.text = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> TreeLeaf {
      let mappedArgument_id = partial.id.moved()
      let mappedArgument_name = partial.name.moved()
      let value = TreeLeaf(id: mappedArgument_id, name: mappedArgument_name)
      if let read = partial.hits.takeValue() { value.hits = read }
      value.next = partial.next.takeValue()
      if let read = partial.text.takeValue() { value.text = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      id: 106 required
      name: 107 required
      hits: 108 default
      next: 109
      text: 134 default
      """, of: "Merging.swift: TreeLeaf")

    static func writeMappedMembers(_ value: TreeLeaf, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
      writer.member(",\"name\":", value.name)
      writer.member(",\"hits\":", value.hits)
      writer.optional(",\"next\":", value.next)
      writer.member(",\"text\":", value.text)
    }

    static func update(_ value: TreeLeaf, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      let start = reader.position
      try reader.beginUpdate(of: value)
      var partial = MappedPartial()
      partial.mappedOwn_next = value.next
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.hits {
        #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 107)
        let mappedDefault: Int
           = 0
        #sourceLocation()
        partial.hits = mappedDefault
      }
      if case .some(nil) = partial.text {
        #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 133)
        let mappedDefault: String
           = ""
        #sourceLocation()
        partial.text = mappedDefault
      }
      try reader.change(
        value, from: start,
        applying: {
          var kept = mappedKept(of: value, before: partial)
          mappedAssign(&partial, to: value)
          return { mappedAssign(&kept, to: value) }
        },
        settling: { _ in })
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: TreeLeaf) {
      if let read = partial.name.take() { value.name = read }
      if let read = partial.hits.takeValue() { value.hits = read }
      if let read = partial.next.take() { value.next = read }
      if let read = partial.text.takeValue() { value.text = read }
    }

    private static func mappedKept(
      of value: TreeLeaf, before partial: borrowing MappedPartial
    ) -> MappedPartial {
      var kept = MappedPartial()
      if partial.name != nil { kept.name = value.name }
      if partial.hits != nil { kept.hits = value.hits }
      if partial.next != nil { kept.next = value.next }
      if partial.text != nil { kept.text = value.text }
      return kept
    }
  }
}

extension TreeLeaf {
  enum Derived_TreeLeaf {
    static func merge(_ newer: TreeLeaf, into own: TreeLeaf) {
      own.text = newer.text
    }
  }
}

extension Meter: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  static var mappedMapping: any Isomer.Mapping.Type {
    if self == Meter.self { return Meter.Mapped_Meter.self }
    if self is LoggedMeter.Type { return LoggedMeter.Mapped_LoggedMeter.self }
    if self is TwinMeter.Type { return TwinMeter.Mapped_TwinMeter.self }
    return Meter.Mapped_Meter.self
  }
}

extension Meter {
  enum Mapped_Meter: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Meter {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var reading: Int?? = nil
      var unit: String?? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.reading = try Int?.read(&reader)
        case 1: partial.unit = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Meter {
      let value = Meter()
      if let read = partial.reading.takeValue() { value.reading = read }
      if let read = partial.unit.takeValue() { value.unit = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      reading: 141 default
      unit: 142 default
      """, of: "Merging.swift: Meter")

    static func writeMappedMembers(_ value: Meter, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"reading\":", value.reading)
      writer.member(",\"unit\":", value.unit)
    }

    static func update(_ value: Meter, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      let start = reader.position
      try reader.beginUpdate(of: value)
      var partial = MappedPartial()
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.reading {
        #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 140)
        let mappedDefault: Int
              = 0
        #sourceLocation()
        partial.reading = mappedDefault
      }
      if case .some(nil) = partial.unit {
        #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 141)
        let mappedDefault: String
           = "kWh"
        #sourceLocation()
        partial.unit = mappedDefault
      }
      try reader.change(
        value, from: start,
        applying: {
          var kept = mappedKept(of: value, before: partial)
          mappedAssign(&partial, to: value)
          return { mappedAssign(&kept, to: value) }
        },
        settling: { _ in })
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: Meter) {
      if let read = partial.reading.takeValue() { value.reading = read }
      if let read = partial.unit.takeValue() { value.unit = read }
    }

    private static func mappedKept(
      of value: Meter, before partial: borrowing MappedPartial
    ) -> MappedPartial {
      var kept = MappedPartial()
      if partial.reading != nil { kept.reading = value.reading }
      if partial.unit != nil { kept.unit = value.unit }
      return kept
    }
  }
}

extension Meter: Isomer.Updatable {
  func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    switch self {
    case let value as LoggedMeter: try LoggedMeter.Mapped_LoggedMeter.update(value, from: &reader)
    case let value as TwinMeter: try TwinMeter.Mapped_TwinMeter.update(value, from: &reader)
    default: try Meter.Mapped_Meter.update(self, from: &reader)
    }
  }
}

extension Meter: Isomer.Mergeable {
  typealias MergeFailure = Isomer.MappingError

  func merge(_ newer: Meter) throws(Isomer.MappingError) {
    if self === newer { return }
    #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 140)
    let merged_reading =
              try Isomer.merging(by: { try Ledger.checked($0, $1) }, "reading", self.reading, newer.reading)
    #sourceLocation()
    var changes: [() -> Void] = []
    if let own = self as? TwinMeter, let newer = newer as? TwinMeter {
      changes.append(try TwinMeter.Derived_TwinMeter.merging(newer, into: own))
    }
    if let own = self as? LoggedMeter, let newer = newer as? LoggedMeter {
      changes.append(try LoggedMeter.Derived_LoggedMeter.merging(newer, into: own))
    }
    self.reading = merged_reading
    self.unit = newer.unit
    for change in changes { change() }
  }
}

extension TwinMeter {
  enum Mapped_TwinMeter: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> TwinMeter {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var reading: Int?? = nil
      var unit: String?? = nil
      var second: Int?? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.reading = try Int?.read(&reader)
        case 1: partial.unit = try String?.read(&reader)
        case 2: partial.second = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> TwinMeter {
      let value = TwinMeter()
      if let read = partial.reading.takeValue() { value.reading = read }
      if let read = partial.unit.takeValue() { value.unit = read }
      if let read = partial.second.takeValue() { value.second = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      reading: 141 default
      unit: 142 default
      second: 147 default
      """, of: "Merging.swift: TwinMeter")

    static func writeMappedMembers(_ value: TwinMeter, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"reading\":", value.reading)
      writer.member(",\"unit\":", value.unit)
      writer.member(",\"second\":", value.second)
    }

    static func update(_ value: TwinMeter, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      let start = reader.position
      try reader.beginUpdate(of: value)
      var partial = MappedPartial()
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.reading {
        #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 140)
        let mappedDefault: Int
              = 0
        #sourceLocation()
        partial.reading = mappedDefault
      }
      if case .some(nil) = partial.unit {
        #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 141)
        let mappedDefault: String
           = "kWh"
        #sourceLocation()
        partial.unit = mappedDefault
      }
      if case .some(nil) = partial.second {
        #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 146)
        let mappedDefault: Int
             = 0
        #sourceLocation()
        partial.second = mappedDefault
      }
      try reader.change(
        value, from: start,
        applying: {
          var kept = mappedKept(of: value, before: partial)
          mappedAssign(&partial, to: value)
          return { mappedAssign(&kept, to: value) }
        },
        settling: { _ in })
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: TwinMeter) {
      if let read = partial.reading.takeValue() { value.reading = read }
      if let read = partial.unit.takeValue() { value.unit = read }
      if let read = partial.second.takeValue() { value.second = read }
    }

    private static func mappedKept(
      of value: TwinMeter, before partial: borrowing MappedPartial
    ) -> MappedPartial {
      var kept = MappedPartial()
      if partial.reading != nil { kept.reading = value.reading }
      if partial.unit != nil { kept.unit = value.unit }
      if partial.second != nil { kept.second = value.second }
      return kept
    }
  }
}

extension TwinMeter {
  enum Derived_TwinMeter {
    static func merging(_ newer: TwinMeter, into own: TwinMeter)
      throws(Isomer.MappingError) -> () -> Void {
      #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 146)
      let merged_second =
             try Isomer.merging(by: { try Ledger.checked($0, $1) }, "second", own.second, newer.second)
      #sourceLocation()
      return {
        own.second = merged_second
      }
    }
  }
}

extension LoggedMeter {
  enum Mapped_LoggedMeter: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> LoggedMeter {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var reading: Int?? = nil
      var unit: String?? = nil
      var second: Int?? = nil
      var log: [String]?? = nil
      var last: Ledger.Page?? = nil
      var mappedOwn_last: Ledger.Page? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.reading = try Int?.read(&reader)
        case 1: partial.unit = try String?.read(&reader)
        case 2: partial.second = try Int?.read(&reader)
        case 3: partial.log = try [String]?.read(&reader)
        case 4:
          let mappedOwn_last = partial.mappedOwn_last
          partial.last = try reader.unlessNull(Ledger.Page.self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_last, Ledger.Page.self) }
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> LoggedMeter {
      let value = LoggedMeter()
      if let read = partial.reading.takeValue() { value.reading = read }
      if let read = partial.unit.takeValue() { value.unit = read }
      if let read = partial.second.takeValue() { value.second = read }
      if let read = partial.log.takeValue() { value.log = read }
      value.last = partial.last.takeValue()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      reading: 141 default
      unit: 142 default
      second: 147 default
      log: 152 default
      last: 153
      """, of: "Merging.swift: LoggedMeter")

    static func writeMappedMembers(_ value: LoggedMeter, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"reading\":", value.reading)
      writer.member(",\"unit\":", value.unit)
      writer.member(",\"second\":", value.second)
      writer.member(",\"log\":", value.log)
      writer.optional(",\"last\":", value.last)
    }

    static func update(_ value: LoggedMeter, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      let start = reader.position
      try reader.beginUpdate(of: value)
      var partial = MappedPartial()
      partial.mappedOwn_last = value.last
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.reading {
        #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 140)
        let mappedDefault: Int
              = 0
        #sourceLocation()
        partial.reading = mappedDefault
      }
      if case .some(nil) = partial.unit {
        #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 141)
        let mappedDefault: String
           = "kWh"
        #sourceLocation()
        partial.unit = mappedDefault
      }
      if case .some(nil) = partial.second {
        #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 146)
        let mappedDefault: Int
             = 0
        #sourceLocation()
        partial.second = mappedDefault
      }
      if case .some(nil) = partial.log {
        #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 151)
        let mappedDefault: [String]
                    = []
        #sourceLocation()
        partial.log = mappedDefault
      }
      try reader.change(
        value, from: start,
        applying: {
          var kept = mappedKept(of: value, before: partial)
          mappedAssign(&partial, to: value)
          return { mappedAssign(&kept, to: value) }
        },
        settling: { _ in })
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: LoggedMeter) {
      if let read = partial.reading.takeValue() { value.reading = read }
      if let read = partial.unit.takeValue() { value.unit = read }
      if let read = partial.second.takeValue() { value.second = read }
      if let read = partial.log.takeValue() { value.log = read }
      if let read = partial.last.take() { value.last = read }
    }

    private static func mappedKept(
      of value: LoggedMeter, before partial: borrowing MappedPartial
    ) -> MappedPartial {
      var kept = MappedPartial()
      if partial.reading != nil { kept.reading = value.reading }
      if partial.unit != nil { kept.unit = value.unit }
      if partial.second != nil { kept.second = value.second }
      if partial.log != nil { kept.log = value.log }
      if partial.last != nil { kept.last = value.last }
      return kept
    }
  }
}

extension LoggedMeter {
  enum Derived_LoggedMeter {
    static func merging(_ newer: LoggedMeter, into own: LoggedMeter)
      throws(Isomer.MappingError) -> () -> Void {
      let merged_last = try Isomer.merging("last", own.last) {
        try Isomer.mergeDeeply(&$0, newer.last) { try Isomer.mergeDeeply(&$0, $1) }
      }
      return {
        #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 152)
               own.log = Isomer.merging(by: +, own.log, newer.log)
        #sourceLocation()
        own.last = merged_last
      }
    }
  }
}

extension Padlock: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    code: 159 default
    """, of: "Merging.swift: Padlock")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var code: Int?? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        try reader.secret { reader throws(Isomer.ReadingFailure) in
          partial.code = try Int?.read(&reader)
        }
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    if let read = partial.code.takeValue() { self.code = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.secret { writer in
      writer.member(",\"code\":", self.code)
    }
  }
}

extension Padlock: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    try partial.fill(Self.mappedKeys, from: &reader)
    if case .some(nil) = partial.code {
      #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 158)
      let mappedDefault: Int
           = 0
      #sourceLocation()
      partial.code = mappedDefault
    }
    Self.mappedAssign(&partial, to: &self)
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.code.takeValue() { value.code = read }
  }
}

extension Padlock: Isomer.Mergeable {
  typealias MergeFailure = Isomer.MappingError

  mutating func merge(_ newer: Self) throws(Isomer.MappingError) {
    #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 159)
 let merged_code = try Isomer.merging(by: Padlock.same, "code", isSecret: true, self.code, newer.code)
    #sourceLocation()
    self.code = merged_code
  }
}

extension MergedObject: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    count: 170 default
    name: 171
    """, of: "Merging.swift: MergedObject")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var count: Int?? = nil
    var name: String?? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.count = try Int?.read(&reader)
      case 1: partial.name = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let value = Self()
    if let read = partial.count.takeValue() { value.count = read }
    value.name = partial.name.takeValue()
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"count\":", self.count)
    writer.optional(",\"name\":", self.name)
  }
}

extension MergedObject: Isomer.Updatable {
  func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    let value = self
    let start = reader.position
    try reader.beginUpdate(of: value)
    var partial = MappedPartial()
    try partial.fill(Self.mappedKeys, from: &reader)
    if case .some(nil) = partial.count {
      #sourceLocation(file: "Fixtures/Models/Updates/Merging.swift", line: 169)
      let mappedDefault: Int
            = 0
      #sourceLocation()
      partial.count = mappedDefault
    }
    try reader.change(
      value, from: start,
      applying: {
        var kept = Self.mappedKept(of: value, before: partial)
        Self.mappedAssign(&partial, to: value)
        return { Self.mappedAssign(&kept, to: value) }
      },
      settling: { _ in })
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: MergedObject) {
    if let read = partial.count.takeValue() { value.count = read }
    if let read = partial.name.take() { value.name = read }
  }

  private static func mappedKept(
    of value: MergedObject, before partial: borrowing MappedPartial
  ) -> MappedPartial {
    var kept = MappedPartial()
    if partial.count != nil { kept.count = value.count }
    if partial.name != nil { kept.name = value.name }
    return kept
  }
}

extension MergedObject: Isomer.Mergeable {
  func merge(_ newer: MergedObject) {
    if self === newer { return }
    self.count = newer.count
    self.name = newer.name
  }
}
