// @mapped
struct Post {
  var a: String?  // @mapped alias: ""
  var b: String?  // @mapped key: "x..y"
  var c: String?  // @mapped key: "x[one]"
  var d: String?  // @mapped key: "[0].x"
  var e: String?  // @mapped key: "x\\"
}
