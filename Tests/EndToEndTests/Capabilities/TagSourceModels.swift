import Isomer
import IsomerArchive

// Tags at one of several paths.

// @mapped tag: ["type", "meta.kind"]
enum PathForm: Equatable {
  case one(a: Int)
  case two(b: Int)
  case none
}

// @mapped tag: ["type", "kind", "meta.kind", "t"]
enum PathOfFour: Equatable {
  case one(a: Int)
  case two
}

// @mapped tag: ["type", "kind"], unknown: .error
enum PathRule: Equatable {
  case one(a: Int)
  // @mapped key: [.missing, "none"]
  case none
}

// @mapped tag: ["t", "kind"], content: "c"
// @mapped(short) tag: ["k", "t"]
enum PathContent: Equatable {
  case one(Int)
  // @mapped fallback
  case other(JSONValue)
}

// @mapped tag: ["type", "kind"]
class PathShape {}

// @mapped key: ["circle", "disc"]
final class PathCircle: PathShape { var radius = 1.0 }

// @mapped key: .otherwise
final class PathOther: PathShape {
  // @mapped rest
  var rest: [String: JSONValue] = [:]
}

// @mapped tag: ["kind", "meta.kind"]
protocol PathPet {}

// @mapped key: "dog", derive: .merge
struct PathDog: PathPet { var age: Int }

// @mapped key: "cat"
struct PathCat: PathPet {
  // @mapped rest
  var rest: [String: JSONValue] = [:]
}

// @mapped
struct PathHost {
  var id: Int
  var form: PathForm?  // @mapped flatten
}

// @mapped tag: ["type", "kind"], key: "Point"
struct PathPoint { var x: Int }

// @mapped tag: ["type", "kind"], version: 1
enum PathKept: Equatable {
  case one(a: Int)
  case two
}

// Tags that a function determines.

// @mapped tag: kind(of:)
enum NamedMedia: Equatable {
  case film(title: String, minutes: Int)
  // @mapped key: ["song", "track"]
  case track(title: String, artist: String)
  case nothing
  // @mapped fallback
  case other(JSONValue)

  static func kind(of value: JSONValue) -> String? {
    if value["minutes"] != nil { return "film" }
    if value["artist"] != nil { return "track" }
    return value["title"] == nil ? "nothing" : nil
  }
}

// @mapped tag: NamedPair.tag, unknown: .error
enum NamedPair: Equatable {
  case one(a: Int)
  case two(b: Int)

  static func tag(_ value: JSONValue) throws -> String {
    if value["fails"] != nil { throw TransformerError(expected: "no failure", input: value) }
    return value["a"] != nil ? "one" : "twwo"
  }
}

// @mapped tag: { $0["a"] != nil ? "one" : nil }
enum NamedStep: Equatable {
  case one(a: Int)
  // @mapped key: .missing
  case plain(note: String)
  // @mapped untagged
  case number(Int)
}

// @mapped tag: NamedVehicle.kind, version: 1, derive: .merge
class NamedVehicle {
  var wheels = 0

  static func kind(_ value: JSONValue) -> String {
    value["doors"] != nil ? "car" : value["load"] != nil ? "truck" : "bike"
  }
}

// @mapped key: "car"
final class NamedCar: NamedVehicle { var doors = 0 }

// @mapped key: "truck"
final class NamedTruck: NamedVehicle { var load = 0 }

// @mapped tag: rank(of:)
protocol NamedJob {}

/// Returns the name of a type from a number.
private let high = 3
func rank(of value: JSONValue) -> String? {
  value["level"]?.int.map { $0 > high ? "NamedHigh" : "NamedLow" }
}

// @mapped
struct NamedHigh: NamedJob {
  var level: Int
  var bonus: Int
}

// @mapped
struct NamedLow: NamedJob { var level: Int }

// @mapped key: .otherwise
struct NamedFree: NamedJob { var note: String }

// @mapped
struct NamedWork {
  var job: any NamedJob  // @mapped flatten
  var pair: NamedFlat  // @mapped flatten
}

// @mapped tag: { $0["a"] == nil ? "two" : "one" }
enum NamedFlat: Equatable {
  case one(a: Int)
  case two(b: Int)
}
