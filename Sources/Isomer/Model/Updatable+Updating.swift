// The entry points for updating. A struct is updated as a copy and a class at the end, so that an
// invalid document changes nothing.

extension Readable where Self: Updatable {
  /// Updates the model from a JSON document, or from the value at a path in it.
  ///
  /// ```swift
  /// try issue.update(json: #"{"title": "Fixed"}"#)    // only the title changes
  /// try issue.update(json: data, at: "data.issue")
  /// ```
  ///
  /// A missing key leaves its property unchanged; null sets nil or the default. Throws a
  /// ``MappingError`` like `init(json:at:options:)`, also if there is no value at the path; then
  /// nothing has changed.
  public mutating func update(
    json: some JSONInput, at path: ValuePath = ValuePath(),
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    self = try updated(json: json, path, options)
  }

  /// Updates the model from a tree.
  ///
  /// ```swift
  /// try issue.update(["title": "Fixed", "body": nil])
  /// ```
  ///
  /// Throws a ``MappingError`` like `init(_:)` for a tree; then nothing has changed.
  public mutating func update(
    _ value: JSONValue, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    self = try updated(json: value.jsonBytes(), ValuePath(), options)
  }
}

// A class is updated in place, so the object may be a constant.
extension Readable where Self: Updatable & AnyObject {
  /// Updates the object from a JSON document, or from the value at a path in it.
  ///
  /// ```swift
  /// let record = store.record(7)
  /// try record.update(json: data)
  /// ```
  ///
  /// Throws a ``MappingError`` as for a struct; then no object has changed.
  public func update(
    json: some JSONInput, at path: ValuePath = ValuePath(),
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    _ = try updated(json: json, path, options)
  }

  /// Updates the object from a tree.
  ///
  /// Throws a ``MappingError`` as for a struct; then no object has changed.
  public func update(
    _ value: JSONValue, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    _ = try updated(json: value.jsonBytes(), ValuePath(), options)
  }
}

extension Readable where Self: Updatable {
  fileprivate func updated(
    json: some JSONInput, _ path: ValuePath, _ options: ReadingOptions
  ) throws(MappingError) -> Self {
    try json.withJSONBytes { bytes in
      options.providingContext { updated(by: bytes, path, options, isNative: false) }
    }.get()
  }

  package func updated(
    by bytes: UnsafeRawBufferPointer, _ path: ValuePath, _ options: ReadingOptions,
    isNative: Bool
  ) -> Result<Self, MappingError> {
    var reader = JSONReader(unsafe: bytes, options: options)
    reader.isNative = isNative
    reader.updates = UpdateLog()
    var updated = self
    var isRead = false
    do throws(ReadingFailure) {
      try updated.update(by: &reader, path)
      isRead = true
      try reader.applyChanges()
      return .success(updated)
    } catch {
      reader.revertUpdates()
      var error = reader.error(error, at: path) { reader throws(ReadingFailure) in
        reader.updates = UpdateLog()
        defer { reader.revertUpdates() }
        var updated = self
        try updated.update(from: &reader)
      }
      // Checks of other objects may fail too, but those objects are not changed to find out.
      if isRead { error.isTruncated = true }
      return .failure(error)
    }
  }

  /// Reads the changes.
  private mutating func update(
    by reader: inout JSONReader, _ path: ValuePath
  ) throws(ReadingFailure) {
    if !path.isEmpty, try !reader.seek(path) { throw reader.missingPart() }
    try update(from: &reader)
    if path.isEmpty { try reader.finish() }
  }
}
