// Generated from TaggedCases.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension Activity: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.tag(at: "type") else {
      throw reader.missingTag(at: "type")
    }
    switch tag {
    case "video", "clip":
      return try Mapped_video.read(&reader)
    case "text":
      return .text(try Message.read(&reader))
    case "link":
      return try Mapped_link.read(&reader)
    case 7:
      return try Mapped_numbered.read(&reader)
    case "closed":
      try reader.skipValue()
      return .closed
    case "place":
      return try Mapped_place.read(&reader)
    case "open":
      return try Mapped_open.read(&reader)
    case "repost":
      return try Mapped_repost.read(&reader)
    default:
      throw reader.unknownTag("one of \"video\", \"clip\", \"text\", \"link\", 7, \"closed\", \"place\", \"open\", \"repost\"", at: "type")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    guard writer.beginCase() else { return }
    switch self {
    case .video(let url, let seconds): Mapped_video.write(url, seconds, to: &writer)
    case .text(let text):
      guard let start = writer.beginObject() else { return }
      writer.raw(",\"type\":\"text\"")
      text.writeMappedMembers(to: &writer)
      writer.endObject(start)
    case .link(let value0): Mapped_link.write(value0, to: &writer)
    case .numbered(let value0): Mapped_numbered.write(value0, to: &writer)
    case .closed: writer.raw("{\"type\":\"closed\"}")
    case .place(let value0): Mapped_place.write(value0, to: &writer)
    case .open(let members): Mapped_open.write(members, to: &writer)
    case .repost(let of): Mapped_repost.write(of, to: &writer)
    }
    writer.endCase()
  }
}

extension Activity {
  private enum Mapped_video: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Activity {
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
        case 0: try reader.skipValue()
        case 1: partial.url = try URL.read(&reader)
        case 2: partial.seconds = try Double?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Activity {
      let mappedArgument_url = partial.url.moved()
      #sourceLocation(file: "Fixtures/Models/Enums/TaggedCases.swift", line: 9)
        let mappedArgument_seconds = partial.seconds.take() ?? 0
      #sourceLocation()
      let value = Activity.video(url: mappedArgument_url, seconds: mappedArgument_seconds)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      media_url: url 9 required
      seconds: 9 default
      """, of: "TaggedCases.swift: Activity.video")

    static func write(_ url: URL, _ seconds: Double, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(url, seconds, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ url: URL, _ seconds: Double, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"type\":\"video\"")
      writer.member(",\"media_url\":", url)
      writer.member(",\"seconds\":", seconds)
    }
  }

  private enum Mapped_link: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Activity {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var value0: URL? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.value0 = try URL.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Activity {
      let mappedArgument_value0 = partial.value0.moved()
      let value = Activity.link(mappedArgument_value0)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      href: value0 12 required
      """, of: "TaggedCases.swift: Activity.link")

    static func write(_ value0: URL, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(value0, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ value0: URL, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"type\":\"link\"")
      writer.member(",\"href\":", value0)
    }
  }

  private enum Mapped_numbered: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Activity {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var value0: [Int]? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.value0 = try [Int].read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Activity {
      let mappedArgument_value0 = partial.value0.moved()
      let value = Activity.numbered(mappedArgument_value0)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      values: value0 15 required
      """, of: "TaggedCases.swift: Activity.numbered")

    static func write(_ value0: [Int], to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(value0, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ value0: [Int], to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"type\":7")
      writer.member(",\"values\":", value0)
    }
  }

  private enum Mapped_place: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Activity {
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      do throws(Isomer.ReadingFailure) {
        try reader.compose(
          &partial.value0, of: partial.mappedFields_value0, Self.mappedFields_value0
        ) { reader throws(Isomer.ReadingFailure) in
          #sourceLocation(file: "Fixtures/Models/Enums/TaggedCases.swift", line: 18)
                          return try reader.transformed(CoordinateTransformer(), Coordinate.self)
          #sourceLocation()
        }
      } catch {
        missingKeys |= try reader.postpone(error)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var value0: Coordinate? = nil
      var mappedFields_value0 = Isomer.FieldPlaces()

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: try reader.remember(0, in: &partial.mappedFields_value0)
        case 2: try reader.remember(1, in: &partial.mappedFields_value0)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Activity {
      let mappedArgument_value0 = partial.value0.moved()
      let value = Activity.place(mappedArgument_value0)
      return value
    }

    private static let mappedFields_value0 = Isomer.FieldNames(["latitude", "longitude"])

    static let mappedKeys = Isomer.KeySet(
      """
      type
      latitude: value0 18
      longitude: value0 18 alternative
      """, of: "TaggedCases.swift: Activity.place")

    static func write(_ value0: Coordinate, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(value0, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ value0: Coordinate, to writer: inout Isomer.JSONWriter) {
      #sourceLocation(file: "Fixtures/Models/Enums/TaggedCases.swift", line: 18)
                let mappedFields_value0 = writer.fields(CoordinateTransformer(), Self.mappedFields_value0, of: value0)
      #sourceLocation()
      writer.raw(",\"type\":\"place\"")
      writer.field(",\"latitude\":", 0, of: mappedFields_value0)
      writer.field(",\"longitude\":", 1, of: mappedFields_value0)
    }
  }

  private enum Mapped_open: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Activity {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var members: [String: Value]? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        default: try reader.keep(in: &partial.members)
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Activity {
      let mappedArgument_members = partial.members.take() ?? [:]
      let value = Activity.open(members: mappedArgument_members)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      """, of: "TaggedCases.swift: Activity.open")

