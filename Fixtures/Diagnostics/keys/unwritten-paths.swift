// @mapped
struct Post {
  var cover: String?  // @mapped key: "images[0].url"
  var names: [String]  // @mapped key: "users[].name", key.write: "names"
  var only: String?  // @mapped key.read: "images[1].url"
  var read: String?  // @mapped key: "images[2].url", skip: .write
  var both: String?  // @mapped key.write: "images[3].url"
}

// @mapped skip: .write
struct Reading {
  var cover: String?  // @mapped key: "images[0].url"
}
