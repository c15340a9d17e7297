// @mapped file version: 1

public import Foundation
import Isomer

/// A property for each kind of generated code.
// @mapped keys: .snake, after.read: didRead, unknown: .error
public struct Order: Equatable {
  public var id: Int
  public var placedAt: Date
  public var link: URL?
  public var customerName: String  // @mapped key: "customer.name"
  public var note = "none"
  // @mapped default: [], elements: .lossy
  public var lines: [Line]
  // @mapped with: .dateFormat("yyyy-MM-dd"), alias: "day"
  public var dueDay: Date?
  // @mapped with: Doubling()
  public var amount: Int
  public let kind = "order"

  public mutating func didRead() { note += "!" }

  // @mapped
  public struct Line: Equatable {
    public var sku: String
    public var state: State
    public var counts: [State: Int]?
  }

  // @mapped
  public enum State: String, Sendable { case open, closed }
}

/// A user-defined transformer.
struct Doubling: Transformer {
  func transform(_ input: Int) -> Int { input * 2 }
  func reverse(_ output: Int) -> Int { output / 2 }
}

// @mapped
final class Basket {
  var orders: [Order] = []
  init() {}
}

// @mapped
// @mapped(web) keys: .upper
package struct Packed { package var id: Int }

// @mapped
// @mapped(web) keys: .upper
struct Page<Item> { var items: [Item] }

// @mapped tag: "type"
// @mapped(web) tag: "t"
class Entry {
  // @mapped check: .count(...9)
  // @mapped(web) check: .count(...3)
  var text = ""
  init() {}
}

// @mapped
// @mapped(web) key: "p"
final class PricedEntry: Entry {
  var price = 0
}

// @mapped
// @mapped(web) tag: "kind"
public enum Mark {
  case plain
  case link( /* @mapped(web) key: "url" */to: String)
}

func marks(_ text: String) throws -> [Mark] { try [Mark](json: text, as: .web) }

// @mapped for: DateInterval
// @mapped(web) keys: .upper
public protocol IntervalShape {
  var start: Date { get }
  var duration: TimeInterval { get }  // @mapped key: "seconds"
}

// @mapped for: Foundation.URLComponents
protocol LinkShape {
  var scheme: String? { get set }
  var host: String? { get set }
}

// @mapped
struct Stay {
  var interval: DateInterval?
  var others: [String: [DateInterval]] = [:]
  var link: URLComponents
}
