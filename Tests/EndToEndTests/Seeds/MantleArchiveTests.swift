import Foundation
@_spi(Generated) import Isomer
@_spi(Generated) import IsomerArchive
import Testing

@testable import FixtureModels

/// The counterparts of MTLModelNSCodingSpec and of the persistence recipe.
@Suite struct MantleArchiveTests {
  private func model() -> MantleArchived {
    let model = MantleArchived()
    (model.name, model.count, model.nestedName) = ("foobar", 5, "fuzzbuzz")
    return model
  }

  @Test func `should default to version 0`() throws {
    #expect(try Archive(MantleReferred().archive()).models.map(\.version) == [0])
  }

  @Test func `should archive unconditional properties`() throws {
    let read = try MantleArchived(archive: model().archive())
    #expect(read.name == "foobar")
    #expect(read.count == 5)
    #expect(read.nestedName == "fuzzbuzz")
  }

  @Test func `should not archive excluded properties`() throws {
    let model = model()
    model.dynamicName = "buzzbuzz"
    let data = try model.archive()
    #expect(try MantleArchived(archive: data).dynamicName == nil)
    let names = try Archive(data).models.first { $0.name == "MTLTestModel" }?.properties
    #expect(names == ["name", "count", "nestedName", "weakModel", "strongModel"])
  }

  @Test func `should not archive conditional properties if not encoded elsewhere`() throws {
    let model = model()
    let empty = MantleReferred()
    model.weakModel = empty
    #expect(try MantleArchived(archive: model.archive()).weakModel == nil)
    withExtendedLifetime(empty) {}
  }

  @Test func `should archive conditional properties if encoded elsewhere`() throws {
    let model = model()
    model.strongModel = MantleReferred()
    model.weakModel = model.strongModel
    let read = try MantleArchived(archive: model.archive())
    #expect(read.weakModel != nil && read.weakModel === read.strongModel)
  }

  @Test func `defaults and validation apply`() throws {
    let bare: JSONValue = ["@model": "MTLTestModel"]
    #expect(try MantleArchived(archive: bare.archive()).count == 1)
    let long: JSONValue = ["@model": "MTLTestModel", "name": "this is too long a name"]
    let error = #expect(throws: MappingError.self) { try MantleArchived(archive: long.archive()) }
    #expect(error?.code == .checkFailed)
    #expect(error?.path.description == "name", "\(String(describing: error))")
  }

  /// Mantle returns nil without an error.
  @Test func `a newer archive is an error that says so`() throws {
    let data = try Newer().archive()
    let error = #expect(throws: MappingError.self) { try MantleArchived(archive: data) }
    #expect(error?.code == .archiveNewer)
    #expect(error?.reason?.contains("version 2, and the program knows it up to 1") == true)
  }

  @Test func `should invoke custom decoding logic`() throws {
    let data = try Older(name: "foobar", count: 5).archive()
    let read = try MantleArchived(archive: data)
    #expect(read.name == "M: foobar")
    #expect(read.count == 5)
  }

  @Test func `only types that the code declares are created`() throws {
    let other: JSONValue = ["@model": "MTLTestModel", "strongModel": ["@model": "Other"]]
    let error = #expect(throws: MappingError.self) {
      try MantleArchived(archive: other.archive())
    }
    #expect(error?.code == .wrongModel && error?.path.description == "strongModel")
  }

  @Test
  func `should unarchive an external representation from the old model format`() throws {
    let data = try OldRepresentation().archive()
    let expected = MantleOld(name: "foobar", count: 5, nestedName: "fuzzbuzz")
    #expect(try MantleOld(archive: data) == expected)
  }

  @Test func `an item is archived in a file with its id, and is nil without one`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: UUID().uuidString).appending(path: "com.myapp.data")
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let store = try ModelStore<MantleItem>(at: folder)
    #expect(try store.load("item-1") == nil)
    let item = MantleItem(id: "item-1", title: "t")
    try store.save(item)
    #expect(FileManager.default.fileExists(atPath: folder.appending(path: "item-1.archive").path))
    #expect(try store.load("item-1") == item)
  }

  // MARK: Archives of other versions

  /// The previous version 0.
  private struct Older: Archivable {
    var name: String
    var count: Int

    static let shape = ArchiveShape("MTLTestModel", version: 0, "mtl_name\ncount")

    static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Self {
      throw reader.invalid("nothing", at: reader.position)
    }

    func archive(to writer: inout ArchiveWriter) {
      guard writer.begin(Self.shape) else { return }
      name.archive(to: &writer)
      count.archive(to: &writer)
      writer.end()
    }
  }

  /// A future version 2.
  private struct Newer: Archivable {
    static let shape = ArchiveShape("MTLTestModel", version: 2)

    static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Self {
      throw reader.invalid("nothing", at: reader.position)
    }

    func archive(to writer: inout ArchiveWriter) {
      if writer.begin(Self.shape) { writer.end() }
    }
  }

  /// An archive with a single dictionary, with the keys of JSON.
  private struct OldRepresentation: Archivable {
    static let shape = ArchiveShape("MTLOldTestModel", version: 0, "externalRepresentation")

    static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Self {
      throw reader.invalid("nothing", at: reader.position)
    }

    func archive(to writer: inout ArchiveWriter) {
      guard writer.begin(Self.shape) else { return }
      let external: JSONValue = ["username": "foobar", "count": 5, "nested": ["name": "fuzzbuzz"]]
      external.archive(to: &writer)
      writer.end()
    }
  }
}
