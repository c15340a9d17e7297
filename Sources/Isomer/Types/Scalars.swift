// Types of the standard library. Written values read back equal.

extension String: Readable, Writable, MappableKey {
  /// Reads a string.
  @inlinable @inline(__always)
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> String {
    try reader.readString()
  }
  /// Writes a string.
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) { writer.write(self) }
  /// Reads a key.
  @inlinable @inline(__always)
  public static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> String {
    let key = try reader.readKeyString()
    if key.mayHashSlowly { try reader.checkHashing(from: reader.keyStart) }
    return key
  }
  /// Writes a key.
  @inlinable
  public func writeKey(to writer: inout JSONWriter) {
    writer.write(self)
    writer.append(Byte.colon)
  }
}

extension Substring: Readable, Writable, MappableKey {
  /// Reads a string.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Substring {
    Substring(try reader.readString())
  }
  /// Writes a string.
  public func write(to writer: inout JSONWriter) { writer.write(self) }
  /// Reads a key.
  public static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> Substring {
    Substring(try String.readKey(&reader))
  }
  /// Writes a key.
  public func writeKey(to writer: inout JSONWriter) {
    writer.write(self)
    writer.append(Byte.colon)
  }
}

extension Character: Readable, Writable, MappableKey {
  /// Reads a string of exactly one character.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Character {
    let text = try reader.readString()
    guard text.count == 1, let character = text.first else {
      throw reader.invalid("a string of one character")
    }
    return character
  }
  /// Writes a string of one character.
  public func write(to writer: inout JSONWriter) { writer.write(String(self)) }
  /// Reads a key of exactly one character.
  public static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> Character {
    let text = try String.readKey(&reader)
    guard text.count == 1, let character = text.first else {
      throw reader.invalidKey("a key of one character")
    }
    return character
  }
  /// Writes a key of one character.
  public func writeKey(to writer: inout JSONWriter) { String(self).writeKey(to: &writer) }
}

extension Bool: Readable, Writable, MappableKey {
  /// Reads `true` or `false`.
  @inlinable @inline(__always)
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Bool {
    try reader.readBool()
  }
  /// Writes `true` or `false`.
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) { writer.write(self) }
  /// Reads a key that is `"true"` or `"false"`.
  public static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> Bool {
    switch try reader.readKey() {
    case "true": return true
    case "false": return false
    default: throw reader.invalidKey("\"true\" or \"false\" as the key")
    }
  }
  /// Writes a key.
  public func writeKey(to writer: inout JSONWriter) { description.writeKey(to: &writer) }
}

extension Double: Readable, Writable, MappableKey {
  /// Reads a number.
  @inlinable @inline(__always)
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Double {
    try reader.readDouble()
  }
  /// Writes a number in its shortest form.
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) { writer.write(self) }
  /// Reads a key that is a number of JSON.
  public static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> Double {
    let text = try reader.readKey().string
    guard NumberText(text.utf8) != nil, let value = Double(text), value.isFinite else {
      throw reader.invalidKey("a number as the key")
    }
    return value
  }
  /// Writes a key in the shortest form; NaN and the infinities are errors.
  public func writeKey(to writer: inout JSONWriter) {
    writer.writeKey(self)
  }
}

extension Float: Readable, Writable {
  /// Reads a number.
  @inlinable @inline(__always)
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Float {
    try reader.readFloat()
  }
  /// Writes a number in its shortest form.
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) { writer.write(self) }
}
