// @mapped under: 3
struct Post {
  var title: String  // @mapped key: headline
  var tags: [String]  // @mapped alias: []
}

// @mapped check: "x", before.read: 3
struct Comment {
  var text: String  // @mapped check: "^[a-z]+$"
  var name: String  // @mapped check: /[a-z]/
  var state: Int  // @mapped with: ["open": 1, "closed": 2]
  var date: String  // @mapped with: "yyyy-MM-dd"
  var count: Int  // @mapped merge: 1
}
// @mapped
struct Effects {
  var throwing: Int  // @mapped default: try fallback()
  var waiting: Int  // @mapped recover: 1 + (await fallback())
  var attempted: Int  // @mapped default: (try? fallback()) ?? 1
  var forced: Int  // @mapped default: try! fallback()
  var inside: [Int]  // @mapped default: { do { return try fallback() } catch { return [] } }()
  var statement: Int  // @mapped check: if isStrict { isOne } else { isAny }
}
