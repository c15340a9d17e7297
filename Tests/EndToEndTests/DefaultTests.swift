import Isomer
import Testing

@testable import FixtureModels

/// Rule 1: tests missing, null and invalid values for each kind of property.
@Suite struct DefaultTests {
  private let least = Members(["needed": "1", "parent": "null", "weight": "3"])

  private func read(_ key: String, _ value: String?) throws -> Defaults {
    try Defaults(json: least.with(key, value))
  }

  private func code(_ key: String, _ value: String?) throws -> MappingError.Code {
    let error = try failure(Defaults.self, least.with(key, value))
    #expect(error.path.description == key)
    return error.code
  }

  // MARK: - Non-optional without default

  @Test("A property without a default is an error if missing, null or invalid")
  func plain() throws {
    #expect(try read("needed", "7").needed == 7)
    #expect(try code("needed", nil) == .missingKey)
    #expect(try code("needed", "null") == .typeMismatch)
    #expect(try code("needed", "\"7\"") == .typeMismatch)
    #expect(try code("needed", "7.5") == .typeMismatch)
  }

  // MARK: - Non-optional with default

  @Test("An initial value is used if the key is missing or null")
  func initialValue() throws {
    #expect(try read("title", "\"x\"").title == "x")
    #expect(try read("title", nil).title == "untitled")
    #expect(try read("title", "null").title == "untitled")
    #expect(try code("title", "1") == .typeMismatch)
  }

  @Test("A default expression is used for missing and null, not for invalid values")
  func defaultExpression() throws {
    #expect(try read("numbers", "[]").numbers == [])
    #expect(try read("numbers", nil).numbers == [1, 2])
    #expect(try read("numbers", "null").numbers == [1, 2])
    #expect(try code("numbers", "{}") == .typeMismatch)
    #expect(try read("level", "\"low\"").level == .low)
    #expect(try read("level", nil).level == .high)
    #expect(try read("level", "null").level == .high)
    #expect(try code("level", "\"none\"") == .invalidValue)
  }

  @Test("With recover, an invalid value is replaced by the default too")
  func recover() throws {
    #expect(try read("size", "5").size == 5)
    #expect(try read("size", nil).size == 10)
    #expect(try read("size", "null").size == 10)
    #expect(try read("size", "\"x\"").size == 10)
    #expect(try read("size", "[1, {\"a\": 2}]").size == 10)
    #expect(try read("size", "1e400").size == 10)
  }

  @Test("A value for recover replaces invalid values; a missing key remains an error")
  func recoverValue() throws {
    #expect(try read("weight", "5").weight == 5)
    #expect(try read("weight", "\"x\"").weight == -1)
    #expect(try code("weight", nil) == .missingKey)
  }

