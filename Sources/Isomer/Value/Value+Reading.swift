#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension Value: Readable {
  /// Reads any JSON value; numbers exactly, of a key that stands twice the last value.
  ///
  /// Without recursion: the open arrays and objects are kept on a stack of their own.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Value {
    var open: [Open] = []
    while true {
      guard var value = try begin(&reader, &open) else { continue }
      // The value is whole. It ends its container, and perhaps that one's, or another follows.
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

  /// An array or object that is being read.
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

    /// Whether another element or member follows; the reader then stands before its value.
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

  /// Reads a scalar or an empty container; of any other one only the beginning, and nil.
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

  /// Reads what only dictionaries and property lists have.
  @inline(never)
  private static func native(_ reader: inout JSONReader) throws(ReadingFailure) -> Value {
    switch try reader.nativeKind() {
    case .date: .date(try Date.read(&reader))
    case .data: .data(try Data.read(&reader))
    default: .double(try reader.readDouble())
    }
  }
}
