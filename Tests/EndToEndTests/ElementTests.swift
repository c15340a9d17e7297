import Isomer
import Testing

@testable import FixtureModels

/// Tests `elements: .compact` and `.wrap`, alone, together, and with other options.
struct ElementTests {
  private let members = Members([
    "numbers": "[]", "counts": "{}", "tags": "[]",
  ])

  private let nested = Members([
    "grid": "[]", "sparse": "{}", "headers": "{}", "maybes": "[]", "sizes": "[]", "points": "[]",
  ])

  private let beside = Members(["numbers": "[]", "replaced": "[]", "needed": "null"])

  // MARK: - Compact

  @Test("Null elements are dropped and not reported")
  func compact() throws {
    let document = """
      {"numbers":[null,1,null,2,null],"names":[null,"a"],"counts":{"a":null,"b":2},"tags":[]}
      """
    let (value, report) = try Elements.readWithReport(json: document)
    #expect(value.numbers == [1, 2])
    #expect(value.names == ["a"])
    #expect(value.counts == ["b": 2])
    #expect(report.withoutDefaults.isEmpty)
    #expect(
      try value.jsonString()
        == #"{"numbers":[1,2],"names":["a"],"counts":{"b":2},"tags":[],"words":["none"]}"#)
    #expect(try Elements(json: value.jsonString()) == value)
    #expect(try Elements(json: members.with("numbers", "[null]")).numbers == [])
    #expect(try Elements(json: members.with("names", "null")).names == nil)
    #expect(try Elements(json: members.text).names == nil)
  }

