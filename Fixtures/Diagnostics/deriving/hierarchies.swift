class Base { var hidden = 1 }
class Empty {}

// @mapped derive: .equality
class Top: Base {
  var id = 1  // @mapped id
}

// @mapped derive: .copy
class Middle: Top {
  var name = "m"  // @mapped id
  private var cache = 1  // @mapped skip
}

class Below: Middle { var lost = 1 }

// @mapped derive: .copy
open class Wide: Empty {
  public var id = 1
  public init() {}
}

// @mapped derive: .copy
class Narrow {
  var id: Int
  init(_ id: Int, name: String) { self.id = id }
}
