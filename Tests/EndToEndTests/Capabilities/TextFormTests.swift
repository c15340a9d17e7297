import Foundation
import Isomer
import IsomerArchive
import IsomerFoundation
import Testing

// @mapped
struct PaddedTexts {
  var data: Data  // @mapped with: .base64url(padded: true)
  var bytes: [UInt8]  // @mapped with: .base64url(padded: true)
}

// @mapped version: 1, derive: [.merge, .equality]
struct Moments {
  // @mapped with: .rfc3339(timeZone: TimeZone(secondsFromGMT: -19_800)!)
  var zoned: Date
  // @mapped with: .rfc3339(timeZone: TimeZone(secondsFromGMT: 7200)!, fractionDigits: 3)
  var digits: Date
  // @mapped with: .microsecondsSince1970
  var microseconds: Date
  // @mapped with: .secondsSince2001
  var reference: Date
  // @mapped with: .day
  var day: Date
  // @mapped with: .day(timeZone: TimeZone(secondsFromGMT: 7200)!)
  var zonedDay: Date
  // @mapped with: .localDateTime
  var local: Date
}

// @mapped version: 1, derive: [.merge, .equality]
struct ByteTexts {
  // @mapped with: .base64
  var bytes: [UInt8]
  // @mapped with: .base64url
  var urlBytes: [UInt8]?
  // @mapped with: .base64url
  var urlData: Data
  // @mapped with: .hex
  var digits: [UInt8]
  // @mapped with: .array(of: .base64)
  var list: [[UInt8]]
  // @mapped with: .base64.then(.utf8)
  var text: String
}

// @mapped version: 1, derive: [.merge, .equality]
struct Blanks {
  // @mapped with: .emptyAsNil()
  var note: String?
  // @mapped with: .emptyAsNil()
  var age: Int?
  // @mapped with: .emptyAsNil(.url)
  var page: URL?
  // @mapped with: .emptyAsNil(PointText())
  var point: PlainPoint?
}

// @mapped
struct OmittedBlanks: Equatable {
  // @mapped with: .emptyAsNil(), null: .omit
  var note: String?
  // @mapped with: .emptyAsNil(), omit: .default
  var age: Int?
  // @mapped with: .emptyAsNil(.url), null: .omit
  var page: URL?
  // @mapped with: .emptyAsNil(PointText()), omit: .empty
  var point: PlainPoint?
  // @mapped with: .emptyAsNil()
  var kept: String?
}

struct PlainPoint: Equatable { var x: Int }

struct PointText: Transformer {
  func transform(_ input: Int) -> PlainPoint { PlainPoint(x: input) }
  func reverse(_ output: PlainPoint) -> Int { output.x }
}

struct TextFormTests {
  private static let berlin = StandardTransformer<String, Date>.localDateTime(
    timeZone: TimeZone(identifier: "Europe/Berlin") ?? .gmt)