  @Test("Recovered values are reported with the reason")
  func recoverReport() throws {
    let (value, report) = try Defaults.readWithReport(
      json: "{\"needed\":1,\"parent\":null,\"weight\":3,\"size\":\"x\",\"nick\":[]}")
    #expect(value.size == 10)
    #expect(report.withoutDefaults.entries.map(\.kind) == [.valueRecovered, .valueRecovered])
    #expect(report.withoutDefaults.entries.map(\.path) == ["size", "nick"])
    #expect(report.withoutDefaults.entries.map(\.error?.code) == [.typeMismatch, .typeMismatch])
    #expect(
      report.withoutDefaults.entries.first?.description
        == "size: default used: expected an integer, found string \"x\" "
        + "(line 1, column 45, byte 44)")
  }

  @Test("Invalid JSON is an error even with recover")
  func recoverMalformed() throws {
    #expect(try failure(Defaults.self, least.with("size", "[1,]")).code == .unexpectedByte)
    #expect(try failure(Defaults.self, least.with("size", "01")).code == .invalidNumber)
    #expect(try failure(Defaults.self, least.with("nick", "\"\\x\"")).code == .invalidEscape)
  }

  // MARK: - Optional

  @Test("An optional is nil if missing or null, and an error if invalid")
  func optional() throws {
    #expect(try read("note", "\"x\"").note == "x")
    #expect(try read("note", nil).note == nil)
    #expect(try read("note", "null").note == nil)
    #expect(try code("note", "1") == .typeMismatch)
  }

  @Test("An optional with recover is nil if invalid")
  func optionalRecover() throws {
    #expect(try read("nick", "\"x\"").nick == "x")
    #expect(try read("nick", nil).nick == nil)
    #expect(try read("nick", "null").nick == nil)
    #expect(try read("nick", "1").nick == nil)
  }

  @Test("An optional with an initial value keeps it if missing; null is nil")
  func optionalInitial() throws {
    #expect(try read("rank", "1").rank == 1)
    #expect(try read("rank", nil).rank == 7)
    #expect(try read("rank", "null").rank == nil)
    #expect(try code("rank", "\"1\"") == .typeMismatch)
  }

  @Test("A required optional must be present but can be null")
  func required() throws {
    #expect(try read("parent", "4").parent == 4)
    #expect(try read("parent", "null").parent == nil)
    #expect(try code("parent", nil) == .missingKey)
    #expect(try code("parent", "\"4\"") == .typeMismatch)
  }

  @Test("With null: .missing, null counts as missing")
  func nullIsMissing() throws {
    #expect(try read("score", "1").score == 1)
    #expect(try read("score", nil).score == 5)
    #expect(try read("score", "null").score == 5)
    #expect(try code("score", "\"1\"") == .typeMismatch)
  }

  @Test("With null: .error, null is an error, and a missing value the default or nil")
  func nullIsAnError() throws {
    #expect(try read("limit", "1").limit == 1)
    #expect(try read("limit", nil).limit == 100)
    #expect(try code("limit", "null") == .typeMismatch)
    #expect(try read("label", "\"x\"").label == "x")
    #expect(try read("label", nil).label == nil)
    #expect(try code("label", "null") == .typeMismatch)
  }

  @Test("Null counts as missing for a required optional")
  func requiredNullIsMissing() throws {
    for document in ["{}", #"{"next":null}"#, #"{"next":null,"last":null}"#] {
      let error = try #require(throws: MappingError.self) { try NullChoices(json: document) }
      #expect(error.code == .missingKey)
    }
    #expect(try NullChoices(json: #"{"next":1,"last":null,"old":2}"#).last == 2)
    #expect(throws: MappingError.self) { try NullChoices(json: #"{"next":1}"#) }
  }

  @Test(
    "All keys with null that counts as missing are reported",
    arguments: [
      "{}", #"{"last":null,"next":null}"#, #"{"next":null}"#,
      #"{"old":null,"next":null,"last":null}"#,
    ])
  func allRequiredNullsAreMissing(_ document: String) throws {
    let error = try #require(throws: MappingError.self) { try NullChoices(json: document) }
    #expect(error.all.map(\.path.description).sorted() == ["last", "next"])
  }

  @Test("A property and its type can each name one direction of null")
  func nullOfEachDirection() throws {
    let value = try NullChoices(json: #"{"next":1,"last":2,"size":null,"count":null}"#)
    #expect(value == NullChoices(next: 1, last: 2, size: 20, count: nil))
    #expect(
      try NullChoices(next: 1, last: 2, size: nil, count: nil).jsonString()
        == #"{"next":1,"last":2,"size":null}"#)
  }

  // MARK: - Both directions

  @Test("A required optional writes null for nil, because it is required for reading")
  func requiredWritesNull() throws {
    let value = try Defaults(json: least.text)
    #expect(value.parent == nil)
    #expect(try Defaults(json: value.jsonString()) == value)
  }

  @Test("All kinds together, written in declaration order")
  func together() throws {
    var expected = try Defaults(json: least.text)
    expected.rank = nil
    expected.score = 6
    try expectRoundTrip(
      "{\"score\":6,\"rank\":null,\"weight\":3,\"parent\":null,\"needed\":1}", expected,
      writes: "{\"needed\":1,\"title\":\"untitled\",\"numbers\":[1,2],\"level\":\"high\","
        + "\"note\":null,\"rank\":null,\"parent\":null,\"size\":10,\"weight\":3,\"nick\":null,"
        + "\"score\":6,\"limit\":100,\"version\":2}",
      .null(.write))
  }

  // MARK: - Transformers

  private let points = Members(["plain": "\"1,2\"", "recovered": "\"3,4\"", "needed": "null"])

  private func point(_ key: String, _ value: String?) throws -> TransformedKinds {
    try TransformedKinds(json: points.with(key, value))
  }

  private func pointCode(_ key: String, _ value: String?) throws -> MappingError.Code {
    let error = try failure(TransformedKinds.self, points.with(key, value))
    #expect(error.path.description == key)
    return error.code
  }

  @Test("A transformer error makes the value invalid, with the same rules")
  func transformers() throws {
    #expect(try pointCode("plain", nil) == .missingKey)
    #expect(try pointCode("plain", "null") == .typeMismatch)
    #expect(try pointCode("plain", "\"x\"") == .transformerFailed)
    #expect(try point("initial", nil).initial == Point(x: 1, y: 1))
    #expect(try point("initial", "null").initial == Point(x: 1, y: 1))
    #expect(try pointCode("initial", "\"x\"") == .transformerFailed)
    #expect(try point("recovered", nil).recovered == Point(x: 2, y: 2))
    #expect(try point("recovered", "null").recovered == Point(x: 2, y: 2))
    #expect(try point("recovered", "\"x\"").recovered == Point(x: 2, y: 2))
    #expect(try point("recovered", "1").recovered == Point(x: 2, y: 2))
    #expect(try pointCode("needed", nil) == .missingKey)
    #expect(try point("needed", "null").needed == nil)
    #expect(try pointCode("needed", "\"x\"") == .transformerFailed)
    #expect(try point("kept", nil).kept == Point(x: 3, y: 3))
    #expect(try point("kept", "null").kept == Point(x: 3, y: 3))
    #expect(try pointCode("kept", "\"x\"") == .transformerFailed)
    #expect(try point("written", nil).written == nil)
    #expect(try point("written", "null").written == nil)
    #expect(try pointCode("written", "\"x\"") == .transformerFailed)
  }

  @Test("Transformed properties of all kinds are written by the transformer")
  func transformersWrite() throws {
    try expectRoundTrip(
      points.text,
      TransformedKinds(
        plain: Point(x: 1, y: 2), initial: Point(x: 1, y: 1), recovered: Point(x: 3, y: 4),
        needed: nil, kept: Point(x: 3, y: 3), written: nil),
      writes: "{\"plain\":\"1.0,2.0\",\"initial\":\"1.0,1.0\",\"recovered\":\"3.0,4.0\","
        + "\"needed\":null,\"kept\":\"3.0,3.0\",\"written\":null}",
      .null(.write))
  }
}
