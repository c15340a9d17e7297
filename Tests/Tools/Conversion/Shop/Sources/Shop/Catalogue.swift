import Foundation

struct Category: Resource, Equatable {
  var id: Identifier
  var name: String
  var parentID: Identifier?

  enum CodingKeys: String, CodingKey {
    case id, name
    case parentID = "parentId"
  }
}

struct Image: Resource, Equatable {
  var url: URL
  var width: Int
  var height: Int
  var altText: String?
}

struct Dimensions: Resource, Equatable {
  var width: Double
  var height: Double
  var depth: Double
}

struct Weight: Resource, Equatable {
  var grams: Int
}

struct Stock: Resource, Equatable {
  var count: Int
  var isReserved: Bool
  var warehouse: Warehouse?
}

struct Warehouse: Resource, Equatable {
  var code: String
  var address: Address?
}

struct Discount: Resource, Equatable {
  var percent: Percent
  var startsAt: Date?
  var endsAt: Date?
}

struct Price: Resource, Equatable {
  var net: Money
  var gross: Money
  var discount: Discount?
}

struct Rating: Resource, Equatable {
  var average: Double
  var count: Int
  var histogram: [String: Int]
}

struct Review: Resource, Equatable {
  var id: Identifier
  var author: String
  var text: String
  var stars: Int
  var createdAt: Date
}

struct Variant: Resource, Equatable {
  var sku: String
  var colour: Colour?
  var stockByColour: [Colour: Int]?
}

struct Product: Resource {
  var id: Identifier
  var title: String
  var price: Price
  var categories: [Category]
  var images: [Image]
  var tags: [String]
  var rating: Rating?
  var dimensions: Dimensions?
  var weight: Weight?
  var level: Int? = 5
  var isActive: Bool
  private var internalNote: String?

  enum CodingKeys: CodingKey {
    case id, title, price, categories, images, tags, rating, dimensions, weight, level, isActive
    case internalNote
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(Identifier.self, forKey: .id)
    title = try values.decode(String.self, forKey: .title)
    price = try values.decode(Price.self, forKey: .price)
    categories = try values.decodeIfPresent([Category].self, forKey: .categories) ?? []
    images = try values.decodeIfPresent([Image].self, forKey: .images) ?? []
    tags = try values.decodeIfPresent([String].self, forKey: .tags) ?? []
    rating = try values.decodeIfPresent(Rating.self, forKey: .rating)
    dimensions = try values.decodeIfPresent(Dimensions.self, forKey: .dimensions)
    weight = try values.decodeIfPresent(Weight.self, forKey: .weight)
    level = try values.decodeIfPresent(Int.self, forKey: .level)
    isActive = try values.decode(Bool.self, forKey: .isActive)
    internalNote = try values.decodeIfPresent(String.self, forKey: .internalNote)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(title, forKey: .title)
    try container.encode(price, forKey: .price)
    if !categories.isEmpty { try container.encode(categories, forKey: .categories) }
    if !images.isEmpty { try container.encode(images, forKey: .images) }
    if !tags.isEmpty { try container.encode(tags, forKey: .tags) }
    try container.encodeIfPresent(rating, forKey: .rating)
    try container.encodeIfPresent(dimensions, forKey: .dimensions)
    try container.encodeIfPresent(weight, forKey: .weight)
    try container.encodeIfPresent(level, forKey: .level)
    try container.encode(isActive, forKey: .isActive)
    try container.encodeIfPresent(internalNote, forKey: .internalNote)
  }
}

struct Bundle: Resource {
  var base: BundleBase
  var products: [Product]

  enum CodingKeys: CodingKey { case products }

  init(from decoder: any Decoder) throws {
    base = try BundleBase(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    products = try container.decode([Product].self, forKey: .products)
  }

  func encode(to encoder: any Encoder) throws {
    try base.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(products, forKey: .products)
  }
}

struct BundleBase: Resource, Equatable {
  var id: Identifier
  var title: String
}
