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
  // @mapped null: .missing
  var score: Int? = 5
  // @mapped null: .error
  var limit = 100
  // @mapped null: .error
  var label: String?
  let version = 2  // @mapped skip: .read
}

// @mapped
enum Level: String { case low, high }

/// A model in which null counts as missing, and nil is written as null, unless a property overrides it.
// @mapped null: [.missing, .write]
struct NullChoices: Equatable {
  // @mapped required
  var next: Int?
  // @mapped required, alias: "old"
  var last: Int?
  var size: Int? = 20
  // @mapped null: [.nil, .omit], default: nil
  var count: Int? = 3
}

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
