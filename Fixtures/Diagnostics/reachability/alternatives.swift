// Keys of a property that are present only if another of its keys is.

// @mapped
struct Alternatives {
  // @mapped key: "image", alias: ["photo", "image.url"]
  var image: JSONValue
  // @mapped key: "image.url", alias: "image", skip: .write
  var reachable: JSONValue
}
