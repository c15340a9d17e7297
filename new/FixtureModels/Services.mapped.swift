// Generated from Services.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension SearchResponse: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    took: 7 required
    timed_out: timedOut 8 required
    _shards
    hits
    aggregations
    """, of: "Services.swift: SearchResponse", objects: [mappedKeys__shards, mappedKeys_hits, mappedKeys_hits_total, mappedKeys_aggregations, mappedKeys_aggregations_prices])

  private static let mappedKeys__shards = Isomer.KeySet(
    """
    failed: failedShards 9 default
    """, of: "Services.swift: SearchResponse", below: "_shards")

  private static let mappedKeys_hits = Isomer.KeySet(
    """
    total
    hits: 11 required
    """, of: "Services.swift: SearchResponse", below: "hits")

  private static let mappedKeys_hits_total = Isomer.KeySet(
    """
    value: total 10 required
    """, of: "Services.swift: SearchResponse", below: "hits.total")

  private static let mappedKeys_aggregations = Isomer.KeySet(
    """
    prices
    """, of: "Services.swift: SearchResponse", below: "aggregations")

  private static let mappedKeys_aggregations_prices = Isomer.KeySet(
    """
    buckets: prices 12
    """, of: "Services.swift: SearchResponse", below: "aggregations.prices")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.hits { missing = "hits.hits" }
    if case nil = partial.total { missing = "hits.total.value" }
    if let missing { throw reader.missing(missing) }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var took: Int? = nil
    var timedOut: Bool? = nil
    var failedShards: Int? = nil
    var total: Int? = nil
    var hits: [Hit]? = nil
    var prices: [Bucket]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.took = try Int.read(&reader)
      case 1: partial.timedOut = try Bool.read(&reader)
      case 2: try partial.fillObject(mappedKeys__shards, first: 5, from: &reader)
      case 3: try partial.fillObject(mappedKeys_hits, first: 6, from: &reader)
      case 4: try partial.fillObject(mappedKeys_aggregations, first: 9, from: &reader)
      case 5: partial.failedShards = try Int?.read(&reader)
      case 6: try partial.fillObject(mappedKeys_hits_total, first: 8, from: &reader)
      case 7: partial.hits = try [Hit].read(&reader)
      case 8: partial.total = try Int.read(&reader)
      case 9: try partial.fillObject(mappedKeys_aggregations_prices, first: 10, from: &reader)
      case 10: partial.prices = try [Bucket]?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.took = partial.took.moved()
    self.timedOut = partial.timedOut.moved()
    if let read = partial.failedShards.take() { self.failedShards = read }
    self.total = partial.total.moved()
    self.hits = partial.hits.moved()
    self.prices = partial.prices.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"took\":", self.took)
    writer.member(",\"timed_out\":", self.timedOut)
    do {
      let container = writer.beginContainer(",\"_shards\":")
      writer.member(",\"failed\":", self.failedShards)
      writer.endContainer(container)
    }
    do {
      let container = writer.beginContainer(",\"hits\":")
      do {
        let container = writer.beginContainer(",\"total\":")
        writer.member(",\"value\":", self.total)
        writer.endContainer(container)
      }
      writer.member(",\"hits\":", self.hits)
      writer.endContainer(container)
    }
    do {
      let container = writer.beginContainer(",\"aggregations\":")
      do {
        let container = writer.beginContainer(",\"prices\":")
        writer.optional(",\"buckets\":", self.prices)
        writer.endContainer(container)
      }
      writer.endContainer(container)
    }
  }
}

extension SearchResponse.Hit: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    _id: id 16 required
    _score: score 17
    _source
    """, of: "Services.swift: SearchResponse.Hit", objects: [mappedKeys__source])

  private static let mappedKeys__source = Isomer.KeySet(
    """
    title: 18 required
    price: 19
    """, of: "Services.swift: SearchResponse.Hit", below: "_source")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.title { missing = "_source.title" }
    if let missing { throw reader.missing(missing) }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: String? = nil
    var score: Double? = nil
    var title: String? = nil
    var price: Decimal? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try String.read(&reader)
      case 1: partial.score = try Double?.read(&reader)
      case 2: try partial.fillObject(mappedKeys__source, first: 3, from: &reader)
      case 3: partial.title = try String.read(&reader)
      case 4: partial.price = try Decimal?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.score = partial.score.take()
    self.title = partial.title.moved()
    self.price = partial.price.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"_id\":", self.id)
    writer.optional(",\"_score\":", self.score)
    do {
      let container = writer.beginContainer(",\"_source\":")
      writer.member(",\"title\":", self.title)
      writer.optional(",\"price\":", self.price)
      writer.endContainer(container)
    }
  }
}

