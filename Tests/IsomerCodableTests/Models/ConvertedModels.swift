import Foundation
import Isomer
import IsomerCodable

// @mapped keys: .snake, derive: .equality
struct Shipment: MappedCodable {
  var shipmentID: Int
  var imageURL: String?
  var iso3166: String?  // @mapped key: "iso_3166_1"
  var city: String?  // @mapped key: "home_address.city_name"
  var lastPosition: ShipmentPosition?
  var allEvents: [ShipmentEvent] = []
}

// @mapped keys: .snake, derive: .equality
struct ShipmentPosition: MappedCodable {
  var gridX: Int
  var restValues: [String: JSONValue] = [:]  // @mapped rest
}

// @mapped keys: .snake, tag: "event_type"
enum ShipmentEvent: Equatable, MappedCodable {
  case pickedUp(byName: String)
  case lost
}

extension Shipment {
  static let document = """
    {"shipment_id":7,"image_url":"i","iso_3166_1":"DE","home_address":{"city_name":"Ulm"},\
    "last_position":{"grid_x":3,"other_key":1},\
    "all_events":[{"event_type":"picked_up","by_name":"ann"},{"event_type":"lost"}]}
    """
}

// @mapped keys: .snake, derive: .equality
struct ShipmentDays: MappedCodable {
  var openDays: [String: Bool] = [:]
  var closedDays: [String: [String: ShipmentPosition]] = [:]
  var allNotes: [String: JSONValue] = [:]
}

// @mapped derive: .equality
struct ShipmentReport {
  var id: Int
  var carrier: Carrier  // @mapped with: .codable(keys: .snake)
  var others: [Carrier]?  // @mapped with: .array(of: .codable(keys: .snake))
}

/// A type of another library.
struct Carrier: Codable, Equatable {
  var fullName: String
  var homeURL: String?
  var lastOffice: Office?

  struct Office: Codable, Equatable {
    var zipCode1: Int
    var openDays: [String: Bool]
  }
}

// @mapped keys: .snake, derive: .equality
struct ShipmentRoute: MappedCodable {
  // @mapped with.read: .codable(reading: { container, key -> Date? in try container.decodeIfPresent(Date.self, forKey: key) })
  var startDate: Date?
  var allStops: [ShipmentStop]?
}

// @mapped derive: .equality
struct ShipmentStop: MappedCodable {
  var countryCode: String  // @mapped key.read: "iso_3166_1", key.write: "iso31661"
  var name: String
}

/// A model whose values are read in all forms, because unknown keys are stored.
// @mapped keys: .snake, derive: .equality
struct ShipmentNotes: MappedCodable {
  var openDays: [String: Bool] = [:]
  var anyNote: JSONValue?
  var lastOffice: Carrier.Office?  // @mapped with: .codable(keys: .snake)
  var restValues: [String: JSONValue] = [:]  // @mapped rest
}

/// The same with keys as in the type, and its counterpart that is only `Codable`.
// @mapped derive: .equality
struct PlainNotes: MappedCodable {
  var id: Int
  var openDays: [String: Bool] = [:]
  var lastOffice: Carrier.Office  // @mapped with: .codable()
  // @mapped with: .codable(dates: .rfc3339)
  var nextOffice: Carrier.Office
  // @mapped with: .codable(reading: { try $0.decode(Carrier.Office.self, forKey: $1) }, writing: { try $0.encode($1, forKey: $2) })
  var readOffice: Carrier.Office

  struct Counterpart: Codable, Equatable {
    var id: Int
    var openDays: [String: Bool]
    var lastOffice, nextOffice, readOffice: Carrier.Office
  }

  /// The tag is a key that a decoder has converted.
  // @mapped tag: "eventType"
  enum Event: Equatable, MappedCodable {
    case pickedUp(byName: String)
  }

  var counterpart: Counterpart {
    Counterpart(
      id: id, openDays: openDays, lastOffice: lastOffice, nextOffice: nextOffice,
      readOffice: readOffice)
  }
}
