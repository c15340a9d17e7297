@_spi(Generated) public import Isomer

// Functions for generated code, for values that are archived in another form.

@_spi(Generated)
extension ArchiveReader {
  /// Reads a value that has a default, which also replaces null; returns nil for null, unless null
  /// is a value of the type.
  @inlinable
  public mutating func unlessNull<Kept: Archivable>(
    _: Kept.Type
  ) throws(ReadingFailure) -> Kept? {
    if !Kept.encodesNil, readNull() { return nil }
    return try Kept.unarchive(&self)
  }

  /// Reads a transformer's input and transforms it.
  @inlinable
  package mutating func transformed<T: ForwardTransformer>(
    _ transformer: T
  ) throws(ReadingFailure) -> T.Output where T.Input: Archivable {
    let start = position
    return try apply(transformer, T.Input.unarchive(&self), from: start)
  }

  /// Transforms an input that was read from a position.
  @inlinable @inline(__always)
  mutating func apply<T: ForwardTransformer>(
    _ transformer: T, _ input: T.Input, from start: Position
  ) throws(ReadingFailure) -> T.Output {
    do {
      return try transformer.transform(input)
    } catch {
      throw transformerFailed(error, at: start)
    }
  }

  /// Reads a transformer's input and transforms it to the given type of the property.
  @inlinable @_disfavoredOverload
  public mutating func transformed<T: ForwardTransformer, Output>(
    _ transformer: T, _: Output.Type
  ) throws(ReadingFailure) -> Output where T.Input: Archivable, T.Output == Output {
    try transformed(transformer)
  }

  /// Reads a transformer's input for an optional property; null becomes nil.
  @inlinable
  public mutating func transformed<T: ForwardTransformer, Output>(
    _ transformer: T, _: Output?.Type
  ) throws(ReadingFailure) -> Output? where T.Input: Archivable, T.Output == Output {
    let start = position
    guard let input = try T.Input?.unarchive(&self) else { return nil }
    return try apply(transformer, input, from: start)
  }

  /// Reads a transformer's input for a property that is a change.
  @inlinable
  public mutating func transformed<T: ForwardTransformer, Output>(
    _ transformer: T, _: PropertyChange<Output>.Type
  ) throws(ReadingFailure) -> PropertyChange<Output> where T.Input: Archivable, T.Output == Output {
    let start = position
    let change = try PropertyChange<T.Input>.unarchive(&self)
    guard let input = change.wrapped else { return change.isAbsent ? .absent : .null }
    return .value(try apply(transformer, input, from: start))
  }

  /// Reads a transformer's input for a property with a default, which also replaces null.
  @inlinable
  public mutating func transformedUnlessNull<T: ForwardTransformer, Output>(
    _ transformer: T, _: Output.Type
  ) throws(ReadingFailure) -> Output? where T.Input: Archivable, T.Output == Output {
    if !T.Input.encodesNil, readNull() { return nil }
    return try transformed(transformer)
  }

  /// Returns the failure for an error that a transformer threw.
  @inline(never) @usableFromInline
  mutating func transformerFailed(_ error: any Error, at start: Position) -> ReadingFailure {
    details = FailureDetails(reading: error)
    return ReadingFailure(.transformerFailed, at: start.offset)
  }

  /// Reads a secret value with a closure: a failure shows nothing of it.
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
  /// Writes a value that an error may not show: a transformer's message may contain it.
  public mutating func secret(_ write: (inout ArchiveWriter) -> Void) {
    let hasFailed = failure != nil
    write(&self)
    if !hasFailed, failure != nil { details.conceal() }
  }

  /// Writes a value.
  @inlinable @inline(__always)
  public mutating func value(_ value: some Archivable) { value.archive(to: &self) }

  /// Writes a transformed value; the type of the property selects the function, as for reading.
  @inlinable @_disfavoredOverload
  public mutating func transformed<T: Transformer, Output>(
    _ transformer: T, _: Output.Type, _ value: Output
  ) where T.Input: Archivable, T.Output == Output {
    do {
      try transformer.reverse(value).archive(to: &self)
    } catch {
      transformerFailed(error)
    }
  }

  /// Writes a transformed optional value; nil is null.
  @inlinable
  public mutating func transformed<T: Transformer, Output>(
    _ transformer: T, _: Output?.Type, _ value: Output?
  ) where T.Input: Archivable, T.Output == Output {
    guard let value else { return writeNull() }
    do {
      try Optional(transformer.reverse(value)).archive(to: &self)
    } catch {
      transformerFailed(error)
    }
  }

  /// Writes a transformed change.
  @inlinable
  public mutating func transformed<T: Transformer, Output>(
    _ transformer: T, _: PropertyChange<Output>.Type, _ value: PropertyChange<Output>
  ) where T.Input: Archivable, T.Output == Output {
    do {
      let input = try value.wrapped.map(transformer.reverse)
      (value.isAbsent ? .absent : PropertyChange(input)).archive(to: &self)
    } catch {
      transformerFailed(error)
    }
  }

  /// Records the error of a transformer and writes null.
  @inline(never) @usableFromInline
  mutating func transformerFailed(_ error: any Error) {
    if failure == nil {
      failure = ReadingFailure(.transformerFailed, at: count)
      details = FailureDetails(reading: error)
    }
    writeNull()
  }
}
