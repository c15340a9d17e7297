// @mapped
struct Note {
  var text: String?  // @mapped merge: .keep
}

// @mapped derive: .merge
struct Post {
  let id: Int  // @mapped merge: .replace
  var title: String  // @mapped merge: .ifPresent
  var body: String?  // @mapped merge: .ifpresent
  var views = 0  // @mapped merge: .max
  var likes = 0  // @mapped merge: max, skip: .merge
  // @mapped merge: +, skip
  var cached = 0
  private(set) var changes = 0  // @mapped skip: .documents, merge: +
  var summary: String { title }  // @mapped merge: .keep, skip: .read
  lazy var words = title.split(separator: " ")  // @mapped merge: .keep
  static var all = 0  // @mapped merge: .keep
  private var secret = 0  // @mapped skip: .documents
  var plain = 1  // @mapped merge
}

// @mapped derive: .merge
struct Issue {
  var number: Int
  mutating func merge(_ newer: Issue) {}
}

// @mapped derive: .merge
enum State { case open, closed }
