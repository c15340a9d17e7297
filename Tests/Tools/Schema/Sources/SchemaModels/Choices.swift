import Foundation
import Isomer

// @mapped
enum Colour: String { case red, green = "GREEN" }

// @mapped
enum Level: Int { case low = 1, high = 10 }

// @mapped
enum Status {
  case open
  // @mapped key: ["closed", "done"]
  case closed
  // @mapped fallback
  case other(String)
}

// @mapped
enum External {
  case empty
  case circle(radius: Double)
  case box(width: Int, height: Int?)
}

// @mapped tag: "type"
enum Internal {
  case empty
  // @mapped key: ["video", "clip"]
  case video(url: URL, seconds: Int)
  case part(Part)
}

// @mapped tag: "t", content: "c"
enum Adjacent {
  case empty
  case number(Int)
  case pair(a: String, b: Bool?)
}

// @mapped untagged
enum Loose {
  case flag(Bool)
  case number(Int)
  case text(String)
  case part(Part)
  case list([Int])
}

// @mapped
struct Choices {
  var colour: Colour
  var level: Level?
  var status: Status
  var external: External
  var inner: Internal
  var adjacent: [Adjacent]
  var loose: [String: Loose] = [:]
}

// @mapped tag: "kind"
class Shape {
  var name: String
  init(name: String) { self.name = name }
}

// @mapped
final class Disc: Shape {
  var radius: Double
  init(name: String, radius: Double) {
    self.radius = radius
    super.init(name: name)
  }
}

// @mapped
final class Square: Shape {
  // @mapped check: 1...
  var side: Int
  init(name: String, side: Int) {
    self.side = side
    super.init(name: name)
  }
}

// @mapped tag: "kind", content: "value"
class Token {
  var line = 0
  init() {}
}

// @mapped key: ["word", "text"]
final class Word: Token { var text = "" }

// @mapped
final class Mark: Token {}

// @mapped
class Command { init() {} }

// @mapped key: "go"
final class Go: Command { var target: String? }

// @mapped key: "halt", unknown: .error
final class Halt: Command {}
