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

  /// Writes the elements of a sequence as an array.
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

  /// Enters a container; returns false and writes `null` if it would be nested too deeply.
  ///
  /// The limit stops the writing of an object that contains itself.
  @inlinable @inline(__always)
  mutating func enter() -> Bool {
    freeLevels &-= 1
    return freeLevels >= 0 || deepen()
  }

  /// Begins to write a dictionary; returns false and writes `null` if it would be nested too deeply.
  @inlinable @inline(__always)
  mutating func enterDictionary() -> Bool {
    guard enter() else { return false }
    markDictionary()
    return true
  }

  /// Writes the mark before a dictionary in a form that distinguishes it from an object.
  @inlinable @inline(__always)
  package mutating func markDictionary() {
    if form.marksDictionaries { append(Byte.tab) }
  }

  /// Ends an entered object whose members have a comma before each.
  @inlinable @inline(__always)
  mutating func closeObject(_ start: Int) {
    freeLevels &+= 1
    wrapMembers(start)
  }

  /// Ends an entered array whose elements have a comma before each.
  @inlinable @inline(__always)
  mutating func endArray(_ start: Int) {
    freeLevels &+= 1
    wrapElements(start)
  }

  /// Ends an entered array that has at least one element.
  @inlinable @inline(__always)
  mutating func closeArray(_ start: Int) {
    freeLevels &+= 1
    base[start] = Byte.openBracket
    append(Byte.closeBracket)
  }

  /// Replaces the comma before the first member with the brace, and closes the object.
  @inlinable @inline(__always)
  package mutating func wrapMembers(_ start: Int) {
    guard count > start else { return literal("{}") }
    base[start] = Byte.openBrace
    append(Byte.closeBrace)
  }

  /// Replaces the comma before the first element with the bracket, and closes the array.
  @inlinable @inline(__always)
  package mutating func wrapElements(_ start: Int) {
    guard count > start else { return literal("[]") }
    base[start] = Byte.openBracket
    append(Byte.closeBracket)
  }
}

// Every member is written with a comma before it. At the end of the object, the first comma is
// replaced with the brace, so no code checks whether a member is the first.
@_spi(Generated)
extension JSONWriter {
  /// Starts an object; pass the result to `endObject`.
  ///
  /// Returns nil and writes `null` if it would be nested too deeply.
  @inlinable @inline(__always)
  public mutating func beginObject() -> Int? { enter() ? count : nil }

  /// Ends an object whose members were written with a comma before each.
  @inlinable @inline(__always)
  public mutating func endObject(_ start: Int) { closeObject(start) }

  /// Ends an array whose elements were written with a comma before each.
  ///
  /// Up to a number of nulls at its end are left out, unless the options require null. `rest` is
  /// the position of a list without a comma, whose elements are the last ones of the array.
  @inline(never)
  public mutating func endElements(_ start: Int, omitting limit: Int, rest: Int? = nil) {
    var limit = options.null == .write && !form.omitsNil ? 0 : limit
    if let rest, base[rest] == Byte.openBracket {
      // The list is `[]` or `[1,2]`, which becomes `,1,2`.
      if count == rest + 2 {
        count = rest
      } else {
        base[rest] = Byte.comma
        count -= 1
        limit = 0
      }
    }
    while limit > 0, count >= start + 5, base[count - 5] == Byte.comma,
      loadHalfWord(base + (count - 4)) == 0x6C6C_756E
    {
      count -= 5
      limit -= 1
    }
    endArray(start)
  }

  /// Starts a case that may contain other cases of its enum; returns false and writes `null` if it
  /// would be nested too deeply.
  public mutating func beginCase() -> Bool { enter() }

  /// Ends a case.
  public mutating func endCase() { freeLevels &+= 1 }

  /// Starts an object after its key, which includes its comma, quotes and colon: `,"user":`.
  @inlinable @inline(__always)
  public mutating func beginContainer(_ key: StaticString) -> Container {
    let start = count
    freeLevels &-= 1
    literal(key)
    return Container(start: start, members: count)
  }

  /// Ends an object with its key; removes both if the object has no members.
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

  /// Ends an object with its key, which is also written without members.
  @inline(never)
  public mutating func endKeptContainer(_ container: Container) {
    if count == container.members { append(Byte.comma) }
    endContainer(container)
  }

  /// The start of an object with its key.
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

// Writers with fewer functions. Both have a `JSONWriter` as their only member, and therefore its
// layout, so that a writer can be lent to a closure without being moved.

/// Writes the members of an object, in the closure of ``JSONWriter/object(_:)``.
@frozen
public struct ObjectWriter: ~Copyable {
  @usableFromInline var writer: JSONWriter

  /// Writes a member.
  @inlinable
  public mutating func field(_ key: String, _ value: some Writable) {
    writer.append(Byte.comma)
    writer.write(key)
    writer.append(Byte.colon)
    value.write(to: &writer)
  }
}

/// Writes the elements of an array, in the closure of ``JSONWriter/array(_:)-((ArrayWriter)->Void)``.
@frozen
public struct ArrayWriter: ~Copyable {
  @usableFromInline var writer: JSONWriter

  /// Writes an element.
  @inlinable
  public mutating func element(_ value: some Writable) {
    writer.append(Byte.comma)
    value.write(to: &writer)
  }
}
