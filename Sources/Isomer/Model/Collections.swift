// Compositions. All are inlinable, so that they are specialised in the module that uses them; as
// calls through witness tables they would be up to twice as slow.

extension Optional: Readable where Wrapped: Readable {
  /// Reads a value; `null` is nil.
  @inlinable
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Wrapped? {
    if try reader.readNull() { return nil }
    return try Wrapped.read(&reader)
  }
}

extension Optional: Writable where Wrapped: Writable {
  /// Writes a value; nil is `null`.
  @inlinable
  public func write(to writer: inout JSONWriter) {
    switch self {
    case nil: writer.writeNull()
    case let value?: value.write(to: &writer)
    }
  }
}

extension Array: Readable where Element: Readable {
  /// Reads an array.
  @inlinable
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> [Element] {
    var elements: [Element] = []
    guard try reader.beginArray() else { return elements }
    // 256 bytes at once spare small arrays their growth.
    elements.reserveCapacity(Swift.max(2, 256 / Swift.max(1, MemoryLayout<Element>.stride)))
    repeat { elements.append(try Element.read(&reader)) } while try reader.nextElement()
    return elements
  }
}

extension Array: Writable where Element: Writable {
  /// Writes an array.
  @inlinable
  public func write(to writer: inout JSONWriter) {
    guard !isEmpty else { return writer.literal("[]") }
    guard writer.enter() else { return }
    let start = writer.count
    for element in self {
      writer.append(Byte.comma)
      element.write(to: &writer)
    }
    writer.closeArray(start)
  }
}

extension Set: Readable where Element: Readable {
  /// Reads an array; equal elements become one.
  ///
  /// Throws for a text with more than 30 combining marks in a row, which would hash slowly.
  @inlinable
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Set<Element> {
    var elements: Set<Element> = []
    guard try reader.beginArray() else { return elements }
    repeat {
      elements.insert(
        try reader.hashable { reader throws(ReadingFailure) in try Element.read(&reader) })
    } while try reader.nextElement()
    return elements
  }
}

extension Set: Writable where Element: Writable {
  /// Writes an array, in no particular order.
  @inlinable
  public func write(to writer: inout JSONWriter) { writer.array(self) }
}

extension Dictionary: Readable where Key: MappableKey, Value: Readable {
  /// Reads an object; of a key that occurs twice the last value counts.
  ///
  /// Throws for a text as key with more than 30 combining marks in a row, which would hash slowly.
  @inlinable
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> [Key: Value] {
    var members: [Key: Value] = [:]
    guard try reader.beginObject() else { return members }
    repeat {
      let key = try Key.readKey(&reader)
      members[key] = try Value.read(&reader)
    } while try reader.nextMember()
    return members
  }
}

extension Dictionary: Writable where Key: MappableKey, Value: Writable {
  /// Writes an object, its members in no particular order.
  @inlinable
  public func write(to writer: inout JSONWriter) {
    guard writer.enter() else { return }
    let start = writer.count
    for (key, value) in self {
      writer.append(Byte.comma)
      key.writeKey(to: &writer)
      value.write(to: &writer)
    }
    writer.closeObject(start)
  }
}
