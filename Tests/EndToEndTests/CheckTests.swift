import Foundation
import Isomer
import Testing

@testable import FixtureModels

/// Tests `check:` on properties while reading.
struct CheckTests {
  /// The complete document of `Checks`, in which tests change one member.
  private let members = Members(["count": "1", "share": "0.5"])

  // MARK: - Ranges

  @Test("Values within their ranges are read and written normally")
  func insideRanges() throws {
    try expectRoundTrip(
      #"{"count":10,"share":0,"level":3,"number":1,"letter":"a"}"#,
      Checks(count: 10, share: 0, level: 3, number: 1, letter: "a"))
    #expect(try Checks(json: members.with("level", "null")).level == nil)
    #expect(try Checks(json: members.with("level", "-7")).level == -7)
    #expect(try Checks(json: members.with("number", "255")).number == 255)
  }

  @Test("Values outside their ranges fail at their location")
  func outsideRanges() throws {
    try expectFailure(
      Checks.self, "{\n \"count\": |>11,\"share\":0}", .checkFailed,
      "count: expected a value within 1...10, found number 11")
    try expectFailure(
      Checks.self, #"{"count":|>0,"share":0}"#, .checkFailed,
      "count: expected a value within 1...10, found number 0")
    try expectFailure(
      Checks.self, #"{"count":1,"share":|>1.0}"#, .checkFailed,
      "share: expected a value within 0.0..<1.0, found number 1.0")
    try expectFailure(
      Checks.self, #"{"count":1,"share":0,"level":|>4}"#, .checkFailed,
      "level: expected a value of at most 3, found number 4")
    try expectFailure(
      Checks.self, #"{"count":1,"share":0,"number":|>0}"#, .checkFailed,
      "number: expected a value of at least 1, found number 0")
    try expectFailure(
      Checks.self, #"{"count":1,"share":0,"letter":|>"n"}"#, .checkFailed,
      "letter: expected a value below \"n\", found string \"n\"")
  }

  @Test("A value of the wrong kind is not a failed check")
  func wrongKinds() throws {
    #expect(try failure(Checks.self, members.with("count", "\"1\"")).code == .typeMismatch)
    #expect(try failure(Checks.self, members.with("count", nil)).code == .missingKey)
    #expect(try failure(Checks.self, members.with("number", "256")).code == .numberOutOfRange)
  }

  // MARK: - Counts

  @Test("Elements, members, bytes and characters are counted")
  func counts() throws {
    #expect(try Checks(json: members.with("tags", #"["a","b","c"]"#)).tags?.count == 3)
    try expectFailure(
      Checks.self, #"{"count":1,"share":0,"tags":|>[]}"#, .checkFailed,
      "tags: expected 1 to 3 elements, found 0 elements")
    try expectFailure(
      Checks.self, #"{"count":1,"share":0,"tags":|>["a","b","c","d"]}"#, .checkFailed,
      "tags: expected 1 to 3 elements, found 4 elements")
    try expectFailure(
      Checks.self, #"{"count":1,"share":0,"pair":|>[1,1]}"#, .checkFailed,
      "pair: expected 2 elements, found 1 element")
    try expectFailure(
      Checks.self, #"{"count":1,"share":0,"sizes":|>{"a":1,"b":2,"c":3}}"#, .checkFailed,
      "sizes: expected below 3 elements, found 3 elements")
    try expectFailure(
      Checks.self, #"{"count":1,"share":0,"bytes":|>"0102"}"#, .checkFailed,
      "bytes: expected at least 4 bytes, found 2 bytes")
    try expectFailure(
      Checks.self, #"{"count":1,"share":0,"name":|>"abcdef"}"#, .checkFailed,
      "name: expected at most 5 characters, found 6 characters")
  }

  @Test("Characters are user-perceived characters")
  func characters() throws {
    #expect(try Checks(json: members.with("name", "\"äääää\"")).name == "äääää")
    #expect(try Checks(json: members.with("name", "\"a\u{308}\u{df}\"")).name?.count == 2)
  }

  // MARK: - Patterns

