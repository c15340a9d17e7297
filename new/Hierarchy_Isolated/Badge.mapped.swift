// Generated from Badge.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) public import Isomer

extension Star: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    kind
    name: 8 default
    """, of: "Badge.swift: Star")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: try reader.skipValue()
      case 1: partial.name = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    if let read = partial.name.take() { self.name = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.raw(",\"kind\":\"star\"")
    writer.member(",\"name\":", self.name)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths("name")
    paths.always("kind")
    return paths
  }
}

/// The protocol of the subtypes of `Badge` in other modules.
@_spi(Generated) public protocol Mapped_Badge_Member {
  static func mappedKey_Badge(_ profile: Swift.String?) -> Isomer.MemberKey
  static func mappedRead_Badge(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> any Badge
  func mappedWrite_Badge(to writer: inout Isomer.JSONWriter)
}

/// Any `Badge`: reads and writes a value of any of its subtypes.
public struct AnyBadge: Isomer.Readable, Isomer.Writable {
  /// The value itself.
  public var value: any Badge

  /// Holds a value.
  public init(_ value: any Badge) {
    self.value = value
  }

  public static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.tag(at: "kind") else {
      throw reader.missingTag(at: "kind")
    }
    let members = mappedMembers(reader.options)
    for member in members where member.key.matches(tag) {
      return Self(try member.type.mappedRead_Badge(&reader))
    }
    switch tag {
    case "star": return Self(try Star.read(&reader))
    default: throw reader.unknownTag("\"star\"", members.map(\.key), at: "kind")
    }
  }

  public func write(to writer: inout Isomer.JSONWriter) {
    switch value {
    case let value as Star: value.write(to: &writer)
    case let value as any Mapped_Badge_Member: value.mappedWrite_Badge(to: &writer)
    default: writer.fail("its type is no member of 'Badge'")
    }
  }

  private static func mappedMembers(
    _ options: Isomer.ReadingOptions
  ) -> [(key: Isomer.MemberKey, type: any Mapped_Badge_Member.Type)] {
    options.additionalSubtypes.compactMap { type in
      guard let member = type as? any Mapped_Badge_Member.Type else { return nil }
      return (member.mappedKey_Badge(options.profile), member)
    }
  }
}

@_spi(Generated) extension AnyBadge: Isomer.Boxed {
  public var unboxed: any Badge { value }

  public init(boxing value: any Badge) { self.init(value) }
}
