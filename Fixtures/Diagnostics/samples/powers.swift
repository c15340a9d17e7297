// @mapped sample: "powers.json"
struct Powers {
  var powers: [Power]
  var keys: [Power: Int]
  var ratios: [Ratio]
  var shapes: [Shape]
  var any: [AnyPower]
}

// @mapped
enum Power: Hashable {
  // @mapped key: [true, "on", 20...29]
  case on
  // @mapped key: [false, 0]
  case off
}

// @mapped
enum Ratio: Double { case half = 0.5, one = 1 }

// @mapped tag: "type"
enum Shape {
  // @mapped key: .missing
  case circle(radius: Int)
  // @mapped key: true
  case square(side: Int)
}

// @mapped untagged
enum AnyPower {
  case count(Int)
  // @mapped key: .null
  case none
}
