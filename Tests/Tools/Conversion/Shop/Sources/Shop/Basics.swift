import Foundation

/// The protocol through which most types are 'Codable'.
public protocol Resource: Codable, Sendable {}

public struct Currency: RawRepresentable, Resource, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct Money: Resource, Equatable {
  public var amount: Double
  public var currency: Currency

  enum CodingKeys: String, CodingKey { case amount, currency }

  public init(amount: Double, currency: Currency) {
    self.amount = amount
    self.currency = currency
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    amount = try container.decodeAmount(forKey: .amount)
    currency = try container.decode(Currency.self, forKey: .currency)
  }
}

public struct Country: Resource, Equatable {
  public var iso31661: String
  public var name: String?
}

public struct Address: Resource, Equatable {
  public var street: String
  public var zipCode: String
  public var city: String
  public var country: Country?
  public var isDefault: Bool

  enum CodingKeys: String, CodingKey {
    case street = "streetLine1"
    case zipCode, city, country, isDefault
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    street = try container.decode(String.self, forKey: .street)
    zipCode = try container.decode(String.self, forKey: .zipCode)
    city = try container.decode(String.self, forKey: .city)
    country = try container.decodeIfPresent(Country.self, forKey: .country)
    isDefault = try container.decodeIfPresent(Bool.self, forKey: .isDefault) ?? false
  }
}

public struct Coordinates: Resource, Equatable {
  public var latitude: Double
  public var longitude: Double

  enum CodingKeys: CodingKey { case geo }
  enum GeoKeys: String, CodingKey { case latitude = "lat", longitude = "lon" }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let geo = try container.nestedContainer(keyedBy: GeoKeys.self, forKey: .geo)
    latitude = try geo.decode(Double.self, forKey: .latitude)
    longitude = try geo.decode(Double.self, forKey: .longitude)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var geo = container.nestedContainer(keyedBy: GeoKeys.self, forKey: .geo)
    try geo.encode(latitude, forKey: .latitude)
    try geo.encode(longitude, forKey: .longitude)
  }
}

public struct Percent: Resource, Equatable {
  public var value: Int

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    value = try container.decode(Int.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

public enum Colour: String, Resource { case red, green, blue }

public enum Status: String, Resource {
  case open, paid, shipped, unknown

  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    self = Status(rawValue: text) ?? .unknown
  }
}

public enum Priority: Int, Resource { case low = 1, normal, high }

public typealias Identifier = Int

public struct Link: Resource, Equatable {
  public var href: URL
  public var rel: String?
}

public struct Page<Item: Resource>: Resource {
  public var items: [Item]
  public var nextPage: Int?
}
