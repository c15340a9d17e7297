import Foundation
import Isomer

/// Properties with three states, without derived members.
// @mapped
struct ThreeStates: Equatable {
  var nickname: PropertyChange<String>
  var age: PropertyChange<Int> = .absent
  var due: PropertyChange<Date>  // @mapped with: .secondsSince1970, key: "at.due"
  var mood: PropertyChange<Mood> = .value(.calm)
  var tags: Isomer.PropertyChange<[String]>  // @mapped elements: .lossy
  var token: PropertyChange<String>  // @mapped secret
  var count: PropertyChange<Int>  // @mapped coerce, null: .missing

  // @mapped
  enum Mood { case calm, wild }
}

/// A struct with one property for each kind of recorded change.
// @mapped derive: [.changes, .merge, .equality], keys: .snake
struct Contract: Sendable {
  let number: Int  // @mapped id
  var title: String
  var body: String?
  var origin = "here"
  var rating: Double? = 1.5
  var login: String?  // @mapped key: "user.login"
  var home: URL?  // @mapped key: "user.home", alias: "home_page"
  var point: Patched.Spot?  // @mapped fields: ["latitude", "longitude"], with: SpotOfFields()
  var due: Date?  // @mapped with: .secondsSince1970
  var tags: [String] = []
  var scores: [String: Int]?
  var colour = "red"  // @mapped recover
  var limit = 3  // @mapped null: .missing
  var party: Party  // @mapped merge: .deep
  var witness: Party?  // @mapped merge: .deep
  var guest: Party?
  var audit: Stamps  // @mapped flatten
  var pinned = false  // @mapped skip: .merge
  var shown = 0  // @mapped skip: .write
  var cached = 0  // @mapped skip
  let kind = "contract"  // @mapped skip: .read
  var code: String?  // @mapped secret
  var others: [String: JSONValue] = [:]  // @mapped rest

  // @mapped derive: [.changes, .merge, .equality]
  struct Party: Sendable {
    var name: String
    var mail: String?
    var address: Address?  // @mapped merge: .deep
  }

  // @mapped derive: [.changes, .merge, .equality]
  struct Address: Sendable {
    var city: String
    var street: String?
  }

  // @mapped derive: [.changes, .merge, .equality]
  struct Stamps: Sendable {
    var createdBy: String
    var updatedBy: String?
  }
}

/// A struct with a check that can reject changes.
// @mapped derive: [.changes, .merge, .equality], check: Interval.check
struct Interval {
  var low: Int
  var high = 10  // @mapped check: ...100

  static func check(_ interval: Interval) throws {
    guard interval.low <= interval.high else { throw Misfit(text: "too low") }
  }
}

/// An object that applies changes in place.
// @mapped derive: [.changes, .merge, .equality]
final class Dial {
  let id: Int
  var level: Interval  // @mapped merge: .deep
  var name: String?
  var inner: Dial?  // @mapped merge: .deep

  init(id: Int, level: Interval) {
    self.id = id
    self.level = level
  }
}

/// A public class that is not final, below a path.
// @mapped derive: .changes, under: "data", unknown: .error
public class Knob {
  public var turns = 1
  public var label: String?
  public init() {}
}

/// A property with the name `description`, which a derived member also has.
// @mapped derive: [.changes, .equality]
struct Captioned {
  var description: String?
  var token: String?  // @mapped secret
}
