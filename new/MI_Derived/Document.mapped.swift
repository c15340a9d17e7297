// Generated from Document.swift by each build. Do not edit.
// swift-format-ignore-file

import Base
@_spi(Generated) public import Isomer

extension Document: Isomer.Readable, Isomer.Writable {}

@_spi(Generated) extension Document: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  public static func mappedReading(as profile: String?) -> any Isomer.Mapping<Document>.Type {
    switch profile {
    case "brief": return Mapped_Document_as_brief.self
    case "web": return Mapped_Document_as_web.self
    default: return Mapped_Document_plain.self
    }
  }
}

extension Document {
  private enum Mapped_Document_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Document {
      let start = reader.position
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      do throws(Isomer.ReadingFailure) {
        try reader.revisit(start)
        #sourceLocation(file: "Fixtures/Packages/Modes/Sources/Derived/Document.swift", line: 14)
        partial.audit = try Audit.read(&reader)
        #sourceLocation()
      } catch {
        missingKeys |= try reader.postpone(error, from: start)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return Document(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var title: String? = nil
      var levels: [Level: Int]? = nil
      var pages: Int? = nil
      var audit: Audit? = nil
      var mappedSeen = Isomer.SeenKeys()

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
        switch key {
        case 0: partial.title = try String.read(&reader)
        case 1:
          #sourceLocation(file: "Fixtures/Packages/Modes/Sources/Derived/Document.swift", line: 10)
          partial.levels = try [Level: Int]?.read(&reader)
          #sourceLocation()
        case 2:
          if try !reader.readNull() {
            var seen = Isomer.SeenKeys()
            try reader.members(of: mappedKeys_meta) { key, reader throws(Isomer.ReadingFailure) in
              if !seen.insert(key) { throw reader.duplicateKey() }
              switch key {
              case 0: partial.pages = try Int?.read(&reader)
              default:
                try reader.skipUnknown(.error, below: "meta", &seen, in: Mapped_Document_plain.self)
              }
            }
          }
        default:
          try reader.skipUnknown(.error, below: "", &partial.mappedSeen, in: Mapped_Document_plain.self)
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      title: 9 required
      levels: 10 default
      meta
      """, of: "Document.swift: Document", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      pages: 12
      """, of: "Document.swift: Document", below: "meta")

    static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
      mappedKeys.handling(of: key, below: path, as: profile, or: [Audit.self])
    }

    static func write(_ value: Document, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(value, to: &writer)
      writer.mergeContainers(from: start)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ value: Document, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"title\":", value.title)
      #sourceLocation(file: "Fixtures/Packages/Modes/Sources/Derived/Document.swift", line: 10)
      writer.member(",\"levels\":", value.levels)
      #sourceLocation()
      do {
        let container = writer.beginContainer(",\"meta\":")
        writer.optional(",\"pages\":", value.pages)
        writer.endContainer(container)
      }
      value.audit.writeMappedMembers(to: &writer)
    }

