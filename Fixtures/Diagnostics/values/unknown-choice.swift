// @mapped keys: .snke, unknown: .keep
struct Post {
  var title: String  // @mapped skip: .reed
  var body: String?  // @mapped null: "write"
}

// @mapped
struct Flags {
  var one: Int?  // @mapped skip: true
  var two: Int  // @mapped coerce: true
  var three: Int?  // @mapped null: true
}
