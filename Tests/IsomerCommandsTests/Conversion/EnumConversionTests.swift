import Testing

@Suite struct EnumConversionTests {
  @Test func convertsRawValues() throws {
    try expect(
      "public enum State: String, Codable, CaseIterable { case open, closed = \"CLOSED\" }",
      converts: """
        import IsomerCodable

        // @mapped
        public enum State: String, MappedCodable, CaseIterable { case open, closed = "CLOSED" }
        """)
  }

  @Test func convertsAssociatedValues() throws {
    try expect(
      """
      enum Event: Codable {
        case text(String), video(url: String, Int)
        enum CodingKeys: String, CodingKey { case text, video = "clip" }
        enum VideoCodingKeys: String, CodingKey { case url = "media_url", _1 }
      }
      """,
      converts: """
        import IsomerCodable

        // @mapped
        enum Event: MappedCodable {
          case text(/* @mapped key: "_0" */ String)
          // @mapped key: "clip"
          case video(/* @mapped key: "media_url" */ url: String, /* @mapped key: "_1" */ Int)
        }
        """)
  }

  @Test func keepsHandWrittenCode() throws {
    let conversion = try Conversion(
      """
      enum State: Decodable {
        case open, closed
        init(from decoder: Decoder) throws {
          self = try decoder.singleValueContainer().decode(Bool.self) ? .open : .closed
        }
      }
      """)
    #expect(conversion.marks == ["3: this code of an enum is not converted"])
    #expect(conversion.text.contains("enum State: Decodable {"))
    #expect(conversion.text.contains("singleValueContainer"))
    #expect(!conversion.text.contains("@mapped"))
  }

  @Test(arguments: [
    ("case open, closed", "is only read with 'before.read:'"),
    ("case open, other(Int)", "also read from the object of 'Codable'"),
  ])
  func notesTheFormOfCasesWithoutValues(_ cases: String, _ note: String) throws {
    let conversion = try Conversion("enum State: Codable { \(cases) }")
    #expect(conversion.notes.count == 1)
    #expect(conversion.notes.first?.contains(note) == true)
  }
}
