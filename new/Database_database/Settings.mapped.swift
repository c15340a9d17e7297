// Generated from Settings.swift by each build. Do not edit.
// swift-format-ignore-file

import GRDB
@_spi(Generated) import Isomer

extension Settings: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    theme: 7 required
    sizes: 8 required
    """, of: "Settings.swift: Settings")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var theme: String? = nil
    var sizes: [String: Double]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.theme = try String.read(&reader)
      case 1: partial.sizes = try [String: Double].read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.theme = partial.theme.moved()
    self.sizes = partial.sizes.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"theme\":", self.theme)
    writer.member(",\"sizes\":", self.sizes)
  }
}
