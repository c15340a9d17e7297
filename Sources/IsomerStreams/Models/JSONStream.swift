public import Isomer

/// The models in an array of a JSON document, or in JSON Lines, whose bytes arrive in chunks.
///
/// ```swift
/// for try await issue in Issue.elements(json: body, at: "data.items") {
///   try await insert(issue)
/// }
/// ```
///
/// A chunk is requested only when no complete element is left, and only one at a time, so a slow
/// loop slows the source down. The memory holds one chunk, or one element if that is larger.
///
/// The loop ends with an error at the first element that cannot be read: a `MappingError` with its
/// path in the document and its line, column and byte in the stream, or the error of the source.
/// ``skippingInvalid(_:)`` and ``results`` continue instead. If the task is cancelled, the next
/// request for a chunk throws a `CancellationError`.
public struct JSONStream<Model: Readable, Chunks: AsyncSequence>: AsyncSequence
where Chunks.Element: Sequence<UInt8> {
  let chunks: Chunks
  let form: StreamForm
  var invalid: (@Sendable (MappingError) -> Void)?
  var report: (@Sendable (StreamProgress) -> Void)?

  /// Returns the same stream without the elements that cannot be read; their errors are passed to a
  /// closure.
  ///
  /// ```swift
  /// let issues = Issue.lines(json: body).skippingInvalid { log($0) }
  /// for try await issue in issues { … }
  /// ```
  ///
  /// If the document is not valid JSON, the loop still ends with an error; only in JSON Lines, the
  /// next line is read.
  public func skippingInvalid(_ handler: @escaping @Sendable (MappingError) -> Void) -> Self {
    var copy = self
    copy.invalid = handler
    return copy
  }

  /// Returns the same stream, which reports its progress to a closure: before each request for a
  /// chunk, and at the end.
  public func reportingProgress(
    _ handler: @escaping @Sendable (StreamProgress) -> Void
  ) -> Self {
    var copy = self
    copy.report = handler
    return copy
  }

  /// The models or the errors of all elements.
  ///
  /// ```swift
  /// for try await result in Issue.elements(json: body).results {
  ///   switch result {
  ///   case .success(let issue): …
  ///   case .failure(let error): …          // [17].id: expected an integer, …
  ///   }
  /// }
  /// ```
  ///
  /// If the document is not valid JSON, the loop still ends with an error; only in JSON Lines, the
  /// error is that of one line.
  public var results: Results { Results(stream: self) }

  /// Creates an iterator that requests chunks from the source.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(
      reader: ChunkReader(
        source: chunks.makeAsyncIterator(), parser: StreamParser(form, capacity: 1 << 16),
        report: report),
      invalid: invalid)
  }

  /// Reads one model after another.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var reader: ChunkReader<Chunks>
    fileprivate let invalid: (@Sendable (MappingError) -> Void)?

    /// How much has been read.
    public var progress: StreamProgress { reader.parser.progress }

    /// Returns the next model; nil at the end.
    ///
    /// Throws as described for ``JSONStream``. After an error about an element, the next call
    /// continues with the next element.
    public mutating func next() async throws -> Model? {
      while let result: Result<Model, MappingError> = try await reader.next() {
        switch result {
        case .success(let model): return model
        case .failure(let error):
          guard let invalid else { throw error }
          invalid(error)
        }
      }
      return nil
    }
  }

  /// The models or the errors of all elements of a stream.
  public struct Results: AsyncSequence {
    fileprivate let stream: JSONStream

    /// Creates an iterator that requests chunks from the source.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(reader: stream.makeAsyncIterator().reader)
    }

    /// Reads one element after another.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var reader: ChunkReader<Chunks>

      /// How much has been read.
      public var progress: StreamProgress { reader.parser.progress }

      /// Returns the next model or the error of the next element; nil at the end.
      public mutating func next() async throws -> Result<Model, MappingError>? {
        try await reader.next()
      }
    }
  }
}

extension JSONStream: Sendable where Chunks: Sendable {}
extension JSONStream.Results: Sendable where Chunks: Sendable {}

@available(*, unavailable)
extension JSONStream.AsyncIterator: Sendable {}
@available(*, unavailable)
extension JSONStream.Results.AsyncIterator: Sendable {}

/// Requests chunks until an element is complete.
private struct ChunkReader<Chunks: AsyncSequence> where Chunks.Element: Sequence<UInt8> {
  var source: Chunks.AsyncIterator
  let parser: StreamParser
  let report: (@Sendable (StreamProgress) -> Void)?
  /// A chunk whose bytes after an offset were not appended.
  var rest: (chunk: Chunks.Element, offset: Int)?
  var hasEnded = false

  /// Returns the next model or the error of the next element; nil at the end.
  ///
  /// Throws the errors that end the stream.
  mutating func next<Model: Readable>() async throws -> Result<Model, MappingError>? {
    while true {
      switch parser.advance() {
      case .element:
        do throws(MappingError) {
          if let model = try parser.read(Model.self) { return .success(model) }
        } catch {
          return .failure(error)
        }
      case .needsBytes: try await request()
      case .invalid(let error): return .failure(error)
      case .failed(let error): throw error
      case .end:
        if let report, !hasEnded { report(parser.progress) }
        hasEnded = true
        return nil
      }
    }
  }

  private mutating func request() async throws {
    try Task.checkCancellation()
    if let (chunk, offset) = rest { return append(chunk, from: offset) }
    report?(parser.progress)
    guard let chunk = try await source.next() else { return parser.finish() }
    append(chunk, from: 0)
  }

  /// Appends a chunk, or a piece of it if it is large.
  private mutating func append(_ chunk: Chunks.Element, from offset: Int) {
    let end = chunk.withContiguousStorageIfAvailable { bytes in
      let end = parser.append(UnsafeRawBufferPointer(bytes), from: offset)
      return end < bytes.count ? end : nil
    }
    guard let end else {
      rest = nil
      let bytes = Array(chunk)
      return bytes.withUnsafeBytes { bytes in
        var offset = 0
        while offset < bytes.count { offset = parser.append(bytes, from: offset) }
      }
    }
    rest = end.map { (chunk, $0) }
  }
}
