public import Isomer

extension MappingError.Code {
  /// An element of a stream, or a string or number between the elements, is larger than the limit.
  public static let sizeLimit = Self(rawValue: "sizeLimit")
}

extension MappingError {
  /// Creates the error for an element or a token that is larger than a limit.
  init(sizeLimit: Int, _ what: String, path: ValuePath, _ place: StreamPlace) {
    self.init(
      .sizeLimit, path: path, offset: place.offset, line: place.line, column: place.column,
      reason: "\(what) is larger than \(sizeLimit) bytes")
  }
}
