// Composite types. Everything is inlinable to be specialised in the module that uses it; calls
// through witness tables are up to twice as slow. The code after a failure is not inlinable, because
// it would only make each program larger.

extension Optional: Readable where Wrapped: Readable {
  /// Reads a value, or nil from `null`.
  @inlinable
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Wrapped? {
    if reader.mayBeNull, try reader.readNull() { return nil }
    return try Wrapped.read(&reader)
  }
}

extension Optional: Writable where Wrapped: Writable {
  /// Writes the value, or `null` for nil.
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
  @inlinable @inline(never)
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> [Element] {
    var elements: [Element] = []
    guard try reader.beginElements() else { return elements }
    // Reserving 256 bytes avoids reallocations of small arrays.
    elements.reserveCapacity(Swift.max(2, 256 / Swift.max(1, MemoryLayout<Element>.stride)))
    do throws(ReadingFailure) {
      repeat { elements.append(try Element.read(&reader)) } while try reader.nextElement()
      return elements
    } catch {
      return try rest(after: elements, passingOver: error, &reader)
    }
  }

  // An inout parameter would keep the elements in memory in the caller's loop.
  /// Reads the rest of an array after an element that failed.
  ///
  /// Throws the failure if no errors are collected. Not specialized, because it runs only after one.
  @inline(never) @usableFromInline
  static func rest(
    after elements: [Element], passingOver failure: ReadingFailure, _ reader: inout JSONReader
  ) throws(ReadingFailure) -> [Element] {
    var elements = elements
    var isOpen = try reader.nextElement(passingOver: failure)
    while isOpen {
      do throws(ReadingFailure) {
        elements.append(try Element.read(&reader))
        isOpen = try reader.nextElement()
      } catch {
        isOpen = try reader.nextElement(passingOver: error)
      }
    }
    return elements
  }
}

/// An element of an array that cannot be copied.
@frozen @usableFromInline
package struct Borrowed<Value>: ~Copyable {
  @usableFromInline package let value: Value
}

extension Borrowed where Value: Writable {
  @inlinable @inline(__always)
  func write(to writer: inout JSONWriter) { value.write(to: &writer) }
}

extension Array {
  /// Calls a closure with the elements.
  ///
  /// Writing a copy of an element, which an iterator or a subscript returns, would first retain all
  /// strings of a model, and then release them.
  @inlinable @inline(__always)
  package func withBorrowedElements(_ body: (UnsafeBufferPointer<Borrowed<Element>>) -> Void) {
    withUnsafeBufferPointer { elements in
      let start = UnsafeRawPointer(elements.baseAddress)
      // The struct has the layout of its only property.
      body(
        UnsafeBufferPointer(
          start: start?.assumingMemoryBound(to: Borrowed<Element>.self), count: elements.count))
    }
  }
}

extension Array: Writable where Element: Writable {
  /// Writes an array.
  @inlinable
  public func write(to writer: inout JSONWriter) {
    guard !isEmpty else { return writer.literal("[]") }
    guard writer.enter() else { return }
    let start = writer.count
    withBorrowedElements { elements in
      for index in elements.indices {
        writer.append(Byte.comma)
        elements[index].write(to: &writer)
      }
    }
    writer.closeArray(start)
  }
}

extension Set: Readable where Element: Readable {
  /// Reads an array; duplicate elements are merged.
  ///
  /// Throws for a string with more than 30 consecutive combining marks, which would hash slowly.
  @inlinable
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Set<Element> {
    var elements: Set<Element> = []
    try reader.forEachElement { reader throws(ReadingFailure) in
      elements.insert(
        try reader.hashable { reader throws(ReadingFailure) in try Element.read(&reader) })
    }
    return elements
  }
}

extension Set: Writable where Element: Writable {
  /// Writes an array; the order of the elements is unspecified.
  @inlinable
  public func write(to writer: inout JSONWriter) { writer.array(self) }
}

extension Dictionary: Readable where Key: MappableKey, Value: Readable {
  /// Reads an object; the last value of a duplicate key counts.
  ///
  /// Throws for a string key with more than 30 consecutive combining marks, which would hash
  /// slowly.
  @inlinable
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> [Key: Value] {
    var members: [Key: Value] = [:]
    try reader.forEachMember { reader throws(ReadingFailure) in
      try members.readMember(&reader) { reader throws(ReadingFailure) in try Value.read(&reader) }
    }
    return members
  }
}

extension Dictionary where Key: MappableKey {
  /// Reads a member, or removes it for nil; the last value of a key counts.
  @inlinable @inline(__always)
  mutating func readMember(
    _ reader: inout JSONReader, _ read: (inout JSONReader) throws(ReadingFailure) -> Value?
  ) throws(ReadingFailure) {
    let key = try reader.hashableKey(Key.self)
    let (start, count) = (reader.keyStart, count)
    let value = try read(&reader)
    self[key] = value
    if self.count == count, value != nil { reader.noteDuplicate(at: start) }
  }
}

extension Dictionary: Writable where Key: MappableKey, Value: Writable {
  /// Writes an object; the order of the members is unspecified.
  @inlinable
  public func write(to writer: inout JSONWriter) {
    guard writer.enterDictionary() else { return }
    let start = writer.count
    for (key, value) in self {
      writer.append(Byte.comma)
      key.writeKey(to: &writer)
      value.write(to: &writer)
    }
    writer.closeObject(start)
  }
}
