// A model within '#if' keeps its condition.
// The models are in Conditions.swift.

#if os(Linux)
extension LinuxOnly: Isomer.Readable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
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

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
  }

  static let mappedKeys = Isomer.KeySet(
    """
    name: = required
    """, of: "Conditions.swift: LinuxOnly")

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
  }
}
#endif
