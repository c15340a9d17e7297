// Generated from FileDefaults.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

extension FromFile: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    full-name: fullName 5 required
    nick-name: nickName 5
    """, of: "FileDefaults.swift: FromFile")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var fullName: String? = nil
    var nickName: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.fullName = try String.read(&reader)
      case 1: partial.nickName = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.fullName = partial.fullName.moved()
    self.nickName = partial.nickName.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"full-name\":", self.fullName)
    writer.optional(",\"nick-name\":", self.nickName, null: .write)
  }
}

extension NotFromFile: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    fullName: 9 required
    nickName: 9
    """, of: "FileDefaults.swift: NotFromFile")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var fullName: String? = nil
    var nickName: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.fullName = try String.read(&reader)
      case 1: partial.nickName = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.fullName = partial.fullName.moved()
    self.nickName = partial.nickName.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"fullName\":", self.fullName)
    writer.optional(",\"nickName\":", self.nickName, null: .write)
  }
}
