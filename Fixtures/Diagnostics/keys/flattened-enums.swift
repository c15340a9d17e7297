// @mapped unknown: .error
struct Request {
  var id: Int
  var call: Call  // @mapped flatten
}

// @mapped tag: "method", content: "params"
enum Call { case add(x: Int), stop }

// @mapped unknown: .report
struct Envelope {
  var part: Part  // @mapped flatten
}

// @mapped
struct Part {
  var event: Event?  // @mapped flatten
}

// @mapped
enum Event { case started(at: Int) }

// @mapped tag: "type", unknown: .error
enum Outer { case held( /* @mapped flatten */Inner) }

// @mapped tag: "kind", unknown: .report
enum Inner { case a(x: Int) }

// @mapped tag: "type"
enum Open {
  case known(id: Int)
  // @mapped fallback
  case other(JSONValue)
}

// @mapped unknown: .error
struct Rejecting {
  var open: Open  // @mapped flatten
}

// @mapped
struct Storing {
  var holder: Holder  // @mapped flatten
  var others: [String: JSONValue]  // @mapped rest
}

// @mapped
struct Holder {
  var open: Open  // @mapped flatten
}

// @mapped
struct Two {
  var first: Open  // @mapped flatten
  var second: Open  // @mapped flatten
}

// @mapped
struct Texts {
  var text: Text  // @mapped flatten
}

// @mapped
enum Text {
  case a(Int)
  // @mapped fallback
  case other(String)
}
