import Foundation

struct ErrorBody: Resource {
  var code: Int
  var message: String
  var details: [ErrorDetail]?
}

struct ErrorDetail: Resource {
  var field: String
  var problem: String
}

struct Settings: Resource {
  var currencies: [Currency]
  var countries: [Country]
  var features: [String: Bool]
  var limits: Limits
}

struct Limits: Resource, Equatable {
  var maximumQuantity: Int
  var maximumAmount: Money?
}

struct Search: Resource {
  var query: String
  var filters: [Filter]
}

struct Filter: Resource, Equatable {
  var field: String
  var values: [String]
}

struct Facet: Resource, Equatable {
  var name: String
  var counts: [String: Int]
}

struct SearchResult: Resource {
  var products: [Product]
  var facets: [Facet]
  var links: [Link]?
}

struct Webhook: Resource {
  var event: String
  var order: Order?
  var sentAt: Date
}

struct Client {
  let decoder = Coders.decoder()

  init() {}

  func order(_ data: Data) throws -> Order {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .secondsSince1970
    return try decoder.decode(Order.self, from: data)
  }

  func products(_ data: Data) throws -> [Product] {
    let decoder: JSONDecoder = Coders.decoder()
    return try decoder.decode([Product].self, from: data)
  }

  func customer(_ data: Data) throws -> Customer {
    let decoder: JSONDecoder = Coders.decoder()
    return try decoder.decode(Customer.self, from: data)
  }

  func metadata(_ data: Data) throws -> Metadata {
    let decoder: JSONDecoder = Coders.decoder()
    return try decoder.decode(Metadata.self, from: data)
  }

  func body(of order: Order) throws -> Data {
    let encoder: JSONEncoder = Coders.encoder()
    return try encoder.encode(order)
  }
}
