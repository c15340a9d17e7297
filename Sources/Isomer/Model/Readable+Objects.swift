// The doors into reading objects: dictionaries, and whatever else stands at a root.

extension Readable {
  /// Reads a dictionary, such as `JSONSerialization` gives or code puts together.
  ///
  /// ```swift
  /// let user = try User(dictionary: ["login": "octocat", "id": 1, "since": Date()])
  /// ```
  ///
  /// The rules are those of JSON. Numbers may be of any type, `NSNumber` included, where a Bool is
  /// told from 0 and 1; a `Date` and a `Data` may stand as such or as the text that JSON has for
  /// them; `NSNull` and nil are null. Keys are strings; numbers and other types that are keys in
  /// JSON count as their text. An object of a type that no document has is an error only if it is
  /// read.
  ///
  /// Throws a `MappingError` as `init(json:)` does. There is no line and no column in it, but the
  /// path.
  @inlinable
  public init(
    dictionary: [String: Any], options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try self.init(object: dictionary, options: options)
  }

  /// Reads objects of Swift and Foundation: a dictionary, an array, or a single value.
  ///
  /// ```swift
  /// let users = try [User](object: JSONSerialization.jsonObject(with: data))
  /// let tree = try Value(object: ["a": [1, 2.5, nil]])      // {"a":[1,2.5,null]}
  /// ```
  ///
  /// Throws as `init(dictionary:)` does.
  @inlinable
  public init(
    object: Any, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    let result = Self.nativeResult(options) { () throws(MappingError) in
      try objectDocument(object, options)
    }
    self = try result.get()
  }

  /// Reads a dictionary and reports what was noticed on the way.
  ///
  /// ```swift
  /// let (user, report) = try User.reading(dictionary: object)
  /// for entry in report.entries { print(entry) }
  /// // titel: unknown key
  /// ```
  ///
  /// Throws a `MappingError` as `init(dictionary:)` does.
  @inlinable
  public static func reading(
    dictionary: [String: Any], options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) -> (Self, MappingReport) {
    try reading(object: dictionary, options: options)
  }

  /// Reads objects of Swift and Foundation and reports what was noticed on the way.
  ///
  /// Throws a `MappingError` as `init(dictionary:)` does.
  @inlinable
  public static func reading(
    object: Any, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) -> (Self, MappingReport) {
    let result = Self.nativeReported(options) { () throws(MappingError) in
      try objectDocument(object, options)
    }
    return try result.get()
  }
}

// The same as for JSON, by a reader that takes native tokens.
extension Readable {
  @inlinable
  static func nativeResult(
    of bytes: UnsafeRawBufferPointer, _ options: ReadingOptions, _ collector: ReportCollector?
  ) -> Result<Self, MappingError> {
    var reader = JSONReader(unsafe: bytes, options: options, collector: collector)
    reader.isNative = true
    do {
      let value = try Self.read(&reader)
      try reader.finish()
      return .success(value)
    } catch {
      return .failure(
        reader.error(error) { Self.failure(of: $0, options, isNative: true) })
    }
  }

  /// Reads the document that a closure makes; models and transformers see the context in both.
  @inlinable
  static func nativeResult(
    _ options: ReadingOptions, _ document: () throws(MappingError) -> JSONWriter
  ) -> Result<Self, MappingError> {
    options.providingContext { () -> Result<Self, MappingError> in
      do throws(MappingError) {
        return try document().withBytes { nativeResult(of: $0, options, nil) }
      } catch {
        return .failure(error)
      }
    }
  }

  /// The same with a report.
  @inlinable
  static func nativeReported(
    _ options: ReadingOptions, _ document: () throws(MappingError) -> JSONWriter
  ) -> Result<(Self, MappingReport), MappingError> {
    options.providingContext { () -> Result<(Self, MappingReport), MappingError> in
      do throws(MappingError) {
        return try document().withBytes { bytes in
          let collector = ReportCollector(limit: options.reportLimit)
          return nativeResult(of: bytes, options, collector).with {
            collector.report(on: bytes, options: options, isNative: true)
          }
        }
      } catch {
        return .failure(error)
      }
    }
  }
}

/// The document that objects make.
@inline(never) @usableFromInline
func objectDocument(
  _ object: Any, _ options: ReadingOptions
) throws(MappingError) -> JSONWriter {
  try ObjectTranscoder.document(object, depthLimit: options.depthLimit)
}

extension JSONWriter {
  /// Calls a closure with what was written.
  @inlinable
  borrowing func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    body(bytes)
  }
}
