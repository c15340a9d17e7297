// Generated from KeyedCases.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) public import Isomer

extension Clip: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    if let key = try reader.caseKey() {
      switch key {
      case "video", "clip":
        let value = try Mapped_video.read(&reader)
        try reader.endCase()
        return value
      case "text":
        let value = Self.text(try String.read(&reader))
        try reader.endCase()
        return value
      case "position":
        try reader.beginValues(of: 2)
        let mappedArgument_position_0 = try Double.read(&reader)
        try reader.nextValue(of: 2)
        let mappedArgument_position_1 = try Double.read(&reader)
        try reader.endValues(of: 2)
        let value = Self.position(mappedArgument_position_0, mappedArgument_position_1)
        try reader.endCase()
        return value
      case "note":
        try reader.beginValues(of: 2)
        let mappedArgument_note_0 = try String?.read(&reader)
        try reader.nextValue(of: 2)
        let mappedArgument_note_1 = try reader.elements(.lossy, of: [Int].self)
        try reader.endValues(of: 2)
        let value = Self.note(mappedArgument_note_0, mappedArgument_note_1)
        try reader.endCase()
        return value
      case "removed":
        try reader.skipNoValues()
        try reader.endCase()
        return .removed
      case "shut":
        try reader.skipNoValues()
        try reader.endCase()
        return .closed
      default: break
      }
    } else if let name = try reader.caseName() {
      switch name {
      case "removed":
        return .removed
      case "shut":
        return .closed
      default: break
      }
    }
    reader.rewind(to: start)
    throw reader.unknownCaseKey("\"removed\" or \"shut\", or an object with \"video\", \"clip\", \"text\", \"position\" or \"note\"")
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .video(let url, let seconds):
      writer.raw("{\"video\":")
      Mapped_video.write(url, seconds, to: &writer)
      writer.raw("}")
    case .text(let text):
      writer.member("{\"text\":", text)
      writer.raw("}")
    case .position(let position_0, let position_1):
      writer.member("{\"position\":[", position_0)
      writer.member(",", position_1)
      writer.raw("]}")
    case .note(let note_0, let note_1):
      writer.optional("{\"note\":[", note_0, null: .write)
      writer.member(",", note_1)
      writer.raw("]}")
    case .removed: writer.raw("\"removed\"")
    case .closed: writer.raw("\"shut\"")
    }
  }
}

