/// Lists that drop null elements or accept a single value.
// @mapped
struct Elements: Equatable {
  // @mapped elements: .compact
  var numbers: [Int]
  // @mapped elements: .compact
  var names: Set<String>?
  // @mapped elements: .compact
  var counts: [String: Int]
  // @mapped elements: .wrap
  var tags: [String]
  // @mapped elements: .wrap
  var codes: Set<Int>?
  // @mapped elements: .wrap, default: ["none"]
  var words: [String]
}

/// Several options in one annotation, and nested collections.
// @mapped
struct NestedElements: Equatable {
  // @mapped elements: .compact
  var grid: [[Int]]
  // @mapped elements: .compact
  var sparse: [String: [Int?]]
  // @mapped elements: [.compact, .wrap]
  var headers: [String: [String]]
  // @mapped elements: .wrap
  var maybes: [[Int]?]
  // @mapped elements: [.lossy, .wrap]
  var sizes: [Int]
  // @mapped elements: [.lossy, .compact, .wrap]
  var points: [Spot]
}

// @mapped
struct Spot: Equatable { var x: Int, y = 0 }

/// Options for elements together with other options.
// @mapped
struct ElementsBeside: Equatable {
  // @mapped elements: [.compact, .wrap], coerce
  var numbers: [Int]
  // @mapped elements: [.compact, .wrap], coerce
  var grid: [[Int]]?
  // @mapped elements: .compact, recover
  var recovered: [Int] = [7]
  // @mapped elements: .wrap, recover: [0]
  var replaced: [Int]
  // @mapped elements: .wrap, required
  var needed: [Int]?
  // @mapped elements: .wrap, alias: "item"
  var items: [Int] = []
}
