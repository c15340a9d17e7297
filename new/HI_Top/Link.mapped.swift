// Generated from Link.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) internal import Base
@_spi(Generated) import Isomer

extension Link: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    kind
    url: 5 required
    """, of: "Link.swift: Link")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var url: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: try reader.skipValue()
      case 1: partial.url = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.url = partial.url.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.raw(",\"kind\":\"link\"")
    writer.member(",\"url\":", self.url)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths("url")
    paths.always("kind")
    return paths
  }
}

extension Link: Base.Mapped_Enclosure_Member {
  static func mappedKey_Enclosure(_ profile: Swift.String?) -> Isomer.MemberKey {
    return .tags(["link"])
  }

  static func mappedRead_Enclosure(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> any Base.Enclosure {
    try read(&reader)
  }

  func mappedWrite_Enclosure(to writer: inout Isomer.JSONWriter) {
    write(to: &writer)
  }
}
