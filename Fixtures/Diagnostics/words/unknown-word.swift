// @mapped keypath: "a"
struct Post {
  var title: String  // @mapped keypath: "headline"
  var body: String  // @mapped defualt: ""
  var tags: [String]  // @mapped nonsense
}
