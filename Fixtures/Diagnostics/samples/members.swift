// @mapped sample: "members.json"
struct Members {
  var id: Int
  var map: OrderedMap<Int>
  // @mapped rest: .prefix("x-")
  var extensions: [String: JSONValue]
  // @mapped rest: .prefix("x-own-")
  var own: [String: Int]
  // @mapped rest
  var names: [Int: String]
}

// @mapped unknown: .error, sample: "members.json"
struct Closed {
  var id: Int
  // @mapped rest: .prefix("x-")
  var extensions: [String: JSONValue]
  // @mapped rest: .prefix("1"), secret
  var ones: [String: Int]
}

// @mapped unknown: .error, sample: "members.json"
struct Chosen {
  var id: Int
  // @mapped rest: .suffix("-b")
  var ends: [String: Int]
  // @mapped rest: .matching({ $0 == "one" })
  var matches: [String: Int]
}
