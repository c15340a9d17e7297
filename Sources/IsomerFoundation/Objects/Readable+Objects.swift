public import Foundation
public import Isomer

// The entry points for reading dictionaries, property lists and other objects.

extension Readable {
  /// Reads a dictionary, such as `JSONSerialization` gives or code puts together.
  ///
  /// ```swift
  /// let user = try User(dictionary: ["login": "octocat", "id": 1, "since": Date()])
  /// ```
  ///
  /// The rules are those of JSON. Numbers may be of any type, `NSNumber` included, where a Bool is
  /// distinguished from 0 and 1; a `Date` and a `Data` may appear as such or as the text that JSON has
  /// for them; `NSNull` and nil are null. Keys are strings; numbers and other types that are keys in
  /// JSON count as their text. An object of a type that no document has is an error only if it is
  /// read.
  ///
  /// Throws a `MappingError` as `init(json:)` does. There is no line and no column in it, but the
  /// path.
  public init(
    dictionary: [String: Any], options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try self.init(object: dictionary, options: options)
  }

  /// Reads objects of Swift and Foundation: a dictionary, an array, or a single value.
  ///
  /// ```swift
  /// let users = try [User](object: JSONSerialization.jsonObject(with: data))
  /// let tree = try Value(object: ["a": [1, 2.5, nil]])      // {"a":[1,2.5,null]}
  /// ```
  ///
  /// Throws as `init(dictionary:)` does.
  public init(object: Any, options: ReadingOptions = ReadingOptions()) throws(MappingError) {
    self = try Self.nativeResult(options, nil) { () throws(MappingError) in
      try objectDocument(object, options)
    }.get()
  }

  /// Reads a property list: XML, binary, or the old form that OpenStep had.
  ///
  /// ```swift
  /// let settings = try Settings(propertyList: Data(contentsOf: url))
  /// ```
  ///
  /// The form is detected. The rules are those of JSON, and dates and data appear there as such:
  /// the same model reads a date in a property list and its text in JSON, unless a transformer says
  /// otherwise. In the old form all values are text; `coerce` makes numbers of them.
  ///
  /// Throws a `MappingError` as `init(json:)` does, and with the code `invalidPropertyList` for other
  /// data. There is no line and no column in it, but the path.
  public init(
    propertyList data: Data, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    self = try Self.nativeResult(options, nil) { () throws(MappingError) in
      try propertyListDocument(data, options)
    }.get()
  }

  /// Reads a dictionary and reports what was noticed.
  ///
  /// ```swift
  /// let (user, report) = try User.reading(dictionary: object)
  /// for entry in report.entries { print(entry) }
  /// // titel: unknown key
  /// ```
  ///
  /// Throws a `MappingError` as `init(dictionary:)` does.
  public static func reading(
    dictionary: [String: Any], options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) -> (Self, MappingReport) {
    try reading(object: dictionary, options: options)
  }

  /// Reads objects of Swift and Foundation and reports what was noticed.
  ///
  /// Throws a `MappingError` as `init(dictionary:)` does.
  public static func reading(
    object: Any, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) -> (Self, MappingReport) {
    let collector = ReportCollector(limit: options.reportLimit)
    let result = Self.nativeResult(options, collector) { () throws(MappingError) in
      try objectDocument(object, options)
    }
    return (try result.get(), collector.report)
  }

  /// Reads a property list and reports what was noticed.
  ///
  /// Throws a `MappingError` as `init(propertyList:)` does.
  public static func reading(
    propertyList data: Data, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) -> (Self, MappingReport) {
    let collector = ReportCollector(limit: options.reportLimit)
    let result = Self.nativeResult(options, collector) { () throws(MappingError) in
      try propertyListDocument(data, options)
    }
    return (try result.get(), collector.report)
  }

  /// Reads the document that a closure makes; models and transformers see the context in both.
  static func nativeResult(
    _ options: ReadingOptions, _ collector: ReportCollector?,
    _ document: () throws(MappingError) -> JSONWriter
  ) -> Result<Self, MappingError> {
    options.providingContext { () -> Result<Self, MappingError> in
      do throws(MappingError) {
        return try document().withBytes {
          Self.document($0, nil, options, collector, isNative: true)
        }
      } catch {
        return .failure(error)
      }
    }
  }
}

/// The document of objects.
@inline(never) @usableFromInline
func objectDocument(
  _ object: Any, _ options: ReadingOptions
) throws(MappingError) -> JSONWriter {
  try ObjectTranscoder.document(object, depthLimit: options.depthLimit)
}

/// The document of a property list.
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
