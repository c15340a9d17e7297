// Unknown keys are errors.
// The models are in Flattening.swift.

extension StrictDocument: Isomer.Readable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
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
    var pages: Int? = nil
    var audit: Audit? = nil
    var mappedSeen = Isomer.SeenKeys()

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
      switch key {
      case 0: partial.title = try String.read(&reader)
      case 1:
        if try !reader.readNull() {
          var seen = Isomer.SeenKeys()
          try reader.members(of: mappedKeys_meta) { key, reader throws(Isomer.ReadingFailure) in
            if !seen.insert(key) { throw reader.duplicateKey() }
            switch key {
            case 0: partial.pages = try Int?.read(&reader)
            default: try reader.skipUnknown(.error, below: "meta", &seen, in: StrictDocument.self)
            }
          }
        }
      case 2:
        #sourceLocation(file: "Fixtures/Models/Flattening.swift", line: 27)
        try reader.skipConstant(String.self,
               "v1")
        #sourceLocation()
      default:
        try reader.skipUnknown(.error, below: "", &partial.mappedSeen, in: StrictDocument.self)
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.title = partial.title.moved()
    self.pages = partial.pages.take()
    self.audit = partial.audit.moved()
  }

  static let mappedKeys = Isomer.KeySet(
    """
    title: = required
    meta
    format: =
    """, of: "Flattening.swift: StrictDocument", objects: [mappedKeys_meta])

  private static let mappedKeys_meta = Isomer.KeySet(
    """
    pages: =
    """, of: "Flattening.swift: StrictDocument", below: "meta")

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    mappedKeys.handling(of: key, below: path, as: profile, or: [Audit.self])
  }

  func write(to writer: inout Isomer.JSONWriter) {
    guard let start = writer.beginObject() else { return }
    writeMappedMembers(to: &writer)
    writer.mergeContainers(from: start)
    writer.endObject(start)
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"title\":", self.title)
    do {
      let container = writer.beginContainer(",\"meta\":")
      writer.optional(",\"pages\":", self.pages)
      writer.endContainer(container)
    }
    self.audit.writeMappedMembers(to: &writer)
    writer.member(",\"format\":", self.format)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths(
      """
      title
      pages: meta.pages
      format
      """)
    paths.flatten("audit", self.audit.mappedPaths(options))
    return paths
  }
}
