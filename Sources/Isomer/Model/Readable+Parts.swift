public import Foundation

// Reading a part of a document: what a service puts into an envelope.

extension Readable {
  /// Reads the value at a path of a JSON document, from bytes.
  ///
  /// ```swift
  /// let first = try Issue(json: data, at: "data.items[0]")
  /// let all = try [Issue](json: data, at: "data.items")
  /// let next = try URL?(json: data, at: "links.next")       // nil if it is missing or null
  /// ```
  ///
  /// The rest of the document is checked to be JSON, and not looked at otherwise. Of a key that stands
  /// twice the last counts. The empty path is the whole document.
  ///
  /// Throws a `MappingError` as `init(json:)` does, with the path from the root. A value that is
  /// missing is a `missingKey`, but for an optional, which is nil; null in the middle of the path
  /// counts as missing.
  @inlinable
  public init(
    json bytes: some ContiguousBytes, at path: ValuePath,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    let result = bytes.withUnsafeBytes { Self.part($0, path, options, nil) }
    self = try result.get()
  }

  /// Reads the value at a path of a JSON document, from text.
  ///
  /// Throws a `MappingError` as reading from bytes does.
  @inlinable
  public init(
    json text: some StringProtocol, at path: ValuePath,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    let result = withUTF8Bytes(of: text) { Self.part($0, path, options, nil) }
    self = try result.get()
  }

  /// Reads the value at a path of a JSON document and reports what was noticed on the way.
  ///
  /// Throws a `MappingError` as `init(json:at:)` does.
  @inlinable
  public static func reading(
    json bytes: some ContiguousBytes, at path: ValuePath,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) -> (Self, MappingReport) {
    let collector = ReportCollector(limit: options.reportLimit)
    let result = bytes.withUnsafeBytes { bytes in
      Self.part(bytes, path, options, collector).with {
        collector.report(on: bytes, options: options)
      }
    }
    return try result.get()
  }

  @inlinable
  static func part(
    _ bytes: UnsafeRawBufferPointer, _ path: ValuePath, _ options: ReadingOptions,
    _ collector: ReportCollector?
  ) -> Result<Self, MappingError> {
    options.providingContext {
      var reader = JSONReader(unsafe: bytes, options: options, collector: collector)
      do throws(ReadingFailure) {
        return .success(try Self.part(&reader, path))
      } catch {
        return .failure(
          reader.error(error, at: path) { Self.failure(of: $0, options, isNative: false) })
      }
    }
  }

  @inlinable
  static func part(
    _ reader: inout JSONReader, _ path: ValuePath
  ) throws(ReadingFailure) -> Self {
    if try reader.seek(path) { return try Self.read(&reader) }
    if let nothing = JSONReader.nothing(Self.self) { return nothing }
    throw reader.missingPart()
  }
}

extension JSONReader {
  /// Goes to the value at a path; false if it is not there, and the reader then stands behind the
  /// bracket of the container that lacks it, or behind the null in its place.
  ///
  /// Each container on the way is passed over as a whole, so the document is checked to its end.
  @inline(never) @usableFromInline
  mutating func seek(_ path: ValuePath) throws(ReadingFailure) -> Bool {
    let start = position
    try skipValue()
    try finish()
    rewind(to: start)
    for (step, component) in path.components.enumerated() {
      // A place names the container that was reached; what is missing is named from there.
      details.missingKey = ValuePath(Array(path.components[step...])).description
      if try readNull() {
        details.missingKey = ValuePath(Array(path.components[max(step - 1, 0)...])).description
        return false
      }
      let found: Position?
      switch component {
      case .key(let key): found = try lastMember(key)
      case .index(let index): found = try element(at: index)
      }
      guard let found else { return false }
      rewind(to: found)
    }
    details.missingKey = nil
    return true
  }

  private mutating func lastMember(_ key: String) throws(ReadingFailure) -> Position? {
    var found: Position?
    guard try beginObject() else { return nil }
    repeat {
      if try readKeyString().hasBytes(of: key) { found = position }
      try skipValue()
    } while try nextMember()
    return found
  }

  private mutating func element(at index: Int) throws(ReadingFailure) -> Position? {
    var found: Position?
    var current = 0
    guard try beginArray() else { return nil }
    repeat {
      if current == index { found = position }
      current += 1
      try skipValue()
    } while try nextElement()
    return found
  }

  /// Nil as a value of an optional type; nil for any other type.
  @inlinable
  static func nothing<T>(_: T.Type) -> T? {
    (T.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? T
  }

  /// The failure for a value that is not at its path.
  @usableFromInline
  func missingPart() -> ReadingFailure { ReadingFailure(.missingKey, at: max(cursor - 1, 0)) }
}
