import Isomer

/// A small document with the same structure around a part of a stream, so that the errors about
/// the part are those of reading the whole stream in memory.
///
/// ```
/// stream     {"data": {"count": 2, "items": [{"id": 1}, {"id": "x"}
///                                                       ^ offset 51
/// document   {"data":{"items":[{"id": "x"}]}}
///                              ^ prefix: 18 bytes          data.items[0].id → data.items[1].id
/// ```
struct StreamDocument {
  /// The bytes of the document.
  var bytes: [UInt8]
  /// The number of bytes before the part.
  var prefix: Int
  /// The offset of the part in the stream.
  var offset: Int
  /// The path of the part in the document.
  var path = ValuePath()
  /// The indexes in the stream of the steps in the path, for those that are arrays.
  var indexes: [Int?] = []

  /// Returns an error about the document as one about the stream.
  func located(_ error: MappingError, _ buffer: inout StreamBuffer) -> MappingError {
    var located = error
    for (step, index) in indexes.enumerated() where step < located.path.components.count {
      if let index { located.path.components[step] = .index(index) }
    }
    if let offset = error.offset {
      let place = buffer.placeAhead(of: max(offset - prefix, 0) + self.offset)
      located.offset = place.offset
      located.line = place.line
      located.column = place.column
    }
    located.others = error.others.map { self.located($0, &buffer) }
    return located
  }

  /// Returns the error of reading the document with a function; nil if it succeeds.
  func error(
    _ options: ReadingOptions, _ buffer: inout StreamBuffer,
    _ read: (inout JSONReader) throws(ReadingFailure) -> Void
  ) -> MappingError? {
    let error = bytes.withUnsafeBytes { bytes -> MappingError? in
      var reader = JSONReader(unsafe: bytes, options: options)
      do throws(ReadingFailure) {
        try read(&reader)
        return nil
      } catch {
        return reader.error(error)
      }
    }
    return error.map { located($0, &buffer) }
  }
}