    static func write(_ members: [String: Value], to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(members, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ members: [String: Value], to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"type\":\"open\"")
      writer.rest(members, besides: Self.self)
    }
  }

  private enum Mapped_repost: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Activity {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var of: Activity? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.of = try Activity.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Activity {
      let mappedArgument_of = partial.of.moved()
      let value = Activity.repost(of: mappedArgument_of)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      of: 21 required
      """, of: "TaggedCases.swift: Activity.repost")

    static func write(_ of: Activity, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(of, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ of: Activity, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"type\":\"repost\"")
      writer.member(",\"of\":", of)
    }
  }
}

extension Activity.Message: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    body: 25 required
    author: 26
    """, of: "TaggedCases.swift: Activity.Message")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var body: String? = nil
    var author: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.body = try String.read(&reader)
      case 1: partial.author = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.body = partial.body.moved()
    self.author = partial.author.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"body\":", self.body)
    writer.optional(",\"author\":", self.author)
  }
}

extension Notice: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.possibleTag(at: "type") else {
      return .other(try Value.read(&reader))
    }
    switch tag {
    case "new_follower":
      return try Mapped_newFollower.read(&reader)
    case "new_like":
      return try Mapped_newLike.read(&reader)
    default: return .other(try Value.read(&reader))
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .newFollower(let userName): Mapped_newFollower.write(userName, to: &writer)
    case .newLike(let id): Mapped_newLike.write(id, to: &writer)
    case .other(let value): value.write(to: &writer)
    }
  }
}

extension Notice {
  private enum Mapped_newFollower: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Notice {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var userName: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.userName = try String.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Notice {
      let mappedArgument_userName = partial.userName.moved()
      let value = Notice.newFollower(userName: mappedArgument_userName)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      user_name: userName 33 required
      """, of: "TaggedCases.swift: Notice.newFollower")

    static func write(_ userName: String, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(userName, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ userName: String, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"type\":\"new_follower\"")
      writer.member(",\"user_name\":", userName)
    }
  }

  private enum Mapped_newLike: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Notice {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.id = try Int.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Notice {
      let mappedArgument_id = partial.id.moved()
      let value = Notice.newLike(id: mappedArgument_id)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      id: 34 required
      """, of: "TaggedCases.swift: Notice.newLike")

    static func write(_ id: Int, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(id, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ id: Int, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"type\":\"new_like\"")
      writer.member(",\"id\":", id)
    }
  }
}

extension Strictness: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.tag(at: "kind") else {
      throw reader.missingTag(at: "kind")
    }
    switch tag {
    case "simple":
      try reader.checkKeys(.error, handling: mappedHandling)
      try reader.skipValue()
      return .simple
    case "sized":
      return try Mapped_sized.read(&reader)
    case "model":
      return try Mapped_model.read(&reader)
    case "unknown":
      try reader.checkKeys(.error, handling: mappedHandling)
      try reader.skipValue()
      return .unknown
    default:
      try reader.skipValue()
      return .unknown
    }
  }

  private static func mappedHandling(of key: String, below path: String) -> Isomer.KeyHandling {
    switch (path, key) {
    case ("", "kind"): .value
    default: .none
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .simple: writer.raw("{\"kind\":\"simple\"}")
    case .sized(let width, let height): Mapped_sized.write(width, height, to: &writer)
    case .model(let model):
      guard let start = writer.beginObject() else { return }
      writer.raw(",\"kind\":\"model\"")
      model.writeMappedMembers(to: &writer)
      writer.endObject(start)
    case .unknown: writer.raw("{\"kind\":\"unknown\"}")
    }
  }
}

