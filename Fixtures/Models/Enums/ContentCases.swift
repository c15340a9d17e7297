import Foundation
import Isomer

/// An enum with its values in a key beside the tag.
// @mapped tag: "t", content: "c"
enum Command: Equatable {
  case move(x: Int, y: Int = 0)
  case say(String)
  case jump(Double, Double)
  case wait(
    /* @mapped with: .secondsSince1970 */ Date?)
  case repeated(
    /* @mapped default: 2 */ Int)
  case model(Coordinates)
  case nested([Command])
  case stop
}

/// An enum whose tag and content have paths with a common prefix.
// @mapped tag: "data.kind", content: "data.body.value", unknown: .error
enum Wrapped: Equatable {
  case number(Int)
  case named(name: String)
  case nothing
  // @mapped fallback
  case other(JSONValue)
}

// @mapped tag: "head.kind", content: "body", unknown: .report
enum Letter: Equatable {
  case plain(text: String)
  case empty
}
