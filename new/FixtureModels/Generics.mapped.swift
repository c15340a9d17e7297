// Generated from Generics.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) public import Isomer

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

@_spi(Generated) extension Page: Isomer.KeyedReadable, Isomer.KeyedMapping where Item: Isomer.Readable, Cursor: Isomer.Readable {
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
    items: 4 required
    next_cursor: nextCursor 5
    total: 6 default
    """, of: "Generics.swift: Page")
}

extension Keyed: Isomer.Readable, Isomer.KeyedReadable, Isomer.KeyedMapping where Key: Isomer.MappableKey, Element: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var entries: [Key: Element]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.entries = try [Key: Element].read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.entries = partial.entries.moved()
  }

  static var mappedKeys: Isomer.KeySet { MappedKeys_Keyed.mappedKeys }
}

extension Keyed: Isomer.Writable, Isomer.KeyedWritable where Key: Isomer.MappableKey, Element: Isomer.Writable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"entries\":", self.entries)
  }
}

private enum MappedKeys_Keyed {
  static let mappedKeys = Isomer.KeySet(
    """
    entries: 13 required
    """, of: "Generics.swift: Keyed")
}

extension Namespace.Inner: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    value: 20 required
    other: 21
    """, of: "Generics.swift: Namespace.Inner")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var value: Int? = nil
    var other: Other? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.value = try Int.read(&reader)
      case 1: partial.other = try Other?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.value = partial.value.moved()
    self.other = partial.other.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"value\":", self.value)
    writer.optional(",\"other\":", self.other)
  }
}

extension Namespace.Inner.Other: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 23 required
    """, of: "Generics.swift: Namespace.Inner.Other")

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

extension Namespace.Late: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    inner: 29 required
    """, of: "Generics.swift: Namespace.Late")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var inner: Namespace.Inner? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.inner = try Namespace.Inner.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.inner = partial.inner.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"inner\":", self.inner)
  }
}
