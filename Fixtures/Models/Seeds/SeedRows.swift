import Foundation
import Isomer

// Models for features of the original libraries that have no tests there; `Seeds/RowTests` reads
// their documents.

/// One key for two properties (M2-J4), and a mapping by name without one property (M1-01).
// @mapped
struct SeedTwice: Equatable {
  // @mapped key: "stamp", skip: .write
  var text: String
  // @mapped key: "stamp"
  var date: Date
  var title: String?
  // @mapped skip
  var cached = "c"
}

/// `MTLParentTestModel` of the managed-object adapter: uniquing, relationships and cycles.
// @mapped derive: [.merge, .equality]
final class SeedParent {
  // @mapped id
  var number = 0
  // @mapped merge: .keep
  var created: String?
  var text: String?
  // @mapped merge: .deep
  var ordered: [SeedChild] = []
  // @mapped with: .url
  var link: URL?

  init() {}
}

/// `MTLChildTestModel`, which has a reference to its parent.
// @mapped derive: [.merge, .equality]
final class SeedChild {
  // @mapped id
  var id = 0
  // @mapped check: .count(...5)
  var name: String?
  // @mapped parent
  weak var parent: SeedParent?

  init() {}
}
