// Functions of generated code for models with hooks; the error of a hook is the reason of a
// failure.
@_spi(Generated)
extension JSONReader {
  /// Applies a hook to the next value as a tree and reads the model from it; failures are located
  /// in that value.
  public mutating func preparing<Model>(
    then read: (inout JSONReader) throws(ReadingFailure) -> Model,
    by hook: (inout JSONValue) throws -> Void
  ) throws(ReadingFailure) -> Model {
    _ = token()
    let start = cursor
    var value = try readTree()
    // Writing the tree costs more than its bytes.
    rereadable -= 7 * min(cursor - start, 64)
    if !valueEnds.hasRoom(for: cursor - start) { rereadable = 0 }
    try spend(cursor - start, "it is prepared for several properties at too many levels")
    do {
      try hook(&value)
    } catch {
      throw hookFailed(error, at: start)
    }
    let changes = pendingCount
    let result = reading(consume value, by: read)
    updates?.place(after: changes, at: start, depth: depth)
    switch result {
    case .success(let model): return model
    case .failure(let error):
      details = FailureDetails()
      details.inside = InsideError(error: error, isPrepared: true)
      throw ReadingFailure(.init(of: error), at: cursor)
    }
  }

  /// Returns the name that a function gives to the next object as a tree, without moving the reader;
  /// nil if it gives none.
  public mutating func tag(
    by function: (JSONValue) throws -> String?
  ) throws(ReadingFailure) -> String? {
    guard token() == Byte.openBrace else { throw mismatch(.expectedObject) }
    return try possibleTag(by: function)
  }

  /// Returns the name of the next value as `tag(by:)` does, but nil unless it is an object.
  public mutating func possibleTag(
    by function: (JSONValue) throws -> String?
  ) throws(ReadingFailure) -> String? {
    let start = position
    let key = keyStart
    guard token() == Byte.openBrace else { return nil }
    let offset = cursor
    let value = try readTree()
    try comeBack(to: start, key)
    do {
      return try function(value)
    } catch {
      throw hookFailed(error, at: offset)
    }
  }

  /// Reads the next value as a tree; those of the values inside it are known once much has been read
  /// again.
  private mutating func readTree() throws(ReadingFailure) -> JSONValue {
    let first = token()
    let start = cursor
    if let known = valueEnds.place(start), let tree = known.text.tree(known.offset) {
      try skipValue()
      return tree
    }
    let tree = try JSONValue.read(&self)
    guard first == Byte.openBrace || first == Byte.openBracket else { return tree }
    if valueEnds.recordsAll { valueEnds.record(start..<cursor) }
    if let known = valueEnds.place(start) {
      known.text.learn(tree, known.offset..<known.offset + cursor - start)
    }
    return tree
  }

  private mutating func reading<Model>(
    _ value: consuming JSONValue, by read: (inout JSONReader) throws(ReadingFailure) -> Model
  ) -> Result<Model, MappingError> {
    let form = isNative ? JSONWriter.Form.native : .json
    let known = valueEnds.open?.origin ?? valueEnds.known
    if let open = OpenTreeWriter.text(of: value, form, in: known) {
      return withExtendedLifetime(open) { reading(open.bytes, open, by: read) }
    }
    do throws(MappingError) {
      let written = try (consume value).written(form)
      return written.withBytes { reading($0, nil, by: read) }
    } catch {
      return .failure(error)
    }
  }

  private mutating func reading<Model>(
    _ bytes: UnsafeRawBufferPointer, _ open: OpenText?,
    by read: (inout JSONReader) throws(ReadingFailure) -> Model
  ) -> Result<Model, MappingError> {
    var reader = JSONReader(unsafe: bytes, options: options)
    reader.depth = depth
    reader.isNative = isNative
    reader.updates = updates
    reader.continueRereading(of: self)
    reader.valueEnds.begin(open, inside: valueEnds.openLength)
    reader.countReread(0)
    reader.valueEnds.known?.isWritten = true
    defer { rereadable = reader.rereadable }
    do throws(ReadingFailure) {
      return .success(try read(&reader))
    } catch {
      open?.complete()
      guard collector?.search != nil else { return .failure(reader.error(error)) }
      let isUpdating = updates != nil
      return .failure(
        reader.error(error, at: ValuePath()) { reader throws(ReadingFailure) in
          if isUpdating { reader.updates = UpdateLog() }
          defer { reader.revertUpdates() }
          _ = try read(&reader)
        })
    }
  }

  /// Lets a hook change a model just read; an error is located at the model's start.
  public mutating func adjusting<Model>(
    _ model: inout Model, from start: Position, by hook: (inout Model) throws -> Void
  ) throws(ReadingFailure) {
    do {
      try hook(&model)
    } catch {
      throw hookFailed(error, at: valueStart(start))
    }
  }

  private mutating func hookFailed(_ error: any Error, at offset: Int) -> ReadingFailure {
    details = FailureDetails(reading: error)
    return ReadingFailure(.init(of: error), at: offset)
  }
}

@_spi(Generated)
extension JSONWriter {
  /// The number of bytes written so far.
  public var position: Int { count }

  /// Lets a hook change a copy of a model before it is written.
  public mutating func adjusting<Model>(
    _ model: inout Model, by hook: (inout Model) throws -> Void
  ) {
    do {
      try hook(&model)
    } catch {
      note(error)
    }
  }

  /// Lets a hook change the output from `start` on, as a tree.
  public mutating func rewriting(from start: Int, by hook: (inout JSONValue) throws -> Void) {
    guard failure == nil else { return }
    if start == 0 { choose() }
    do {
      var value = try self.value(from: start).get()
      try hook(&value)
      count = start
      value.write(to: &self)
    } catch {
      note(error)
    }
  }
}
