// @mapped
struct Order {
  // @mapped check: 1...10
  var count = 0
  // @mapped check: 1..<10, default: 1_0
  var number: Int
  // @mapped check: 0...1, recover: -0.5
  var share: Double
  // @mapped check: .count(1...)
  var name = ""
  // @mapped check: .count(2)
  var pair = [1, 2, 3]
  // @mapped check: .count(1...9), check: .matches("[a-z]+"), default: "A"
  var code: String
  // These pass, or cannot be evaluated at build time.
  // @mapped check: 1...10
  var one = 0xA
  // @mapped check: 1...Order.most
  var two = 5
  // @mapped check: Order.isFine
  var three = 0
  // @mapped check: 1...10
  var four: Int? = nil
}
