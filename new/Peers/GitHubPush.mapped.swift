// Generated from GitHubPush.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension PushedCommit: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 6 required
    tree_id: treeID 7 required
    distinct: 8 required
    message: 9 required
    timestamp: 10 required
    url: 11 required
    author: 12 required
    committer: 13 required
    added: 14 required
    removed: 15 required
    modified: 16 required
    """, of: "GitHubPush.swift: PushedCommit")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: String? = nil
    var treeID: String? = nil
    var distinct: Bool? = nil
    var message: String? = nil
    var timestamp: Date? = nil
    var url: URL? = nil
    var author: CommitAuthor? = nil
    var committer: CommitAuthor? = nil
    var added: [String]? = nil
    var removed: [String]? = nil
    var modified: [String]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try String.read(&reader)
      case 1: partial.treeID = try String.read(&reader)
      case 2: partial.distinct = try Bool.read(&reader)
      case 3: partial.message = try String.read(&reader)
      case 4: partial.timestamp = try Date.read(&reader)
      case 5: partial.url = try URL.read(&reader)
      case 6: partial.author = try CommitAuthor.read(&reader)
      case 7: partial.committer = try CommitAuthor.read(&reader)
      case 8: partial.added = try [String].read(&reader)
      case 9: partial.removed = try [String].read(&reader)
      case 10: partial.modified = try [String].read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.treeID = partial.treeID.moved()
    self.distinct = partial.distinct.moved()
    self.message = partial.message.moved()
    self.timestamp = partial.timestamp.moved()
    self.url = partial.url.moved()
    self.author = partial.author.moved()
    self.committer = partial.committer.moved()
    self.added = partial.added.moved()
    self.removed = partial.removed.moved()
    self.modified = partial.modified.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"tree_id\":", self.treeID)
    writer.member(",\"distinct\":", self.distinct)
    writer.member(",\"message\":", self.message)
    writer.member(",\"timestamp\":", self.timestamp)
    writer.member(",\"url\":", self.url)
    writer.member(",\"author\":", self.author)
    writer.member(",\"committer\":", self.committer)
    writer.member(",\"added\":", self.added)
    writer.member(",\"removed\":", self.removed)
    writer.member(",\"modified\":", self.modified)
  }
}

extension CommitAuthor: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 27 required
    email: 28
    username: 29
    """, of: "GitHubPush.swift: CommitAuthor")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var email: String? = nil
    var username: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String.read(&reader)
      case 1: partial.email = try String?.read(&reader)
      case 2: partial.username = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
    self.email = partial.email.take()
    self.username = partial.username.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
    writer.optional(",\"email\":", self.email)
    writer.optional(",\"username\":", self.username)
  }
}
