// @mapped sample: "user.json", unknown: .ignore
struct Sound {
  var name: Int
  var age: Wrong?
}

// @mapped sample: "user.json", unknown: .ignore
struct Wrong {
  var name: Int
  // @mapped kye: "x"
  var age: Int
}

// @mapped sample: "user.json"
class Below: Above {
}

// @mapped
class Above {
  // @mapped kye: "x"
  var name = ""
}
