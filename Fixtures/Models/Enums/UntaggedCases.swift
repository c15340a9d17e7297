import Foundation
import Isomer

/// The values tell which case it is.
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

/// What fits nothing is kept.
// @mapped untagged, unknown: .error
enum Cell: Equatable {
  case point(Coordinates)
  case titled(title: String)
  case empty
  // @mapped fallback
  case other(Value)
}

/// An enum in itself.
// @mapped untagged
indirect enum Nest: Equatable {
  case first(a: Nest)
  case second(a: Nest, b: Int)
  case leaf(Int)
  case list([Nest])
}