extension Clip {
  private enum Mapped_video: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Clip {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var url: URL? = nil
      var seconds: Double? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.url = try URL.read(&reader)
        case 1: partial.seconds = try Double?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Clip {
      let mappedArgument_url = partial.url.moved()
      #sourceLocation(file: "Fixtures/Models/Enums/KeyedCases.swift", line: 9)
        let mappedArgument_seconds = partial.seconds.take() ?? 0
      #sourceLocation()
      let value = Clip.video(url: mappedArgument_url, seconds: mappedArgument_seconds)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      media_url: url 9 required
      seconds: 9 default
      """, of: "KeyedCases.swift: Clip.video")

    static func write(_ url: URL, _ seconds: Double, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(url, seconds, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ url: URL, _ seconds: Double, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"media_url\":", url)
      writer.member(",\"seconds\":", seconds)
    }
  }
}

extension Delivery: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    if let key = try reader.caseKey() {
      switch key {
      case "home_address":
        let value = try Mapped_homeAddress.read(&reader)
        try reader.endCase()
        return value
      case "pick_up":
        let value = try Mapped_pickUp.read(&reader)
        try reader.endCase()
        return value
      case "drone":
        let value = try Mapped_drone.read(&reader)
        try reader.endCase()
        return value
      case "express":
        #sourceLocation(file: "Fixtures/Models/Enums/KeyedCases.swift", line: 31)
        let mappedArgument_express = try reader
        .transformed(.secondsSince1970, Date.self)
        #sourceLocation()
        let value = Self.express(mappedArgument_express)
        try reader.endCase()
        return value
      case "slots":
        try reader.beginValues(of: 2, atLeast: 1)
        #sourceLocation(file: "Fixtures/Models/Enums/KeyedCases.swift", line: 33)
        let mappedArgument_slots_0 = try reader
        .transformed(.secondsSince1970, Date.self)
        #sourceLocation()
        var mappedIsOpen = true
        var mappedArgument_slots_1: Int? = nil
        if try reader.nextValue(&mappedIsOpen) {
          mappedArgument_slots_1 = try reader.coerced(Int?.self)
        }
        #sourceLocation(file: "Fixtures/Models/Enums/KeyedCases.swift", line: 34)
               let mappedFilled_slots_1 = mappedArgument_slots_1 ?? 1
        #sourceLocation()
        if mappedIsOpen { try reader.endValues(of: 2, atLeast: 1) }
        let value = Self.slots(mappedArgument_slots_0, mappedFilled_slots_1)
        try reader.endCase()
        return value
      case "later":
        let value = try Mapped_later.read(&reader)
        try reader.endCase()
        return value
      case "someday":
        let mappedArgument_someday = try reader.recover { reader throws(Isomer.ReadingFailure) in
          try Int?.read(&reader)
        } ?? nil
        #sourceLocation(file: "Fixtures/Models/Enums/KeyedCases.swift", line: 37)
        let mappedFilled_someday = mappedArgument_someday
                     ?? 30
        #sourceLocation()
        let value = Self.someday(mappedFilled_someday)
        try reader.endCase()
        return value
      default: break
      }
    }
    reader.rewind(to: start)
    throw reader.unknownCaseKey("an object with \"home_address\", \"pick_up\", \"drone\", \"express\", \"slots\", \"later\" or \"someday\"")
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .homeAddress(let streetName, let zipCode, let country, let floor, let doorCode):
      writer.raw("{\"home_address\":")
      Mapped_homeAddress.write(streetName, zipCode, country, floor, doorCode, to: &writer)
      writer.raw("}")
    case .pickUp(let value0, let name, let note):
      writer.raw("{\"pick_up\":")
      Mapped_pickUp.write(value0, name, note, to: &writer)
      writer.raw("}")
    case .drone(let value0, let altitude):
      writer.raw("{\"drone\":")
      Mapped_drone.write(value0, altitude, to: &writer)
      writer.raw("}")
    case .express(let express):
      #sourceLocation(file: "Fixtures/Models/Enums/KeyedCases.swift", line: 32)
       writer.member(.secondsSince1970, "{\"express\":", express)
      #sourceLocation()
      writer.raw("}")
    case .slots(let slots_0, let slots_1):
      #sourceLocation(file: "Fixtures/Models/Enums/KeyedCases.swift", line: 34)
       writer.member(.secondsSince1970, "{\"slots\":[", slots_0)
      #sourceLocation()
      writer.member(",", slots_1)
      writer.raw("]}")
    case .later(let days):
      writer.raw("{\"later\":")
      Mapped_later.write(days, to: &writer)
      writer.raw("}")
    case .someday(let someday):
      writer.member("{\"someday\":", someday)
      writer.raw("}")
    }
  }
}

extension Delivery {
  private enum Mapped_homeAddress: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Delivery {
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      do throws(Isomer.ReadingFailure) {
        try reader.settle(partial.mappedAlternative_zipCode)
      } catch {
        missingKeys |= try reader.postpone(error)
      }
      var missing: String?
      if case nil = partial.zipCode { missing = "zip_code" }
      if let missing { throw reader.missing(missing) }
      try reader.require(missingKeys, of: mappedKeys)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var streetName: String? = nil
      var zipCode: String? = nil
      var mappedAlternative_zipCode = Isomer.Alternative()
      var country: String? = nil
      var floor: Int? = nil
      var doorCode: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.streetName = try String.read(&reader)
        case 1:
          try reader.alternative(0, &partial.mappedAlternative_zipCode, &partial.zipCode) {
            reader throws(Isomer.ReadingFailure) in
            return try reader.coerced(String.self)
          }
        case 2:
          try reader.alternative(1, &partial.mappedAlternative_zipCode, &partial.zipCode) {
            reader throws(Isomer.ReadingFailure) in
            return try reader.coerced(String.self)
          }
        case 3: partial.country = try String?.read(&reader)
        case 4:
          partial.floor = try reader.recover { reader throws(Isomer.ReadingFailure) in
            try Int?.read(&reader)
          } ?? nil
        case 5: partial.doorCode = try String?.read(&reader)
        default: try reader.reportUnknownKey()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Delivery {
      let mappedArgument_streetName = partial.streetName.moved()
      let mappedArgument_zipCode = partial.zipCode.moved()
      #sourceLocation(file: "Fixtures/Models/Enums/KeyedCases.swift", line: 22)
      let mappedArgument_country = partial
     .country.take() ?? "DE"
      #sourceLocation()
      let mappedArgument_floor = partial.floor.take()
      let mappedArgument_doorCode = partial.doorCode.take()
      let value = Delivery.homeAddress(streetName: mappedArgument_streetName, zipCode: mappedArgument_zipCode, country: mappedArgument_country, floor: mappedArgument_floor, doorCode: mappedArgument_doorCode)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      street_name: streetName 21 required
      zip_code: zipCode 22 required first
      zip: zipCode 22 required alternative
      country: 23 default
      floor: 24
      door_code: doorCode 25
      """, of: "KeyedCases.swift: Delivery.homeAddress")

