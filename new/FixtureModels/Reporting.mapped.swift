// Generated from Reporting.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension Shipment: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 7 required
    title: 8 default
    count: 10 missing
    limit: 12 default
    note: 13
    address
    city: 15 default alternative
    town: city 15 default alternative
    size: 21 default
    tags: 23 default
    version: 24
    weight: 26
    ratio: 27
    share: 28
    latitude: point 30 default
    longitude: point 30 default alternative
    lines: 31
    pin: 33
    isOpen: 35
    sent: 37
    days: 39
    names: 41
    """, of: "Reporting.swift: Shipment", objects: [mappedKeys_address])

  private static let mappedKeys_address = Isomer.KeySet(
    """
    city: 15 default
    zip: 17
    floor: 19 default
    """, of: "Reporting.swift: Shipment", below: "address")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.settle(partial.mappedAlternative_city)
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.point, of: partial.mappedFields_point, Self.mappedFields_point, hasDefault: true
      ) { reader throws(Isomer.ReadingFailure) in
        #sourceLocation(file: "Fixtures/Models/Checks/Reporting.swift", line: 29)
                        return try reader.transformed(CoordinateTransformer(), Coordinate?.self)
        #sourceLocation()
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var title: String? = nil
    var count: Int?? = nil
    var limit: Int? = nil
    var note: String? = nil
    var city: String? = nil
    var mappedAlternative_city = Isomer.Alternative()
    var zip: String? = nil
    var floor: Int? = nil
    var size: Int? = nil
    var tags: [Int]? = nil
    var weight: Double? = nil
    var ratio: Double? = nil
    var share: Float? = nil
    var point: Coordinate? = nil
    var mappedFields_point = Isomer.FieldPlaces()
    var lines: [ShipmentLine]? = nil
    var pin: String? = nil
    var isOpen: Bool? = nil
    var sent: Date? = nil
    var days: Set<Int>? = nil
    var names: [String: String]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1: partial.title = try String?.read(&reader)
      case 2: partial.count = try Int?.read(&reader)
      case 3:
        if try !reader.readNull() {
          partial.limit = try Int?.read(&reader)
        }
      case 4: partial.note = try String?.read(&reader)
      case 5: try partial.fillObject(mappedKeys_address, first: 22, from: &reader)
      case 6:
        try reader.alternative(1, &partial.mappedAlternative_city, &partial.city) {
          reader throws(Isomer.ReadingFailure) in
          return try String?.read(&reader)
        }
      case 7:
        try reader.alternative(2, &partial.mappedAlternative_city, &partial.city) {
          reader throws(Isomer.ReadingFailure) in
          return try String?.read(&reader)
        }
      case 8:
        partial.size = try reader.recover { reader throws(Isomer.ReadingFailure) in
          try Int?.read(&reader)
        } ?? nil
      case 9: partial.tags = try reader.elements(.lossy, of: [Int]?.self)
      case 10:
        #sourceLocation(file: "Fixtures/Models/Checks/Reporting.swift", line: 23)
        try reader.skipConstant(Int.self,
                2)
        #sourceLocation()
      case 11: partial.weight = try reader.coerced(Double?.self)
      case 12: partial.ratio = try Double?.read(&reader)
      case 13: partial.share = try Float?.read(&reader)
      case 14: try reader.remember(0, in: &partial.mappedFields_point)
      case 15: try reader.remember(1, in: &partial.mappedFields_point)
      case 16: partial.lines = try [ShipmentLine]?.read(&reader)
      case 17:
        try reader.secret { reader throws(Isomer.ReadingFailure) in
          partial.pin = try reader.coerced(String?.self)
        }
      case 18: partial.isOpen = try reader.coerced(Bool?.self)
      case 19: partial.sent = try reader.coerced(Date?.self)
      case 20: partial.days = try reader.coerced(Set<Int>?.self)
      case 21: partial.names = try reader.coerced([String: String]?.self)
      case 22:
        try reader.alternative(0, &partial.mappedAlternative_city, &partial.city) {
          reader throws(Isomer.ReadingFailure) in
          return try String?.read(&reader)
        }
      case 23: partial.zip = try reader.coerced(String?.self)
      case 24: partial.floor = try Int?.read(&reader)
      default: try reader.reportUnknownKey()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    if let read = partial.title.take() { self.title = read }
    #sourceLocation(file: "Fixtures/Models/Checks/Reporting.swift", line: 8)
    self.count = partial
     .count.take() ?? 1
    #sourceLocation()
    if let read = partial.limit.take() { self.limit = read }
    self.note = partial.note.take()
    if let read = partial.city.take() { self.city = read }
    self.zip = partial.zip.take()
    if let read = partial.floor.take() { self.floor = read }
    if let read = partial.size.take() { self.size = read }
    if let read = partial.tags.take() { self.tags = read }
    self.weight = partial.weight.take()
    self.ratio = partial.ratio.take()
    self.share = partial.share.take()
    #sourceLocation(file: "Fixtures/Models/Checks/Reporting.swift", line: 29)
                                                   self.point = partial.point.take() ?? Shipment.home
    #sourceLocation()
    self.lines = partial.lines.take()
    self.pin = partial.pin.take()
    self.isOpen = partial.isOpen.take()
    self.sent = partial.sent.take()
    self.days = partial.days.take()
    self.names = partial.names.take()
  }

  private static let mappedFields_point = Isomer.FieldNames(["latitude", "longitude"])

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Models/Checks/Reporting.swift", line: 29)
               let mappedFields_point = writer.fields(CoordinateTransformer(), Self.mappedFields_point, of: self.point)
    #sourceLocation()
    writer.member(",\"id\":", self.id)
    writer.member(",\"title\":", self.title)
    writer.optional(",\"count\":", self.count, null: .write)
    writer.optional(",\"limit\":", self.limit)
    writer.optional(",\"note\":", self.note)
    do {
      let container = writer.beginContainer(",\"address\":")
      writer.member(",\"city\":", self.city)
      writer.optional(",\"zip\":", self.zip)
      writer.member(",\"floor\":", self.floor)
      writer.endContainer(container)
    }
    writer.member(",\"size\":", self.size)
    writer.member(",\"tags\":", self.tags)
    writer.member(",\"version\":", self.version)
    writer.optional(",\"weight\":", self.weight)
    writer.optional(",\"ratio\":", self.ratio)
    writer.optional(",\"share\":", self.share)
    writer.field(",\"latitude\":", 0, of: mappedFields_point)
    writer.field(",\"longitude\":", 1, of: mappedFields_point)
    writer.optional(",\"lines\":", self.lines)
    writer.secret { writer in
      writer.optional(",\"pin\":", self.pin)
    }
    writer.optional(",\"isOpen\":", self.isOpen)
    writer.optional(",\"sent\":", self.sent)
    writer.optional(",\"days\":", self.days)
    writer.optional(",\"names\":", self.names)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths(
      """
      id
      title
      count
      limit
      note
      city: address.city
      zip: address.zip
      floor: address.floor
      size
      tags
      version
      weight
      ratio
      share
      point: latitude
      point: longitude
      lines
      pin
      isOpen
      sent
      days
      names
      """)
  }
}

extension ShipmentLine: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    text: 48 default
    parent: 51 default
    """, of: "Reporting.swift: ShipmentLine")

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    mappedKeys.handling(of: key, below: path, as: profile, or: [Price.self])
  }

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.revisit(start)
      partial.price = try Price.read(&reader)
    } catch {
      missingKeys |= try reader.postpone(error, from: start)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var text: String? = nil
    var price: Price? = nil
    var parent: [ShipmentLine]? = nil
    var mappedSeen = Isomer.SeenKeys()

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.text = try String?.read(&reader)
      case 1: partial.parent = try [ShipmentLine]?.read(&reader)
      default:
        try reader.skipUnknown(.report, below: "", &partial.mappedSeen, in: ShipmentLine.self)
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    if let read = partial.text.take() { self.text = read }
    self.price = partial.price.moved()
    if let read = partial.parent.take() { self.parent = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"text\":", self.text)
    self.price.writeMappedMembers(to: &writer)
    writer.member(",\"parent\":", self.parent)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths(
      """
      text
      parent
      """)
    paths.flatten("price", self.price.mappedPaths(options))
    return paths
  }
}

