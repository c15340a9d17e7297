import Foundation
import Isomer

// A cluster by structure: the keys that are present determine the class.

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

/// A subclass of a subtype, which is tried before its superclass.
// @mapped key: has("frames")
final class AnimatedMessage: PictureMessage {
  var frames = 1
}

// A cluster by tag: the tag is the class name or the name that `key:` specifies.

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

/// A cluster with its own tag inside another cluster.
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

// A cluster of a protocol, whose subtypes have no common superclass.

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
  /// The tag, which is also a property and is written from it.
  // @mapped key: "type"
  var kind = "FileEnclosure"
  var size = 0
}

// @mapped
struct Mail {
  var subject: String
  var first: any Enclosure
  var second: (any Enclosure)?
  var all: Array<any Enclosure> = []
  // @mapped elements: .lossy
  var readable: [any Enclosure]?
  var byName: Optional<Dictionary<String, any Enclosure>>
}

// Subtypes of a protocol where one class inherits from another.

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

/// A subtype whose conformance is declared in another file.
// @mapped key: "ranked"
struct RankedQuestion: Equatable {
  var ranks: [Int]
}

// @mapped key: "timed"
struct ClockQuestion: TimedQuestion, Equatable {
  var seconds: Int
}

/// A cluster with a subtype for all other tags, which stores the tag in its rest property.
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
  var rest: [String: JSONValue] = [:]
}
