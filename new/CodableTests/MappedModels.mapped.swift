// Generated from MappedModels.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
import IsomerCodable
@_spi(Generated) import Isomer

extension Ticket: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 7 required
    title: 8 required
    is_open: isOpen 9 required
    price: 10 required
    exact: 11 required
    created_at: createdAt 12 required
    page: 13
    photo: 14
    user
    labels: 16 default
    level: 17 default
    tags: 18
    keywords: tags 18 alternative
    closed: 19
    numbers: 20 default
    shapes: 22 default
    counts: 23 default
    score: 24 default
    """, of: "MappedModels.swift: Ticket", objects: [mappedKeys_user])

  private static let mappedKeys_user = Isomer.KeySet(
    """
    login: owner 15 required
    """, of: "MappedModels.swift: Ticket", below: "user")

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    mappedKeys.handling(of: key, below: path, as: profile, or: [Place.self])
  }

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.revisit(start)
      partial.place = try Place.read(&reader)
    } catch {
      missingKeys |= try reader.postpone(error, from: start)
    }
    do throws(Isomer.ReadingFailure) {
      try reader.settle(partial.mappedAlternative_tags)
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    var missing: String?
    if case nil = partial.owner { missing = "user.login" }
    if let missing { throw reader.missing(missing) }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var title: String? = nil
    var isOpen: Bool? = nil
    var price: Double? = nil
    var exact: Decimal? = nil
    var createdAt: Date? = nil
    var page: URL? = nil
    var photo: Data? = nil
    var owner: String? = nil
    var labels: [String]? = nil
    var level: Level? = nil
    var tags: Set<String>? = nil
    var mappedAlternative_tags = Isomer.Alternative()
    var closed: Date? = nil
    var numbers: [Int]? = nil
    var place: Place? = nil
    var shapes: [Shape]? = nil
    var counts: [String: UInt8]? = nil
    var score: Int? = nil
    var rest: [String: Value]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1: partial.title = try String.read(&reader)
      case 2: partial.isOpen = try Bool.read(&reader)
      case 3: partial.price = try Double.read(&reader)
      case 4: partial.exact = try Decimal.read(&reader)
      case 5: partial.createdAt = try Date.read(&reader)
      case 6: partial.page = try URL?.read(&reader)
      case 7: partial.photo = try Data?.read(&reader)
      case 8:
        if try !reader.readNull() {
          try reader.members(of: mappedKeys_user) { key, reader throws(Isomer.ReadingFailure) in
            switch key {
            case 0: partial.owner = try String.read(&reader)
            default: try reader.skipValue()
            }
          }
        }
      case 9:
        partial.labels = try reader.projected(mappedPath_labels) {
          reader throws(Isomer.ReadingFailure) in
          try [String]?.read(&reader)
        }
      case 10: partial.level = try Level?.read(&reader)
      case 11:
        try reader.alternative(0, &partial.mappedAlternative_tags, &partial.tags) {
          reader throws(Isomer.ReadingFailure) in
          return try Set<String>?.read(&reader)
        }
      case 12:
        try reader.alternative(1, &partial.mappedAlternative_tags, &partial.tags) {
          reader throws(Isomer.ReadingFailure) in
          return try Set<String>?.read(&reader)
        }
      case 13:
        #sourceLocation(file: "Tests/IsomerCodableTests/Models/MappedModels.swift", line: 18)
        partial.closed =
               try reader.transformed(.secondsSince1970, Date?.self)
        #sourceLocation()
      case 14: partial.numbers = try reader.elements(.lossy, of: [Int]?.self)
      case 15: partial.shapes = try [Shape]?.read(&reader)
      case 16: partial.counts = try [String: UInt8]?.read(&reader)
      case 17:
        partial.score = try reader.checkedUnlessNil(Int?.read(&reader), by: { try mappedCheck_score(&$0) })
      default: try reader.keep(in: &partial.rest, besides: Ticket.self, below: "")
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.title = partial.title.moved()
    self.isOpen = partial.isOpen.moved()
    self.price = partial.price.moved()
    self.exact = partial.exact.moved()
    self.createdAt = partial.createdAt.moved()
    self.page = partial.page.take()
    self.photo = partial.photo.take()
    self.owner = partial.owner.moved()
    if let read = partial.labels.take() { self.labels = read }
    if let read = partial.level.take() { self.level = read }
    self.tags = partial.tags.take()
    self.closed = partial.closed.take()
    if let read = partial.numbers.take() { self.numbers = read }
    self.place = partial.place.moved()
    if let read = partial.shapes.take() { self.shapes = read }
    if let read = partial.counts.take() { self.counts = read }
    if let read = partial.score.take() { self.score = read }
    if let read = partial.rest.take() { self.rest = read }
  }

  private static let mappedPath_labels = Isomer.ProjectionPath([.every, .key("name")])

  func write(to writer: inout Isomer.JSONWriter) {
    guard let start = writer.beginObject() else { return }
    writeMappedMembers(to: &writer)
    writer.mergeContainers(from: start)
    writer.endObject(start)
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"title\":", self.title)
    writer.member(",\"is_open\":", self.isOpen)
    writer.member(",\"price\":", self.price)
    writer.member(",\"exact\":", self.exact)
    writer.member(",\"created_at\":", self.createdAt)
    writer.optional(",\"page\":", self.page)
    writer.optional(",\"photo\":", self.photo)
    do {
      let container = writer.beginContainer(",\"user\":")
      writer.member(",\"login\":", self.owner)
      writer.endContainer(container)
    }
    writer.member(",\"level\":", self.level)
    writer.optional(",\"tags\":", self.tags)
    #sourceLocation(file: "Tests/IsomerCodableTests/Models/MappedModels.swift", line: 19)
                      writer.optional(.secondsSince1970, ",\"closed\":", self.closed)
    #sourceLocation()
    writer.member(",\"numbers\":", self.numbers)
    self.place.writeMappedMembers(to: &writer)
    writer.member(",\"shapes\":", self.shapes)
    writer.member(",\"counts\":", self.counts)
    writer.member(",\"score\":", self.score)
    writer.rest(self.rest, besides: Self.self)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths(
      """
      id
      title
      isOpen: is_open
      price
      exact
      createdAt: created_at
      page
      photo
      owner: user.login
      level
      tags
      closed
      numbers
      shapes
      counts
      score
      """)
    paths.flatten("place", self.place.mappedPaths(options))
    paths.rest("rest")
    return paths
  }
}

extension Ticket: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    try Isomer.correction(of: self.score, at: "score", by: { try Self.mappedCheck_score(&$0) })
    return self
  }

  private static func mappedCheck_score(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Tests/IsomerCodableTests/Models/MappedModels.swift", line: 24)
                       try value.within(1...5)
    #sourceLocation()
  }
}

extension Ticket: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.id == right.id else { return false }
    guard left.title == right.title else { return false }
    guard left.isOpen == right.isOpen else { return false }
    guard left.price == right.price else { return false }
    guard left.exact == right.exact else { return false }
    guard left.createdAt == right.createdAt else { return false }
    guard left.page == right.page else { return false }
    guard left.photo == right.photo else { return false }
    guard left.owner == right.owner else { return false }
    guard left.labels == right.labels else { return false }
    guard left.level == right.level else { return false }
    guard left.tags == right.tags else { return false }
    guard left.closed == right.closed else { return false }
    guard left.numbers == right.numbers else { return false }
    guard left.place == right.place else { return false }
    guard left.shapes == right.shapes else { return false }
    guard left.counts == right.counts else { return false }
    guard left.score == right.score else { return false }
    guard left.rest == right.rest else { return false }
    return true
  }
}

extension Place: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    street: 32
    zip: 33 required
    """, of: "MappedModels.swift: Place")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var street: String? = nil
    var zip: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.street = try String?.read(&reader)
      case 1: partial.zip = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.street = partial.street.take()
    self.zip = partial.zip.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"street\":", self.street)
    writer.member(",\"zip\":", self.zip)
  }
}

