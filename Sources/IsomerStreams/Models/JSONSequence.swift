public import Isomer

/// The models in an array of a JSON document, or in JSON Lines, in a file or in memory.
///
/// ```swift
/// for result in Issue.elements(contentsOf: file, at: "data.items") {
///   try insert(result.get())
/// }
/// ```
///
/// Each element is a model, or the error of an element that could not be read: a `MappingError`
/// with its path in the document and its line, column and byte. A file that cannot be read, or a
/// document that is not valid JSON, is the last element; in JSON Lines, only the line is invalid.
///
/// The memory holds a piece of the file, or one element if that is larger.
public struct JSONSequence<Model: Readable>: Sequence {
  let form: StreamForm
  let source: () -> any ByteSource
  var report: (@Sendable (StreamProgress) -> Void)?

  /// Returns the same sequence, which reports its progress to a closure: before each piece of the
  /// file or of the memory, and at the end.
  public func reportingProgress(
    _ handler: @escaping @Sendable (StreamProgress) -> Void
  ) -> Self {
    var copy = self
    copy.report = handler
    return copy
  }

  /// Creates an iterator that reads from the start.
  public func makeIterator() -> Iterator {
    Iterator(
      source: source(), parser: StreamParser(form, capacity: 2 * StreamParser.pieceSize),
      report: report)
  }

  /// Reads one element after another.
  public struct Iterator: IteratorProtocol {
    fileprivate var source: any ByteSource
    fileprivate let parser: StreamParser
    fileprivate let report: (@Sendable (StreamProgress) -> Void)?
    fileprivate var hasEnded = false

    /// How much has been read.
    public var progress: StreamProgress { parser.progress }

    /// Returns the next model or the error of the next element; nil at the end.
    public mutating func next() -> Result<Model, MappingError>? {
      guard !hasEnded else { return nil }
      do throws(MappingError) {
        while true {
          switch parser.advance() {
          case .element: if let model = try parser.read(Model.self) { return .success(model) }
          case .needsBytes: try request()
          case .invalid(let error): throw error
          case .failed(let error): return end(with: error)
          case .end: return end(with: nil)
          }
        }
      } catch {
        if error.code == .storageFailed { return end(with: error) }
        return .failure(error)
      }
    }

    private mutating func request() throws(MappingError) {
      report?(parser.progress)
      if try !source.fill(parser) { parser.finish() }
    }

    private mutating func end(with error: MappingError?) -> Result<Model, MappingError>? {
      hasEnded = true
      report?(parser.progress)
      return error.map { .failure($0) }
    }
  }
}

@available(*, unavailable)
extension JSONSequence.Iterator: Sendable {}

/// A source of bytes that can be read without waiting for other tasks.
protocol ByteSource {
  /// Passes more bytes to a parser; returns false at the end.
  mutating func fill(_ parser: StreamParser) throws(MappingError) -> Bool
}

/// The bytes of a document in memory.
struct MemorySource<Input: JSONInput>: ByteSource {
  let input: Input
  var offset = 0

  mutating func fill(_ parser: StreamParser) -> Bool {
    let offset = self.offset
    let end = input.withJSONBytes { bytes in
      offset < bytes.count ? parser.append(bytes, from: offset) : offset
    }
    self.offset = end
    return end > offset
  }
}
