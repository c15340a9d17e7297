#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
import Isomer

/// The bytes of a file as an asynchronous sequence of chunks.
///
/// ```swift
/// let issues = Issue.elements(json: FileChunks(url), at: "data.items")
/// for try await issue in issues { … }
/// ```
///
/// A chunk is read when it is requested; the task waits for the file system. Throws a
/// `MappingError` with the code `storageFailed` if the file cannot be read.
public struct FileChunks: AsyncSequence, Sendable {
  private let path: String
  private let size: Int

  /// Creates the chunks of a file, which is opened by the first request.
  public init(_ file: URL, chunkSize: Int = 1 << 17) {
    path = file.path
    size = Swift.max(chunkSize, 1)
  }

  /// Creates an iterator that reads from the start of the file.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(path: path, size: size) }

  /// Reads one chunk after another.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let path: String
    fileprivate let size: Int
    fileprivate var file: FileBytes?

    /// Returns the next chunk; nil at the end of the file.
    public mutating func next() async throws -> [UInt8]? {
      let file = try self.file ?? FileBytes(reading: path)
      self.file = file
      let chunk = try [UInt8](unsafeUninitializedCapacity: size) { memory, count in
        count = try file.read(into: UnsafeMutableRawBufferPointer(memory))
      }
      return chunk.isEmpty ? nil : chunk
    }
  }
}

@available(*, unavailable)
extension FileChunks.AsyncIterator: Sendable {}

/// The bytes of a file, read into the buffer of a parser.
struct FileSource: ByteSource {
  let path: String
  var file: FileBytes?

  mutating func fill(_ parser: StreamParser) throws(MappingError) -> Bool {
    if file == nil { file = try FileBytes(reading: path) }
    guard let file else { return false }
    let count = try parser.fill(atLeast: 1 << 16) { (memory) throws(MappingError) in
      try file.read(into: memory)
    }
    return count > 0
  }
}