extension ShipmentLine.Price: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    amount: 56 default
    money
    """, of: "Reporting.swift: ShipmentLine.Price", objects: [mappedKeys_money])

  private static let mappedKeys_money = Isomer.KeySet(
    """
    currency: 58 default
    """, of: "Reporting.swift: ShipmentLine.Price", below: "money")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var amount: Int? = nil
    var currency: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.amount = try reader.coerced(Int?.self)
      case 1: try partial.fillObject(mappedKeys_money, first: 2, from: &reader)
      case 2: partial.currency = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    if let read = partial.amount.take() { self.amount = read }
    if let read = partial.currency.take() { self.currency = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"amount\":", self.amount)
    do {
      let container = writer.beginContainer(",\"money\":")
      writer.member(",\"currency\":", self.currency)
      writer.endContainer(container)
    }
  }
}

extension Parcelling: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  static var mappedMapping: any Isomer.Mapping.Type {
    if self == Parcelling.self { return Parcelling.Mapped_Parcelling.self }
    if self is LetterPost.Type { return LetterPost.Mapped_LetterPost.self }
    return Parcelling.Mapped_Parcelling.self
  }
}

extension Parcelling {
  enum Mapped_Parcelling: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Parcelling {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var kind: String? = nil
      var weight: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.kind = try String?.read(&reader)
        case 1: partial.weight = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Parcelling {
      let value = Parcelling()
      if let read = partial.kind.take() { value.kind = read }
      if let read = partial.weight.take() { value.weight = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind: 65 default
      weight: 66 default
      """, of: "Reporting.swift: Parcelling")

    static func writeMappedMembers(_ value: Parcelling, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"kind\":", value.kind)
      writer.member(",\"weight\":", value.weight)
    }
  }
}