  @Test("The whole text must match")
  func patterns() throws {
    #expect(try Checks(json: members.with("code", "\"123-45\"")).code == "123-45")
    try expectFailure(
      Checks.self, #"{"count":1,"share":0,"code":|>"x123-45"}"#, .checkFailed,
      "code: expected text that matches '\\d{3}-\\d{2}', found string \"x123-45\"")
    #expect(try failure(Checks.self, members.with("code", "\"123-456\"")).code == .checkFailed)
    try expectFailure(
      Checks.self, #"{"count":1,"share":0,"name":|>"Ab"}"#, .checkFailed,
      "name: expected text that matches '[a-zäß]+', found string \"Ab\"")
  }

  @Test("Checks run in order, and the first failure is reported")
  func order() throws {
    let error = try failure(Checks.self, members.with("name", "\"ABCDEF\""))
    #expect(error.expected == "at most 5 characters")
  }

  @Test("Several threads match patterns concurrently")
  func threads() async throws {
    let document = members.with("code", "\"123-45\"")
    try await withThrowingTaskGroup(of: Checks.self) { group in
      for _ in 0..<8 {
        group.addTask { try (0..<50).map { _ in try Checks(json: document) }[0] }
      }
      for try await value in group { #expect(value.code == "123-45") }
    }
  }

  // MARK: - Functions

  private let least = Members(["title": "\"t\""])

  @Test("Functions test, throw and replace values")
  func functions() throws {
    let value = try Functions(
      json: """
        {"title":"t","even":4,"trimmed":"  a b ","sorted":[3,1,2],"test":"x","lower":"ABC",
        "statements":"y","clamped":12,"size":{"width":1,"height":2},"other":99,"flag":0}
        """)
    #expect(value.trimmed == "a b")
    #expect(value.sorted == [1, 2, 3])
    #expect(value.lower == "abc")
    #expect(value.clamped == 9)
    #expect(value.size == Size(width: 1, height: 2))
    #expect(try Functions(json: value.jsonString()) == value)
  }

  @Test("A thrown error is the reason and is retained")
  func thrown() throws {
    let document = #"{"title":|>"a\nb"}"#
    try expectFailure(
      Functions.self, document, .checkFailed,
      "title: found string \"a\\nb\": 'a\nb' is refused")
    let error = try failure(Functions.self, least.with("title", "\"a\\nb\""))
    #expect(error.underlying as? Functions.Refused == Functions.Refused(text: "a\nb"))
    try expectFailure(
      Functions.self, #"{"title":"t","statements":|>"xy"}"#, .checkFailed,
      "statements: found string \"xy\": 'xy' is refused")
    try expectFailure(
      Functions.self, #"{"title":"t","other":|>13}"#, .checkFailed,
      "other: found number 13: '13' is refused")
  }

  @Test("A function that returns false is named as written")
  func refused() throws {
    try expectFailure(
      Functions.self, #"{"title":"t","even":|>3}"#, .checkFailed,
      "even: expected a value that '.isEven' accepts, found number 3")
    try expectFailure(
      Functions.self, #"{"title":"t","test":|>""}"#, .checkFailed,
      "test: expected a value that '{ !$0.isEmpty }' accepts, found string \"\"")
    try expectFailure(
      Functions.self, #"{"title":"t","size": |>{"width":0,"height":1}}"#, .checkFailed,
      "size: expected a value that 'Size.isSane' accepts, found an object")
    try expectFailure(
      Functions.self, #"{"title":"t","flag":|>-1}"#, .checkFailed,
      "flag: expected a value that '\\.isPlausible' accepts, found number -1")
    try expectFailure(
      Functions.self, #"{"title":"t","other":|>100}"#, .checkFailed,
      "other: expected a value within 0...99, found number 100")
  }

  @Test("A check receives the replacement of the preceding check")
  func chained() throws {
    try expectFailure(
      Functions.self, #"{"title":"t","trimmed":|>"  "}"#, .checkFailed,
      "trimmed: expected at least 1 character, found 0 characters")
  }

  // MARK: - Locations

  private let places = Members([
    "inner": #"{"amount":5}"#, "numbers": "[1]", "needed": "1", "width": "1", "height": "2",
    "lat": "1", "lon": "2",
  ])

  @Test("Checks with paths, options for elements, conversions and fields")
  func beside() throws {
    let value = try CheckedPlaces(json: places.with("numbers", "7"))
    #expect(value.amount == 5)
    #expect(value.numbers == [7])
    #expect(
      try CheckedPlaces(json: places.with("numbers", #"[1,"x",2,null]"#)).numbers == [1, 2])
    #expect(try CheckedPlaces(json: places.with("coerced", "\"7\"")).coerced == 7)
    #expect(try CheckedPlaces(json: places.with("needed", "null")).needed == nil)
    for (key, text, path) in [
      ("inner", #"{"amount":11}"#, "inner.amount"), ("numbers", "[1,2,3]", "numbers"),
      ("coerced", "\"11\"", "coerced"), ("needed", "0", "needed"),
      ("conditional", "11", "conditional"),
    ] {
      let error = try failure(CheckedPlaces.self, places.with(key, text))
      #expect(error.code == .checkFailed)
      #expect(error.path.description == path)
    }
  }

  @Test("A composite fails at the object with its fields")
  func composite() throws {
    #expect(try CheckedPlaces(json: places.text).spot == Spot(x: 1, y: 2))
    let error = try failure(CheckedPlaces.self, places.with("lat", "100"))
    #expect(error.code == .checkFailed)
    #expect(error.expected == "a value that '{ $0.x < 100 }' accepts in lat, lon")
    #expect(error.offset == 0)
  }

  @Test("Flattened models and stored unknown keys are checked as a whole, at the object")
  func roles() throws {
    let flattened = try failure(CheckedPlaces.self, places.with("height", "1"))
    #expect(flattened.code == .checkFailed)
    #expect(flattened.path.isEmpty)
    #expect(flattened.offset == 0)
    let one = try CheckedPlaces(json: places.with("a", "1"))
    #expect(one.others == ["a": 1])
    let document = places.with("a", "1").dropLast() + ",\"b\":2}"
    let two = try failure(CheckedPlaces.self, String(document))
    #expect(two.expected == "at most 1 element")
    #expect(two.offset == 0)
  }

  @Test("A write-only property is not checked while reading")
  func unread() throws {
    #expect(try CheckedPlaces(json: places.with("unread", "99")).unread == 1)
  }

  @Test("Models in collections are checked when they are read")
  func collections() throws {
    try expectFailure(
      [Checks].self, #"[{"count":1,"share":0},{"count":|>11,"share":0}]"#, .checkFailed,
      "[1].count: expected a value within 1...10, found number 11")
    try expectFailure(
      [String: [Checks]].self, #"{"a":[{"count":|>11,"share":0}]}"#, .checkFailed,
      "a[0].count: expected a value within 1...10, found number 11")
  }

  // MARK: - Secrets

  @Test("A failed check does not show a secret value")
  func secrets() throws {
    try expectFailure(
      CheckedSecrets.self, #"{"password":|>"short"}"#, .checkFailed,
      "password: expected at least 8 characters, found string <redacted>")
    try expectFailure(
      CheckedSecrets.self, #"{"password":|>"password"}"#, .checkFailed,
      "password: found string <redacted>: the value was not accepted")
    let error = try failure(CheckedSecrets.self, #"{"password":"password"}"#)
    #expect(error.underlying == nil)
    #expect(error.isSecret)
  }

  @Test("Validation on demand does not show a secret value")
  func secretsOnDemand() throws {
    var value = CheckedSecrets(password: "short", pin: "", period: nil)
    let short = try #require(throws: MappingError.self) { try value.validate() }
    #expect(short.description == "password: expected at least 8 characters, found <redacted>")
    value.password = "password"
    let refused = try #require(throws: MappingError.self) { try value.validate() }
    #expect(refused.description == "password: found <redacted>: the value was not accepted")
    #expect(refused.underlying == nil)
    value.password = "long enough"
    value.period = Period(start: -1, end: 0)
    let inner = try #require(throws: MappingError.self) { try value.validate() }
    #expect(
      inner.description == "period.start: expected a value of at least 0, found <redacted>")
  }
}
