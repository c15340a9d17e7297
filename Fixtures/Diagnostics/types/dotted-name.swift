// @mapped
struct `User.v2` {
  var `name.first`: String
  var `name.last`: String  // @mapped key: "last"
  var `name.read`: String  // @mapped key.read: "name"
  var `name.both`: String  // @mapped key.read: "both", skip: .write
  var `name.not` = ""  // @mapped skip
}

// @mapped
enum Level {
  case `level.1`
  case `level 2`
  case `level.3`  // @mapped key: "3"
}

// @mapped
enum Version: String {
  case `1.0` = "1"
  case `1.1`
}

// @mapped
enum Number: Int {
  case `1.0` = 1
}
