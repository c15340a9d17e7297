// Generated from Catalogue.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

extension Catalogue: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    areaNames: 4 required
    audienceSubCategoryNames: 5 required
    blockNames: 6 required
    events: 7 required
    performances: 8 required
    seatCategoryNames: 9 required
    subTopicNames: 10 required
    subjectNames: 11 required
    topicNames: 12 required
    topicSubTopics: 13 required
    venueNames: 14 required
    """, of: "Catalogue.swift: Catalogue")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var areaNames: [Int: String]? = nil
    var audienceSubCategoryNames: [Int: String]? = nil
    var blockNames: [Int: String]? = nil
    var events: [Int: CatalogueEvent]? = nil
    var performances: [Performance]? = nil
    var seatCategoryNames: [Int: String]? = nil
    var subTopicNames: [Int: String]? = nil
    var subjectNames: [Int: String]? = nil
    var topicNames: [Int: String]? = nil
    var topicSubTopics: [Int: [UInt32]]? = nil
    var venueNames: [String: String]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.areaNames = try [Int: String].read(&reader)
      case 1: partial.audienceSubCategoryNames = try [Int: String].read(&reader)
      case 2: partial.blockNames = try [Int: String].read(&reader)
      case 3: partial.events = try [Int: CatalogueEvent].read(&reader)
      case 4: partial.performances = try [Performance].read(&reader)
      case 5: partial.seatCategoryNames = try [Int: String].read(&reader)
      case 6: partial.subTopicNames = try [Int: String].read(&reader)
      case 7: partial.subjectNames = try [Int: String].read(&reader)
      case 8: partial.topicNames = try [Int: String].read(&reader)
      case 9: partial.topicSubTopics = try [Int: [UInt32]].read(&reader)
      case 10: partial.venueNames = try [String: String].read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.areaNames = partial.areaNames.moved()
    self.audienceSubCategoryNames = partial.audienceSubCategoryNames.moved()
    self.blockNames = partial.blockNames.moved()
    self.events = partial.events.moved()
    self.performances = partial.performances.moved()
    self.seatCategoryNames = partial.seatCategoryNames.moved()
    self.subTopicNames = partial.subTopicNames.moved()
    self.subjectNames = partial.subjectNames.moved()
    self.topicNames = partial.topicNames.moved()
    self.topicSubTopics = partial.topicSubTopics.moved()
    self.venueNames = partial.venueNames.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"areaNames\":", self.areaNames)
    writer.member(",\"audienceSubCategoryNames\":", self.audienceSubCategoryNames)
    writer.member(",\"blockNames\":", self.blockNames)
    writer.member(",\"events\":", self.events)
    writer.member(",\"performances\":", self.performances)
    writer.member(",\"seatCategoryNames\":", self.seatCategoryNames)
    writer.member(",\"subTopicNames\":", self.subTopicNames)
    writer.member(",\"subjectNames\":", self.subjectNames)
    writer.member(",\"topicNames\":", self.topicNames)
    writer.member(",\"topicSubTopics\":", self.topicSubTopics)
    writer.member(",\"venueNames\":", self.venueNames)
  }
}

extension CatalogueEvent: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    description: 20 required
    id: 21 required
    logo: 22
    name: 23 required
    subTopicIds: 24 required
    subjectCode: 25 required
    subtitle: 26 required
    topicIds: 27 required
    """, of: "Catalogue.swift: CatalogueEvent")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var description: Null? = nil
    var id: UInt32? = nil
    var logo: String? = nil
    var name: String? = nil
    var subTopicIds: [UInt32]? = nil
    var subjectCode: Null? = nil
    var subtitle: Null? = nil
    var topicIds: [UInt32]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Catalogue.swift", line: 20)
        partial.description = try Null.read(&reader)
        #sourceLocation()
      case 1: partial.id = try UInt32.read(&reader)
      case 2: partial.logo = try String?.read(&reader)
      case 3: partial.name = try String.read(&reader)
      case 4: partial.subTopicIds = try [UInt32].read(&reader)
      case 5:
        #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Catalogue.swift", line: 25)
        partial.subjectCode = try Null.read(&reader)
        #sourceLocation()
      case 6:
        #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Catalogue.swift", line: 26)
        partial.subtitle = try Null.read(&reader)
        #sourceLocation()
      case 7: partial.topicIds = try [UInt32].read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.description = partial.description.moved()
    self.id = partial.id.moved()
    self.logo = partial.logo.take()
    self.name = partial.name.moved()
    self.subTopicIds = partial.subTopicIds.moved()
    self.subjectCode = partial.subjectCode.moved()
    self.subtitle = partial.subtitle.moved()
    self.topicIds = partial.topicIds.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Catalogue.swift", line: 20)
    writer.member(",\"description\":", self.description)
    #sourceLocation()
    writer.member(",\"id\":", self.id)
    writer.optional(",\"logo\":", self.logo)
    writer.member(",\"name\":", self.name)
    writer.member(",\"subTopicIds\":", self.subTopicIds)
    #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Catalogue.swift", line: 25)
    writer.member(",\"subjectCode\":", self.subjectCode)
    #sourceLocation()
    #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Catalogue.swift", line: 26)
    writer.member(",\"subtitle\":", self.subtitle)
    #sourceLocation()
    writer.member(",\"topicIds\":", self.topicIds)
  }
}

