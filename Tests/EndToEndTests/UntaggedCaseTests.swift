import Foundation
import Isomer
import IsomerFoundation
import Testing

@testable import FixtureModels

/// Tests untagged enums, whose case is determined by the value.
@Suite struct UntaggedCaseTests {
  @Test("The first matching case is used")
  func forms() throws {
    try expectRoundTrip("7", Measure.pixels(7))
    try expectRoundTrip("7.5", Measure.exact(7.5))
    try expectRoundTrip(#"{"from":1,"to":2.5}"#, Measure.range(from: 1, to: 2.5))
    try expectRoundTrip("[1,2]", Measure.pair(1, 2))
    try expectRoundTrip("\"auto\"", Measure.auto)
    try expectRoundTrip("\"automatic\"", Measure.auto, writes: "\"auto\"")
    try expectRoundTrip("\"x\"", Measure.text("x"))
    try expectRoundTrip(
      "{\"at\":100}", Measure.date(at: Date(timeIntervalSince1970: 100)))
    try expectRoundTrip(
      "[7,\"x\",{\"at\":1}]",
      [Measure.pixels(7), .text("x"), .date(at: Date(timeIntervalSince1970: 1))])
  }

  @Test("If no case matches, the error is that of the nearest case")
  func none() throws {
    try expectFailure(
      [Measure].self, #"[|>{"from":1,"too":2}]"#, .missingKey,
      #"[0].to: the key "to" is missing, read as case 'range'"#)
    try expectFailure(
      Nest.self, #"{"a":|>"x"}"#, .invalidValue,
      #"a: expected a value that fits one of the cases, found string "x": "#
        + #"first: expected an object, found string "x"; "#
        + #"second: expected an object, found string "x"; "#
        + #"leaf: expected an integer, found string "x"; 1 more"#)
  }

  @Test("Invalid JSON fails with its own error")
  func malformed() throws {
    try expectFailure(
      Measure.self, #"{"from":|>x}"#, .unexpectedByte, "from: expected a value, found 'x'")
    #expect(try failure(Measure.self, "[1,2").code == .unexpectedEnd)
    #expect(try failure(Measure.self, "").code == .unexpectedEnd)
  }

  @Test("A fallback stores values that match no case; a strict case rejects other keys")
  func fallback() throws {
    try expectRoundTrip(
      #"{"latitude":1,"longitude":2}"#, Cell.point(Coordinates(latitude: 1, longitude: 2)))
    try expectRoundTrip(#"{"title":"t"}"#, Cell.titled(title: "t"))
    try expectRoundTrip("\"empty\"", Cell.empty)
    for text in [#"{"title":"t","x":1}"#, #"{"title":7}"#, "null", "\"full\"", "[]"] {
      try expectRoundTrip(text, Cell.other(JSONValue(json: text)))
    }
  }

  @Test("Attempts leave no notes in the report, but the fallback does")
  func notes() throws {
    let (cells, report) = try [Cell].readWithReport(
      json: #"[{"title":"t","title":7},{"latitude":1,"latitude":2}]"#)
    #expect(cells.count == 2)
    #expect(report.entries.map(\.kind) == [.duplicateKey, .duplicateKey])
  }

  @Test("Values can contain the enum itself")
  func nested() throws {
    try expectRoundTrip(
      #"{"a":{"a":[1,{"a":2}]}}"#, Nest.first(a: .first(a: .list([.leaf(1), .first(a: .leaf(2))]))))
  }

  @Test("A value at many levels that fits no case is an error with the first reasons")
  func bounded() throws {
    let depth = 300
    let padding = String(repeating: " ", count: 2000)
    let text =
      String(repeating: "{\"a\":", count: depth) + "\"x\(padding)\""
      + String(repeating: "}", count: depth)
    let error = try failure(Nest.self, text)
    #expect(
      try #require(error.reason).hasPrefix("first: a: expected a value that fits one of the cases"))
  }
}
