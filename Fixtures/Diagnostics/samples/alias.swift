// @mapped
struct Page<Item> {
  var data: [Item]
}

// @mapped sample: "offers.json"
typealias OfferPage = Page<Offer>

// @mapped
struct Offer {
  var id: String
}
