import Isomer

// @mapped version: 1
public struct Person: Equatable, Sendable {
  public var name: String
  public var age: Int
  public var relation: Relation
  public var notes: [String]
  public var events: [Event]

  public static let sample = Person(
    name: "Ada Lovelace", age: 36, relation: .enemy, notes: ["first"],
    events: [.met(place: "London"), .wrote])
}

// @mapped
public enum Relation: Equatable, Sendable {
  case friend, enemy
}

// @mapped
public enum Event: Equatable, Sendable {
  case met(place: String)
  case wrote
}
