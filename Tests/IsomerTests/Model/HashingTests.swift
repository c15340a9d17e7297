import Testing

@_spi(Generated) @testable import Isomer

/// Tests long runs of combining marks, which the standard library hashes in quadratic time.
@Suite struct HashingTests {
  private static let marks = ["\u{315}", "\u{301}", "\u{327}", "\u{323}"]

  private static func text(marks count: Int) -> String {
    "a" + (0..<count).map { marks[$0 % 4] }.joined()
  }

  @Test func `dictionary keys and set elements have at most thirty in a row`() throws {
    let (few, many) = (Self.text(marks: 30), Self.text(marks: 31))
    #expect(!few.hashesSlowly && many.hashesSlowly && ("b" + few + few).hashesSlowly == false)
    #expect(try [String: Int](json: #"{"\#(few)":1}"#) == [few: 1])
    #expect(try Set<String>(json: #"["\#(few)"]"#) == [few])
    let key = #expect(throws: MappingError.self) { try [String: Int](json: #"{"\#(many)":1}"#) }
    #expect(key?.code == .invalidValue)
    #expect(key?.expected == "at most 30 combining marks in a row")
    #expect(throws: MappingError.self) { try [Substring: Int](json: #"{"\#(many)":1}"#) }
    #expect(throws: MappingError.self) { try [Character: Int](json: #"{"\#(many)":1}"#) }
    let element = #expect(throws: MappingError.self) { try Set<String>(json: #"["b","\#(many)"]"#) }
    #expect(element?.path == "[1]")
    #expect(try [String](json: #"["\#(many)"]"#) == [many])
  }

  @Test func `models do not receive such keys`() throws {
    for (marks, isAsked) in [(30, true), (31, false)] {
      var asked: [String] = []
      let text = Self.text(marks: marks)
      try Array(#"{"\#(text)":1}"#.utf8).withUnsafeBytes { bytes in
        var reader = JSONReader(unsafe: bytes)
        try reader.skipMembers(.ignore, below: "") { key, _ in
          asked.append(key)
          return .value
        }
      }
      #expect(asked == (isAsked ? [text] : []))
    }
  }

  /// The standard library takes many seconds to hash this text once.
  @Test func `types of the library compare bytes`() throws {
    let long = Self.text(marks: 300_000)
    let members = (0..<20).map { #""\#($0)\#(long)":\#($0)"# }.joined(separator: ",")
    let value = try JSONValue(json: "{\(members)}")
    #expect(value.object?.count == 20)
    #expect(value[key: "7" + long]?.int == 7)
    #expect(try JSONValue(json: value.json()) == value)
    #expect(value.hashValue == value.hashValue)
    #expect(try Int(json: "{\(members)}", at: ValuePath([.key("3" + long)])) == 3)
    #expect(throws: MappingError.self) { try [String: Int](json: "{\(members)}") }
    let map = ValueMapTransformer(["a": 1], default: 2)
    #expect(try map.transform(long) == 2)
  }
}
