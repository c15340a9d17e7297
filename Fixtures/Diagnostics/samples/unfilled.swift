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

// @mapped sample: "unfilled.json", unknown: .ignore
enum Drawing {
  case circle(radius: Int, colour: Int?)
  case square(side: Int, colour: Int?)
  case line
}
