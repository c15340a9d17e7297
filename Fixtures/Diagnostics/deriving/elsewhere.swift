import Below

// @mapped
class Circle: Shape {
  var radius = 1.0
}

// @mapped
class Dot: Shape {
  // @mapped skip: [.equality, .hash, .description]
  var label = ""
}

// @mapped derive: .copy
class Ring: Dot {}
