// @mapped
struct Post {
  var title: String
  // @mapped skip
  var cache: [String]
  // @mapped skip: .read
  let stamp: Int
  // @mapped skip
  var note: String?
}