    static func write(_ streetName: String, _ zipCode: String, _ country: String, _ floor: Int?, _ doorCode: String?, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(streetName, zipCode, country, floor, doorCode, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ streetName: String, _ zipCode: String, _ country: String, _ floor: Int?, _ doorCode: String?, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"street_name\":", streetName)
      writer.member(",\"zip_code\":", zipCode)
      writer.member(",\"country\":", country)
      writer.optional(",\"floor\":", floor, null: .write)
      writer.optional(",\"door_code\":", doorCode, null: .omit)
    }
  }

  private enum Mapped_pickUp: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Delivery {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      var missing: String?
      if case nil = partial.name { missing = "place.name" }
      if case nil = partial.value0 { missing = "place.id" }
      if let missing { throw reader.missing(missing) }
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var value0: Int? = nil
      var name: String? = nil
      var note: String?? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try partial.fillObject(mappedKeys_place, first: 2, from: &reader)
        case 1: partial.note = try String?.read(&reader)
        case 2: partial.value0 = try Int.read(&reader)
        case 3: partial.name = try String.read(&reader)
        default: try reader.reportUnknownKey()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Delivery {
      let mappedArgument_value0 = partial.value0.moved()
      let mappedArgument_name = partial.name.moved()
      let mappedArgument_note = partial.note.moved()
      let value = Delivery.pickUp(mappedArgument_value0, name: mappedArgument_name, note: mappedArgument_note)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      place
      note: 28 required
      """, of: "KeyedCases.swift: Delivery.pickUp", objects: [mappedKeys_place])

    private static let mappedKeys_place = Isomer.KeySet(
      """
      id: value0 27 required
      name: 27 required
      """, of: "KeyedCases.swift: Delivery.pickUp", below: "place")

    static func write(_ value0: Int, _ name: String, _ note: String?, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(value0, name, note, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ value0: Int, _ name: String, _ note: String?, to writer: inout Isomer.JSONWriter) {
      do {
        let container = writer.beginContainer(",\"place\":")
        writer.member(",\"id\":", value0)
        writer.member(",\"name\":", name)
        writer.endContainer(container)
      }
      writer.optional(",\"note\":", note, null: .write)
    }
  }

  private enum Mapped_drone: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Delivery {
      let start = reader.position
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      do throws(Isomer.ReadingFailure) {
        try reader.revisit(start)
        partial.value0 = try Coordinates.read(&reader)
      } catch {
        missingKeys |= try reader.postpone(error, from: start)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var value0: Coordinates? = nil
      var altitude: Double? = nil
      var mappedSeen = Isomer.SeenKeys()

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.altitude = try Double.read(&reader)
        default:
          try reader.skipUnknown(.report, below: "", &partial.mappedSeen, in: Mapped_drone.self)
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Delivery {
      let mappedArgument_value0 = partial.value0.moved()
      let mappedArgument_altitude = partial.altitude.moved()
      let value = Delivery.drone(mappedArgument_value0, altitude: mappedArgument_altitude)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      altitude: 30 required
      """, of: "KeyedCases.swift: Delivery.drone")

    static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
      mappedKeys.handling(of: key, below: path, as: profile, or: [Coordinates.self])
    }

    static func write(_ value0: Coordinates, _ altitude: Double, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(value0, altitude, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ value0: Coordinates, _ altitude: Double, to writer: inout Isomer.JSONWriter) {
      value0.writeMappedMembers(to: &writer)
      writer.member(",\"altitude\":", altitude)
    }
  }

