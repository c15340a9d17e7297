// @mapped version: 2, derive: [.equality]
struct Post {
  var title: String  // @mapped secret
  var tags: [String]  // @mapped elements: .compact
  var note: String?  // @mapped key.archive: "n"
}
