import Isomer

// @mapped tag: "type"
indirect enum LateTag {
  case node(of: LateTag)
  case leaf(text: [String])
}

// @mapped tag: "type", content: "value"
indirect enum LateContent {
  case node(LateContent)
  case leaf([String])
}

// @mapped tag: kind(of:)
indirect enum FunctionTag {
  case node(of: FunctionTag)
  case leaf(text: [String])

  static func kind(of value: JSONValue) -> String { value["of"] == nil ? "leaf" : "node" }
}

// @mapped
struct Renamed {
  // @mapped alias: "old", default: []
  var next: [Renamed]
  var id: Int
}

// @mapped
struct FlattenedTwice {
  // @mapped flatten
  var first: First?
  // @mapped flatten
  var second: Second?

  // @mapped
  class First { var a: [FlattenedTwice] = [] }

  // @mapped
  final class Second { var b: [FlattenedTwice] = [] }
}

// @mapped
struct FlattenedCases {
  // @mapped flatten
  var first: List?
  // @mapped flatten: .prefix("b_")
  var second: List?

  // @mapped
  indirect enum List {
    case a([FlattenedCases])
    case b([FlattenedCases])
  }
}

// @mapped
struct FlattenedNulls {
  // @mapped flatten
  var first: First?
  var next: [FlattenedNulls] = []

  // @mapped
  struct First { var a: Int?, b: Int? }
}

// @mapped
class Link {}

// @mapped key: has("next")
final class InnerLink: Link { var next: Link? }

// @mapped key: has("text")
final class LastLink: Link { var text: [String]? }

// @mapped
struct Projected {
  // @mapped key: "list[].next", skip: .write, default: []
  var next: [Projected]
}

// @mapped before.read: Prepared.prepare
struct Prepared {
  var next: [Prepared] = []
  var extra: Int

  static func prepare(_ value: inout JSONValue) { value["extra"] = 1 }
}

// @mapped
struct Lossy {
  // @mapped elements: .lossy, default: []
  var nodes: [Lossy]
  var id: Int
}
