import Foundation
import Isomer

/// An untagged enum, whose case is determined by the value.
// @mapped untagged
enum Measure: Equatable {
  case pixels(Int)
  case exact(Double)
  case range(from: Double, to: Double)
  case pair(Double, Double)
  case auto  // @mapped key: ["auto", "automatic"]
  case date(
    /* @mapped with: .secondsSince1970 */ at: Date)
  case text(String)
}

/// A fallback case for values that match no other case.
// @mapped untagged, unknown: .error
enum Cell: Equatable {
  case point(Coordinates)
  case titled(title: String)
  case empty
  // @mapped fallback
  case other(JSONValue)
}

/// A recursive untagged enum.
// @mapped untagged
indirect enum Nest: Equatable {
  case first(a: Nest)
  case second(a: Nest, b: Int)
  case leaf(Int)
  case list([Nest])
}
