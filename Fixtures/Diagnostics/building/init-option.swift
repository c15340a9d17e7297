// @mapped init: Account.make
struct Account {
  var id: Int
}

// @mapped init: init(number:)
struct Other {
  var id: Int
}

// @mapped init: "Other.make"
struct Third {
  var id: Int
}
