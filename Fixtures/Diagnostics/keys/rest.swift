// @mapped
struct Post {
  var extra: [String: String]  // @mapped rest
}

// @mapped unknown: .error
struct Two {
  var first: [String: Value]  // @mapped rest
  var second: [String: Value]  // @mapped rest
}
