// @mapped
struct Audit { var author: String, meta: Int }
// @mapped
struct Stamp { var meta: Int }
// @mapped
struct Post {
  var author: String
  // @mapped flatten
  var audit: Audit
  // @mapped flatten
  var stamp: Stamp
}
// @mapped
struct Wrapper<Content> {
  // @mapped flatten
  var content: Content
}
