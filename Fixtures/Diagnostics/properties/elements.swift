// @mapped
struct Post {
  var title: String  // @mapped elements: .lossy
  var counts: [String: Int]  // @mapped elements: .wrap
  var sparse: [Int?]  // @mapped elements: [.lossy, .compact]
  var tags: [String]  // @mapped elements: [.strict, .wrap]
  var twice: [String]  // @mapped elements: [.wrap, .wrap]
  var none: [String]  // @mapped elements: []
  var other: [String]  // @mapped elements: [.compacted]
  // These have an effect: null values are dropped, and the lists in the dictionary are wrapped.
  var headers: [String: [String]]  // @mapped elements: [.compact, .wrap]
}
