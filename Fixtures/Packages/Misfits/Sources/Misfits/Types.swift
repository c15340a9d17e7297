import Foundation
import Isomer

// Types of other modules without a mapping; the compiler reports them at the properties and cases
// that use them.

// @mapped version: 1, derive: .merge
struct Trip {
  var id: Int
  var took: TimeZone
  var places: [Locale]
  // @mapped elements: .lossy, alias: "halts"
  var stops: [Locale]
  var distances: [Locale: Double]?
  // @mapped recover: .current
  var home: Locale
  var next: Change<Locale>
}

// @mapped
enum Stop {
  case at(Locale)
  case between(from: Locale, to: String)
}

// @mapped
class Base {
  var locale: Locale = .current
  required init() {}
}

// @mapped
final class Derived: Base {
  // @mapped secret
  var other: Locale?
}

// @mapped derive: .equality
struct Coder {
  var name = ""
  var encoder = JSONEncoder()  // @mapped skip: .json
}
