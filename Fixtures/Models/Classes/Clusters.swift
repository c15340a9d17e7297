import Foundation
import Isomer

// By shape: which key is there tells the class.

// @mapped
class Message {
  var id = 0
  init() {}
}

// @mapped key: has("image_url")
class PictureMessage: Message {
  // @mapped key: "image_url"
  var imageURL: URL?
}

// @mapped key: has("body.text")
final class TextMessage: Message {
  // @mapped key: "body.text"
  var body = ""
}

/// A member of a member: tried before the class above it.
// @mapped key: has("frames")
final class AnimatedMessage: PictureMessage {
  var frames = 1
}

// By tag: each class has a name, its own or one that `key:` gives.

// @mapped tag: "kind", unknown: .error
class Shape {
  var name: String?
}

// @mapped key: ["circle", "disc"]
final class Circle: Shape {
  var radius: Double

  init(radius: Double) { self.radius = radius }
}

// @mapped
final class Square: Shape {
  var side = 1.0
}

/// A cluster inside a cluster has a tag of its own.
// @mapped key: "curve", tag: "meta.curve"
class Curve: Shape {
  var points: [Double] = []
}

// @mapped key: 2
final class Quadratic: Curve {}

// @mapped key: .otherwise
final class AnyCurve: Curve {
  var degree: Int?
}

// @mapped
struct Drawing {
  var title: String
  var shapes: [Shape]
  var background: Shape?
  var named: [String: Shape]
}

// A protocol: its members need no class in common.

// @mapped tag: "type"
protocol Enclosure {
  var title: String { get }
}

// @mapped key: "link"
struct LinkEnclosure: Enclosure, Equatable {
  var title: String
  var url: URL
}

// @mapped
final class FileEnclosure: Enclosure {
  var title = ""
  /// The tag is a property here, so the property is what is written.
  // @mapped key: "type"
  var kind = "FileEnclosure"
  var size = 0
}

// @mapped
struct Mail {
  var subject: String
  var first: any Enclosure
  var second: (any Enclosure)?
  var all: [any Enclosure] = []
  // @mapped elements: .lossy
  var readable: [any Enclosure]?
  var byName: [String: any Enclosure]?
}

// Classes of a protocol's cluster, one below the other.

// @mapped tag: "kind"
protocol Question {}

// @mapped key: "open"
class OpenQuestion: Question {
  var text = ""
}

// @mapped key: "choice"
final class ChoiceQuestion: OpenQuestion {
  var answers: [String] = []
}

/// What makes it a member stands in another file.
// @mapped key: "ranked"
struct RankedQuestion: Equatable {
  var ranks: [Int]
}

// @mapped key: "timed"
struct ClockQuestion: TimedQuestion, Equatable {
  var seconds: Int
}

/// A member for all other tags, which its rest keeps.
// @mapped tag: "type"
class Signal {
  var id = 0
  init() {}
}

// @mapped key: "alarm"
final class AlarmSignal: Signal { var level = 1 }

// @mapped key: .otherwise
final class OtherSignal: Signal {
  // @mapped rest
  var rest: [String: Value] = [:]
}
