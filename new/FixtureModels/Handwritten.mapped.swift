// Generated from Handwritten.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

extension Recipe: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    butter: 26 required
    sugar: 27
    steps: 28 default
    salt: 30
    byName: 31 default
    """, of: "Handwritten.swift: Recipe")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var butter: Fraction? = nil
    var sugar: Fraction? = nil
    var steps: [Fraction]? = nil
    var salt: Fraction? = nil
    var byName: [String: Fraction]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.butter = try Fraction.read(&reader)
      case 1: partial.sugar = try Fraction?.read(&reader)
      case 2: partial.steps = try [Fraction]?.read(&reader)
      case 3:
        partial.salt = try reader.recover { reader throws(Isomer.ReadingFailure) in
          try Fraction?.read(&reader)
        } ?? nil
      case 4: partial.byName = try [String: Fraction]?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.butter = partial.butter.moved()
    self.sugar = partial.sugar.take()
    if let read = partial.steps.take() { self.steps = read }
    self.salt = partial.salt.take()
    if let read = partial.byName.take() { self.byName = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"butter\":", self.butter)
    writer.optional(",\"sugar\":", self.sugar)
    writer.member(",\"steps\":", self.steps)
    writer.optional(",\"salt\":", self.salt)
    writer.member(",\"byName\":", self.byName)
  }
}

extension Shelf: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    books: 37 required
    byYear: 38 required
    lent: 39 required
    """, of: "Handwritten.swift: Shelf")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var books: Set<Book>? = nil
    var byYear: [Int: [Book]]? = nil
    var lent: [Book?]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.books = try Set<Book>.read(&reader)
      case 1: partial.byYear = try [Int: [Book]].read(&reader)
      case 2: partial.lent = try [Book?].read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.books = partial.books.moved()
    self.byYear = partial.byYear.moved()
    self.lent = partial.lent.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"books\":", self.books)
    writer.member(",\"byYear\":", self.byYear)
    writer.member(",\"lent\":", self.lent)
  }
}

extension Book: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    title: 43 required
    pages: 43
    """, of: "Handwritten.swift: Book")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var title: String? = nil
    var pages: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.title = try String.read(&reader)
      case 1: partial.pages = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.title = partial.title.moved()
    self.pages = partial.pages.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"title\":", self.title)
    writer.optional(",\"pages\":", self.pages)
  }
}
