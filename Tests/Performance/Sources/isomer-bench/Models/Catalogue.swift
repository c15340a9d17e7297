/// A concert hall's season: events, performances, and names by number.
// @mapped
struct Catalogue: Codable, Equatable {
  let areaNames: [Int: String]
  let audienceSubCategoryNames: [Int: String]
  let blockNames: [Int: String]
  let events: [Int: CatalogueEvent]
  let performances: [Performance]
  let seatCategoryNames: [Int: String]
  let subTopicNames: [Int: String]
  let subjectNames: [Int: String]
  let topicNames: [Int: String]
  let topicSubTopics: [Int: [UInt32]]
  let venueNames: [String: String]
}

/// A concert or a play.
// @mapped
struct CatalogueEvent: Codable, Equatable {
  let description: Null
  let id: UInt32
  let logo: String?
  let name: String
  let subTopicIds: [UInt32]
  let subjectCode: Null
  let subtitle: Null
  let topicIds: [UInt32]
}

/// A performance of an event.
// @mapped
struct Performance: Codable, Equatable {
  let eventId: UInt32
  let id: UInt32
  let logo: String?
  let name: Null
  let prices: [Price]
  let seatCategories: [SeatCategory]
  let seatMapImage: Null
  let start: UInt64
  let venueCode: String
}

/// The price of a seat category.
// @mapped
struct Price: Codable, Equatable {
  let amount: UInt32
  let audienceSubCategoryId: UInt32
  let seatCategoryId: UInt32
}

/// The seats with one price, by area.
// @mapped
struct SeatCategory: Codable, Equatable {
  let areas: [Area]
  let seatCategoryId: UInt32
}

/// A part of the hall.
// @mapped
struct Area: Codable, Equatable {
  let areaId: UInt32
  let blockIds: EmptyList
}
