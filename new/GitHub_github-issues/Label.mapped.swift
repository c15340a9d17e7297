// Generated from Label.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension Label: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 7 required
    node_id: nodeID 8 required
    url: 9 required
    name: 10 required
    color: 12 required
    default: isDefault 14 required
    description: 15
    """, of: "Label.swift: Label")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var nodeID: String? = nil
    var url: URL? = nil
    var name: String? = nil
    var color: Color? = nil
    var isDefault: Bool? = nil
    var description: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1: partial.nodeID = try String.read(&reader)
      case 2: partial.url = try URL.read(&reader)
      case 3: partial.name = try String.read(&reader)
      case 4:
        #sourceLocation(file: "Fixtures/Packages/GitHub//Sources/github-issues/Models/Label.swift", line: 10)
        partial.color = try reader
      .transformed(HexColor(), Color.self)
        #sourceLocation()
      case 5: partial.isDefault = try Bool.read(&reader)
      case 6: partial.description = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.nodeID = partial.nodeID.moved()
    self.url = partial.url.moved()
    self.name = partial.name.moved()
    self.color = partial.color.moved()
    self.isDefault = partial.isDefault.moved()
    self.description = partial.description.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"node_id\":", self.nodeID)
    writer.member(",\"url\":", self.url)
    writer.member(",\"name\":", self.name)
    #sourceLocation(file: "Fixtures/Packages/GitHub//Sources/github-issues/Models/Label.swift", line: 11)
     writer.member(HexColor(), ",\"color\":", self.color)
    #sourceLocation()
    writer.member(",\"default\":", self.isDefault)
    writer.optional(",\"description\":", self.description)
  }
}

extension Reactions: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    url: 54 required
    total_count: totalCount 55 default
    +1: plusOne 57 default
    -1: minusOne 59 default
    laugh: 60 default
    hooray: 61 default
    confused: 62 default
    heart: 63 default
    rocket: 64 default
    eyes: 65 default
    """, of: "Label.swift: Reactions")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var url: URL? = nil
    var totalCount: Int? = nil
    var plusOne: Int? = nil
    var minusOne: Int? = nil
    var laugh: Int? = nil
    var hooray: Int? = nil
    var confused: Int? = nil
    var heart: Int? = nil
    var rocket: Int? = nil
    var eyes: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.url = try URL.read(&reader)
      case 1: partial.totalCount = try Int?.read(&reader)
      case 2: partial.plusOne = try Int?.read(&reader)
      case 3: partial.minusOne = try Int?.read(&reader)
      case 4: partial.laugh = try Int?.read(&reader)
      case 5: partial.hooray = try Int?.read(&reader)
      case 6: partial.confused = try Int?.read(&reader)
      case 7: partial.heart = try Int?.read(&reader)
      case 8: partial.rocket = try Int?.read(&reader)
      case 9: partial.eyes = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.url = partial.url.moved()
    if let read = partial.totalCount.take() { self.totalCount = read }
    if let read = partial.plusOne.take() { self.plusOne = read }
    if let read = partial.minusOne.take() { self.minusOne = read }
    if let read = partial.laugh.take() { self.laugh = read }
    if let read = partial.hooray.take() { self.hooray = read }
    if let read = partial.confused.take() { self.confused = read }
    if let read = partial.heart.take() { self.heart = read }
    if let read = partial.rocket.take() { self.rocket = read }
    if let read = partial.eyes.take() { self.eyes = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"url\":", self.url)
    writer.member(",\"total_count\":", self.totalCount)
    writer.member(",\"+1\":", self.plusOne)
    writer.member(",\"-1\":", self.minusOne)
    writer.member(",\"laugh\":", self.laugh)
    writer.member(",\"hooray\":", self.hooray)
    writer.member(",\"confused\":", self.confused)
    writer.member(",\"heart\":", self.heart)
    writer.member(",\"rocket\":", self.rocket)
    writer.member(",\"eyes\":", self.eyes)
  }
}
