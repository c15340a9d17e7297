extension Readable {
  /// Creates a value from a tree.
  ///
  /// ```swift
  /// let value = try JSONValue(json: data)
  /// let user = try User(value["data.user"] ?? .null)
  /// ```
  ///
  /// The tree is written as JSON and read again, so the same rules and errors apply; locations in
  /// errors refer to the tree's compact JSON.
  ///
  /// - Throws: ``MappingError`` with the path of the invalid value.
  @_disfavoredOverload
  public init(_ value: JSONValue, options: ReadingOptions = ReadingOptions()) throws(MappingError) {
    try self.init(json: value.jsonBytes(), options: options)
  }
}

extension Writable {
  /// Returns the value as a tree.
  ///
  /// ```swift
  /// var tree = try issue.value()
  /// tree["user.login"]      // .string("octocat")
  /// ```
  ///
  /// The value is written as JSON and read again: dates and data are strings in the tree, as in
  /// JSON.
  ///
  /// - Throws: ``MappingError`` with the path of a value that JSON cannot represent.
  public func value(
    only properties: [String]? = nil, except others: [String]? = nil,
    _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> JSONValue {
    try JSONValue(
      json: jsonBytes(only: properties, except: others, options),
      options: ReadingOptions(depthLimit: .max))
  }
}
