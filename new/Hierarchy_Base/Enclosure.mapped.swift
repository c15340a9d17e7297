// Generated from Enclosure.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) public import Isomer

/// The protocol of the subtypes of `Enclosure` in other modules.
@_spi(Generated) public protocol Mapped_Enclosure_Member {
  static func mappedKey_Enclosure(_ profile: Swift.String?) -> Isomer.MemberKey
  static func mappedRead_Enclosure(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> any Enclosure
  func mappedWrite_Enclosure(to writer: inout Isomer.JSONWriter)
}

/// Any `Enclosure`: reads and writes a value of any of its subtypes.
public struct AnyEnclosure: Isomer.Readable, Isomer.Writable {
  /// The value itself.
  public var value: any Enclosure

  /// Holds a value.
  public init(_ value: any Enclosure) {
    self.value = value
  }

  public static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.tag(at: "kind") else {
      throw reader.missingTag(at: "kind")
    }
    let members = mappedMembers(reader.options)
    for member in members where member.key.matches(tag) {
      return Self(try member.type.mappedRead_Enclosure(&reader))
    }
    switch tag {
    default: throw reader.unknownTag("", members.map(\.key), at: "kind")
    }
  }

  public func write(to writer: inout Isomer.JSONWriter) {
    switch value {
    case let value as any Mapped_Enclosure_Member: value.mappedWrite_Enclosure(to: &writer)
    default: writer.fail("its type is no member of 'Enclosure'")
    }
  }

  private static func mappedMembers(
    _ options: Isomer.ReadingOptions
  ) -> [(key: Isomer.MemberKey, type: any Mapped_Enclosure_Member.Type)] {
    options.additionalSubtypes.compactMap { type in
      guard let member = type as? any Mapped_Enclosure_Member.Type else { return nil }
      return (member.mappedKey_Enclosure(options.profile), member)
    }
  }
}

@_spi(Generated) extension AnyEnclosure: Isomer.Boxed {
  public var unboxed: any Enclosure { value }

  public init(boxing value: any Enclosure) { self.init(value) }
}
