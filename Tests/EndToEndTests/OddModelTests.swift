import Foundation
import Isomer
import Testing

@testable import FixtureModels

/// Tests models with unusual names, scopes and initialisers.
struct OddModelTests {
  private func roundTrip<Model: Readable & Writable>(
    _ type: Model.Type, _ json: String
  ) throws -> String {
    try Model(json: Data(json.utf8)).jsonString()
  }

  @Test func oddNames() throws {
    let json =
      #"{"hello world":1,"1st":"a","type":"a b","letter":"init","été":2,"名前":"b"}"#
    #expect(try roundTrip(`Odd names`.self, json) == json)
    let labels = #"{"inout":1,"two words":2}"#
    #expect(try roundTrip(`Odd labels`.self, labels) == labels)
  }

  @Test func scopesOfGenericParameters() throws {
    let head = #"{"kind":"single","first":1}"#
    #expect(try roundTrip(Envelope<Int>.Head.self, head) == head)
    let tail = #"{"last":1,"mark":"m","head":{"kind":"several"}}"#
    #expect(try roundTrip(Envelope<Int>.Tail<String>.self, tail) == tail)
    #expect(try roundTrip(Sleeve<Never>.Note.self, #"{"text":"a"}"#) == #"{"text":"a"}"#)
    let box = #"{"items":["a"]}"#
    #expect(try roundTrip(Cupboard.Box<String>.self, box) == box)
  }

  private struct Named: Identifiable { var id: String }

  @Test func associatedTypes() throws {
    let json = #"{"ids":["a","b"],"counts":{"a":1}}"#
    #expect(try roundTrip(Index<Named>.self, json) == json)
  }

  @Test @MainActor func mainActorModels() throws {
    let panel = try Panel(json: Data(#"{"title":"a","state":"open","width":0}"#.utf8))
    #expect(try panel.jsonString() == #"{"title":"a","state":"open","width":1}"#)
  }

  @Test func conformancesByHand() throws {
    #expect(
      try roundTrip(Conforming.self, #"{"first":1,"second":2}"#) == #"{"first":1,"second":2}"#)
    #expect(try roundTrip(Sending.self, #"{"half":{"number":3}}"#) == #"{"half":3}"#)
  }

  @Test func building() throws {
    #expect(try roundTrip(Made.self, #"{"id":1}"#) == #"{"id":1}"#)
    #expect(try roundTrip(Twice.self, #"{"id":2}"#) == #"{"id":4}"#)
    #expect(try roundTrip(FixtureModels.Sparse.self, #"{"id":1}"#) == #"{"id":1}"#)
  }

  @Test func inferredTypesOfAnOuterType() throws {
    let json = #"{"part":{"number":2},"parts":[{"number":3}],"named":{"a":{"number":4}}}"#
    #expect(try roundTrip(Outside.Whole.self, json) == json)
    let empty = #"{"part":{"number":1},"parts":[],"named":{}}"#
    #expect(try roundTrip(Outside.Whole.self, "{}") == empty)
  }
}
