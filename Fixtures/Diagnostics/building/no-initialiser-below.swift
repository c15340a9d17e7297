// A subclass needs an initialiser that passes on what the class above wants.

// @mapped
class Account {
  let id: Int
  init(id: Int) { self.id = id }
}

// @mapped
class Premium: Account {
  var level: Int
  init(card: String) {
    level = 1
    super.init(id: 0)
  }
}
