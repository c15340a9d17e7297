// @mapped
struct Place: Hashable { var x: Int }
// @mapped
enum Kind: Hashable {
  case known
  // @mapped fallback
  case other(String)
}
// @mapped
struct Post {
  var byPlace: [Place: Int]
  var byKind: [[Kind: Int]]?
}