  private enum Mapped_later: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Delivery {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var days: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0:
          partial.days = try reader.recover { reader throws(Isomer.ReadingFailure) in
            try Int?.read(&reader)
          } ?? nil
        default: try reader.reportUnknownKey()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Delivery {
      #sourceLocation(file: "Fixtures/Models/Enums/KeyedCases.swift", line: 35)
      let mappedArgument_days =
 partial.days.take() ?? 7
      #sourceLocation()
      let value = Delivery.later(days: mappedArgument_days)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      days: 36 default
      """, of: "KeyedCases.swift: Delivery.later")

    static func write(_ days: Int, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(days, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ days: Int, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"days\":", days)
    }
  }
}

extension Coordinates: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    latitude: 43 required
    longitude: 44 required
    """, of: "KeyedCases.swift: Coordinates")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var latitude: Double? = nil
    var longitude: Double? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.latitude = try Double.read(&reader)
      case 1: partial.longitude = try Double.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.latitude = partial.latitude.moved()
    self.longitude = partial.longitude.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"latitude\":", self.latitude)
    writer.member(",\"longitude\":", self.longitude)
  }
}

extension Reaction: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    if let key = try reader.caseKey() {
      switch key {
      case "emoji":
        let value = Self.emoji(try String.read(&reader))
        try reader.endCase()
        return value
      case "comment":
        let value = try Mapped_comment.read(&reader)
        try reader.endCase()
        return value
      default: break
      }
    }
    reader.rewind(to: start)
    return .other(try Value.read(&reader))
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .emoji(let emoji):
      writer.member("{\"emoji\":", emoji)
      writer.raw("}")
    case .comment(let author, let body):
      writer.raw("{\"comment\":")
      Mapped_comment.write(author, body, to: &writer)
      writer.raw("}")
    case .other(let value): value.write(to: &writer)
    }
  }
}

extension Reaction {
  private enum Mapped_comment: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Reaction {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var author: String? = nil
      var body: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.author = try String.read(&reader)
        case 1: partial.body = try String.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Reaction {
      let mappedArgument_author = partial.author.moved()
      let mappedArgument_body = partial.body.moved()
      let value = Reaction.comment(author: mappedArgument_author, body: mappedArgument_body)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      author: 51 required
      body: 51 required
      """, of: "KeyedCases.swift: Reaction.comment")

    static func write(_ author: String, _ body: String, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(author, body, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ author: String, _ body: String, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"author\":", author)
      writer.member(",\"body\":", body)
    }
  }
}

extension Severity: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    if let key = try reader.caseKey() {
      switch key {
      case "level":
        let value = Self.level(try Int.read(&reader))
        try reader.endCase()
        return value
      case "detail":
        let value = try Mapped_detail.read(&reader)
        try reader.endCase()
        return value
      case "none":
        try reader.skipNoValues(.error)
        try reader.endCase()
        return .none
      case "unknown":
        try reader.skipNoValues(.error)
        try reader.endCase()
        return .unknown
      default:
        reader.rewind(to: start)
        try reader.skipValue()
        return .unknown
      }
    } else if let name = try reader.caseName() {
      switch name {
      case "none":
        return .none
      case "unknown":
        return .unknown
      default:
        reader.rewind(to: start)
        try reader.skipValue()
        return .unknown
      }
    }
    reader.rewind(to: start)
    throw reader.unknownCaseKey("\"none\" or \"unknown\", or an object with \"level\" or \"detail\"")
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .level(let level):
      writer.member("{\"level\":", level)
      writer.raw("}")
    case .detail(let code):
      writer.raw("{\"detail\":")
      Mapped_detail.write(code, to: &writer)
      writer.raw("}")
    case .none: writer.raw("\"none\"")
    case .unknown: writer.raw("\"unknown\"")
    }
  }
}

extension Severity {
  private enum Mapped_detail: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Severity {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var code: Int? = nil
      var mappedSeen = Isomer.SeenKeys()

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
        switch key {
        case 0: partial.code = try Int.read(&reader)
        default: throw reader.unknownKey()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Severity {
      let mappedArgument_code = partial.code.moved()
      let value = Severity.detail(code: mappedArgument_code)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      code: 60 required
      """, of: "KeyedCases.swift: Severity.detail")

