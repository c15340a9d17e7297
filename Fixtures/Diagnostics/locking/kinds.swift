// Types whose kind or supertypes have changed since they were locked.

// @mapped version: 1
struct Folder {
  var name: String
}

// @mapped version: 2, upgrade: { archive, version in }
struct Upgraded {
  var name: String
}

// @mapped version: 1
final class Shared {
  var name: String
  init(name: String) { self.name = name }
}

// @mapped version: 1
struct Level {
  var name = ""
}

// @mapped version: 1
enum Size {
  case small
  // @mapped fallback
  case other
}

// @mapped version: 1
enum Known {
  case small
}

// @mapped version: 1
class Shape {
  var name: String
  init(name: String) { self.name = name }

  // @mapped version: 1
  class Circle {
    var name: String
    init(name: String) { self.name = name }
  }
}

// @mapped version: 1
class Square: Shape {}

// @mapped tag: "kind"
protocol Message {}

// @mapped key: "text", version: 1
struct TextMessage: Message {
  var text: String
}

// @mapped version: 1
struct Picture {
  var text: String
}

// @mapped version: 1
struct Holder {
  var shape: Shape
  var optional: Int?
  var optionals: JSONValue?
  var byName: [String: Int]
  var ranges: [Range<Int>]
  var precise: Double
}