extension Performance: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    eventId: 33 required
    id: 34 required
    logo: 35
    name: 36 required
    prices: 37 required
    seatCategories: 38 required
    seatMapImage: 39 required
    start: 40 required
    venueCode: 41 required
    """, of: "Catalogue.swift: Performance")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var eventId: UInt32? = nil
    var id: UInt32? = nil
    var logo: String? = nil
    var name: Null? = nil
    var prices: [Price]? = nil
    var seatCategories: [SeatCategory]? = nil
    var seatMapImage: Null? = nil
    var start: UInt64? = nil
    var venueCode: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.eventId = try UInt32.read(&reader)
      case 1: partial.id = try UInt32.read(&reader)
      case 2: partial.logo = try String?.read(&reader)
      case 3:
        #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Catalogue.swift", line: 36)
        partial.name = try Null.read(&reader)
        #sourceLocation()
      case 4: partial.prices = try [Price].read(&reader)
      case 5: partial.seatCategories = try [SeatCategory].read(&reader)
      case 6:
        #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Catalogue.swift", line: 39)
        partial.seatMapImage = try Null.read(&reader)
        #sourceLocation()
      case 7: partial.start = try UInt64.read(&reader)
      case 8: partial.venueCode = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.eventId = partial.eventId.moved()
    self.id = partial.id.moved()
    self.logo = partial.logo.take()
    self.name = partial.name.moved()
    self.prices = partial.prices.moved()
    self.seatCategories = partial.seatCategories.moved()
    self.seatMapImage = partial.seatMapImage.moved()
    self.start = partial.start.moved()
    self.venueCode = partial.venueCode.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"eventId\":", self.eventId)
    writer.member(",\"id\":", self.id)
    writer.optional(",\"logo\":", self.logo)
    #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Catalogue.swift", line: 36)
    writer.member(",\"name\":", self.name)
    #sourceLocation()
    writer.member(",\"prices\":", self.prices)
    writer.member(",\"seatCategories\":", self.seatCategories)
    #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Catalogue.swift", line: 39)
    writer.member(",\"seatMapImage\":", self.seatMapImage)
    #sourceLocation()
    writer.member(",\"start\":", self.start)
    writer.member(",\"venueCode\":", self.venueCode)
  }
}

extension Price: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    amount: 47 required
    audienceSubCategoryId: 48 required
    seatCategoryId: 49 required
    """, of: "Catalogue.swift: Price")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var amount: UInt32? = nil
    var audienceSubCategoryId: UInt32? = nil
    var seatCategoryId: UInt32? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.amount = try UInt32.read(&reader)
      case 1: partial.audienceSubCategoryId = try UInt32.read(&reader)
      case 2: partial.seatCategoryId = try UInt32.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.amount = partial.amount.moved()
    self.audienceSubCategoryId = partial.audienceSubCategoryId.moved()
    self.seatCategoryId = partial.seatCategoryId.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"amount\":", self.amount)
    writer.member(",\"audienceSubCategoryId\":", self.audienceSubCategoryId)
    writer.member(",\"seatCategoryId\":", self.seatCategoryId)
  }
}

extension SeatCategory: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    areas: 55 required
    seatCategoryId: 56 required
    """, of: "Catalogue.swift: SeatCategory")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var areas: [Area]? = nil
    var seatCategoryId: UInt32? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.areas = try [Area].read(&reader)
      case 1: partial.seatCategoryId = try UInt32.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.areas = partial.areas.moved()
    self.seatCategoryId = partial.seatCategoryId.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"areas\":", self.areas)
    writer.member(",\"seatCategoryId\":", self.seatCategoryId)
  }
}

extension Area: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    areaId: 62 required
    blockIds: 63 required
    """, of: "Catalogue.swift: Area")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var areaId: UInt32? = nil
    var blockIds: EmptyList? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.areaId = try UInt32.read(&reader)
      case 1:
        #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Catalogue.swift", line: 63)
        partial.blockIds = try EmptyList.read(&reader)
        #sourceLocation()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.areaId = partial.areaId.moved()
    self.blockIds = partial.blockIds.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"areaId\":", self.areaId)
    #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Catalogue.swift", line: 63)
    writer.member(",\"blockIds\":", self.blockIds)
    #sourceLocation()
  }
}
