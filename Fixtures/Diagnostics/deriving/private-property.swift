// @mapped derive: [.equality, .copy]
struct Account {
  var id: Int
  private var cache = 0
  // @mapped skip
  private var counted = 0
  // @mapped skip: [.documents, .copy, .equality]
  private var seen = 0
}

// @mapped skip, derive: [.hash, .copy, .description]
final class Session {
  var id = 0
  private var token = ""
  // @mapped skip
  fileprivate var count = 0
  // @mapped skip: [.equality, .hash, .copy, .description]
  private var mark = 0
}

struct Partly {
  var id: Int  // @mapped
  private var cache = 0
}

// @mapped explicit, derive: .equality
struct Explicit {
  var id: Int  // @mapped
  private var cache = 0
}
