// @mapped derive: .copy
struct Note {
  var text: String?  // @mapped skip: [.json, .equality]
  var length = 0  // @mapped transitory
  var mood = 1  // @mapped skip: .merge
}

// @mapped skip, derive: .equality
struct Mark {
  var place: Int  // @mapped key: "p", with: Places(), transitory
  static var all = 0  // @mapped secret
}

// @mapped skip: .equality, derive: [.merge, .sum]
struct Sum { var total: Int }

// @mapped derive
struct Plain { var total: Int }
