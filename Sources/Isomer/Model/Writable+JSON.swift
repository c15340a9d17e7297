#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// The entry points for writing JSON. A value writes compact JSON; other formats are made from its
// bytes.

extension Writable {
  /// Writes a JSON document with all properties, or those of `only`, except the given ones.
  ///
  /// ```swift
  /// // @mapped
  /// struct Issue {
  ///   var id: Int
  ///   var title: String      // @mapped key: "name"
  ///   var body: String?      // @mapped key: "content.text"
  /// }
  ///
  /// try issue.json()
  /// // {"id":7,"name":"A leak","content":{"text":"…"}}
  /// try issue.json([.pretty, .sortedKeys])
  /// try issue.json(only: ["title", "body"])
  /// // {"name":"A leak","content":{"text":"…"}}
  /// try issue.json(except: ["body"])      // {"id":7,"name":"A leak"}
  /// try order.json(only: ["items[].id"])
  /// // {"items":[{"id":1},{"id":2}]}
  /// try order.json(only: ["items"], except: ["items[].note"])
  /// ```
  ///
  /// A path begins with the name of a property and continues with keys of the document; `[]` means
  /// every element of an array. An element without such a part is written as an empty object, or as
  /// null.
  ///
  /// The name of a flattened property selects all keys of its model, that of a composite all its
  /// fields, and `rest` the unknown keys. The tag of a cluster is always written. For an array, the
  /// properties of each model are written.
  ///
  /// Throws a `MappingError` for the first value that JSON cannot represent, such as NaN, for
  /// values nested deeper than 1024 levels, such as an object that contains itself, and, with the
  /// code `unknownProperty`, for a name that is not a property the model writes.
  @inlinable
  public func json(
    only properties: [String]? = nil, except others: [String]? = nil,
    _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> Data {
    var writer = try written(properties, except: others, options)
    return writer.isReformatting ? Data(writer.reformatted()) : writer.takeData()
  }

  /// Writes a JSON document as a string.
  ///
  /// ```swift
  /// try [1, 2].jsonString()      // "[1,2]"
  /// try issue.jsonString(only: ["title"], .pretty)
  /// ```
  ///
  /// Throws like `json(only:except:_:)`.
  @inlinable
  public func jsonString(
    only properties: [String]? = nil, except others: [String]? = nil,
    _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> String {
    let writer = try written(properties, except: others, options)
    return writer.isReformatting
      ? String(decoding: writer.reformatted(), as: UTF8.self) : writer.text
  }

  /// Writes a JSON document as an array of bytes.
  ///
  /// Throws like `json(only:except:_:)`.
  @inlinable
  public func jsonBytes(
    only properties: [String]? = nil, except others: [String]? = nil,
    _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> [UInt8] {
    let writer = try written(properties, except: others, options)
    return writer.isReformatting ? writer.reformatted() : writer.withBytes { [UInt8]($0) }
  }

  @inlinable
  package func written(
    _ properties: [String]?, except others: [String]?, _ options: WritingOptions
  ) throws(MappingError) -> JSONWriter {
    if properties != nil || others != nil {
      return try chosen(properties, except: others, .json, options)
    }
    return try written(to: JSONWriter(options: options))
  }

  /// Returns the value, or some of its properties, in a format; throws for the first value that the
  /// format cannot represent.
  package func written(
    _ form: JSONWriter.Form, _ properties: [String]? = nil, except others: [String]? = nil,
    _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> JSONWriter {
    if properties != nil || others != nil {
      return try chosen(properties, except: others, form, options)
    }
    return try written(to: JSONWriter(form, options: options))
  }

  @inlinable
  func written(to writer: consuming JSONWriter) throws(MappingError) -> JSONWriter {
    if writer.options.box == nil { write(to: &writer) } else { writeInContext(to: &writer) }
    if writer.failure != nil { try writer.throwFailure() }
    return writer
  }

  /// Separate, so that writing without a context needs no closure around the writer.
  @inlinable @inline(never)
  func writeInContext(to writer: inout JSONWriter) {
    writer.options.providingContext { write(to: &writer) }
  }
}

extension JSONWriter {
  /// True if the compact bytes need reformatting.
  @usableFromInline
  var isReformatting: Bool { options.isPretty || options.sortsKeys }

  /// Returns the bytes as `Data`, which takes ownership of the buffer; the writer starts again.
  @inline(never) @usableFromInline
  mutating func takeData() -> Data {
    // A large block that is half full is kept: freeing a smaller one would make the C library take the
    // next large block from the system again, which costs more than writing.
    let block = count > max(capacity >> 1, 1 << 16) ? base : Self.reallocated(base, max(count, 1))
    let data = Data(bytesNoCopy: block, count: count, deallocator: .free)
    base = Self.reallocated(nil, 64)
    count = 0
    capacity = 64
    return data
  }

  /// The document as text; everything written is UTF-8.
  @usableFromInline
  var text: String { makeString(base, count, isASCII: false) }

  /// Returns the document in the format that the options specify.
  @inline(never) @usableFromInline
  func reformatted() -> [UInt8] {
    withBytes { Reformatter(options: options).reformatted([UInt8]($0)) }
  }

  /// Throws the first failure, if there is one.
  @inline(never) @usableFromInline
  package func throwFailure() throws(MappingError) {
    guard let failure else { return }
    throw withBytes {
      MappingError(failure, details: details, inOutput: $0, isNative: form != .json)
    }
  }
}
