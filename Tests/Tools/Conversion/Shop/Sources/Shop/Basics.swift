import Foundation

/// The protocol through which most types are 'Codable'.
protocol Resource: Codable, Sendable {}

struct Currency: RawRepresentable, Resource, Hashable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
}

struct Money: Resource, Equatable {
  var amount: Double
  var currency: Currency

  enum CodingKeys: String, CodingKey { case amount, currency }

  init(amount: Double, currency: Currency) {
    self.amount = amount
    self.currency = currency
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    amount = try container.decodeAmount(forKey: .amount)
    currency = try container.decode(Currency.self, forKey: .currency)
  }
}

struct Country: Resource, Equatable {
  var iso31661: String
  var name: String?
}

struct Address: Resource, Equatable {
  var street: String
  var zipCode: String
  var city: String
  var country: Country?
  var isDefault: Bool

  enum CodingKeys: String, CodingKey {
    case street = "streetLine1"
    case zipCode, city, country, isDefault
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    street = try container.decode(String.self, forKey: .street)
    zipCode = try container.decode(String.self, forKey: .zipCode)
    city = try container.decode(String.self, forKey: .city)
    country = try container.decodeIfPresent(Country.self, forKey: .country)
    isDefault = try container.decodeIfPresent(Bool.self, forKey: .isDefault) ?? false
  }
}

struct Coordinates: Resource, Equatable {
  var latitude: Double
  var longitude: Double

  enum CodingKeys: CodingKey { case geo }
  enum GeoKeys: String, CodingKey { case latitude = "lat", longitude = "lon" }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let geo = try container.nestedContainer(keyedBy: GeoKeys.self, forKey: .geo)
    latitude = try geo.decode(Double.self, forKey: .latitude)
    longitude = try geo.decode(Double.self, forKey: .longitude)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var geo = container.nestedContainer(keyedBy: GeoKeys.self, forKey: .geo)
    try geo.encode(latitude, forKey: .latitude)
    try geo.encode(longitude, forKey: .longitude)
  }
}

struct Percent: Resource, Equatable {
  var value: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    value = try container.decode(Int.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

enum Colour: String, Resource { case red, green, blue }

enum Status: String, Resource {
  case open, paid, shipped, unknown

  init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    self = Status(rawValue: text) ?? .unknown
  }
}

enum Priority: Int, Resource { case low = 1, normal, high }

typealias Identifier = Int

struct Link: Resource, Equatable {
  var href: URL
  var rel: String?
}

struct Page<Item: Resource>: Resource {
  var items: [Item]
  var nextPage: Int?
}
