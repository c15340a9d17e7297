// The doors out to objects: dictionaries, and whatever else stands at a root.

extension Writable {
  /// The value as a dictionary that `JSONSerialization` accepts.
  ///
  /// ```swift
  /// try issue.dictionary()                    // ["id": 7, "due": "2015-09-25T07:00:00Z"]
  /// try issue.dictionary(.native)             // ["id": 7, "due": Date]
  /// try issue.dictionary(.null(.write))       // and NSNull for nil
  /// ```
  ///
  /// It holds what `JSONSerialization` makes of ``json(_:)``: `String`, `NSNumber`, `NSNull`, arrays
  /// and dictionaries. But a `Double` stays one, whatever its value. With `.native` there are `Date`
  /// and `Data` as well. ``WritingOptions/isPretty`` and ``WritingOptions/sortsKeys`` mean nothing
  /// here.
  ///
  /// Throws a `MappingError` for a value that is no object, and as `json()` does. There is no line
  /// and no column in it, but the path.
  public func dictionary(
    _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> [String: Any] {
    try Self.members(of: object(options))
  }

  /// The value as objects of Foundation: a dictionary, an array, or a single value.
  ///
  /// ```swift
  /// let array = try users.object() as? [[String: Any]]
  /// ```
  ///
  /// Throws as `dictionary()` does.
  public func object(
    _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> Any {
    try object(options.isNative ? .nativeObjects : .objects, options, .native)
  }

  /// The object of what is written in a form.
  func object(
    _ form: JSONWriter.Form, _ options: WritingOptions, _ style: ObjectBuilder.Style
  ) throws(MappingError) -> Any {
    let bytes = try bytes(form, options)
    return try bytes.withUnsafeBytes { ObjectBuilder.object(of: $0, style) }.get()
  }

  static func members(of object: Any) throws(MappingError) -> [String: Any] {
    guard let members = object as? [String: Any] else {
      throw MappingError(
        .notRepresentable, reason: "a dictionary is made of an object, and \(Self.self) is none")
    }
    return members
  }
}
