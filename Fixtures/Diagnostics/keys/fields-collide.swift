// @mapped
struct Post {
  var latitude: Double
  // @mapped fields: ["latitude", "longitude"], with: Pairing()
  var point: Pair
  // @mapped fields: ["size", "size.width"], with: Pairing()
  var size: Pair
  // @mapped fields: ["longitude", "x"], with: Pairing()
  var other: Pair
  // @mapped fields: ["longitude", "x"], with: Pairing(), skip: .write
  var read: Pair
}

// @mapped
struct Inner {
  // @mapped fields: ["a", "b"], with: Pairing()
  var pair: Pair
}

// @mapped
struct Outer {
  var b: Int
  // @mapped flatten
  var inner: Inner
}
