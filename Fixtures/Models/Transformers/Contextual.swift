import Isomer

/// A context that a caller passes.
struct Shop: Sendable {
  var currency: String
}

/// An amount in the currency of the shop in the context.
struct Price: Equatable {
  var amount: Double
  var currency: String
}

struct PriceTransformer: Transformer {
  func transform(_ input: Double) throws -> Price {
    guard let shop = MappingContext.current(as: Shop.self) else {
      throw TransformerError(expected: "a price in a shop's currency", input: input)
    }
    return Price(amount: input, currency: shop.currency)
  }
  func reverse(_ output: Price) -> Double {
    let isForeign = output.currency != MappingContext.current(as: Shop.self)?.currency
    return isForeign ? -output.amount : output.amount
  }
}

/// A model that reads the context in a transformer, in hooks and in an initialiser.
// @mapped before.read: Purchase.prepare, after.read: finish, before.write: tidy, after.write: Purchase.stamp
struct Purchase: Equatable {
  // @mapped with: PriceTransformer()
  var total: Price
  // @mapped with: .array(of: PriceTransformer())
  var items: [Price]?
  var customer: Customer?
  var notes: [String] = []

  static func note(_ place: String) -> String {
    "\(place) \(MappingContext.current(as: Shop.self)?.currency ?? "nowhere")"
  }
  static func prepare(_ value: inout JSONValue) {
    value["notes"] = [.string(note("prepared"))]
  }
  mutating func finish() { notes.append(Self.note("finished")) }
  mutating func tidy() { notes = [Self.note("tidied")] }
  static func stamp(_ value: inout JSONValue) { value["stamp"] = .string(note("stamped")) }
}

// @mapped
final class Customer: Equatable {
  let name: String
  let currency: String?  // @mapped skip

  init(name: String) {
    self.name = name
    currency = MappingContext.current(as: Shop.self)?.currency
  }

  static func == (first: Customer, second: Customer) -> Bool {
    first.name == second.name && first.currency == second.currency
  }
}
