import Foundation
import Isomer
import Testing

@testable import FixtureModels

/// Tests errors: code, path, expected and found values, and location.
@Suite struct ErrorTests {
  @Test("An error contains path, expected and found value, line, column and byte")
  func sentence() throws {
    let document = """
      {
        "items": [
          {"title": "t", "pages": 3},
          {"title": "u", "pages": "x"}
        ]
      }
      """
    let error = try failure(Page<Book, Int>.self, document)
    #expect(
      error
        == MappingError(
          .typeMismatch, path: "items[1].pages", offset: 75, line: 4, column: 29,
          expected: "an integer", found: "string \"x\""))
    #expect(
      error.description
        == "items[1].pages: expected an integer, found string \"x\" (line 4, column 29, byte 75)")
    #expect(error.localizedDescription == error.description)
    #expect(error.code.rawValue == "typeMismatch")
  }

  @Test("The found value is shown as written and truncated if long")
  func found() throws {
    for (text, found) in [
      ("\"x\"", "string \"x\""), ("1.50", "number 1.50"), ("true", "true"), ("false", "false"),
      ("null", "null"), ("[1]", "an array"), ("{\"a\":1}", "an object"), ("\"\"", "string \"\""),
      ("\"\u{e9}\"", "string \"\u{e9}\""),
      (
        "\"" + String(repeating: "a", count: 50) + "\"",
        "string \"" + String(repeating: "a", count: 40) + "\"…"
      ),
    ] {
      try expectFailure(
        Namespace.Inner.self, "{\"value\":|>\(text)}", .typeMismatch,
        "value: expected an integer, found \(found)")
    }
  }

  @Test("The expected value is described for every type")
  func expected() throws {
    for (key, expected) in [
      ("int", "an integer"), ("uint8", "an integer"), ("double", "a number"),
      ("float", "a number"), ("cgFloat", "a number"), ("decimal", "a number"),
      ("string", "a string"), ("substring", "a string"), ("character", "a string"),
      ("bool", "true or false"), ("url", "a string"), ("uuid", "a string"), ("date", "a string"),
      ("data", "a string"),
    ] {
      try expectFailure(
        Scalars.self, "{\"\(key)\":|>[]}", .typeMismatch,
        "\(key): expected \(expected), found an array")
    }
    try expectFailure(
      Collections.self, "{\"matrix\":[|>{}]}", .typeMismatch,
      "matrix[0]: expected an array, found an object")
    try expectFailure(
      Collections.self, "{\"byName\":|>\"\"}", .typeMismatch,
      "byName: expected an object, found string \"\"")
    try expectFailure(
      [Book].self, "|>{}", .typeMismatch, "document: expected an array, found an object")
    try expectFailure(
      Book.self, "|>null", .typeMismatch, "document: expected an object, found null")
  }

  @Test("Rejected values of the right kind")
  func invalidValues() throws {
    try expectFailure(
      Scalars.self, "{\"uuid\":|>\"x\"}", .invalidValue,
      "uuid: expected a UUID, found string \"x\"")
    try expectFailure(
      Scalars.self, "{\"date\":|>\"today\"}", .invalidValue,
      "date: expected a date such as \"2019-05-15T15:20:18Z\", found string \"today\"")
    try expectFailure(
      Scalars.self, "{\"data\":|>\"?\"}", .invalidValue,
      "data: expected a string in base 64, found string \"?\"")
    try expectFailure(
      IssueState.self, "|>\"gone\"", .invalidValue,
      "document: expected one of \"open\", \"closed\", found string \"gone\"")
    try expectFailure(
      Collections.self, "{\"byNumber\":{|>\"x\":\"\"}}", .invalidValue,
      "byNumber.x: expected an integer as the key, found string \"x\"")
    let range = try failure(Scalars.self, "{\"int8\":128}")
    #expect(range.code == .numberOutOfRange)
    #expect(range.path == "int8")
    #expect(range.found == "number 128")
    #expect(range.offset == 8)
  }

  @Test("A missing key is located at its object")
  func missing() throws {
    try expectFailure(
      Book.self, "|>{\"pages\":1}", .missingKey, "title: the key \"title\" is missing")
    try expectFailure(Book.self, " |>{ }", .missingKey, "title: the key \"title\" is missing")
    try expectFailure(
      Shelf.self, "{\"books\":[{\"title\":\"t\"},\n |>{\"pages\":1}]}", .missingKey,
      "books[1].title: the key \"title\" is missing")
    try expectFailure(
      StrictAround.self, "|>{\"list\":[]}", .missingKey, "inside: the key \"inside\" is missing")
    try expectFailure(
      StrictAround.self, "|>{\"list\":[{\"login\":\"l\"}]}", .missingKey,
      "inside: the key \"inside\" is missing")
    try expectFailure(
      Namespace.Late.self, "|>{\"other\":{\"a\":{}}}", .missingKey,
      "inner: the key \"inner\" is missing")
    try expectFailure(
      [Book].self, "[{\"title\":\"t\"},|>{\"x\":{}}]", .missingKey,
      "[1].title: the key \"title\" is missing")
  }

  @Test("Errors of malformed documents contain reason and location")
  func malformed() throws {
    try expectFailure(
      Book.self, "{\"title\":\"t\" |>\"pages\":1}", .unexpectedByte,
      "title: expected ',' or '}', found string \"pages\"")
    try expectFailure(
      Book.self, "{\"title\":\"t\"}|>x", .trailingBytes,
      "document: expected the end of the document, found 'x'")
    try expectFailure(
      Book.self, "{\"title\":\"a|>\\q\"}", .invalidEscape,
      "title: expected an escape of JSON, found '\\q'")
    try expectFailure(
      Book.self, "{\"title\":\"a|>\n\"}", .controlCharacter,
      "title: expected an escaped control character, found byte 0x0A in a string")
    try expectFailure(
      Book.self, "{\"title\":\"t\",\"pages\":|>01}", .invalidNumber,
      "pages: expected a number as JSON writes it, found '01'")
    try expectFailure(
      Book.self, "{\"title\" |>\"t\"}", .unexpectedByte,
      "title: expected ':' after the key, found string \"t\"")
  }

  @Test("The error of a truncated document names the missing part")
  func unexpectedEnd() throws {
    for (document, expected) in [
      ("", "a value"), ("{", "the rest of an object"),
      ("{\"title\":\"t\"", "the rest of an object"),
      ("{\"title\":\"t\",", "the rest of an object"), ("{\"title\":\"t", "the rest of a string"),
      ("{\"title", "the rest of a string"),
    ] {
      let error = try failure(Book.self, document)
      #expect(error.code == .unexpectedEnd)
      #expect(error.offset == document.utf8.count)
      #expect(error.expected == expected, "\(document)")
      #expect(error.found == "the end of the document")
    }
    let list = try failure([Int].self, "[1,2")
    #expect(list.expected == "the rest of an array")
  }

  @Test("Lines end with a line feed, columns count bytes, and a byte order mark is not counted")
  func places() throws {
    try expectFailure(
      Book.self, "{\r\n\"\u{e9}\": 1, \"title\":\n\n   |>1}", .typeMismatch,
      "title: expected a string, found number 1")
    try expectFailure(
      Book.self, "{\"\u{e9}\u{1f600}\": 1, \"title\": |>1}", .typeMismatch,
      "title: expected a string, found number 1")
    let error = try failure(Book.self, "\u{feff}{\"title\":1}")
    #expect(error.column == 10)
    #expect(error.offset == 12)
  }

  @Test("Keys in paths are escaped so that the text can be parsed as a path")
  func paths() throws {
    let error = try failure([String: [String: Book]].self, "{\"a.b[0]\":{\"\":{}}}")
    #expect(error.path.components == [.key("a.b[0]"), .key(""), .key("title")])
    #expect(ValuePath(error.path.description) == error.path)
    let escaped = try failure([String: Int].self, "{\"a\\u002eb\\n\":true}")
    #expect(escaped.path.components == [.key("a.b\n")])
  }

  @Test("The first error in document order is thrown")
  func first() throws {
    #expect(try failure(Book.self, "{\"pages\":\"x\",\"title\":1}").path == "pages")
    #expect(try failure(Book.self, "{\"title\":1,\"pages\":\"x\"}").path == "title")
    #expect(try failure(Book.self, "{\"pages\":\"x\"").path == "pages")
  }

  @Test("A valid document has an empty report")
  func emptyReport() throws {
    let (issue, report) = try Issue.readWithReport(json: issueDocument)
    #expect(issue.number == 2)
    #expect(report.isEmpty)
    #expect(report.description.isEmpty)
  }
}
