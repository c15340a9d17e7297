import Foundation

public struct OrderLine: Resource {
  public var product: Identifier
  public var quantity: Int
  public var unitPrice: Money
  public var options: [String: String]?
}

/// A payment, told apart by its key 'type'.
public enum Payment: Resource {
  case card(CardPayment)
  case transfer(TransferPayment)
  case voucher(VoucherPayment)

  private enum CodingKeys: String, CodingKey { case type }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let type = try container.decode(String.self, forKey: .type)
    switch type {
    case "card": self = .card(try CardPayment(from: decoder))
    case "transfer": self = .transfer(try TransferPayment(from: decoder))
    case "voucher": self = .voucher(try VoucherPayment(from: decoder))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: container, debugDescription: "unknown type \(type)")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .card(let value):
      try container.encode("card", forKey: .type)
      try value.encode(to: encoder)
    case .transfer(let value):
      try container.encode("transfer", forKey: .type)
      try value.encode(to: encoder)
    case .voucher(let value):
      try container.encode("voucher", forKey: .type)
      try value.encode(to: encoder)
    }
  }
}

public struct CardPayment: Resource, Equatable {
  public var lastDigits: String
  public var network: CardNetwork
}

public enum CardNetwork: String, Resource { case visa, mastercard, amex = "american_express" }

public struct TransferPayment: Resource, Equatable {
  public var iban: String
  public var reference: String?
}

public struct VoucherPayment: Resource, Equatable {
  public var code: String
  public var rest: Money?
}

/// Text, or a number, in documents of different age.
public enum Reference: Resource, Equatable {
  case number(Int)
  case text(String)

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }
}

public struct TrackingEvent: Resource, Equatable {
  public var at: Date
  public var place: String
  public var position: Coordinates?
}

public struct Shipment: Resource {
  public var carrier: Carrier
  public var trackingNumber: Reference
  public var events: [TrackingEvent]
}

public struct Carrier: Resource, Equatable {
  public var name: String
  public var homepage: URL?

  enum CodingKeys: String, CodingKey { case name, homepage }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    homepage = try? container.decode(URL.self, forKey: .homepage)
  }
}

public struct Tax: Resource, Equatable {
  public var rate: Percent
  public var amount: Money
}

public struct Totals: Resource, Equatable {
  public var net: Money
  public var taxes: [Tax]
  public var gross: Money
}

public struct Order: Resource {
  public var id: Identifier
  public var status: Status
  public var priority: Priority?
  public var createdAt: Date
  public var lines: [OrderLine]
  public var payment: Payment?
  public var shipments: [Shipment]?
  public var billing: Address
  public var delivery: Address?
  public var totals: Totals
  public var reference: Reference?
  public var metadata: Metadata?
}

/// Code that nothing converts.
public struct Metadata: Resource, Equatable {
  public var changedAt: Date
  public var entries: [String: String]

  private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    changedAt = try container.decode(Date.self, forKey: AnyKey(stringValue: "changedAt"))
    entries = [:]
    for key in container.allKeys where key.stringValue.hasPrefix("x") {
      entries[key.stringValue] = try container.decode(String.self, forKey: key)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyKey.self)
    try container.encode(changedAt, forKey: AnyKey(stringValue: "changedAt"))
    for (key, value) in entries { try container.encode(value, forKey: AnyKey(stringValue: key)) }
  }
}

public struct Refund: Resource {
  public var order: Identifier
  public var amount: Money
  public var reason: RefundReason?
}

public enum RefundReason: String, Resource { case damaged, late, other }
