// @mapped sample: "lossy.json"
struct Report {
  var data: [Item]  // @mapped elements: .lossy
  var counts: [String: Int]  // @mapped elements: .lossy
  var kinds: [Kind]  // @mapped elements: [.lossy, .compact]
  var names: [String]  // @mapped key: "users[].name", skip: .write, elements: .lossy
  var clean: [Int]  // @mapped elements: .lossy
  var codes: [Int]  // @mapped elements: .lossy, secret
  var lists: [List]  // @mapped elements: .lossy
}

// @mapped
struct Item {
  var id: Int
}

// @mapped
struct List {
  var values: [Int]  // @mapped elements: .lossy
}

// @mapped
enum Kind { case new, old }
