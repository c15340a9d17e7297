// @mapped
protocol Shape {
  var name: String { get }
}
