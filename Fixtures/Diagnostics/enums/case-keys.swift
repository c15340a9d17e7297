// @mapped
enum Level: Int {
  case low  // @mapped key: "low"
  case high
}

// @mapped
enum State: String {
  case open  // @mapped key: "on"
  case on
  case off  // @mapped key: 3
}
