import Below
import Foundation

// @mapped for: Date
protocol Empty {}

// @mapped for: URL
protocol WithFunction {
  var path: String { get }
  func load()
  init(path: String)
  static var shared: String { get }
}

enum Outer {
  // @mapped for: URL
  protocol Inner { var path: String { get } }
}

#if DEBUG
// @mapped for: UUID
protocol Conditional { var uuidString: String { get } }
#endif

// @mapped for: [Data]
protocol List { var count: Int { get } }

// @mapped for: Decimal, tag: "kind", derive: .equality
protocol Words {
  var exponent: Int { get }  // @mapped id
  // @mapped skip: .archive
  var isZero: Bool { get }
  // @mapped parent
  var other: String? { get set }
  // @mapped skip: [.equality], key: "s"
  var sign: Int { get }
}

// @mapped
struct Person { var name: String }

// @mapped for: Person
protocol PersonShape { var name: String { get } }

// @mapped for: DateInterval
protocol FirstShape {
  var start: Date { get }
  // @mapped key: "start"
  var end: Date { get }
}

// @mapped for: Foundation.DateInterval
protocol SecondShape { var start: Date { get } }

// @mapped for: Truck
public protocol TruckShape { var wheels: Int { get } }

// @mapped for: Data, init: Data.make
protocol DataShape { var count: Int { get } }

// @mapped for: Locale
private protocol LocaleShape { var identifier: String { get } }

// @mapped for: Calendar
protocol PersonMappingShape { var firstWeekday: Int { get set } }

struct PersonMappingMapping {}
struct PersonMapping {}

// @mapped for: IndexPath
struct NoProtocol { var item: Int }

// @mapped(web) for: Person
protocol WebShape { var name: String { get } }

// @mapped(web) for: Person
protocol OtherWebShape { var name: String { get } }
