import Foundation
import Testing

@testable import Isomer

@Suite struct MappingErrorTests {
  /// A document with the mark `|>` at the location of an error, and the expected path and text.
  struct Case: Sendable {
    var document: String
    var code: MappingError.Code
    var path: String
    var words: String

    init(_ document: String, _ code: MappingError.Code, _ path: String, _ words: String) {
      self.document = document
      self.code = code
      self.path = path
      self.words = words
    }
  }

  private func check<T: Readable>(
    _ test: Case, _: T.Type, at location: SourceLocation = #_sourceLocation
  ) throws {
    let marked = MarkedText(test.document)
    let error = try #require(
      #expect(throws: MappingError.self, sourceLocation: location) {
        try T(json: marked.text, options: ReadingOptions(errorLimit: 1))
      })
    #expect(error.code == test.code, sourceLocation: location)
    #expect(error.path.description == test.path, sourceLocation: location)
    #expect(error.offset == marked.offset, sourceLocation: location)
    #expect(error.line == marked.line, sourceLocation: location)
    #expect(error.column == marked.column, sourceLocation: location)
    let subject = test.path.isEmpty ? "document" : test.path
    let place = "(line \(marked.line), column \(marked.column), byte \(marked.offset))"
    #expect(error.description == "\(subject): \(test.words) \(place)", sourceLocation: location)
    #expect(error.localizedDescription == error.description, sourceLocation: location)
  }

  @Test(arguments: [
    Case(#"[{"id": |>"x"}]"#, .typeMismatch, "[0].id", #"expected an integer, found string "x""#),
    Case(
      "[\n  {\n    \"id\": |>null\n  }\n]", .typeMismatch, "[0].id",
      "expected an integer, found null"),
    Case(#"[{"id": |>1.5}]"#, .typeMismatch, "[0].id", "expected an integer, found number 1.5"),
    Case(
      #"[{"id":1,"owner":|>[]}]"#, .typeMismatch, "[0].owner",
      "expected an object, found an array"),
    Case(
      #"[{"id":1,"owner":{"name":|>7}}]"#, .typeMismatch, "[0].owner.name",
      "expected a string, found number 7"),
    Case(
      #"[{"id":1,"owner":{"name":"é","age":|>300}}]"#, .numberOutOfRange, "[0].owner.age",
      "expected an integer from 0 to 255, found number 300"),
    Case(
      #"[{"id":1,"owner":{"age":|>-1 }}]"#, .numberOutOfRange, "[0].owner.age",
      "expected an integer from 0 to 255, found number -1"),
    Case(
      #"[1]"#.replacing("1", with: "|>1"), .typeMismatch, "[0]",
      "expected an object, found number 1"),
    Case(#"|>{"a":1}"#, .typeMismatch, "", "expected an array, found an object"),
    Case(
      #"[{"ratings": |>{}}]"#, .typeMismatch, "[0].ratings",
      "expected an array, found an object"),
    Case(
      #"[{"scores":{"1":|>true}}]"#, .typeMismatch, "[0].scores.1",
      "expected a number, found true"),
    Case(
      #"[{"scores":{|>"007":1}}]"#, .invalidValue, "[0].scores.007",
      #"expected an integer as the key, found string "007""#),
  ])
  func `values of the wrong kind`(test: Case) throws { try check(test, [Album].self) }

  @Test(arguments: [
    Case(#"[|>{}]"#, .missingKey, "[0].id", #"the key "id" is missing"#),
    Case("[\n  |>{\"title\": \"x\" }\n]", .missingKey, "[0].id", #"the key "id" is missing"#),
    Case(
      #"[{"id":1,"owner":|>{"age":2}}]"#, .missingKey, "[0].owner.profile.name",
      #"the key "name" is missing"#),
    Case(
      #"[{"id":1,"owner":|>{"name":"{}"}}]"#, .missingKey, "[0].owner.age",
      #"the key "age" is missing"#),
    Case(
      #"[|>{"ratings":[1,{"a":[]}], "id":1}]"#, .missingKey, "[0].owner",
      #"the key "owner" is missing"#),
    Case(#"[{"owner":{|>"nick":"x"}}]"#, .unknownKey, "[0].owner.nick", "unknown key"),
    Case(
      #"[{"owner":{"name":"x", |>"n\"k" : 1}}]"#, .unknownKey, "[0].owner.n\"k",
      "unknown key"),
  ])
  func `missing and unknown keys`(test: Case) throws { try check(test, [Album].self) }

  @Test(arguments: [
    Case("|>", .unexpectedEnd, "", "expected a value, found the end of the document"),
    Case(
      "[|>", .unexpectedEnd, "[0]",
      "expected the rest of an array, found the end of the document"),
    Case(
      "[{\"id\": 1|>", .unexpectedEnd, "[0].id",
      "expected the rest of an object, found the end of the document"),
    Case(
      "[{\"owner\": {\"name\": \"x|>", .unexpectedEnd, "[0].owner.name",
      "expected the rest of a string, found the end of the document"),
    Case(
      "[|>tr", .unexpectedByte, "[0]", "expected an object, found 'tr'"),
    Case(
      "[{\"id\" |>1}]", .unexpectedByte, "[0].id",
      "expected ':' after the key, found number 1"),
    Case("[{\"id\":1,|>}]", .unexpectedByte, "[0]", "expected a key in quotes, found '}'"),
    Case(
      "[{\"id\":1 |>\"a\":2}]", .unexpectedByte, "[0].id", "expected ',' or '}', found string \"a\""
    ),
    Case("[] |>[]", .trailingBytes, "", "expected the end of the document, found an array"),
    Case("[{\"id\":|>x}]", .unexpectedByte, "[0].id", "expected a value, found 'x'"),
    Case(
      "[{\"owner\":{\"name\":\"a|>\\x\"}}]", .invalidEscape, "[0].owner.name",
      "expected an escape of JSON, found '\\x'"),
    Case(
      "[{\"owner\":{\"name\":\"|>\\ud800\"}}]", .invalidEscape, "[0].owner.name",
      "expected an escape of JSON, found '\\ud800'"),
    Case(
      "[{\"owner\":{\"name\":\"a|>\nb\"}}]", .controlCharacter, "[0].owner.name",
      "expected an escaped control character, found byte 0x0A in a string"),
    Case(
      "[{\"id\":|>01}]", .invalidNumber, "[0].id", "expected a number as JSON writes it, found '01'"
    ),
    Case(
      "[{\"x\":|>1.}]", .invalidNumber, "[0].x", "expected a number as JSON writes it, found '1.'"),
  ])
  func `documents that are not JSON`(test: Case) throws { try check(test, [Album].self) }

  @Test(
    arguments: [
      ([0x1F, 0x8B, 0x08, 0x00], "a value, found byte 0x1F of gzip data"),
      ([0xFF, 0xFE, 0x7B, 0x00], "a value, found byte 0xFF of text in UTF-16"),
      ([0xFE, 0xFF, 0x00, 0x7B], "a value, found byte 0xFE of text in UTF-16"),
      ([0x7B, 0x00, 0x7D, 0x00], "a key in quotes, found byte 0x00 of text in UTF-16"),
      ([0x00, 0x7B, 0x00, 0x7D], "a value, found byte 0x00 of text in UTF-16"),
      ([0x1F, 0x7B], "a value, found byte 0x1F"), ([0xFF], "a value, found byte 0xFF"),
      ([0x20, 0x20, 0x00], "a value, found byte 0x00"),
      // A buffer may be longer than the document.
      ([0x7B, 0x00, 0x00, 0x00], "a key in quotes, found byte 0x00"),
    ] as [([UInt8], String)])
  func `documents in other formats`(bytes: [UInt8], message: String) throws {
    let error = try #require(#expect(throws: MappingError.self) { try JSONValue(json: bytes) })
    #expect(error.description.hasPrefix("document: expected \(message) ("))
  }

  @Test func `invalid UTF-8`() throws {
    let bytes = Array("[\"a".utf8) + [0xC3, 0x28] + Array("\"]".utf8)
    let error = try #require(#expect(throws: MappingError.self) { try [String](json: bytes) })
    #expect(error.code == .invalidUTF8)
    #expect(
      error.description
        == "[0]: expected text in UTF-8, found byte 0xC3 (line 1, column 4, byte 3)")
    let key = Array("{\"é".utf8) + [0xFF] + Array("\":1}".utf8)
    let other = try #require(
      #expect(throws: MappingError.self) { try [String: Int](json: key) })
    #expect(other.code == .invalidUTF8)
    #expect(other.offset == 4)
  }

  @Test func `a truncated document ends unexpectedly, or has an error before`() {
    let text = #"[{"id": 12, "title": "a\u00e9\n", "owner": {"name": "é", "age": 3}, "x": [true]}]"#
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count {
      let error = #expect(throws: MappingError.self) { try [Album](json: bytes[..<count]) }
      #expect(error?.code == .unexpectedEnd || error?.code == .unexpectedByte, "\(count)")
      #expect((error?.offset ?? .max) <= count)
    }
  }

  @Test func `codes have stable texts`() {
    let codes: [MappingError.Code] = [
      .missingKey, .typeMismatch, .invalidValue, .numberOutOfRange, .unknownKey, .duplicateKey,
      .transformerFailed, .unexpectedEnd, .unexpectedByte, .invalidEscape, .invalidUTF8,
      .controlCharacter, .invalidNumber, .trailingBytes, .depthLimit, .repetitionLimit,
      .notRepresentable, .invalidPath,
    ]
    #expect(
      codes.map(\.rawValue).joined(separator: " ")
        == """
        missingKey typeMismatch invalidValue numberOutOfRange unknownKey duplicateKey \
        transformerFailed unexpectedEnd unexpectedByte invalidEscape invalidUTF8 \
        controlCharacter invalidNumber trailingBytes depthLimit repetitionLimit \
        notRepresentable invalidPath
        """)
  }

  @Test func `manually created errors`() {
    let error = MappingError(.invalidValue, path: "user.age", expected: "an age", reason: "too old")
    #expect(error.description == "user.age: expected an age: too old")
    #expect(error.offset == nil && error.line == nil && error.column == nil)
    #expect(MappingError(.depthLimit).description == "document: depthLimit")
    let placed = MappingError(.trailingBytes, offset: 4, line: 2, column: 1)
    #expect(placed.description == "document: trailingBytes (line 2, column 1, byte 4)")
    #expect(error == error && error != MappingError(.invalidValue))
  }
}

/// Tests messages of types that define which values they accept.
@Suite struct ValueMessageTests {
  private enum Level: String, Mappable { case low, high }

  private struct Digit: Readable {
    static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Digit {
      guard (0...9).contains(try reader.readInteger(Int.self)) else {
        throw reader.invalid("a digit")
      }
      return Digit()
    }
  }

  private struct Unwritable: Writable {
    func write(to writer: inout JSONWriter) { writer.fail("the colour has no name") }
  }

  private func message<T: Readable>(_ json: String, _: T.Type) -> String? {
    #expect(throws: MappingError.self) { try T(json: json) }?.description
  }

  @Test func `rejected values of the right kind`() {
    #expect(
      message(#"["low", "mid"]"#, [Level].self)
        == "[1]: expected one of the values of Level, found string \"mid\" (line 1, column 9, byte 8)"
    )
    #expect(
      message(#"{"a": 12 }"#, [String: Digit].self)
        == "a: expected a digit, found number 12 (line 1, column 7, byte 6)")
    #expect(
      message("[1, 256]", [UInt8].self)
        == "[1]: expected an integer from 0 to 255, found number 256 (line 1, column 5, byte 4)"
    )
    #expect(
      message(#"{"x":1}"#, [Int: Int].self)
        == "x: expected an integer as the key, found string \"x\" (line 1, column 2, byte 1)")
  }

  @Test func `values that cannot be written`() {
    let error = #expect(throws: MappingError.self) { try ["p": [Unwritable()]].json() }
    #expect(error?.description == "p[0]: the colour has no name (line 1, column 7, byte 6)")
    #expect(error?.code == .notRepresentable)
  }
}
