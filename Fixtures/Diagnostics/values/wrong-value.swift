// @mapped under: 3
struct Post {
  var title: String  // @mapped key: headline
  var tags: [String]  // @mapped alias: []
}

// @mapped check: "x", before.read: 3
struct Comment {
  var text: String  // @mapped check: "^[a-z]+$"
  var name: String  // @mapped check: /[a-z]/
  var state: Int  // @mapped with: ["open": 1, "closed": 2]
  var date: String  // @mapped with: "yyyy-MM-dd"
  var count: Int  // @mapped merge: 1
}
