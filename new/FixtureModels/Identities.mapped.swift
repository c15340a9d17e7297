// Generated from Identities.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) public import Isomer

extension Article: Isomer.Readable, Isomer.Writable {
  public static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var number: Int? = nil
    var title: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.number = try Int.read(&reader)
      case 1: partial.title = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.number = partial.number.moved()
    self.title = partial.title.moved()
  }
}

@_spi(Generated) extension Article: Isomer.KeyedReadable, Isomer.KeyedWritable {
  public static let mappedKeys = Isomer.KeySet(
    """
    number: 7 required
    title: 8 required
    """, of: "Identities.swift: Article")

  public func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"number\":", self.number)
    writer.member(",\"title\":", self.title)
  }
}

extension Article: Isomer.Identified {
  public var mappedIdentity: Int { self.number }
}

extension Commit: Isomer.Readable, Isomer.Writable {
  public static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var repository: String? = nil
    var hash: String? = nil
    var message: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.repository = try String.read(&reader)
      case 1: partial.hash = try String?.read(&reader)
      case 2: partial.message = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let mappedArgument_repository = partial.repository.moved()
    let mappedArgument_hash = partial.hash.take()
    let value = Self(repository: mappedArgument_repository, hash: mappedArgument_hash)
    if let read = partial.message.take() { value.message = read }
    return value
  }
}

@_spi(Generated) extension Commit: Isomer.KeyedReadable, Isomer.KeyedWritable {
  public static let mappedKeys = Isomer.KeySet(
    """
    repository: 14 required
    sha: hash 15
    message: 16 default
    """, of: "Identities.swift: Commit")

  public func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"repository\":", self.repository)
    writer.optional(",\"sha\":", self.hash)
    writer.member(",\"message\":", self.message)
  }
}

extension Commit: Isomer.Copying {
  public func copy() -> Commit {
    let copy = Commit(repository: self.repository, hash: self.hash)
    copy.message = self.message
    return copy
  }
}

extension Commit: Isomer.Identified {
  public struct MappedIdentity: Hashable {
    public let repository: String
    let hash: String?
  }

  public var mappedIdentity: MappedIdentity {
    MappedIdentity(repository: self.repository, hash: self.hash)
  }
}

extension Box: Isomer.Readable, Isomer.KeyedReadable, Isomer.KeyedMapping where Content: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    if missingKeys != 0 {
      reader.fillAbsent(&partial.content, key: 0, of: &missingKeys, in: mappedKeys)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var content: Content? = nil
    var size: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.content = try Content.read(&reader)
      case 1: partial.size = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.content = partial.content.moved()
    if let read = partial.size.take() { self.size = read }
  }

  static var mappedKeys: Isomer.KeySet { MappedKeys_Box.mappedKeys }
}

extension Box: Isomer.Writable, Isomer.KeyedWritable where Content: Isomer.Writable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"content\":", self.content)
    writer.member(",\"size\":", self.size)
  }
}

private enum MappedKeys_Box {
  static let mappedKeys = Isomer.KeySet(
    """
    content: 26 absent required
    size: 27 default
    """, of: "Identities.swift: Box")
}

extension Box: Isomer.Identified where Content: Hashable {
  var mappedIdentity: Content { self.content }
}

extension Storage.Slot: Isomer.Identified {
  struct MappedIdentity: Hashable {
    let kind: Kind
    let place: String
  }

  var mappedIdentity: MappedIdentity {
    MappedIdentity(kind: self.kind, place: self.place)
  }
}

@MainActor extension Seal: @MainActor Isomer.KeyedReadable, @MainActor Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 45 required
    note: 46
    """, of: "Identities.swift: Seal")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Seal {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  @MainActor fileprivate struct MappedPartial: @MainActor Isomer.PartialStorage, ~Copyable {
    var id: UUID? = nil
    var note: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try UUID.read(&reader)
      case 1: partial.note = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Seal {
    let mappedArgument_id = partial.id.moved()
    #sourceLocation(file: "Fixtures/Models/Updates/Identities.swift", line: 43)
     let value = Seal.make(id: mappedArgument_id)
    #sourceLocation()
    value.note = partial.note.take()
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.optional(",\"note\":", self.note)
  }
}

@MainActor extension Seal: @MainActor Equatable {
  static func == (left: Seal, right: Seal) -> Bool {
    if left === right { return true }
    guard Swift.type(of: left) == Swift.type(of: right) else { return false }
    guard left.id == right.id else { return false }
    guard left.note == right.note else { return false }
    return true
  }
}

@MainActor extension Seal: @MainActor Isomer.Copying {
  func copy() -> Seal {
    let copy = Seal.make(id: self.id)
    copy.note = self.note
    return copy
  }
}

@MainActor extension Seal: @MainActor Isomer.Identified {
  var mappedIdentity: UUID { self.id }
}
