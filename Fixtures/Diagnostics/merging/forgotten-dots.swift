// @mapped derive: .merge
struct Settings {
  var tags: [String: Int]  // @mapped merge: deep
  var name: String?  // @mapped merge: keep
  var size: Int  // @mapped merge: replace
}

func replace(_ own: Int, _ newer: Int) -> Int { newer }
