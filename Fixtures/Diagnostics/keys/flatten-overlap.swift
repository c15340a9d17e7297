// @mapped
struct Audit { var author: String, meta: Int }
// @mapped
struct Stamp { var meta: Int }
// @mapped
struct Post {
  var author: String
  // @mapped flatten
  var audit: Audit
  // @mapped flatten
  var stamp: Stamp
}
// @mapped
struct Wrapper<Content> {
  // @mapped flatten
  var content: Content
}

// @mapped
struct MaybeWrapper<Content> {
  // @mapped flatten
  var content: Content?
}

// @mapped unknown: .error
struct StrictWrapper<Content> {
  // @mapped flatten
  var content: Content
}

// @mapped
struct Affixed {
  var first: Audit  // @mapped flatten: .prefix("a_")
  var second: Audit  // @mapped flatten: .prefix("b_")
  var taken: Int  // @mapped key: "a_author"
  var lonely: Audit  // @mapped prefix: "c_"
}

// @mapped untagged
enum Scalar { case text(String), point(x: Int) }

// @mapped
enum Payment { case card(number: String), cash }

// @mapped tag: "type"
enum Event { case video(url: String), text }

// @mapped
struct Paid {
  var scalar: Scalar  // @mapped flatten
  var payment: Payment  // @mapped flatten
  var cash: Int
  var event: Event  // @mapped flatten
  var url: String
  var type: Int
}

// @mapped tag: "kind"
protocol Pet {}

// @mapped key: "cat"
struct Cat: Pet { var lives: Int }

// @mapped
struct Owner {
  var pet: any Pet  // @mapped flatten
  var rest: [String: JSONValue]  // @mapped rest
}

// @mapped
// @mapped(old) keys: .snake
enum Profiled { case aCase(number: String) }

// @mapped
struct OfProfiled {
  var profiled: Profiled  // @mapped flatten
}

// @mapped derive: .merge
struct Updated<Content> {
  var pet: any Pet  // @mapped flatten
  var content: Content  // @mapped flatten
}

// @mapped derive: .changes
struct OptionalChanges {
  var audit: Audit?  // @mapped flatten
}

// @mapped derive: .changes
struct Changed {
  var payment: Payment  // @mapped flatten
}

// @mapped untagged
enum Unclear { case bulk(Bulk<Int>), one(id: Int) }
// @mapped
struct Bulk<Item> { var items: [Item] }

// @mapped
struct OfUnclear {
  var unclear: Unclear?  // @mapped flatten
  var affixed: Unclear?  // @mapped flatten: .suffix("")
}

// @mapped transparent
struct Whole { var items: [Int] }
// @mapped untagged
enum Single { case whole(Whole), one(id: Int) }
// @mapped
struct OfSingle {
  var single: Single  // @mapped flatten
}

// @mapped
struct OfRange {
  var range: ClosedRange<Int>  // @mapped flatten: .prefix("r_")
}

// @mapped
struct OfTexts {
  var first: Audit  // @mapped flatten: [.prefix("a_"), .prefix("b_")]
  var second: Audit  // @mapped flatten: [.prefix("c_"), .suffix("_c"), .suffix("_d")]
  var third: Audit  // @mapped flatten: "e_"
  var fourth: Audit  // @mapped flatten: .matching({ _ in true })
}
