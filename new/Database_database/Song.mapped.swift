// Generated from Song.swift by each build. Do not edit.
// swift-format-ignore-file

import GRDB
import IsomerCodable
@_spi(Generated) import Isomer

extension Song: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    number: 8 required
    full_title: fullTitle 9 required
    plays: 10 default
    """, of: "Song.swift: Song")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var number: Int? = nil
    var fullTitle: String? = nil
    var plays: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.number = try Int.read(&reader)
      case 1: partial.fullTitle = try String.read(&reader)
      case 2: partial.plays = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.number = partial.number.moved()
    self.fullTitle = partial.fullTitle.moved()
    if let read = partial.plays.take() { self.plays = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"number\":", self.number)
    writer.member(",\"full_title\":", self.fullTitle)
    writer.member(",\"plays\":", self.plays)
  }
}
