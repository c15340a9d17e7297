// Options that other libraries have, and options in places where another one is meant.

// @mapped dateStrategy: .iso8601
struct User {
  var id: Int  // @mapped name: "_id"
  var age: Int  // @mapped optional
  var mail: String?  // @mapped nullable
  var day: String  // @mapped read.with: .day
}

// @mapped default: .open
enum State: String {
  case open  // @mapped rawValue: "o"
  case closed  // @mapped value: "c"
  case other  // @mapped default
}

// @mapped file: keys: .snake
struct File {
  var id: Int
}

// @mapped keys: .convertFromSnakeCase, null: .skip
struct Choices {
  var id: Int?  // @mapped key: \.user.id
  var name: String?  // @mapped key: user.name
}
// @mapped keys: "snake_case", derive: Equatable
struct Texts {
  var id: Int?
}
