import Foundation
import Isomer
import IsomerStreams
import Testing

@Suite("JSON Lines")
struct LineTests {
  private let text = """
    {"id":1}\r
    {"id":2,"name":"a\\nb"}

      {"id":"x"}
    {"id":4
    [1
    {"id":6} {"id":7}
    {"id":8}
    """

  @Test("are read wherever they are cut; an invalid line does not end them")
  func cuts() async throws {
    let bytes = Array(text.utf8)
    for size in 1...bytes.count {
      let outcome = try await Outcome(of: Item.lines(json: Chunks(bytes, size: size)))
      #expect(outcome.models.map(\.id) == [1, 2, 8])
      #expect(outcome.failure == nil)
      let places = outcome.errors.map { "\($0.path) \($0.line ?? 0):\($0.column ?? 0)" }
      let expected = ["id 4:9", "id 5:8", " 6:1", "[0] 6:3", " 7:10"]
      #expect(places == expected, "\(outcome.errors)")
    }
  }

  @Test("are read from memory and from a file")
  func sources() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    for sequence in [Item.lines(json: text), Item.lines(contentsOf: file)] {
      #expect(sequence.compactMap { try? $0.get().id } == [1, 2, 8])
    }
    let missing = Item.lines(contentsOf: file.appendingPathComponent("x")).map { $0 }
    #expect(missing.count == 1)
    #expect(throws: MappingError.self) { try missing.first?.get() }
  }

  @Test("are read at a path")
  func path() async throws {
    let lines = "{\"item\":{\"id\":1}}\n{\"item\":{\"id\":true}}\n{}\n{\"item\":{\"id\":4}}\n"
    let stream = Item.lines(json: Chunks(Array(lines.utf8), size: 3), at: "item")
    let outcome = try await Outcome(of: stream)
    #expect(outcome.models.map(\.id) == [1, 4])
    #expect(outcome.errors.map(\.path) == ["item.id", "item"])
  }
}