extension LetterPost {
  enum Mapped_LetterPost: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> LetterPost {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var kind: String? = nil
      var weight: Int? = nil
      var pages: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.kind = try String?.read(&reader)
        case 1: partial.weight = try Int?.read(&reader)
        case 2: partial.pages = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> LetterPost {
      let value = LetterPost()
      if let read = partial.kind.take() { value.kind = read }
      if let read = partial.weight.take() { value.weight = read }
      if let read = partial.pages.take() { value.pages = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind: 65 default
      weight: 66 default
      pages: 72 default
      """, of: "Reporting.swift: LetterPost")

    static func writeMappedMembers(_ value: LetterPost, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"kind\":", value.kind)
      writer.member(",\"weight\":", value.weight)
      writer.member(",\"pages\":", value.pages)
    }
  }
}

extension Handling: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.tag(at: "type") else {
      throw reader.missingTag(at: "type")
    }
    switch tag {
    case "fragile":
      return try Mapped_fragile.read(&reader)
    case "plain":
      try reader.skipValue()
      return .plain
    default: throw reader.unknownTag("one of \"fragile\", \"plain\"", at: "type")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .fragile(let layers): Mapped_fragile.write(layers, to: &writer)
    case .plain: writer.raw("{\"type\":\"plain\"}")
    }
  }
}

extension Handling {
  private enum Mapped_fragile: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Handling {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var layers: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.layers = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Handling {
      #sourceLocation(file: "Fixtures/Models/Checks/Reporting.swift", line: 76)
      let mappedArgument_layers =
           partial.layers.take() ?? 3
      #sourceLocation()
      let value = Handling.fragile(layers: mappedArgument_layers)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      layers: 77 default
      """, of: "Reporting.swift: Handling.fragile")

    static func write(_ layers: Int, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(layers, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ layers: Int, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"type\":\"fragile\"")
      writer.member(",\"layers\":", layers)
    }
  }
}

extension Postage: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var attempts = Isomer.Attempts()
    if let value = try reader.attempt("dated", &attempts, Mapped_dated.read) {
      return value
    }
    if let value = try reader.attempt("loose", &attempts, Mapped_loose.read) {
      return value
    }
    throw reader.noCase(attempts)
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .dated(let day, let hour): Mapped_dated.write(day, hour, to: &writer)
    case .loose(let day): Mapped_loose.write(day, to: &writer)
    }
  }
}

extension Postage {
  private enum Mapped_dated: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Postage {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var day: Int? = nil
      var hour: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.day = try Int.read(&reader)
        case 1: partial.hour = try Int.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Postage {
      let mappedArgument_day = partial.day.moved()
      let mappedArgument_hour = partial.hour.moved()
      let value = Postage.dated(day: mappedArgument_day, hour: mappedArgument_hour)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      day: 83 required
      hour: 83 required
      """, of: "Reporting.swift: Postage.dated")

    static func write(_ day: Int, _ hour: Int, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(day, hour, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ day: Int, _ hour: Int, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"day\":", day)
      writer.member(",\"hour\":", hour)
    }
  }

  private enum Mapped_loose: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Postage {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var day: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.day = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Postage {
      #sourceLocation(file: "Fixtures/Models/Checks/Reporting.swift", line: 83)
      let mappedArgument_day =
            partial.day.take() ?? 12
      #sourceLocation()
      let value = Postage.loose(day: mappedArgument_day)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      day: 84 default
      """, of: "Reporting.swift: Postage.loose")

    static func write(_ day: Int, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(day, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ day: Int, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"day\":", day)
    }
  }
}

extension ReportedTask: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 91 required
    title: 93 required first
    name: title 93 required alternative
    size: 95 default
    state: 96 default
    version: 97
    """, of: "Reporting.swift: ReportedTask")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.settle(partial.mappedAlternative_title)
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    var missing: String?
    if case nil = partial.title { missing = "title" }
    if let missing { throw reader.missing(missing) }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var title: String? = nil
    var mappedAlternative_title = Isomer.Alternative()
    var size: Int? = nil
    var state: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try reader.coerced(Int.self)
      case 1:
        try reader.alternative(0, &partial.mappedAlternative_title, &partial.title) {
          reader throws(Isomer.ReadingFailure) in
          return try String.read(&reader)
        }
      case 2:
        try reader.alternative(1, &partial.mappedAlternative_title, &partial.title) {
          reader throws(Isomer.ReadingFailure) in
          return try String.read(&reader)
        }
      case 3:
        partial.size = try reader.recover { reader throws(Isomer.ReadingFailure) in
          try Int?.read(&reader)
        } ?? nil
      case 4: partial.state = try String?.read(&reader)
      case 5:
        #sourceLocation(file: "Fixtures/Models/Checks/Reporting.swift", line: 96)
        try reader.skipConstant(Int.self,
                2)
        #sourceLocation()
      default: try reader.reportUnknownKey()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.title = partial.title.moved()
    if let read = partial.size.take() { self.size = read }
    if let read = partial.state.take() { self.state = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"title\":", self.title)
    writer.member(",\"size\":", self.size)
    writer.member(",\"state\":", self.state)
    writer.member(",\"version\":", self.version)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths(
      """
      id
      title
      size
      state
      version
      """)
  }
}
