public import Foundation

// The doors into reading. All are inlinable, so that a whole document is read by code that is
// specialised in the module of its model. Only a document that fails goes through the cold
// functions at the end.

extension Readable {
  /// Reads a JSON document from bytes: `Data`, `[UInt8]` and whatever else has its bytes in one
  /// place.
  ///
  /// ```swift
  /// let issue = try Issue(json: data)
  /// let issues = try [Issue](json: data)
  /// ```
  ///
  /// A leading byte order mark is accepted; anything but whitespace behind the value is an error.
  /// Throws a `MappingError` that names the path, the line and the column of the first problem, and has
  /// all others behind it: ``MappingError/all``.
  @inlinable
  public init(
    json bytes: some ContiguousBytes, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    let result = bytes.withUnsafeBytes { Self.result(of: $0, options, nil) }
    self = try result.get()
  }

  /// Reads a JSON document from text.
  ///
  /// ```swift
  /// let numbers = try [Int](json: "[1, 2, 3]")
  /// ```
  ///
  /// Throws a `MappingError` as reading from bytes does.
  @inlinable
  public init(
    json text: some StringProtocol, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    let result = withUTF8Bytes(of: text) { Self.result(of: $0, options, nil) }
    self = try result.get()
  }

  /// Reads a JSON document from bytes and reports what was noticed on the way: elements left out,
  /// defaults in place of invalid values, unknown keys.
  ///
  /// ```swift
  /// let (issue, report) = try Issue.reading(json: data)
  /// for entry in report.entries { print(entry) }
  /// ```
  ///
  /// Throws a `MappingError` as `init(json:)` does.
  @inlinable
  public static func reading(
    json bytes: some ContiguousBytes, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) -> (Self, MappingReport) {
    let result = bytes.withUnsafeBytes { Self.reported($0, options) }
    return try result.get()
  }

  /// Reads a JSON document from text and reports what was noticed on the way.
  ///
  /// Throws a `MappingError` as `init(json:)` does.
  @inlinable
  public static func reading(
    json text: some StringProtocol, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) -> (Self, MappingReport) {
    let result = withUTF8Bytes(of: text) { Self.reported($0, options) }
    return try result.get()
  }

  @inlinable
  static func result(
    of bytes: UnsafeRawBufferPointer, _ options: ReadingOptions, _ collector: ReportCollector?
  ) -> Result<Self, MappingError> {
    options.providingContext { document(bytes, options, collector) }
  }

  @inlinable
  static func document(
    _ bytes: UnsafeRawBufferPointer, _ options: ReadingOptions, _ collector: ReportCollector?
  ) -> Result<Self, MappingError> {
    var reader = JSONReader(unsafe: bytes, options: options, collector: collector)
    do {
      let value = try Self.read(&reader)
      try reader.finish()
      return .success(value)
    } catch {
      return .failure(
        reader.error(error) { Self.failure(of: $0, options, isNative: false) })
    }
  }

  @inlinable
  static func reported(
    _ bytes: UnsafeRawBufferPointer, _ options: ReadingOptions
  ) -> Result<(Self, MappingReport), MappingError> {
    let collector = ReportCollector(limit: options.reportLimit)
    return result(of: bytes, options, collector).with {
      collector.report(on: bytes, options: options)
    }
  }
}

extension JSONReader {
  /// The error that tells the user of a failure.
  @inline(never) @usableFromInline
  func error(_ failure: ReadingFailure) -> MappingError {
    MappingError(
      failure, details: details(of: failure), in: UnsafeRawBufferPointer(start: base, count: count),
      options: options, isNative: isNative)
  }
}

/// Calls a closure with a text's UTF-8, which is copied only if it is not in one place.
@usableFromInline
func withUTF8Bytes<Result>(
  of text: some StringProtocol, _ body: (UnsafeRawBufferPointer) -> Result
) -> Result {
  let result = text.utf8.withContiguousStorageIfAvailable { body(UnsafeRawBufferPointer($0)) }
  if let result { return result }
  return Array(text.utf8).withUnsafeBytes(body)
}
