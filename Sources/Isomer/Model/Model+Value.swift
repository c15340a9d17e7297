extension Readable {
  /// Reads a value from a tree.
  ///
  /// ```swift
  /// let value = try Value(json: data)
  /// let user = try User(value["data.user"] ?? .null)
  /// ```
  ///
  /// The tree is written as JSON and read from there, so the same rules and the same errors
  /// apply; the places in errors are those in the tree's compact JSON.
  ///
  /// - Throws: ``MappingError`` with the path of what does not fit.
  @_disfavoredOverload
  public init(_ value: Value, options: ReadingOptions = ReadingOptions()) throws(MappingError) {
    try self.init(json: value.jsonBytes(), options: options)
  }
}

extension Writable {
  /// The value as a tree.
  ///
  /// ```swift
  /// var tree = try issue.value()
  /// tree["user.login"]      // .string("octocat")
  /// ```
  ///
  /// It is written as JSON and read from there: dates and data are text in the tree, as they are
  /// in JSON.
  ///
  /// - Throws: ``MappingError`` for what JSON cannot hold, with the path to it.
  public func value(
    only properties: [String]? = nil, _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> Value {
    try Value(
      json: jsonBytes(only: properties, options), options: ReadingOptions(depthLimit: .max))
  }
}
