// @mapped derive: .equality
struct Login {
  var name: String
  var token = ""  // @mapped secret, skip
  var pin = 1  // @mapped secret: true
}

// @mapped skip, derive: .description
struct Session {
  var id: Int  // @mapped secret, key: "i"
  var hidden = 0  // @mapped secret, skip: .description
}

// @mapped
enum State {
  case open  // @mapped secret
}