extension Strictness {
  private enum Mapped_sized: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Strictness {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var width: Int? = nil
      var height: Int? = nil
      var mappedSeen = Isomer.SeenKeys()

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.width = try Int.read(&reader)
        case 2: partial.height = try Int.read(&reader)
        default: throw reader.unknownKey()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Strictness {
      let mappedArgument_width = partial.width.moved()
      let mappedArgument_height = partial.height.moved()
      let value = Strictness.sized(width: mappedArgument_width, height: mappedArgument_height)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind
      width: 43 required
      height: 43 required
      """, of: "TaggedCases.swift: Strictness.sized")

    static func write(_ width: Int, _ height: Int, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(width, height, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ width: Int, _ height: Int, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"kind\":\"sized\"")
      writer.member(",\"width\":", width)
      writer.member(",\"height\":", height)
    }
  }

  private enum Mapped_model: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Strictness {
      let start = reader.position
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      do throws(Isomer.ReadingFailure) {
        try reader.revisit(start)
        partial.model = try Coordinates.read(&reader)
      } catch {
        missingKeys |= try reader.postpone(error, from: start)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var model: Coordinates? = nil
      var mappedSeen = Isomer.SeenKeys()

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
        switch key {
        case 0: try reader.skipValue()
        default:
          try reader.skipUnknown(.error, below: "", &partial.mappedSeen, in: Mapped_model.self)
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Strictness {
      let mappedArgument_model = partial.model.moved()
      let value = Strictness.model(mappedArgument_model)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind
      """, of: "TaggedCases.swift: Strictness.model")

    static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
      mappedKeys.handling(of: key, below: path, as: profile, or: [Coordinates.self])
    }
  }
}

extension Packet: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.tag(at: "meta\ntype") else {
      throw reader.missingTag(at: "meta\ntype")
    }
    switch tag {
    case "ping":
      return try Mapped_ping.read(&reader)
    case "data":
      return try Mapped_data.read(&reader)
    case "end":
      try reader.checkKeys(.report, handling: mappedHandling)
      try reader.skipValue()
      return .end
    default: throw reader.unknownTag("one of \"ping\", \"data\", \"end\"", at: "meta\ntype")
    }
  }

  private static func mappedHandling(of key: String, below path: String) -> Isomer.KeyHandling {
    switch (path, key) {
    case ("", "meta"): .container
    case ("meta", "type"): .value
    default: .none
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .ping(let id): Mapped_ping.write(id, to: &writer)
    case .data(let data):
      guard let start = writer.beginObject() else { return }
      writer.raw(",\"meta\":{\"type\":\"data\"}")
      data.writeMappedMembers(to: &writer)
      writer.mergeContainers(from: start)
      writer.endObject(start)
    case .end: writer.raw("{\"meta\":{\"type\":\"end\"}}")
    }
  }
}

extension Packet {
  private enum Mapped_ping: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Packet {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      var missing: String?
      if case nil = partial.id { missing = "meta.id" }
      if let missing { throw reader.missing(missing) }
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try partial.fillObject(mappedKeys_meta, first: 1, from: &reader)
        case 1: try reader.skipValue()
        case 2: partial.id = try Int.read(&reader)
        default: try reader.reportUnknownKey()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Packet {
      let mappedArgument_id = partial.id.moved()
      let value = Packet.ping(id: mappedArgument_id)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      meta
      """, of: "TaggedCases.swift: Packet.ping", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      type
      id: 53 required
      """, of: "TaggedCases.swift: Packet.ping", below: "meta")

    static func write(_ id: Int, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(id, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ id: Int, to writer: inout Isomer.JSONWriter) {
      do {
        let container = writer.beginContainer(",\"meta\":")
        writer.raw(",\"type\":\"ping\"")
        writer.member(",\"id\":", id)
        writer.endContainer(container)
      }
    }
  }

