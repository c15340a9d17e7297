// @mapped init: Account.make
struct Account {
  var id: Int
}

// @mapped init: init(number:)
struct Other {
  var id: Int
}
