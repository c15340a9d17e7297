public import Foundation

// The doors into reading property lists.

extension Readable {
  /// Reads a property list: XML, binary, or the old form that OpenStep had.
  ///
  /// ```swift
  /// let settings = try Settings(propertyList: Data(contentsOf: url))
  /// ```
  ///
  /// The form is found out. The rules are those of JSON, and dates and data stand there as such:
  /// the same model reads a date in a property list and its text in JSON, unless a transformer says
  /// otherwise. In the old form all values are text; `coerce` makes numbers of them.
  ///
  /// Throws a `MappingError` as `init(json:)` does, and with the code `invalidPropertyList` for what
  /// is none. There is no line and no column in it, but the path.
  @inlinable
  public init(
    propertyList data: Data, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    let result = Self.nativeResult(options) { () throws(MappingError) in
      try propertyListDocument(data, options)
    }
    self = try result.get()
  }

  /// Reads a property list and reports what was noticed on the way.
  ///
  /// Throws a `MappingError` as `init(propertyList:)` does.
  @inlinable
  public static func reading(
    propertyList data: Data, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) -> (Self, MappingReport) {
    let result = Self.nativeReported(options) { () throws(MappingError) in
      try propertyListDocument(data, options)
    }
    return try result.get()
  }
}

/// The document that a property list makes.
@inline(never) @usableFromInline
func propertyListDocument(
  _ data: Data, _ options: ReadingOptions
) throws(MappingError) -> JSONWriter {
  if BinaryPropertyList.isOne(data) {
    return try BinaryPropertyList.document(data, depthLimit: options.depthLimit)
  }
  let object: Any
  do {
    object = try PropertyListSerialization.propertyList(from: data, format: nil)
  } catch {
    let words = (error as NSError).userInfo["NSDebugDescription"] as? String
    throw MappingError(
      .invalidPropertyList, expected: "a property list",
      reason: words ?? error.localizedDescription)
  }
  // Each of its values stands in the data once.
  return try ObjectTranscoder.document(
    object, depthLimit: options.depthLimit, sizeLimit: .max)
}
