// A generic struct has its key sets outside of the type.
// The models are in Generics.swift.

extension Page: Isomer.Readable where Item: Isomer.Readable, Cursor: Isomer.Readable {
  public static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var items: [Item]? = nil
    var nextCursor: Cursor? = nil
    var total: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.items = try [Item].read(&reader)
      case 1: partial.nextCursor = try Cursor?.read(&reader)
      case 2: partial.total = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.items = partial.items.moved()
    self.nextCursor = partial.nextCursor.take()
    if let read = partial.total.take() { self.total = read }
  }
}

@_spi(Generated) extension Page: Isomer.KeyedMapping where Item: Isomer.Readable, Cursor: Isomer.Readable {
  public static var mappedKeys: Isomer.KeySet { MappedKeys_Page.mappedKeys }
}

extension Page: Isomer.Writable where Item: Isomer.Writable, Cursor: Isomer.Writable {}

@_spi(Generated) extension Page: Isomer.KeyedWritable where Item: Isomer.Writable, Cursor: Isomer.Writable {
  public func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"items\":", self.items)
    writer.optional(",\"next_cursor\":", self.nextCursor)
    writer.member(",\"total\":", self.total)
  }
}

private enum MappedKeys_Page {
  static let mappedKeys = Isomer.KeySet(
    """
    items: = required
    next_cursor: nextCursor
    total: = default
    """, of: "Generics.swift: Page")
}
