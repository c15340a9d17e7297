// The caller adds the subtypes of other modules.
// The models are in OpenClusters.swift.

// Generated from OpenClusters.swift by each build. Do not edit.
// Expressions of annotations keep their columns, which errors of the compiler name.
// swift-format-ignore-file

@_spi(Generated) public import Isomer

private typealias MappedVersion = Isomer.GeneratedCode1  // Unknown? Build again.

extension Like: Isomer.Readable, Isomer.Writable {
  public static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var author: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 1: partial.author = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.author = partial.author.moved()
  }
}

@_spi(Generated) extension Like: Isomer.KeyedMapping, Isomer.KeyedWritable {
  public static let mappedKeys = Isomer.KeySet(
    """
    kind
    author: = required
    """, of: "OpenClusters.swift: Like")

  public func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.raw(",\"kind\":\"like\"")
    writer.member(",\"author\":", self.author)
  }

  public func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths("author")
    paths.always("kind")
    return paths
  }
}

/// The protocol of the subtypes of `Feedback` in other modules.
@_spi(Generated) public protocol Mapped_Feedback_Member {
  static func mappedKey_Feedback(_ profile: Swift.String?) -> Isomer.MemberKey
  static func mappedRead_Feedback(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> any Feedback
  func mappedWrite_Feedback(to writer: inout Isomer.JSONWriter)
}

/// Any `Feedback`: reads and writes a value of any of its subtypes.
public struct AnyFeedback: Isomer.Readable, Isomer.Writable {
  /// The value itself.
  public var value: any Feedback

  /// Holds a value.
  public init(_ value: any Feedback) {
    self.value = value
  }

  public static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.tag(at: "kind") else {
      throw reader.missingTag(at: "kind")
    }
    let members = mappedMembers(reader.options)
    for member in members where member.key.matches(tag) {
      return Self(try member.type.mappedRead_Feedback(&reader))
    }
    switch tag {
    case "like", 1: return Self(try Like.read(&reader))
    default: throw reader.unknownTag("\"like\", 1", members.map(\.key), at: "kind")
    }
  }

  public func write(to writer: inout Isomer.JSONWriter) {
    switch value {
    case let value as Like: value.write(to: &writer)
    case let value as any Mapped_Feedback_Member: value.mappedWrite_Feedback(to: &writer)
    default: writer.fail("its type is no member of 'Feedback'")
    }
  }

  private static func mappedMembers(
    _ options: Isomer.ReadingOptions
  ) -> [(key: Isomer.MemberKey, type: any Mapped_Feedback_Member.Type)] {
    options.additionalSubtypes.compactMap { type in
      guard let member = type as? any Mapped_Feedback_Member.Type else { return nil }
      return (member.mappedKey_Feedback(options.profile), member)
    }
  }
}

@_spi(Generated) extension AnyFeedback: Isomer.Boxed {
  public var unboxed: any Feedback { value }

  public init(boxing value: any Feedback) { self.init(value) }
}

/// The protocol of the subtypes of `Extra` in other modules.
@_spi(Generated) public protocol Mapped_Extra_Member {
  static func mappedKey_Extra(_ profile: Swift.String?) -> Isomer.MemberKey
  static func mappedRead_Extra(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> any Extra
  func mappedWrite_Extra(to writer: inout Isomer.JSONWriter)
}

/// Any `Extra`: reads and writes a value of any of its subtypes.
public struct AnyExtra: Isomer.Readable, Isomer.Writable {
  /// The value itself.
  public var value: any Extra

  /// Holds a value.
  public init(_ value: any Extra) {
    self.value = value
  }

  public static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let members = mappedMembers(reader.options)
    for member in members where try reader.has(member.key) {
      return Self(try member.type.mappedRead_Extra(&reader))
    }
    throw reader.noMember("", members.map(\.key))
  }

  public func write(to writer: inout Isomer.JSONWriter) {
    switch value {
    case let value as any Mapped_Extra_Member: value.mappedWrite_Extra(to: &writer)
    default: writer.fail("its type is no member of 'Extra'")
    }
  }

  private static func mappedMembers(
    _ options: Isomer.ReadingOptions
  ) -> [(key: Isomer.MemberKey, type: any Mapped_Extra_Member.Type)] {
    options.additionalSubtypes.compactMap { type in
      guard let member = type as? any Mapped_Extra_Member.Type else { return nil }
      return (member.mappedKey_Extra(options.profile), member)
    }
  }
}

@_spi(Generated) extension AnyExtra: Isomer.Boxed {
  public var unboxed: any Extra { value }

  public init(boxing value: any Extra) { self.init(value) }
}
