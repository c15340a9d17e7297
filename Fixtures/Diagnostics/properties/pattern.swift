// @mapped
struct Pair {
  var id: Int
  var (a, b) = (1, 2)
  let (c, d): (Int, Int) = (3, 4)  // @mapped key: "c"
  var (e, f) = (5, 6)  // @mapped skip
  static let (g, h) = (7, 8)
}

struct Chosen {
  var id: Int  // @mapped
  var (a, b) = (1, 2)
}
