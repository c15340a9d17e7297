import Foundation
import Isomer
import IsomerStreams
import Testing

@Suite("Values written one by one")
struct StreamWriterTests {
  private actor Receiver {
    private(set) var chunks: [[UInt8]] = []
    func receive(_ chunk: [UInt8]) { chunks.append(chunk) }
    var text: String { String(decoding: chunks.joined(), as: UTF8.self) }
  }

  private let items = (1...3).map { Item(id: $0, name: "n\n\($0)") }

  @Test("are an array or lines", arguments: [0, 1, 3])
  func layouts(_ count: Int) async throws {
    for layout in [JSONStreamWriter.Layout.array, .lines] {
      let receiver = Receiver()
      var writer = JSONStreamWriter(layout) { await receiver.receive($0) }
      for item in items.prefix(count) { try await writer.write(item) }
      try await writer.finish()
      let written = items.prefix(count)
      let expected =
        try layout == .array
        ? Array(written).jsonString() : written.map { try $0.jsonString() + "\n" }.joined()
      #expect(await receiver.text == expected)
    }
  }

  @Test("are passed on in chunks, and read again")
  func chunks() async throws {
    let receiver = Receiver()
    var writer = JSONStreamWriter(.lines, chunkSize: 1000) { await receiver.receive($0) }
    let many = (0..<500).map { Item(id: $0, tags: ["tag"]) }
    try await writer.write(contentsOf: AsyncStream(many))
    let progress = writer.progress
    try await writer.finish()
    let chunks = await receiver.chunks
    #expect(chunks.count > 5)
    #expect(chunks.dropLast().allSatisfy { (1000..<1100).contains($0.count) })
    #expect(progress.elements == 500)
    #expect(progress.bytes == chunks.map(\.count).reduce(0, +))
    let read = try await Outcome(of: Item.lines(json: Chunks(chunks: chunks)))
    #expect(read.models == many && read.errors.isEmpty)
  }

  @Test("are indented in arrays only")
  func indented() async throws {
    let array = Receiver()
    var writer = JSONStreamWriter(.array, options: .pretty) { await array.receive($0) }
    for item in items { try await writer.write(item) }
    try await writer.finish()
    #expect(try await [Item](json: array.text) == items)
    #expect(await array.text.contains("\n  \"id\""))
    let lines = Receiver()
    var other = JSONStreamWriter(.lines, options: .pretty) { await lines.receive($0) }
    for item in items { try await other.write(item) }
    try await other.finish()
    #expect(await lines.text.split(separator: "\n").count == 3)
  }

  @Test("can be invalid without an effect on the others")
  func invalid() async throws {
    let receiver = Receiver()
    var writer = JSONStreamWriter(.array) { await receiver.receive($0) }
    try await writer.write([1.5])
    do {
      try await writer.write([2, Double.nan])
      Issue.record("NaN was written")
    } catch let error as MappingError {
      #expect(error.path == "[1][1]")
    }
    try await writer.write([3.5])
    try await writer.finish()
    #expect(await receiver.text == "[[1.5],[3.5]]")
  }

  @Test("are written to a file")
  func files() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    var writer = try JSONStreamWriter(.array, toFile: file)
    for item in items { try await writer.write(item) }
    try await writer.finish()
    #expect(try Item.elements(contentsOf: file).map { try $0.get() } == items)
    let missing = file.appendingPathComponent("x")
    let error = #expect(throws: MappingError.self) {
      _ = try JSONStreamWriter(.array, toFile: missing)
    }
    #expect(error?.code == .storageFailed)
  }

  @Test("stop when the receiver fails, or the task is cancelled")
  func failures() async throws {
    struct Closed: Error {}
    var writer = JSONStreamWriter(.lines, chunkSize: 1) { _ in throw Closed() }
    do {
      try await writer.write(1)
      Issue.record("the error was lost")
    } catch {
      #expect(error is Closed)
    }
    let task = Task {
      var writer = JSONStreamWriter(.lines) { _ in }
      while true { try await writer.write(1) }
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}

extension AsyncStream where Element: Sendable {
  fileprivate init(_ elements: [Element]) {
    self.init { continuation in
      for element in elements { continuation.yield(element) }
      continuation.finish()
    }
  }
}
