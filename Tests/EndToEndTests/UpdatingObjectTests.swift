import Foundation
import Isomer
import IsomerFoundation
import Testing

@testable import FixtureModels

/// Tests updates of objects from a document, which change only after all of it is read.
@Suite struct UpdatingObjectTests {
  private func folder() throws -> AssetFolder {
    try AssetFolder(
      json: """
        {"kind": "AssetFolder", "id": 1, "name": "root", "note": "n", "children": [
          {"kind": "photo", "id": 2, "name": "p", "width": 3, "caption": "c"},
          {"kind": "AssetFolder", "id": 3, "name": "f"}]}
        """)
  }

  @Test("An object is updated by its dynamic type")
  func dynamicType() throws {
    let picture: Asset = try folder().children[0]
    try picture.update(json: #"{"name": "q", "width": 4}"#)
    let updated = try #require(picture as? AssetPicture)
    #expect((updated.name, updated.width, updated.caption) == ("q", 4, "c"))
    try updated.update(json: #"{"caption": null, "width": null}"#)
    #expect((updated.name, updated.width, updated.caption) == ("q", 1, nil))
  }

  @Test("A constant of an object is unchanged")
  func constants() throws {
    let folder = try folder()
    try folder.update(json: #"{"id": 9, "note": "m"}"#)
    #expect((folder.id, folder.note) == (1, "m"))
  }

  @Test("A tag of another class is an error")
  func tags() throws {
    let folder = try folder()
    let picture = folder.children[0]
    try picture.update(json: #"{"kind": "picture", "name": "q"}"#)
    #expect(picture.name == "q")
    let error = #expect(throws: MappingError.self) {
      try picture.update(json: #"{"name": "r", "kind": "AssetFolder"}"#)
    }
    #expect(error?.code == .unknownTag)
    #expect(error?.path == "kind")
    #expect(error?.expected == #"one of "picture", "photo""#)
    #expect(picture.name == "q")
    let inner = #expect(throws: MappingError.self) {
      try folder.update(json: #"{"name": "x", "children": [{"id": 2, "kind": "AssetFolder"}]}"#)
    }
    #expect(inner?.path == "children[0].kind")
    #expect(folder.name == "root")
  }

  @Test("'.deep' updates existing objects, which keep their identity")
  func deep() throws {
    let folder = try folder()
    let (picture, inner) = (folder.children[0], folder.children[1])
    try folder.update(
      json: """
        {"children": [{"id": 3, "note": "deep"}, {"id": 2, "width": 8},
          {"kind": "photo", "id": 4, "name": "new"}]}
        """)
    #expect(folder.children.map(\.id) == [2, 3, 4])
    #expect(folder.children[0] === picture && folder.children[1] === inner)
    #expect((picture as? AssetPicture)?.width == 8)
    #expect((inner as? AssetFolder)?.note == "deep")
    #expect(folder.children.allSatisfy { $0.folder === folder })
    #expect(folder.name == "root")
  }

  @Test("A document that fails at any location changes no object")
  func failures() throws {
    for text in [
      #"{"name": "x", "children": [{"id": 2, "name": "y"}], "note": 1}"#,
      #"{"name": "x", "children": [{"id": 3, "name": "y"}, {"id": 2, "width": "z"}]}"#,
      #"{"name": "x", "children": [{"id": 3, "name": "y"}]} more"#,
      #"{"name": "x", "children": [{"id": 3, "name": "y"}]"#,
    ] {
      let folder = try folder()
      let inner = try #require(folder.children[1] as? AssetFolder)
      let changes = (folder.changes, inner.changes)
      #expect(throws: MappingError.self) { try folder.update(json: text) }
      #expect((folder.name, folder.note) == ("root", "n"))
      #expect(folder.children.map(\.name) == ["p", "f"])
      #expect((folder.changes, inner.changes) == changes)
    }
  }

  @Test("An object that occurs twice in a document is updated twice, in order")
  func twice() throws {
    let folder = try folder()
    try folder.update(
      json: """
        {"children": [{"id": 3, "children": [{"kind": "photo", "id": 9, "name": "a"}]},
          {"id": 3, "children": [{"id": 9, "width": 7}]}]}
        """)
    let inner = try #require(folder.children[1] as? AssetFolder)
    #expect(inner.children.map(\.name) == ["a"])
    #expect((inner.children.first as? AssetPicture)?.width == 7)
    // The second part fails, and the first is reverted.
    #expect(throws: MappingError.self) {
      try folder.update(
        json:
          #"{"children": [{"id": 3, "note": "x"}, {"id": 3, "note": "y"}, {"id": 3, "name": 1}]}"#)
    }
    #expect(inner.note == nil)
  }

  @Test("Hooks and checks receive the updated object; if one fails, all objects are unchanged")
  func hooksAndChecks() throws {
    let gauge = try Gauge(json: #"{"low": 1, "inner": {"low": 2}}"#)
    let inner = try #require(gauge.inner)
    try gauge.update(json: #"{"low": 3, "inner": {"high": 4}}"#)
    #expect((gauge.low, gauge.high, inner.low, inner.high) == (3, 10, 2, 4))
    #expect((gauge.reads, inner.reads) == (2, 2))
    let error = #expect(throws: MappingError.self) {
      try gauge.update(json: #"{"low": 11, "inner": {"low": 4}}"#)
    }
    #expect(error?.reason?.contains("too low") == true && error?.isTruncated == true)
    #expect((gauge.low, inner.low) == (3, 2))
    let nested = #expect(throws: MappingError.self) {
      try gauge.update(json: #"{"low": 4, "inner": {"low": 5}}"#)
    }
    #expect(nested?.path == "inner")
    #expect((gauge.low, inner.low, gauge.inner === inner) == (3, 2, true))
  }

  @Test("Circular references end with the document")
  func circles() throws {
    let one = Asset(id: 1, name: "one")
    one.next = one
    try one.update(json: #"{"name": "a", "next": {"name": "b", "next": {"name": "c"}}}"#)
    #expect(one.next === one)
    one.next = nil
  }

  @Test("All errors of an update are reported, and nothing is changed")
  func allErrors() throws {
    let folder = try folder()
    let before = try folder.jsonString()
    let picture = folder.children[0]
    let document = """
      {"name": 1, "note": "m", "children": [
        {"id": 2, "name": "q", "width": "x"}, {"id": 3, "name": false}, {"id": 2, "caption": []}]}
      """
    let error = #expect(throws: MappingError.self) { try folder.update(json: document) }
    let all = try #require(error).all
    let places = [": 1,", ": \"x\"", ": false", ": []"].map { text in
      document.range(of: text).map { document[..<$0.lowerBound].utf8.count + 2 }
    }
    #expect(
      all.map(\.path.description) == [
        "name", "children[0].width", "children[1].name", "children[2].caption",
      ])
    #expect(all.map(\.offset) == places)
    #expect(all.map(\.line) == [1, 2, 2, 2])
    #expect(try folder.jsonString() == before && folder.children[0] === picture)
    // Other formats, and a limit.
    let native = #expect(throws: MappingError.self) {
      try folder.update(dictionary: JSONValue(json: document).dictionary())
    }
    #expect(Set(native?.all.map(\.path) ?? []) == Set(all.map(\.path)))
    let first = #expect(throws: MappingError.self) {
      try folder.update(json: document, options: ReadingOptions(errorLimit: 2))
    }
    #expect(first?.all.count == 2 && first?.isTruncated == true)
    #expect(try folder.jsonString() == before)
    // The same document without the invalid values.
    try folder.update(json: #"{"note": "m"}"#)
    #expect(folder.note == "m")
  }
}
