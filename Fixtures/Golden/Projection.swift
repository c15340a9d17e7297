// A path leads through the elements of an array.
// The models are in Projections.swift.

extension Plucked: Isomer.Readable, Isomer.KeyedMapping where Item: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var items: [Item]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        partial.items = try reader.projected(Isomer.ProjectionPath([.every, .key("item")])) {
          reader throws(Isomer.ReadingFailure) in
          try [Item].read(&reader)
        }
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.items = partial.items.moved()
  }

  static var mappedKeys: Isomer.KeySet { MappedKeys_Plucked.mappedKeys }
}

extension Plucked: Isomer.Writable, Isomer.KeyedWritable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {}

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths()
  }
}

private enum MappedKeys_Plucked {
  static let mappedKeys = Isomer.KeySet(
    """
    list: items required
    """, of: "Projections.swift: Plucked")
}
