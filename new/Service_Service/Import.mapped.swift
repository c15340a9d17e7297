// Generated from Import.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer
@_spi(Generated) import IsomerArchive

extension ImportEvent: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.tag(at: "event") else {
      throw reader.missingTag(at: "event")
    }
    switch tag {
    case "progress":
      return try Mapped_progress.read(&reader)
    case "rejected":
      return try Mapped_rejected.read(&reader)
    case "finished":
      return try Mapped_finished.read(&reader)
    default: throw reader.unknownTag("one of \"progress\", \"rejected\", \"finished\"", at: "event")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .progress(let bytes, let imported, let rejected):
      Mapped_progress.write(bytes, imported, rejected, to: &writer)
    case .rejected(let errors): Mapped_rejected.write(errors, to: &writer)
    case .finished(let summary): Mapped_finished.write(summary, to: &writer)
    }
  }
}

extension ImportEvent {
  private enum Mapped_progress: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ImportEvent {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var bytes: Int? = nil
      var imported: Int? = nil
      var rejected: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.bytes = try Int.read(&reader)
        case 2: partial.imported = try Int.read(&reader)
        case 3: partial.rejected = try Int.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ImportEvent {
      let mappedArgument_bytes = partial.bytes.moved()
      let mappedArgument_imported = partial.imported.moved()
      let mappedArgument_rejected = partial.rejected.moved()
      let value = ImportEvent.progress(bytes: mappedArgument_bytes, imported: mappedArgument_imported, rejected: mappedArgument_rejected)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      event
      bytes: 8 required
      imported: 8 required
      rejected: 8 required
      """, of: "Import.swift: ImportEvent.progress")

    static func write(_ bytes: Int, _ imported: Int, _ rejected: Int, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(bytes, imported, rejected, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ bytes: Int, _ imported: Int, _ rejected: Int, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"event\":\"progress\"")
      writer.member(",\"bytes\":", bytes)
      writer.member(",\"imported\":", imported)
      writer.member(",\"rejected\":", rejected)
    }
  }

  private enum Mapped_rejected: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ImportEvent {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var errors: [InvalidValue]? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.errors = try [InvalidValue].read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ImportEvent {
      let mappedArgument_errors = partial.errors.moved()
      let value = ImportEvent.rejected(errors: mappedArgument_errors)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      event
      errors: 9 required
      """, of: "Import.swift: ImportEvent.rejected")

    static func write(_ errors: [InvalidValue], to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(errors, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ errors: [InvalidValue], to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"event\":\"rejected\"")
      writer.member(",\"errors\":", errors)
    }
  }

  private enum Mapped_finished: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ImportEvent {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var summary: ImportSummary? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.summary = try ImportSummary.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ImportEvent {
      let mappedArgument_summary = partial.summary.moved()
      let value = ImportEvent.finished(summary: mappedArgument_summary)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      event
      summary: 10 required
      """, of: "Import.swift: ImportEvent.finished")

    static func write(_ summary: ImportSummary, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(summary, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ summary: ImportSummary, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"event\":\"finished\"")
      writer.member(",\"summary\":", summary)
    }
  }
}

extension ImportSummary: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 16 required
    started_at: startedAt 17 required
    bytes: 18 default
    imported: 19 default
    rejected: 20 default
    """, of: "Import.swift: ImportSummary")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: UUID? = nil
    var startedAt: Date? = nil
    var bytes: Int? = nil
    var imported: Int? = nil
    var rejected: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try UUID.read(&reader)
      case 1: partial.startedAt = try Date.read(&reader)
      case 2: partial.bytes = try Int?.read(&reader)
      case 3: partial.imported = try Int?.read(&reader)
      case 4: partial.rejected = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.startedAt = partial.startedAt.moved()
    if let read = partial.bytes.take() { self.bytes = read }
    if let read = partial.imported.take() { self.imported = read }
    if let read = partial.rejected.take() { self.rejected = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"started_at\":", self.startedAt)
    writer.member(",\"bytes\":", self.bytes)
    writer.member(",\"imported\":", self.imported)
    writer.member(",\"rejected\":", self.rejected)
  }
}

extension ImportSummary: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_ImportSummary.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_ImportSummary.write(self, to: &writer)
  }

  enum MappedArchive_ImportSummary {
    static let shape = IsomerArchive.ArchiveShape(
      "ImportSummary", version: 1,
      """
      id
      startedAt
      bytes
      imported
      rejected
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> ImportSummary {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.id = try UUID.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.startedAt = try Date.unarchive(&reader) }
      if try reader.field(2, of: object) { partial.bytes = try reader.unlessNull(Int.self) }
      if try reader.field(3, of: object) { partial.imported = try reader.unlessNull(Int.self) }
      if try reader.field(4, of: object) { partial.rejected = try reader.unlessNull(Int.self) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.startedAt { missing = "startedAt" }
      if case nil = partial.id { missing = "id" }
      if let missing { throw reader.missing(missing, in: object) }
      return ImportSummary(mapped: &partial)
    }

    private typealias MappedPartial = ImportSummary.MappedPartial

    static func write(_ value: ImportSummary, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.id.archive(to: &writer)
      value.startedAt.archive(to: &writer)
      value.bytes.archive(to: &writer)
      value.imported.archive(to: &writer)
      value.rejected.archive(to: &writer)
      writer.end()
    }
  }
}

extension ImportSummary: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.id == right.id else { return false }
    guard left.startedAt == right.startedAt else { return false }
    guard left.bytes == right.bytes else { return false }
    guard left.imported == right.imported else { return false }
    guard left.rejected == right.rejected else { return false }
    return true
  }
}

extension ImportSummary: Isomer.Identified {
  var mappedIdentity: UUID { self.id }
}

extension ImportList: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    imports: 26 required
    """, of: "Import.swift: ImportList")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var imports: [ImportSummary]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.imports = try [ImportSummary].read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.imports = partial.imports.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"imports\":", self.imports)
  }
}
