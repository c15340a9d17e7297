// @mapped
struct Post {
  // @mapped fields: ["a", "b"]
  var none: Pair
  // @mapped fields: ["c", "d"], with.read: Pairing()
  var half: Pair
  // @mapped fields: ["e", "f", "e"], with: Pairing()
  var twice: Pair
  // @mapped fields: [], with: Pairing()
  var empty: Pair
  // @mapped fields: ["g", "h[0].x"], with: Pairing()
  var indexed: Pair
  // @mapped fields: ["i", 7], with: Pairing()
  var wrong: Pair
}
