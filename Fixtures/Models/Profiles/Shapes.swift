import Foundation
import Isomer

/// Types without a mapping of their own, as they would stand in other modules.
struct ShapedPoint: Hashable {
  let latitude: Double, longitude: Double
  init(latitude: Double, longitude: Double) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// Written like a property, anywhere in the target.
// @mapped for: ShapedPoint, unknown: .report
protocol ShapedPointShape {
  var latitude: Double { get }  // @mapped key: "lat", check: -90...90
  var longitude: Double { get }  // @mapped key: "lon", default: 0
}

/// A type of Foundation, whose members are assigned.
// @mapped for: Foundation.URLComponents, keys: .upper, after: { $0.fragment = nil }
protocol URLComponentsShape {
  var scheme: String? { get set }
  // @mapped key: "where.host"
  var host: String? { get set }
  // @mapped coerce
  var port: Int? { get set }
}

/// A generic one, by a function.
// @mapped for: ClosedRange<Int>, init: makeShapedRange(lowerBound:upperBound:)
protocol ShapedSpan {
  var lowerBound: Int { get }  // @mapped key: "from"
  var upperBound: Int { get }  // @mapped key: "to"
}

func makeShapedRange(lowerBound: Int, upperBound: Int) -> ClosedRange<Int> {
  min(lowerBound, upperBound)...max(lowerBound, upperBound)
}

/// A nested class with its own initialiser, and another mapping under a profile.
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

/// A model with another mapping under a profile, in the file of the service.
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

/// A shape for one service and one for another.
// @mapped(plan) for: ShapedPoint
protocol PlannedPointShape {
  var latitude: Double { get }  // @mapped key: "y"
  var longitude: Double { get }  // @mapped key: "x"
}

/// One way only.
// @mapped for: Foundation.DateInterval, skip: .read
protocol IntervalShape {
  var start: Date { get }
  // @mapped key: "seconds"
  var duration: TimeInterval { get }
}

/// No word is needed at a property.
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

/// Its keys stand among those of the outer model.
// @mapped unknown: .error
struct ShapedSpot: Equatable {
  var name: String
  // @mapped flatten
  var point: ShapedPoint
}

/// Values of cases.
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

/// Has no profile; what it holds has a shape under one.
// @mapped
struct ShapedHall {
  var place: ShapedPoint
  var guest: ShapedPerson?
}
