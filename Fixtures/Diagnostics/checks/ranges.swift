// @mapped
struct Order {
  var count: Int  // @mapped check: 10...1
  var half: Int  // @mapped check: 5..<5
  var price: Double  // @mapped check: 1.5...0x1
  var tags: [String]  // @mapped check: .count(3...2)
  var none: [String]  // @mapped check: .count()
  var two: [String]  // @mapped check: .count(1, 2)
  var named: [String]  // @mapped check: .count(of: 1)
  // These are valid, or can only be checked at run time.
  var one: Int  // @mapped check: 1...1
  var other: Int  // @mapped check: Order.low...3
  var all: Int  // @mapped check: ...3, check: -1_0...
}
