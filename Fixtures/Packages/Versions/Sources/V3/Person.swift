import Isomer
import IsomerArchive

/// Version 3, which computes initials from the name and adds an address.
// @mapped version: 3
public struct Person: Equatable, Sendable {
  // @mapped was: "name"
  public var fullName: String
  // @mapped since: 3, upgrade: Person.initials
  public var initials: String
  public var nickname = "none"
  public var relation: Relation
  public var notes: Set<String>
  public var events: [Event]
  // @mapped since: 3
  public var address: Address?

  public static let sample = Person(
    fullName: "Ada Lovelace", initials: "AL", nickname: "ada", relation: .friend,
    notes: ["third"], events: [], address: Address(city: "London"))

  static func initials(_ archive: Archive, from version: Int) throws -> String? {
    let name = try archive.value(version < 2 ? "name" : "fullName", as: String.self)
    return name.map { String($0.split(separator: " ").compactMap(\.first)) }
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
}

// @mapped
public struct Address: Equatable, Sendable {
  public var city: String
}
