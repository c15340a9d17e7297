import Isomer

/// Version 2, which renames the name, removes the age and adds a nickname.
// @mapped version: 2
public struct Person: Equatable, Sendable {
  // @mapped was: "name"
  public var fullName: String
  public var nickname = "none"
  public var relation: Relation
  public var notes: Set<String>
  public var events: [Event]

  public static let sample = Person(
    fullName: "Ada Lovelace", nickname: "ada", relation: .foe, notes: ["second"],
    events: [.encountered(place: "London", year: 1833)])

  /// The value that the recorded archive of version 1 is read as.
  public static let ofVersion1 = Person(
    fullName: "Ada Lovelace", relation: .foe, notes: ["first"],
    events: [.encountered(place: "London", year: nil), .wrote])
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
