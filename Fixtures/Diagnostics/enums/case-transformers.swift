import Isomer

struct Pair: Transformer {
  func transform(_ text: String) -> (Int, Int) { (text.count, 0) }
  func reverse(_ pair: (Int, Int)) -> String { String(repeating: "a", count: pair.0) }
}

struct Length: ForwardTransformer {
  func transform(_ text: String) -> (Int, Int) { (text.count, 0) }
}

// @mapped
enum Move {
  // @mapped with: Pair()
  case stop
  // @mapped with: Pair()
  case skipped(/* @mapped skip */ Int = 1)
  // @mapped with: Pair(), array
  case at(Int, Int)
  // @mapped with: Pair()
  case to(x: Int, /* @mapped key: "why", default: 1 */ y: Int)
  // @mapped with: Pair()
  case by(/* @mapped check: 0... */ Int, /* @mapped secret */ Int)
  // @mapped with.read: Pair()
  case read(Int, Int)
  // @mapped with.write: Pair(), skip: .write
  case written(Int, Int)
  // @mapped with: Pair(), keys: .snake
  case named(first: Int, second: Int)
  // @mapped with: "a"
  case text(Int, Int)
  // @mapped with: Length()
  case length(Int, Int)
  // @mapped fallback, with: Pair()
  case other(JSONValue)
}

// @mapped tag: "t"
enum Within {
  // @mapped with: Pair()
  case at(Int, Int)
}

// @mapped with: Pair()
enum Whole {
  // @mapped with: Pair()
  case at(Int, Int)
}
