/// Chunks of an asynchronous sequence of single bytes, such as `URLSession.AsyncBytes`.
///
/// ```swift
/// let (bytes, _) = try await URLSession.shared.bytes(from: url)
/// let issues = Issue.elements(json: ByteChunks(bytes), at: "data.items")
/// for try await issue in issues { … }
/// ```
///
/// A chunk ends after a bracket or a line feed, so an element does not wait for the bytes after it.
public struct ByteChunks<Bytes: AsyncSequence>: AsyncSequence where Bytes.Element == UInt8 {
  private let bytes: Bytes

  /// Creates the chunks of a sequence of bytes.
  public init(_ bytes: Bytes) { self.bytes = bytes }

  /// Creates an iterator that requests one byte after another.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(bytes: bytes.makeAsyncIterator())
  }

  /// Collects one chunk after another.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var bytes: Bytes.AsyncIterator

    /// Returns the next chunk; nil at the end.
    public mutating func next() async throws -> [UInt8]? {
      var chunk: [UInt8] = []
      while chunk.count < 4096, let byte = try await bytes.next() {
        chunk.append(byte)
        if byte == 0x7D || byte == 0x5D || byte == 0x0A { break }
      }
      return chunk.isEmpty ? nil : chunk
    }
  }
}

extension ByteChunks: Sendable where Bytes: Sendable {}

@available(*, unavailable)
extension ByteChunks.AsyncIterator: Sendable {}
