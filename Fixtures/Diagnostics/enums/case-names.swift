// @mapped cases: .snake, keys: .kebab
enum Plain {
  case a
  // @mapped keys: .snake
  case b
}

// @mapped cases: .snake
enum Code: Int {
  case a, b
}

// @mapped untagged, cases.write: .snake
enum Loose {
  case a(Int)
  case b(text: String)
}

// @mapped
enum Event {
  // @mapped keys: .snake
  case a(Int)
  // @mapped keys.read: .snake
  case b(xY: Int)
}
