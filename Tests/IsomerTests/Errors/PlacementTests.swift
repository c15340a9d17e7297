import Foundation
import Testing

@_spi(Generated) @testable import Isomer

/// Tests the locations of failures next to brackets, keys and the ends of documents.
@Suite struct PlacementTests {
  /// A model that requires `a` and `b` and accepts any values for them.
  private struct Pair: Readable {
    static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Pair {
      var keys: Set<String> = []
      if try reader.beginObject() {
        repeat {
          keys.insert(try reader.readKeyString())
          try reader.skipValue()
        } while try reader.nextMember()
      }
      guard keys.contains("a") else { throw reader.missing("a") }
      guard keys.contains("b") else { throw reader.missing("b") }
      return Pair()
    }
  }

  /// A type that skips any value and then rejects it.
  private struct Refused: Readable {
    static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Refused {
      try reader.skipValue()
      throw reader.invalid("nothing")
    }
  }

  /// A type that skips any value and rejects it at its first byte, like a hook.
  private struct RefusedAtStart: Readable {
    static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> RefusedAtStart {
      _ = try reader.peekKind()
      let start = reader.cursor
      try reader.skipValue()
      reader.details.reason = "no"
      throw ReadingFailure(.transformerFailed, at: start)
    }
  }

  private struct Transformed: Readable {
    static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Transformed {
      let never = ClosureTransformer<JSONValue, Int>(
        read: { _ in throw TransformerError(expected: "nothing", input: "") },
        write: { .int(Int64($0)) })
      _ = try reader.transformed(never, Int.self)
      return Transformed()
    }
  }

  private func check<T: Readable>(
    _ marked: String, _: T.Type, _ code: MappingError.Code, path: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    let marked = MarkedText(marked)
    let error = #expect(throws: MappingError.self, sourceLocation: location) {
      try T(json: marked.text)
    }
    #expect(error?.code == code, sourceLocation: location)
    #expect(error?.path.description == path, sourceLocation: location)
    #expect(error?.offset == marked.offset, sourceLocation: location)
  }

  @Test(arguments: [
    (#"|>{"a":{"x":1}}"#, "b"), (#"|>{"a":{"x":1} }"#, "b"), (#"|>{"a":{}}"#, "b"),
    (#"|>{"a":[]}"#, "b"), (#"|>{"a":[[{}]]}"#, "b"), (#"|>{"a":"}"}"#, "b"),
    (#"|>{"a":1}"#, "b"), ("|>{}", "a"), (" |>{ }", "a"), (#"|>{"b":{"a":{}}}"#, "a"),
  ])
  func `a missing key belongs to the closed object`(marked: String, path: String) {
    check(marked, Pair.self, .missingKey, path: path)
    check("[" + marked + "]", [Pair].self, .missingKey, path: "[0].\(path)")
    check(#"{"k":"# + marked + "}", [String: Pair].self, .missingKey, path: "k.\(path)")
    let whole = #"{"a":{"a":1},"b":{}}"#
    check("[\(whole),\(marked)]", [Pair].self, .missingKey, path: "[1].\(path)")
    check("[[\(whole)],[\(marked)]]", [[Pair]].self, .missingKey, path: "[1][0].\(path)")
  }

  @Test(arguments: ["1", "true", #""x""#, "{}", "[]", #"{"x":{"y":1}}"#, "[[1],[2]]", "[{}]"])
  func `any other failure belongs to the preceding value`(value: String) {
    for space in ["", " "] {
      for (before, after, path) in [
        ("[", "]", "[0]"), ("[null,", "]", "[1]"), ("[null,", ",2]", "[1]"),
      ] {
        let text = before + "|>" + value + space + after
        check(text, [Refused?].self, .invalidValue, path: path)
        check(text, [RefusedAtStart?].self, .transformerFailed, path: path)
        check(text, [Transformed?].self, .transformerFailed, path: path)
      }
      let member = #"{"k":"# + "|>" + value + space + "}"
      check(member, [String: Refused].self, .invalidValue, path: "k")
      check(member, [String: RefusedAtStart].self, .transformerFailed, path: "k")
      check("[" + member + "]", [[String: Transformed]].self, .transformerFailed, path: "[0].k")
    }
    check("|>" + value, Refused.self, .invalidValue, path: "")
  }

  @Test func `a report locates missing keys like an error`() throws {
    struct Pairs: Readable {
      static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Pairs {
        _ = try reader.elements(.lossy, of: [Pair].self)
        return Pairs()
      }
    }
    let (_, report) = try Pairs.readWithReport(json: #"[{"a":{"x":1}},{"a":1,"b":2},{"b":[{}]}]"#)
    #expect(
      report.entries.map(\.description) == [
        "[0]: element left out: [0].b: the key \"b\" is missing (line 1, column 2, byte 1)",
        "[2]: element left out: [2].a: the key \"a\" is missing (line 1, column 30, byte 29)",
      ])
  }

  @Test(arguments: [
    ("", "a value", ""), ("  ", "a value", ""), ("{", "the rest of an object", ""),
    (#"{"t"#, "the rest of a string", ""), (#"{"t\""#, "the rest of a string", ""),
    (#"{"t""#, "the rest of an object", "t"), (#"{"t" "#, "the rest of an object", "t"),
    (#"{"t":"#, "a value", "t"), (#"{"t": "#, "a value", "t"),
    (#"{"t":"x"#, "the rest of a string", "t"), (#"{"t":"x\""#, "the rest of a string", "t"),
    (#"{"t":"x\"#, "the rest of a string", "t"), (#"{"t":""#, "the rest of a string", "t"),
    (#"{"t":"x""#, "the rest of an object", "t"), (#"{"t":"\\""#, "the rest of an object", "t"),
    (#"{"t":"x" "#, "the rest of an object", "t"), (#"{"t":12"#, "the rest of an object", "t"),
    (#"{"t":true"#, "the rest of an object", "t"), (#"{"t":{}"#, "the rest of an object", "t"),
    (#"{"t":1,"#, "the rest of an object", ""), ("[", "the rest of an array", "[0]"),
    ("[1", "the rest of an array", "[0]"), ("[1,", "a value", "[1]"),
    (#"["x""#, "the rest of an array", "[0]"), (#"["x"#, "the rest of a string", "[0]"),
    ("[[]", "the rest of an array", "[0]"), (#"{"t":["x""#, "the rest of an array", "t[0]"),
    (#"[{"t":"x""#, "the rest of an object", "[0].t"), ("[null", "the rest of an array", "[0]"),
  ])
  func `the error of a truncated document names the missing part`(
    text: String, expected: String, path: String
  ) {
    let error = #expect(throws: MappingError.self) { try JSONValue(json: text) }
    #expect(error?.code == .unexpectedEnd)
    #expect(error?.expected == expected)
    #expect(error?.found == "the end of the document")
    #expect(error?.path.description == path)
    #expect(error?.offset == text.utf8.count)
  }

  @Test(arguments: [
    #"{"title" |>"t"}"#, #"{"title"|>"t"}"#, #"{"title" |>1}"#, #"{"title"|>}"#,
    #"{"title" |>}"#, #"{"title"|>,"b":1}"#, #"{"x":{"y":1},"title" |>{"a":1}}"#,
    #"{"title" |>["a"]}"#,
  ])
  func `a missing colon belongs to the preceding key`(marked: String) {
    check(marked, JSONValue.self, .unexpectedByte, path: "title")
  }
}
