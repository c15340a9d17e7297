import Foundation
import Isomer
import IsomerCodable

// @mapped keys: .snake, derive: .equality
struct Ticket {
  var id: Int
  var title: String
  var isOpen: Bool
  var price: Double
  var exact: Decimal
  var createdAt: Date
  var page: URL?
  var photo: Data?
  var owner: String  // @mapped key: "user.login"
  var labels: [String] = []  // @mapped key: "labels[].name", skip: .write
  var level: Level = .low
  var tags: Set<String>?  // @mapped alias: "keywords"
  var closed: Date?  // @mapped with: .secondsSince1970
  var numbers: [Int] = []  // @mapped elements: .lossy
  var place: Place  // @mapped flatten
  var shapes: [Shape] = []
  var counts: [String: UInt8] = [:]
  var score: Int = 3  // @mapped check: 1...5
  var rest: [String: JSONValue] = [:]  // @mapped rest
}

extension Ticket: MappedCodable {}

// @mapped derive: .equality
struct Place {
  var street: String?
  var zip: String
}

// @mapped tag: "kind"
enum Shape: Equatable {
  case circle(radius: Double)
  case box(width: Int, height: Int)
}

// @mapped
enum Level: String, CaseIterable {
  case low, high
  case other  // @mapped fallback
}

extension Level: MappedCodable {}

// @mapped derive: .equality
// @mapped(short)
struct Person {
  // @mapped key: "full_name"
  // @mapped(short) key: "n"
  var name: String
}

extension Person: MappedCodable {}

// @mapped
final class Node {
  var name = ""
  var children: [Node] = []
  init() {}
}

extension Node: MappedCodable {}

// @mapped
class Vehicle {
  var wheels = 4
  init() {}
}

extension Vehicle: MappedCodable {}

// @mapped
class Truck: Vehicle {
  var load = 0
}

extension Ticket {
  static let document = """
    {"id":7,"title":"A \\"leak\\"","is_open":true,"price":2.5,"exact":1234567890.123456789,\
    "created_at":"2015-09-25T07:00:00Z","page":"https://example.org/7","photo":"AP8Q",\
    "user":{"login":"ann"},"labels":[{"name":"bug"},{"name":"ui"}],"level":"high",\
    "tags":["a"],"closed":1443164400,"numbers":[1,2],"street":"S","zip":"01234",\
    "shapes":[{"kind":"circle","radius":1.5},{"kind":"box","width":1,"height":2}],\
    "counts":{"x":255},"score":5,"more":{"deep":[1,null,true]}}
    """
}
