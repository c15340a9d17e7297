import Isomer
import Testing

@testable import FixtureModels

/// Rule 8: tests unknown keys, `flatten`, `rest`, and repeated keys.
@Suite struct UnknownKeyTests {
  private let audit = Audit(createdBy: "c", updatedBy: nil, revision: 7)

  @Test("Unknown keys are ignored by default, regardless of their value")
  func ignored() throws {
    try expectRoundTrip(
      "{\"x\":[{\"y\":null},\"z\\n\",1e5,true],\"title\":\"t\",\"title2\":{}}",
      Book(title: "t", pages: nil),
      writes: "{\"title\":\"t\"}")
  }

  @Test("Ignored values must be valid JSON")
  func ignoredMalformed() throws {
    #expect(try failure(Book.self, "{\"title\":\"t\",\"x\":[1,]}").path == "x[1]")
    #expect(try failure(Book.self, "{\"title\":\"t\",\"x\":\"\\ud800\"}").code == .invalidEscape)
    #expect(try failure(Book.self, "{\"title\":\"t\",\"x\":tru}").code == .unexpectedByte)
    #expect(try failure(Book.self, "{\"title\":\"t\",\"x\":1.}").code == .invalidNumber)
  }

  @Test("unknown: .error names the key")
  func error() throws {
    try expectFailure(
      StrictDocument.self, "{\"title\":\"t\",|>\"titel\":1}", .unknownKey, "titel: unknown key")
    try expectFailure(
      StrictDocument.self, "{\"title\":\"t\",\"meta\":{\"pages\":1,|>\"page\":2}}", .unknownKey,
      "meta.page: unknown key")
  }

