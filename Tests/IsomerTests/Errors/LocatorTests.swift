import Testing

@testable import Isomer

@Suite struct LocatorTests {
  private func place(_ marked: String) -> (Place, (line: Int, column: Int), MarkedText) {
    let marked = MarkedText(marked)
    return marked.bytes.withUnsafeBytes { bytes in
      var locator = Locator(bytes)
      let place = locator.place(of: marked.offset)
      var lines = LineCounter(bytes)
      return (place, lines.position(of: marked.offset), marked)
    }
  }

  @Test(arguments: [
    ("|>1", ""),
    ("  |>1", ""),
    (#"{"user": {"emails": ["a", |>7]}}"#, "user.emails[1]"),
    (#"{"a":|>1}"#, "a"),
    (#"{"a":{"b":2},"c":|>1}"#, "c"),
    ("[|>1]", "[0]"),
    ("[[],[[],|>1]]", "[1][1]"),
    (#"{"a.b":{"c[0]":|>1}}"#, #"a\.b.c\[0\]"#),
    (#"{"":|>1}"#, #"[""]"#),
    (#"{"a\"b":|>1}"#, "a\"b"),
    (#"{"\u00e9":[|>1]}"#, "é[0]"),
    (#"{"\ud83d\ude00":|>1}"#, "😀"),
    (#"{"a":"x|>y"}"#, "a"),
    (#"{"a":1 |>, "b":2}"#, "a"),
    ("[1,2]|>", ""),
    ("{\n  \"a\": [\n    1,\n    |>2\n  ]\n}", "a[1]"),
    (#"{"a": "}]{[,:\"", "b": |>1}"#, "b"),
    (#"{"a":1,|>}"#, ""),
    (#"{"a":1,|>"b":2}"#, ""),
    (#"[{"a":[1]}|>]"#, "[0]"),
  ])
  func `the path of a value`(marked: String, path: String) {
    #expect(place(marked).0.path.description == path)
  }

  @Test(arguments: ["[1, |>2]", "{\n  \"ä\": |>1}", "[\n\n\"é\",\n  |>3]", "|>", "[\r\n|>1]"])
  func `line and column count bytes, starting at one`(marked: String) {
    let (_, position, expected) = place(marked)
    #expect(position.line == expected.line)
    #expect(position.column == expected.column)
  }

  @Test func `a byte order mark adds to the offset but not to the column`() {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("[x]".utf8)
    bytes.withUnsafeBytes { bytes in
      var locator = Locator(bytes)
      #expect(locator.place(of: 4).path.description == "[0]")
      var lines = LineCounter(bytes)
      #expect(lines.position(of: 4) == (1, 2))
    }
  }

  @Test func `an offset at the end of a value belongs to that value`() {
    let text = #"{"a": "seven", "b": 1}"#
    Array(text.utf8).withUnsafeBytes { bytes in
      var locator = Locator(bytes)
      let place = locator.place(of: 13)
      #expect(place.path.description == "a")
      #expect(place.value == 6..<13)
    }
  }

  @Test func `ascending offsets continue the same walk`() {
    let text = #"{"a":[1,22,{"b":3}],"c":4}"#
    Array(text.utf8).withUnsafeBytes { bytes in
      var locator = Locator(bytes)
      let paths = [5, 6, 8, 16, 16, 24, 26].map { locator.place(of: $0).path.description }
      #expect(paths == ["a", "a[0]", "a[1]", "a[2].b", "a[2].b", "c", ""])
    }
  }

  @Test func `the innermost container is identified by its bracket`() {
    let (place, _, _) = place(#"{"a": {"b": |>1}}"#)
    #expect(place.container == 6)
  }

  @Test func `depth is limited`() {
    let bytes = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
    bytes.withUnsafeBytes { bytes in
      var locator = Locator(bytes, maximumDepth: 512)
      #expect(locator.place(of: 999_999).path.components.count == 512)
    }
  }

  @Test func `random bytes yield a location`() {
    var random = SystemRandomNumberGenerator()
    let alphabet = Array(#"{}[],:"\ab1 -"#.utf8) + [0x0A, 0xFF, 0xC3, 0x00]
    for _ in 0..<200 {
      let count = Int.random(in: 0..<24, using: &random)
      let bytes = (0..<count).map { _ in alphabet.randomElement(using: &random) ?? 0 }
      for offset in 0...count + 1 {
        bytes.withUnsafeBytes { bytes in
          var locator = Locator(bytes)
          let place = locator.place(of: offset)
          #expect(place.value.upperBound <= count)
          _ = Excerpt(place.value, of: bytes).description
          for code in UInt8(0)...24 {
            guard let code = ReadingFailure.Code(rawValue: code) else { continue }
            let error = MappingError(
              ReadingFailure(code, at: offset), details: FailureDetails(), in: bytes,
              options: ReadingOptions())
            #expect(!error.description.isEmpty)
          }
        }
      }
    }
  }
}
