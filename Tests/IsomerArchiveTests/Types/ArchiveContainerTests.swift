import Foundation
import Testing

@testable @_spi(Generated) import Isomer
@testable @_spi(Generated) import IsomerArchive

@Suite struct ArchiveContainerTests {
  @Test func `arrays and optionals`() throws {
    #expect(try [1, 2, 300].body() == "8301 02 19012c".filter { $0 != " " })
    #expect(try [Int]().body() == "80")
    #expect(try [nil, 1].archivedAndBack() == [nil, 1] as [Int?])
    #expect(try Int?.none.body() == "f6")
    let values: [Int??] = [.none, .some(.none), .some(.some(1))]
    #expect(try values.body() == "83f681f68101")
    #expect(try values.archivedAndBack() == values)
    let deep: [Int???] = [.none, .some(.none), .some(.some(.none)), 3]
    #expect(try deep.archivedAndBack() == deep)
    let trees: [JSONValue?] = [nil, .some(.null), 1]
    #expect(try trees.archivedAndBack() == trees)
    let long = (0..<10_000).map { "\($0)" }
    #expect(try long.archivedAndBack() == long)
  }

  @Test func `sets are in the order of their bytes`() throws {
    #expect(
      try Set([100, -1, 10, 1000, 24]).body()
        == "d90102850a 1818 1864 1903e8 20".filter { $0 != " " })
    let words = Set((0..<500).map { "word \($0 * 7919 % 1000)" })
    #expect(try words.archivedAndBack() == words)
    #expect(try Set(words.shuffled()).archive() == words.archive())
    #expect(try Set(archive: [1, 2, 2].archive()) == [1, 2])
    #expect(try [Int](archive: Set([5]).archive()) == [5])
  }

  @Test func `dictionaries are in the order of their keys`() throws {
    let counts = ["z": 1, "aa": 2, "": 3]
    #expect(try counts.body() == "a36003617a0162616102")
    #expect(try counts.archivedAndBack() == counts)
    #expect(try [10: "a", -1: "b"].archivedAndBack() == [10: "a", -1: "b"])
    let byID = [UUID(): [1], UUID(): []]
    #expect(try byID.archivedAndBack() == byID)
    #expect(try byID.archive() == byID.archive())
    let of = [TicketState.open: 1, .closed: 2]
    #expect(try of.body() == "a2646f70656e0166636c6f73656402")
    // The last of several equal keys is used.
    #expect(try [String: Int](archive: archive(body: "a2616101616102")) == ["a": 2])
  }

  @Test func `models in sets and as keys have the same order in every run`() throws {
    let events: Set<TicketEvent> = [
      .locked, .renamed(from: "b", to: "c"), .renamed(from: "a", to: "c"),
      .voted(2, by: .init(login: "z")),
      .voted(2, by: .init(login: "y")),
    ]
    #expect(try events.archivedAndBack() == events)
    let keyed = Dictionary(uniqueKeysWithValues: events.map { ($0, Set([$0, .locked])) })
    #expect(try keyed.archivedAndBack() == keyed)
    for _ in 0..<10 {
      // Another capacity means another order of the elements in memory.
      var other = Set<TicketEvent>(minimumCapacity: Int.random(in: 1...400))
      for event in events.shuffled() { other.insert(event) }
      #expect(try other.archive() == events.archive())
    }
  }

  @Test func `sets of sets of models are archived in acceptable time`() throws {
    struct Node: Hashable, Archivable {
      var children: Set<Node>
      static let mappedShape = ArchiveShape("Node", "children")
      static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Node {
        let object = try reader.object(mappedShape)
        var children: Set<Node> = []
        if try reader.field(0, of: object) { children = try Set<Node>.unarchive(&reader) }
        reader.leave(object)
        return Node(children: children)
      }
      func archive(to writer: inout ArchiveWriter) {
        guard writer.begin(Self.mappedShape) else { return }
        children.archive(to: &writer)
        writer.end()
      }
    }
    var node = Node(children: [])
    for _ in 0..<60 { node = Node(children: [node, Node(children: [])]) }
    #expect(try node.archivedAndBack() == node)
  }

  @Test func `values`() throws {
    let value: JSONValue = [
      "z": 1,
      "a": [true, nil, 1.5, .uint(.max), .data(Data([1])), .date(Date(timeIntervalSince1970: 5))],
      "d": .decimal(Decimal(string: "0.12345678901234567890123") ?? 0), "n": .int(.min),
    ]
    let read = try value.archivedAndBack()
    #expect(read == value)
    #expect(read.object?.keys == ["z", "a", "d", "n"])
    #expect(
      try JSONValue(archive: archive(body: "a1 3b8000000000000000 f7")) == [
        "-9223372036854775809": nil
      ]
    )
  }

  @Test func `values are nested up to the depth limit and not deeper`() throws {
    func nested(_ levels: Int) -> JSONValue {
      (0..<levels).reduce(JSONValue.int(1)) { inner, _ in .array([inner]) }
    }
    #expect(try nested(512).archivedAndBack() == nested(512))
    let data = try nested(512).archive()
    #expect(failure(of: JSONValue.self, data, ReadingOptions(depthLimit: 511))?.code == .depthLimit)
    let deepest = try nested(1024).archive()
    #expect(
      try JSONValue(archive: deepest, options: ReadingOptions(depthLimit: 1024)) == nested(1024))
    #expect(throws: MappingError.self) { try nested(1025).archive() }
    let deep = archive(body: String(repeating: "81", count: 513) + "01")
    #expect(failure(of: JSONValue.self, deep)?.code == .depthLimit)
    let tags = archive(body: String(repeating: "d81c", count: 100_000) + "01")
    #expect(failure(of: JSONValue.self, tags)?.code == .typeMismatch)
    #expect(try JSONValue(archive: deep, options: ReadingOptions(depthLimit: 600)) == nested(513))
  }

  @Test func `decimals and dates add no level`() throws {
    for leaf in [
      JSONValue.decimal(Decimal(string: "0.12345678901234567890") ?? 0),
      .date(Date(timeIntervalSinceReferenceDate: 0.1)),
    ] {
      let value = (0..<512).reduce(leaf) { inner, _ in .array([inner]) }
      #expect(try value.archivedAndBack() == value)
    }
  }

  @Test func `exceeding the depth limit takes no longer than skipping`() {
    // Levels beyond the limit are not traversed again for each enclosing level.
    func seconds(_ body: () -> Void) -> Double {
      let times = (0..<3).map { _ in
        let clock = ContinuousClock()
        return clock.measure(body) / Duration.seconds(1)
      }
      return times.min() ?? 0
    }
    struct Skipped: Archivable {
      static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Skipped {
        try reader.skipValue()
        return Skipped()
      }
      func archive(to writer: inout ArchiveWriter) {}
    }
    let levels = archive(body: String(repeating: "81", count: 200_000) + "00")
    // The same after 511 levels, each with many values after the nested one.
    let numbers = String(repeating: "00", count: 200_000)
    let late = archive(
      body: String(repeating: "81", count: 511) + "9a00030d42" + numbers + "8100" + "8100")
    let skipping = seconds { #expect(failure(of: Skipped.self, levels) == nil) }
    for data in [levels, late] {
      let failing = seconds { #expect(failure(of: JSONValue.self, data)?.code == .depthLimit) }
      #expect(failing < 100 * skipping)
    }
  }

  @Test func `a model with all kinds of properties`() throws {
    let ticket = Ticket.sample
    #expect(try ticket.archivedAndBack() == ticket)
    #expect(try ["a": [ticket, ticket]].archivedAndBack() == ["a": [ticket, ticket]])
    #expect(try ticket.archive() == ticket.archive())
    let reporter = Reporter(login: "octocat", name: "Octo")
    #expect(
      try reporter.archive().dropLast(8).hexadecimal == "d9d9f78401"
        + "8183685265706f7274657200 82656c6f67696e646e616d65".filter { $0 != " " }
        + "d81b8300676f63746f63617464" + "4f63746f48")
  }

  @Test func `many models in one archive`() throws {
    // Two-byte numbers, and a table that is larger than the space reserved for it.
    let shapes = (0..<300).map { _ in ArchiveShape("ModelWithALongNameForItsTable", "property") }
    let data = try ModelsOfShapes(shapes: shapes).archive()
    let archive = try Archive(data)
    #expect(archive.models.count == 300)
    #expect(archive.root.array?.last == ["@model": "ModelWithALongNameForItsTable", "property": 1])
  }

  @Test func `large archives`() throws {
    let tickets = (0..<300).map { number in
      var ticket = Ticket.sample
      ticket.number = number
      ticket.title = "The \(number)th leak, with some words to tell it from the others"
      return ticket
    }
    let data = try tickets.archive()
    #expect(data.count > 1 << 15)
    #expect(try [Ticket](archive: data) == tickets)
    #expect(try [Ticket](archive: [UInt8](data)) == tickets)
  }
}

/// A value that archives one object of each schema.
private struct ModelsOfShapes: Archivable {
  let shapes: [ArchiveShape]

  static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Self {
    try reader.skipValue()
    return Self(shapes: [])
  }

  func archive(to writer: inout ArchiveWriter) {
    guard writer.beginArray(shapes.count) else { return }
    for shape in shapes {
      guard writer.begin(shape) else { return }
      writer.write(Int64(1))
      writer.end()
    }
    writer.endArray()
  }
}
