/// A recursive model that reads a value at two paths, which doubles the reads with each level.
// @mapped
struct Chain: Equatable {
  var next: [Chain] = []
  // @mapped key: "next[0].next", skip: .write, default: []
  var afterNext: [Chain]
}