  @Test("unknown: .error with under: applies to the model's keys, not to those of its envelope")
  func errorBelowPath() throws {
    try expectRoundTrip(
      "{\"data\":{\"id\":1,\"attributes\":{\"name\":\"n\"}}}", StrictEnvelope(id: 1, name: "n"))
    #expect(
      try StrictEnvelope(json: "{\"links\":{},\"data\":{\"id\":1},\"meta\":{}}")
        == StrictEnvelope(id: 1, name: nil))
    try expectFailure(
      StrictEnvelope.self, "{\"data\":{\"id\":1,|>\"x\":{}}}", .unknownKey,
      "data.x: unknown key")
    try expectFailure(
      StrictEnvelope.self, "{\"data\":{\"id\":1,\"attributes\":{|>\"x\":{}}}}", .unknownKey,
      "data.attributes.x: unknown key")
  }

  @Test("The option applies to the type, not to nested or enclosing types")
  func policyOfType() throws {
    try expectRoundTrip(
      "{\"x\":1,\"inside\":{\"data\":{\"id\":1}}}", LenientAround(inside: StrictEnvelope(id: 1)),
      writes: "{\"inside\":{\"data\":{\"id\":1}}}")
    try expectFailure(
      LenientAround.self, "{\"inside\":{\"data\":{|>\"x\":1,\"id\":1}}}", .unknownKey,
      "inside.data.x: unknown key")
    try expectRoundTrip(
      "{\"inside\":{\"login\":\"l\",\"x\":1},\"list\":[{\"login\":\"m\",\"y\":1}]}",
      StrictAround(inside: .init(login: "l", age: nil), list: [.init(login: "m", age: nil)]),
      writes: "{\"inside\":{\"login\":\"l\"},\"list\":[{\"login\":\"m\"}]}")
  }

  @Test("unknown: .error accepts the keys of a flattened model, paths included")
  func errorFlattened() throws {
    let document = """
      {"title":"t","meta":{"pages":3,"revision":7},"createdBy":"c","format":"v1"}
      """
    let value = try StrictDocument(json: document)
    #expect(value == StrictDocument(title: "t", pages: 3, audit: audit))
    let text = try value.jsonString()
    #expect(try StrictDocument(json: text) == value)
    #expect(text.ranges(of: "\"meta\":").count == 1)
  }

  @Test("A flattened model can flatten another")
  func flattenedTwice() throws {
    let expected = Outermost(
      height: 1, middle: Middle(width: 2, innermost: Innermost(depth: 3, deep: 4)))
    try expectRoundTrip(
      "{\"height\":1,\"width\":2,\"depth\":3,\"meta\":{\"deep\":4}}", expected)
    try expectRoundTrip(
      "{\"meta\":{\"deep\":4},\"depth\":3,\"width\":2,\"height\":1}", expected,
      writes: "{\"height\":1,\"width\":2,\"depth\":3,\"meta\":{\"deep\":4}}")
    try expectFailure(
      Outermost.self, "{\"height\":1,\"width\":2,\"depth\":3,|>\"x\":4}", .unknownKey,
      "x: unknown key")
    let error = try failure(Outermost.self, "{\"height\":1,\"width\":2}")
    #expect(error.code == .missingKey)
    #expect(error.path == "depth")
  }

  @Test("An unknown key below a flattened model's path is rejected too")
  func errorBelowFlattenedPath() throws {
    try expectFailure(
      Outermost.self, "{\"height\":1,\"width\":2,\"depth\":3,\"meta\":{|>\"x\":4}}", .unknownKey,
      "meta.x: unknown key")
  }

  @Test("Errors in a flattened model have the path in the document")
  func flattenedErrors() throws {
    try expectFailure(
      Document.self, "{\"title\":\"t\",\"createdBy\":|>1,\"meta\":{\"revision\":7}}",
      .typeMismatch, "createdBy: expected a string, found number 1")
    let error = try failure(Document.self, "{\"title\":\"t\",\"createdBy\":\"c\"}")
    #expect(error.path == "meta.revision")
  }

  @Test("rest stores unknown keys and writes them back, with a flattened model")
  func rest() throws {
    try expectRoundTrip(
      """
      {"x":{"y":[1,null]},"title":"t","createdBy":"c","meta":{"revision":7},\
      "big":18446744073709551615,"exact":0.1234567890123456789}
      """,
      Document(
        title: "t", audit: audit,
        extra: [
          "x": ["y": [1, nil]], "big": .uint(.max),
          "exact": JSONValue(json: "0.1234567890123456789"),
        ]),
      writes: """
        {"title":"t","createdBy":"c","meta":{"revision":7},\
        "big":18446744073709551615,"exact":0.1234567890123456789,"x":{"y":[1,null]}}
        """)
  }

  @Test("rest never writes a key that the model handles")
  func restClaimed() throws {
    let value = Document(
      title: "t", audit: audit, extra: ["title": "other", "createdBy": "d", "z": 1])
    #expect(
      try value.jsonString()
        == "{\"title\":\"t\",\"createdBy\":\"c\",\"meta\":{\"revision\":7},\"z\":1}")
  }

  @Test("rest below a path, and with two levels of flattened models")
  func restNested() throws {
    try expectRoundTrip(
      "{\"data\":{\"id\":1,\"a\":true,\"b\":[]},\"outside\":1}",
      EnvelopedRest(id: 1, extra: ["a": true, "b": []]),
      writes: "{\"data\":{\"id\":1,\"a\":true,\"b\":[]}}")
    try expectRoundTrip(
      "{\"height\":1,\"width\":2,\"depth\":3,\"meta\":{\"deep\":4},\"x\":\"y\"}",
      Keeping(
        height: 1, middle: Middle(width: 2, innermost: Innermost(depth: 3, deep: 4)),
        extra: ["x": "y"]))
    #expect(try EnvelopedRest(json: "{\"data\":{\"id\":1}}").extra == [:])
  }

  @Test("unknown: .report reports the key and its location")
  func report() throws {
    let (value, report) = try ReportingDocument.readWithReport(
      json: "{\"titel\":1,\n \"title\":\"t\", \"a.b\":[]}")
    #expect(value.title == "t")
    #expect(report.entries.map(\.kind) == [.unknownKey, .unknownKey])
    #expect(report.entries.map(\.path) == ["titel", "a\\.b"])
    #expect(report.entries.map(\.line) == [1, 2])
    #expect(report.entries.map(\.column) == [2, 15])
    #expect(report.entries.first?.description == "titel: unknown key (line 1, column 2, byte 1)")
    #expect(try ReportingDocument(json: "{\"x\":1,\"title\":\"t\"}").title == "t")
    #expect(try Book.readWithReport(json: "{\"x\":1,\"title\":\"t\"}").1.isEmpty)
  }

  @Test("unknown: .report omits keys of flattened models")
  func reportFlattened() throws {
    let (value, report) = try Noting.readWithReport(
      json: "{\"height\":1,\"width\":2,\"depth\":3,\"meta\":{\"deep\":4,\"y\":5},\"x\":6}")
    #expect(value.middle.innermost == Innermost(depth: 3, deep: 4))
    #expect(report.entries.map(\.path) == ["meta.y", "x"])
  }

  // MARK: - Repeated keys

  @Test("The last of two equal keys is used, and the repetition is reported")
  func duplicates() throws {
    try expectRoundTrip(
      "{\"title\":\"a\",\"pages\":1,\"title\":\"b\"}", Book(title: "b", pages: 1),
      writes: "{\"title\":\"b\",\"pages\":1}")
    let (_, report) = try Book.readWithReport(json: "{\"title\":\"a\",\"pages\":1,\"title\":\"b\"}")
    #expect(report.entries.map(\.kind) == [.duplicateKey])
    #expect(report.entries.map(\.path) == ["title"])
    #expect(report.entries.map(\.offset) == [23])
  }

  @Test("The last of two equal keys is used in flattened models, rest and manual trees")
  func duplicatesElsewhere() throws {
    let value = try Document(
      json: "{\"title\":\"a\",\"createdBy\":\"c\",\"x\":1,\"meta\":{\"revision\":7},"
        + "\"x\":2,\"createdBy\":\"d\",\"title\":\"b\"}")
    #expect(value.title == "b")
    #expect(value.audit.createdBy == "d")
    #expect(value.extra == ["x": 2])
  }

  @Test("Null is used if it is the last of two equal keys")
  func duplicateNull() throws {
    #expect(try Book(json: "{\"title\":\"a\",\"pages\":1,\"pages\":null}").pages == nil)
  }

  @Test("With unknown: .error, a repeated key is an error")
  func duplicateError() throws {
    try expectFailure(
      StrictDocument.self, "{\"title\":\"t\",|>\"title\":\"u\"}", .duplicateKey,
      "title: the key occurs twice")
    try expectFailure(
      StrictDocument.self, "{\"meta\":{\"pages\":1,|>\"pages\":1}}", .duplicateKey,
      "meta.pages: the key occurs twice")
    try expectFailure(
      StrictDocument.self, "{\"format\":\"v1\",|>\"format\":\"v1\"}", .duplicateKey,
      "format: the key occurs twice")
    try expectFailure(
      StrictDocument.self, "{\"title\":\"t\",|>\"\\u0074itle\":\"u\"}", .duplicateKey,
      "title: the key occurs twice")
  }

  @Test("With unknown: .error, a repeated key of a flattened model is an error")
  func duplicateFlattened() throws {
    try expectFailure(
      StrictDocument.self,
      "{\"title\":\"t\",\"createdBy\":\"c\",\"meta\":{\"revision\":7},|>\"createdBy\":\"d\"}",
      .duplicateKey, "createdBy: the key occurs twice")
  }

  @Test("More keys than a machine word has bits are distinguished")
  func wide() throws {
    var value = Wide()
    value.a0 = 1
    value.h7 = 2
    value.i1 = 3
    try expectRoundTrip("{\"a0\":1,\"h7\":2,\"i1\":3}", value)
    try expectFailure(
      Wide.self, "{\"i1\":1,\"i0\":2,|>\"i1\":3}", .duplicateKey, "i1: the key occurs twice")
    try expectFailure(
      Wide.self, "{\"a0\":1,\"i0\":2,|>\"a0\":3}", .duplicateKey, "a0: the key occurs twice")
    try expectFailure(Wide.self, "{\"i1\":1,|>\"i2\":2}", .unknownKey, "i2: unknown key")
  }
}
