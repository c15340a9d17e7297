internal import Isomer

extension JSONWriter {
  /// Returns what a closure reads from the document, which was written with native tokens; errors
  /// have the path of the value.
  func read<Contents>(
    depthLimit: Int = .max, _ body: (inout JSONReader) throws(ReadingFailure) -> Contents
  ) throws(MappingError) -> Contents {
    try withBytes { bytes -> Result<Contents, MappingError> in
      var reader = JSONReader(unsafe: bytes, options: ReadingOptions(depthLimit: depthLimit))
      reader.isNative = true
      do throws(ReadingFailure) {
        let contents = try body(&reader)
        try reader.finish()
        return .success(contents)
      } catch {
        guard error.code == .notRepresentable else { return .failure(reader.error(error)) }
        return .failure(
          MappingError(error, details: reader.details, inOutput: bytes, isNative: true))
      }
    }.get()
  }
}

extension JSONReader {
  /// Returns the failure for a written value that a format does not support.
  mutating func notRepresentable(_ reason: String, at offset: Int? = nil) -> ReadingFailure {
    details.reason = reason
    return ReadingFailure(.notRepresentable, at: offset ?? cursor)
  }
}
