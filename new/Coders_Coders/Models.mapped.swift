// Generated from Models.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
import GRDB
import IsomerCodable
@_spi(Generated) import Isomer

extension Player: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 8 required
    name: fullName 9 required
    score: 10 required
    is_active: isActive 11 required
    zip: 12 required
    joined_at: joinedAt 13 required
    team: 14
    badges: 15 default
    level: 16 required
    """, of: "Models.swift: Player")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int64? = nil
    var fullName: String? = nil
    var score: Double? = nil
    var isActive: Bool? = nil
    var zip: String? = nil
    var joinedAt: Date? = nil
    var team: Team? = nil
    var badges: [String]? = nil
    var level: Level? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int64.read(&reader)
      case 1: partial.fullName = try String.read(&reader)
      case 2: partial.score = try Double.read(&reader)
      case 3: partial.isActive = try Bool.read(&reader)
      case 4: partial.zip = try String.read(&reader)
      case 5: partial.joinedAt = try Date.read(&reader)
      case 6: partial.team = try Team?.read(&reader)
      case 7: partial.badges = try [String]?.read(&reader)
      case 8: partial.level = try Level.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.fullName = partial.fullName.moved()
    self.score = partial.score.moved()
    self.isActive = partial.isActive.moved()
    self.zip = partial.zip.moved()
    self.joinedAt = partial.joinedAt.moved()
    self.team = partial.team.take()
    if let read = partial.badges.take() { self.badges = read }
    self.level = partial.level.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"name\":", self.fullName)
    writer.member(",\"score\":", self.score)
    writer.member(",\"is_active\":", self.isActive)
    writer.member(",\"zip\":", self.zip)
    writer.member(",\"joined_at\":", self.joinedAt)
    writer.optional(",\"team\":", self.team)
    writer.member(",\"badges\":", self.badges)
    writer.member(",\"level\":", self.level)
  }
}

extension Player: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.id == right.id else { return false }
    guard left.fullName == right.fullName else { return false }
    guard left.score == right.score else { return false }
    guard left.isActive == right.isActive else { return false }
    guard left.zip == right.zip else { return false }
    guard left.joinedAt == right.joinedAt else { return false }
    guard left.team == right.team else { return false }
    guard left.badges == right.badges else { return false }
    guard left.level == right.level else { return false }
    return true
  }
}

extension Team: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 21 required
    founded: 22 required
    """, of: "Models.swift: Team")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var founded: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String.read(&reader)
      case 1: partial.founded = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
    self.founded = partial.founded.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
    writer.member(",\"founded\":", self.founded)
  }
}

extension Team: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.name == right.name else { return false }
    guard left.founded == right.founded else { return false }
    return true
  }
}

extension Level: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readInteger(Int64.self) {
    case 1: return .beginner
    case 2: return .expert
    default: throw reader.unknownCase("one of 1, 2")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .beginner: writer.raw("1")
    case .expert: writer.raw("2")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try Int64.readKey(&reader) {
    case 1: return .beginner
    case 2: return .expert
    default: throw reader.unknownCase("one of 1, 2")
    }
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .beginner: writer.raw("\"1\":")
    case .expert: writer.raw("\"2\":")
    }
  }
}
