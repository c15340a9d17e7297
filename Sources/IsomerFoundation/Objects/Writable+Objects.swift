public import Isomer

// The entry points for writing dictionaries and other objects.

extension Writable {
  /// Returns the value as a dictionary that `JSONSerialization` accepts.
  ///
  /// ```swift
  /// try issue.dictionary()
  /// // ["id": 7, "due": "2015-09-25T07:00:00Z"]
  /// try issue.dictionary(.native)
  /// // ["id": 7, "due": Date]
  /// try issue.dictionary(.null(.write))       // and NSNull for nil
  /// try issue.dictionary(only: ["id"])        // ["id": 7]
  /// try issue.dictionary(except: ["due"])     // ["id": 7]
  /// ```
  ///
  /// It contains the objects that `JSONSerialization` creates from ``json(only:except:_:)``:
  /// `String`, `NSNumber`, `NSNull`, arrays and dictionaries. However, a `Double` is always a
  /// `Double`, regardless of its value. With `.native` it also contains `Date` and `Data`.
  /// `.pretty` and `.sortedKeys` have no effect.
  ///
  /// Throws a `MappingError` for a value that is not an object, and like `json(only:except:_:)`,
  /// with a path but without line and column.
  public func dictionary(
    only properties: [String]? = nil, except others: [String]? = nil,
    _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> [String: Any] {
    try Self.members(of: object(properties, except: others, options))
  }

  /// Returns the value as Foundation objects: a dictionary, an array, or a single value.
  ///
  /// ```swift
  /// let array = try users.object() as? [[String: Any]]
  /// ```
  ///
  /// Throws like `dictionary()`.
  public func object(_ options: WritingOptions = WritingOptions()) throws(MappingError) -> Any {
    try object(nil, except: nil, options)
  }

  private func object(
    _ properties: [String]?, except others: [String]?, _ options: WritingOptions
  ) throws(MappingError) -> Any {
    let form = options.isNative ? JSONWriter.Form.nativeObjects : .objects
    return try ObjectBuilder.object(of: written(form, properties, except: others, options))
  }

  static func members(of object: Any) throws(MappingError) -> [String: Any] {
    guard let members = object as? [String: Any] else {
      throw MappingError(
        .notRepresentable, reason: "a dictionary is made of an object, and \(Self.self) is none")
    }
    return members
  }
}