extension Place: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.street == right.street else { return false }
    guard left.zip == right.zip else { return false }
    return true
  }
}

extension Shape: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.tag(at: "kind") else {
      throw reader.missingTag(at: "kind")
    }
    switch tag {
    case "circle":
      return try Mapped_circle.read(&reader)
    case "box":
      return try Mapped_box.read(&reader)
    default: throw reader.unknownTag("one of \"circle\", \"box\"", at: "kind")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .circle(let radius): Mapped_circle.write(radius, to: &writer)
    case .box(let width, let height): Mapped_box.write(width, height, to: &writer)
    }
  }
}

extension Shape {
  private enum Mapped_circle: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Shape {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var radius: Double? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.radius = try Double.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Shape {
      let mappedArgument_radius = partial.radius.moved()
      let value = Shape.circle(radius: mappedArgument_radius)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind
      radius: 38 required
      """, of: "MappedModels.swift: Shape.circle")

    static func write(_ radius: Double, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(radius, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ radius: Double, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"kind\":\"circle\"")
      writer.member(",\"radius\":", radius)
    }
  }

  private enum Mapped_box: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Shape {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var width: Int? = nil
      var height: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.width = try Int.read(&reader)
        case 2: partial.height = try Int.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Shape {
      let mappedArgument_width = partial.width.moved()
      let mappedArgument_height = partial.height.moved()
      let value = Shape.box(width: mappedArgument_width, height: mappedArgument_height)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind
      width: 39 required
      height: 39 required
      """, of: "MappedModels.swift: Shape.box")

