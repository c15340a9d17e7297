public import Foundation

// The doors out for some of a model's properties.

extension Writable {
  /// Writes a JSON document with some of the model's properties alone, by their names.
  ///
  /// ```swift
  /// // @mapped
  /// struct Issue {
  ///   var id: Int
  ///   var title: String      // @mapped key: "name"
  ///   var body: String?      // @mapped key: "content.text"
  /// }
  ///
  /// try issue.json(only: ["title", "body"])      // {"name":"A leak","content":{"text":"…"}}
  /// ```
  ///
  /// A flattened property stands for all keys of its model, a composite for all its fields, `rest`
  /// for the unknown keys. The tag that tells a member of a cluster is always written. An array of
  /// models is written with these properties of each.
  ///
  /// Throws a `MappingError` with the code `unknownProperty` for a name that is no property the
  /// model writes, and as `json()` does for a chosen value that JSON cannot hold.
  public func json(
    only properties: [String], _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> Data {
    Data(try jsonBytes(only: properties, options))
  }

  /// Writes a JSON document with some of the model's properties alone as a string.
  ///
  /// ```swift
  /// try issue.jsonString(only: ["title"], .pretty)
  /// ```
  ///
  /// Throws as `json(only:)` does.
  public func jsonString(
    only properties: [String], _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> String {
    String(decoding: try jsonBytes(only: properties, options), as: UTF8.self)
  }

  /// Writes a JSON document with some of the model's properties alone as an array of bytes.
  ///
  /// Throws as `json(only:)` does.
  public func jsonBytes(
    only properties: [String], _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> [UInt8] {
    let text = try chosen(properties, .json, options)
    let isCompact = !options.isPretty && !options.sortsKeys
    return isCompact ? text : Reformatter(options: options).reformatted(text)
  }

  /// The tree of some of the model's properties alone.
  ///
  /// Throws as `json(only:)` does.
  public func value(
    only properties: [String], _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> Value {
    try Value(
      json: jsonBytes(only: properties, options), options: ReadingOptions(depthLimit: .max))
  }

  /// Some of the model's properties alone, as a dictionary that `JSONSerialization` accepts.
  ///
  /// ```swift
  /// try issue.dictionary(only: ["id", "due"], .native)      // ["id": 7, "due": Date]
  /// ```
  ///
  /// Throws as `json(only:)` and `dictionary()` do.
  public func dictionary(
    only properties: [String], _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> [String: Any] {
    let form = options.isNative ? JSONWriter.Form.nativeObjects : .objects
    let bytes = try chosen(properties, form, options)
    let object = bytes.withUnsafeBytes { ObjectBuilder.object(of: $0, .native) }
    return try Self.members(of: object.get())
  }

  private func chosen(
    _ properties: [String], _ form: JSONWriter.Form, _ options: WritingOptions
  ) throws(MappingError) -> [UInt8] {
    if let model = keyedModel(self) { return try model.chosen(properties, form, options) }
    guard let list = self as? [Any] else { throw Self.noProperties(properties) }
    var text: [UInt8] = []
    for element in list {
      guard let model = keyedModel(element) else { throw Self.noProperties(properties) }
      text.append(Byte.comma)
      text += try model.chosen(properties, form, options)
    }
    if text.isEmpty { text.append(Byte.openBracket) } else { text[0] = Byte.openBracket }
    text.append(Byte.closeBracket)
    return text
  }

  private static func noProperties(_ names: [String]) -> MappingError {
    MappingError(
      .unknownProperty, expected: "a mapped struct or class",
      found: "\(Self.self)", reason: "it has no property \(names.joined(separator: ", "))")
  }
}

/// A value as a model with keys, also where it stands in a box.
private func keyedModel(_ value: Any) -> (any KeyedWritable)? {
  if let model = value as? any KeyedWritable { return model }
  return (value as? any Boxed).flatMap { $0.unboxed as? any KeyedWritable }
}
