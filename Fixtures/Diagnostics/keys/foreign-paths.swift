// Key paths in the notations of JSON pointers, of JSONPath, and with an index after a dot.

// @mapped under: "$.data"
struct User {
  var login: String  // @mapped key: "/user/login"
  var name: String  // @mapped key: "$.user.name"
  var first: String  // @mapped key: "mails.0.address", alias: ["mails.1"]
}

// @mapped
struct Keys {
  var pointer: String  // @mapped key: "\\/user"
  var number: String  // @mapped key: "mails.\\0"
  var year: String  // @mapped key: "2024"
  var reference: String  // @mapped key: "$ref"
  var element: String  // @mapped key: "mails[0].address", skip: .write
  var root: String  // @mapped key: "/"
}
