import Isomer
import IsomerArchive

/// Version 4, which splits the name and adds friends; `upgrade` converts older archives.
// @mapped version: 4, upgrade: Person.upgrade
public struct Person: Equatable, Sendable {
  public var first: String
  public var last: String
  public var nickname = "none"
  public var relation: Relation
  public var notes: Set<String>
  public var events: [Event]
  public var address: Address?
  // @mapped since: 4
  public var friends: [Person] = []

  public static let sample = Person(
    first: "Ada", last: "Lovelace", relation: .friend, notes: ["fourth"],
    events: [.unknown, .wrote],
    friends: [
      Person(first: "Charles", last: "Babbage", relation: .foe, notes: [], events: [])
    ])

  struct Nameless: Error {}

  static func upgrade(_ archive: inout Archive, from version: Int) throws {
    if version == 1 { archive.rename("name", to: "fullName") }
    guard let name = archive["fullName"]?.string else { throw Nameless() }
    let parts = name.split(separator: " ", maxSplits: 1).map(String.init)
    archive["first"] = .string(parts.first ?? "")
    archive["last"] = .string(parts.dropFirst().first ?? "")
  }
}

// @mapped
public enum Relation: Equatable, Sendable {
  case friend
  // @mapped was: "enemy"
  case foe
}

// @mapped
public enum Event: Equatable, Sendable {
  // @mapped was: "met"
  case encountered(place: String, year: Int?)
  case wrote
  // @mapped fallback
  case unknown
}

// @mapped
public struct Address: Equatable, Sendable {
  public var city: String
}
