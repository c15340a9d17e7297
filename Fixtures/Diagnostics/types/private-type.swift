// @mapped
private struct Hidden {
  var name: String
}

fileprivate enum Outer {
  // @mapped
  struct Inner {
    var name: String
  }
}
