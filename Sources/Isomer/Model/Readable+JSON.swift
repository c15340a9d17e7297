// The entry points for reading JSON. They are inlinable, so that a whole document is read by code
// specialised in its model's module. Only a document that fails calls the cold functions at the
// end.

extension Readable {
  /// Reads a JSON document, or the value at a path in it.
  ///
  /// ```swift
  /// let issue = try Issue(json: data)
  /// let numbers = try [Int](json: "[1, 2, 3]")
  /// let first = try Issue(json: data, at: "data.items[0]")
  /// let next = try URL?(json: data, at: "links.next")  // nil if missing or null
  /// ```
  ///
  /// A leading byte order mark is accepted; anything except whitespace after the value is an error.
  /// With a path, the rest of the document must be valid JSON and is otherwise ignored. The last
  /// value of a duplicate key counts. The empty path is the whole document.
  ///
  /// Throws a `MappingError` with the path, line and column of the first error, and all others in
  /// ``MappingError/all``. A missing value at the path is a `missingKey` error, except for an
  /// optional, which becomes nil; null in the middle of the path counts as missing.
  @inlinable
  public init(
    json: some JSONInput, at path: ValuePath = ValuePath(),
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    self = try json.withJSONBytes { Self.result(of: $0, path, options, nil, Self.read) }.get()
  }

  /// Reads a JSON document, or the value at a path in it, and reports what was noticed: skipped
  /// elements, defaults used for invalid values, unknown keys.
  ///
  /// ```swift
  /// let (issue, report) = try Issue.readWithReport(json: data)
  /// for entry in report.entries { print(entry) }
  /// ```
  ///
  /// Throws a `MappingError` like `init(json:at:options:)`.
  @inlinable
  public static func readWithReport(
    json: some JSONInput, at path: ValuePath = ValuePath(),
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) -> (value: Self, report: MappingReport) {
    let collector = ReportCollector(limit: options.reportLimit)
    let result = json.withJSONBytes { Self.result(of: $0, path, options, collector, Self.read) }
    return (try result.get(), collector.report)
  }

  // Neither function is specialized, because they run once for a document; `read` is.
  @inline(never) @usableFromInline
  static func result(
    of bytes: UnsafeRawBufferPointer, _ path: ValuePath, _ options: ReadingOptions,
    _ collector: ReportCollector?, _ read: (inout JSONReader) throws(ReadingFailure) -> Self
  ) -> Result<Self, MappingError> {
    options.providingContext { document(bytes, path, options, collector, isNative: false, read) }
  }

  package static func document(
    _ bytes: UnsafeRawBufferPointer, _ path: ValuePath, _ options: ReadingOptions,
    _ collector: ReportCollector?, isNative: Bool,
    _ read: (inout JSONReader) throws(ReadingFailure) -> Self = Self.read
  ) -> Result<Self, MappingError> {
    var reader = JSONReader(unsafe: bytes, options: options, collector: collector)
    reader.isNative = isNative
    do throws(ReadingFailure) {
      if !path.isEmpty, try !reader.seek(path) { return .success(try reader.nothing(Self.self)) }
      let value = try read(&reader)
      if path.isEmpty { try reader.finish() }
      collector?.makeReport(on: bytes, options: options, isNative: isNative)
      return .success(value)
    } catch {
      return .failure(reader.error(error, at: path, rereading: Self.self))
    }
  }
}

extension JSONReader {
  /// Returns the error for a failure.
  @inline(never) @usableFromInline
  package func error(_ failure: ReadingFailure) -> MappingError {
    MappingError(
      failure, details: details(of: failure), in: UnsafeRawBufferPointer(start: base, count: count),
      options: options, isNative: isNative)
  }
}
