import Foundation
import Isomer

struct Point: Equatable { var x: Double, y: Double }

/// A transformer for points such as `"1.5,2"`.
struct PointTransformer: Transformer {
  struct Malformed: Error, CustomStringConvertible {
    var description: String { "a point is 'x,y'" }
  }

  func transform(_ input: String) throws -> Point {
    let parts = input.split(separator: ",").compactMap { Double($0) }
    guard parts.count == 2 else { throw Malformed() }
    return Point(x: parts[0], y: parts[1])
  }

  func reverse(_ output: Point) throws -> String {
    guard output.x.isFinite, output.y.isFinite else { throw Malformed() }
    return "\(output.x),\(output.y)"
  }
}

/// A transformer that is used only for reading.
struct Uppercasing: ForwardTransformer {
  func transform(_ input: String) -> String { input.uppercased() }
}

// @mapped
struct Transformed: Equatable {
  // @mapped with: PointTransformer()
  var origin: Point
  // @mapped with: PointTransformer()
  var target: Point?
  // @mapped with: .secondsSince1970
  var seconds: Date
  // @mapped with: .millisecondsSince1970
  var milliseconds: Date?
  // @mapped with: .dateFormat("yyyy-MM-dd")
  var day: Date?
  // @mapped with.read: Uppercasing()
  var shout: String
  // @mapped with: .custom(
  //   read: { (text: String) in text.split(separator: " ").map(String.init) },
  //   write: { $0.joined(separator: " ") })
  var words: [String]
  // @mapped with: PointTransformer(), recover
  var safe: Point?
  // @mapped with: PointTransformer(), default: Point(x: 0, y: 0)
  var fallback: Point
}
