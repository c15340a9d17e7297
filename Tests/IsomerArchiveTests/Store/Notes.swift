import Foundation

@testable @_spi(Generated) import Isomer
@testable @_spi(Generated) import IsomerArchive

/// A model with an identity.
struct Note: Equatable, Archivable, IdentifiedModel {
  var id: String
  var text = ""
  var count = 0

  var mappedIdentity: String { id }

  static let mappedShape = ArchiveShape("Note", "id\ntext\ncount")

  static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Self {
    let object = try reader.object(mappedShape)
    var note = Note(id: "")
    if try reader.field(0, of: object) { note.id = try String.unarchive(&reader) }
    if try reader.field(1, of: object) { note.text = try String.unarchive(&reader) }
    if try reader.field(2, of: object) { note.count = try Int.unarchive(&reader) }
    reader.leave(object)
    return note
  }

  func archive(to writer: inout ArchiveWriter) {
    guard writer.begin(Self.mappedShape) else { return }
    id.archive(to: &writer)
    text.archive(to: &writer)
    count.archive(to: &writer)
    writer.end()
  }
}

/// A model that merges by adding its counts.
struct Tally: Equatable, Archivable, IdentifiedModel, Mergeable {
  var id: Int?
  var count: Int

  var mappedIdentity: Int? { id }

  struct TooMuch: Error {}

  mutating func merge(_ newer: Tally) throws {
    guard newer.count < 1000 else { throw TooMuch() }
    count += newer.count
  }

  static let mappedShape = ArchiveShape("Tally", version: 1, "id\ncount")

  static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Self {
    let object = try reader.object(mappedShape)
    var tally = Tally(count: 0)
    if try reader.field(0, of: object) { tally.id = try Int?.unarchive(&reader) }
    if try reader.field(1, of: object) { tally.count = try Int.unarchive(&reader) }
    reader.leave(object)
    return tally
  }

  func archive(to writer: inout ArchiveWriter) {
    guard writer.begin(Self.mappedShape) else { return }
    id.archive(to: &writer)
    count.archive(to: &writer)
    writer.end()
  }
}

/// An empty directory that is removed with its contents on deinitialisation.
final class TemporaryDirectory: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("isomer-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}
