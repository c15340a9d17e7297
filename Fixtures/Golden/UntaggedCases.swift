// The first case that can be read is chosen.
// The models are in UntaggedCases.swift.

extension Cell: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var attempts = Isomer.Attempts()
    if let value = try reader.attempt("point", &attempts, mappedRead_point) {
      return value
    }
    if let value = try reader.attempt("titled", &attempts, Mapped_titled.read) {
      return value
    }
    if let value = try reader.attempt("empty", &attempts, mappedRead_empty) {
      return value
    }
    return .other(try Value.read(&reader))
  }

  private static func mappedRead_point(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    return .point(try Coordinates.read(&reader))
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
      let value = Cell.titled(title: mappedArgument_title)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      title: 21 required
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
