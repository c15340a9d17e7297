// @mapped tag: "type"
class Shape {
  var id = 0
}
class Circle: Shape {}
class Square: Shape {}

// @mapped tag: "type"
protocol Message {}
struct Text: Message {}
