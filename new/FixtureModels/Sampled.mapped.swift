// Generated from Sampled.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension Release: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 7 required
    tag_name: tagName 8 required
    draft: isDraft 10 required
    published_at: publishedAt 11
    author
    assets: 16 required
    reactions
    """, of: "Sampled.swift: Release", objects: [mappedKeys_author, mappedKeys_reactions])

  private static let mappedKeys_author = Isomer.KeySet(
    """
    login: author 13 required
    id: authorID 15 required
    """, of: "Sampled.swift: Release", below: "author")

  private static let mappedKeys_reactions = Isomer.KeySet(
    """
    total: reactions 18 required
    """, of: "Sampled.swift: Release", below: "reactions")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.reactions { missing = "reactions.total" }
    if case nil = partial.authorID { missing = "author.id" }
    if case nil = partial.author { missing = "author.login" }
    if let missing { throw reader.missing(missing) }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var tagName: String? = nil
    var isDraft: Bool? = nil
    var publishedAt: Date? = nil
    var author: String? = nil
    var authorID: Int? = nil
    var assets: [ReleaseAsset]? = nil
    var reactions: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1: partial.tagName = try String.read(&reader)
      case 2: partial.isDraft = try Bool.read(&reader)
      case 3: partial.publishedAt = try Date?.read(&reader)
      case 4: try partial.fillObject(mappedKeys_author, first: 7, from: &reader)
      case 5: partial.assets = try [ReleaseAsset].read(&reader)
      case 6: try partial.fillObject(mappedKeys_reactions, first: 9, from: &reader)
      case 7: partial.author = try String.read(&reader)
      case 8: partial.authorID = try Int.read(&reader)
      case 9: partial.reactions = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.tagName = partial.tagName.moved()
    self.isDraft = partial.isDraft.moved()
    self.publishedAt = partial.publishedAt.take()
    self.author = partial.author.moved()
    self.authorID = partial.authorID.moved()
    self.assets = partial.assets.moved()
    self.reactions = partial.reactions.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"tag_name\":", self.tagName)
    writer.member(",\"draft\":", self.isDraft)
    writer.optional(",\"published_at\":", self.publishedAt)
    do {
      let container = writer.beginContainer(",\"author\":")
      writer.member(",\"login\":", self.author)
      writer.member(",\"id\":", self.authorID)
      writer.endContainer(container)
    }
    writer.member(",\"assets\":", self.assets)
    do {
      let container = writer.beginContainer(",\"reactions\":")
      writer.member(",\"total\":", self.reactions)
      writer.endContainer(container)
    }
  }
}

extension Release: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    try Isomer.validated(self.assets, at: "assets")
    return self
  }
}

extension ReleaseAsset: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 26 required
    size: 28 required
    state: 29 required
    label: 30
    """, of: "Sampled.swift: ReleaseAsset")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var size: Int? = nil
    var state: State? = nil
    var label: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String.read(&reader)
      case 1:
        partial.size = try reader.checked(Int.read(&reader), by: { try mappedCheck_size(&$0) })
      case 2: partial.state = try State.read(&reader)
      case 3: partial.label = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
    self.size = partial.size.moved()
    self.state = partial.state.moved()
    self.label = partial.label.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
    writer.member(",\"size\":", self.size)
    writer.member(",\"state\":", self.state)
    writer.optional(",\"label\":", self.label)
  }
}

extension ReleaseAsset: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    try Isomer.correction(of: self.size, at: "size", by: { try Self.mappedCheck_size(&$0) })
    return self
  }

  private static func mappedCheck_size(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Sampled.swift", line: 27)
   try value.within(0...)
    #sourceLocation()
  }
}

extension ReleaseAsset.State: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "open": return .open
    case "uploaded": return .uploaded
    default: throw reader.unknownCase("one of \"open\", \"uploaded\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .open: writer.raw("\"open\"")
    case .uploaded: writer.raw("\"uploaded\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}
