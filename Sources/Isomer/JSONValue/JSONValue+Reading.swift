extension JSONValue: Readable {
  /// Reads any JSON value, with exact numbers; the last value of a duplicate key counts.
  ///
  /// Not recursive.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Value {
    let first = reader.token()
    guard first == Byte.openBrace || first == Byte.openBracket else {
      return try readScalar(&reader, first)
    }
    var builder = TreeBuilder()
    return try builder.read(&reader)
  }

  /// Reads a value that is neither an array nor an object; its first byte is given.
  static func readScalar(
    _ reader: inout JSONReader, _ first: UInt8
  ) throws(ReadingFailure) -> JSONValue {
    switch JSONKind(firstByte: first) {
    case .string: return .string(try reader.readString())
    case .number: return try reader.readExactNumber()
    case .boolean: return .bool(try reader.readBool())
    case .null:
      _ = try reader.readNull()
      return .null
    default: return try native(&reader)
    }
  }

  /// Reads a value that only dictionaries and property lists have.
  @inline(never)
  private static func native(_ reader: inout JSONReader) throws(ReadingFailure) -> Value {
    switch try reader.nativeKind() {
    case .date: .date(try .read(&reader))
    case .data: .data(try .read(&reader))
    default: .double(try reader.readDouble())
    }
  }
}
