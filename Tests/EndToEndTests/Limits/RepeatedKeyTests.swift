import Foundation
import Isomer
import IsomerArchive
import Testing

/// Tests duplicate keys of dictionaries and trees in reports, and errors about keys.
@Suite struct RepeatedKeyTests {
  private static let id = "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"

  @Test(arguments: [
    (#"{"counts":{"a":1,"b":{},"a":2}}"#, nil), (#"{"counts":{"a":1,"b":3,"a":2}}"#, "counts.a"),
    (#"{"ids":{"\#(id)":1,"\#(id.uppercased())":2}}"#, "ids.\(id.uppercased())"),
    (#"{"levels":{"a":1,"1":3,"b":2}}"#, "levels.b"),
    (#"{"compact":{"a":1,"b":null,"a":2}}"#, "compact.a"),
    (#"{"compact":{"a":null,"a":2}}"#, ""), (#"{"coerced":{"a":"1","a":2}}"#, "coerced.a"),
    (#"{"ordered":{"a":1,"a":2}}"#, "ordered.a"),
    (#"{"tree":{"t":[{"a":1,"a":2}]}}"#, "tree.t[0].a"),
    (#"{"x-a":1,"x-a":2}"#, "x-a"), (#"{"a":1,"a":2}"#, "a"), (#"{"a":1,"b":2}"#, ""),
  ])
  func `a report records each duplicate key`(document: String, path: String?) throws {
    guard let path else {
      #expect(throws: MappingError.self) { try RepeatedKeys.readWithReport(json: document) }
      return
    }
    let (value, report) = try RepeatedKeys.readWithReport(json: document)
    let found = report.entries(.duplicateKey).map(\.path.description)
    #expect(found == (path.isEmpty ? [] : [path]))
    #expect(try value == RepeatedKeys(json: document))
  }

  @Test func `nested and repeated objects are counted on their own`() throws {
    let (_, report) = try [String: [String: Int]].readWithReport(
      json: #"{"a":{"x":1},"b":{"x":1,"x":2,"x":3},"a":{}}"#)
    #expect(report.entries.map(\.path.description) == ["b.x", "b.x", "a"])
    #expect(report.counts == [.duplicateKey: 3])
  }

  @Test func `errors about the key of an enum name the key`() throws {
    for (document, found) in [(#"{"levels":{"x":7}}"#, "x"), (#"{"levels":{"2":7}}"#, "2")] {
      let error = #expect(throws: MappingError.self) { try RepeatedKeys(json: document) }
      #expect(error?.path == ValuePath([.key("levels"), .key(found)]))
      #expect(error?.found == "string \"\(found)\"")
      #expect(error?.offset == 11)
    }
    let numbered = #expect(throws: MappingError.self) { try [NumberedKey: Int](json: #"{"3":7}"#) }
    #expect(numbered?.found == "string \"3\"")
  }

  @Test func `elements with empty text are nil`() throws {
    let text = #"{"names":["","a"],"links":["","https://a.b"],"optional":["https://a.b"]"#
    let value = try EmptyElements(json: text + #","numbers":{"a":"","b":1},"lists":[["",2],[]]}"#)
    #expect(value.names == [nil, "a"])
    #expect(value.links == [nil, URL(string: "https://a.b")])
    #expect(value.numbers == ["a": Int?.none, "b": 1])
    #expect(value.lists == [[nil, 2], []])
    #expect(try EmptyElements(json: value.json()) == value)
    #expect(try EmptyElements(archive: value.archive()) == value)
    #expect(try value.jsonString().hasPrefix(text))
    let nulls = try EmptyElements(json: #"{"names":[null],"links":[null],"optional":[null]}"#)
    #expect(nulls == EmptyElements(names: [nil], links: [nil], optional: [nil]))
  }
}

// @mapped
enum NumberedKey: Hashable {
  // @mapped key: 1
  case one
  // @mapped key: 2
  case two
}
