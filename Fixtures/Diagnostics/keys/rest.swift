// @mapped
struct Post {
  var list: [String]  // @mapped rest
  var optional: [String: Int]?  // @mapped rest: .prefix("a")
  var count: Int  // @mapped rest: .prefix("b")
  var known: [Part: Int]  // @mapped rest: .prefix("c")
  var plain: [String: Plain]  // @mapped rest: .prefix("d")
  var ordered: OrderedMap<Plain>  // @mapped rest: .prefix("e")
}

// @mapped unknown: .error
struct Two {
  var first: [String: JSONValue]  // @mapped rest
  var second: [String: Int]  // @mapped rest
  var third: [String: Int]  // @mapped rest: .prefix("x-")
  var fourth: OrderedMap<Int>  // @mapped rest: .prefix("x-")
}

// @mapped
struct Written {
  var empty: [String: Int]  // @mapped rest: .prefix("")
  var text: [String: Int]  // @mapped rest: "x-"
  var bare: [String: Int]  // @mapped rest: .prefix
  var other: [String: Int]  // @mapped rest: .infix("x")
  var two: [String: Int]  // @mapped rest: .prefix("a", "b")
  var beside: [String: Int]  // @mapped rest, prefix: "x-"
  var both: [String: Int]  // @mapped flatten, rest: .prefix("f")
  var keyed: [String: Int]  // @mapped rest: .prefix("k"), key: "k", elements: .lossy
  var trees: [String: JSONValue]  // @mapped rest: .prefix("t"), coerce, elements: .lossy
  var end: [String: Int]  // @mapped rest: .suffix("")
  var number: [String: Int]  // @mapped rest: .suffix(1)
  var labelled: [String: Int]  // @mapped rest: .matching(by: isTag)
  var literal: [String: Int]  // @mapped rest: .matching("t")
  var pattern: [String: Int]  // @mapped rest: .matching(/t/)
}

// @mapped
struct Three {
  var first: [String: Int]  // @mapped rest: .suffix("-x")
  var second: [String: Int]  // @mapped rest: .suffix("-x")
  var third: [String: Int]  // @mapped rest: .matching({ $0 == "a" })
  var fourth: [String: Int]  // @mapped rest: .matching({ $0 == "a" })
}

// @mapped
struct Part { var x: Int }

struct Plain {}

// @mapped tag: "kind"
protocol Animal {}

// @mapped key: "cat"
struct Cat: Animal {}

// @mapped
struct Zoo {
  var animals: OrderedMap<any Animal>  // @mapped rest: .prefix("a")
  var ages: OrderedMap<Int>  // @mapped rest: .prefix("b"), each: .string()
}
