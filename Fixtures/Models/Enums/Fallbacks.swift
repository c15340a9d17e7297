import Isomer

/// A fallback case that stores unknown text.
// @mapped
enum Colour: Hashable {
  case red, green
  // @mapped fallback
  case other(String)
}

/// A fallback case for unknown numbers.
// @mapped
enum Answer: Int {
  case ok = 200, missing = 404
  // @mapped fallback
  case unknown = -1
}

/// Enums at all supported locations.
// @mapped
struct Palette: Equatable {
  var main: Colour
  var answer: Answer?
  var list: [Colour] = []
  var suits: Set<Suit> = []
  // @mapped default: .medium, recover
  var size: Size
  // @mapped elements: .lossy
  var sizes: [Size] = []

  // @mapped
  enum Size: String { case small, medium, large }
}
