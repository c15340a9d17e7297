import Foundation
import Isomer
import IsomerArchive
import IsomerFoundation
import Testing

// @mapped version: 1, derive: [.merge, .equality]
struct Timeouts {
  var plain: Duration
  // @mapped with: .seconds
  var seconds: Duration = .zero
  // @mapped with: .milliseconds
  var milliseconds: Duration?
  // @mapped with: .iso8601
  var text: Duration?
  // @mapped with: .protobuf
  var suffixed: Duration = .zero
  var all: [Duration]?
}

struct DurationTests {
  private let document = #"""
    {"plain":"PT1M30.5S","seconds":3.7,"milliseconds":250,"text":"PT2H","suffixed":"-3.500s",\#
    "all":["PT0S","-PT0.000000000000000001S"]}
    """#

  @Test func forms() throws {
    let timeouts = try Timeouts(json: document)
    #expect(timeouts.plain == .milliseconds(90_500))
    #expect(timeouts.seconds == .milliseconds(3700))
    #expect(timeouts.milliseconds == .milliseconds(250))
    #expect(timeouts.text == .seconds(7200))
    #expect(timeouts.suffixed == .milliseconds(-3500))
    #expect(
      timeouts.all == [.zero, Duration(secondsComponent: 0, attosecondsComponent: -1)])
    #expect(try timeouts.jsonString() == document)
    #expect(try Timeouts(dictionary: timeouts.dictionary()) == timeouts)
    #expect(try Timeouts(archive: timeouts.archive()) == timeouts)
    var other = timeouts
    try other.update(json: #"{"seconds":1,"text":null}"#)
    #expect(other.seconds == .seconds(1) && other.text == nil && other.plain == timeouts.plain)
  }

  @Test(arguments: [
    ("P1DT2H3.5S", "PT26H3.5S"), ("P2W", "PT336H"), ("-P1D", "-PT24H"), ("PT0.10S", "PT0.1S"),
    ("PT59S", "PT59S"), ("PT60S", "PT1M"), ("PT3600.5S", "PT1H0.5S"),
    ("PT9223372036854775807S", "PT2562047788015215H30M7S"),
  ])
  func written(text: String, as expected: String) throws {
    #expect(try Duration(json: "\"\(text)\"").jsonString() == "\"\(expected)\"")
  }

  @Test(arguments: [
    "", "P", "PT", "P1DT", "P1Y", "P1M", "PT1.5H", "PT1S2M", "PT1H1H", "1S", "PT-1S", "PT.5S",
    "PT1.S", "PT9223372036854775808S", "P99999999999999999999D", "P15250284452472W", "pt1s",
  ])
  func invalid(text: String) {
    let error = #expect(throws: MappingError.self) {
      try Timeouts(json: #"{"plain":"\#(text)"}"#)
    }
    #expect(
      error?.description == #"plain: expected a duration such as "PT1M30S", found string "#
        + "\"\(text)\" (line 1, column 10, byte 9)")
  }

  @Test(arguments: ["1e19", "-9.3e18", "1e308"])
  func tooLong(number: String) {
    let error = #expect(throws: MappingError.self) {
      try Timeouts(json: #"{"plain":"PT0S","seconds":\#(number)}"#)
    }
    #expect(
      error?.description == "seconds: expected a duration of at most 9223372036854775807 seconds, "
        + "found number \(number) (line 1, column 27, byte 26)")
  }

  @Test(arguments: [("1e-400", 0), ("1e-19", 0), ("-0", 0), ("1e-18", 1), ("2.5e-18", 2)])
  func tiny(number: String, attoseconds: Int64) throws {
    let timeouts = try Timeouts(json: #"{"plain":"PT0S","seconds":\#(number)}"#)
    #expect(timeouts.seconds.components == (0, attoseconds))
  }

  @Test(arguments: [("1s", "1s"), ("00001.5s", "1.500s"), ("0.0000001s", "0.000000100s")])
  func suffix(text: String, written: String) throws {
    let timeouts = try Timeouts(json: #"{"plain":"PT0S","suffixed":"\#(text)"}"#)
    #expect(try timeouts.jsonString(only: ["suffixed"]) == #"{"suffixed":"\#(written)"}"#)
  }

  @Test(arguments: ["1", "s", ".5s", "1.s", "+1s", "1.1234567891s", "315576000001s"])
  func invalidSuffix(text: String) {
    #expect(throws: MappingError.self) {
      try Timeouts(json: #"{"plain":"PT0S","suffixed":"\#(text)"}"#)
    }
  }

  @Test func unwritable() {
    let long = Duration.seconds(Int64.max) * 2
    #expect(throws: MappingError.self) { try Timeouts(plain: long).jsonString() }
    #expect(throws: MappingError.self) { try Timeouts(plain: long).archive() }
    #expect(throws: MappingError.self) { try Timeouts(plain: .zero, seconds: long).jsonString() }
    let fine = Duration.nanoseconds(1) / 1000
    #expect(throws: MappingError.self) { try Timeouts(plain: .zero, suffixed: fine).jsonString() }
  }
}
