import Foundation
import Isomer
import IsomerArchive
import IsomerCodable
import Testing

/// Tests properties that functions of keyed containers read and write.
@Suite struct MemberTransformerTests {
  @Test func `Functions of containers read and write values`() throws {
    let page = try MemberPage(
      json: #"{"count":"7","name":"","items":{"list":[1,2]},"last":3}"#)
    #expect(page == MemberPage(count: 7, name: nil, items: [1, 2], last: 3))
    #expect(try page.jsonString() == #"{"count":"7","items":[1,2],"last":null}"#)
    let other = try MemberPage(json: #"{"count":7,"name":"a"}"#)
    #expect(other == MemberPage(count: 7, name: "a", items: [], last: 0))
  }

  @Test func `Expressions and optionals`() throws {
    let member = try ConvertedMember(json: #"{"link":"a:b","size":3.0,"name":"n","page":""}"#)
    let link = try #require(URL(string: "a:b"))
    #expect(member == ConvertedMember(link: link, size: 3, name: "n", page: nil))
    #expect(try member.jsonString() == #"{"link":"a:b","size":1.5,"name":"N"}"#)
    let empty = try ConvertedMember(json: #"{"size":3,"link":null}"#)
    #expect(try empty.jsonString() == #"{"size":1.5}"#)
  }

  @Test(arguments: [
    (#"{"count":true}"#, #"count: expected an integer, found true (line 1, column 10, byte 9)"#),
    (
      #"{"count":1,"name":5}"#,
      "name: expected a string, found number 5 (line 1, column 19, byte 18)"
    ),
    (
      #"{"count":1,"items":{}}"#,
      #"items: expected a value of the property, found an object: the key "list" is missing (line 1, column 20, byte 19)"#
    ),
  ])
  func `Errors are at the value`(_ document: String, _ expected: String) {
    let error = #expect(throws: MappingError.self) { try MemberPage(json: document) }
    #expect(error?.description == expected)
  }

  @Test func `An error in writing is at the property`() {
    let page = MemberPage(count: 1, name: nil, items: [], last: -1)
    let error = #expect(throws: MappingError.self) { try page.jsonString() }
    #expect(error?.description == "last: -1 is negative (line 1, column 32, byte 31)")
  }

  @Test func `Values have the keys and dates of their transformer`() throws {
    let text = #"""
      {"visit":{"lastDay":"2024-05-06","places":{"a_b":["2024-05-07"]},"nested":{"box":{"from":"2024-05-08"}}},
      "others":[{"last_day":86400,"places":{},"nested":{"box":{"from":0}}}],"start":"1970-01-02",
      "end":{"last_day":"1970-01-01T00:00:05Z","places":{}}}
      """#
    let trip = try DatedTrip(json: text)
    let day = Date(timeIntervalSince1970: 86400)
    #expect(trip.others == [DatedVisit(lastDay: day, nested: .init(from: day - 86400))])
    #expect(trip.start == day)
    #expect(trip.end?.lastDay == Date(timeIntervalSince1970: 5))
    #expect(trip.visit.nested?.from == Date(timeIntervalSince1970: 1_715_126_400))
    var again = try DatedTrip(json: trip.jsonString())
    again.end = trip.end
    #expect(again == trip)
    var written = trip
    written.end = nil
    #expect(try DatedTrip(archive: written.archive()) == written)
    var expected = try JSONValue(json: text)
    expected.object?["end"] = nil
    #expect(try JSONValue(json: written.jsonString()) == expected)
    let error = #expect(throws: MappingError.self) {
      try DatedTrip(json: #"{"visit":{"lastDay":5,"places":{}},"start":"1970-01-02"}"#)
    }
    #expect(error?.path.description.hasPrefix("visit") == true)
  }
}
