// Coerced properties accept values of related types.
// The models are in Coercions.swift.

extension PartlyCoerced: Isomer.Readable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: String? = nil
    var name: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try reader.coerced(String.self)
      case 1: partial.name = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.name = partial.name.moved()
  }

  static let mappedKeys = Isomer.KeySet(
    """
    id: = required
    name: = required
    """, of: "Coercions.swift: PartlyCoerced")

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"name\":", self.name)
  }
}
