// @mapped
struct Post {
  var id: Int  // @mapped required
  var parent: Int? = 1  // @mapped required
}

// @mapped
struct NeverNil {
  var absent: Int?  // @mapped required, null: .absent
  var refused: Int?  // @mapped required, nonNull
  var missing: Int?  // @mapped required, default: nil
}
