// Comments after annotations that begin with an option.

// @mapped keys: .snake
// unknown: .error
struct Issue {
  // @mapped key: "title"
  //   key.write: "name"
  var title: String
  // @mapped default: [1, 2,
  //                   3]
  //
  // default: one line later
  var numbers: [Int]
  var state: Int  // @mapped default: 0
  // key: "t"
  var time: Int /* @mapped default: 0 */  // key: "u"
  // @mapped
  // note: the owner
  var owner: String
  // @mapped
  // untagged: of a type
  var place: String
  // @mapped
  /// default: in a doc comment
  var street: String
}

// @mapped
// @mapped(web, app) keys: .snake
struct Account {
  // @mapped(web) key: "n"
  // default: ""
  var name: String
}
