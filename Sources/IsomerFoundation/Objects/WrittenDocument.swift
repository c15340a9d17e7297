internal import Isomer

/// A document that was written for objects, with native tokens.
enum WrittenDocument {
  /// Returns what a closure reads from a document; errors have the path of the value.
  static func read<Result>(
    _ bytes: UnsafeRawBufferPointer, depthLimit: Int = .max,
    _ body: (inout JSONReader) throws(ReadingFailure) -> Result
  ) -> Swift.Result<Result, MappingError> {
    var reader = JSONReader(unsafe: bytes, options: ReadingOptions(depthLimit: depthLimit))
    reader.isNative = true
    do throws(ReadingFailure) {
      let result = try body(&reader)
      try reader.finish()
      return .success(result)
    } catch {
      guard error.code == .notRepresentable else { return .failure(reader.error(error)) }
      return .failure(
        MappingError(error, details: reader.details, inOutput: bytes, isNative: true))
    }
  }
}

extension JSONReader {
  /// Returns the failure for a written value that a format does not support.
  mutating func notRepresentable(_ reason: String, at offset: Int? = nil) -> ReadingFailure {
    details.reason = reason
    return ReadingFailure(.notRepresentable, at: offset ?? cursor)
  }
}
