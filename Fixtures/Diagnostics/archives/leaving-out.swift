// Options that exclude from archives something that is not archived anyway.

// @mapped
struct Note {
  // @mapped skip: .archive
  var text: String
  // @mapped transitory
  var length: Int
}

// @mapped skip: .archive
struct Private {
  var text: String
}

// @mapped
enum Kind {
  // @mapped skip: .archive
  case small
  case large(/* @mapped skip: .archive */ size: Int = 1)
}
