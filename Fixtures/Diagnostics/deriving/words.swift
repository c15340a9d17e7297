// @mapped derive: .copy
struct Note {
  var text: String?  // @mapped skip: [.documents, .equality]
  var length = 0  // @mapped skip: .hash
  var mood = 1  // @mapped skip: .archive
}

// @mapped skip, derive: .equality
struct Mark {
  var place: Int  // @mapped key: "p", with: Places(), skip: .equality
  static var all = 0  // @mapped secret
}

// @mapped skip: .equality, derive: [.changes, .sum]
struct Sum { var total: Int }

// @mapped derive
struct Plain { var total: Int }

// @mapped derive: [.equality, .description]
struct Counted {
  var id: Int
  var twice: Int { id * 2 }  // @mapped skip: .description, secret
  lazy var thrice = id * 3  // @mapped skip: [.documents, .equality]
  static var all = 1  // @mapped skip, secret
}
