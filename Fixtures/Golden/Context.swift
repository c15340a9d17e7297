// A property is read from the context of the caller.
// The models are in Contextual.swift.

extension Customer: Isomer.Readable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Customer {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
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

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Customer {
    let mappedArgument_name = partial.name.moved()
    return Self(name: mappedArgument_name)
  }

  static let mappedKeys = Isomer.KeySet(
    """
    name: = required
    """, of: "Contextual.swift: Customer")

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
  }
}
