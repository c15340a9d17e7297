/// Properties that support one direction.
// @mapped
struct Directions: Equatable {
  // @mapped skip: .write
  var readOnly: Int
  // @mapped skip: .read
  var writeOnly = 5
  // @mapped skip
  var neither = "kept"
  // @mapped skip: [.read, .write]
  var both: Int?
  // @mapped key.read: "old", key.write: "new"
  var renamed: String
  // @mapped key: "place.code", key.write: "code"
  var moved: Int?
  // @mapped key: "list[1]", skip: .write
  var second: Int?
}

/// A property with several keys, of which the first that is present in this order is read.
// @mapped
struct Alternatives: Equatable {
  // @mapped key: "a", alias: ["b", "c.d"], alias: "e"
  var value: Int
  // @mapped alias: "old_note", null: .missing
  var note: String?
  // @mapped alias: "old_count"
  var count = 1
}
