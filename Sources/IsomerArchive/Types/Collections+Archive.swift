@_spi(Generated) public import Isomer

// Composite types. Everything is inlinable to be specialised in the module that uses it.

extension Optional: Archivable where Wrapped: Archivable {
  /// Reads a value, or nil from null.
  @inlinable
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Wrapped? {
    if reader.readNull() { return nil }
    guard Wrapped.encodesNil else { return try Wrapped.unarchive(&reader) }
    return try unarchiveBoxed(&reader)
  }

  /// Reads a value that may itself be null from its array.
  @inlinable @inline(never)
  static func unarchiveBoxed(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Wrapped? {
    let start = reader.position
    guard try reader.beginArray() == 1 else {
      throw reader.invalid("an array of one element", at: start)
    }
    let value = try Wrapped.unarchive(&reader)
    reader.endArray()
    return value
  }

  /// Writes a value, or null for nil.
  @inlinable
  public func archive(to writer: inout ArchiveWriter) {
    guard let value = self else { return writer.writeNull() }
    guard Wrapped.encodesNil else { return value.archive(to: &writer) }
    guard writer.beginArray(1) else { return }
    value.archive(to: &writer)
    writer.endArray()
  }

  /// True, because nil is null.
  @inlinable
  public static var encodesNil: Bool { true }
}

extension Borrowed where Value: Archivable {
  @inlinable @inline(__always)
  func archive(to writer: inout ArchiveWriter) { value.archive(to: &writer) }
}

extension Array: Archivable where Element: Archivable {
  /// Reads an array.
  @inlinable
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> [Element] {
    let count = try reader.beginArray()
    var elements: [Element] = []
    if count > 0 {
      elements.reserveCapacity(reader.room(for: count, of: Element.self))
      for _ in 0..<count { elements.append(try Element.unarchive(&reader)) }
    }
    reader.endArray()
    return elements
  }

  /// Writes an array.
  @inlinable
  public func archive(to writer: inout ArchiveWriter) {
    guard writer.beginArray(count) else { return }
    withBorrowedElements { elements in
      for index in elements.indices { elements[index].archive(to: &writer) }
    }
    writer.endArray()
  }
}

extension Set: Archivable where Element: Archivable {
  /// Reads a set; an array is also accepted.
  @inlinable
  public static func unarchive(
    _ reader: inout ArchiveReader
  ) throws(ReadingFailure) -> Set<Element> {
    let count = try reader.beginArray()
    var elements: Set<Element> = []
    elements.reserveCapacity(reader.room(for: count, of: Element.self))
    for _ in 0..<count { elements.insert(try reader.readHashed()) }
    reader.endArray()
    return elements
  }

  /// Writes a tagged array, with the elements in the order of their bytes.
  @inlinable
  public func archive(to writer: inout ArchiveWriter) {
    guard writer.beginSet(count) else { return }
    writer.writeOrdered(self)
    writer.endArray()
  }
}

extension Dictionary: Archivable where Key: Archivable, Value: Archivable {
  /// Reads a map; the last value of a duplicate key counts.
  @inlinable
  public static func unarchive(
    _ reader: inout ArchiveReader
  ) throws(ReadingFailure) -> [Key: Value] {
    let count = try reader.beginMap()
    var members: [Key: Value] = [:]
    members.reserveCapacity(reader.room(for: count, of: (Key, Value).self))
    for _ in 0..<count {
      let key = try reader.readHashed(Key.self)
      members[key] = try Value.unarchive(&reader)
    }
    reader.endMap()
    return members
  }

  /// Writes a map, with the keys in the order of their bytes.
  @inlinable
  public func archive(to writer: inout ArchiveWriter) {
    guard writer.beginMap(count) else { return }
    writer.writeMappedMembers(self)
    writer.endMap()
  }
}

extension OrderedMap: Archivable where Value: Archivable {
  /// Reads a map; the last value of a duplicate key counts.
  public static func unarchive(
    _ reader: inout ArchiveReader
  ) throws(ReadingFailure) -> OrderedMap {
    let count = try reader.beginMap()
    var members = OrderedMap()
    for _ in 0..<count {
      let key = try reader.readHashed(String.self)
      members[key] = try Value.unarchive(&reader)
    }
    reader.endMap()
    return members
  }

  /// Writes a map with the members in order.
  public func archive(to writer: inout ArchiveWriter) {
    guard writer.beginMap(count) else { return }
    for (key, value) in self {
      writer.writeInKey(key)
      value.archive(to: &writer)
    }
    writer.endMap()
  }
}
