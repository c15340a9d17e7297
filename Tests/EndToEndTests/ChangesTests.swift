import Foundation
import Isomer
import IsomerFoundation
import Testing

@testable import FixtureModels

/// Tests changes between two values and changes from documents: `derive: .changes`.
@Suite struct ChangesTests {
  private static let full = """
    {"number": 1, "title": "a", "body": "b", "origin": "o", "rating": 2, "user": {"login": "l",
     "home": "https://a.b"}, "latitude": 1, "longitude": 2, "due": 60, "tags": ["x"],
     "scores": {"x": 1}, "colour": "blue", "limit": 4, "party": {"name": "p", "mail": "m",
     "address": {"city": "c", "street": "s"}}, "witness": {"name": "w", "mail": "n",
     "address": {"city": "d", "street": "t"}}, "guest": {"name": "g", "mail": "h"},
     "createdBy": "eve", "updatedBy": "bob", "code": "secret", "extra": 1, "more": [2]}
    """

  private func contract(_ change: (inout Contract) -> Void = { _ in }) throws -> Contract {
    var contract = try Contract(json: Self.full)
    change(&contract)
    return contract
  }

  /// Manual changes of one property each.
  private static let edits: [@Sendable (inout Contract) -> Void] = [
    { $0.title = "z" }, { $0.body = nil }, { $0.body = "z" }, { $0.origin = "here" },
    { $0.rating = nil }, { $0.rating = 1.5 }, { $0.login = nil }, { $0.home = nil },
    { $0.home = URL(string: "x:y") }, { $0.point = nil },
    { $0.point = Patched.Spot(latitude: 1, longitude: 3) }, { $0.due = nil },
    { $0.due = Date(timeIntervalSince1970: 61) }, { $0.tags = [] }, { $0.tags.append("y") },
    { $0.scores = nil }, { $0.scores?["y"] = 2 }, { $0.colour = "red" }, { $0.limit = 3 },
    { $0.party.name = "q" }, { $0.party.mail = nil }, { $0.party.address = nil },
    { $0.party.address?.street = nil }, { $0.party.address?.city = "e" }, { $0.witness = nil },
    { $0.witness?.name = "v" }, { $0.witness?.mail = nil }, { $0.witness?.address?.street = nil },
    { $0.guest = nil }, { $0.guest?.mail = nil }, { $0.audit.createdBy = "ann" },
    { $0.audit.updatedBy = nil }, { $0.code = nil }, { $0.others["extra"] = nil },
    { $0.others["new"] = [1, ["a": nil]] }, { $0.others["more"] = "s" },
    {
      $0 = Contract(
        number: 2, title: $0.title, party: $0.party, audit: $0.audit, others: $0.others)
    },
  ]

  /// Checks the laws of changes for two values, in both directions.
  private func check(_ old: Contract, _ new: Contract, _ what: String) throws {
    for (old, new) in [(old, new), (new, old)] {
      let changes = old.changes(to: new)
      var applied = old
      applied.apply(changes)
      #expect(applied == new, "\(what): \(changes)")
      #expect(changes.isEmpty == (old == new), "\(what)")
      let json = try changes.jsonString()
      var updated = old
      try updated.update(json: json)
      #expect(updated == new, "\(what): \(json)")
      let read = try Contract.Changes(json: json)
      #expect(try JSONValue(json: read.json()) == JSONValue(json: json), "\(what)")
      var again = old
      again.apply(read)
      #expect(again == new, "\(what): \(read)")
    }
  }

  @Test("Applied changes yield the newer value, as does their JSON")
  func laws() throws {
    let old = try contract()
    for (index, edit) in Self.edits.enumerated() { try check(old, contract(edit), "edit \(index)") }
    let small = try Contract(
      json:
        #"{"number": 9, "title": "t", "party": {"name": "n"}, "createdBy": "c", "latitude": 0, "longitude": 0}"#
    )
    try check(old, small, "all")
    for (index, edit) in Self.edits.enumerated() {
      var changed = small
      edit(&changed)
      try check(small, changed, "small edit \(index)")
      try check(old, changed, "both \(index)")
    }
  }

  @Test("Random edits satisfy the laws")
  func randomEdits() throws {
    var generator = SeededGenerator(seed: 7)
    var old = try contract()
    for round in 0..<200 {
      var new = round.isMultiple(of: 3) ? try contract() : old
      for _ in 0..<3 { Self.edits.randomElement(using: &generator)?(&new) }
      try check(old, new, "round \(round)")
      old = new
    }
  }

  @Test("The JSON of changes is minimal and uses the model's keys, paths and transformers")
  func json() throws {
    let old = try contract()
    let changes = { (edit: (inout Contract) -> Void) in
      try old.changes(to: self.contract(edit)).jsonString()
    }
    #expect(try changes { _ in } == "{}")
    #expect(try changes { $0.title = "z" } == #"{"title":"z"}"#)
    #expect(try changes { $0.login = nil } == #"{"user":{"login":null}}"#)
    #expect(try changes { $0.due = Date(timeIntervalSince1970: 5) } == #"{"due":5}"#)
    #expect(try changes { $0.point = nil } == #"{"latitude":null,"longitude":null}"#)
    #expect(
      try changes { $0.witness?.address?.street = nil }
        == #"{"witness":{"address":{"street":null}}}"#)
    #expect(try changes { $0.audit.updatedBy = nil } == #"{"updatedBy":null}"#)
    #expect(try changes { $0.others["extra"] = nil } == #"{"extra":null}"#)
    // Properties that are not written or not merged are excluded.
    #expect(try changes { ($0.shown, $0.pinned, $0.cached) = (1, true, 2) } == "{}")
  }

