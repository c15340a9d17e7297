import Foundation

/// A final class whose initialiser takes some properties; the others are assigned afterwards.
// @mapped
final class Account {
  let id: Int
  var name: String
  var isActive = true
  private(set) var balance: Double

  init(id: Int, name: String, balance: Double) {
    self.id = id
    self.name = name
    self.balance = balance
  }
}

/// A class whose properties are all assigned after `init()`.
// @mapped
final class Settings {
  var theme = "light"
  var fontSize: Int?
  init() {}
}

/// A struct with private setters, built by the memberwise initialiser.
// @mapped
struct Sealed: Equatable {
  private(set) var token: String
  private(set) var uses = 0
  var note: String?
}

/// A struct built by a static function.
// @mapped init: Celsius.make(degrees:)
struct Celsius: Equatable {
  let degrees: Double
  private var source = "unknown"  // @mapped skip

  static func make(degrees: Double) -> Celsius {
    var value = Celsius(unchecked: degrees)
    value.source = "document"
    return value
  }

  private init(unchecked degrees: Double) { self.degrees = degrees }

  var cameFrom: String { source }
}

/// A struct in which only annotated properties are mapped.
struct Partly: Equatable {
  var name: String  // @mapped
  var cached = 0  // @mapped skip
  let note: String?
  private var secret: String?
}

/// The same with `explicit` on the type.
// @mapped explicit, keys: .snake
struct Explicit: Equatable {
  // @mapped
  var userName: String
  var cached = 0
}

/// A struct whose constants and get-only properties are written but never read.
// @mapped
struct Written: Equatable {
  let kind = "written"  // @mapped skip: .read
  var first: String
  var last: String
  // @mapped
  var full: String { "\(first) \(last)" }
  // @mapped key: "first_upper"
  var upper: String {
    get { first.uppercased() }
    set { first = newValue.lowercased() }
  }
  var observed = 0 {
    didSet { observations += 1 }
  }
  var observations = 0  // @mapped skip
  static let shared = 1
  lazy var later = 2
}

/// Types that support one direction.
// @mapped skip: .write
struct Incoming: Equatable { var id: Int }
// @mapped skip: .read
struct Outgoing: Equatable { var id: Int; let type = "out" }
