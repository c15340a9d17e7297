import Foundation
import Isomer
import Testing

@Suite struct PartTests {
  private static let text =
    #"{"data":{"items":[{"id":1},{"id":2}],"next":null,"a.b":3},"meta":null,"data2":[]}"#

  private func integer(at path: ValuePath, _ text: String = text) throws(MappingError) -> Int {
    try Int(json: text, at: path)
  }

  @Test func `The value at a path is read, regardless of other values`() throws {
    #expect(try integer(at: "data.items[1].id") == 2)
    #expect(try integer(at: "data.a\\.b") == 3)
    #expect(try [[String: Int]](json: Self.text, at: "data.items").count == 2)
    #expect(try [String: Int](json: Data(Self.text.utf8), at: "data.items[0]") == ["id": 1])
    #expect(try [Int](json: "[1,2]", at: "") == [1, 2])
    // The empty path is the whole document.
    #expect(throws: MappingError.self) { try [Int](json: "[1,2] 3", at: "") }
  }

  @Test func `A part of a document that ends too early is an error`() {
    let text = #"{"a":{"b":1}}"#
    for count in 0...text.count {
      #expect(throws: MappingError.self) { try integer(at: "a.c.d", String(text.prefix(count))) }
    }
  }

  @Test(arguments: ["data.other", "data.items[2]", "data.items[1].ID", "meta.x", "data2[0].x", "x"])
  func `A missing value is nil for optionals and an error for other types`(path: String) throws {
    let path = try #require(ValuePath(path))
    #expect(try Int?(json: Self.text, at: path) == nil)
    let error = #expect(throws: MappingError.self) { try integer(at: path) }
    #expect(error?.code == .missingKey)
    #expect(error?.path == path)
  }

  @Test func `Null is nil, and another container is an error`() throws {
    #expect(try Int?(json: Self.text, at: "data.next") == nil)
    let error = #expect(throws: MappingError.self) { try integer(at: "data.items.id") }
    #expect(error?.code == .typeMismatch)
    #expect(error?.path.description == "data.items")
  }

  @Test func `The last of several equal keys is used`() throws {
    #expect(try integer(at: "a.b", #"{"a":{"b":1},"a":{"b":2,"b":3}}"#) == 3)
  }

  @Test func `Errors in the part have the path from the root`() {
    let error = #expect(throws: MappingError.self) {
      try [[String: String]](json: Self.text, at: "data.items")
    }
    #expect(error?.path.description == "data.items[0].id")
  }

  @Test(arguments: [#"{"a":1,}"#, #"{"a":1} x"#, #"{"a":1,"b":[}"#, "{", ""])
  func `The rest of the document must be valid JSON`(text: String) {
    #expect(throws: MappingError.self) { try integer(at: "a", text) }
  }

  @Test func `The part is reported`() throws {
    let (list, report) = try [Int].readWithReport(json: Data(#"{"a":[1,2]}"#.utf8), at: "a")
    #expect(list == [1, 2])
    #expect(report.entries.isEmpty)
  }
}
