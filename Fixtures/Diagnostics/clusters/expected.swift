// @mapped tag: "kind", expected: "a shape"
class Shape { required init() {} }

// @mapped key: "circle", expected: "a circle"
final class Circle: Shape { var radius = 0 }

// @mapped expected: "a pet"
protocol Pet {}

// @mapped
struct Part {
  var shape: Shape?  // @mapped expected: 7
  var other: Shape?  // @mapped expected: "a shape", skip: .read
  var flat: Named  // @mapped flatten, expected: "a name"
  var pair: Int  // @mapped fields: ["a", "b"], with: Pairing(), expected: "a pair"
}

// @mapped
struct Named { var name: String }
