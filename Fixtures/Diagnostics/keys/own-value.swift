struct JSONValue {}
// @mapped
struct Post {
  // @mapped rest
  var extra: [String: JSONValue]
}
