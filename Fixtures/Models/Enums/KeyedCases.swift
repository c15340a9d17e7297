import Foundation
import Isomer

/// An enum whose case name is the only key of an object.
// @mapped
enum Clip: Equatable {
  // @mapped key: ["video", "clip"]
  case video(
    /* @mapped key: "media_url" */ url: URL, seconds: Double = 0)
  case text(String)
  case position(Double, Double)
  case note(String?, /* @mapped elements: .lossy */ [Int])
  case removed
  case closed  // @mapped key: "shut"
}

/// Options of properties on associated values.
// @mapped keys: .snake, null: .write, unknown: .report
enum Delivery: Equatable {
  case homeAddress(
    streetName: String,
    /* @mapped alias: "zip", coerce */ zipCode: String,
    /* @mapped default: "DE" */ country: String,
    /* @mapped recover */ floor: Int?,
    /* @mapped null: .omit */ doorCode: String?)
  case pickUp(
    /* @mapped key: "place.id" */ Int, /* @mapped key: "place.name" */ name: String,
    /* @mapped required */ note: String?)
  case drone(
    /* @mapped flatten */ Coordinates, altitude: Double)
  case express(
    /* @mapped with: .secondsSince1970 */ Date)
  case slots(
    /* @mapped with: .secondsSince1970 */ Date, /* @mapped default: 1, coerce */ Int)
  case later(
    /* @mapped default: 7, recover */ days: Int)
  case someday(
    /* @mapped default: 30, recover */ Int)
}

// @mapped
struct Coordinates: Equatable {
  var latitude: Double
  var longitude: Double
}

/// A fallback case for unknown cases.
// @mapped
enum Reaction: Equatable {
  case emoji(String)
  case comment(author: String, body: String)
  // @mapped fallback
  case other(JSONValue)
}

/// A fallback case that drops the unknown value.
// @mapped unknown: .error
enum Severity: Equatable {
  case level(Int)
  case detail(code: Int)
  case none
  // @mapped fallback
  case unknown
}

/// A recursive enum.
// @mapped
indirect enum Formula: Equatable {
  case number(Double)
  case negation(Formula)
  case sum(left: Formula, right: Formula)
  case list([Formula])
}

/// A generic enum.
// @mapped
public enum Outcome<Success, Failure> {
  case success(Success)
  case failure(error: Failure, retries: Int = 0)
  case both(Success, Failure)
}

extension Outcome: Equatable where Success: Equatable, Failure: Equatable {}

/// Enums with associated values at all supported locations.
// @mapped
struct Conversation: Equatable {
  var first: Clip
  var pinned: Clip?
  var attachments: [Clip] = []
  var byName: [String: Reaction] = [:]
  // @mapped elements: .lossy
  var lossy: [Clip] = []
  // @mapped default: .removed, recover
  var recovered: Clip
  var outcome: Outcome<Int, String>?

  // @mapped
  enum Scope: Equatable {
    case all
    case members(of: Team)
    case team(Team)
  }

  // @mapped
  struct Team: Equatable { var id: Int }

  var scope: Scope = .all
}