    static func write(_ width: Int, _ height: Int, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(width, height, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ width: Int, _ height: Int, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"kind\":\"box\"")
      writer.member(",\"width\":", width)
      writer.member(",\"height\":", height)
    }
  }
}

extension Level: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "low": return .low
    case "high": return .high
    case "other": return .other
    default: return .other
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .low: writer.raw("\"low\"")
    case .high: writer.raw("\"high\"")
    case .other: writer.raw("\"other\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}

extension Person: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<Person>.Type {
    switch profile {
    case "short": return Mapped_Person_as_short.self
    default: return Mapped_Person_plain.self
    }
  }
}

extension Person {
  private enum Mapped_Person_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Person {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return Person(mapped: &partial)
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

    static let mappedKeys = Isomer.KeySet(
      """
      full_name: name 55 required
      """, of: "MappedModels.swift: Person")

    static func writeMappedMembers(_ value: Person, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"full_name\":", value.name)
    }
  }

  private init(mapped partial: inout Mapped_Person_plain.MappedPartial) {
    self.name = partial.name.moved()
  }

  private enum Mapped_Person_as_short: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Person {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return Person(mapped: &partial)
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

    static let mappedKeys = Isomer.KeySet(
      """
      n: name 55 required
      """, of: "MappedModels.swift: Person")

    static func writeMappedMembers(_ value: Person, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"n\":", value.name)
    }
  }

  private init(mapped partial: inout Mapped_Person_as_short.MappedPartial) {
    self.name = partial.name.moved()
  }
}

extension Person: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case short
  }
}

extension Person: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.name == right.name else { return false }
    return true
  }
}

extension Node: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 62 default
    children: 63 default
    """, of: "MappedModels.swift: Node")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var children: [Node]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String?.read(&reader)
      case 1: partial.children = try [Node]?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let value = Self()
    if let read = partial.name.take() { value.name = read }
    if let read = partial.children.take() { value.children = read }
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
    writer.member(",\"children\":", self.children)
  }
}

extension Vehicle: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  static var mappedMapping: any Isomer.Mapping.Type {
    if self == Vehicle.self { return Vehicle.Mapped_Vehicle.self }
    if self is Truck.Type { return Truck.Mapped_Truck.self }
    return Vehicle.Mapped_Vehicle.self
  }
}

extension Vehicle {
  enum Mapped_Vehicle: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Vehicle {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var wheels: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.wheels = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Vehicle {
      let value = Vehicle()
      if let read = partial.wheels.take() { value.wheels = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      wheels: 71 default
      """, of: "MappedModels.swift: Vehicle")

    static func writeMappedMembers(_ value: Vehicle, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"wheels\":", value.wheels)
    }
  }
}

extension Truck {
  enum Mapped_Truck: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Truck {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var wheels: Int? = nil
      var load: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.wheels = try Int?.read(&reader)
        case 1: partial.load = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Truck {
      let value = Truck()
      if let read = partial.wheels.take() { value.wheels = read }
      if let read = partial.load.take() { value.load = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      wheels: 71 default
      load: 79 default
      """, of: "MappedModels.swift: Truck")

    static func writeMappedMembers(_ value: Truck, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"wheels\":", value.wheels)
      writer.member(",\"load\":", value.load)
    }
  }
}
