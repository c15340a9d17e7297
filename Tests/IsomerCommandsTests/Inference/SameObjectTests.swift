import Foundation
import Testing

@testable import IsomerCommands

@Suite struct SameObjectTests {
  @Test func emptyObjectsBelongToTheTypeOfOthers() throws {
    #expect(
      try inferredProperties(
        #"{"a":{"id":1,"x":1,"link":{"url":"u","rel":"r"}},"b":{"id":1,"x":1,"link":{}}}"#
      ) == ["a: A", "b: A", "id: Int", "x: Int", "link: Link", "url: String?", "rel: String?"])
  }

  @Test func objectsInObjectsAreOneType() throws {
    #expect(
      try inferredProperties(
        #"""
        {"pull":{"user":{"id":1,"login":"a"},"n":1},
         "head":{"repo":{"user":{"id":2,"login":"b"},"name":"x"}}}
        """#
      ).filter { $0.hasPrefix("user") } == ["user: User", "user: User"])
  }

  @Test func differentObjectsInSmallObjectsAreNotOneType() throws {
    #expect(
      try inferredProperties(#"{"a":{"value":{"x":1,"y":2}},"b":{"value":{"s":"t","u":"v"}}}"#)
        == [
          "a: A", "b: B", "value: AValue", "value: BValue", "x: Int", "y: Int", "s: String",
          "u: String",
        ])
  }

  @Test func arraysAndDictionariesOfOneKeyAreBothUnified() throws {
    let value = #"[{"k":1,"l":2,"m":3}]"#
    let first = #"{"id":1,"n":2,"v":[\#(value),{"1":{"p":1,"q":2}}]}"#
    let second = #"{"id":1,"n":2,"v":[\#(value),{"1":{"p":1,"q":2}}]}"#
    let text = try inferredModels(#"{"a":\#(first),"b":\#(second)}"#)
    #expect(text.components(separatedBy: "var p: Int").count == 2)
    #expect(text.components(separatedBy: "var k: Int").count == 2)
  }

  @Test func manyTypesWithTheSameKeysAreOneType() throws {
    let members = (0..<500).map {
      #""k\#($0)":{"v\#($0)":\#($0),"user":{"id":1,"name":"a","url":"u"}}"#
    }
    let text = try inferredModels("{\(members.joined(separator: ","))}")
    #expect(text.components(separatedBy: "\nstruct User").count == 2)
    #expect(!text.contains("struct K1User"))
  }
}
