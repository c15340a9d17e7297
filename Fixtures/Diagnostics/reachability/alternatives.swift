// Places of a property that are there only when another one is.

// @mapped
struct Alternatives {
  // @mapped key: "image", alias: ["photo", "image.url"]
  var image: Value
  // @mapped key: "image.url", alias: "image", skip: .write
  var reachable: Value
}
