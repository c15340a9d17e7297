import Foundation
import Isomer

/// The values stand beside the tag.
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

/// Tag and content below paths that they share.
// @mapped tag: "data.kind", content: "data.body.value", unknown: .error
enum Wrapped: Equatable {
  case number(Int)
  case named(name: String)
  case nothing
  // @mapped fallback
  case other(Value)
}

// @mapped tag: "head.kind", content: "body", unknown: .report
enum Letter: Equatable {
  case plain(text: String)
  case empty
}
