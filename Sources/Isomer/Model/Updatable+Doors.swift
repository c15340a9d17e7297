public import Foundation

// The doors into updating. A struct changes on a copy and a class at the end, so that a document
// that does not fit changes nothing.

extension Updatable {
  /// Takes over what stands in a JSON document, from bytes.
  ///
  /// ```swift
  /// try issue.update(json: data)
  /// ```
  ///
  /// A missing key leaves its property alone; null gives nil or the default. Throws a
  /// ``MappingError`` as `init(json:)` does, and has changed nothing then.
  public mutating func update(
    json bytes: some ContiguousBytes, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    self = try bytes.withUnsafeBytes { updated(by: $0, nil, options) }.get()
  }

  /// Takes over what stands in a JSON document, from text.
  ///
  /// ```swift
  /// try issue.update(json: #"{"title": "Fixed"}"#)      // all but the title stays
  /// ```
  ///
  /// Throws as updating from bytes does.
  public mutating func update(
    json text: some StringProtocol, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    self = try withUTF8Bytes(of: text) { updated(by: $0, nil, options) }.get()
  }

  /// Takes over what stands at a path of a JSON document, from bytes.
  ///
  /// ```swift
  /// try issue.update(json: data, at: "data.issue")
  /// ```
  ///
  /// Throws a ``MappingError`` as `init(json:at:)` does, also where nothing stands at the path, and
  /// has changed nothing then.
  public mutating func update(
    json bytes: some ContiguousBytes, at path: ValuePath,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    self = try bytes.withUnsafeBytes { updated(by: $0, path, options) }.get()
  }

  /// Takes over what stands at a path of a JSON document, from text.
  ///
  /// Throws as updating from bytes does.
  public mutating func update(
    json text: some StringProtocol, at path: ValuePath,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    self = try withUTF8Bytes(of: text) { updated(by: $0, path, options) }.get()
  }

  /// Takes over what stands in a dictionary.
  ///
  /// ```swift
  /// try user.update(dictionary: ["login": "octocat", "bio": NSNull()])
  /// ```
  ///
  /// Throws a ``MappingError`` as `init(dictionary:)` does, and has changed nothing then.
  public mutating func update(
    dictionary: [String: Any], options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    self = try nativeUpdated(options) { () throws(MappingError) in
      try objectDocument(dictionary, options)
    }.get()
  }

  /// Takes over what stands in a dictionary, by a mapping that is made at run time.
  ///
  /// ```swift
  /// try user.update(dictionary: ["user_name": "Mona"], mapping: ["user_name": "name"])
  /// ```
  ///
  /// Throws a ``MappingError`` as `init(dictionary:mapping:)` does, and has changed nothing then.
  public mutating func update(
    dictionary: [String: Any], mapping: DictionaryMapping,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    self = try mappedUpdated(dictionary, mapping, options).get()
  }

  /// Takes over what stands in a property list.
  ///
  /// ```swift
  /// try settings.update(propertyList: data)
  /// ```
  ///
  /// Throws a ``MappingError`` as `init(propertyList:)` does, and has changed nothing then.
  public mutating func update(
    propertyList data: Data, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    self = try nativeUpdated(options) { () throws(MappingError) in
      try propertyListDocument(data, options)
    }.get()
  }

  /// Takes over what stands in a tree.
  ///
  /// ```swift
  /// try issue.update(["title": "Fixed", "body": nil])
  /// ```
  ///
  /// Throws a ``MappingError`` as `init(_:)` of a tree does, and has changed nothing then.
  public mutating func update(
    _ value: Value, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try update(json: value.jsonBytes(), options: options)
  }
}

extension Updatable {
  func updated(
    by bytes: UnsafeRawBufferPointer, _ path: ValuePath?, _ options: ReadingOptions
  ) -> Result<Self, MappingError> {
    options.providingContext { updated(by: bytes, path, options, isNative: false) }
  }

  /// Updates by the document that a closure makes; models and transformers see the context in both.
  func nativeUpdated(
    _ options: ReadingOptions, _ document: () throws(MappingError) -> JSONWriter
  ) -> Result<Self, MappingError> {
    options.providingContext { () -> Result<Self, MappingError> in
      do throws(MappingError) {
        return try document().withBytes { updated(by: $0, nil, options, isNative: true) }
      } catch {
        return .failure(error)
      }
    }
  }

  func mappedUpdated(
    _ dictionary: [String: Any], _ mapping: DictionaryMapping, _ options: ReadingOptions
  ) -> Result<Self, MappingError> {
    options.providingContext { () -> Result<Self, MappingError> in
      mapping.readingResult(dictionary) { mapped throws(MappingError) in
        try nativeUpdated(options) { () throws(MappingError) in
          try objectDocument(mapped, options)
        }.get()
      }
    }
  }

  private func updated(
    by bytes: UnsafeRawBufferPointer, _ path: ValuePath?, _ options: ReadingOptions,
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
      try reader.applyUpdates()
      return .success(updated)
    } catch {
      reader.revertUpdates()
      var error = reader.error(error, at: path ?? ValuePath()) {
        failure(updatedBy: $0, options, isNative: isNative)
      }
      // Other objects may not pass their checks either; they are not changed to find out.
      if isRead { error.isCut = true }
      return .failure(error)
    }
  }

  /// Reads what there is to change.
  private mutating func update(
    by reader: inout JSONReader, _ path: ValuePath?
  ) throws(ReadingFailure) {
    if let path {
      guard try reader.seek(path) else { throw reader.missingPart() }
      try update(from: &reader)
    } else {
      try update(from: &reader)
      try reader.finish()
    }
  }

  /// Why a document cannot be taken over; nil if it can be read.
  ///
  /// No object is changed at the end.
  private func failure(
    updatedBy bytes: UnsafeRawBufferPointer, _ options: ReadingOptions, isNative: Bool
  ) -> FailedReading? {
    var reader = JSONReader(
      unsafe: bytes, options: options, collector: ReportCollector(searching: ()))
    reader.isNative = isNative
    reader.updates = UpdateLog()
    var updated = self
    do throws(ReadingFailure) {
      try updated.update(by: &reader, nil)
      reader.revertUpdates()
      return nil
    } catch {
      reader.revertUpdates()
      return reader.failed(error)
    }
  }
}
