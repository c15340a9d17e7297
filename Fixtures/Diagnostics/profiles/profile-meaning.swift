/// Models that are invalid only under a profile.
// @mapped
// @mapped(twitter)
struct Account {
  var name = ""
  // @mapped(twitter) key: "name"
  var login = ""
}

// @mapped skip: .write
// @mapped(twitter) without: .skip
struct OneWay {
  var name = ""
}

// @mapped
// @mapped(twitter, facebook) keys: .lower
struct Twice {
  var name = ""
  var NAME = ""
}

// @mapped
// @mapped(twitter)
struct Unfilled {
  // @mapped(twitter) skip
  var id: Int
}

// @mapped
// @mapped(twitter) unknown: .error
struct Child {
  var name = ""
}

// @mapped
// @mapped(twitter)
struct Parent {
  // @mapped flatten
  var child = Child()
}
