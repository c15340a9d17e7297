import Foundation
import Testing

@testable import Isomer
@testable import IsomerFoundation

@Suite struct ScalarTests {
  // MARK: Dates

  /// Returns seconds since 1970 by counting years, months and days one by one.
  private func seconds(_ year: Int, _ month: Int, _ day: Int) -> Int {
    func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
    var days = 0
    if year >= 1970 {
      for past in 1970..<year { days += isLeap(past) ? 366 : 365 }
    } else {
      for past in year..<1970 { days -= isLeap(past) ? 366 : 365 }
    }
    let lengths = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (days + lengths[..<(month - 1)].reduce(0, +) + day - 1) * 86_400
  }

  @Test func everyMonthOfEveryCenturyReadsAndWrites() throws {
    for year in Array(stride(from: 0, through: 9999, by: 97)) + [
      1600, 1700, 1900, 2000, 2024, 9999,
    ] {
      for month in 1...12 {
        for day in [1, 28] {
          func pad(_ value: Int, _ width: Int) -> String {
            String(repeating: "0", count: width - "\(value)".count) + "\(value)"
          }
          let text = "\"\(pad(year, 4))-\(pad(month, 2))-\(pad(day, 2))T23:04:05Z\""
          let date = try Date(json: text)
          let expected = seconds(year, month, day) + 23 * 3600 + 4 * 60 + 5
          #expect(date.timeIntervalSince1970 == Double(expected), "\(text)")
          #expect(try date.jsonString() == text)
        }
      }
    }
  }

  @Test(
    arguments: [
      ("2019-05-15T15:20:18Z", 1_557_933_618.0), ("2019-05-15t15:20:18z", 1_557_933_618),
      ("2019-05-15T17:20:18+02:00", 1_557_933_618), ("2019-05-15T09:50:18-05:30", 1_557_933_618),
      ("2019-05-15T15:20:18-00:00", 1_557_933_618), ("2019-05-15T15:20:18.5Z", 1_557_933_618.5),
      ("2019-05-15T15:20:18.250000000000000000Z", 1_557_933_618.25),
      ("2016-12-31T23:59:60Z", 1_483_228_800),
      ("2017-01-01T00:59:60+01:00", 1_483_228_800), ("2024-02-29T00:00:00Z", 1_709_164_800),
      ("1969-12-31T23:59:59.75Z", -0.25),
    ] as [(String, Double)])
  func datesRead(_ text: String, _ seconds: Double) throws {
    #expect(try Date(json: "\"\(text)\"").timeIntervalSince1970 == seconds)
    let escaped = "\"\\u003\(text.prefix(1))\(text.dropFirst())\""
    #expect(try Date(json: escaped).timeIntervalSince1970 == seconds)
  }

  @Test(arguments: [
    "", "2019", "2019-05-15", "2019-05-15T15:20", "2019-05-15T15:20:18", "2019-05-15 15:20:18Z",
    "2019-13-01T00:00:00Z", "2019-00-01T00:00:00Z", "2019-02-29T00:00:00Z", "2019-04-31T00:00:00Z",
    "2019-05-00T00:00:00Z", "2019-05-15T24:00:00Z", "2019-05-15T23:60:00Z", "2019-05-15T23:59:61Z",
    "2019-05-15T12:30:60Z", "2019-05-15T15:20:18.Z", "2019-05-15T15:20:18+0200",
    "2019-05-15T15:20:18+24:00",
    "2019-05-15T15:20:18+02:60", "2019-05-15T15:20:18ZZ", "2019-05-15T15:20:18+02",
    "2019-5-15T15:20:18Z",
    "12019-05-15T15:20:18Z", "-2019-05-15T15:20:18Z", "2019-05-15T15:20:18,5Z",
    "2019-05-15T15:2x:18Z",
    "2019-05-15T15:20:18.5", "2019-05-15T15:20:18.5+", "２019-05-15T15:20:18Z",
    "1900-02-29T00:00:00Z",
  ])
  func wrongDatesAreRejected(_ text: String) {
    #expect(throws: MappingError.self) { try Date(json: "\"\(text)\"") }
  }

