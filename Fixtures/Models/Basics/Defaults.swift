/// Properties with values for missing keys, null and invalid values.
// @mapped
struct Defaults: Equatable {
  var needed: Int
  var title = "untitled"
  // @mapped default: [1, 2]
  var numbers: [Int]
  // @mapped default: Level.high
  var level: Level
  var note: String?
  var rank: Int? = 7
  // @mapped required
  var parent: Int?
  // @mapped recover
  var size = 10
  // @mapped recover: -1
  var weight: Int
  // @mapped recover
  var nick: String?
  // @mapped null: .absent
  var score: Int? = 5
  // @mapped nonNull
  var limit = 100
  // @mapped nonNull
  var label: String?
  let version = 2  // @mapped skip: .read
}

// @mapped
enum Level: String { case low, high }

/// A model that writes null for nil, unless a property overrides it.
// @mapped null: .write
struct NullWriter: Equatable {
  var a: Int?
  // @mapped null: .omit
  var b: Int?
  // @mapped key: "nested.c"
  var c: Int?
}

/// A model that omits nil, and therefore containers without values.
// @mapped
struct NullOmitter: Equatable {
  var a: Int?
  // @mapped null: .write
  var b: Int?
  // @mapped key: "nested.c"
  var c: Int?
}
