// Generated from Flattening.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

extension Audit: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    createdBy: 5 required
    updatedBy: 6
    meta
    """, of: "Flattening.swift: Audit", objects: [mappedKeys_meta])

  private static let mappedKeys_meta = Isomer.KeySet(
    """
    revision: 8 required
    """, of: "Flattening.swift: Audit", below: "meta")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.revision { missing = "meta.revision" }
    if let missing { throw reader.missing(missing) }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var createdBy: String? = nil
    var updatedBy: String? = nil
    var revision: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.createdBy = try String.read(&reader)
      case 1: partial.updatedBy = try String?.read(&reader)
      case 2: try partial.fillObject(mappedKeys_meta, first: 3, from: &reader)
      case 3: partial.revision = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.createdBy = partial.createdBy.moved()
    self.updatedBy = partial.updatedBy.take()
    self.revision = partial.revision.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"createdBy\":", self.createdBy)
    writer.optional(",\"updatedBy\":", self.updatedBy)
    do {
      let container = writer.beginContainer(",\"meta\":")
      writer.member(",\"revision\":", self.revision)
      writer.endContainer(container)
    }
  }
}

extension Document: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    title: 14 required
    """, of: "Flattening.swift: Document")

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    mappedKeys.handling(of: key, below: path, as: profile, or: [Audit.self])
  }

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
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
    var extra: [String: Value]? = nil

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

extension StrictDocument: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    title: 23 required
    meta
    format: 28
    """, of: "Flattening.swift: StrictDocument", objects: [mappedKeys_meta])

  private static let mappedKeys_meta = Isomer.KeySet(
    """
    pages: 25
    """, of: "Flattening.swift: StrictDocument", below: "meta")

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    mappedKeys.handling(of: key, below: path, as: profile, or: [Audit.self])
  }

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
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
        #sourceLocation(file: "Fixtures/Models/Keys/Flattening.swift", line: 27)
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

extension ReportingDocument: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    title: 33 required
    """, of: "Flattening.swift: ReportingDocument")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var title: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.title = try String.read(&reader)
      default: try reader.reportUnknownKey()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.title = partial.title.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"title\":", self.title)
  }
}

extension EnvelopedRest: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    data
    """, of: "Flattening.swift: EnvelopedRest", objects: [mappedKeys_data])

  private static let mappedKeys_data = Isomer.KeySet(
    """
    id: 38 required
    """, of: "Flattening.swift: EnvelopedRest", below: "data")

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
    var extra: [String: Value]? = nil

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
