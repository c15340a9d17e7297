// @mapped sample: "prefixes.json", unknown: .report
struct Fare {
  var tax: Money?  // @mapped flatten: .prefix("tax_")
  var base: Money  // @mapped flatten: .prefix("base_")
  var billing: Address?  // @mapped flatten: .prefix("billing_")
  var work: Place?  // @mapped flatten: .suffix("_work")
  var plain: Net?  // @mapped flatten
}

// @mapped
struct Money {
  var amount: String
  var currency: String
}

// @mapped
struct Address {
  var city: City  // @mapped flatten: .prefix("city_")
  // @mapped key: "geo_lat"
  var latitude: Double?
}

// @mapped
struct City {
  var name: String
  var zip: Int
}

// @mapped
struct Place {
  var street: String
}

// @mapped
struct Net {
  // @mapped key: "net.currency"
  var currency: String
  // @mapped key: "net_amount"
  var amount: String
}
