import Foundation

public struct Category: Resource, Equatable {
  public var id: Identifier
  public var name: String
  public var parentID: Identifier?

  enum CodingKeys: String, CodingKey {
    case id, name
    case parentID = "parentId"
  }
}

public struct Image: Resource, Equatable {
  public var url: URL
  public var width: Int
  public var height: Int
  public var altText: String?
}

public struct Dimensions: Resource, Equatable {
  public var width: Double
  public var height: Double
  public var depth: Double
}

public struct Weight: Resource, Equatable {
  public var grams: Int
}

public struct Stock: Resource, Equatable {
  public var count: Int
  public var isReserved: Bool
  public var warehouse: Warehouse?
}

public struct Warehouse: Resource, Equatable {
  public var code: String
  public var address: Address?
}

public struct Discount: Resource, Equatable {
  public var percent: Percent
  public var startsAt: Date?
  public var endsAt: Date?
}

public struct Price: Resource, Equatable {
  public var net: Money
  public var gross: Money
  public var discount: Discount?
}

public struct Rating: Resource, Equatable {
  public var average: Double
  public var count: Int
  public var histogram: [String: Int]
}

public struct Review: Resource, Equatable {
  public var id: Identifier
  public var author: String
  public var text: String
  public var stars: Int
  public var createdAt: Date
}

public struct Variant: Resource, Equatable {
  public var sku: String
  public var colour: Colour?
  public var stockByColour: [Colour: Int]?
}

public struct Product: Resource {
  public var id: Identifier
  public var title: String
  public var price: Price
  public var categories: [Category]
  public var images: [Image]
  public var tags: [String]
  public var rating: Rating?
  public var dimensions: Dimensions?
  public var weight: Weight?
  public var level: Int? = 5
  public var isActive: Bool
  private var internalNote: String?

  enum CodingKeys: CodingKey {
    case id, title, price, categories, images, tags, rating, dimensions, weight, level, isActive
    case internalNote
  }

  public init(from decoder: any Decoder) throws {
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

  public func encode(to encoder: any Encoder) throws {
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

public struct Bundle: Resource {
  public var base: BundleBase
  public var products: [Product]

  enum CodingKeys: CodingKey { case products }

  public init(from decoder: any Decoder) throws {
    base = try BundleBase(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    products = try container.decode([Product].self, forKey: .products)
  }

  public func encode(to encoder: any Encoder) throws {
    try base.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(products, forKey: .products)
  }
}

public struct BundleBase: Resource, Equatable {
  public var id: Identifier
  public var title: String
}
