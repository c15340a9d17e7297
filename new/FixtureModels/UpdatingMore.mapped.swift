// Generated from UpdatingMore.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension AssetPicture {
  enum Mapped_AssetPicture: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> AssetPicture {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var name: String? = nil
      var next: Asset?? = nil
      var mappedOwn_next: Asset? = nil
      var width: Int?? = nil
      var caption: String?? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.id = try Int.read(&reader)
        case 2: partial.name = try String.read(&reader)
        case 3:
          let mappedOwn_next = partial.mappedOwn_next
          partial.next = try reader.unlessNull(Asset.self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_next, Asset.self) }
        case 4: partial.width = try Int?.read(&reader)
        case 5: partial.caption = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> AssetPicture {
      let mappedArgument_id = partial.id.moved()
      let mappedArgument_name = partial.name.moved()
      let value = AssetPicture(id: mappedArgument_id, name: mappedArgument_name)
      value.next = partial.next.takeValue()
      if let read = partial.width.takeValue() { value.width = read }
      value.caption = partial.caption.takeValue()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind
      id: 150 in `Updating.swift` required
      name: 151 in `Updating.swift` required
      next: 153 in `Updating.swift`
      width: 4 default
      caption: 5
      """, of: "UpdatingMore.swift: AssetPicture")

    static func writeMappedMembers(_ value: AssetPicture, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"kind\":\"picture\"")
      writer.member(",\"id\":", value.id)
      writer.member(",\"name\":", value.name)
      writer.optional(",\"next\":", value.next)
      writer.member(",\"width\":", value.width)
      writer.optional(",\"caption\":", value.caption)
    }

    static func mappedPaths(_ value: AssetPicture, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id
        name
        next
        width
        caption
        """)
      paths.always("kind")
      return paths
    }

    static func update(_ value: AssetPicture, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      if let tag = try reader.tag(at: "kind") {
        switch tag {
        case "picture", "photo": break
        default: throw reader.unknownTag("one of \"picture\", \"photo\"", at: "kind")
        }
      }
      let start = reader.position
      try reader.beginUpdate(of: value)
      var partial = MappedPartial()
      partial.mappedOwn_next = value.next
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.width {
        #sourceLocation(file: "Fixtures/Models/Updates/UpdatingMore.swift", line: 3)
        let mappedDefault: Int
            = 1
        #sourceLocation()
        partial.width = mappedDefault
      }
      try reader.change(
        value, from: start,
        applying: {
          var kept = mappedKept(of: value, before: partial)
          mappedAssign(&partial, to: value)
          return { mappedAssign(&kept, to: value) }
        },
        settling: { _ in })
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: AssetPicture) {
      if let read = partial.name.take() { value.name = read }
      if let read = partial.next.take() { value.next = read }
      if let read = partial.width.takeValue() { value.width = read }
      if let read = partial.caption.take() { value.caption = read }
    }

    private static func mappedKept(
      of value: AssetPicture, before partial: borrowing MappedPartial
    ) -> MappedPartial {
      var kept = MappedPartial()
      if partial.name != nil { kept.name = value.name }
      if partial.next != nil { kept.next = value.next }
      if partial.width != nil { kept.width = value.width }
      if partial.caption != nil { kept.caption = value.caption }
      return kept
    }
  }
}

extension AssetPicture {
  enum Derived_AssetPicture {
    static func merge(_ newer: AssetPicture, into own: AssetPicture) {
      own.width = newer.width
      own.caption = newer.caption
    }
  }
}
