// The keys of a flattened model are read by that model.
// The models are in Flattening.swift.

extension Document: Isomer.Readable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    var missingKeys = try partial.fillRevisited(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.revisit(start)
      partial.audit = try Audit.read(&reader)
    } catch {
      missingKeys |= try reader.postpone(error, from: start)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var title: String? = nil
    var audit: Audit? = nil
    var extra: [String: JSONValue]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.title = try String.read(&reader)
      default: try reader.keep(in: &partial.extra, besides: Document.self, below: "")
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.title = partial.title.moved()
    self.audit = partial.audit.moved()
    self.extra = partial.extra.take() ?? [:]
  }

  static let mappedKeys = Isomer.KeySet(
    """
    title: = required
    """, of: "Flattening.swift: Document")

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    mappedKeys.handling(of: key, below: path, as: profile, or: [Audit.self])
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"title\":", self.title)
    self.audit.writeMappedMembers(to: &writer)
    writer.rest(self.extra, besides: Self.self)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths("title")
    paths.flatten("audit", self.audit.mappedPaths(options))
    paths.rest("extra")
    return paths
  }
}
