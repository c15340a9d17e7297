// Generated from Extendable.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) public import Isomer

extension Extendable: Isomer.Readable, Isomer.Writable {}

@_spi(Generated) extension Extendable: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  public static var mappedMapping: any Isomer.Mapping.Type {
    if self == Extendable.self { return Extendable.Mapped_Extendable.self }
    if let below = self as? any Mapped_Extendable_Below.Type {
      return below.mappedMapping_Extendable
    }
    return Extendable.Mapped_Extendable.self
  }
}

/// The protocol of the subclasses of `Extendable` in other modules.
@_spi(Generated) public protocol Mapped_Extendable_Below: Extendable {
  static var mappedMapping_Extendable: any Isomer.Mapping.Type { get }
}

extension Extendable {
  enum Mapped_Extendable: Isomer.Mapping {
    static func mappedBuild(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Extendable {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.id = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Extendable {
      let value = Extendable()
      if let read = partial.id.take() { value.id = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind
      id: 4 default
      """, of: "Extendable.swift: Extendable")

    static func writeMappedMembers(_ value: Extendable, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
    }

    static func mappedPaths(_ value: Extendable, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths("id")
      paths.always("kind")
      return paths
    }

    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Extendable {
      guard let tag = try reader.tag(at: "kind") else {
        throw reader.missingTag(at: "kind")
      }
      let members = reader.options.additionalSubtypes.compactMap { type in
        let member = type as? any Mapped_Extendable_Below.Type
        return (member?.mappedMapping_Extendable).map {
          (key: $0.memberKey(as: reader.options.profile), type: $0)
        }
      }
      for member in members where member.key.matches(tag) {
        return try reader.object(by: member.type)
      }
      switch tag {
      default: throw reader.unknownTag("", members.map(\.key), at: "kind")
      }
    }
  }
}
