import Foundation
import Testing

@testable @_spi(Generated) import Isomer
@testable @_spi(Generated) import IsomerArchive

/// Tests which identities have one file, and that a file has the model of its name.
@Suite struct StoreIdentityTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private static let composed = "\u{E9}"
  private static let decomposed = "e\u{301}"

  /// Pairs of equal identities whose archives differ.
  static let equal: [(any Archivable & Hashable & Sendable, any Archivable & Hashable & Sendable)] =
    [
      (composed, decomposed),
      (String(repeating: composed, count: 60), String(repeating: decomposed, count: 60)),
      ("\u{212B}", "\u{C5}"),
      (Character(composed), Character(decomposed)),
      ([composed, "a"], [decomposed, "a"]),
      ([composed: "a"], [decomposed: "a"]),
      (["f": 1, composed: 2], ["f": 1, decomposed: 2]),
      (0.0, -0.0),
      ([Float(0)], [-Float(0)]),
      (
        Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSinceReferenceDate: -0.0)
      ),
      (Decimal(string: "1.10") ?? 0, Decimal(string: "1.1") ?? 0),
      (Optional("\u{E9}"), Optional("e\u{301}")),
    ]

  @Test func `equal identities have one file`() throws {
    for (first, other) in Self.equal {
      let isEqual = AnyHashable(first) == AnyHashable(other)
      #expect(isEqual, "\(first)")
      #expect(try StoreName(first).file == StoreName(other).file, "\(first)")
    }
  }

  /// Names that earlier versions have given are unchanged.
  @Test func `names of files`() throws {
    #expect(try StoreName(Self.decomposed).file == "%c3%a9.archive")
    #expect(try StoreName([1, 2]).file == "%-80820102.archive")
    let long = String(repeating: "x", count: 300)
    let hash = try long.archive().suffix(8).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    #expect(
      try StoreName(long).file == String(repeating: "x", count: 80) + "%-\(hash.joined()).archive")
    for (id, isShared) in [("a", false), ("é", true), (long, true)] {
      #expect(try StoreName(id).isShared == isShared)
    }
  }

  @Test func `two forms of a long identity are one model`() throws {
    let store = try ModelStore<Note>(at: directory.url)
    let (first, other) = (
      String(repeating: Self.composed, count: 60), String(repeating: Self.decomposed, count: 60)
    )
    try store.save(Note(id: first, text: "first"))
    try store.save(Note(id: other, text: "other"))
    #expect(try store.load(first)?.text == "other" && store.load(other)?.text == "other")
    #expect(try store.all().count == 1)
    #expect(try store.remove(first) && store.all().isEmpty)
  }

  @Test func `a copied file is not another model`() throws {
    let store = try ModelStore<Tally>(at: directory.url)
    try store.save(Tally(id: 1, count: 5))
    func file(_ name: String) -> URL { directory.url.appendingPathComponent(name) }
    for copy in ["8.archive", "1 copy.archive"] {
      try FileManager.default.copyItem(at: file("1.archive"), to: file(copy))
    }
    let error = #expect(throws: MappingError.self) { try store.load(8) }
    #expect(error?.code == .storageFailed)
    #expect(error?.reason == "the model in the file 8.archive has another identity")
    let contents = try store.contents()
    #expect(contents.models == [Tally(id: 1, count: 5)])
    #expect(contents.problems.map(\.file.lastPathComponent) == ["1 copy.archive", "8.archive"])
    // Merging into it would change the wrong model, but saving replaces it.
    #expect(throws: MappingError.self) { try store.upsert(Tally(id: 8, count: 1)) }
    try store.save(Tally(id: 8, count: 1))
    #expect(try store.load(8)?.count == 1 && store.load(1)?.count == 5)
  }

  /// An identity whose `==` distinguishes normalisation forms.
  struct Bytes: Hashable, Archivable {
    var text: String

    static func == (first: Bytes, second: Bytes) -> Bool {
      first.text.utf8.elementsEqual(second.text.utf8)
    }
    func hash(into hasher: inout Hasher) { hasher.combine(Array(text.utf8)) }
    static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Bytes {
      Bytes(text: try String.unarchive(&reader))
    }
    func archive(to writer: inout ArchiveWriter) { text.archive(to: &writer) }
  }

  struct Named: Archivable, IdentifiedModel {
    var mappedIdentity: Bytes

    static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Named {
      Named(mappedIdentity: try Bytes.unarchive(&reader))
    }
    func archive(to writer: inout ArchiveWriter) { mappedIdentity.archive(to: &writer) }
  }

  @Test func `a name of two different identities belongs to the first`() throws {
    let store = try ModelStore<Named>(at: directory.url)
    for (first, other) in [(Self.composed, Self.decomposed), (Self.decomposed, Self.composed)] {
      let (first, other) = (Bytes(text: first), Bytes(text: other))
      try store.save(Named(mappedIdentity: first))
      #expect(throws: MappingError.self) { try store.save(Named(mappedIdentity: other)) }
      #expect(throws: MappingError.self) { try store.load(other) }
      #expect(throws: MappingError.self) { try store.remove(other) }
      #expect(try store.remove(first))
    }
  }

  /// The lock cannot be created where a folder has its name, as in a read-only folder, which
  /// does not exist for the superuser.
  @Test func `a damaged file in a folder that cannot be changed is reported`() throws {
    let store = try ModelStore<Note>(at: directory.url)
    try FileManager.default.createDirectory(
      at: directory.url.appendingPathComponent(".lock"), withIntermediateDirectories: false)
    try Data("damaged".utf8).write(to: directory.url.appendingPathComponent("a.archive"))
    for _ in 0..<2 {
      let error = #expect(throws: MappingError.self) { try store.load("a") }
      #expect(error?.code == .archiveFormat)
      #expect(try store.contents().problems.map(\.error.code) == [.archiveFormat])
    }
  }

  @Test func `a folder is created in others, with any form of its path`() throws {
    for path in ["a/b/c", "d/../d/e/", "f//g", "."] {
      let store = try ModelStore<Note>(at: directory.url.appendingPathComponent(path))
      try store.save(Note(id: "x"))
      #expect(try ModelStore<Note>(at: store.directory).load("x") != nil)
    }
    let current = FileManager.default.currentDirectoryPath
    let relative = directory.url.path.replacing(current + "/", with: "")
    _ = try ModelStore<Note>(at: URL(fileURLWithPath: relative + "/h/i"))
  }
}
