// Generated from Archived.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer
import IsomerFoundation
@_spi(Generated) import IsomerArchive

extension Archived: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    day: 5 required
    """, of: "Archived.swift: Archived")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var day: Date? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.day = try reader.transformed(mappedReading_day, Date.self)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.day = partial.day.moved()
  }

  #sourceLocation(file: "Fixtures/Packages/Faulty//Sources/Faulty/Archived.swift", line: 4)
  private static let mappedReading_day =
           Isomer.readTransformer(.dateFormat("yyyy-MM-dd"), for: Date.self)
  #sourceLocation()

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(Self.mappedReading_day, ",\"day\":", self.day)
  }
}

extension Archived: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Archived.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Archived.write(self, to: &writer)
  }

  enum MappedArchive_Archived {
    static let shape = IsomerArchive.ArchiveShape("Archived", version: 1, "day")

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Archived {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.day = try Date.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.day { missing = "day" }
      if let missing { throw reader.missing(missing, in: object) }
      return Archived(mapped: &partial)
    }

    private typealias MappedPartial = Archived.MappedPartial

    static func write(_ value: Archived, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.day.archive(to: &writer)
      writer.end()
    }
  }
}
