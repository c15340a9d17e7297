// Literals that are not values of the property's type.

// @mapped
struct Literals {
  var count: Int  // @mapped default: "x"
  var text: String  // @mapped default: 1
  var flag: Bool  // @mapped default: [1]
  var list: [Int]  // @mapped default: nil
  var texts: [String] // @mapped default: ["a", 2]
  var ratio: Double  // @mapped default: 1, recover: false
  var maybe: UInt8?  // @mapped default: true
  var table: [String: Int]  // @mapped default: []
  // @mapped recover: "no"
  var size: Int32
  // @mapped default: "https://example.com"
  var own: Own
  // @mapped default: .zero
  var member: Int
  // @mapped check: .matches("a+")
  var number: Int
  // @mapped check: 1...3
  var word: String?
  // @mapped check: .count(1...)
  var truth: Bool
  // @mapped check: .count(2), check: "a"..."z"
  var letters: String
}

/// A type of the target, which accepts any literal.
struct Own: Mappable, ExpressibleByStringLiteral {}
