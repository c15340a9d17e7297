// Generated from Audit.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) public import Isomer

extension Audit: Isomer.Readable, Isomer.Writable {}

@_spi(Generated) extension Audit: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  public static func mappedReading(as profile: String?) -> any Isomer.Mapping<Audit>.Type {
    switch profile {
    case "web": return Mapped_Audit_as_web.self
    default: return Mapped_Audit_plain.self
    }
  }
}

extension Audit {
  private enum Mapped_Audit_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Audit {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      var missing: String?
      if case nil = partial.revision { missing = "meta.revision" }
      if let missing { throw reader.missing(missing) }
      return Audit(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var createdBy: String? = nil
      var revision: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.createdBy = try String.read(&reader)
        case 1: try partial.fillObject(mappedKeys_meta, first: 2, from: &reader)
        case 2: partial.revision = try Int.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      createdBy: 6 required
      meta
      """, of: "Audit.swift: Audit", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      revision: 8 required
      """, of: "Audit.swift: Audit", below: "meta")

    static func writeMappedMembers(_ value: Audit, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"createdBy\":", value.createdBy)
      do {
        let container = writer.beginContainer(",\"meta\":")
        writer.member(",\"revision\":", value.revision)
        writer.endContainer(container)
      }
    }
  }

  private init(mapped partial: inout Mapped_Audit_plain.MappedPartial) {
    self.createdBy = partial.createdBy.moved()
    self.revision = partial.revision.moved()
  }

  private enum Mapped_Audit_as_web: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Audit {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      var missing: String?
      if case nil = partial.revision { missing = "meta.revision" }
      if let missing { throw reader.missing(missing) }
      return Audit(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var createdBy: String? = nil
      var revision: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.createdBy = try String.read(&reader)
        case 1: try partial.fillObject(mappedKeys_meta, first: 2, from: &reader)
        case 2: partial.revision = try Int.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      created_by: createdBy 6 required
      meta
      """, of: "Audit.swift: Audit", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      revision: 8 required
      """, of: "Audit.swift: Audit", below: "meta")

    static func writeMappedMembers(_ value: Audit, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"created_by\":", value.createdBy)
      do {
        let container = writer.beginContainer(",\"meta\":")
        writer.member(",\"revision\":", value.revision)
        writer.endContainer(container)
      }
    }
  }

  private init(mapped partial: inout Mapped_Audit_as_web.MappedPartial) {
    self.createdBy = partial.createdBy.moved()
    self.revision = partial.revision.moved()
  }
}

extension Audit: Isomer.Profiled {
  /// The profiles of the mapping.
  public enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case web
  }
}

extension Level: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  public static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "low": return .low
    case "high": return .high
    default: throw reader.unknownCase("one of \"low\", \"high\"")
    }
  }

  public func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .low: writer.raw("\"low\"")
    case .high: writer.raw("\"high\"")
    }
  }

  public static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  public func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}
