import Isomer

struct Point { let x: Double, y: Double }

// @mapped for: Point
protocol PointShape {
  var x: Int { get }
  var z: Double { get }
}

struct Counter {
  private(set) var count = 0
}

// @mapped for: Counter
protocol CounterShape {
  var count: Int { get set }
}
