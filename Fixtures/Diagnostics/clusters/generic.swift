// A switch over classes cannot name the arguments of a generic one.

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
