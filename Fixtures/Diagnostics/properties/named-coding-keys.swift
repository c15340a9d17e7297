// @mapped keys: .codingKeys
struct User {
  var id: Int
  var name: String
  var cache = ""  // @mapped null: .write
  var token = ""  // @mapped default: "t", coerce
  var note = ""  // @mapped key: "note"
  enum CodingKeys: String, CodingKey {
    case id
    case nam = "full_name"
    case name = "n"
  }
}

// @mapped keys.read: .codingKeys
struct Post {
  var id: Int
}

// @mapped
enum Kind {
  case a, b
}

// @mapped keys: .codingKeys
enum State {
  case a, b
}