extension SearchResponse.Bucket: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    key: 24 required
    doc_count: count 25 required
    """, of: "Services.swift: SearchResponse.Bucket")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var key: String? = nil
    var count: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.key = try String.read(&reader)
      case 1: partial.count = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.key = partial.key.moved()
    self.count = partial.count.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"key\":", self.key)
    writer.member(",\"doc_count\":", self.count)
  }
}

extension Charge: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 32 required
    amount: 33 required
    currency: 34 required
    customer: 35
    created: 37 required
    metadata: 38 default
    """, of: "Services.swift: Charge")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: String? = nil
    var amount: Int? = nil
    var currency: String? = nil
    var customer: Expandable? = nil
    var created: Date? = nil
    var metadata: [String: String]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try String.read(&reader)
      case 1:
        partial.amount = try reader.checked(Int.read(&reader), by: { try mappedCheck_amount(&$0) })
      case 2: partial.currency = try String.read(&reader)
      case 3: partial.customer = try Expandable?.read(&reader)
      case 4:
        #sourceLocation(file: "Fixtures/Models/Documents/Services.swift", line: 35)
        partial.created = try reader
      .transformed(.secondsSince1970, Date.self)
        #sourceLocation()
      case 5: partial.metadata = try [String: String]?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.amount = partial.amount.moved()
    self.currency = partial.currency.moved()
    self.customer = partial.customer.take()
    self.created = partial.created.moved()
    if let read = partial.metadata.take() { self.metadata = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"amount\":", self.amount)
    writer.member(",\"currency\":", self.currency)
    writer.optional(",\"customer\":", self.customer)
    #sourceLocation(file: "Fixtures/Models/Documents/Services.swift", line: 36)
     writer.member(.secondsSince1970, ",\"created\":", self.created)
    #sourceLocation()
    writer.member(",\"metadata\":", self.metadata)
  }
}

extension Charge: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    try Isomer.correction(of: self.amount, at: "amount", by: { try Self.mappedCheck_amount(&$0) })
    return self
  }

  private static func mappedCheck_amount(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Models/Documents/Services.swift", line: 33)
                    try value.within(0...)
    #sourceLocation()
  }
}

extension Charge.Expandable: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var attempts = Isomer.Attempts()
    if let value = try reader.attempt("id", &attempts, mappedRead_id) {
      return value
    }
    if let value = try reader.attempt("object", &attempts, mappedRead_object) {
      return value
    }
    throw reader.noCase(attempts)
  }

  private static func mappedRead_id(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    return .id(try String.read(&reader))
  }

  private static func mappedRead_object(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    return .object(try Charge.Customer.read(&reader))
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .id(let id): writer.member("", id)
    case .object(let object): writer.member("", object)
    }
  }
}

extension Charge.Customer: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 48 required
    email: 49
    """, of: "Services.swift: Charge.Customer")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: String? = nil
    var email: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try String.read(&reader)
      case 1: partial.email = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.email = partial.email.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.optional(",\"email\":", self.email)
  }
}

extension GraphResponse: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    data
    errors: 57 default
    """, of: "Services.swift: GraphResponse", objects: [mappedKeys_data])

  private static let mappedKeys_data = Isomer.KeySet(
    """
    user: 56
    """, of: "Services.swift: GraphResponse", below: "data")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var user: User? = nil
    var errors: [Problem]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: try partial.fillObject(mappedKeys_data, first: 2, from: &reader)
      case 1: partial.errors = try [Problem]?.read(&reader)
      case 2: partial.user = try User?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.user = partial.user.take()
    if let read = partial.errors.take() { self.errors = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    do {
      let container = writer.beginContainer(",\"data\":")
      writer.optional(",\"user\":", self.user)
      writer.endContainer(container)
    }
    writer.member(",\"errors\":", self.errors)
  }
}

extension GraphResponse.User: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 61 required
    friends: 62 required
    """, of: "Services.swift: GraphResponse.User")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var friends: [Friend?]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String.read(&reader)
      case 1: partial.friends = try [Friend?].read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
    self.friends = partial.friends.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
    writer.member(",\"friends\":", self.friends)
  }
}

extension GraphResponse.User.Friend: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 65 required
    """, of: "Services.swift: GraphResponse.User.Friend")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
  }
}

extension GraphResponse.Problem: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    message: 70 required
    path: 71 default
    """, of: "Services.swift: GraphResponse.Problem")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var message: String? = nil
    var path: [GraphResponse.Step]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.message = try String.read(&reader)
      case 1: partial.path = try [GraphResponse.Step]?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.message = partial.message.moved()
    if let read = partial.path.take() { self.path = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"message\":", self.message)
    writer.member(",\"path\":", self.path)
  }
}

extension GraphResponse.Step: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var attempts = Isomer.Attempts()
    if let value = try reader.attempt("key", &attempts, mappedRead_key) {
      return value
    }
    if let value = try reader.attempt("index", &attempts, mappedRead_index) {
      return value
    }
    throw reader.noCase(attempts)
  }

  private static func mappedRead_key(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    return .key(try String.read(&reader))
  }

  private static func mappedRead_index(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    return .index(try Int.read(&reader))
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .key(let key): writer.member("", key)
    case .index(let index): writer.member("", index)
    }
  }
}
