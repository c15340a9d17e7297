/// Missing, null and invalid, each with what it may give.
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
  let version = 2
}

// @mapped
enum Level: String { case low, high }

/// What nil writes: by the type, and by the property against it.
// @mapped null: .write
struct NullWriter: Equatable {
  var a: Int?
  // @mapped null: .omit
  var b: Int?
  // @mapped key: "nested.c"
  var c: Int?
}

/// Nil is left out, so an empty container is too.
// @mapped
struct NullOmitter: Equatable {
  var a: Int?
  // @mapped null: .write
  var b: Int?
  // @mapped key: "nested.c"
  var c: Int?
}
