import Foundation
import Isomer

/// Nested collections of various types.
// @mapped
struct Collections: Equatable {
  var matrix: [[Double]]
  var byName: [String: [Label]]
  var byNumber: [Int: String]
  var byLevel: [Level: Int]
  var byCode: [Code: Int]
  var tags: Set<String>
  var sparse: [Int?]
  var deep: [String: [String: [Int]?]]
  var optionalList: [Label]?
  var anything: JSONValue
  var labelled: Dictionary<String, Array<Label>>
}

/// A dictionary key that wraps a string.
struct Code: RawRepresentable, Hashable, MappableKey {
  var rawValue: String
}

/// A model whose lists omit invalid elements.
// @mapped
struct Lossy: Equatable {
  // @mapped elements: .lossy
  var labels: [Label]
  // @mapped elements: .lossy
  var numbers: Set<Int>
  // @mapped elements: .lossy
  var counts: [String: Int]
  // @mapped elements: .lossy
  var maybe: [Int]?
  // @mapped elements: .lossy, default: []
  var defaulted: [Int]
}
