// @mapped keys: .snke, unknown: .keep
struct Post {
  var title: String  // @mapped skip: .reed
  var body: String?  // @mapped null: "write"
}
