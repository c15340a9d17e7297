/// mapped
public struct A {
  var a: Int
}

// mapped keys: .snake
@MainActor final class B {
  // mapped
  var b = 0
}

// mapped types
enum C { case c }
