// The first case that can be read is chosen.
// The models are in UntaggedCases.swift.

extension Cell: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var attempts = Isomer.Attempts(of: Self.self)
    if let value = try reader.attempt("point", &attempts, Mapped_point.read) {
      return value
    }
    if let value = try reader.attempt("titled", &attempts, Mapped_titled.read) {
      return value
    }
    if let value = try reader.attempt("empty", &attempts, mappedRead_empty) {
      return value
    }
    return .other(try JSONValue.read(&reader))
  }

  private static func mappedRead_empty(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "empty": return .empty
    default: throw reader.unknownCase("\"empty\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .point(let point): writer.member("", point)
    case .titled(let title): Mapped_titled.write(title, to: &writer)
    case .empty: writer.raw("\"empty\"")
    case .other(let value): value.write(to: &writer)
    }
  }
}

extension Cell {
  private enum Mapped_point: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Cell {
      let start = reader.position
      var partial = MappedPartial()
      var missingKeys = try partial.fillRevisited(mappedKeys, from: &reader)
      do throws(Isomer.ReadingFailure) {
        try reader.revisit(start)
        partial.point = try Coordinates.read(&reader)
      } catch {
        missingKeys |= try reader.postpone(error, from: start)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var point: Coordinates? = nil
      var mappedSeen = Isomer.SeenKeys()

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
        switch key {
        default:
          try reader.skipUnknown(.error, below: "", &partial.mappedSeen, in: Mapped_point.self)
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Cell {
      let mappedArgument_point = partial.point.moved()
      return Cell.point(mappedArgument_point)
    }

    static let mappedKeys = Isomer.KeySet("", of: "UntaggedCases.swift: Cell.point")

    private static var mappedFlattened_point: Isomer.FlattenedKeys {
      Isomer.FlattenedKeys(or: [Coordinates.self])
    }

    static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
      mappedKeys.handling(of: key, below: path, as: profile, or: [], and: [mappedFlattened_point])
    }
  }

  private enum Mapped_titled: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Cell {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var title: String? = nil
      var mappedSeen = Isomer.SeenKeys()

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
        switch key {
        case 0: partial.title = try String.read(&reader)
        default: throw reader.unknownKey()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Cell {
      let mappedArgument_title = partial.title.moved()
      return Cell.titled(title: mappedArgument_title)
    }

    static let mappedKeys = Isomer.KeySet(
      """
      title: = required
      """, of: "UntaggedCases.swift: Cell.titled")

    static func write(_ title: String, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(title, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ title: String, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"title\":", title)
    }
  }
}
