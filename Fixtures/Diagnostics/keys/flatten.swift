// @mapped
struct Post {
  var audit: Audit?  // @mapped flatten
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