  @Test("Compact drops only null; an invalid element is an error")
  func compactIsStrict() throws {
    try expectFailure(
      Elements.self, #"{"numbers":[null,|>"x"],"counts":{},"tags":[]}"#, .typeMismatch,
      "numbers[1]: expected an integer, found string \"x\"")
    try expectFailure(
      Elements.self, #"{"numbers":[],"counts":{"a":null,"b":|>"x"},"tags":[]}"#, .typeMismatch,
      "counts.b: expected an integer, found string \"x\"")
    for value in ["null", "7", "{}", "[nul]", "[null,]", "[,null]", "[null"] {
      #expect(throws: MappingError.self, "\(value)") {
        try Elements(json: members.with("numbers", value))
      }
    }
  }

  @Test("The last of several equal keys is used, even if it is null")
  func compactDuplicates() throws {
    #expect(try Elements(json: members.with("counts", #"{"a":1,"a":null}"#)).counts == [:])
    #expect(try Elements(json: members.with("counts", #"{"a":null,"a":1}"#)).counts == ["a": 1])
  }

  @Test("In nested collections, null is dropped where it would be an error")
  func nestedCompact() throws {
    let value = try NestedElements(
      json: nested.with("grid", "[[1,null],null,[null]]"))
    #expect(value.grid == [[1], []])
    #expect(
      try NestedElements(json: nested.with("sparse", #"{"a":[1,null],"b":null}"#)).sparse
        == ["a": [1, nil]])
  }

  // MARK: - Wrap

  @Test("A single value is read as a list and written as a list")
  func wrap() throws {
    let value = try Elements(
      json: #"{"numbers":[],"counts":{},"tags":"a","codes":7,"words":"b"}"#)
    #expect(value.tags == ["a"])
    #expect(value.codes == [7])
    #expect(value.words == ["b"])
    #expect(
      try value.jsonString()
        == #"{"numbers":[],"counts":{},"tags":["a"],"codes":[7],"words":["b"]}"#)
    #expect(try Elements(json: value.jsonString()) == value)
    #expect(try Elements(json: members.with("tags", #"["a","b"]"#)).tags == ["a", "b"])
  }

  @Test("Null is not wrapped")
  func wrapNull() throws {
    try expectFailure(
      Elements.self, #"{"numbers":[],"counts":{},"tags":|>null}"#, .typeMismatch,
      "tags: expected an array, found null")
    #expect(try Elements(json: members.with("codes", "null")).codes == nil)
    #expect(try Elements(json: members.with("words", "null")).words == ["none"])
    #expect(try Elements(json: members.text).words == ["none"])
  }

  @Test("A single value of the wrong kind is an error at its location")
  func wrapIsStrict() throws {
    try expectFailure(
      Elements.self, #"{"numbers":[],"counts":{},"tags":|>7}"#, .typeMismatch,
      "tags: expected a string, found number 7")
    try expectFailure(
      Elements.self, #"{"numbers":[],"counts":{},"tags":["a",|>7]}"#, .typeMismatch,
      "tags[1]: expected a string, found number 7")
    #expect(throws: MappingError.self) { try Elements(json: #"{"tags":"#) }
  }

  @Test("Lists in dictionaries and lists are wrapped too")
  func nestedWrap() throws {
    let value = try NestedElements(
      json: nested.with("headers", #"{"a":"x","b":["y",null],"c":null}"#))
    #expect(value.headers == ["a": ["x"], "b": ["y"]])
    #expect(try NestedElements(json: nested.with("maybes", "5")).maybes == [[5]])
    let several = try NestedElements(json: nested.with("maybes", "[5,null,[6]]"))
    #expect(several.maybes == [[5], nil, [6]])
  }

  // MARK: - Together

  @Test("With lossy, an invalid single value is omitted and reported")
  func lossyWrap() throws {
    let (value, report) = try NestedElements.readWithReport(json: nested.with("sizes", "\"x\""))
    #expect(value.sizes == [])
    #expect(report.entries.map(\.path) == ["sizes"])
    #expect(report.entries.map(\.kind) == [.elementSkipped])
    #expect(try NestedElements(json: nested.with("sizes", "3")).sizes == [3])
    #expect(try NestedElements(json: nested.with("sizes", "[3,\"x\",null]")).sizes == [3])
  }

  @Test("With lossy and compact, null is dropped silently and other elements are reported")
  func lossyCompact() throws {
    let (value, report) = try NestedElements.readWithReport(
      json: nested.with("points", #"[{"x":1},null,{"y":1},7]"#))
    #expect(value.points == [Spot(x: 1)])
    #expect(report.withoutDefaults.entries.map(\.path) == ["points[2]", "points[3]"])
    #expect(try NestedElements(json: nested.with("points", #"{"x":2}"#)).points == [Spot(x: 2)])
  }

  @Test("With coerce, elements are converted")
  func coerced() throws {
    #expect(
      try ElementsBeside(json: beside.with("numbers", #"["1",null,2.0]"#)).numbers == [1, 2])
    #expect(try ElementsBeside(json: beside.with("numbers", #""3""#)).numbers == [3])
    #expect(try ElementsBeside(json: beside.with("grid", #"[["1"],"2",null]"#)).grid == [[1], [2]])
    #expect(try ElementsBeside(json: beside.with("grid", "null")).grid == nil)
    #expect(throws: MappingError.self) {
      try ElementsBeside(json: beside.with("numbers", #"["x"]"#))
    }
  }

  @Test("With recover, invalid lists are replaced by the default")
  func recovered() throws {
    #expect(try ElementsBeside(json: beside.with("recovered", "[null,1]")).recovered == [1])
    #expect(try ElementsBeside(json: beside.with("recovered", "[null,\"x\"]")).recovered == [7])
    #expect(try ElementsBeside(json: beside.with("replaced", "5")).replaced == [5])
    #expect(try ElementsBeside(json: beside.with("replaced", "\"x\"")).replaced == [0])
  }

  @Test("Required optionals and alternatives")
  func requiredAndAlias() throws {
    #expect(try ElementsBeside(json: beside.with("needed", "1")).needed == [1])
    #expect(throws: MappingError.self) { try ElementsBeside(json: beside.with("needed", nil)) }
    #expect(try ElementsBeside(json: beside.with("item", "4")).items == [4])
  }
}
