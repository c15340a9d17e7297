/// An asynchronous sequence of chunks that records how many were requested.
struct Chunks<Chunk: Sequence<UInt8> & Sendable>: AsyncSequence, Sendable {
  final class Requests: @unchecked Sendable {
    var count = 0
  }

  let chunks: [Chunk]
  let requests = Requests()

  struct AsyncIterator: AsyncIteratorProtocol {
    var chunks: ArraySlice<Chunk>
    let requests: Requests

    mutating func next() async throws -> Chunk? {
      requests.count += 1
      return chunks.popFirst()
    }
  }

  func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(chunks: chunks[...], requests: requests)
  }
}

extension Chunks where Chunk == [UInt8] {
  /// Cuts a text into chunks of a size.
  init(_ bytes: [UInt8], size: Int) {
    self.init(
      chunks: stride(from: 0, to: bytes.count, by: size).map {
        Array(bytes[$0..<Swift.min($0 + size, bytes.count)])
      })
  }

  /// Cuts a text at some offsets.
  init(_ bytes: [UInt8], cuts: [Int]) {
    let ends = cuts + [bytes.count]
    self.init(chunks: zip([0] + cuts, ends).map { Array(bytes[$0..<$1]) })
  }

  init(_ texts: String...) {
    self.init(chunks: texts.map { Array($0.utf8) })
  }
}