    static func write(_ code: Int, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(code, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ code: Int, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"code\":", code)
    }
  }
}

extension Formula: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    if let key = try reader.caseKey() {
      switch key {
      case "number":
        let value = Self.number(try Double.read(&reader))
        try reader.endCase()
        return value
      case "negation":
        let value = Self.negation(try Formula.read(&reader))
        try reader.endCase()
        return value
      case "sum":
        let value = try Mapped_sum.read(&reader)
        try reader.endCase()
        return value
      case "list":
        let value = Self.list(try [Formula].read(&reader))
        try reader.endCase()
        return value
      default: break
      }
    }
    reader.rewind(to: start)
    throw reader.unknownCaseKey("an object with \"number\", \"negation\", \"sum\" or \"list\"")
  }

  func write(to writer: inout Isomer.JSONWriter) {
    guard writer.beginCase() else { return }
    switch self {
    case .number(let number):
      writer.member("{\"number\":", number)
      writer.raw("}")
    case .negation(let negation):
      writer.member("{\"negation\":", negation)
      writer.raw("}")
    case .sum(let left, let right):
      writer.raw("{\"sum\":")
      Mapped_sum.write(left, right, to: &writer)
      writer.raw("}")
    case .list(let list):
      writer.member("{\"list\":", list)
      writer.raw("}")
    }
    writer.endCase()
  }
}

extension Formula {
  private enum Mapped_sum: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Formula {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var left: Formula? = nil
      var right: Formula? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.left = try Formula.read(&reader)
        case 1: partial.right = try Formula.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Formula {
      let mappedArgument_left = partial.left.moved()
      let mappedArgument_right = partial.right.moved()
      let value = Formula.sum(left: mappedArgument_left, right: mappedArgument_right)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      left: 71 required
      right: 71 required
      """, of: "KeyedCases.swift: Formula.sum")

    static func write(_ left: Formula, _ right: Formula, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(left, right, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ left: Formula, _ right: Formula, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"left\":", left)
      writer.member(",\"right\":", right)
    }
  }
}

extension Outcome: Isomer.Readable where Success: Isomer.Readable, Failure: Isomer.Readable {
  public static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    if let key = try reader.caseKey() {
      switch key {
      case "success":
        let value = Self.success(try Success.read(&reader))
        try reader.endCase()
        return value
      case "failure":
        let value = try Mapped_failure.read(&reader)
        try reader.endCase()
        return value
      case "both":
        try reader.beginValues(of: 2)
        let mappedArgument_both_0 = try Success.read(&reader)
        try reader.nextValue(of: 2)
        let mappedArgument_both_1 = try Failure.read(&reader)
        try reader.endValues(of: 2)
        let value = Self.both(mappedArgument_both_0, mappedArgument_both_1)
        try reader.endCase()
        return value
      default: break
      }
    }
    reader.rewind(to: start)
    throw reader.unknownCaseKey("an object with \"success\", \"failure\" or \"both\"")
  }

  private enum Mapped_failure: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Outcome<Success, Failure> {
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      if missingKeys != 0 {
        reader.fillAbsent(&partial.error, key: 0, of: &missingKeys, in: mappedKeys)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var error: Failure? = nil
      var retries: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.error = try Failure.read(&reader)
        case 1: partial.retries = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Outcome<Success, Failure> {
      let mappedArgument_error = partial.error.moved()
      #sourceLocation(file: "Fixtures/Models/Enums/KeyedCases.swift", line: 78)
      let mappedArgument_retries =
                    partial.retries.take() ?? 0
      #sourceLocation()
      let value = Outcome<Success, Failure>.failure(error: mappedArgument_error, retries: mappedArgument_retries)
      return value
    }

    static var mappedKeys: Isomer.KeySet { MappedKeys_Outcome_failure.mappedKeys }
  }
}

extension Outcome: Isomer.Writable where Success: Isomer.Writable, Failure: Isomer.Writable {
  public func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .success(let success):
      writer.member("{\"success\":", success)
      writer.raw("}")
    case .failure(let error, let retries):
      writer.raw("{\"failure\":")
      MappedWriting_failure.write(error, retries, to: &writer)
      writer.raw("}")
    case .both(let both_0, let both_1):
      writer.member("{\"both\":[", both_0)
      writer.member(",", both_1)
      writer.raw("]}")
    }
  }

  private enum MappedWriting_failure: Isomer.KeyedMapping {
    static var mappedKeys: Isomer.KeySet { MappedKeys_Outcome_failure.mappedKeys }

    static func write(_ error: Failure, _ retries: Int, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(error, retries, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ error: Failure, _ retries: Int, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"error\":", error)
      writer.member(",\"retries\":", retries)
    }
  }
}

private enum MappedKeys_Outcome_failure {
  static let mappedKeys = Isomer.KeySet(
    """
    error: 79 absent required
    retries: 79 default
    """, of: "KeyedCases.swift: Outcome.failure")
}

extension Conversation: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    first: 88 required
    pinned: 89
    attachments: 90 default
    byName: 91 default
    lossy: 93 default
    recovered: 95 default
    outcome: 96
    scope: 108 default
    """, of: "KeyedCases.swift: Conversation")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var first: Clip? = nil
    var pinned: Clip? = nil
    var attachments: [Clip]? = nil
    var byName: [String: Reaction]? = nil
    var lossy: [Clip]? = nil
    var recovered: Clip? = nil
    var outcome: Outcome<Int, String>? = nil
    var scope: Scope? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.first = try Clip.read(&reader)
      case 1: partial.pinned = try Clip?.read(&reader)
      case 2: partial.attachments = try [Clip]?.read(&reader)
      case 3: partial.byName = try [String: Reaction]?.read(&reader)
      case 4: partial.lossy = try reader.elements(.lossy, of: [Clip]?.self)
      case 5:
        partial.recovered = try reader.recover { reader throws(Isomer.ReadingFailure) in
          try Clip?.read(&reader)
        } ?? nil
      case 6: partial.outcome = try Outcome<Int, String>?.read(&reader)
      case 7: partial.scope = try Scope?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.first = partial.first.moved()
    self.pinned = partial.pinned.take()
    if let read = partial.attachments.take() { self.attachments = read }
    if let read = partial.byName.take() { self.byName = read }
    if let read = partial.lossy.take() { self.lossy = read }
    #sourceLocation(file: "Fixtures/Models/Enums/KeyedCases.swift", line: 93)
    self.recovered = partial
 .recovered.take() ?? .removed
    #sourceLocation()
    self.outcome = partial.outcome.take()
    if let read = partial.scope.take() { self.scope = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"first\":", self.first)
    writer.optional(",\"pinned\":", self.pinned)
    writer.member(",\"attachments\":", self.attachments)
    writer.member(",\"byName\":", self.byName)
    writer.member(",\"lossy\":", self.lossy)
    writer.member(",\"recovered\":", self.recovered)
    writer.optional(",\"outcome\":", self.outcome)
    writer.member(",\"scope\":", self.scope)
  }
}

