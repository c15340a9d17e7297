@_spi(Generated) public import Isomer

// What generated code calls for values that are kept in another form than their own.

@_spi(Generated)
extension ArchiveReader {
  /// Reads a value that has a default, which stands for null too; nil for null, unless the type has
  /// null for a value of its own.
  @inlinable
  public mutating func unlessNull<Kept: Archivable>(
    _: Kept.Type
  ) throws(ReadingFailure) -> Kept? {
    if !Kept.archivesNull, readNull() { return nil }
    return try Kept.unarchive(&self)
  }

  /// Reads a transformer's input and transforms it.
  @inlinable
  public mutating func transformed<T: ForwardTransformer>(
    _ transformer: T
  ) throws(ReadingFailure) -> T.Output where T.Input: Archivable {
    let start = position
    let input = try T.Input.unarchive(&self)
    do {
      return try transformer.transform(input)
    } catch {
      throw transformerFailed(error, at: start)
    }
  }

  /// The same, with the property's type written out.
  @inlinable @_disfavoredOverload
  public mutating func transformed<T: ForwardTransformer, Output>(
    _ transformer: T, _: Output.Type
  ) throws(ReadingFailure) -> Output where T.Input: Archivable, T.Output == Output {
    try transformed(transformer)
  }

  /// The same for an optional property; null is nil.
  @inlinable
  public mutating func transformed<T: ForwardTransformer, Output>(
    _ transformer: T, _: Output?.Type
  ) throws(ReadingFailure) -> Output? where T.Input: Archivable, T.Output == Output {
    let start = position
    guard let input = try T.Input?.unarchive(&self) else { return nil }
    do {
      return try transformer.transform(input)
    } catch {
      throw transformerFailed(error, at: start)
    }
  }

  /// The same for a property with a default, which stands for null too.
  @inlinable
  public mutating func transformedUnlessNull<T: ForwardTransformer, Output>(
    _ transformer: T, _: Output.Type
  ) throws(ReadingFailure) -> Output? where T.Input: Archivable, T.Output == Output {
    if !T.Input.archivesNull, readNull() { return nil }
    return try transformed(transformer)
  }

  /// The failure for what a transformer throws.
  @inline(never) @usableFromInline
  mutating func transformerFailed(_ error: any Error, at start: Position) -> ReadingFailure {
    details = FailureDetails(reading: error)
    return ReadingFailure(.transformerFailed, at: start.offset)
  }

  /// Reads what is secret in a closure: a failure shows nothing of it.
  @inlinable
  public mutating func secret<Read>(
    _ read: (inout ArchiveReader) throws(ReadingFailure) -> Read
  ) throws(ReadingFailure) -> Read {
    do throws(ReadingFailure) {
      return try read(&self)
    } catch {
      details.conceal()
      throw error
    }
  }
}

@_spi(Generated)
extension ArchiveWriter {
  /// Writes a value that an error may not show: a transformer's words may repeat it.
  public mutating func secret(_ write: (inout ArchiveWriter) -> Void) {
    let hasFailed = failure != nil
    write(&self)
    if !hasFailed, failure != nil { details.conceal() }
  }

  /// Writes what a two-way transformer makes of a value.
  @inlinable
  public mutating func transformed<T: Transformer>(_ transformer: T, _ value: T.Output)
  where T.Input: Archivable {
    do {
      try transformer.reverse(value).archive(to: &self)
    } catch {
      transformerFailed(error)
    }
  }

  /// The same for an optional property; nil is null.
  @inlinable
  public mutating func transformed<T: Transformer>(_ transformer: T, _ value: T.Output?)
  where T.Input: Archivable {
    guard let value else { return writeNull() }
    do {
      try Optional(transformer.reverse(value)).archive(to: &self)
    } catch {
      transformerFailed(error)
    }
  }

  /// Writes what a two-way transformer makes of a value that it is named for writing alone.
  @inlinable
  public mutating func transformed<T: Transformer>(writing transformer: T, _ value: T.Output)
  where T.Input: Archivable {
    transformed(transformer, value)
  }

  /// The same for an optional property; nil is null.
  @inlinable
  public mutating func transformed<T: Transformer>(writing transformer: T, _ value: T.Output?)
  where T.Input: Archivable {
    transformed(transformer, value)
  }

  /// Writes what a transformer makes of a value by its forward direction.
  @inlinable @_disfavoredOverload
  public mutating func transformed<T: ForwardTransformer>(
    writing transformer: T, _ value: T.Input
  ) where T.Output: Archivable {
    do {
      try transformer.transform(value).archive(to: &self)
    } catch {
      transformerFailed(error)
    }
  }

  /// The same for an optional property; nil is null.
  @inlinable @_disfavoredOverload
  public mutating func transformed<T: ForwardTransformer>(
    writing transformer: T, _ value: T.Input?
  ) where T.Output: Archivable {
    guard let value else { return writeNull() }
    do {
      try Optional(transformer.transform(value)).archive(to: &self)
    } catch {
      transformerFailed(error)
    }
  }

  /// Remembers what a transformer throws, and writes null.
  @inline(never) @usableFromInline
  mutating func transformerFailed(_ error: any Error) {
    if failure == nil {
      failure = ReadingFailure(.transformerFailed, at: count)
      details = FailureDetails(reading: error)
    }
    writeNull()
  }
}
