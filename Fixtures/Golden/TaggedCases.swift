// A key of the object determines the case.
// The models are in TaggedCases.swift.

extension Notice: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.possibleTag(at: "type") else {
      return .other(try JSONValue.read(&reader))
    }
    switch tag {
    case "new_follower":
      return try Mapped_newFollower.read(&reader)
    case "new_like":
      return try Mapped_newLike.read(&reader)
    default: return .other(try JSONValue.read(&reader))
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
        case 1: partial.userName = try String.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Notice {
      let mappedArgument_userName = partial.userName.moved()
      return Notice.newFollower(userName: mappedArgument_userName)
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      user_name: userName required
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
        case 1: partial.id = try Int.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Notice {
      let mappedArgument_id = partial.id.moved()
      return Notice.newLike(id: mappedArgument_id)
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      id: = required
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
