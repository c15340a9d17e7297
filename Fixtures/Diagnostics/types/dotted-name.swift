// @mapped
struct `User.v2` {
  var `name.first`: String
}

// @mapped
enum Level {
  case `level.1`
  case `level 2`
}
