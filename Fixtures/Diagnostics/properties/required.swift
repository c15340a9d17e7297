// @mapped
struct Post {
  var id: Int  // @mapped required
  var parent: Int? = 1  // @mapped required
}

// @mapped
struct NeverNil {
  var absent: Int?  // @mapped required, null: .absent
  var missing: Int?  // @mapped required, default: nil
}

// @mapped
struct NeverNull {
  var plain: Int  // @mapped null: .absent
  var recovered: Int  // @mapped null: .absent, recover: 1
  var initial = 1  // @mapped null: .absent
  var other: Int  // @mapped null: .absent, alias: "else"
}