  /// Dates that are read must be writable, so only the years 0 to 9999 in UTC are read.
  @Test func datesThatAreReadAreWritten() throws {
    for year in ["0000", "0001", "1970", "9998", "9999"] {
      for day in [
        "-01-01T00:00:00", "-01-01T23:59:59", "-12-31T23:59:59.999999999", "-12-31T00:00:00",
      ] {
        for offset in ["Z", "+00:01", "-00:01", "+23:59", "-23:59"] {
          let isBefore = year == "0000" && day.hasPrefix("-01") && offset.hasPrefix("+")
          let isBehind = year == "9999" && day.hasPrefix("-12") && offset.hasPrefix("-")
          let text = "\"\(year)\(day)\(offset)\""
          guard let date = try? Date(json: text) else {
            #expect(isBefore || isBehind, "\(text)")
            continue
          }
          #expect(try Date(json: date.json()) == date, "\(text)")
          #expect(
            try StandardTransformer<String, Date>.rfc3339.reverse(date).isEmpty == false, "\(text)")
        }
      }
    }
    for text in [
      "0000-01-01T00:00:00+00:01", "9999-12-31T23:59:59-00:01", "9999-12-31T23:59:60Z",
    ] {
      #expect(throws: MappingError.self, "\(text)") { try Date(json: "\"\(text)\"") }
      #expect(throws: (any Error).self, "\(text)") {
        try StandardTransformer<String, Date>.rfc3339.transform(text)
      }
    }
  }

  @Test func fractionsReadBackEqual() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<3000 {
      let scales: [Double] = [1, 10, 1e3, 1e6, 1e9]
      let scale = scales.randomElement(using: &random) ?? 1
      let time = (Double.random(in: -1e9...1e9, using: &random) * scale).rounded() / scale
      let date = Date(timeIntervalSinceReferenceDate: time)
      let text = try date.jsonString()
      // Close to the reference date, the nearest nanosecond is written.
      if abs(time) > 1e7 { #expect(try Date(json: text) == date, "\(text)") }
    }
    let half = Date(timeIntervalSince1970: 1_557_933_618.25)
    #expect(try half.jsonString() == "\"2019-05-15T15:20:18.25Z\"")
    #expect(throws: MappingError.self) { try Date(timeIntervalSince1970: 1e15).json() }
    #expect(throws: MappingError.self) { try Date(timeIntervalSince1970: -1e12).json() }
    #expect(throws: MappingError.self) { try Date(timeIntervalSince1970: .nan).json() }
    #expect(try Date.distantPast.jsonString() == "\"0000-12-30T00:00:00Z\"")
  }

  // MARK: Others

  @Test func identifiersReadInEitherCase() throws {
    let value = UUID()
    #expect(try UUID(json: "\"\(value.uuidString)\"") == value)
    #expect(try UUID(json: "\"\(value.uuidString.lowercased())\"") == value)
    #expect(try value.jsonString() == "\"\(value.uuidString)\"")
    #expect(try [UUID: Int](json: [value: 1].json()) == [value: 1])
    for text in [
      "", "E621E1F8-C36C-495A-93FC-0C247A3E6E5", "E621E1F8-C36C-495A-93FC-0C247A3E6E5G",
      "E621E1F8C36C-495A-93FC-0C247A3E6E5F-", "{621E1F8-C36C-495A-93FC-0C247A3E6E5}",
    ] {
      #expect(throws: MappingError.self) { try UUID(json: "\"\(text)\"") }
    }
  }

  @Test func bytesAreStrictBase64() throws {
    var random = SeededGenerator(seed: 6)
    for count in 0..<200 {
      let data = Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
      let text = "\"\(data.base64EncodedString())\""
      #expect(try Data(json: text) == data)
      #expect(try data.jsonString() == text)
    }
    for text in [
      "A", "AA", "AAA", "AA=", "A===", "====", "AB==", "AAB=", "AA==AAAA", "AA A", "AAA\\n", "AA-_",
      "AAAA=", "=AAA", "A=AA", "AA=A", "AAé=",
    ] {
      #expect(throws: MappingError.self) { try Data(json: "\"\(text)\"") }
    }
  }

  @Test func addressesAreTakenAsTheyStand() throws {
    #expect(
      try URL(json: #""https:\/\/example.org\/a?b=c#d""#).absoluteString
        == "https://example.org/a?b=c#d")
    #expect(try URL(json: "\"a/b\"").relativeString == "a/b")
    #expect(throws: MappingError.self) { try URL(json: "\"\"") }
    #expect(throws: MappingError.self) { try URL(json: "\"http://a b\"") }
  }

  @Test func textIsOneCharacterOrMany() throws {
    #expect(try Character(json: "\"é\"") == "é")
    #expect(try Character(json: "\"\\ud83d\\udc68\\u200d\\ud83d\\udc69\"") == "👨‍👩")
    #expect(throws: MappingError.self) { try Character(json: "\"ab\"") }
    #expect(throws: MappingError.self) { try Character(json: "\"\"") }
    #expect(try Substring(json: "\"ab\"") == "ab")
    #expect(try "xaby".dropFirst().dropLast().jsonString() == "\"ab\"")
    #expect(try (Character("é") as Character).jsonString() == "\"é\"")
    #expect(try CGFloat(json: "1.5") == 1.5)
    #expect(try CGFloat(2.25).jsonString() == "2.25")
  }

  // MARK: Strings

  @Test func everyCharacterAtEveryPlaceReadsBack() throws {
    let special = [
      "\"", "\\", "\n", "\r", "\t", "\u{8}", "\u{C}", "\u{0}", "\u{1F}", "\u{7F}", "/", "é", "€",
      "😀",
    ]
    for length in [0, 1, 3, 4, 7, 8, 9, 15, 16, 17, 33] {
      for place in 0...length {
        for character in special {
          let text =
            String(repeating: "a", count: place) + character
            + String(repeating: "b", count: length - place)
          let json = try text.jsonString()
          #expect(try String(json: json) == text)
          #expect(try JSONDecoder().decode([String].self, from: Data("[\(json)]".utf8)) == [text])
          #expect(try [String: Int](json: [text: 1].json()) == [text: 1])
        }
      }
    }
  }

  @Test func escapesAreTheShortOnes() throws {
    #expect(
      try "\"\\/\u{8}\u{C}\n\r\t\u{1}\u{1F}é\u{2028}".jsonString()
        == #""\"\\/\b\f\n\r\t\u0001\u001fé"# + "\u{2028}\"")
    #expect(try "".jsonString() == "\"\"")
    #expect(try NSString(string: "a\né").substring(from: 0).jsonString() == "\"a\\né\"")
  }

  @Test func randomEscapesAgreeWithFoundation() throws {
    var random = SeededGenerator(seed: 8)
    let pieces = [
      "a", "\\n", "\\u00e9", "\\ud83d\\ude00", "é", "\\\\", "\\\"", "long plain text of many bytes",
      "😀",
    ]
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      let bytes = Data("[\"\(text)\"]".utf8)
      #expect(try [String](json: bytes) == JSONDecoder().decode([String].self, from: bytes))
    }
  }

  // MARK: UTF-8

  @Test func validationAgreesWithTheStandardLibrary() {
    var random = SeededGenerator(seed: 9)
    let pieces: [[UInt8]] = [
      [0x61], [0xC3, 0xA9], [0xE2, 0x82, 0xAC], [0xF0, 0x9F, 0x98, 0x80], [0xED, 0x9F, 0xBF],
      [0xEE, 0x80, 0x80],
      [0xF4, 0x8F, 0xBF, 0xBF], [0x61, 0x62, 0x63, 0x64, 0x65, 0x66, 0x67, 0x68],
    ]
    for round in 0..<20_000 {
      var bytes = (0..<Int.random(in: 0...20, using: &random)).flatMap { _ in
        pieces.randomElement(using: &random) ?? []
      }
      if round % 2 == 1, !bytes.isEmpty {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      let expected = String(validating: bytes, as: UTF8.self) != nil
      let actual = bytes.withUnsafeBufferPointer {
        $0.baseAddress.map { isValidUTF8($0, bytes.count) } ?? true
      }
      #expect(actual == expected, "\(bytes)")
    }
  }
}
