// Initialisers with the right labels that generated code cannot call.

// @mapped
final class Hidden {
  var id: Int
  private init(id: Int) { self.id = id }
}

// @mapped
final class Failable {
  var id: Int
  init?(id: Int) { self.id = id }
}

// @mapped
final class Throwing {
  var id: Int
  init(id: Int) throws { self.id = id }
}

class Base {
  var id: Int
  init(id: Int) { self.id = id }
}
// @mapped
final class Below: Base {
  var name = ""
}
