// Manual functions read and write one property.
// The models are in Handwritten.swift.

extension Shelf: Isomer.Readable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
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

  static let mappedKeys = Isomer.KeySet(
    """
    books: = required
    byYear: = required
    lent: = required
    """, of: "Handwritten.swift: Shelf")

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"books\":", self.books)
    writer.member(",\"byYear\":", self.byYear)
    writer.member(",\"lent\":", self.lent)
  }
}
