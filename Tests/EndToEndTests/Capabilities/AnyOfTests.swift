import Foundation
import Isomer
import IsomerArchive
import IsomerFoundation
import Testing

// @mapped version: 1, derive: [.merge, .equality]
struct SeveralForms {
  // @mapped with: .anyOf(.rfc3339, .day)
  var text: Date
  // @mapped with: .anyOf(.secondsSince1970, .anyOf(.dateFormat("dd.MM.yyyy"), .day))
  var mixed: Date?
  // @mapped with: .array(of: .anyOf(.day, .rfc3339, .millisecondsSince1970))
  var list: [Date] = []
  // @mapped with: .anyOf(PointText(), .reading { (text: String) in PlainPoint(x: text.count) })
  var point: PlainPoint?
}

@Suite struct AnyOfTests {
  private let day = Date(timeIntervalSince1970: 86400)

  @Test func `The first form that fits is read, and the first is written`() throws {
    let forms = try SeveralForms(
      json:
        #"{"text":"1970-01-02","mixed":"02.01.1970","list":["1970-01-02",86400000],"point":"ab"}"#)
    let expected = SeveralForms(
      text: day, mixed: day, list: [day, day], point: PlainPoint(x: 2))
    #expect(forms == expected)
    #expect(
      try forms.jsonString()
        == #"{"text":"1970-01-02T00:00:00Z","mixed":86400,"list":["1970-01-02","1970-01-02"],"point":2}"#
    )
    #expect(try SeveralForms(json: forms.jsonString()) == expected)
    #expect(try SeveralForms(dictionary: forms.dictionary()) == expected)
    #expect(try SeveralForms(propertyList: forms.propertyList(.binary)) == expected)
    #expect(try SeveralForms(archive: forms.archive()) == expected)
  }

  @Test(arguments: [
    (
      #"{"text":"x"}"#,
      "text: expected a date such as \"2019-05-15T15:20:18Z\", or a day such as \"2019-05-15\", found string \"x\" (line 1, column 9, byte 8)"
    ),
    (
      #"{"text":5}"#,
      "text: expected a string, found number 5 (line 1, column 9, byte 8)"
    ),
    (#"{"text":"1970-01-02","list":[true]}"#, "list[0]"),
    (#"{"text":null}"#, "text: expected"),
  ])
  func `An error says what the forms expect`(_ document: String, _ expected: String) {
    let error = #expect(throws: MappingError.self) { try SeveralForms(json: document) }
    #expect(error?.description.hasPrefix(expected) == true, "\(error?.description ?? "")")
  }
}
