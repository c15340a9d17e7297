// @mapped
enum Level: Int {
  case low  // @mapped key: .missing
  case high  // @mapped key: ["high", 5...9]
  case top  // @mapped key: 7
}

// @mapped
enum State: String {
  case open  // @mapped key: "on"
  case on
  case off  // @mapped key: [3, .null]
}

// @mapped tag: "type"
enum Tagged {
  // @mapped key: .null
  case none
  // @mapped key: 99999999999999999999
  case many
  // @mapped key: 9..<9
  case empty
  // @mapped key: [1.0, 2.5]
  case number
  // @mapped key: 1
  case one
}

// @mapped
enum External {
  // @mapped key: ["a", 1]
  case a(Int)
}

// @mapped coerce: .case
enum Mixed {
  // @mapped key: ["on", true]
  case on
}
