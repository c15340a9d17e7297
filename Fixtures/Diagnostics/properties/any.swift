// @mapped
struct Post {
  var extra: [String: Any]
  var object: AnyObject?
}
