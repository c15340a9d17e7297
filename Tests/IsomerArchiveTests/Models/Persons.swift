import Foundation

@testable @_spi(Generated) import Isomer
@testable @_spi(Generated) import IsomerArchive

// Four versions of a model, as in four versions of a program.

/// Version 1, with one name.
struct PersonV1: Equatable, Archivable {
  var name: String
  var age: Int

  static let mappedShape = ArchiveShape("Person", version: 1, "name\nage")

  static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Self {
    let object = try reader.object(mappedShape)
    var name: String?
    var age: Int?
    if try reader.field(0, of: object) { name = try String.unarchive(&reader) }
    if try reader.field(1, of: object) { age = try Int.unarchive(&reader) }
    reader.leave(object)
    guard let name else { throw reader.missing("name", in: object) }
    guard let age else { throw reader.missing("age", in: object) }
    return Self(name: name, age: age)
  }

  func archive(to writer: inout ArchiveWriter) {
    guard writer.begin(Self.mappedShape) else { return }
    name.archive(to: &writer)
    age.archive(to: &writer)
    writer.end()
  }
}

/// Version 2, with `was: "name"`, a property with a default, and without `age`.
struct PersonV2: Equatable, Archivable {
  var nick = "none"
  var fullName: String

  static let mappedShape = ArchiveShape("Person", version: 2, "nick\nfullName\tname")

  static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Self {
    let object = try reader.object(mappedShape)
    var nick: String?
    var fullName: String?
    if try reader.field(0, of: object) { nick = try String?.unarchive(&reader) }
    if try reader.field(1, of: object) { fullName = try String.unarchive(&reader) }
    reader.leave(object)
    guard let fullName else { throw reader.missing("fullName", in: object) }
    return Self(nick: nick ?? "none", fullName: fullName)
  }

  func archive(to writer: inout ArchiveWriter) {
    guard writer.begin(Self.mappedShape) else { return }
    nick.archive(to: &writer)
    fullName.archive(to: &writer)
    writer.end()
  }
}

/// Version 3, with `upgrade:` on a property.
struct PersonV3: Equatable, Archivable {
  var initials: String
  var fullName: String

  static let mappedShape = ArchiveShape("Person", version: 3, "initials\nfullName\tname")

  /// Computes the initials from the name, which has another key in version 1.
  static func upgradeInitials(_ archive: Archive, from version: Int) throws -> String? {
    guard let name = try archive.value(version < 2 ? "name" : "fullName", as: String.self) else {
      return nil
    }
    guard !name.isEmpty else { throw TransformerError(expected: "a name", input: name) }
    return String(name.split(separator: " ").compactMap(\.first))
  }

  static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Self {
    let object = try reader.object(mappedShape)
    var initials: String?
    var fullName: String?
    let upgraded = try reader.upgraded(object) { try Self.upgradeInitials($0, from: $1) }
    if let upgraded {
      initials = upgraded
    } else if try reader.field(0, of: object) {
      initials = try String.unarchive(&reader)
    }
    if try reader.field(1, of: object) { fullName = try String.unarchive(&reader) }
    reader.leave(object)
    guard let initials else { throw reader.missing("initials", in: object) }
    guard let fullName else { throw reader.missing("fullName", in: object) }
    return Self(initials: initials, fullName: fullName)
  }

  func archive(to writer: inout ArchiveWriter) {
    guard writer.begin(Self.mappedShape) else { return }
    initials.archive(to: &writer)
    fullName.archive(to: &writer)
    writer.end()
  }
}

/// Version 4, with `upgrade:` on the type.
struct PersonV4: Equatable, Archivable {
  var first: String
  var last: String
  var age: Int?
  var friends: [PersonV4] = []

  static let mappedShape = ArchiveShape(
    "Person", version: 4,
    """
    first
    last
    age
    friends
    """)

  struct Nameless: Error {}

  static func upgrade(_ archive: inout Archive, from version: Int) throws {
    if version == 1 { archive.rename("name", to: "fullName") }
    guard let name = archive["fullName"]?.string else { throw Nameless() }
    let parts = name.split(separator: " ", maxSplits: 1).map(String.init)
    archive["first"] = .string(parts.first ?? "")
    archive["last"] = parts.count > 1 ? .string(parts[1]) : .int(0)
    archive["fullName"] = nil
    guard parts.first == "Ada" else { return }
    archive["friends"] = [["first": "Charles", "last": "Babbage", "friends": []]]
  }

  static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Self {
    let object = try reader.object(mappedShape) { try PersonV4.upgrade(&$0, from: $1) }
    var first: String?
    var last: String?
    var age: Int?
    var friends: [PersonV4]?
    if try reader.field(0, of: object) { first = try String.unarchive(&reader) }
    if try reader.field(1, of: object) { last = try String.unarchive(&reader) }
    if try reader.field(2, of: object) { age = try Int?.unarchive(&reader) }
    if try reader.field(3, of: object) { friends = try [PersonV4]?.unarchive(&reader) }
    reader.leave(object)
    guard let first else { throw reader.missing("first", in: object) }
    guard let last else { throw reader.missing("last", in: object) }
    return Self(first: first, last: last, age: age, friends: friends ?? [])
  }

  func archive(to writer: inout ArchiveWriter) {
    guard writer.begin(Self.mappedShape) else { return }
    first.archive(to: &writer)
    last.archive(to: &writer)
    age.archive(to: &writer)
    friends.archive(to: &writer)
    writer.end()
  }
}