    static func mappedPaths(_ value: Document, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        title
        levels
        pages: meta.pages
        """)
      paths.flatten("audit", value.audit.mappedPaths(options))
      return paths
    }
  }

  private init(mapped partial: inout Mapped_Document_plain.MappedPartial) {
    self.title = partial.title.moved()
    if let read = partial.levels.take() { self.levels = read }
    self.pages = partial.pages.take()
    self.audit = partial.audit.moved()
  }

  private enum Mapped_Document_as_brief: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Document {
      let start = reader.position
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      do throws(Isomer.ReadingFailure) {
        try reader.revisit(start)
        #sourceLocation(file: "Fixtures/Packages/Modes/Sources/Derived/Document.swift", line: 14)
        partial.audit = try Audit.read(&reader)
        #sourceLocation()
      } catch {
        missingKeys |= try reader.postpone(error, from: start)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return Document(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var title: String? = nil
      var levels: [Level: Int]? = nil
      var pages: Int? = nil
      var audit: Audit? = nil
      var mappedSeen = Isomer.SeenKeys()

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
        switch key {
        case 0: partial.title = try String.read(&reader)
        case 1:
          #sourceLocation(file: "Fixtures/Packages/Modes/Sources/Derived/Document.swift", line: 10)
          partial.levels = try [Level: Int]?.read(&reader)
          #sourceLocation()
        case 2:
          if try !reader.readNull() {
            var seen = Isomer.SeenKeys()
            try reader.members(of: mappedKeys_meta) { key, reader throws(Isomer.ReadingFailure) in
              if !seen.insert(key) { throw reader.duplicateKey() }
              switch key {
              case 0: partial.pages = try Int?.read(&reader)
              default:
                try reader.skipUnknown(.error, below: "meta", &seen, in: Mapped_Document_as_brief.self)
              }
            }
          }
        default:
          try reader.skipUnknown(.error, below: "", &partial.mappedSeen, in: Mapped_Document_as_brief.self)
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      title: 9 required
      levels: 10 default
      meta
      """, of: "Document.swift: Document", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      pages: 12
      """, of: "Document.swift: Document", below: "meta")

    static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
      mappedKeys.handling(of: key, below: path, as: profile, or: [Audit.self])
    }

    static func write(_ value: Document, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(value, to: &writer)
      writer.mergeContainers(from: start)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ value: Document, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"title\":", value.title)
      #sourceLocation(file: "Fixtures/Packages/Modes/Sources/Derived/Document.swift", line: 10)
      writer.member(",\"levels\":", value.levels)
      #sourceLocation()
      do {
        let container = writer.beginContainer(",\"meta\":")
        writer.optional(",\"pages\":", value.pages)
        writer.endContainer(container)
      }
      value.audit.writeMappedMembers(to: &writer)
    }

    static func mappedPaths(_ value: Document, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        title
        levels
        pages: meta.pages
        """)
      paths.flatten("audit", value.audit.mappedPaths(options))
      return paths
    }
  }

  private init(mapped partial: inout Mapped_Document_as_brief.MappedPartial) {
    self.title = partial.title.moved()
    if let read = partial.levels.take() { self.levels = read }
    self.pages = partial.pages.take()
    self.audit = partial.audit.moved()
  }

  private enum Mapped_Document_as_web: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Document {
      let start = reader.position
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      do throws(Isomer.ReadingFailure) {
        try reader.revisit(start)
        #sourceLocation(file: "Fixtures/Packages/Modes/Sources/Derived/Document.swift", line: 14)
        partial.audit = try Audit.read(&reader)
        #sourceLocation()
      } catch {
        missingKeys |= try reader.postpone(error, from: start)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return Document(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var title: String? = nil
      var levels: [Level: Int]? = nil
      var pages: Int? = nil
      var audit: Audit? = nil
      var mappedSeen = Isomer.SeenKeys()

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
        switch key {
        case 0: partial.title = try String.read(&reader)
        case 1:
          #sourceLocation(file: "Fixtures/Packages/Modes/Sources/Derived/Document.swift", line: 10)
          partial.levels = try [Level: Int]?.read(&reader)
          #sourceLocation()
        case 2:
          if try !reader.readNull() {
            var seen = Isomer.SeenKeys()
            try reader.members(of: mappedKeys_meta) { key, reader throws(Isomer.ReadingFailure) in
              if !seen.insert(key) { throw reader.duplicateKey() }
              switch key {
              case 0: partial.pages = try Int?.read(&reader)
              default:
                try reader.skipUnknown(.error, below: "meta", &seen, in: Mapped_Document_as_web.self)
              }
            }
          }
        default:
          try reader.skipUnknown(.error, below: "", &partial.mappedSeen, in: Mapped_Document_as_web.self)
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      headline: title 9 required
      levels: 10 default
      meta
      """, of: "Document.swift: Document", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      pages: 12
      """, of: "Document.swift: Document", below: "meta")

    static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
      mappedKeys.handling(of: key, below: path, as: profile, or: [Audit.self])
    }

    static func write(_ value: Document, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(value, to: &writer)
      writer.mergeContainers(from: start)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ value: Document, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"headline\":", value.title)
      #sourceLocation(file: "Fixtures/Packages/Modes/Sources/Derived/Document.swift", line: 10)
      writer.member(",\"levels\":", value.levels)
      #sourceLocation()
      do {
        let container = writer.beginContainer(",\"meta\":")
        writer.optional(",\"pages\":", value.pages)
        writer.endContainer(container)
      }
      value.audit.writeMappedMembers(to: &writer)
    }

    static func mappedPaths(_ value: Document, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        title: headline
        levels
        pages: meta.pages
        """)
      paths.flatten("audit", value.audit.mappedPaths(options))
      return paths
    }
  }

  private init(mapped partial: inout Mapped_Document_as_web.MappedPartial) {
    self.title = partial.title.moved()
    if let read = partial.levels.take() { self.levels = read }
    self.pages = partial.pages.take()
    self.audit = partial.audit.moved()
  }
}

extension Document: Isomer.Profiled {
  /// The profiles of the mapping.
  public enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case brief
    case web
  }
}
