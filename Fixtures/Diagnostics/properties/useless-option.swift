// @mapped
struct Post {
  // @mapped skip: .read, alias: "x"
  var title = ""
  // @mapped skip: .write, key.write: "y"
  var body: String
  // @mapped rest, key: "z"
  var extra: [String: JSONValue]
}
