public import Foundation

extension Writable {
  /// The value as a JSON document in UTF-8.
  ///
  /// ```swift
  /// try issue.json()                          // {"id":1,"title":"x"}
  /// try issue.json(.pretty)                   // over several lines
  /// try issue.json([.pretty, .sortedKeys])
  /// try [1, 2, 3].json()                      // [1,2,3]
  /// ```
  ///
  /// - Throws: ``MappingError`` for what JSON cannot hold, such as an infinite number, with the
  ///   path to it; line, column and byte are then those of the compact output.
  @inlinable
  public func json(_ options: WritingOptions = WritingOptions()) throws(MappingError) -> Data {
    var writer = JSONWriter(options: options)
    write(to: &writer)
    if writer.isFinal { return Data(writer.bytes) }
    return Data(try writer.finished())
  }

  /// The value as a JSON document in UTF-8, as an array of bytes.
  ///
  /// ```swift
  /// try true.jsonBytes()      // [0x74, 0x72, 0x75, 0x65]
  /// ```
  ///
  /// - Throws: ``MappingError`` as ``json(_:)`` does.
  @inlinable
  public func jsonBytes(
    _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> [UInt8] {
    var writer = JSONWriter(options: options)
    write(to: &writer)
    return try writer.finished()
  }

  /// The value as the text of a JSON document.
  ///
  /// ```swift
  /// try ["id": 7].jsonString()           // {"id":7}
  /// try ["id": 7].jsonString(.pretty)    // {
  ///                                      //   "id": 7
  ///                                      // }
  /// ```
  ///
  /// - Throws: ``MappingError`` as ``json(_:)`` does.
  @inlinable
  public func jsonString(
    _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> String {
    var writer = JSONWriter(options: options)
    write(to: &writer)
    if writer.isFinal { return String(decoding: writer.bytes, as: UTF8.self) }
    return String(decoding: try writer.finished(), as: UTF8.self)
  }
}

extension JSONWriter {
  /// Whether the bytes are the document as they are: nothing failed, nothing is to be reordered.
  @inlinable
  var isFinal: Bool { failure == nil && !options.isPretty && !options.sortsKeys }

  /// The document in the form that the options ask for; throws the first failure, if any.
  @usableFromInline
  func finished() throws(MappingError) -> [UInt8] {
    if let failure { throw MappingError(failure, details: details, inOutput: bytes) }
    let compact = [UInt8](bytes)
    return isFinal ? compact : Reformatter(options: options).reformatted(compact)
  }
}
