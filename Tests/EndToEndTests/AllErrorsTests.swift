import FixtureModels
import Foundation
import Isomer
import IsomerFoundation
import Testing

/// A document that fails reports all its errors with their locations.
@Suite struct AllErrorsTests {
  /// An invalid member of an issue, and its expected error.
  private struct Fault {
    var member: String
    var code: MappingError.Code
    /// The path in the issue.
    var path: String
    var expected: String?
    /// The distance from the member's first byte to the invalid value.
    var distance: Int

    init(
      _ member: String, _ code: MappingError.Code, _ path: String, _ expected: String?,
      at value: String
    ) {
      self.member = member
      self.code = code
      self.path = path
      self.expected = expected
      let start = member.range(of: value, options: .backwards)?.lowerBound ?? member.startIndex
      distance = member[..<start].utf8.count
    }
  }

  private static let faults = [
    Fault(#""id":"x""#, .typeMismatch, "id", "an integer", at: "\"x\""),
    Fault(
      #""number":99999999999999999999"#, .numberOutOfRange, "number",
      "an integer from \(Int.min) to \(Int.max)", at: "99999999999999999999"),
    Fault(#""title":null"#, .typeMismatch, "title", "a string", at: "null"),
    Fault(#""html_url":7"#, .typeMismatch, "html_url", "a string", at: "7"),
    Fault(
      #""state":"shut""#, .invalidValue, "state", #"one of "open", "closed""#,
      at: "\"shut\""),
    Fault(
      #""user":{"id":1,"login":[]}"#, .typeMismatch, "user.login", "a string", at: "[]"),
    Fault(
      #""labels":[{"name":"a"},{"name":true}]"#, .typeMismatch, "labels[1].name",
      "a string",
      at: "true"),
    Fault(#""labels":{}"#, .typeMismatch, "labels", "an array", at: "{}"),
    Fault(
      #""assignee":{"login":"a"}"#, .missingKey, "assignee.id", nil, at: "{\"login"),
    Fault(#""created_at":"yesterday""#, .invalidValue, "created_at", nil, at: "\"y"),
    Fault(#""locked":0"#, .typeMismatch, "locked", "true or false", at: "0"),
  ]

  private static let members = [
    "id": "1", "number": "2", "title": #""t""#, "html_url": #""https://a.b""#,
    "state": #""open""#, "user": #"{"id":1,"login":"l"}"#, "created_at": #""2015-09-25T07:00:00Z""#,
  ]

  /// A list of issues, some of them invalid, and the expected errors, whose locations are computed
  /// while the text is built.
  private struct Faulty {
    var text = "["
    var expected: [MappingError] = []
    private var line = 1
    private var lineStart = 0

    mutating func append(_ index: Int, _ fault: Fault?) {
      if index > 0 { text += "," }
      text += "\n"
      line += 1
      lineStart = text.utf8.count
      text += "  {"
      let faulty = fault.map { $0.member.split(separator: "\"")[0] }
      for (key, value) in AllErrorsTests.members.sorted(by: { $0.key < $1.key }) {
        if key != faulty ?? "" { text += "\"\(key)\":\(value)," }
      }
      if let fault { append(fault, in: index) }
      text += "\"body\":\"\(String(repeating: "lorem ipsum ", count: 80))\"}"
    }

    private mutating func append(_ fault: Fault, in index: Int) {
      let offset = text.utf8.count + fault.distance
      expected.append(
        MappingError(
          fault.code, path: ValuePath("[\(index)].\(fault.path)") ?? ValuePath(), offset: offset,
          line: line, column: offset - lineStart + 1, expected: fault.expected))
      text += fault.member + ","
    }
  }

  @Test("A document of a megabyte with fifty errors of all kinds")
  func many() throws {
    var document = Faulty()
    for index in 0..<1000 {
      let fault = Self.faults[index / 20 % Self.faults.count]
      document.append(index, index % 20 == 7 ? fault : nil)
    }
    document.text += "\n]"
    #expect(document.text.utf8.count > 1_000_000)
    #expect(document.expected.count == 50)
    let error = try #require(
      #expect(throws: MappingError.self) { try [FixtureModels.Issue](json: document.text) })
    #expect(error.all.count == 50)
    for (found, expected) in zip(error.all, document.expected) {
      #expect(found.code == expected.code)
      #expect(found.path == expected.path)
      #expect(found.offset == expected.offset)
      #expect(found.line == expected.line)
      #expect(found.column == expected.column)
      if let words = expected.expected { #expect(found.expected == words) }
    }
    #expect(!error.isTruncated)
  }

  @Test("Several errors in one model, in nested models and in paths")
  func one() throws {
    let text = """
      {"id":true,"number":1,"title":{},"html_url":"https://a.b","state":"open",
       "user":{"id":"x","login":7},"labels":[1,{"color":2,"name":"b"}],"created_at":""}
      """
    let error = try #require(
      #expect(throws: MappingError.self) { try FixtureModels.Issue(json: text) })
    #expect(
      error.all.map(\.path.description) == [
        "id", "title", "user.id", "user.login", "labels[0]", "labels[1].color", "created_at",
      ])
  }

  @Test("All missing keys of an object are reported, except those with alternatives")
  func missing() throws {
    let error = try #require(
      #expect(throws: MappingError.self) {
        try [FixtureModels.Issue](json: #"[{"id":1,"state":"open","user":{"id":2}},{"id":true}]"#)
      })
    #expect(error.all.allSatisfy { $0.code == .missingKey || $0.path == "[1].id" })
    let first = error.all.filter { $0.path.components.first == .index(0) }
    #expect(
      first.map(\.path.description) == [
        "[0].number", "[0].title", "[0].html_url", "[0].created_at", "[0].user.login",
      ])
    #expect(error.all.count == 13)
  }

  @Test("Each error names the model, the property and the file that declares it")
  func sources() throws {
    let text = #"{"id":1,"number":2,"title":"t","html_url":7,"state":"open","user":{"id":true}}"#
    let error = try #require(
      #expect(throws: MappingError.self) { try FixtureModels.Issue(json: text) })
    #expect(
      error.all.map(\.path.description) == ["created_at", "html_url", "user.login", "user.id"])
    #expect(error.all.map(\.model) == ["Issue", "Issue", "Issue", "Issue"])
    #expect(error.all.map(\.property) == ["createdAt", "htmlURL", "authorLogin", "authorID"])
    #expect(error.all.map(\.source) == Array(repeating: "Issue.swift", count: 4))
    let nested = #expect(throws: MappingError.self) {
      try [String: [User]](json: #"{"a":[{"login":"l","id":1},{"login":"m","id":"x"}]}"#)
    }
    #expect(nested?.model == "User")
    #expect(nested?.property == "id")
    #expect(nested?.source == "Issue.swift")
    let root = #expect(throws: MappingError.self) { try [Int](json: "[true]") }
    #expect(root?.model == nil)
  }

  @Test("Errors of enums, clusters, transformers, checks and secrets")
  func kinds() throws {
    let dictionary = #expect(throws: MappingError.self) {
      try FixtureModels.Issue(dictionary: [
        "id": "x", "number": 1.5, "title": ["a"], "labels": [1, 2],
      ])
    }
    let paths = try #require(dictionary?.all.map(\.path.description))
    #expect(Set(paths).isSuperset(of: ["id", "number", "title", "labels[0]", "labels[1]"]))
    #expect(dictionary?.all.allSatisfy { $0.line == nil } == true)
  }

  @Test("Reading with a report fails with the same errors")
  func report() throws {
    let text = #"[{"login":1,"id":"x"},{"login":"a","id":null}]"#
    let plain = #expect(throws: MappingError.self) { try [User](json: text) }
    let reported = #expect(throws: MappingError.self) { _ = try [User].readWithReport(json: text) }
    #expect(plain?.all == reported?.all)
    #expect(plain?.all.count == 3)
  }
}
