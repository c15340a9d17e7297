// @mapped keypath: "a"
struct Post {
  var title: String  // @mapped keypath: "headline"
  var body: String  // @mapped defualt: ""
  var tags: [String]  // @mapped nonsense
}

// @mapped renameAll: .snake
struct Comment {
  var hidden: Bool?  // @mapped ignore
  var posted: Int  // @mapped date: .unix
  var text: String  // @mapped rename: "body"
}

// @mapped discriminator: "kind"
enum Attachment {
  case link(url: String)
}

// @mapped deny_unknown_fields
struct Words {
  var id: Int  // @mapped readonly
  var count: Int  // @mapped min: 1
  var name: String  // @mapped pattern: "[a-z]+"
  var day: Date  // @mapped dateFormat: "yyyy-MM-dd"
}
