import Foundation
import Isomer

/// Types without a mapping of their own, like types of other modules.
struct ShapedPoint: Hashable {
  let latitude: Double, longitude: Double
  init(latitude: Double, longitude: Double) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// An external mapping, declared like a property in any file of the target.
// @mapped for: ShapedPoint, unknown: .report
protocol ShapedPointShape {
  var latitude: Double { get }  // @mapped key: "lat", check: -90...90
  var longitude: Double { get }  // @mapped key: "lon", default: 0
}

/// An external mapping for a type of Foundation whose properties are assigned.
// @mapped for: Foundation.URLComponents, keys: .upper, after.read: { $0.fragment = nil }
protocol URLComponentsShape {
  var scheme: String? { get set }
  // @mapped key: "where.host"
  var host: String? { get set }
  // @mapped coerce
  var port: Int? { get set }
}

/// An external mapping for a generic type, with a function as initialiser.
// @mapped for: ClosedRange<Int>, init: makeShapedRange(lowerBound:upperBound:)
protocol ShapedSpan {
  var lowerBound: Int { get }  // @mapped key: "from"
  var upperBound: Int { get }  // @mapped key: "to"
}

func makeShapedRange(lowerBound: Int, upperBound: Int) -> ClosedRange<Int> {
  min(lowerBound, upperBound)...max(lowerBound, upperBound)
}

/// A nested class with its own initialiser and another mapping under a profile.
enum ShapedOffice {
  final class Desk {
    let number: Int
    var owner: ShapedPerson?
    var isFree = true
    init(number: Int) { self.number = number }
  }
}

// @mapped for: ShapedOffice.Desk, explicit
// @mapped(plan) keys: .pascal, without: .explicit
protocol DeskShape {
  var number: Int { get }  // @mapped
  // @mapped
  // @mapped(plan) skip
  var owner: ShapedPerson? { get set }
  var isFree: Bool { get set }
}

/// A model with an external mapping under a profile.
// @mapped
struct ShapedPerson: Equatable {
  var name: String
  var age = 0
}

// @mapped(plan) for: ShapedPerson
protocol PlannedPersonShape {
  var name: String { get set }  // @mapped key: "full_name"
  // @mapped skip
  var age: Int { get set }
}

extension ShapedPerson { init() { self.init(name: "") } }

/// A second external mapping for the same type, under a profile.
// @mapped(plan) for: ShapedPoint
protocol PlannedPointShape {
  var latitude: Double { get }  // @mapped key: "y"
  var longitude: Double { get }  // @mapped key: "x"
}

/// An external mapping that is write-only.
// @mapped for: Foundation.DateInterval, skip: .read
protocol IntervalShape {
  var start: Date { get }
  // @mapped key: "seconds"
  var duration: TimeInterval { get }
}

/// Properties of externally mapped types, most of them without options.
// @mapped
struct ShapedPlaces: Equatable {
  var home: ShapedPoint
  var work: ShapedPoint?
  var all: [ShapedPoint] = []
  var unique: Set<ShapedPoint> = []
  var named: [String: [ShapedPoint?]] = [:]
  // @mapped elements: .lossy
  var safe: [ShapedPoint] = []
  // @mapped key: "site.range", default: 0...1
  var range: ClosedRange<Int>
  var link: URLComponents?
  // @mapped with: ShapedPointText()
  var text: ShapedPoint?
}

struct ShapedPointText: Transformer {
  func transform(_ input: String) throws -> ShapedPoint {
    let parts = input.split(separator: " ").compactMap { Double($0) }
    guard parts.count == 2 else { throw TransformerError(expected: "two numbers", input: input) }
    return ShapedPoint(latitude: parts[0], longitude: parts[1])
  }

  func reverse(_ output: ShapedPoint) -> String { "\(output.latitude) \(output.longitude)" }
}

/// A model that flattens an externally mapped type.
// @mapped unknown: .error
struct ShapedSpot: Equatable {
  var name: String
  // @mapped flatten
  var point: ShapedPoint
}

/// Associated values of externally mapped types.
// @mapped
enum ShapedMove: Equatable {
  case to(ShapedPoint)
  case along(path: [ShapedPoint], by: ClosedRange<Int>?)
}

// @mapped
// @mapped(plan)
struct ShapedRoom {
  var desk: ShapedOffice.Desk
  var guest: ShapedPerson?
  var place: ShapedPoint?
}

/// A model without profiles whose properties have external mappings under one.
// @mapped
struct ShapedHall {
  var place: ShapedPoint
  var guest: ShapedPerson?
}