  private enum Mapped_data: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Packet {
      let start = reader.position
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      do throws(Isomer.ReadingFailure) {
        try reader.revisit(start)
        partial.data = try Payload.read(&reader)
      } catch {
        missingKeys |= try reader.postpone(error, from: start)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var data: Payload? = nil
      var mappedSeen = Isomer.SeenKeys()

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0:
          if try !reader.readNull() {
            var seen = Isomer.SeenKeys()
            try reader.members(of: mappedKeys_meta) { key, reader throws(Isomer.ReadingFailure) in
              switch key {
              case 0: try reader.skipValue()
              default: try reader.skipUnknown(.report, below: "meta", &seen, in: Mapped_data.self)
              }
            }
          }
        default:
          try reader.skipUnknown(.report, below: "", &partial.mappedSeen, in: Mapped_data.self)
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Packet {
      let mappedArgument_data = partial.data.moved()
      let value = Packet.data(mappedArgument_data)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      meta
      """, of: "TaggedCases.swift: Packet.data", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      type
      """, of: "TaggedCases.swift: Packet.data", below: "meta")

    static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
      mappedKeys.handling(of: key, below: path, as: profile, or: [Payload.self])
    }
  }
}

extension Packet.Payload: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    meta
    bytes: 60 required
    """, of: "TaggedCases.swift: Packet.Payload", objects: [mappedKeys_meta])

  private static let mappedKeys_meta = Isomer.KeySet(
    """
    id: 59 required
    """, of: "TaggedCases.swift: Packet.Payload", below: "meta")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.id { missing = "meta.id" }
    if let missing { throw reader.missing(missing) }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var bytes: [UInt8]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: try partial.fillObject(mappedKeys_meta, first: 2, from: &reader)
      case 1: partial.bytes = try [UInt8].read(&reader)
      case 2: partial.id = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.bytes = partial.bytes.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    do {
      let container = writer.beginContainer(",\"meta\":")
      writer.member(",\"id\":", self.id)
      writer.endContainer(container)
    }
    writer.member(",\"bytes\":", self.bytes)
  }
}

extension Verbosity: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.tag(at: "level") else {
      throw reader.missingTag(at: "level")
    }
    switch tag {
    case 0:
      try reader.skipValue()
      return .quiet
    case 5:
      try reader.skipValue()
      return .loud
    default: throw reader.unknownTag("one of 0, 5", at: "level")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .quiet: writer.raw("{\"level\":0}")
    case .loud: writer.raw("{\"level\":5}")
    }
  }
}

extension Received: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.tag(at: "t") else {
      throw reader.missingTag(at: "t")
    }
    switch tag {
    case "a":
      return try Mapped_a.read(&reader)
    case "b":
      try reader.skipValue()
      return .b
    default: throw reader.unknownTag("one of \"a\", \"b\"", at: "t")
    }
  }
}

extension Received {
  private enum Mapped_a: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Received {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var x: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.x = try Int.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Received {
      let mappedArgument_x = partial.x.moved()
      let value = Received.a(x: mappedArgument_x)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      t
      x: 73 required
      """, of: "TaggedCases.swift: Received.a")
  }
}

extension Sent: Isomer.Writable {
  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .a(let x): Mapped_a.write(x, to: &writer)
    case .b: writer.raw("{\"t\":\"b\"}")
    }
  }
}

extension Sent {
  private enum Mapped_a {
    static func write(_ x: Int, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(x, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ x: Int, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"t\":\"a\"")
      writer.member(",\"x\":", x)
    }
  }
}

extension Platform: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.tag(at: "t") else {
      throw reader.missingTag(at: "t")
    }
    switch tag {
    case "common":
      return try Mapped_common.read(&reader)
    #if os(Linux)
    case "special":
      return try Mapped_special.read(&reader)
    #endif
    #if !(os(Linux))
    case "special":
      return try Mapped_special.read(&reader)
    #endif
    #if NEVER
    case "never":
      #sourceLocation(file: "Fixtures/Models/Enums/TaggedCases.swift", line: 93)
      let mappedArgument_never = try Missing.read(&reader)
      #sourceLocation()
      return .never(mappedArgument_never)
    #endif
    default:
      throw reader.unknownTag("one of \"common\", \"special\", \"special\", \"never\"", at: "t")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .common(let x): Mapped_common.write(x, to: &writer)
    #if os(Linux)
    case .special(let pid): Mapped_special.write(pid, to: &writer)
    #endif
    #if !(os(Linux))
    case .special(let bundle): Mapped_special.write(bundle, to: &writer)
    #endif
    #if NEVER
    case .never(let never):
      guard let start = writer.beginObject() else { return }
      writer.raw(",\"t\":\"never\"")
      never.writeMappedMembers(to: &writer)
      writer.endObject(start)
    #endif
    }
  }
}

