// @mapped version: 2
struct Post {
  var title: String  // @mapped since: 2
  var tags: [String]  // @mapped was: "t"
  var note: String?  // @mapped key.archive: "n"
}
