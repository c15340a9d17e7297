// @mapped before: tidy, after: tidy
struct Post {
  var title: String  // @mapped key.reed: "headline"
  var body: String  // @mapped alias.read: "text"
  mutating func tidy() {}
}
