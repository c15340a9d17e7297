import Foundation
import Isomer

/// Lists of one value from each element of an array.
// @mapped
struct Roster: Equatable {
  // @mapped key: "users[].name", skip: .write
  var names: [String]
  // @mapped key: "users[].address.city", skip: .write
  var cities: [String?]
  // @mapped key: "users[].id", key.write: "ids", elements: .compact
  var ids: Set<Int>?
  // @mapped key: "users[]", skip: .write, default: []
  var users: [JSONValue?]
  // @mapped key: "groups[].members[].tag", skip: .write, default: ["none"]
  var tags: [String]
  // @mapped key: "pages[1].rows[].cells[0].text", skip: .write
  var cells: [String?]?
  // @mapped key: "grid[][]", skip: .write
  var grid: [Double]?
}

/// Projections with options for elements.
// @mapped
struct LooseRoster: Equatable {
  // @mapped key: "users[].name", skip: .write, elements: .lossy
  var names: [String]?
  // @mapped key: "users[].age", skip: .write, elements: .compact
  var ages: [Int]?
  // @mapped key: "users[].age", skip: .write, coerce, elements: [.lossy, .compact]
  var converted: [Int]?
  // @mapped key: "owner[].pets[].name", skip: .write, elements: [.compact, .wrap]
  var pets: [String]?
  // @mapped key: "users[].level", skip: .write, elements: .lossy
  var levels: [Int?]?
}

/// Projections with aliases, transformers and defaults.
// @mapped
struct RosterWords: Equatable {
  // @mapped key: "users[].name", skip: .write, alias: ["people[].name", "names"], default: []
  var names: [String]
  // @mapped key: "users[].since", skip: .write, with: .array(of: .secondsSince1970)
  var since: [Date]?
  // @mapped key: "users[].since", skip: .write, with: .reading { (all: [Double]) in all.max() ?? 0 }
  var latest: Double?
  // @mapped key: "users[].age", skip: .write, recover
  var ages: [Int] = [-1]
  // @mapped key: "users[].age", skip: .write, recover: [0]
  var again: [Int]
  // @mapped key: "users[].id", skip: .write, required
  var ids: [Int]?
  var count = 0
}

/// Unknown keys in projections, next to keys of single elements.
// @mapped under: "data", unknown: .error
struct StrictRoster: Equatable {
  // @mapped key: "users[].name", skip: .write
  var names: [String]
  // @mapped key: "users[].address.city", skip: .write
  var cities: [String?]
  // @mapped key: "users[0].role", skip: .write
  var role: String?
  // @mapped key: "users[].phones[].number", skip: .write
  var phones: [String?]
  // @mapped key: "users[].phones[0].kind", skip: .write, elements: .lossy
  var kinds: [String]
}

// @mapped unknown: .report
struct ReportingRoster: Equatable {
  // @mapped key: "users[].name", skip: .write, elements: .lossy
  var names: [String]
}

/// Projections in a flattened model and in a generic one.
// @mapped unknown: .error
struct RosterBox: Equatable {
  // @mapped flatten
  var inner: Inner
  var size: Int

  // @mapped
  struct Inner: Equatable {
    // @mapped key: "users[].name", skip: .write
    var names: [String]
  }
}

// @mapped
struct Plucked<Item> {
  // @mapped key: "list[].item", skip: .write
  var items: [Item]
}

/// A strict model that does not check the keys of values that another property reads whole.
// @mapped unknown: .error
struct StrictSharing: Equatable {
  // @mapped key: "users[]", skip: .write
  var users: [JSONValue]
  // @mapped key: "users[].name", skip: .write, elements: .lossy
  var names: [String]
  // @mapped key: "owner"
  var owner: Shared.Owner
  // @mapped key: "owner.login", skip: .write
  var login: String
  // @mapped key: "pair[0]", skip: .write
  var first: JSONValue?
  // @mapped key: "pair[0].x", skip: .write
  var x: Int?
  // @mapped key: "pair[1].y", skip: .write
  var y: Int?
}
