struct Value {}
// @mapped
struct Post {
  // @mapped rest
  var extra: [String: Value]
}
