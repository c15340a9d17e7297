public import Foundation

// The same doors for classes, on an object that is a constant.

extension Updatable where Self: AnyObject {
  /// Takes over what stands in a JSON document, from bytes.
  ///
  /// ```swift
  /// let record = store.record(7)
  /// try record.update(json: data)
  /// ```
  ///
  /// Throws a ``MappingError`` as for a struct, and has changed no object then.
  public func update(
    json bytes: some ContiguousBytes, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    _ = try bytes.withUnsafeBytes { updated(by: $0, nil, options) }.get()
  }

  /// Takes over what stands in a JSON document, from text.
  ///
  /// Throws a ``MappingError`` as for a struct, and has changed no object then.
  public func update(
    json text: some StringProtocol, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    _ = try withUTF8Bytes(of: text) { updated(by: $0, nil, options) }.get()
  }

  /// Takes over what stands at a path of a JSON document, from bytes.
  ///
  /// Throws a ``MappingError`` as for a struct, and has changed no object then.
  public func update(
    json bytes: some ContiguousBytes, at path: ValuePath, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    _ = try bytes.withUnsafeBytes { updated(by: $0, path, options) }.get()
  }

  /// Takes over what stands at a path of a JSON document, from text.
  ///
  /// Throws a ``MappingError`` as for a struct, and has changed no object then.
  public func update(
    json text: some StringProtocol, at path: ValuePath, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    _ = try withUTF8Bytes(of: text) { updated(by: $0, path, options) }.get()
  }

  /// Takes over what stands in a dictionary.
  ///
  /// Throws a ``MappingError`` as for a struct, and has changed no object then.
  public func update(
    dictionary: [String: Any], options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    _ = try nativeUpdated(options) { () throws(MappingError) in
      try objectDocument(dictionary, options)
    }.get()
  }

  /// Takes over what stands in a dictionary, by a mapping that is made at run time.
  ///
  /// Throws a ``MappingError`` as for a struct, and has changed no object then.
  public func update(
    dictionary: [String: Any], mapping: DictionaryMapping,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    _ = try mappedUpdated(dictionary, mapping, options).get()
  }

  /// Takes over what stands in a property list.
  ///
  /// Throws a ``MappingError`` as for a struct, and has changed no object then.
  public func update(
    propertyList data: Data, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    _ = try nativeUpdated(options) { () throws(MappingError) in
      try propertyListDocument(data, options)
    }.get()
  }

  /// Takes over what stands in a tree.
  ///
  /// Throws a ``MappingError`` as for a struct, and has changed no object then.
  public func update(
    _ value: Value, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try update(json: value.jsonBytes(), options: options)
  }
}
