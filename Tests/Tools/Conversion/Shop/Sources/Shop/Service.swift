import Foundation

public struct ErrorBody: Resource {
  public var code: Int
  public var message: String
  public var details: [ErrorDetail]?
}

public struct ErrorDetail: Resource {
  public var field: String
  public var problem: String
}

public struct Settings: Resource {
  public var currencies: [Currency]
  public var countries: [Country]
  public var features: [String: Bool]
  public var limits: Limits
}

public struct Limits: Resource, Equatable {
  public var maximumQuantity: Int
  public var maximumAmount: Money?
}

public struct Search: Resource {
  public var query: String
  public var filters: [Filter]
}

public struct Filter: Resource, Equatable {
  public var field: String
  public var values: [String]
}

public struct Facet: Resource, Equatable {
  public var name: String
  public var counts: [String: Int]
}

public struct SearchResult: Resource {
  public var products: [Product]
  public var facets: [Facet]
  public var links: [Link]?
}

public struct Webhook: Resource {
  public var event: String
  public var order: Order?
  public var sentAt: Date
}

public struct Client {
  let decoder = Coders.decoder()

  public init() {}

  public func order(_ data: Data) throws -> Order {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .secondsSince1970
    return try decoder.decode(Order.self, from: data)
  }

  public func products(_ data: Data) throws -> [Product] {
    let decoder: JSONDecoder = Coders.decoder()
    return try decoder.decode([Product].self, from: data)
  }

  public func customer(_ data: Data) throws -> Customer {
    let decoder: JSONDecoder = Coders.decoder()
    return try decoder.decode(Customer.self, from: data)
  }

  public func metadata(_ data: Data) throws -> Metadata {
    let decoder: JSONDecoder = Coders.decoder()
    return try decoder.decode(Metadata.self, from: data)
  }

  public func body(of order: Order) throws -> Data {
    let encoder: JSONEncoder = Coders.encoder()
    return try encoder.encode(order)
  }
}
