import Foundation
import Isomer

// @mapped keys: .snake
struct Presence {
  var name: String
  var nickName: String?
  // @mapped required
  var mustBePresent: Int?
  // @mapped null: .error
  var neverNull: Int?
  var count = 3
  // @mapped default: "x", null: .missing
  var note: String?
  // @mapped null: .write
  var written: Bool?
  // @mapped recover
  var lenient: Int?
  // @mapped skip: .write
  var readOnly: Int
  // @mapped skip: .read
  var writeOnly = 1
  // @mapped skip
  var local = 2
}

// @mapped
struct Paths {
  // @mapped key: "user.name"
  var name: String
  // @mapped key: "user.address.city"
  var city: String?
  // @mapped key: "id", alias: ["ID", "old.id"]
  var id: Int
  // @mapped key: "tag", alias: "label"
  var tag: String?
  // @mapped key.read: "in", key.write: "out"
  var moved: Bool
}

// @mapped unknown: .error
struct Strict {
  var a: Int
  // @mapped key: "b.c"
  var c: String?
  // @mapped flatten
  var part: Part
}

// @mapped
struct Part {
  var x: Double
  var y: Double?
}

// @mapped
struct Open {
  var a: Int?
  // @mapped flatten
  var part: Part
  // @mapped rest
  var others: [String: JSONValue] = [:]
}

// @mapped
struct Collections {
  var list: [Int]
  var nested: [[String?]]
  var set: Set<String>
  var table: [String: Part]
  var numbered: [Int: Bool]
  // @mapped elements: .lossy
  var lossy: [Int]
  // @mapped elements: .compact
  var compact: [String]
  // @mapped elements: .wrap
  var wrapped: [Int]
  var parts: [Part]?
}

// @mapped
struct Tree {
  var name: String
  var children: [Tree] = []
  var parent: [String: Tree]?
}

// @mapped
struct Page<Item> {
  var items: [Item]
  var next: Int?
}

// @mapped
struct Lists {
  var parts: Page<Part>
  var numbers: Page<Int>?
}

/// Members of a flattened optional, which are all there, or all missing or null.
// @mapped
struct Placed {
  var id: Int
  // @mapped flatten
  var place: Place?
  // @mapped flatten: .prefix("home_")
  var home: Place?

  // @mapped
  struct Place {
    var x: Int
    var y: Int
    var label: String?
  }
}
