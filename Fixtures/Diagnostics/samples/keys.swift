// @mapped sample: "user.json", unknown: .error
struct Strict {
  var name: String
  var age: Int
}

// @mapped sample: "user.json"
struct Sparse {
  var name: String
  var email: String?
  var city = "Rome"
}

// @mapped sample: "user.json"
struct Demanding {
  var name: String
  // @mapped alias: "mail"
  var email: String
  // @mapped key: "address.street"
  var street: String
  var tags: [String]
  var age: Int
}

// @mapped sample: "user.json", unknown: .ignore
struct Content {
  var name: String
}

// @mapped sample: "user.json"
struct Keeping {
  var name: String
  // @mapped rest
  var others: [String: JSONValue]
}
