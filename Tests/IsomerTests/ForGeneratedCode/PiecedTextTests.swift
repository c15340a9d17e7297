import Testing

@testable @_spi(Generated) import Isomer

/// Tests the document locations of failures in a text that is composed of pieces.
@Suite struct PiecedTextTests {
  //                       0         1         2         3
  //                       0123456789012345678901234567890123456789
  private let document = #"{"longitude":2.5,"name":"x","geo":{"lat":11}}"#

  private func composite() -> PiecedText {
    let names = FieldNames(["geo.lat", "longitude"], below: "data")
    var text = PiecedText(isListing: true, fields: names)
    append("11", at: 41, key: names.keys[0], to: &text)
    append("2.5", at: 13, key: names.keys[1], to: &text)
    text.close(Byte.openBrace, Byte.closeBrace, at: 45)
    return text
  }

  private func append(
    _ piece: String, at offset: Int, key: [UInt8] = [], to text: inout PiecedText
  ) {
    Array(piece.utf8).withUnsafeBufferPointer { text.append($0, key: key, at: offset) }
  }

  private func placed(
    _ text: PiecedText, _ code: ReadingFailure.Code, _ offset: Int
  ) -> (Int, FailureDetails) {
    var details = FailureDetails()
    details.missingKey = code == .missingKey ? "geo\\.lat" : nil
    details.reason = code == .transformerFailed ? "no" : nil
    return (text.placed(ReadingFailure(code, at: offset), &details).offset, details)
  }

  @Test func theTextIsAnObject() {
    #expect(
      String(decoding: composite().bytes, as: UTF8.self) == #"{"geo.lat":11,"longitude":2.5}"#)
  }

  @Test func aPlaceInAPieceIsItsOwn() {
    let text = composite()
    #expect(placed(text, .expectedString, 11).0 == 41)
    #expect(placed(text, .expectedString, 12).0 == 42)
    // The end of a value still belongs to it.
    #expect(placed(text, .invalidValue, 13).0 == 43)
    #expect(placed(text, .expectedString, 26).0 == 13)
    #expect(placed(text, .invalidValue, 29).0 == 16)
  }

  @Test func aKeyIsItsValue() {
    #expect(placed(composite(), .unknownKey, 1).0 == 41)
    #expect(placed(composite(), .unknownKey, 14).0 == 13)
  }

  @Test func theWholeIsTheObjectAround() {
    let (offset, details) = placed(composite(), .transformerFailed, 30)
    #expect(offset == 45)
    #expect(details.reason == "data.geo.lat, data.longitude: no")
    #expect(placed(composite(), .expectedArray, 0).0 == 45)
  }

  @Test func whatTheObjectLacksHasItsRealPath() {
    // The closing brace has the offset of the end of the last value.
    let (offset, details) = placed(composite(), .missingKey, 29)
    #expect(offset == 44)
    #expect(details.missingKey == "data.geo.lat")
    #expect(placed(composite(), .missingKey, 12).0 == 42)
  }

  @Test func namesArePathsOrKeys() {
    let names = FieldNames(["a.b", "c\\.d", "e"])
    #expect(names.path(ofMissing: "a\\.b") == "a.b")
    #expect(names.path(ofMissing: "c\\\\\\.d") == "c\\.d")
    #expect(names.path(ofMissing: "e.x[0]") == "e.x[0]")
    #expect(names.path(ofMissing: "unheard") == "unheard")
    #expect(String(decoding: names.keys[1], as: UTF8.self) == #""c\\.d":"#)
  }

  @Test func listsMayLoseTheirEnd() {
    var text = PiecedText(isListing: true)
    append("1", at: 5, to: &text)
    let count = text.count
    append("[2]", at: 10, to: &text)
    text.truncate(to: count)
    text.appendNull(at: 20)
    append("3", at: 30, to: &text)
    text.close(Byte.openBracket, Byte.closeBracket, at: 40)
    #expect(String(decoding: text.bytes, as: UTF8.self) == "[1,null,3]")
    #expect(text.offset(ofNote: 1) == 5)
    #expect(text.offset(ofNote: 3) == 20)
    #expect(text.offset(ofNote: 6) == 20)
    #expect(text.offset(ofNote: 8) == 30)
    #expect(text.offset(ofNote: 10) == 40)
  }

  @Test func emptyTextsAreContainers() {
    var text = PiecedText(isListing: true)
    text.close(Byte.openBrace, Byte.closeBrace, at: 2)
    #expect(text.bytes == Array("{}".utf8))
    #expect(text.offset(ofNote: 0) == 2)
    text.becomeNull(at: 9)
    #expect(text.bytes == Array("null".utf8))
    #expect(text.offset(ofNote: 0) == 9)
  }

  @Test func whatAnElementLacksEndsAtTheNextArray() {
    let path = ProjectionPath([.every, .key("a.b"), .index(2), .every, .key("c")])
    #expect(path.missing(from: 1) == "a\\.b[2]")
    #expect(path.missing(from: 4) == "c")
    #expect(path.expectation(at: 1) == .expectedObject)
    #expect(path.expectation(at: 2) == .expectedArray)
    #expect(path.expectation(at: 5) == .expectedArray)
  }
}
