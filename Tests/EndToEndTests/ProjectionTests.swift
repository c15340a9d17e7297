import Foundation
import Isomer
import Testing

@testable import FixtureModels

/// Tests paths through every element of an array.
@Suite struct ProjectionTests {
  private func read(_ users: String, _ more: String = "") throws -> Roster {
    try Roster(json: "{\"users\":\(users)\(more)}")
  }

  @Test("A value of every element yields a list, in order")
  func lists() throws {
    let value = try read(
      "[{\"name\":\"a\",\"id\":1,\"x\":[{}]}, {\"id\":2,\"name\":\"b\"} ,{\"name\":\"\\u00e9\"}]")
    #expect(value.names == ["a", "b", "é"])
    #expect(value.cities == [nil, nil, nil])
    #expect(value.users.count == 3)
    #expect(value.tags == ["none"])
    #expect(value.cells == nil)
    #expect(value.grid == nil)
  }

  @Test("It is read-only unless a key for writing is specified")
  func writing() throws {
    var value = try read("[{\"name\":\"a\",\"id\":7}]")
    #expect(try value.jsonString() == "{\"ids\":[7]}")
    value.ids = nil
    #expect(try value.jsonString() == "{}")
  }

  @Test("An empty array yields an empty list")
  func empty() throws {
    let value = try read("[]", ",\"groups\":[],\"grid\":[[]],\"pages\":[0,{\"rows\":[]}]")
    #expect(value.names == [])
    #expect(value.ids == [])
    #expect(value.tags == [])
    #expect(value.grid == [])
    #expect(value.cells == [])
  }

  @Test("A missing or null array is a missing or null value")
  func noArray() throws {
    try expectFailure(Roster.self, "|>{}", .missingKey, "users: the key \"users\" is missing")
    try expectFailure(
      Roster.self, "{\"users\":|>null}", .typeMismatch, "users: expected an array, found null")
    #expect(try LooseRoster(json: "{\"users\":null,\"owner\":null}") == LooseRoster(json: "{}"))
    #expect(try read("[]", ",\"groups\":null").tags == ["none"])
    let pages = try read("[]", ",\"pages\":[1,{\"rows\":null}]")
    #expect(pages.cells == nil)
  }

  @Test("Values of other kinds in the path are errors at their locations")
  func wrongKinds() throws {
    try expectFailure(
      Roster.self, "{\"users\":|>{\"name\":\"a\"}}", .typeMismatch,
      "users: expected an array, found an object")
    try expectFailure(
      Roster.self, "{\"users\":[{\"name\":\"a\"},\n |>7]}", .typeMismatch,
      "users[1]: expected an object, found number 7")
    try expectFailure(
      Roster.self, "{\"users\":[{\"name\":\"a\"},{\"name\":|>[\"b\"]}]}", .typeMismatch,
      "users[1].name: expected a string, found an array")
    try expectFailure(
      Roster.self, "{\"users\":[{\"name\":\"a\",\"address\":|>\"x\"}]}", .typeMismatch,
      "users[0].address: expected an object, found string \"x\"")
    try expectFailure(
      Roster.self, "{\"groups\":[{\"members\":[{\"tag\":\"a\"},{\"tag\":|>1}]}]}", .typeMismatch,
      "groups[0].members[1].tag: expected a string, found number 1")
    try expectFailure(
      Roster.self, "{\"grid\":[[1],[2,|>true]]}", .typeMismatch,
      "grid[1][1]: expected a number, found true")
  }

  @Test("A value missing in an element is an error there; null has its own location")
  func missing() throws {
    try expectFailure(
      Roster.self, "{\"users\":[{\"name\":\"a\"},|>{\"id\":1}]}", .missingKey,
      "users[1].name: the key \"name\" is missing")
    try expectFailure(
      Roster.self, "{\"users\":[{\"name\":\"a\"},|>null]}", .typeMismatch,
      "users[1]: expected an object, found null")
    try expectFailure(
      Roster.self, "{\"users\":[{\"id\":1,\"name\": |>null}]}", .typeMismatch,
      "users[0].name: expected a string, found null")
    try expectFailure(
      Roster.self, "{\"groups\":[{\"members\":[]},|>{\"members\":null}]}", .missingKey,
      "groups[1].members: the key \"members\" is missing")
    try expectFailure(
      Roster.self, "{\"grid\":[[1],|>null]}", .typeMismatch,
      "grid[1]: expected an array, found null")
  }

  @Test("Optional elements are nil where the value is null or missing")
  func optionalElements() throws {
    let value = try read(
      """
      [{"name":"a","address":{"city":"A"}},{"name":"b","address":{"city":null}},\
      {"name":"c","address":{}},{"name":"d","address":null},{"name":"e"}]
      """)
    #expect(value.cities == ["A", nil, nil, nil, nil])
    #expect(value.users.count == 5)
    let cells = try read(
      "[]",
      """
      ,"pages":[{},{"rows":[{"cells":[{"text":"x"},7]},{"cells":[]},null,{},\
      {"cells":[null]},{"cells":[{"text":null}]},{"cells":[{"text":"y"}]}]}]
      """)
    #expect(cells.cells == ["x", nil, nil, nil, nil, nil, "y"])
  }

