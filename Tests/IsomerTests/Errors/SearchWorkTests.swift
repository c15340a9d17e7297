import Testing

@_spi(Generated) @testable import Isomer

/// Tests that finding all errors of a document reads it only a small number of times.
@Suite struct SearchWorkTests {
  /// A document with faults, and the function that collects its errors.
  struct Faulty: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var json: String
    var faults: Int
    var read: @Sendable (UnsafeRawBufferPointer, ErrorSearch) -> Void

    init<T: Readable & SendableMetatype>(
      _ name: String, _: T.Type, faults: Int, _ json: String
    ) {
      testDescription = name
      self.json = json
      self.faults = faults
      read = { bytes, search in
        var reader = JSONReader(unsafe: bytes, collector: ReportCollector(search))
        reader.collect(in: search) { reader throws(ReadingFailure) in _ = try T.read(&reader) }
      }
    }
  }

  private static func crates(_ count: Int, faultyEach step: Int) -> String {
    let crates = (0..<count).map { index in
      let id = index % step == step - 1 ? "true" : "\(index)"
      return #"{"owner":{"name":"n\#(index)","age":7},"id":\#(id)}"#
    }
    return "[" + crates.joined(separator: ",") + "]"
  }

  private static func members(_ count: Int, _ value: (Int) -> String) -> String {
    (0..<count).map { #""k\#($0)":\#(value($0))"# }.joined(separator: ",")
  }

  static let documents = [
    Faulty("elements", [Crate].self, faults: 200, crates(10_000, faultyEach: 50)),
    Faulty(
      "pretty", [Crate].self, faults: 200,
      crates(10_000, faultyEach: 50).replacing(",", with: " ,\n    ")),
    Faulty(
      "behind a list without faults", [String: [Crate]].self, faults: 200,
      #"{"good":\#(crates(10_000, faultyEach: 20_000)),"bad":\#(crates(200, faultyEach: 1))}"#),
    Faulty(
      "members of a model behind a list", Store.self, faults: 4,
      #"{"crates":\#(crates(10_000, faultyEach: 20_000)),"a":"x","b":"x","c":"x","d":"x"}"#),
    Faulty(
      "a list of a model and members behind it", Store.self, faults: 202,
      #"{"crates":\#(crates(10_000, faultyEach: 50)),"a":"x","b":1,"c":1,"d":"x"}"#),
    Faulty(
      "members of a dictionary", [String: Int].self, faults: 200,
      "{" + members(20_000) { $0 % 100 == 99 ? "\"x\"" : "\($0)" } + "}"),
    Faulty(
      "lists in dictionaries in lists", [[String: [Crate]]].self, faults: 200,
      "["
        + repeatElement("{" + members(5) { _ in crates(100, faultyEach: 50) } + "}", count: 20)
        .joined(separator: ",") + "]"),
    Faulty(
      "keys that objects lack", [Crate].self, faults: 400,
      "[" + repeatElement(#"{"owner":{"name":"n","age":7}}"#, count: 400).joined(separator: ",")
        + "]"),
  ]

  @Test(arguments: documents)
  func `a document with many faults`(document: Faulty) throws {
    let count = document.json.utf8.count
    let search = ErrorSearch(limit: 1000, count: count)
    Array(document.json.utf8).withUnsafeBytes { document.read($0, search) }
    #expect(search.errors.count == document.faults)
    #expect(!search.isTruncated)
    #expect(Set(search.errors.map(\.failure.offset)).count == document.faults)
    let skipped = JSONReader.rereadable(count: count) - search.work
    #expect(skipped < 2 * count, "\(skipped) bytes of \(count) are skipped")
  }

  @Test func `a part of a document`() throws {
    let crates = Self.crates(1000, faultyEach: 10)
    let json = #"{"before":[1,2,3],"data":{"crates":\#(crates)},"after":[]}"#
    let part = #expect(throws: MappingError.self) { try [Crate](json: json, at: "data.crates") }
    let whole = #expect(throws: MappingError.self) { try [Crate](json: crates) }
    #expect(part?.all.count == 100)
    #expect(part?.all.map(\.path) == whole?.all.map { ValuePath("data.crates").appending($0.path) })
    let start = json.utf8.count - crates.utf8.count - #"},"after":[]}"#.utf8.count
    #expect(part?.all.map(\.offset) == whole?.all.map { ($0.offset ?? 0) + start })
  }
}

/// A model in the form of generated code, with a list and some numbers.
private struct Store: Readable {
  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Store {
    var numbers = [Int?](repeating: nil, count: 4)
    var crates: [Crate]?
    try reader.members(of: keys) { key, reader throws(ReadingFailure) in
      switch key {
      case 0: crates = try [Crate].read(&reader)
      case 1...4: numbers[key - 1] = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
    if crates == nil { throw reader.missing("crates") }
    if numbers.contains(nil) { throw reader.missing("a") }
    return Store()
  }

  private static let keys = KeySet(
    """
    crates
    a
    b
    c
    d
    """)
}
