// @mapped
struct Post {
  var id: Int  // @mapped required
  var parent: Int? = 1  // @mapped required
}

// @mapped
struct NeverNil {
  var absent: Int?  // @mapped required, null: [.missing, .omit]
  var missing: Int?  // @mapped required, default: nil
}

// @mapped
struct NeverNull {
  var plain: Int  // @mapped null: .missing
  var recovered: Int  // @mapped null: .missing, recover: 1
  var initial = 1  // @mapped null: .missing
  var other: Int  // @mapped null: .missing, alias: "else"
}
