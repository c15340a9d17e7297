import Foundation
import Isomer

// Types of other modules without a mapping; the compiler reports them at the properties and cases
// that use them.

// @mapped version: 1, derive: .merge
struct Trip {
  var id: Int
  var took: Calendar
  var places: [Bundle]
  // @mapped elements: .lossy, alias: "halts"
  var stops: [Bundle]
  var distances: [Bundle: Double]?
  // @mapped recover: .main
  var home: Bundle
  var next: PropertyChange<Bundle>
}

// @mapped
enum Stop {
  case at(Bundle)
  case between(from: Bundle, to: String)
}

// @mapped
class Base {
  var bundle: Bundle = .main
  required init() {}
}

// @mapped
final class Derived: Base {
  // @mapped secret
  var other: Bundle?
}

// @mapped derive: .equality
struct Coder {
  var name = ""
  var encoder = JSONEncoder()  // @mapped skip: .documents
}
