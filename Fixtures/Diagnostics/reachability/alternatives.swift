// Keys of a property that are present only if another of its keys is.

// @mapped
struct Alternatives {
  // @mapped key: "image", alias: ["photo", "image.url"]
  var image: Value
  // @mapped key: "image.url", alias: "image", skip: .write
  var reachable: Value
}