extension Platform {
  private enum Mapped_common: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Platform {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var x: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.x = try Int.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Platform {
      let mappedArgument_x = partial.x.moved()
      let value = Platform.common(x: mappedArgument_x)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      t
      x: 86 required
      """, of: "TaggedCases.swift: Platform.common")

    static func write(_ x: Int, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(x, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ x: Int, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"t\":\"common\"")
      writer.member(",\"x\":", x)
    }
  }

  #if os(Linux)
  private enum Mapped_special: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Platform {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var pid: Int32? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.pid = try Int32.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Platform {
      let mappedArgument_pid = partial.pid.moved()
      let value = Platform.special(pid: mappedArgument_pid)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      t
      pid: 88 required
      """, of: "TaggedCases.swift: Platform.special")

    static func write(_ pid: Int32, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(pid, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ pid: Int32, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"t\":\"special\"")
      writer.member(",\"pid\":", pid)
    }
  }
  #endif

  #if !(os(Linux))
  private enum Mapped_special: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Platform {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var bundle: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.bundle = try String.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Platform {
      let mappedArgument_bundle = partial.bundle.moved()
      let value = Platform.special(bundle: mappedArgument_bundle)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      t
      bundle: 90 required
      """, of: "TaggedCases.swift: Platform.special")

    static func write(_ bundle: String, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(bundle, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ bundle: String, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"t\":\"special\"")
      writer.member(",\"bundle\":", bundle)
    }
  }
  #endif
}

extension Loading: Isomer.Readable where Contents: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.tag(at: "state") else {
      throw reader.missingTag(at: "state")
    }
    switch tag {
    case "pending":
      try reader.skipValue()
      return .pending
    case "done":
      return try Mapped_done.read(&reader)
    default: throw reader.unknownTag("one of \"pending\", \"done\"", at: "state")
    }
  }

  private enum Mapped_done: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Loading<Contents> {
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      if missingKeys != 0 {
        reader.fillAbsent(&partial.contents, key: 1, of: &missingKeys, in: mappedKeys)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var contents: Contents? = nil
      var etag: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.contents = try Contents.read(&reader)
        case 2: partial.etag = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Loading<Contents> {
      let mappedArgument_contents = partial.contents.moved()
      let mappedArgument_etag = partial.etag.take()
      let value = Loading<Contents>.done(contents: mappedArgument_contents, etag: mappedArgument_etag)
      return value
    }

    static var mappedKeys: Isomer.KeySet { MappedKeys_Loading_done.mappedKeys }
  }
}

extension Loading: Isomer.Writable where Contents: Isomer.Writable {
  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .pending: writer.raw("{\"state\":\"pending\"}")
    case .done(let contents, let etag): MappedWriting_done.write(contents, etag, to: &writer)
    }
  }

  private enum MappedWriting_done: Isomer.KeyedMapping {
    static var mappedKeys: Isomer.KeySet { MappedKeys_Loading_done.mappedKeys }

    static func write(_ contents: Contents, _ etag: String?, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(contents, etag, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ contents: Contents, _ etag: String?, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"state\":\"done\"")
      writer.member(",\"contents\":", contents)
      writer.optional(",\"etag\":", etag)
    }
  }
}

private enum MappedKeys_Loading_done {
  static let mappedKeys = Isomer.KeySet(
    """
    state
    contents: 101 absent required
    etag: 101
    """, of: "TaggedCases.swift: Loading.done")
}

extension OddNames: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.tag(at: "tag") else {
      throw reader.missingTag(at: "tag")
    }
    switch tag {
    case "default":
      return try Mapped_default.read(&reader)
    case "begin":
      return try Mapped_start.read(&reader)
    default: throw reader.unknownTag("one of \"default\", \"begin\"", at: "tag")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .`default`(let reader, let mapped_writer, let mapped_start, let value, let key, let partial):
      Mapped_default.write(reader, mapped_writer, mapped_start, value, key, partial, to: &writer)
    case .start(let mapped_container, let `in`):
      Mapped_start.write(mapped_container, `in`, to: &writer)
    }
  }
}

extension OddNames {
  private enum Mapped_default: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> OddNames {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var reader: Int? = nil
      var writer: Int? = nil
      var start: Int? = nil
      var value: Int? = nil
      var key: Int? = nil
      var partial: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.reader = try Int.read(&reader)
        case 2: partial.writer = try Int.read(&reader)
        case 3: partial.start = try Int.read(&reader)
        case 4: partial.value = try Int.read(&reader)
        case 5: partial.key = try Int.read(&reader)
        case 6: partial.partial = try Int.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> OddNames {
      let mappedArgument_reader = partial.reader.moved()
      let mappedArgument_writer = partial.writer.moved()
      let mappedArgument_start = partial.start.moved()
      let mappedArgument_value = partial.value.moved()
      let mappedArgument_key = partial.key.moved()
      let mappedArgument_partial = partial.partial.moved()
      let value = OddNames.`default`(reader: mappedArgument_reader, writer: mappedArgument_writer, start: mappedArgument_start, value: mappedArgument_value, key: mappedArgument_key, partial: mappedArgument_partial)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      tag
      reader: 109 required
      writer: 109 required
      start: 109 required
      value: 109 required
      key: 109 required
      partial: 109 required
      """, of: "TaggedCases.swift: OddNames.default")

