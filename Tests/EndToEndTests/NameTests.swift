import Foundation
import Isomer
import Testing

@testable import FixtureModels

/// Tests names that could be ambiguous in generated code.
@Suite struct NameTests {
  @Test("Properties can have the names of types")
  func properties() throws {
    let text =
      #"{"URL":"https://a.b","Kind":"String","Date":["2024-01-02T03:04:05Z",null],"#
      + #""UUID":{"a":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F"},"Int":3,"other":10,"#
      + #""list":["a","Int64"],"text":"y"}"#
    let bookmark = try Bookmark(json: text)
    #expect(bookmark.URL.absoluteString == "https://a.b")
    #expect(bookmark.Kind == .String)
    #expect(bookmark.Date.count == 2)
    #expect(bookmark.UUID?.count == 1)
    #expect(bookmark.other == Date(timeIntervalSince1970: 10))
    #expect(bookmark.list == [.a, .Int64])
    #expect(try bookmark.jsonString() == text)
    #expect(try bookmark == Bookmark(json: text))
    var merged = bookmark
    merged.merge(bookmark)
    #expect(merged == bookmark)
    #expect(throws: MappingError.self) { try Bookmark(json: text.replacing(":3,", with: ":9,")) }
  }

  @Test("Cases can have the names of types")
  func cases() throws {
    try expectRoundTrip(#"{"URL":"https://a.b"}"#, Link.URL(URL(string: "https://a.b")!))
    try expectRoundTrip(
      #"{"Date":{"at":"1970-01-01T00:00:00Z","of":"x"}}"#,
      Link.Date(at: Date(timeIntervalSince1970: 0), of: "x"))
    try expectRoundTrip(#"{"String":["a",1]}"#, Link.String("a", 1))
    try expectRoundTrip(#"{"Int":5}"#, Link.Int(5))
    try expectRoundTrip(#"{"Other":[1]}"#, Link.Value(["Other": [1]]))
  }

  @Test("Classes with properties that have the names of the class and of types")
  func classes() throws {
    let text = #"{"Section":{"Title":"b"},"Title":"a"}"#
    let section = try Section(json: text)
    #expect(section.Section?.Title == "b")
    #expect(try section.jsonString() == text)
    let appendix = try Appendix(json: #"{"String":"s","Level":1,"letter":"A"}"#)
    #expect(appendix.Level == .Int)
    #expect(try appendix.jsonString() == #"{"String":"s","Level":1,"letter":"A"}"#)
  }

  @Test("Expressions can use the enclosing types of the model")
  func outerTypes() throws {
    let item = try Inventory.Item(json: #"{"number":2,"list":[7],"mapped":"x"}"#)
    #expect(item.kind == .b)
    #expect(item.other == .a)
    #expect(item.number == 6)
    #expect(item.list == [.a])
    #expect(item.mapped == .a)
    #expect(
      try item.jsonString()
        == #"{"kind":"b","other":"a","number":2,"list":["a"],"mapped":"x","checked":"b"}"#)
    #expect(throws: MappingError.self) {
      try Inventory.Item(json: #"{"kind":"a","number":2,"list":[],"mapped":"x"}"#)
    }
    guard case .one(.a, let doubling) = try Inventory.Item.Choice(json: #"{"one":{}}"#) else {
      Issue.record("the default is not taken")
      return
    }
    #expect(doubling.factor == 2)
    #expect(try Workbook<Int>.Row(json: "{}").kind == .b)
    #expect(
      try Workbook<Int>.Row(json: #"{"count":"b"}"#).jsonString() == #"{"count":"b","kind":"b"}"#)
  }

  @Test("A nested type hides one of the enclosing type")
  func nestedTypes() throws {
    let text =
      #"{"kind":{"name":"a"},"part":{"kind":{"number":1},"others":[null,{"number":2}]}}"#
    let machine = try Engine(json: text)
    #expect(machine.kind == Engine.Kind(name: "a"))
    #expect(machine.part.kind == Engine.Piece.Kind(number: 1))
    #expect(try machine.jsonString() == text)
    let boat = #"{"kind":"wood","rig":{"masts":2}}"#
    let yacht = try Vessel.Yacht(json: boat)
    #expect(yacht.kind == .wood)
    #expect(yacht.rig == Vessel.Yacht.Kind(masts: 2))
    #expect(try yacht.jsonString() == boat)
  }

  @Test("Deeply nested objects end at the depth limit")
  func depth() throws {
    func text(_ depth: Int) -> String {
      String(repeating: #"{"Title":"","Section":"#, count: depth - 1) + #"{"Title":""}"#
        + String(repeating: "}", count: depth - 1)
    }
    let deepest = try Section(json: text(512))
    #expect(try deepest.jsonString().utf8.count == text(512).utf8.count)
    #expect(try failure(Section.self, text(513)).code == .depthLimit)
    #expect(try failure(Section.self, text(100_000)).code == .depthLimit)
  }
}
