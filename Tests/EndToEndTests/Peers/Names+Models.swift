import Isomer

/// Models whose names differ by level and direction.
enum Named {
  // @mapped keys: .snake, cases: .same
  enum Serve {
    case firstServe(ballSpeed: Int)
    // @mapped keys: .same
    case second(ballSpeed: Int)
  }
  // @mapped
  enum Kebab {
    // @mapped keys: .kebab
    case firstCase(someValue: Int)
    case second(someValue: Int)
  }
  // @mapped keys.read: .snake
  struct ReadSnake { var ballSpeed: Int }
  // @mapped keys.read: .kebab, keys.write: .camel
  struct Aliased { var userName: Int }
  // @mapped under.read: "from", under.write: "to"
  struct Moved { var a: Int }
  // @mapped under.read: "data"
  struct Unwrapped { var a: Int }
  // @mapped keys: .snake
  struct Mixed {
    // @mapped keys: .kebab
    var firstName: Int
    var lastName: Int
  }
  // @mapped
  struct Empty {
    // @mapped key: ""
    var value: Int
  }
}