    static func write(_ reader: Int, _ mapped_writer: Int, _ mapped_start: Int, _ value: Int, _ key: Int, _ partial: Int, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(reader, mapped_writer, mapped_start, value, key, partial, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ reader: Int, _ mapped_writer: Int, _ mapped_start: Int, _ value: Int, _ key: Int, _ partial: Int, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"tag\":\"default\"")
      writer.member(",\"reader\":", reader)
      writer.member(",\"writer\":", mapped_writer)
      writer.member(",\"start\":", mapped_start)
      writer.member(",\"value\":", value)
      writer.member(",\"key\":", key)
      writer.member(",\"partial\":", partial)
    }
  }

  private enum Mapped_start: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> OddNames {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var container: Int? = nil
      var `in`: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.container = try Int.read(&reader)
        case 2: partial.`in` = try Int.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> OddNames {
      let mappedArgument_container = partial.container.moved()
      let mappedArgument_in = partial.`in`.moved()
      let value = OddNames.start(container: mappedArgument_container, in: mappedArgument_in)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      tag
      container: 110 required
      in: 110 required
      """, of: "TaggedCases.swift: OddNames.start")

    static func write(_ mapped_container: Int, _ `in`: Int, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(mapped_container, `in`, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ mapped_container: Int, _ `in`: Int, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"tag\":\"begin\"")
      writer.member(",\"container\":", mapped_container)
      writer.member(",\"in\":", `in`)
    }
  }
}

extension Surplus: Isomer.Readable where Content: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.tag(at: "type") else {
      throw reader.missingTag(at: "type")
    }
    switch tag {
    case "some":
      return try Mapped_some.read(&reader)
    default: throw reader.unknownTag("one of \"some\"", at: "type")
    }
  }

  private enum Mapped_some: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Surplus<Content> {
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      if missingKeys != 0 {
        reader.fillAbsent(&partial.content, key: 1, of: &missingKeys, in: mappedKeys)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var content: Content? = nil
      var extra: [String: Value]? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.content = try Content.read(&reader)
        default: try reader.keep(in: &partial.extra)
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Surplus<Content> {
      let mappedArgument_content = partial.content.moved()
      let mappedArgument_extra = partial.extra.take() ?? [:]
      let value = Surplus<Content>.some(content: mappedArgument_content, extra: mappedArgument_extra)
      return value
    }

    static var mappedKeys: Isomer.KeySet { MappedKeys_Surplus_some.mappedKeys }
  }
}

extension Surplus: Isomer.Writable where Content: Isomer.Writable {
  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .some(let content, let extra): MappedWriting_some.write(content, extra, to: &writer)
    }
  }

  private enum MappedWriting_some: Isomer.KeyedMapping {
    static var mappedKeys: Isomer.KeySet { MappedKeys_Surplus_some.mappedKeys }

    static func write(_ content: Content, _ extra: [String: Value], to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(content, extra, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ content: Content, _ extra: [String: Value], to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"type\":\"some\"")
      writer.member(",\"content\":", content)
      writer.rest(extra, besides: Self.self)
    }
  }
}

private enum MappedKeys_Surplus_some: Isomer.KeyedMapping {
  static let mappedKeys = Isomer.KeySet(
    """
    type
    content: 116 absent required
    """, of: "TaggedCases.swift: Surplus.some")
}
