import Isomer

/// Types with unusual initialisers.
// @mapped init: .make(id:)
struct Made: Equatable {
  let id: Int
  static func make(id: Int) -> Made { Made(id: id) }
}

// @mapped init: init(id:id:)
struct Twice: Equatable {
  let id: Int
  init(id first: Int, id second: Int) { id = first + second }
}

/// A model with a constant in an `#if` block.
// @mapped explicit
struct Sparse: Equatable {
  var id: Int  // @mapped
  #if NEVER_DEFINED
  let missing: Int?
  #else
  let present: Int?
  #endif
}

/// A property wrapper with a fixed value.
@propertyWrapper struct Five: Equatable {
  var wrappedValue: Int { 5 }
}

enum Outside {
  // @mapped
  struct Part: Equatable { var number = 1 }
  // @mapped
  struct Whole: Equatable {
    var part = Part()
    var parts = [Part]()
    var named = [String: Part]()
    // @mapped skip
    @Five var five: Int
  }
}

/// Initialisers whose parameters are implicitly unwrapped, or have three states.
// @mapped
struct Unwrapping: Equatable {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  let id: Int!
  let name: String
  init(id: Int!, name: String) { (self.id, self.name) = (id, name) }
}

// @mapped
final class PatchedTotal {
  var count: PropertyChange<Int>
  var total: Int
  init(count: PropertyChange<Int>, total: Int) { (self.count, self.total) = (count, total) }
}
