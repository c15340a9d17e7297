import Foundation
import Testing

@testable import Isomer
@testable import IsomerFoundation

/// Tests that the internal tokens for dates, data and special numbers are never valid JSON.
@Suite struct NativeTokenTests {
  private static let tokens = [
    "\u{1}khshtmqirqgggggg\u{5}", "\u{2}AAEC\u{5}", "\u{2}\u{5}", "\u{3}nvvggggggggggggg\u{5}",
    "\u{4}Rm9v\u{5}", "\u{1}", "\u{2}", "\u{3}", "\u{4}", "\u{5}",
  ]

  private func error<Model: Readable>(_: Model.Type, _ json: String) throws -> MappingError {
    try #require(#expect(throws: MappingError.self) { try Model(json: json) })
  }

  @Test(arguments: tokens) func `a JSON document with such a byte is rejected`(_ token: String)
    throws
  {
    let byte = try #require(token.utf8.first)
    for json in [token, "[\(token)]", "{\"a\":\(token)}", "[1,\(token),2]"] {
      let failures = [
        try error(JSONValue.self, json), try error([Date].self, json), try error(Date.self, json),
        try error(Data.self, json), try error([String: Data].self, json),
        try error([String: Double].self, json), try error([Float].self, json),
        try error([Double?].self, json), try error(Skipped.self, json),
        try error([String: Date].self, json), try error([Data].self, json),
      ]
      for failure in failures where failure.code != .typeMismatch {
        #expect(failure.code == .unexpectedByte)
        #expect(failure.found == "byte 0x0\(byte)")
        #expect(failure.offset == json.utf8.firstIndex(of: byte)?.utf16Offset(in: json))
      }
      // Only documents of another kind than the expected one fail before that byte.
      #expect(failures[0].code == .unexpectedByte && failures[8].code == .unexpectedByte)
    }
  }

  @Test(arguments: tokens) func `a string or key with such a byte is rejected`(_ token: String)
    throws
  {
    #expect(try error(JSONValue.self, "\"\(token)\"").code == .controlCharacter)
    #expect(try error(JSONValue.self, "{\"\(token)\":1}").code == .controlCharacter)
    #expect(try error(Skipped.self, "[\"é\(token)\"]").code == .controlCharacter)
  }

  @Test func `text with such bytes in objects remains text`() throws {
    for token in Self.tokens {
      #expect(try String(object: token) == token)
      #expect(
        try JSONValue(object: [token: token]) == .object(JSONObject([(token, .string(token))])))
      #expect(throws: MappingError.self) { try Date(object: token) }
    }
  }

  @Test func `JSON never contains them`() throws {
    let values: [JSONValue] = [.date(Date(timeIntervalSince1970: 0)), .data(Data([1])), 0.5]
    #expect(try values.jsonString() == #"["1970-01-01T00:00:00Z","AQ==",0.5]"#)
    #expect(try values.jsonString(.native) == #"["1970-01-01T00:00:00Z","AQ==",0.5]"#)
    #expect(throws: MappingError.self) { try [Double.nan].json(.native) }
  }

  /// Every truncated or damaged internal document yields a value or an error.
  @Test func `damaged tokens`() throws {
    let object: [String: Any] = [
      "date": Date(timeIntervalSinceReferenceDate: 0.1), "data": Data([1, 2, 3]),
      "inf": Double.infinity, "other": Bundle.main, "list": [Date(), Data(), "x"],
    ]
    let document = try ObjectTranscoder.document(object, depthLimit: 512)
    let bytes = document.withBytes { [UInt8]($0) }
    for index in bytes.indices {
      for byte: UInt8 in [0, 1, 2, 3, 4, 5, 0x22, 0x2C, 0x41, 0x5D, 0x7D] {
        var damaged = bytes
        damaged[index] = byte
        for part in [damaged, Array(damaged[..<index])] {
          part.withUnsafeBytes { bytes in
            answer(JSONValue.document(bytes, ValuePath(), ReadingOptions(), nil, isNative: true))
            answer(Skipped.document(bytes, ValuePath(), ReadingOptions(), nil, isNative: true))
            answer(
              [String: Date].document(bytes, ValuePath(), ReadingOptions(), nil, isNative: true))
          }
        }
      }
    }
  }

  private func answer<Model>(_ result: Result<Model, MappingError>) {
    guard case .failure(let error) = result else { return }
    #expect(!error.description.isEmpty && error.offset == nil)
  }

  /// A type that skips any value.
  private struct Skipped: Readable {
    static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Skipped {
      try reader.skipValue()
      return Skipped()
    }
  }
}
