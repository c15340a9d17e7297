import Foundation
import Isomer
import Testing

@testable import FixtureModels

/// Tests values and cases that documents do not contain, and secret values.
@Suite struct SkippedValueTests {
  @Test("A skipped value has its default")
  func skipped() throws {
    let start = Date(timeIntervalSince1970: 0)
    try expectRoundTrip(#"{"started":{"name":"a"}}"#, Upload.started(name: "a", at: start))
    #expect(
      try Upload(json: #"{"started":{"name":"a","at":"x"}}"#) == .started(name: "a", at: start))
    #expect(
      try Upload.started(name: "b", at: Date()).jsonString() == #"{"started":{"name":"b"}}"#)
    try expectRoundTrip(#"{"progress":0.5}"#, Upload.progress(0.5, 3))
    #expect(try Upload.progress(0.5, 9).jsonString() == #"{"progress":0.5}"#)
    try expectRoundTrip(#"{"local":{}}"#, Upload.local(handler: Upload.Handler()))
    #expect(try Upload.local(handler: .init(name: "x")).jsonString() == #"{"local":{}}"#)
  }

  @Test("A value can support one direction")
  func oneWay() throws {
    let read = try Upload(json: #"{"done":{"etag":"e","size":5}}"#)
    #expect(read == .done(etag: "none", size: 5, retries: nil))
    #expect(
      try Upload.done(etag: "e", size: 5, retries: 2).jsonString() == #"{"done":{"etag":"e"}}"#)
    try expectFailure(
      Upload.self, #"{"done":|>{"etag":"e"}}"#, .missingKey,
      #"done.size: the key "size" is missing"#)
  }

  @Test("A case can support one direction or none")
  func cases() throws {
    #expect(try Upload.cancelled.jsonString() == #""cancelled""#)
    #expect(try failure(Upload.self, #""cancelled""#).code == .unknownTag)
    #expect(try Upload(json: #"{"older":{"code":1}}"#) == .legacy(code: 1))
    let error = try #require(throws: MappingError.self) {
      try [Upload.cancelled, .legacy(code: 1)].jsonString()
    }
    #expect(error.code == .notRepresentable)
    #expect(error.path == "[1]")
    #expect(error.reason == "case 'legacy' is not written: 'skip'")
    #expect(throws: MappingError.self) { try Upload.debug(trace: {}).json() }
    #expect(throws: MappingError.self) { try Upload(json: #"{"debug":{}}"#) }
  }

  @Test("A case of an enum with names can support one direction, also as a key")
  func names() throws {
    #expect(try Weekend.holiday.jsonString() == #""holiday""#)
    try expectFailure(
      Weekend.self, #"|>"holiday""#, .invalidValue,
      #"document: expected one of "saturday", "sunday", "bridge", found string "holiday""#)
    #expect(try Weekend(json: #""bridge""#) == .bridge)
    #expect(throws: MappingError.self) { try Weekend.bridge.json() }
    #expect(throws: MappingError.self) { try [Weekend.bridge: 1].json() }
    #expect(try [Weekend.sunday: 1].jsonString() == #"{"sunday":1}"#)
  }

  @Test("No error shows a secret value", arguments: secrets)
  func secret(_ sample: SecretSample) throws {
    let error = try sample.error()
    #expect(!"\(error)".contains("4711"), "\(error)")
    #expect("\(error)".contains(sample.words), "\(error)")
  }

  struct SecretSample: Sendable, CustomTestStringConvertible {
    var text: String
    var words: String
    var read: @Sendable (String) throws -> Void
    var testDescription: String { text }

    func error() throws -> MappingError {
      try #require(throws: MappingError.self) { try read(text) }
    }
  }

  static func sample<Model: Readable & SendableMetatype>(
    _: Model.Type, _ text: String, _ words: String
  )
    -> SecretSample
  {
    SecretSample(text: text, words: words) { _ = try Model(json: $0) }
  }

  static let secrets = [
    sample(Credential.self, #"{"type":"password","user":"u","text":4711}"#, "<redacted>"),
    sample(Credential.self, #"{"type":"pin","pin":"4711"}"#, "expected an integer"),
    sample(SecretKey.self, #"{"raw":"4711"}"#, "expected an integer"),
    sample(SecretKey.self, #"{"two":[1,4711]}"#, "two[1]: expected a value within 1...9"),
    sample(SecretKey.self, #"{"maybe":4711}"#, "maybe: expected a value within 1...8"),
    sample(SecretChoice.self, #""4711""#, "expected 3 characters"),
  ]

  @Test("Secret values are read and written like others")
  func secretsRoundTrip() throws {
    try expectRoundTrip(
      #"{"type":"password","user":"u","text":"abcd"}"#,
      Credential.password(user: "u", text: "abcd"))
    try expectRoundTrip(#"{"type":"pin","pin":1}"#, Credential.pin(1))
    try expectRoundTrip(#"{"raw":1}"#, SecretKey.raw(1))
    try expectRoundTrip(#"{"two":[1,2]}"#, SecretKey.two(1, 2))
    try expectRoundTrip(#"{"maybe":null}"#, SecretKey.maybe(7), writes: #"{"maybe":7}"#)
    try expectRoundTrip("4711", SecretChoice.number(4711))
    try expectRoundTrip(#""abc""#, SecretChoice.word("abc"))
    let error = try #require(throws: MappingError.self) {
      try SecretKey.two(1, 4711).validate()
    }
    #expect("\(error)" == "two[1]: expected a value within 1...9, found <redacted>")
  }
}
