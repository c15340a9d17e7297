import Foundation
import Isomer

/// A model for all kinds of entries of a report.
// @mapped unknown: .report
struct Shipment: Equatable {
  var id: Int
  var title = "untitled"
  // @mapped default: 1
  var count: Int?
  // @mapped null: .missing
  var limit: Int? = 10
  var note: String? = nil
  // @mapped key: "address.city", alias: ["city", "town"]
  var city = "nowhere"
  // @mapped key: "address.zip", coerce
  var zip: String?
  // @mapped key: "address.floor"
  var floor = 0
  // @mapped recover
  var size = 10
  // @mapped elements: .lossy
  var tags: [Int] = []
  let version = 2  // @mapped skip: .read
  // @mapped coerce
  var weight: Double?
  var ratio: Double?
  var share: Float?
  // @mapped fields: ["latitude", "longitude"], with: CoordinateTransformer(), default: Shipment.home
  var point: Coordinate
  var lines: [ShipmentLine]?
  // @mapped secret, coerce, key: "pin"
  var pin: String?
  // @mapped coerce
  var isOpen: Bool?
  // @mapped coerce
  var sent: Date?
  // @mapped coerce
  var days: Set<Int>?
  // @mapped coerce
  var names: [String: String]?

  static let home = Coordinate(latitude: 0, longitude: 0)
}

// @mapped unknown: .report
struct ShipmentLine: Equatable {
  var text = "-"
  // @mapped flatten
  var price: Price
  var parent: [ShipmentLine] = []

  // @mapped
  struct Price: Equatable {
    // @mapped coerce
    var amount = 0
    // @mapped key: "money.currency"
    var currency = "EUR"
  }
}

/// A subclass, a case with values and a case of an untagged enum.
// @mapped
class Parcelling {
  var kind = "parcel"
  var weight = 1
  init() {}
}

// @mapped
final class LetterPost: Parcelling {
  var pages = 1
}

// @mapped tag: "type"
enum Handling: Equatable {
  case fragile( /* @mapped default: 3 */layers: Int)
  case plain
}

// @mapped untagged
enum Postage: Equatable {
  case dated(day: Int, hour: Int)
  case loose( /* @mapped default: 12 */day: Int)
}

/// The example from the guide.
// @mapped unknown: .report
struct ReportedTask {
  // @mapped coerce
  var id: Int
  // @mapped alias: ["name"]
  var title: String
  // @mapped recover
  var size = 10
  var state = "open"
  let version = 2  // @mapped skip: .read
}