  @Test("Nested arrays yield one list")
  func nested() throws {
    let value = try read(
      "[]",
      """
      ,"groups":[{"members":[{"tag":"a"},{"tag":"b"}]},{"members":[]},\
      {"members":[{"tag":"c","x":1}]}],"grid":[[1,2],[],[3.5]]
      """)
    #expect(value.tags == ["a", "b", "c"])
    #expect(value.grid == [1, 2, 3.5])
  }

  @Test("The last of several equal keys in an element is used")
  func twice() throws {
    let (value, report) = try Roster.readWithReport(
      json: "{\"users\":[{\"name\":1,\"name\":\"b\"}]}")
    #expect(value.names == ["b"])
    #expect(report.entries(.duplicateKey).map(\.path) == ["users[0].name"])
    let again = try Roster(
      json: "{\"users\":[{\"name\":\"x\"}],\"users\":[{\"name\":\"y\",\"name\":\"z\"}]}")
    #expect(again.names == ["z"])
  }

  @Test("elements: omits invalid and missing values")
  func loose() throws {
    let document = """
      {"users":[{"name":"a","age":1,"level":1},{"name":2,"age":null},7,{"level":null},null,\
      {"age":3,"level":"x"}]}
      """
    let error = try failure(LooseRoster.self, document)
    #expect(error.path == "users[2]")
    let (value, report) = try LooseRoster.readWithReport(
      json: document.replacing("7,", with: "{},").replacing("null,{\"age\":3", with: "{\"age\":3"))
    #expect(value.names == ["a"])
    #expect(value.ages == [1, 3])
    #expect(value.converted == [1, 3])
    #expect(value.levels == [1, nil, nil, nil])
    let skipped = report.entries(.elementSkipped)
    #expect(
      skipped.map(\.path).map(\.description)
        == ["users[1].name", "users[2]", "users[3]", "users[4]", "users[4].level"])
    #expect(
      skipped.compactMap { $0.error?.path.description }
        == [
          "users[1].name", "users[2].name", "users[3].name", "users[4].name", "users[4].level",
        ])
  }

  @Test("A lossy projection omits elements of any kind")
  func lossyKinds() throws {
    let (value, report) = try ReportingRoster.readWithReport(
      json: "{\"users\":[7,null,[],{\"name\":\"a\",\"x\":1},{\"name\":[]},{\"y\":2}]}")
    #expect(value.names == ["a"])
    #expect(
      report.entries(.elementSkipped).map(\.path.description)
        == ["users[0]", "users[1]", "users[2]", "users[4].name", "users[5]"])
    #expect(
      report.entries(.unknownKey).map(\.path.description) == ["users[3].x", "users[5].y"])
    #expect(try ReportingRoster(json: "{\"users\":[{}, {\"name\":\"b\"}]}").names == ["b"])
    #expect(try failure(ReportingRoster.self, "{\"users\":7}").path == "users")
    #expect(
      try failure(ReportingRoster.self, "{\"users\":[{\"name\":tru}]}").code == .unexpectedByte)
  }

  @Test("A single value is accepted as a list if the options allow it")
  func wrapped() throws {
    #expect(try LooseRoster(json: "{\"owner\":{\"pets\":{\"name\":\"p\"}}}").pets == ["p"])
    #expect(
      try LooseRoster(json: "{\"owner\":[{\"pets\":[{},{\"name\":\"p\"}]},{}]}").pets == ["p"])
  }

  @Test("The first alternative that is present is used, projected or not")
  func alternatives() throws {
    let rest = ",\"users\":[]"
    #expect(
      try RosterWords(json: "{\"names\":[\"x\"],\"people\":[{\"name\":\"p\"}]\(rest)}").names == [])
    let users = "\"users\":[{\"name\":\"u\",\"age\":1,\"id\":2,\"since\":5}]"
    for document in [
      "{\(users),\"names\":7,\"people\":[{}]}", "{\"people\":[{\"name\":1}],\"names\":[],\(users)}",
    ] {
      let value = try RosterWords(json: document)
      #expect(value.names == ["u"])
      #expect(value.since == [Date(timeIntervalSince1970: 5)])
      #expect(value.latest == 5)
      #expect(value.ages == [1])
      #expect(value.ids == [2])
    }
    let report = try RosterWords.readWithReport(json: "{\"people\":[],\(users),\"names\":[]}").1
    #expect(report.entries(.alternativeIgnored).map(\.path) == ["people", "names"])
  }

  @Test("Transformers receive the list, and their errors have the elements' locations")
  func transformers() throws {
    let users =
      "\"users\":[{\"name\":\"u\",\"age\":1,\"id\":2,\"since\":5},{\"name\":\"v\",\"age\":1,\"id\":2,\"since\":|>\"x\"}]"
    try expectFailure(
      RosterWords.self, "{\(users)}", .typeMismatch,
      "users[1].since: expected a number, found string \"x\"")
  }

  @Test("recover replaces a list with an invalid element")
  func recovering() throws {
    let (value, report) = try RosterWords.readWithReport(
      json: "{\"users\":[{\"name\":\"u\",\"age\":\"x\",\"id\":2,\"since\":5}]}")
    #expect(value.ages == [-1])
    #expect(value.again == [0])
    let entries = report.entries(.valueRecovered)
    #expect(entries.map(\.path.description) == ["users"])
    #expect(entries.first?.error?.path == "users[0].age")
    #expect(
      try RosterWords(json: "{\"users\":[{\"name\":\"u\",\"id\":2,\"since\":5}]}").again == [0])
  }

  @Test("A strict model accepts only the keys in the paths")
  func strict() throws {
    let users = """
      [{"name":"a","role":"r","address":{"city":"A"},"phones":[{"number":"1","kind":"k"},\
      {"number":"2"}]},{"name":"b","phones":[]}]
      """
    let value = try StrictRoster(json: "{\"data\":{\"users\":\(users)}}")
    #expect(
      value
        == StrictRoster(
          names: ["a", "b"], cities: ["A", nil], role: "r", phones: ["1", "2"], kinds: ["k"]))
    for (inside, path) in [
      ("{\"name\":\"a\",\"phones\":[],|>\"age\":1}", "users[0].age"),
      ("{\"name\":\"a\",\"phones\":[],\"address\":{|>\"zip\":1}}", "users[0].address.zip"),
      ("{\"name\":\"a\",\"phones\":[{|>\"x\":1}]}", "users[0].phones[0].x"),
    ] {
      try expectFailure(
        StrictRoster.self, "{\"data\":{\"users\":[\(inside)]}}", .unknownKey,
        "data.\(path): unknown key")
    }
    // `role` is known only in the first element, `kind` only in the first phone.
    let first = "{\"name\":\"a\",\"phones\":[]}"
    try expectFailure(
      StrictRoster.self,
      "{\"data\":{\"users\":[\(first),{\"name\":\"b\",\"phones\":[],|>\"role\":1}]}}",
      .unknownKey, "data.users[1].role: unknown key")
    try expectFailure(
      StrictRoster.self,
      "{\"data\":{\"users\":[\(first),{\"name\":\"b\",\"phones\":[{},{|>\"kind\":\"k\"}]}]}}",
      .unknownKey, "data.users[1].phones[1].kind: unknown key")
    try expectFailure(
      StrictRoster.self, "{\"data\":{\"users\":[{\"phones\":[],\"name\":\"a\",|>\"name\":\"b\"}]}}",
      .duplicateKey, "data.users[0].name: the key occurs twice")
  }

  @Test("A strict model does not check the keys of values that another property reads whole")
  func sharing() throws {
    let value = try StrictSharing(
      json: """
        {"users":[{"name":"a","age":1},7,{"x":{}}],"owner":{"login":"l","age":2,"z":1},\
        "pair":[{"x":1,"z":2},{"y":3}]}
        """)
    #expect(value.users.count == 3)
    #expect(value.names == ["a"])
    #expect(value.login == "l")
    #expect(value.x == 1)
    #expect(value.y == 3)
    try expectFailure(
      StrictSharing.self, "{\"users\":[],\"pair\":[{},{\"y\":1,|>\"z\":1}]}", .unknownKey,
      "pair[1].z: unknown key")
  }

  @Test("In a flattened model, the array belongs to the model")
  func flattened() throws {
    let value = try RosterBox(json: "{\"size\":1,\"users\":[{\"name\":\"a\",\"x\":1}]}")
    #expect(value == RosterBox(inner: RosterBox.Inner(names: ["a"]), size: 1))
    #expect(try failure(RosterBox.self, "{\"size\":1,\"users\":[],\"y\":1}").code == .unknownKey)
  }

  @Test("A generic model")
  func generic() throws {
    #expect(
      try Plucked<[Int]>(json: "{\"list\":[{\"item\":[1]},{\"item\":[]}]}").items == [[1], []])
  }

  @Test("Failures at the end of long lists are located in acceptable time")
  func long() throws {
    let many = String(repeating: "{\"name\":\"a\"},", count: 20_000)
    let value = try read("[\(many){\"name\":\"b\"}]")
    #expect(value.names.count == 20_001)
    #expect(value.names.last == "b")
    let error = try failure(Roster.self, "{\"users\":[\(many){\"name\":1}]}")
    #expect(error.path == "users[20000].name")
    let lossy = try ReportingRoster.readWithReport(json: "{\"users\":[\(many){\"name\":1}]}")
    #expect(lossy.0.names.count == 20_000)
    #expect(lossy.1.entries.map(\.path) == ["users[20000].name"])
  }
}
