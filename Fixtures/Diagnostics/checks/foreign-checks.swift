// Checks in the notations of other languages and libraries.

// @mapped
struct Order {
  var count: Int  // @mapped check: 1..10
  var number: Int  // @mapped check: 1-10
  var price: Double  // @mapped check: > 0
  var total: Double  // @mapped check: $0 >= 0
  var age: Int  // @mapped check: .min(18), check: .max(120)
  var code: String  // @mapped check: .regex("[a-z]+")
  var name: String  // @mapped check: .notEmpty
  var text: String  // @mapped check: .length(3), check: .range(1, 2)
  var limit: Int  // @mapped check: .positive
  var own: Int  // @mapped check: .max
  var difference: Int  // @mapped check: { $0 - 1 > 0 }
  var low: Int  // @mapped check: -10...(-1)

  static func max(_ value: Int) -> Bool { value < 10 }
}

// @mapped check: isValid, check: isComplete, check: validated
struct Whole {
  var count: Int

  func isValid() -> Int { count }
  func isComplete() -> Bool { count > 0 }
  func validated() -> Whole { self }
}
