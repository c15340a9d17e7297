import Testing

@testable import Isomer

@Suite struct MappingReportTests {
  private let document = """
    [
      {"id": 1, "titel": "a", "owner": {"name": "x", "age": 1}, "ratings": [1, 300, "é", 4]},
      {"id": 2, "title": 5, "owner": {"name": "y", "age": 2}, "more": {"id": [0]}}
    ]
    """

  @Test func `skipped, replaced and unknown values are listed in order`() throws {
    let (albums, report) = try [Album].readWithReport(json: document)
    #expect(albums.map(\.ratings) == [[1, 4], []])
    #expect(albums.map(\.title) == [nil, nil])
    #expect(
      report.entries.map(\.kind) == [
        .unknownKey, .elementSkipped, .elementSkipped, .valueRecovered, .unknownKey,
      ])
    #expect(
      report.entries.map(\.path.description) == [
        "[0].titel", "[0].ratings[1]", "[0].ratings[2]", "[1].title", "[1].more",
      ])
    #expect(report.entries.map(\.line) == [2, 2, 2, 3, 3])
    #expect(report.entries.map(\.index) == [nil, 1, 2, nil, nil])
    #expect(
      report.description == """
        [0].titel: unknown key (line 2, column 13, byte 14)
        [0].ratings[1]: element left out: expected an integer from 0 to 255, \
        found number 300 (line 2, column 76, byte 77)
        [0].ratings[2]: element left out: expected an integer, found string "é" \
        (line 2, column 81, byte 82)
        [1].title: default used: expected a string, found number 5 (line 3, column 22, \
        byte 114)
        [1].more: unknown key (line 3, column 59, byte 151)
        """)
  }

  @Test func `locations match the document`() throws {
    let (_, report) = try [Album].readWithReport(json: document)
    for (entry, text) in zip(report.entries, [#""titel""#, "300", #""é""#, "5", #""more""#]) {
      let offset = try #require(entry.offset)
      #expect(document.range(of: text, after: offset) == offset)
    }
  }

  @Test func `an empty report if nothing was noted`() throws {
    let (numbers, report) = try [Int].readWithReport(json: [UInt8]("[1,2]".utf8))
    #expect(numbers == [1, 2])
    #expect(report.isEmpty && report == MappingReport())
  }

  @Test func `entries are found by kind`() throws {
    let (_, report) = try [Album].readWithReport(json: document)
    #expect(report.entries(.unknownKey).map(\.path.description) == ["[0].titel", "[1].more"])
    #expect(report.entries(.duplicateKey).isEmpty)
  }

  @Test func `reading fails with the same error`() {
    let error = #expect(throws: MappingError.self) {
      try [Int].readWithReport(json: "[1,true]"[...])
    }
    #expect(error?.path.description == "[1]")
  }

  @Test func `the locations of many notes are found in one walk`() throws {
    let ratings = String(repeating: "\"x\",", count: 50_000) + "1"
    let text = #"{"id":1,"owner":{"name":"","age":1},"ratings":[\#(ratings)]}"#
    let (album, report) = try Album.readWithReport(
      json: text, options: ReadingOptions(reportLimit: .max))
    #expect(album.ratings == [1])
    #expect(report.entries.count == 50_000)
    #expect(report.entries.last?.path.description == "ratings[49999]")
  }
}

extension String {
  /// Returns an offset if a text is at this offset, or nil.
  fileprivate func range(of text: String, after offset: Int) -> Int? {
    Array(utf8).dropFirst(offset).starts(with: text.utf8) ? offset : nil
  }
}
