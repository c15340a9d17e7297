public import Foundation
public import Isomer

extension Readable {
  /// Reads JSON with a mapping created at run time.
  ///
  /// ```swift
  /// let user = try User(
  ///   json: #"{"user_name":"Mona"}"#, mapping: ["user_name": "name"])
  /// ```
  ///
  /// The document is an object, which is converted to a dictionary first, so this is slower than
  /// `init(json:)`.
  ///
  /// Throws a `MappingError` like `init(dictionary:mapping:)`; only the errors of JSON that is not an
  /// object have line and column.
  public init(
    json: some JSONInput, mapping: DictionaryMapping, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    let document = try [String: JSONValue](json: json, options: options)
    try self.init(dictionary: document.dictionary(), mapping: mapping, options: options)
  }
}

extension Writable {
  /// Returns the value as a dictionary with a mapping created at run time.
  ///
  /// ```swift
  /// try user.dictionary(mapping: ["user_name": "name"])
  /// // ["user_name": "Mona"]
  /// ```
  ///
  /// Throws a `MappingError` like `dictionary()`, also for an error of a reverse adapter.
  public func dictionary(
    mapping: DictionaryMapping, _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> [String: Any] {
    try options.providingContext {
      Result { () throws(MappingError) in
        try mapping.writing(forAdapters(of: mapping, options))
      }
    }.get()
  }

  /// Returns the value as JSON in UTF-8 with a mapping created at run time.
  ///
  /// ```swift
  /// let data = try user.json(mapping: ["user_name": "name"])
  /// // {"user_name":"Mona"}
  /// ```
  ///
  /// Members have the order of their keys. Throws a `MappingError` like `dictionary(mapping:)`.
  public func json(
    mapping: DictionaryMapping, _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> Data {
    try JSONValue(object: dictionary(mapping: mapping, options)).json(options)
  }

  /// Returns the dictionary with text for dates and data, except at the paths of reverse adapters.
  private func forAdapters(
    of mapping: DictionaryMapping, _ options: WritingOptions
  ) throws(MappingError) -> [String: Any] {
    let paths = mapping.reverseAdapters.map(\.path)
    guard !options.isNative, !paths.isEmpty else { return try dictionary(options) }
    return try Self.members(
      of: ObjectBuilder.object(of: written(.nativeObjects, nil, options), nativeAt: paths))
  }
}
