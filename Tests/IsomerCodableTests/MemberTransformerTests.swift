import Foundation
import Isomer
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
}
