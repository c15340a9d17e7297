public import Foundation

extension Readable {
  /// Reads a value from the bytes of a JSON document.
  ///
  /// ```swift
  /// let issue = try Issue(json: data)          // Data, [UInt8], a slice of either …
  /// let issues = try [Issue](json: data)
  /// let names = try [String: String](json: data)
  /// ```
  ///
  /// The bytes are UTF-8, with or without a byte order mark, and hold exactly one value; they
  /// are read in place and not kept.
  ///
  /// - Throws: ``MappingError`` with the path and the place of what does not fit.
  @inlinable
  public init(
    json bytes: some ContiguousBytes, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    self = try bytes.withUnsafeBytes { Document.read(Self.self, $0, options) }.get()
  }

  /// Reads a value from the text of a JSON document.
  ///
  /// ```swift
  /// let point = try Point(json: #"{"x": 1, "y": 2.5}"#)
  /// ```
  ///
  /// - Throws: ``MappingError`` with the path and the place of what does not fit.
  @inlinable
  public init(
    json text: String, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    var text = text
    self = try text.withUTF8 {
      Document.read(Self.self, UnsafeRawBufferPointer($0), options)
    }.get()
  }

  /// Reads a value from a part of a text that is a JSON document.
  ///
  /// ```swift
  /// let point = try Point(json: line.dropFirst(5))      // behind "data:"
  /// ```
  ///
  /// Offsets in errors are counted from the start of the part.
  ///
  /// - Throws: ``MappingError`` with the path and the place of what does not fit.
  @inlinable
  public init(
    json text: Substring, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    var text = text
    self = try text.withUTF8 {
      Document.read(Self.self, UnsafeRawBufferPointer($0), options)
    }.get()
  }
}

extension Readable {
  /// Reads a value and reports what was noticed on the way.
  ///
  /// ```swift
  /// let (issue, report) = try Issue.reading(json: data)
  /// for entry in report.entries { print(entry) }
  /// ```
  ///
  /// - Throws: ``MappingError`` as ``init(json:options:)`` does.
  @inlinable
  public static func reading(
    json bytes: some ContiguousBytes, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) -> (Self, MappingReport) {
    try bytes.withUnsafeBytes { Document.reading(Self.self, $0, options) }.get()
  }

  /// Reads a value from a text and reports what was noticed on the way.
  ///
  /// ```swift
  /// let (tags, report) = try [Tag].reading(json: text)
  /// ```
  ///
  /// - Throws: ``MappingError`` as ``init(json:options:)`` does.
  @inlinable
  public static func reading(
    json text: String, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) -> (Self, MappingReport) {
    var text = text
    return try text.withUTF8 {
      Document.reading(Self.self, UnsafeRawBufferPointer($0), options)
    }.get()
  }

  /// Reads a value from a part of a text and reports what was noticed on the way.
  ///
  /// - Throws: ``MappingError`` as ``init(json:options:)`` does.
  @inlinable
  public static func reading(
    json text: Substring, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) -> (Self, MappingReport) {
    var text = text
    return try text.withUTF8 {
      Document.reading(Self.self, UnsafeRawBufferPointer($0), options)
    }.get()
  }
}

/// Reads the one value of a document; generic, so that it is specialised where it is used.
@usableFromInline
enum Document {
  @inlinable
  static func read<Model: Readable>(
    _: Model.Type, _ bytes: UnsafeRawBufferPointer, _ options: ReadingOptions
  ) -> Result<Model, MappingError> {
    var reader = JSONReader(unsafe: bytes, options: options)
    do throws(ReadingFailure) {
      let model = try Model.read(&reader)
      try reader.finish()
      return .success(model)
    } catch {
      return .failure(
        MappingError(error, details: reader.details, in: bytes, options: options))
    }
  }

  @inlinable
  static func reading<Model: Readable>(
    _: Model.Type, _ bytes: UnsafeRawBufferPointer, _ options: ReadingOptions
  ) -> Result<(Model, MappingReport), MappingError> {
    let collector = ReportCollector()
    var reader = JSONReader(unsafe: bytes, options: options, collector: collector)
    do throws(ReadingFailure) {
      let model = try Model.read(&reader)
      try reader.finish()
      return .success((model, collector.report(on: bytes, options: options)))
    } catch {
      return .failure(
        MappingError(error, details: reader.details, in: bytes, options: options))
    }
  }
}
