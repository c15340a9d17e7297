import Foundation

struct OrderLine: Resource {
  var product: Identifier
  var quantity: Int
  var unitPrice: Money
  var options: [String: String]?
}

/// A payment, told apart by its key 'type'.
enum Payment: Resource {
  case card(CardPayment)
  case transfer(TransferPayment)
  case voucher(VoucherPayment)

  private enum CodingKeys: String, CodingKey { case type }

  init(from decoder: any Decoder) throws {
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

  func encode(to encoder: any Encoder) throws {
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

struct CardPayment: Resource, Equatable {
  var lastDigits: String
  var network: CardNetwork
}

enum CardNetwork: String, Resource { case visa, mastercard, amex = "american_express" }

struct TransferPayment: Resource, Equatable {
  var iban: String
  var reference: String?
}

struct VoucherPayment: Resource, Equatable {
  var code: String
  var rest: Money?
}

/// Text, or a number, in documents of different age.
enum Reference: Resource, Equatable {
  case number(Int)
  case text(String)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }
}

struct TrackingEvent: Resource, Equatable {
  var at: Date
  var place: String
  var position: Coordinates?
}

struct Shipment: Resource {
  var carrier: Carrier
  var trackingNumber: Reference
  var events: [TrackingEvent]
}

struct Carrier: Resource, Equatable {
  var name: String
  var homepage: URL?

  enum CodingKeys: String, CodingKey { case name, homepage }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    homepage = try? container.decode(URL.self, forKey: .homepage)
  }
}

struct Tax: Resource, Equatable {
  var rate: Percent
  var amount: Money
}

struct Totals: Resource, Equatable {
  var net: Money
  var taxes: [Tax]
  var gross: Money
}

struct Order: Resource {
  var id: Identifier
  var status: Status
  var priority: Priority?
  var createdAt: Date
  var lines: [OrderLine]
  var payment: Payment?
  var shipments: [Shipment]?
  var billing: Address
  var delivery: Address?
  var totals: Totals
  var reference: Reference?
  var metadata: Metadata?
}

/// Code that nothing converts.
struct Metadata: Resource, Equatable {
  var changedAt: Date
  var entries: [String: String]

  private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    changedAt = try container.decode(Date.self, forKey: AnyKey(stringValue: "changedAt"))
    entries = [:]
    for key in container.allKeys where key.stringValue.hasPrefix("x") {
      entries[key.stringValue] = try container.decode(String.self, forKey: key)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyKey.self)
    try container.encode(changedAt, forKey: AnyKey(stringValue: "changedAt"))
    for (key, value) in entries { try container.encode(value, forKey: AnyKey(stringValue: key)) }
  }
}

struct Refund: Resource {
  var order: Identifier
  var amount: Money
  var reason: RefundReason?
}

enum RefundReason: String, Resource { case damaged, late, other }
