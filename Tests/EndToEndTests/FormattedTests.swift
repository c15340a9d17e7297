import Foundation
import Isomer
import IsomerFoundation
import Testing

@testable import FixtureModels

/// Tests dates and numbers with formats, locales, styles and formatters.
@Suite struct FormattedTests {
  private func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

  @Test("Dates with locale, calendar, default date and fixed fraction digits")
  func dates() throws {
    try expectRoundTrip(
      #"{"precise":"2015-09-25T07:00:00.250Z","german":"1. März 2015","buddhist":"2558-09-25","#
        + #""time":"01:30","iso":"2015-09-25T07:00:00Z"}"#,
      Formatted(
        precise: date(1_443_164_400.25), german: date(1_425_168_000),
        buddhist: date(1_443_139_200), time: date(5400), iso: date(1_443_164_400)))
    try expectRoundTrip(
      #"{"precise":"2015-09-25T07:00:00Z"}"#, Formatted(precise: date(1_443_164_400)),
      writes: #"{"precise":"2015-09-25T07:00:00.000Z"}"#)
    #expect(try failure(Formatted.self, #"{"german":"1. March 2015"}"#).path == "german")
    #expect(try failure(Formatted.self, #"{"german":"32. März 2015"}"#).path == "german")
    #expect(
      try failure(Formatted.self, #"{"iso":"2015"}"#).expected
        == "a text that ISO8601DateFormatter reads")
  }

  @Test("Numbers with locales, styles and formatters")
  func numbers() throws {
    try expectRoundTrip(
      #"{"distance":"12,345.678","price":"1.234,50","counts":["1,234","5"],"share":"12.5%","#
        + #""grouped":"1,234","exact":"0.10"}"#,
      Formatted(
        distance: 12345.678, price: 1234.5, counts: [1234, 5], share: 0.125, grouped: 1234,
        exact: 0.1),
      writes: #"{"distance":"12,345.678","price":"1.234,50","counts":["1,234","5"],"#
        + #""share":"12.5%","grouped":"1,234","exact":"0.1"}"#)
    try EndToEndTests.expectFailure(
      Formatted.self, #"{"distance":|>"Apple"}"#, .transformerFailed,
      "distance: expected a number as en_US writes it, found string \"Apple\"")
    #expect(try failure(Formatted.self, #"{"counts":["1","1.5"]}"#).path == "counts[1]")
    #expect(try failure(Formatted.self, #"{"distance":12}"#).code == .typeMismatch)
    let error = #expect(throws: MappingError.self) { try Formatted(distance: .nan).json() }
    #expect(error?.path == "distance")
  }

  @Test("A formatter for values of another type is an error that names both, in both directions")
  func wrongFormatter() throws {
    try EndToEndTests.expectFailure(
      Formatted.self, #"{"wrong":|>"1,234"}"#, .transformerFailed,
      "wrong: expected a value of type Date, found string \"1,234\": "
        + "NumberFormatter makes a value of type NSNumber of it")
    let error = #expect(throws: MappingError.self) { try Formatted(wrong: date(0)).json() }
    #expect(error?.path == "wrong")
    #expect(error?.reason?.hasPrefix("expected a value that NumberFormatter writes") == true)
  }

  @Test("Words for Booleans")
  func bools() throws {
    for text in ["true", "2", "\"yes\"", "\"Yes\"", "\"YES\"", "\"1\""] {
      try expectRoundTrip("{\"flag\":\(text)}", Formatted(flag: true), writes: "{\"flag\":true}")
    }
    for text in ["false", "0", "\"no\"", "\"NO\"", "\"FALSE\""] {
      try expectRoundTrip("{\"flag\":\(text)}", Formatted(flag: false), writes: "{\"flag\":false}")
    }
    #expect(try failure(Formatted.self, "{\"flag\":\"y\"}").path == "flag")
  }
}
