/// Holds itself, and reads one value at two places: what is read again doubles with each level.
// @mapped
struct Chain: Equatable {
  var next: [Chain] = []
  // @mapped key: "next[0].next", default: []
  var afterNext: [Chain]
}
