import Foundation
import Isomer
import IsomerFoundation
import Testing

@testable import FixtureModels

/// Tests updates of values from a document.
@Suite struct UpdatingTests {
  private func patched(_ change: (inout Patched) -> Void = { _ in }) throws -> Patched {
    var value = try Patched(
      json: """
        {"number": 1, "title": "a", "body": "b", "limit": 3, "nickname": "n", "level": 4,
         "assignee": "ann", "depth": 5, "user": {"login": "l", "home": "https://a.b"},
         "latitude": 1, "longitude": 2, "due": 60, "views": 6, "note": "mine", "summary": "s",
         "createdBy": "eve", "extra": 1, "more": [2]}
        """)
    value.cached = 9
    change(&value)
    return value
  }

  /// Expects that an update has the same result as a manual change.
  private func expect(
    _ document: String, _ change: (inout Patched) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var value = try patched()
    try value.update(json: document)
    let wanted = try patched(change)
    #expect(value == wanted, sourceLocation: sourceLocation)
    #expect(value.cached == wanted.cached, sourceLocation: sourceLocation)
  }

  @Test("A missing key leaves its property unchanged")
  func missing() throws {
    try expect("{}") { _ in }
    try expect(#"{"title": "t"}"#) { $0.title = "t" }
    try expect(#"{"body": "x", "views": 1, "due": 0}"#) {
      ($0.body, $0.views, $0.due) = ("x", 1, Date(timeIntervalSince1970: 0))
    }
  }

  @Test("Null means nil or the default; 'null: .missing' leaves the property unchanged")
  func null() throws {
    try expect(#"{"body": null}"#) { $0.body = nil }
    try expect(#"{"origin": null, "limit": null}"#) { ($0.origin, $0.limit) = ("here", 10) }
    try expect(#"{"rating": null, "assignee": null}"#) { ($0.rating, $0.assignee) = (nil, nil) }
    try expect(#"{"nickname": null, "level": null}"#) { _ in }
    try expect(#"{"nickname": "m", "level": 2}"#) { ($0.nickname, $0.level) = ("m", 2) }
    try expect(#"{"due": null, "percent": null}"#) { ($0.due, $0.percent) = (nil, 50) }
  }

  @Test("An invalid value is an error; 'recover' uses the default, nil, or its own value")
  func invalid() throws {
    try expect(#"{"colour": 1, "size": "x", "depth": "x", "weight": "x"}"#) {
      ($0.colour, $0.size, $0.depth, $0.weight) = ("red", 3, nil, 0)
    }
    try expect(#"{"colour": null, "size": null, "depth": null, "weight": null}"#) {
      ($0.colour, $0.size, $0.depth, $0.weight) = ("red", nil, nil, 1)
    }
    var value = try patched()
    let document = #"{"title": "t", "user": {"login": "x", "home": 1}}"#
    let error = #expect(throws: MappingError.self) { try value.update(json: document) }
    #expect(
      error
        == MappingError(
          .typeMismatch, path: "user.home", offset: 46, line: 1, column: 47,
          expected: "a string", found: "number 1"))
    #expect(error?.isTruncated == false && error?.others.isEmpty == true)
    let broken = #expect(throws: MappingError.self) { try value.update(json: "{") }
    #expect(broken?.isTruncated == false)
    #expect(value == (try patched()))
  }

  @Test("A required value can be missing in an update but not in a new value")
  func required() throws {
    let error = #expect(throws: MappingError.self) {
      try Patched(
        json: #"{"number": 1, "title": "a", "createdBy": "eve", "latitude": 1, "longitude": 2}"#)
    }
    #expect(error?.path == "assignee")
    #expect(error?.code == .missingKey)
    var value = try patched()
    let null = #expect(throws: MappingError.self) { try value.update(json: #"{"title": null}"#) }
    #expect(null?.path == "title")
  }

  @Test("Paths, alternatives and composites")
  func places() throws {
    try expect(#"{"user": {"login": "x"}}"#) { $0.login = "x" }
    try expect(#"{"user": null}"#) { _ in }
    try expect(#"{"user_name": "x"}"#) { $0.login = "x" }
    try expect(#"{"owner": "y", "user_name": "x"}"#) { $0.login = "x" }
    try expect(#"{"user": {"home": null}}"#) { $0.home = nil }
    try expect(#"{"latitude": 3, "longitude": 4}"#) {
      $0.point = Patched.Spot(latitude: 3, longitude: 4)
    }
    // A composite is one value, so all its fields are required.
    var value = try patched()
    #expect(throws: MappingError.self) { try value.update(json: #"{"latitude": 3}"#) }
    #expect(value == (try patched()))
  }

  @Test("Checks apply to updated values, and a failure changes nothing")
  func checks() throws {
    try expect(#"{"percent": 100}"#) { $0.percent = 100 }
    var value = try patched()
    let error = #expect(throws: MappingError.self) {
      try value.update(json: #"{"title": "t", "percent": 101}"#)
    }
    #expect(error?.path == "percent")
    #expect(error?.code == .checkFailed)
    #expect(value == (try patched()))
  }

  @Test("Merging rules other than '.deep' do not apply to updates")
  func mergeRules() throws {
    try expect(#"{"views": 2, "note": "theirs", "summary": null}"#) {
      ($0.views, $0.note, $0.summary) = (2, "theirs", nil)
    }
    // Properties that are excluded from merging are unchanged.
    try expect(#"{"pinned": true, "kind": "x"}"#) { _ in }
  }

  @Test("A flattened model and unknown keys are updated key by key")
  func flattenAndRest() throws {
    try expect(#"{"updatedBy": "bob"}"#) { $0.audit.updatedBy = "bob" }
    try expect(#"{"createdBy": "bob", "title": "t"}"#) {
      ($0.audit.createdBy, $0.title) = ("bob", "t")
    }
    try expect(#"{"extra": 2, "more": null, "new": [null]}"#) {
      $0.others = ["extra": 2, "new": [nil]]
    }
  }

  @Test("A constant gets a new value, and all other properties are unchanged")
  func constants() throws {
    var value = try patched()
    value.pinned = true
    try value.update(json: #"{"number": 1, "title": "t"}"#)
    #expect((value.number, value.title, value.cached) == (1, "t", 9))
    try value.update(json: #"{"number": 2, "body": null, "origin": "o"}"#)
    #expect((value.number, value.title, value.cached) == (2, "t", 9))
    #expect((value.body, value.origin, value.limit, value.pinned) == (nil, "o", 3, true))
    #expect(value.others["extra"] == 1)
    var sealed = SealedPatch(code: "a", size: 1, label: "l")
    sealed.uses = 5
    try sealed.update(json: #"{"label": null}"#)
    #expect((sealed.code, sealed.size, sealed.label, sealed.uses) == ("a", 1, nil, 5))
    try sealed.update(json: #"{"code": "b", "size": null}"#)
    #expect((sealed.code, sealed.size, sealed.label, sealed.uses) == ("b", nil, nil, 5))
    try sealed.update(json: #"{"size": 3}"#)
    #expect((sealed.code, sealed.size, sealed.uses) == ("b", 3, 5))
  }

  @Test("All formats can update: bytes, text, a part, dictionaries, property lists, trees")
  func doors() throws {
    var value = StrictPatch(name: nil)
    try value.update(json: Data(#"{"name": "a"}"#.utf8))
    #expect(value.name == "a")
    try value.update(json: Array(#"{"items": [{"name": "b"}]}"#.utf8), at: "items[0]")
    #expect(value.name == "b")
    try value.update(json: #"{"data": {"name": "c"}}"#, at: "data")
    #expect(value.name == "c")
    try value.update(dictionary: ["name": "d"])
    #expect(value.name == "d")
    try value.update(dictionary: ["a": ["b": "e"]], mapping: ["a.b": "name"])
    #expect(value.name == "e")
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["name": "f"], format: .binary, options: 0)
    try value.update(propertyList: list)
    #expect(value.name == "f")
    try value.update(["name": "g"])
    #expect(value.name == "g")
    try value.update(dictionary: ["name": NSNull()])
    #expect(value.name == nil)
  }

  @Test("An invalid document or one with trailing bytes changes nothing")
  func documents() throws {
    for text in [
      "", "[]", "null", #"{"name": "b""#, #"{"name": "b"} x"#, #"{"name": "b", "x": 1}"#,
    ] {
      var value = StrictPatch(name: "a")
      #expect(throws: MappingError.self) { try value.update(json: text) }
      #expect(value.name == "a")
    }
    var value = StrictPatch(name: "a")
    let missing = #expect(throws: MappingError.self) {
      try value.update(json: #"{"data": {}}"#, at: "data.item")
    }
    #expect(missing?.code == .missingKey)
    #expect(missing?.path == "data.item")
    let mapped = #expect(throws: MappingError.self) {
      try value.update(dictionary: ["a": 1], mapping: ["a": "name"])
    }
    #expect(mapped?.path == "a")
    #expect(throws: MappingError.self) { try value.update(propertyList: Data("x".utf8)) }
    #expect(value.name == "a")
  }

  @Test("Hooks and checks of the whole receive the updated value")
  func hooks() throws {
    var span = Span(start: 1, end: 2)
    try span.update(json: #"{"end": 5}"#)
    #expect(span == Span(start: 1, end: 5, reads: 1))
    try span.update(json: #"{"range": [3, 4]}"#)
    #expect(span == Span(start: 3, end: 4, reads: 2))
    let error = #expect(throws: MappingError.self) { try span.update(json: #"{"start": 9}"#) }
    #expect(error?.reason?.contains("the start is behind the end") == true)
    #expect(span == Span(start: 3, end: 4, reads: 2))
  }

  @Test("A generic model")
  func generics() throws {
    var crate = Crate(content: 1, contents: [2])
    try crate.update(json: #"{"content": 3, "label": "x"}"#)
    #expect((crate.content, crate.contents, crate.label) == (3, [2], "x"))
    try crate.update(json: #"{"contents": null, "label": null}"#)
    #expect((crate.content, crate.contents, crate.label) == (3, nil, "none"))
  }

  // MARK: Deep

  private func board() throws -> Board {
    try Board(
      json: """
        {"data": {"name": "b", "owner": {"id": 1, "name": "ann", "mail": "a@b"},
         "guest": {"id": 7, "name": "gus", "mail": "g@b"},
         "members": [{"id": 1, "name": "ann", "mail": "a@b"}, {"id": 2, "name": "bob", "mail": "c"}],
         "scores": {"x": 1, "y": 2}, "byRole": {"lead": {"id": 3, "name": "cy", "mail": "c@b"}},
         "tags": [{"key": "k", "colour": "red"}]}}
        """)
  }

  private func updated(_ document: String) throws -> Board {
    var board = try board()
    try board.update(json: #"{"data": \#(document)}"#)
    return board
  }

  @Test("'.deep' updates the model in place; otherwise the model is replaced")
  func deepModels() throws {
    let owner = try updated(#"{"owner": {"name": "amy"}}"#).owner
    #expect(owner == Board.Member(id: 1, name: "amy", mail: "a@b"))
    #expect(try updated(#"{"deputy": {"id": 4, "name": "d"}}"#).deputy?.name == "d")
    #expect(try updated(#"{"deputy": null}"#).deputy == nil)
    let error = #expect(throws: MappingError.self) { try updated(#"{"deputy": {"name": "d"}}"#) }
    #expect(error?.path == "data.deputy.id")
    let guest = #expect(throws: MappingError.self) { try updated(#"{"guest": {"name": "d"}}"#) }
    #expect(guest?.path == "data.guest.id")
    #expect(try updated(#"{"guest": {"id": 8, "name": "h"}}"#).guest?.mail == nil)
  }

  @Test("'.deep' updates elements with a known identity and appends others")
  func deepElements() throws {
    let members = try updated(
      #"{"members": [{"id": 2, "name": "bea"}, {"id": 5, "name": "e"}, {"id": 5, "mail": "m"}]}"#
    ).members
    #expect(members.map(\.id) == [1, 2, 5])
    #expect(members.map(\.name) == ["ann", "bea", "e"])
    #expect(members.map(\.mail) == ["a@b", "c", "m"])
    // Lossy: invalid elements are omitted, and the current element remains.
    let lossy = try updated(#"{"members": [{"id": 2, "name": 3}, 4, {"id": 1, "name": "amy"}]}"#)
    #expect(lossy.members.map(\.name) == ["amy", "bob"])
    // A tag has an identity but does not support updates.
    let tags = try updated(#"{"tags": [{"key": "k"}, {"key": "l"}]}"#).tags
    #expect(tags == [Board.Tag(key: "k"), Board.Tag(key: "l")])
  }

  @Test("'.deep' updates the values of a dictionary by key")
  func deepValues() throws {
    #expect(try updated(#"{"scores": {"y": 3, "z": 4}}"#).scores == ["x": 1, "y": 3, "z": 4])
    #expect(try updated(#"{"scores": null}"#).scores == nil)
    let roles = try updated(#"{"byRole": {"lead": {"name": "d"}, "aide": {"id": 6, "name": "f"}}}"#)
    #expect(roles.byRole["lead"] == Board.Member(id: 3, name: "d", mail: "c@b"))
    #expect(roles.byRole["aide"]?.name == "f")
    #expect(throws: MappingError.self) { try updated(#"{"byRole": {"aide": {"name": "f"}}}"#) }
    #expect(throws: MappingError.self) { try updated(#"{"byRole": []}"#) }
  }

  @Test("An identity with several properties, one of them at a nested path")
  func severalIdentities() throws {
    var sheet = try CellSheet(
      json: #"{"cells": [{"row": 1, "at": {"column": 2}, "text": "a", "width": 5}]}"#)
    try sheet.update(
      json:
        #"{"cells": [{"at": {"column": 2}, "row": 1, "text": "b"}, {"row": 2, "at": {"column": 2}}]}"#
    )
    #expect(sheet.cells.map(\.text) == ["b", ""])
    #expect(sheet.cells.map(\.width) == [5, 1])
  }

  @Test("An update with the written text changes nothing, and a truncated one fails")
  func everyCut() throws {
    let text = try board().jsonString()
    var same = try board()
    try same.update(json: text)
    #expect(same == (try board()))
    let other = try Board(json: text.replacing("ann", with: "amy").replacing("red", with: "blue"))
    let bytes = try other.json()
    for count in 0..<bytes.count {
      var board = try board()
      #expect(throws: MappingError.self) { try board.update(json: bytes.prefix(count)) }
      #expect(board == (try self.board()))
    }
  }
}
