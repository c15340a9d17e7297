// A property collects unknown keys.
// The models are in Flattening.swift.

extension EnvelopedRest: Isomer.Readable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.id { missing = "data.id" }
    if let missing { throw reader.missing(missing) }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var extra: [String: JSONValue]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        if try !reader.readNull() {
          try reader.members(of: mappedKeys_data) { key, reader throws(Isomer.ReadingFailure) in
            switch key {
            case 0: partial.id = try Int.read(&reader)
            default: try reader.keep(in: &partial.extra)
            }
          }
        }
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    if let read = partial.extra.take() { self.extra = read }
  }

  static let mappedKeys = Isomer.KeySet(
    """
    data
    """, of: "Flattening.swift: EnvelopedRest", objects: [mappedKeys_data])

  private static let mappedKeys_data = Isomer.KeySet(
    """
    id: = required
    """, of: "Flattening.swift: EnvelopedRest", below: "data")

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    do {
      let container = writer.beginContainer(",\"data\":")
      writer.member(",\"id\":", self.id)
      writer.rest(self.extra, besides: Self.self, below: "data")
      writer.endContainer(container)
    }
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths("id: data.id")
    paths.rest("extra", below: "data")
    return paths
  }
}
