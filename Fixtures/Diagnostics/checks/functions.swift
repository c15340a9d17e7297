// @mapped check: 1...10, check: .count(1), check: "x"
// @mapped check: hidden, check: later, check: whole, check: Elsewhere.check
struct Order {
  // @mapped check: checkCount
  var count: Int
  // @mapped check: Order.hiddenCheck, check: .soon
  var number: Int
  // @mapped check: Self.checkCount
  var third: Int
  let kind = 7  // @mapped check: 1...10
  var cache = 7  // @mapped skip, check: 1...10
  // @mapped skip: .read, check: 1...10
  var made = 7

  func checkCount(_ count: Int) throws {}
  private static func hiddenCheck(_ number: Int) throws {}
  static func soon(_ number: Int) async -> Bool { true }
  private func hidden() throws {}
  func later() async {}
  func whole() throws {}
}
