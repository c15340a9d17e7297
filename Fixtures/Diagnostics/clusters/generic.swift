// Generic classes in a cluster, whose arguments the generated switch cannot name.

// @mapped
class Box<Content> {
  var content: Content?
  init() {}
}

// @mapped
struct Holder {
  // @mapped key: "x"
  var any: any Equatable
}
