import Isomer
import IsomerStreams
import Testing

@Suite("The flow of streams")
struct FlowTests {
  private let document = Array(#"[{"id":1},{"id":2},{"id":"x"},{"id":4}]"#.utf8)

  @Test("requests a chunk only when no element is left")
  func backPressure() async throws {
    let chunks = Chunks(document, cuts: [20, 30])
    var iterator = Item.elements(json: chunks).makeAsyncIterator()
    #expect(try await iterator.next()?.id == 1)
    #expect(chunks.requests.count == 1)
    #expect(try await iterator.next()?.id == 2)
    #expect(chunks.requests.count <= 2)
  }

  @Test("reports bytes and elements")
  func progress() async throws {
    final class Log: @unchecked Sendable { var entries: [StreamProgress] = [] }
    let log = Log()
    let stream = Item.elements(json: Chunks(document, size: 5))
      .reportingProgress { log.entries.append($0) }
    _ = try await Outcome(of: stream)
    let last = log.entries.last
    #expect(last?.bytes == document.count)
    #expect(last?.elements == 3)
    #expect(last?.invalidElements == 1)
    #expect(zip(log.entries, log.entries.dropFirst()).allSatisfy { $0.bytes <= $1.bytes })
    #expect(log.entries.count > 5)
  }

  @Test("continues after invalid elements if they are skipped, and otherwise stops")
  func skipping() async throws {
    final class Log: @unchecked Sendable { var errors: [MappingError] = [] }
    let log = Log()
    var ids: [Int] = []
    let stream = Item.elements(json: Chunks(document, size: 4))
    for try await item in stream.skippingInvalid({ log.errors.append($0) }) { ids.append(item.id) }
    #expect(ids == [1, 2, 4])
    #expect(log.errors.map(\.path) == ["[2].id"])
    ids = []
    await #expect(throws: MappingError.self) {
      for try await item in stream { ids.append(item.id) }
    }
    #expect(ids == [1, 2])
  }

  @Test("ends with the task")
  func cancellation() async throws {
    let document = self.document
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      for try await _ in Item.elements(json: Chunks(document, size: 4)) {}
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("ends with the error of the source")
  func sourceErrors() async throws {
    struct Lost: Error {}
    let source = AsyncThrowingStream<[UInt8], any Error> { continuation in
      continuation.yield(Array(#"[{"id":1},{"i"#.utf8))
      continuation.finish(throwing: Lost())
    }
    var ids: [Int] = []
    await #expect(throws: Lost.self) {
      for try await item in Item.elements(json: source) { ids.append(item.id) }
    }
    #expect(ids == [1])
  }

  @Test("takes single bytes")
  func bytes() async throws {
    let bytes = AsyncStream<UInt8> { continuation in
      for byte in document { continuation.yield(byte) }
      continuation.finish()
    }
    let outcome = try await Outcome(of: Item.elements(json: ByteChunks(bytes)))
    #expect(outcome.models.map(\.id) == [1, 2, 4])
  }
}
