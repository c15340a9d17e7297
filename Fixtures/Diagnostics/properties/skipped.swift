// @mapped version: 1
struct Post {
  var id: Int
  var cache = ""  // @mapped skip, key: "c", default: "x", null: .write
  var depth = 1  // @mapped skip: .documents, key.archive: "e"
  var name = ""  // @mapped skip, was: "title", rest
  var views = 0  // @mapped skip: .documents, key: "v", null: .write, flatten
  var date = 0.0  // @mapped skip: .documents, with: .string()
}

// A profile maps the property.
// @mapped
// @mapped(web)
struct Account {
  var id: Int
  // @mapped skip, key: "login"
  // @mapped(web) without: .skip
  var name = ""
}

// The type is not archived.
// @mapped
struct Draft {
  var id: Int
  var cache = ""  // @mapped skip: .documents, default: "x"
}

// The types have no documents.
// @mapped skip: .documents, version: 1, keys: .snake, under: "data", null: .write
struct Stored {
  var id: Int
}

// @mapped skip: .read, unknown: .error, coerce
struct Sent {
  var id: Int
}

// @mapped
enum Step {
  case first
  case last  // @mapped skip, key: "end"
}

// @mapped skip, check: isSound, init: make(id:)
struct Plain {
  var id: Int
  func isSound() -> Bool { id > 0 }
  static func make(id: Int) -> Plain { Plain(id: id) }
}