extension Conversation.Scope: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    if let key = try reader.caseKey() {
      switch key {
      case "all":
        try reader.skipNoValues()
        try reader.endCase()
        return .all
      case "members":
        let value = try Mapped_members.read(&reader)
        try reader.endCase()
        return value
      case "team":
        let value = Self.team(try Conversation.Team.read(&reader))
        try reader.endCase()
        return value
      default: break
      }
    } else if let name = try reader.caseName() {
      switch name {
      case "all":
        return .all
      default: break
      }
    }
    reader.rewind(to: start)
    throw reader.unknownCaseKey("\"all\", or an object with \"members\" or \"team\"")
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .all: writer.raw("\"all\"")
    case .members(let of):
      writer.raw("{\"members\":")
      Mapped_members.write(of, to: &writer)
      writer.raw("}")
    case .team(let team):
      writer.member("{\"team\":", team)
      writer.raw("}")
    }
  }
}

extension Conversation.Scope {
  private enum Mapped_members: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Conversation.Scope {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var of: Conversation.Team? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.of = try Conversation.Team.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Conversation.Scope {
      let mappedArgument_of = partial.of.moved()
      let value = Conversation.Scope.members(of: mappedArgument_of)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      of: 101 required
      """, of: "KeyedCases.swift: Conversation.Scope.members")

    static func write(_ of: Conversation.Team, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(of, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ of: Conversation.Team, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"of\":", of)
    }
  }
}

extension Conversation.Team: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 106 required
    """, of: "KeyedCases.swift: Conversation.Team")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
  }
}
