import Isomer
import IsomerStreams
import Testing

@Suite("Limits of streams")
struct LimitTests {
  private let sizes = [1, 7, 100, 1000, 10_000]

  @Test("apply to elements; the next one is read")
  func elements() async throws {
    let tags = repeatElement("\"x\"", count: 500).joined(separator: ",")
    let document = #"[{"id":1},{"id":2,"tags":["# + tags + #"]},{"id":3}]"#
    for size in sizes {
      let chunks = Chunks(Array(document.utf8), size: size)
      let outcome = try await Outcome(of: Item.elements(json: chunks, elementLimit: 100))
      #expect(outcome.models.map(\.id) == [1, 3])
      #expect(outcome.errors.map(\.code) == [.sizeLimit])
      #expect(outcome.errors.map(\.path) == ["[1]"])
    }
  }

  @Test("apply to strings, which end the stream")
  func strings() async throws {
    let name = String(repeating: "x", count: 5000)
    let document = #"[{"id":1},{"id":2,"name":""# + name + #""},{"id":3}]"#
    for size in sizes {
      let chunks = Chunks(Array(document.utf8), size: size)
      let outcome = try await Outcome(of: Item.elements(json: chunks, elementLimit: 100))
      #expect(outcome.models.map(\.id) == [1])
      #expect(outcome.failure?.code == .sizeLimit)
      #expect(outcome.failure?.path == "[1].name")
    }
  }

  @Test("apply to lines; the next one is read")
  func lines() async throws {
    let name = String(repeating: "x", count: 5000)
    let document = "{\"id\":1}\n{\"id\":2,\"name\":\"\(name)\"}\n{\"id\":3}"
    for size in sizes {
      let chunks = Chunks(Array(document.utf8), size: size)
      let outcome = try await Outcome(of: Item.lines(json: chunks, elementLimit: 100))
      #expect(outcome.models.map(\.id) == [1, 3])
      #expect(outcome.errors.map(\.code) == [.sizeLimit])
      #expect(outcome.errors.map(\.line) == [2])
    }
  }

  @Test("apply to what is skipped before the array")
  func outside() async throws {
    let text = #"{"x":""# + String(repeating: "x", count: 5000) + #"","data":[{"id":1}]}"#
    let chunks = Chunks(Array(text.utf8), size: 64)
    let outcome = try await Outcome(of: Item.elements(json: chunks, at: "data", elementLimit: 100))
    #expect(outcome.failure?.code == .sizeLimit)
  }

  @Test("do not exist for the whole stream: an endless one is read in constant memory")
  func endless() async throws {
    /// Returns the same chunk again and again.
    struct Endless: AsyncSequence, AsyncIteratorProtocol {
      var isStarted = false
      mutating func next() async -> [UInt8]? {
        defer { isStarted = true }
        return isStarted ? Array(#",{"id":1}"#.utf8) : Array(#"[{"id":1}"#.utf8)
      }
      func makeAsyncIterator() -> Endless { self }
    }
    var count = 0
    for try await item in Item.elements(json: Endless()) {
      #expect(item.id == 1)
      count += 1
      if count == 100_000 { break }
    }
    #expect(count == 100_000)
  }
}
