import Foundation
import Isomer
import Testing

@testable import FixtureModels

/// Tests members that a base class derives for its subclasses.
@Suite struct DerivedClassTests {
  private func lute() -> Lute {
    let lute = Lute(id: 1, name: "l", maker: URL(string: "https://a.b"))
    lute.strings = 12
    return lute
  }

  @Test("Objects are equal if all properties of their own class are equal")
  func equality() {
    #expect(lute() == lute())
    let other = lute()
    other.wood = "oak"
    #expect(other as Instrument != lute() as Instrument)
    let fewer = lute()
    fewer.strings = 11
    #expect(fewer != lute())
    let renamed = lute()
    renamed.name = "m"
    #expect(renamed != lute())
    renamed.name = "l"
    renamed.isInTune = false
    renamed.picks = ["p"]
    #expect(renamed == lute())
    #expect(renamed.hashValue == lute().hashValue)
  }

  @Test("Objects of different classes are not equal")
  func exactClass() {
    #expect(Instrument(id: 1, name: "a") != Guitar(id: 1, name: "a"))
    #expect(Guitar(id: 1, name: "a") as Instrument != Drum(id: 1, name: "a"))
    #expect(Guitar(id: 1, name: "a") as Instrument == Guitar(id: 1, name: "a"))
    #expect(
      Set([Instrument(id: 1, name: "a"), Guitar(id: 1, name: "a"), Drum(id: 1, name: "a")]).count
        == 3)
  }

  @Test("A copy has the class of the original, regardless of the static type")
  func copies() {
    let lute = lute()
    lute.isInTune = false
    let copy: Lute = lute.copy()
    #expect(copy == lute)
    #expect(copy !== lute)
    #expect(copy.maker == lute.maker)
    #expect(!copy.isInTune)
    let known: Instrument = lute
    #expect(type(of: known.copy()) == Lute.self)
    #expect(known.copy { $0.name = "other" }.name == "other")
    #expect(lute.copy { $0.wood = "oak" }.wood == "oak")
    #expect(lute.wood == "maple")
    #expect(type(of: Instrument(id: 1, name: "a").copy()) == Instrument.self)
    let drum = Drum(id: 1, name: "d")
    drum.beats = 7
    #expect(drum.copy().beats == 0)
  }

  @Test("A description contains the object's own class and properties")
  func descriptions() {
    let guitar = Guitar(id: 1, name: "g")
    #expect(
      guitar.description == "Guitar(id: 1, name: \"g\", price: <redacted>, strings: 6, picks: [])")
    #expect(lute().description.contains("picks: [], maker: https://a.b, wood: \"maple\""))
    #expect(Instrument(id: 2, name: "i").description.hasPrefix("Instrument(id: 2, name: \"i\""))
  }

  @Test("All classes share one identity")
  func identity() {
    #expect(lute().mappedIdentity == 1)
    #expect(Drum(id: 4, name: "").mappedIdentity == 4)
  }

  @Test("A value that is written and read is equal")
  func roundTrip() throws {
    let band = Band(lead: Instrument(id: 1, name: "a"), all: [])
    #expect(try Band(json: band.json()) == band)
    let guitar = Guitar(id: 2, name: "b")
    #expect(try Guitar(json: guitar.json()) == guitar)
    #expect(try Lute(json: lute().json()) == lute())
  }

  @Test("Derived members start at the class with derive:")
  func further() {
    let one = Turbine()
    let other = Turbine()
    #expect(one == other)
    other.kind = "other"
    #expect(one != other)
    other.kind = "machine"
    other.blades = 4
    #expect(one as Workshop.Engine != other)
    #expect(other.description == "Turbine(kind: \"machine\", power: 1, blades: 4)")
  }
}
