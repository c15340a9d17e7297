// @mapped
struct Order {
  var code: String  // @mapped check: .matches("[a-z")
  // @mapped check: .count(...9), check: .matches(#"(\d"#)
  var number: String
  var made: String  // @mapped check: .matches(Order.pattern)
  var labelled: String  // @mapped check: .matches(of: "a")
  var good: String  // @mapped check: .matches(#"(?i)[a-z]+\.txt"#)
}
