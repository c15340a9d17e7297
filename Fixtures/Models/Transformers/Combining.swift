import Foundation
import Isomer

/// Transformers that are composed of other transformers.
// @mapped
struct Combined: Equatable {
  // @mapped with: .string(of: Double.self).then(.secondsSince1970)
  var chained: Date?
  // @mapped with: .url.inverted()
  var inverted: String?
  // @mapped with: .base64.then(.utf8).then(.embedded())
  var coded: [Int]?
  // @mapped with: .array(of: .secondsSince1970)
  var dates: [Date]?
  // @mapped with: .set(of: PointTransformer().then(SwapTransformer()))
  var points: Set<Mirrored>?
  // @mapped with: .dictionary(of: .array(of: .optional(.string())))
  var numbers: [String: [Int?]]?
  // @mapped with: .array(of: .custom(
  //   read: { (text: String) in text.lowercased() }, write: { $0.uppercased() })), default: ["x"]
  var words: [String]
  // @mapped with.read: .array(of: Uppercasing()), with.write: .array(of: Lowercasing())
  var codes: [String]?
}

struct Mirrored: Hashable { var x: Double, y: Double }

struct SwapTransformer: Transformer {
  func transform(_ input: Point) -> Mirrored { Mirrored(x: input.y, y: input.x) }
  func reverse(_ output: Mirrored) -> Point { Point(x: output.y, y: output.x) }
}

enum Phase: Hashable { case open, closed, unknown }

/// Transformers with a table of values.
// @mapped
struct Phased: Equatable {
  // @mapped with: .map(["open": .open, "closed": .closed])
  var plain: Phase
  // @mapped with: .map(["open": .open, "closed": .closed], default: .unknown, reverseDefault: "?")
  var open: Phase?
  // @mapped with: .map([0: .open, nil: .closed])
  var nullable: Phase
  // @mapped with: .map(values: ["on": true, 1: true, "off": false]), skip: .write
  var mixed: Bool?
  // @mapped with: Phased.ambiguous
  var twice: Int?
  // @mapped with: .array(of: .map(["open": .open, "closed": .closed]))
  var all: [Phase]?

  /// An ambiguous table; the generator would reject it in an annotation.
  static let ambiguous: ValueMapTransformer<String, Int> = .map(["a": 1, "b": 1])
}

/// A transformer between a text and its lines.
struct LineTransformer: Transformer {
  func transform(_ input: String) -> [String] { input.split(separator: "\n").map(String.init) }
  func reverse(_ output: [String]) -> String { output.joined(separator: "\n") }
}

/// Documents that are embedded in strings.
// @mapped
struct Parcel: Equatable {
  // @mapped with: .embedded()
  var payload: Payload
  // @mapped with: .embedded()
  var numbers: [Int]?
  // @mapped with: .embedded(), recover
  var spare: Payload?
  // @mapped with: .array(of: .embedded())
  var all: [Payload]?
  // @mapped with: LineTransformer().then(.array(of: .embedded()))
  var lines: [Payload]?
}

// @mapped
struct Payload: Equatable {
  var id: Int
  var tags: [String]?
  // @mapped with: .embedded()
  var inner: [Payload]?
  var token: Int?  // @mapped secret
}
