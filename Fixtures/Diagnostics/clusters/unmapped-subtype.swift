// @mapped tag: "type"
class Shape {
  var id = 0
}
// @mapped
final class Circle: Shape {
  var radius = 1.0
}
class Square: Shape {
  var side = 1.0
}
class Polygon: Shape {}
// @mapped
final class Triangle: Polygon {}
// @mapped skip
final class Draft: Shape {}
final class Empty: Shape {
  var area: Double { 0 }
}
