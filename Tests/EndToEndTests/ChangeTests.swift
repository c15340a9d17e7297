import Foundation
import Isomer
import IsomerArchive
import Testing

@testable import FixtureModels

/// Tests properties with three states.
@Suite struct ChangeTests {
  @Test("A missing key is absent, null is null, and each is written unchanged")
  func states() throws {
    let nothing = try ThreeStates(json: "{}")
    #expect(nothing.nickname == .absent)
    #expect(nothing.mood == .value(.calm))
    #expect(try nothing.jsonString() == #"{"mood":"calm"}"#)
    let null = try ThreeStates(
      json: """
        {"nickname": null, "age": null, "at": {"due": null}, "mood": null, "tags": null,
         "token": null, "count": null}
        """)
    #expect((null.nickname, null.age, null.due) == (.null, .null, .null))
    #expect((null.mood, null.tags, null.token) == (.null, .null, .null))
    #expect(null.count == .absent)
    #expect(
      try null.jsonString()
        == #"{"nickname":null,"age":null,"at":{"due":null},"mood":null,"tags":null,"token":null}"#)
    let values = try ThreeStates(
      json: """
        {"nickname": "n", "age": 1, "at": {"due": 60}, "mood": "wild", "tags": ["a", 1, "b"],
         "token": "t", "count": "3"}
        """)
    #expect((values.nickname, values.age, values.mood) == (.value("n"), .value(1), .value(.wild)))
    #expect(values.due == .value(Date(timeIntervalSince1970: 60)))
    #expect((values.tags, values.count) == (.value(["a", "b"]), .value(3)))
    #expect(try ThreeStates(json: values.json()) == values)
  }

  @Test("An invalid value is an error")
  func errors() {
    for (text, path) in [
      (#"{"nickname": 1}"#, "nickname"), (#"{"at": {"due": "x"}}"#, "at.due"),
      (#"{"tags": 1}"#, "tags"), (#"{"mood": "odd"}"#, "mood"),
    ] {
      let error = #expect(throws: MappingError.self) { try ThreeStates(json: text) }
      #expect(error?.path.description == path)
    }
    let secret = #expect(throws: MappingError.self) { try ThreeStates(json: #"{"token": 1234}"#) }
    #expect(secret?.description.contains("1234") == false)
  }

  @Test("The type PropertyChange")
  func type() throws {
    #expect(PropertyChange(3) == .value(3))
    #expect(PropertyChange<Int>(nil) == .null)
    #expect((PropertyChange<Int>.absent.isAbsent, PropertyChange(1).isAbsent) == (true, false))
    #expect((PropertyChange(1).wrapped, PropertyChange<Int>.null.wrapped) == (1, nil))
    #expect(Set([PropertyChange(1), .null, .absent, .value(1)]).count == 3)
    #expect("\([PropertyChange("a"), .null, .absent])" == #"["a", null, absent]"#)
    #expect(try [PropertyChange(1), .null, .absent].jsonString() == "[1,null,null]")
    #expect(try [PropertyChange<Int>](json: "[1,null]") == [.value(1), .null])
  }

  @Test func `a change of a type with an external mapping is archived`() throws {
    for place: PropertyChange<PinPlace> in [.absent, .null, .value(PinPlace(x: 3))] {
      let pin = Pin(place: place, previous: .value(PinPlace(x: 1)))
      #expect(try Pin(archive: pin.archive()) == pin)
    }
  }

  @Test func `a change of a subtype of a cluster is archived`() throws {
    for change: PropertyChange<any PinSign> in [.absent, .null, .value(PinFlag(height: 3))] {
      let read = try SignedPin(archive: SignedPin(sign: change).archive()).sign
      #expect(read.isAbsent == change.isAbsent)
      #expect(read.wrapped as? PinFlag == change.wrapped as? PinFlag)
    }
  }
}

// @mapped version: 1
struct SignedPin {
  var sign: PropertyChange<any PinSign>
}

// @mapped tag: "kind"
protocol PinSign {}

// @mapped version: 1
struct PinFlag: PinSign, Equatable { var height: Int }

// @mapped version: 1
struct Pin: Equatable {
  var place: PropertyChange<PinPlace>
  var previous: PropertyChange<PinPlace> = .absent
}

struct PinPlace: Equatable { var x = 0 }

// @mapped for: PinPlace
protocol PinPlaceMapping {
  var x: Int { get set }
}
