import Foundation
import Isomer
import IsomerArchive
import Testing

@testable import FixtureModels

/// Tests type aliases and `Self` as types.
@Suite struct AliasTests {
  @Test("Options apply to the type of an alias")
  func options() throws {
    let text =
      #"{"count":1,"list":[{"id":1,"next":[]},"x"],"names":{"7":{"id":2,"next":[]}},"number":"5","#
      + #""broken":"x","nested":[null,3],"change":null,"other":true}"#
    let value = try Aliased(json: text)
    #expect(value.count == 1)
    #expect(value.list == [Listing.Entry(id: 1)])
    #expect(value.names == [7: Listing.Entry(id: 2)])
    #expect(value.number == 5)
    #expect(value.broken == nil)
    #expect(value.nested == [nil, 3])
    #expect(value.change == .null)
    #expect(value.rest == ["other": true])
    let written =
      #"{"count":1,"list":[{"id":1,"next":[]}],"names":{"7":{"id":2,"next":[]}},"number":5,"#
      + #""null":null,"nested":[null,3],"change":null,"other":true}"#
    #expect(try value.jsonString() == written)
    #expect(try Aliased(archive: value.archive()) == value)
  }

  @Test("A missing value of an alias of an optional is nil")
  func missing() throws {
    var value = try Aliased(json: "{}")
    #expect(value.count == nil && value.first == nil && value.names == nil)
    #expect(value.change == .absent)
    try value.update(json: #"{"count":2,"first":{"id":1,"next":[{"id":2}]}}"#)
    #expect(value.count == 2)
    #expect(value.first == Listing.Entry(id: 1, next: [Listing.Entry(id: 2)]))
    try value.update(json: #"{"count":null}"#)
    #expect(value.count == nil)
    #expect(value.first?.id == 1)
  }

  @Test("An initialiser can have the type of an alias")
  func initialisers() throws {
    let value = try AliasedClass(json: #"{"entries":[{"id":1}]}"#)
    #expect(value.count == nil)
    #expect(value.entries == [Listing.Entry(id: 1)])
  }

  @Test("Aliases in generic types and protocols")
  func scopes() throws {
    let text = #"{"row":{"item":1,"rows":[{"rows":[]}]}}"#
    let value = try RackUse(json: text)
    #expect(value.item == nil)
    #expect(value.row.item == 1)
    #expect(value.row.rows[0].item == nil)
    #expect(try value.jsonString() == text)
    let employee = try Employee(json: #"{"manager":"m"}"#)
    #expect(employee.id == nil && employee.manager == "m")
  }

  @Test("An alias as the raw type of an enum")
  func rawTypes() throws {
    #expect(try [AliasedLevel](json: "[2,1]") == [.high, .low])
  }

  @Test("`Self` as an associated value")
  func selfInCases() throws {
    try expectRoundTrip(
      #"{"sum":[{"number":1},{"number":null}]}"#, Arithmetic.sum([.number(1), .number(nil)]))
    try expectRoundTrip(
      #"{"maximum":{"of":[{"sum":[]}]}}"#, Arithmetic.maximum(of: [.sum([])], limit: nil))
  }

  @Test("Aliases of protocols")
  func protocols() throws {
    let text = #"{"first":{"text":"a"},"all":[{"text":"b"}],"some":[{"text":"c"}]}"#
    let value = try Notifications(json: text)
    #expect((value.first as? TextAnnouncement)?.text == "a")
    #expect(value.last == nil)
    #expect(try value.jsonString() == text)
  }

  @Test("A transformer for an alias does not apply to its type")
  func transformers() throws {
    let text = #"{"created":1,"others":[2],"changed":"1970-01-01T00:00:03Z"}"#
    let value = try Instants(json: text)
    #expect(value.created == Date(timeIntervalSince1970: 1))
    #expect(value.others == [Date(timeIntervalSince1970: 2)])
    #expect(try value.jsonString() == text)
  }

  @Test("An alias of a type with a hidden name")
  func hidden() throws {
    let text = #"{"hit":{"id":1,"next":[]},"hits":[{"id":2,"next":[]}]}"#
    #expect(try Catalogue.Page(json: text).jsonString() == text)
  }
}
