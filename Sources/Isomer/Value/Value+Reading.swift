#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension Value: Readable {
  /// Reads any JSON value, with exact numbers; the last value of a duplicate key counts.
  ///
  /// Not recursive: the open arrays and objects are on a separate stack.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Value {
    var open: [Open] = []
    while true {
      guard var value = try begin(&reader, &open) else { continue }
      // The value is complete. It ends its container, and possibly outer ones, or another value
      // follows.
      while true {
        guard var container = open.popLast() else { return value }
        container.append(value)
        guard try container.continues(&reader) else {
          value = container.value
          continue
        }
        open.append(container)
        break
      }
    }
  }

  /// An open array or object.
  private enum Open {
    case array([Value])
    case object(ValueObject, key: String)

    var value: Value {
      switch self {
      case .array(let elements): .array(elements)
      case .object(let members, _): .object(members)
      }
    }

    mutating func append(_ value: Value) {
      switch self {
      case .array(var elements):
        self = .array([])
        elements.append(value)
        self = .array(elements)
      case .object(var members, let key):
        self = .object(ValueObject(), key: "")
        members[key] = value
        self = .object(members, key: key)
      }
    }

    /// Returns whether another element or member follows, and leaves the reader before its value.
    mutating func continues(_ reader: inout JSONReader) throws(ReadingFailure) -> Bool {
      switch self {
      case .array: return try reader.nextElement()
      case .object(let members, _):
        guard try reader.nextMember() else { return false }
        self = .object(members, key: try reader.readKeyString())
        return true
      }
    }
  }

  /// Reads a scalar or an empty container, or the start of another container; returns nil for the
  /// latter.
  private static func begin(
    _ reader: inout JSONReader, _ open: inout [Open]
  ) throws(ReadingFailure) -> Value? {
    guard let kind = JSONKind(firstByte: reader.token()) else { return try native(&reader) }
    switch kind {
    case .object:
      guard try reader.beginObject() else { return .object(ValueObject()) }
      open.append(.object(ValueObject(), key: try reader.readKeyString()))
      return nil
    case .array:
      guard try reader.beginArray() else { return .array([]) }
      open.append(.array([]))
      return nil
    case .string: return .string(try reader.readString())
    case .number: return try reader.readExactNumber()
    case .boolean: return .bool(try reader.readBool())
    case .null:
      _ = try reader.readNull()
      return .null
    case .date, .data: return try native(&reader)
    }
  }

  /// Reads a value that only dictionaries and property lists have.
  @inline(never)
  private static func native(_ reader: inout JSONReader) throws(ReadingFailure) -> Value {
    switch try reader.nativeKind() {
    case .date: .date(try Date.read(&reader))
    case .data: .data(try Data.read(&reader))
    default: .double(try reader.readDouble())
    }
  }
}
