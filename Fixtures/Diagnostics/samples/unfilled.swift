// @mapped sample: "user.json", unknown: .ignore
struct Wide {
  var name: String
  var a: Int?
  var b: Int?
  var c: Int?
  var d: Int?
  var e: Int?
}

// @mapped sample: "user.json", unknown: .ignore
struct Wider {
  var name: String
  var a: Int?
  var b: Int?
  var c: Int?
  var d: Int?
  var e: Int?
  var f: Int?
}
