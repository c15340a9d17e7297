extension JSONWriter {
  /// Writes an object; the closure writes its members.
  ///
  /// ```swift
  /// writer.object { object in
  ///   object.field("id", 7)
  ///   object.field("tags", ["a", "b"])
  /// }
  /// // {"id":7,"tags":["a","b"]}
  /// ```
  @inlinable
  public mutating func object(_ members: (inout ObjectWriter) -> Void) {
    guard enter() else { return }
    let start = count
    withUnsafeMutablePointer(to: &self) { writer in
      writer.withMemoryRebound(to: ObjectWriter.self, capacity: 1) { members(&$0.pointee) }
    }
    closeObject(start)
  }

  /// Writes an array of a sequence's elements.
  ///
  /// ```swift
  /// writer.array(1...3)      // [1,2,3]
  /// ```
  @inlinable
  public mutating func array<Elements: Sequence>(_ elements: Elements)
  where Elements.Element: Writable {
    guard enter() else { return }
    let start = count
    for element in elements {
      append(Byte.comma)
      element.write(to: &self)
    }
    endArray(start)
  }

  /// Writes an array; the closure writes its elements.
  ///
  /// ```swift
  /// writer.array { array in
  ///   array.element(1)
  ///   array.element("x")
  /// }
  /// // [1,"x"]
  /// ```
  @inlinable
  public mutating func array(_ elements: (inout ArrayWriter) -> Void) {
    guard enter() else { return }
    let start = count
    withUnsafeMutablePointer(to: &self) { writer in
      writer.withMemoryRebound(to: ArrayWriter.self, capacity: 1) { elements(&$0.pointee) }
    }
    endArray(start)
  }

  /// Takes note of a container that begins; false if it would be nested too deep, and `null` is
  /// written then.
  ///
  /// Without it the writing of an object that contains itself would not end.
  @inlinable @inline(__always)
  mutating func enter() -> Bool {
    freeLevels &-= 1
    return freeLevels >= 0 || deepen()
  }

  /// Ends an object that was entered, whose members have a comma in front of each.
  @inlinable @inline(__always)
  mutating func closeObject(_ start: Int) {
    freeLevels &+= 1
    wrapMembers(start)
  }

  /// Ends an array that was entered, whose elements have a comma in front of each.
  @inlinable @inline(__always)
  mutating func endArray(_ start: Int) {
    freeLevels &+= 1
    wrapElements(start)
  }

  /// Ends an array that was entered and has an element.
  @inlinable @inline(__always)
  mutating func closeArray(_ start: Int) {
    freeLevels &+= 1
    base[start] = Byte.openBracket
    append(Byte.closeBracket)
  }

  /// Turns the comma in front of the first member into the brace, and closes it.
  @inlinable @inline(__always)
  package mutating func wrapMembers(_ start: Int) {
    guard count > start else { return literal("{}") }
    base[start] = Byte.openBrace
    append(Byte.closeBrace)
  }

  /// Turns the comma in front of the first element into the bracket, and closes it.
  @inlinable @inline(__always)
  package mutating func wrapElements(_ start: Int) {
    guard count > start else { return literal("[]") }
    base[start] = Byte.openBracket
    append(Byte.closeBracket)
  }
}

// Every member is written with a comma in front. At the end of the object the first of them becomes
// the brace, so that nothing ever asks whether a member is the first.
@_spi(Generated)
extension JSONWriter {
  /// Begins an object; what it returns goes to `endObject`.
  ///
  /// Nil if it would be nested too deep, and `null` is written then.
  @inlinable @inline(__always)
  public mutating func beginObject() -> Int? { enter() ? count : nil }

  /// Ends an object whose members were written with a comma in front of each.
  @inlinable @inline(__always)
  public mutating func endObject(_ start: Int) { closeObject(start) }

  /// Begins a case that may hold others of its enum; false if it would be nested too deep, and
  /// `null` is written then.
  public mutating func beginCase() -> Bool { enter() }

  /// Ends a case that was begun.
  public mutating func endCase() { freeLevels &+= 1 }

  /// Begins an object below a key, which is given with its comma, quotes and colon: `,"user":`.
  @inlinable @inline(__always)
  public mutating func beginContainer(_ key: StaticString) -> Container {
    let start = count
    freeLevels &-= 1
    literal(key)
    return Container(start: start, members: count)
  }

  /// Ends an object below a key; if it got no members, nothing of it stays.
  @inlinable @inline(__always)
  public mutating func endContainer(_ container: Container) {
    freeLevels &+= 1
    guard count > container.members else {
      count = container.start
      return
    }
    base[container.members] = Byte.openBrace
    append(Byte.closeBrace)
  }

  /// Where an object below a key began.
  @frozen
  public struct Container {
    @usableFromInline let start: Int
    @usableFromInline let members: Int

    @inlinable @inline(__always)
    init(start: Int, members: Int) {
      self.start = start
      self.members = members
    }
  }
}

// A writer with fewer functions. Both have a `JSONWriter` as their only member, and so its layout, by
// which a writer is lent to a closure without being moved.

/// Writes the members of an object, in the closure of ``JSONWriter/object(_:)``.
@frozen
public struct ObjectWriter: ~Copyable {
  @usableFromInline var writer: JSONWriter

  /// The options of this writing.
  public var options: WritingOptions { writer.options }

  /// Writes a member.
  @inlinable
  public mutating func field(_ key: String, _ value: some Writable) {
    writer.append(Byte.comma)
    writer.write(key)
    writer.append(Byte.colon)
    value.write(to: &writer)
  }
}

/// Writes the elements of an array, in the closure of ``JSONWriter/array(_:)``.
@frozen
public struct ArrayWriter: ~Copyable {
  @usableFromInline var writer: JSONWriter

  /// The options of this writing.
  public var options: WritingOptions { writer.options }

  /// Writes an element.
  @inlinable
  public mutating func element(_ value: some Writable) {
    writer.append(Byte.comma)
    value.write(to: &writer)
  }
}