  @Test("The body of a PATCH request is read with three states")
  func reading() throws {
    let changes = try Contract.Changes(
      json: """
        {"title": "t", "body": null, "colour": 1, "limit": null, "party": {"mail": null},
         "witness": {"mail": "x"}, "kind": "other", "shown": 3, "pinned": true, "odd": null}
        """)
    #expect((changes.title, changes.body, changes.number) == (.value("t"), .null, .absent))
    #expect((changes.colour, changes.limit) == (.value("red"), .absent))
    #expect((changes.party.mail, changes.party.name) == (.null, .absent))
    #expect(changes.others == ["odd": .null])
    var contract = try contract { $0.others["odd"] = 1 }
    contract.apply(changes)
    #expect((contract.title, contract.body, contract.colour) == ("t", nil, "red"))
    #expect((contract.party.name, contract.party.mail) == ("p", nil))
    #expect((contract.witness?.name, contract.witness?.mail) == ("w", "x"))
    #expect(contract.others["odd"] == nil)
    #expect((contract.shown, contract.pinned) == (0, false))
    for text in [#"{"title": null}"#, #"{"title": 1}"#, #"{"party": null}"#, "[]"] {
      #expect(throws: MappingError.self) { try Contract.Changes(json: text) }
    }
    // A model is set only from a document that contains it completely.
    contract.witness = nil
    contract.apply(try Contract.Changes(json: #"{"witness": {"mail": "x"}}"#))
    #expect(contract.witness == nil)
    contract.apply(try Contract.Changes(json: #"{"witness": {"name": "x"}}"#))
    #expect(contract.witness?.name == "x")
  }

  @Test("Changes are created manually and described without secrets")
  func byHand() throws {
    var changes = Contract.Changes()
    #expect(changes.isEmpty)
    #expect(changes.description == "Contract.Changes()")
    changes.title = .value("t")
    changes.body = .null
    changes.code = .value("1234")
    changes.party.mail = .null
    #expect(
      changes.description
        == #"Contract.Changes(title: "t", body: null, party: Party.Changes(mail: null), "#
        + "code: <redacted>)")
    #expect(
      try changes.dictionary(.native) as NSDictionary
        == ["title": "t", "body": NSNull(), "party": ["mail": NSNull()], "code": "1234"])
  }

  @Test("A check that rejects changes leaves the value unchanged")
  func checks() throws {
    var interval = Interval(low: 1)
    let old = interval
    var changes = Interval.Changes()
    changes.low = .value(11)
    #expect(throws: MappingError.self) { try interval.apply(changes) }
    #expect(interval == old)
    changes.high = .value(20)
    try interval.apply(changes)
    #expect(interval == Interval(low: 11, high: 20))
    changes.high = .null
    #expect(throws: MappingError.self) { try interval.apply(changes) }
    changes.low = .absent
    #expect(throws: MappingError.self) { try interval.apply(changes) }
    #expect(interval.high == 20)
  }

  @Test("An object applies changes in place, also to nested objects")
  func objects() throws {
    let text = #"{"id": 1, "level": {"low": 1}, "inner": {"id": 2, "level": {"low": 2}}}"#
    let dial = try Dial(json: text)
    let new = try Dial(json: text)
    new.name = "n"
    new.level.high = 20
    new.inner?.level.low = 3
    let inner = dial.inner
    let changes = dial.changes(to: new)
    #expect(
      try changes.jsonString()
        == #"{"level":{"high":20},"name":"n","inner":{"level":{"low":3}}}"#)
    try dial.apply(changes)
    #expect(dial == new)
    #expect(dial.inner === inner)
    let other = try Dial(json: text)
    try other.update(json: changes.json())
    #expect(other == new)
    // Constants of an object are excluded.
    #expect(try Dial.Changes(json: #"{"id": 4}"#).isEmpty)
    let nothing = dial.changes(to: dial)
    #expect(nothing.isEmpty)
  }

  @Test("Changes below a path, with unknown keys rejected")
  func envelopes() throws {
    let knob = Knob()
    let new = Knob()
    new.label = "l"
    let changes = knob.changes(to: new)
    #expect(try changes.jsonString() == #"{"data":{"label":"l"}}"#)
    knob.apply(try Knob.Changes(json: changes.json()))
    #expect((knob.label, knob.turns) == ("l", 1))
    #expect(throws: MappingError.self) { try Knob.Changes(json: #"{"data":{"odd":1}}"#) }
    #expect(try Knob.Changes().jsonString() == "{}")
  }

  @Test func `A property can have the name description`() throws {
    let old = Captioned(description: "a", token: nil)
    let new = Captioned(description: "b", token: "abc")
    let changes = old.changes(to: new)
    #expect(changes.description == .value("b"))
    #expect("\(changes)" == #"Captioned.Changes(description: "b", token: <redacted>)"#)
    #expect(try changes.jsonString() == #"{"description":"b","token":"abc"}"#)
    var applied = old
    applied.apply(changes)
    #expect(applied == new)
  }
}
