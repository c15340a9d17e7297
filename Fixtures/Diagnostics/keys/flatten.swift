// @mapped
struct Post {
  var audits: [Audit]?  // @mapped flatten
  var name: String  // @mapped flatten
  var strict: Strict  // @mapped flatten
  var state: State  // @mapped flatten
}

// @mapped
struct Audit { var by: String }

// @mapped unknown: .error
struct Strict { var at: Int }

// @mapped
struct Rewriter {
  var stamped: Stamped  // @mapped flatten
}

// @mapped after.write: Stamped.stamp
struct Stamped { var at: Int }

// @mapped
enum State: String { case open }

// @mapped tag: "type"
class Shape {
  init() {}
}

// @mapped key: "circle"
final class Circle: Shape {
  var radius: Int?
  override init() {}
}

// @mapped
struct Drawing {
  var shape: Shape  // @mapped flatten
  var others: [String: JSONValue]  // @mapped rest
}

// @mapped unknown: .error
struct Strictly {
  var shape: Shape  // @mapped flatten
}

// @mapped
struct Overlapping {
  var shape: Shape  // @mapped flatten
  var radius: Int
  var type: Int
}

// @mapped
struct Linked {
  var url: URL  // @mapped flatten
  var value: JSONValue  // @mapped flatten
}
