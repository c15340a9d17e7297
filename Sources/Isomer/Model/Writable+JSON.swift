#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// The entry points for writing JSON. A value writes compact JSON; other forms are made of its bytes.

extension Writable {
  /// Writes a JSON document, of all properties or of some of them by their names.
  ///
  /// ```swift
  /// // @mapped
  /// struct Issue {
  ///   var id: Int
  ///   var title: String      // @mapped key: "name"
  ///   var body: String?      // @mapped key: "content.text"
  /// }
  ///
  /// try issue.json()                             // {"id":7,"name":"A leak","content":{"text":"…"}}
  /// try issue.json([.pretty, .sortedKeys])
  /// try issue.json(only: ["title", "body"])      // {"name":"A leak","content":{"text":"…"}}
  /// ```
  ///
  /// Among the names a flattened property is all keys of its model, a composite all its fields, `rest`
  /// the unknown keys. The tag of a cluster is always written. An array of models is written with
  /// these properties of each.
  ///
  /// Throws a `MappingError` for the first value that JSON cannot hold, such as NaN, and for what is
  /// nested deeper than 1024 levels, such as an object that contains itself; with the code
  /// `unknownProperty` for a name that is no property the model writes.
  @inlinable
  public func json(
    only properties: [String]? = nil, _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> Data {
    var writer = try written(properties, options)
    return writer.isReformatting ? Data(writer.reformatted()) : writer.takeData()
  }

  /// Writes a JSON document as a string.
  ///
  /// ```swift
  /// try [1, 2].jsonString()      // "[1,2]"
  /// try issue.jsonString(only: ["title"], .pretty)
  /// ```
  ///
  /// Throws as `json(only:_:)` does.
  @inlinable
  public func jsonString(
    only properties: [String]? = nil, _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> String {
    let writer = try written(properties, options)
    return writer.isReformatting
      ? String(decoding: writer.reformatted(), as: UTF8.self) : writer.text
  }

  /// Writes a JSON document as an array of bytes.
  ///
  /// Throws as `json(only:_:)` does.
  @inlinable
  public func jsonBytes(
    only properties: [String]? = nil, _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> [UInt8] {
    let writer = try written(properties, options)
    return writer.isReformatting ? writer.reformatted() : writer.withBytes { [UInt8]($0) }
  }

  @inlinable
  package func written(
    _ properties: [String]?, _ options: WritingOptions
  ) throws(MappingError) -> JSONWriter {
    if let properties { return try chosen(properties, .json, options) }
    return try written(to: JSONWriter(options: options))
  }

  /// The value, or some of its properties, in a form; throws for the first value that the form cannot
  /// represent.
  package func written(
    _ form: JSONWriter.Form, _ properties: [String]? = nil,
    _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> JSONWriter {
    if let properties { return try chosen(properties, form, options) }
    return try written(to: JSONWriter(form, options: options))
  }

  @inlinable
  func written(to writer: consuming JSONWriter) throws(MappingError) -> JSONWriter {
    if writer.options.box == nil { write(to: &writer) } else { writeInContext(to: &writer) }
    if let failure = writer.failure { throw writer.error(failure) }
    return writer
  }

  /// Separate, so that writing without a context has no closure around the writer.
  @inlinable @inline(never)
  func writeInContext(to writer: inout JSONWriter) {
    writer.options.providingContext { write(to: &writer) }
  }
}

extension JSONWriter {
  /// Whether the compact bytes are not yet what is wanted.
  @usableFromInline
  var isReformatting: Bool { options.isPretty || options.sortsKeys }

  /// The bytes as `Data`, which takes the block over; the writer begins anew.
  @inline(never) @usableFromInline
  mutating func takeData() -> Data {
    let block = Self.reallocated(base, max(count, 1))
    let data = Data(bytesNoCopy: block, count: count, deallocator: .free)
    base = Self.reallocated(nil, 64)
    count = 0
    capacity = 64
    return data
  }

  /// The document as text; everything that was written is UTF-8.
  @usableFromInline
  var text: String { makeString(base, count, isASCII: false) }

  /// The document in the form that the options ask for.
  @inline(never) @usableFromInline
  func reformatted() -> [UInt8] {
    withBytes { Reformatter(options: options).reformatted([UInt8]($0)) }
  }

  /// The error that tells the user of a failure.
  @inline(never) @usableFromInline
  package func error(_ failure: ReadingFailure) -> MappingError {
    withBytes {
      MappingError(failure, details: details, inOutput: $0, isNative: form != .json)
    }
  }
}