  @Test func dates() throws {
    let document = #"""
      {"zoned":"2015-09-25T01:30:00.5-05:30","digits":"2015-09-25T09:00:00.500+02:00",\#
      "microseconds":1443164400500001,"reference":464857200.5,"day":"2015-09-25",\#
      "zonedDay":"2015-09-25","local":"2015-09-25T07:00:00.5"}
      """#
    let moments = try Moments(json: document)
    let date = Date(timeIntervalSince1970: 1_443_164_400.5)
    #expect(moments.zoned == date && moments.digits == date && moments.reference == date)
    #expect(moments.local == date)
    #expect(moments.microseconds == Date(timeIntervalSince1970: 1_443_164_400.500001))
    #expect(moments.day == Date(timeIntervalSince1970: 1_443_139_200))
    #expect(moments.zonedDay == Date(timeIntervalSince1970: 1_443_132_000))
    #expect(try moments.jsonString() == document)
    #expect(try Moments(dictionary: moments.dictionary()) == moments)
    #expect(try Moments(archive: moments.archive()) == moments)
  }

  @Test(arguments: [
    ("2015-03-29T01:59:59", 1_427_590_799), ("2015-03-29T02:30:00", 1_427_592_600),
    ("2015-03-29T03:00:00", 1_427_590_800), ("2015-10-25T02:30:00", 1_445_733_000),
    ("2015-10-25T03:00:00", 1_445_738_400),
  ])
  func clockChanges(text: String, seconds: Double) throws {
    let date = try Self.berlin.transform(text)
    #expect(date.timeIntervalSince1970 == seconds)
    let isSkipped = text == "2015-03-29T02:30:00"
    #expect(try Self.berlin.reverse(date) == (isSkipped ? "2015-03-29T03:30:00" : text))
  }

  @Test(arguments: [
    "2015-02-30T00:00:00", "2015-03-29T02:30:00Z", "2015-03-29T02:30:00+01:00", "2015-03-29", "",
    "0000-01-01T00:00:00", "2015-03-29T24:00:00",
  ])
  func invalidLocalTimes(text: String) {
    #expect(throws: TransformerError.self) { try Self.berlin.transform(text) }
  }

  @Test(arguments: ["2015-9-25", "2015-09-25T00:00:00Z", "2015-02-29", "15-09-25", ""])
  func invalidDays(text: String) {
    #expect(throws: TransformerError.self) {
      try StandardTransformer<String, Date>.day.transform(text)
    }
  }

  @Test(arguments: [Double.infinity, .nan, 1e300, -1e300, 253_402_300_800])
  func unwritableDates(seconds: Double) {
    let date = Date(timeIntervalSince1970: seconds)
    for transformer in [Self.berlin, .day, .rfc3339(timeZone: .gmt), .localDateTime] {
      #expect(throws: TransformerError.self) { try transformer.reverse(date) }
    }
  }

  @Test func bytes() throws {
    let document = #"""
      {"bytes":"AQID","urlBytes":"-_8","urlData":"-_8","digits":"00ff","list":["AQ==",""],\#
      "text":"ZWNobyAx"}
      """#
    let texts = try ByteTexts(json: document)
    #expect(texts.bytes == [1, 2, 3] && texts.urlBytes == [251, 255] && texts.digits == [0, 255])
    #expect(texts.list == [[1], []] && texts.text == "echo 1")
    #expect(try texts.jsonString() == document)
    #expect(try ByteTexts(dictionary: texts.dictionary()) == texts)
    #expect(try ByteTexts(archive: texts.archive()) == texts)
  }

  @Test(arguments: ["+/8", "a", "-_9", "-_8==", "ab=", "-_8é", "-_8 "])
  func invalidBase64URL(text: String) {
    #expect(throws: TransformerError.self) {
      try StandardTransformer<String, Data>.base64url.transform(text)
    }
  }

  @Test func paddedBase64URL() throws {
    #expect(try StandardTransformer<String, [UInt8]>.base64url.transform("-_8=") == [251, 255])
    let text = #"{"data":"-_8=","bytes":"-w=="}"#
    let padded = try PaddedTexts(json: text)
    #expect(padded.data == Data([251, 255]))
    #expect(try padded.jsonString() == text)
    #expect(try PaddedTexts(json: text.replacing("=", with: "")).jsonString() == text)
  }

  @Test func emptyTextsThatAreLeftOut() throws {
    let blanks = try OmittedBlanks(json: #"{"note":"","age":"","page":"","point":"","kept":""}"#)
    #expect(blanks == OmittedBlanks())
    #expect(try blanks.jsonString() == #"{"kept":""}"#)
    #expect(try blanks.jsonString([.null(.write)]) == #"{"kept":""}"#)
    let document = #"{"note":"x","age":5,"page":"a","point":7,"kept":"k"}"#
    #expect(try OmittedBlanks(json: document).jsonString() == document)
  }

  @Test func emptyTexts() throws {
    let document = #"{"note":"","age":"","page":"","point":""}"#
    let blanks = try Blanks(json: document)
    #expect(blanks == Blanks())
    #expect(try blanks.jsonString() == document)
    #expect(try Blanks(json: #"{"note":null}"#) == blanks)
    #expect(try Blanks(archive: blanks.archive()) == blanks)
    let other = #"{"note":"x","age":5,"page":"a","point":7}"#
    let filled = try Blanks(json: other)
    #expect(filled.age == 5 && filled.point == PlainPoint(x: 7))
    #expect(try filled.jsonString() == other)
    #expect(try Blanks(dictionary: filled.dictionary()) == filled)
    #expect(try Blanks(archive: filled.archive()) == filled)
    var updated = filled
    try updated.update(json: #"{"age":""}"#)
    #expect(updated.age == nil && updated.note == "x")
    let error = #expect(throws: MappingError.self) { try Blanks(json: #"{"age":"5"}"#) }
    #expect(
      error?.description
        == #"age: expected an integer, found string "5" (line 1, column 8, byte 7)"#)
  }
}
