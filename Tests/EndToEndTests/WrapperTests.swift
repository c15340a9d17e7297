import Isomer
import IsomerArchive
import Testing

@testable import FixtureModels

/// Properties whose storage a property wrapper or a macro has.
struct WrapperTests {
  @Test func aWrapperWithoutAValueIsFilledByTheMemberwiseInitialiser() throws {
    let plate = try Plate(json: #"{"name":"  Ada ","id":3}"#)
    #expect(plate.name == "Ada")
    #expect(plate.id == 3)
    #expect(plate.note == nil)
    #expect(try plate.jsonString() == #"{"name":"Ada","id":3}"#)
    let archived = try Plate(archive: plate.archive())
    #expect(archived.name == "Ada")
  }

  @Test func wrappersWithValuesAreAssigned() throws {
    let read = try Barometer(json: #"{"level":99,"unit":" Pa ","readings":7,"id":1}"#)
    #expect(read.level == 10)
    #expect(read.unit == "Pa")
    #expect(read.readings == 7)
    #expect(read.$readings == 1)
    #expect(try read.jsonString() == #"{"level":10,"unit":"Pa","readings":7,"id":1}"#)
  }

  @Test func aMissingValueLeavesTheWrapperAsItIs() throws {
    let read = try Barometer(json: #"{"readings":0,"id":1}"#)
    #expect(read.level == 5)
    #expect(read.unit == "bar")
    let archived = try Barometer(archive: read.archive())
    #expect(archived.level == 5)
    #expect(archived.unit == "bar")
  }

  @Test func anUpdateAssignsWrappersLast() throws {
    var barometer = try Barometer(json: #"{"unit":"Pa","readings":7,"id":1}"#)
    try barometer.update(json: #"{"level":3,"id":2}"#)
    #expect(barometer.level == 3)
    #expect(barometer.unit == "Pa")
    #expect(barometer.id == 2)
  }

  @Test func anInitialiserFillsTheWrapper() throws {
    #expect(try Sticker(json: #"{"text":" a "}"#).text == "a")
  }

  @Test func aWrapperThatKnowsItsObjectIsAssigned() throws {
    let announcer = try Announcer(json: #"{"title":"x","size":2}"#)
    #expect(announcer.title == "x")
    #expect(announcer.size == 2)
    #expect(announcer.changes == 1)
    #expect(try announcer.jsonString() == #"{"title":"x","size":2}"#)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func anObservableClassIsReadAndWritten() throws {
    let odometer = try Odometer(json: #"{"count":4,"step":2}"#)
    #expect(odometer.count == 4)
    #expect(odometer.step == 2)
    #expect(try odometer.jsonString() == #"{"count":4,"step":2}"#)
  }
}
