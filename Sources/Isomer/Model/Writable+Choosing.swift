// Writing only some of a model's properties.

extension Writable {
  /// Returns some parts of a model, all by default, except others, or those of each model in an
  /// array.
  @inline(never) @usableFromInline
  package func chosen(
    _ only: [String]?, except: [String]?, _ form: JSONWriter.Form, _ options: WritingOptions
  ) throws(MappingError) -> JSONWriter {
    if let model = keyedModel(self) { return try model.chosen(only, except: except, form, options) }
    guard let list = self as? [Any] else { throw Self.noProperty(only, except) }
    var writer = JSONWriter(form, options: options)
    for element in list {
      guard let model = keyedModel(element) else { throw Self.noProperty(only, except) }
      writer.append(writer.count == 0 ? Byte.openBracket : Byte.comma)
      try model.chosen(only, except: except, form, options).withBytes { writer.appendBytes($0) }
    }
    if list.isEmpty { writer.append(Byte.openBracket) }
    writer.append(Byte.closeBracket)
    return writer
  }

  private static func noProperty(_ only: [String]?, _ except: [String]?) -> MappingError {
    let names = ((only ?? []) + (except ?? [])).joined(separator: ", ")
    return MappingError(
      .unknownProperty, expected: "a mapped struct or class", found: "\(Self.self)",
      reason: "it has no property \(names)")
  }
}

/// Returns a value as a model with keys, unwrapping a box.
private func keyedModel(_ value: Any) -> (any KeyedWritable)? {
  if let model = value as? any KeyedWritable { return model }
  return (value as? any Boxed).flatMap { $0.unboxed as? any KeyedWritable }
}
