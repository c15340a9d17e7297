struct Issue {
  var number: Int  // @mapped key: "n"
  var title: String
  var note: String?
  let url: String
}

class Label {
  var name: String  // @mapped
  var color: String
  init(name: String, color: String) {
    self.name = name
    self.color = color
  }
}

struct Filled {
  var a: Int  // @mapped
  var b = 0
  // @mapped skip
  var c: Int
}
