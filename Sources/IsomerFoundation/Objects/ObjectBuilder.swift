internal import Foundation
internal import Isomer

/// Converts written JSON with native tokens into the equivalent Foundation objects.
///
/// ```
/// {"due":␁kh…␅,"id":7,"tags":["a"]}   →   ["due": Date, "id": NSNumber, "tags": ["a"]]
/// ```
///
/// Numbers become `NSNumber`, as in `JSONSerialization`: integers up to 64 bits, a `Double` for a
/// token that marks one, and otherwise a `Decimal` with all digits. Not recursive, because the
/// depth of the input is unknown.
struct ObjectBuilder {
  /// The treatment of values that not every format supports.
  enum Style {
    /// Tokens become dates, data and numbers; null becomes `NSNull`.
    case native
    /// As `native`, but dates and data become text as in JSON.
    case text
    /// For property lists: members that are null are omitted, any other null is an error.
    case propertyList
  }

  /// An open array or object.
  private enum Open {
    case array([Any])
    case object([String: Any], key: String)

    var object: Any {
      switch self {
      case .array(let elements): elements
      case .object(let members, _): members
      }
    }

    mutating func append(_ value: Any) {
      switch self {
      case .array(var elements):
        self = .array([])
        elements.append(value)
        self = .array(elements)
      case .object(var members, let key):
        self = .object([:], key: "")
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

  /// The start of a value.
  private enum Beginning {
    case value(Any)
    /// A member that is omitted.
    case nothing
    /// A container, which is now the innermost open one.
    case container
  }

  private let style: Style
  /// The paths at which dates, data and numbers remain native, for the style `text`.
  private let nativePaths: [ValuePath]
  private var open: [Open] = []

  private init(_ style: Style, _ nativePaths: [ValuePath]) {
    self.style = style
    self.nativePaths = nativePaths
  }

  /// Returns the object of a document that was written for objects.
  ///
  /// Throws for a value that the style does not support, with its path.
  static func object(
    of bytes: UnsafeRawBufferPointer, _ style: Style, nativeAt paths: [ValuePath] = []
  ) -> Result<Any, MappingError> {
    let depth = style == .propertyList ? PropertyListFormat.depthLimit : .max
    var reader = JSONReader(unsafe: bytes, options: ReadingOptions(depthLimit: depth))
    reader.isNative = true
    var builder = ObjectBuilder(style, paths)
    do throws(ReadingFailure) {
      let object = try builder.build(&reader)
      try reader.finish()
      return .success(object)
    } catch {
      guard error.code == .notRepresentable else { return .failure(reader.error(error)) }
      return .failure(
        MappingError(error, details: reader.details, inOutput: bytes, isNative: true))
    }
  }

  private mutating func build(_ reader: inout JSONReader) throws(ReadingFailure) -> Any {
    while true {
      var value: Any?
      switch try begin(&reader) {
      case .container: continue
      case .value(let object): value = object
      case .nothing: break
      }
      // The value is complete. It ends its container, and possibly outer ones, or another value
      // follows.
      while true {
        guard var container = open.popLast() else { return value ?? NSNull() }
        if let value { container.append(value) }
        guard try container.continues(&reader) else {
          value = container.object
          continue
        }
        open.append(container)
        break
      }
    }
  }

  private mutating func begin(_ reader: inout JSONReader) throws(ReadingFailure) -> Beginning {
    switch try reader.peekKind() {
    case .object:
      guard try reader.beginObject() else { return .value([String: Any]()) }
      open.append(.object([:], key: try reader.readKeyString()))
      return .container
    case .array:
      guard try reader.beginArray() else { return .value([Any]()) }
      open.append(.array([]))
      return .container
    case .string: return .value(try reader.readString())
    case .boolean: return .value(NSNumber(value: try reader.readBool()))
    case .null: return try null(&reader)
    case .number: return .value(try number(&reader))
    case .date: return .value(try date(&reader))
    case .data: return .value(try data(&reader))
    }
  }
}

// MARK: - single values

extension ObjectBuilder {
  private func null(_ reader: inout JSONReader) throws(ReadingFailure) -> Beginning {
    guard style == .propertyList else {
      _ = try reader.readNull()
      return .value(NSNull())
    }
    guard case .object = open.last else {
      throw reader.notRepresentable("a property list has no null")
    }
    _ = try reader.readNull()
    return .nothing
  }

  private func number(_ reader: inout JSONReader) throws(ReadingFailure) -> Any {
    let start = reader.cursor
    if reader.nativeToken != nil {
      let value = try reader.readDouble()
      guard value.isFinite || !isText else {
        throw reader.notRepresentable("JSON has no \(value)", at: start)
      }
      return NSNumber(value: value)
    }
    let text = try reader.readNumberText()
    if text.isNegativeZero { return NSNumber(value: -0.0) }
    if text.isPlainInteger {
      if let integer = text.integer(Int64.self) { return NSNumber(value: integer) }
      if let integer = text.integer(UInt64.self) { return NSNumber(value: integer) }
    }
    if style == .propertyList {
      if let value = text.exactDouble { return NSNumber(value: value) }
      throw reader.notRepresentable("a property list has no number of so many digits", at: start)
    }
    reader.cursor = start
    if let value = try? reader.readDecimal() { return NSDecimalNumber(decimal: value) }
    throw reader.notRepresentable("a dictionary has no number of so many digits", at: start)
  }

  private func date(_ reader: inout JSONReader) throws(ReadingFailure) -> Any {
    let start = reader.cursor
    let date = try Date.read(&reader)
    guard isText else { return date }
    guard let text = try? StandardTransformer<String, Date>.rfc3339.reverse(date) else {
      throw reader.notRepresentable("RFC 3339 has only the years 0 to 9999", at: start)
    }
    return text
  }

  private func data(_ reader: inout JSONReader) throws(ReadingFailure) -> Any {
    let data = try Data.read(&reader)
    return isText ? data.base64EncodedString() : data
  }

  /// True if the token just read must become text.
  private var isText: Bool {
    guard style == .text else { return false }
    guard !nativePaths.isEmpty else { return true }
    let path = open.map { container -> ValuePath.Component in
      switch container {
      case .array(let elements): .index(elements.count)
      case .object(_, let key): .key(key)
      }
    }
    return !nativePaths.contains { path.starts(with: $0.components) }
  }
}

extension JSONReader {
  /// Returns the failure for a written value that a format does not support.
  mutating func notRepresentable(_ reason: String, at offset: Int? = nil) -> ReadingFailure {
    details.reason = reason
    return ReadingFailure(.notRepresentable, at: offset ?? cursor)
  }
}
