// A subclass without an initialiser that passes the arguments of its superclass.

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
