public import Foundation

// The doors out. A value writes compact JSON; whatever else is wanted is made of its bytes.

extension Writable {
  /// Writes a JSON document.
  ///
  /// ```swift
  /// try issue.json()                          // {"id":7,"title":"A leak"}
  /// try issue.json([.pretty, .sortedKeys])
  /// ```
  ///
  /// Throws a `MappingError` for the first value that JSON cannot hold, such as NaN, and for what is
  /// nested deeper than 1024 levels, such as an object that contains itself.
  @inlinable
  public func json(_ options: WritingOptions = WritingOptions()) throws(MappingError) -> Data {
    var writer = try written(options)
    return writer.isReformatting ? Data(writer.reformatted()) : writer.takeData()
  }

  /// Writes a JSON document as a string.
  ///
  /// ```swift
  /// try [1, 2].jsonString()      // "[1,2]"
  /// ```
  ///
  /// Throws as `json()` does.
  @inlinable
  public func jsonString(
    _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> String {
    let writer = try written(options)
    return writer.isReformatting
      ? String(decoding: writer.reformatted(), as: UTF8.self) : writer.text
  }

  /// Writes a JSON document as an array of bytes.
  ///
  /// Throws as `json()` does.
  @inlinable
  public func jsonBytes(
    _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> [UInt8] {
    let writer = try written(options)
    return writer.isReformatting ? writer.reformatted() : [UInt8](writer.bytes)
  }

  @inlinable
  func written(_ options: WritingOptions) throws(MappingError) -> JSONWriter {
    var writer = JSONWriter(options: options)
    if options.box == nil { write(to: &writer) } else { writeInContext(to: &writer) }
    if let failure = writer.failure { throw writer.error(failure) }
    return writer
  }

  /// Apart from the usual way, which has no closure around the writer.
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
    Reformatter(options: options).reformatted([UInt8](bytes))
  }

  /// The error that tells the user of a failure.
  @inline(never) @usableFromInline
  func error(_ failure: ReadingFailure) -> MappingError {
    MappingError(failure, details: details, inOutput: bytes, isNative: form != .json)
  }
}
