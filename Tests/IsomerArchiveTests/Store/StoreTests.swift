import Foundation
import Testing

@testable @_spi(Generated) import Isomer
@testable @_spi(Generated) import IsomerArchive

@Suite struct StoreTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  @Test func `saving, loading and removing`() throws {
    let folder = directory.url.appendingPathComponent("a/b")
    let store = try ModelStore<Note>(at: folder)
    #expect(try store.load("x") == nil && store.all().isEmpty)
    try store.save(Note(id: "x", text: "one"))
    try store.save([Note(id: "y", text: "two"), Note(id: "x", text: "three")])
    #expect(try store.load("x") == Note(id: "x", text: "three"))
    #expect(try ModelStore<Note>(at: folder).all().map(\.text) == ["three", "two"])
    #expect(try store.remove("x") && !store.remove("x"))
    #expect(try store.load("x") == nil && store.load("y")?.text == "two")
    try store.upsert([Note(id: "y", text: "four"), Note(id: "z")])
    #expect(try store.all() == [Note(id: "y", text: "four"), Note(id: "z")])
  }

  @Test func `merging into existing models`() throws {
    let store = try ModelStore<Tally>(at: directory.url)
    try store.upsert([Tally(id: 7, count: 1), Tally(id: -7, count: 5), Tally(id: 7, count: 2)])
    try store.upsert(Tally(id: 7, count: 10))
    #expect(try store.load(7)?.count == 13 && store.load(-7)?.count == 5)
    let error = #expect(throws: MappingError.self) {
      try store.upsert([Tally(id: 1, count: 1), Tally(id: 7, count: 1000), Tally(id: 2, count: 1)])
    }
    #expect(error?.code == .mergeFailed && error?.underlying is Tally.TooMuch)
    #expect(try store.load(7)?.count == 13 && store.load(1)?.count == 1 && store.load(2) == nil)
    let nameless = #expect(throws: MappingError.self) { try store.save(Tally(id: nil, count: 1)) }
    #expect(nameless?.code == .invalidValue)
  }

  @Test func `a damaged file is set aside and affects no other file`() throws {
    let store = try ModelStore<Note>(at: directory.url)
    try store.save(["a", "b", "c"].map { Note(id: $0) })
    func damage(_ name: String) throws {
      let file = directory.url.appendingPathComponent(name + ".archive")
      var data = try Data(contentsOf: file)
      data[data.count / 2] ^= 4
      try data.write(to: file)
    }
    try damage("b")
    let error = #expect(throws: MappingError.self) { try store.load("b") }
    #expect(error?.code == .archiveDamaged)
    #expect(try store.load("b") == nil && store.load("a") != nil)
    #expect(try store.all().map(\.id) == ["a", "c"])
    try store.save(Note(id: "b"))
    try damage("b")
    try Data("not one at all".utf8).write(to: directory.url.appendingPathComponent("c.archive"))
    let contents = try store.contents()
    #expect(contents.models.map(\.id) == ["a"])
    #expect(contents.problems.map(\.error.code) == [.archiveDamaged, .archiveFormat])
    #expect(contents.problems.map(\.file.lastPathComponent) == ["b.archive", "c.archive"])
    let aside = try directory.names().filter { $0.hasSuffix(".damaged") }
    #expect(aside == ["b.archive-2.damaged", "b.archive.damaged", "c.archive.damaged"])
  }

  @Test func `a file of a newer version is not changed`() throws {
    struct Later: Archivable {
      static let mappedShape = ArchiveShape("Tally", version: 2)
      static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Later {
        try reader.skipValue()
        return Later()
      }
      func archive(to writer: inout ArchiveWriter) {
        if writer.begin(Self.mappedShape) { writer.end() }
      }
    }
    let store = try ModelStore<Tally>(at: directory.url)
    try store.save(Tally(id: 1, count: 1))
    let file = directory.url.appendingPathComponent("2.archive")
    try Later().archive().write(to: file)
    for _ in 0..<2 {
      let error = #expect(throws: MappingError.self) { try store.all() }
      #expect(error?.code == .archiveNewer)
    }
    #expect(try store.contents().models == [Tally(id: 1, count: 1)])
    #expect(throws: MappingError.self) { try store.upsert(Tally(id: 2, count: 1)) }
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `identities of every kind have separate files`() throws {
    let store = try ModelStore<Note>(at: directory.url)
    let long = String(repeating: "long ", count: 100)
    let ids = [
      "", ".", "..", "../x", "/etc/passwd", "a/b", "a\\b", "a:b", "A", "a", "Con", "con", "com1",
      "com10",
      "nul", "%", "%-", "%61", ".lock", ".new", "x.archive", " ", "a ", "a.", "\u{0}", "é", "e",
      "日本語",
      "👨‍👩‍👧", long, long + "x", long + "y", String(repeating: "é", count: 39), "-1", "~", "*?<>|\"",
    ]
    for id in ids { try store.save(Note(id: id, text: "text of \(id)")) }
    for id in ids { #expect(try store.load(id)?.text == "text of \(id)") }
    #expect(try store.all().count == ids.count)
    // The same string in two normalisation forms.
    #expect(try store.load("e\u{301}")?.id == "é")
    let names = try directory.names().filter { $0.hasSuffix(".archive") }
    #expect(Set(names.map { $0.lowercased() }).count == ids.count)
    #expect(names.allSatisfy { $0.utf8.count <= 143 && !$0.hasPrefix(".") })
    #expect(names.contains("%2e%2e%2fx.archive") && names.contains("%63on.archive"))
    #expect(try StoreName(UUID()).file.utf8.count == 44)
    #expect(try StoreName(Int.min).file == "-9223372036854775808.archive")
    #expect(try StoreName(["a": 1]).file == "%-80a1616101.archive")
    for id in ids { #expect(try store.remove(id)) }
    #expect(try store.all().isEmpty)
  }

  @Test func `a truncated name belongs to the first identity`() throws {
    let store = try ModelStore<Note>(at: directory.url)
    let long = String(repeating: "x", count: 300)
    try store.save(Note(id: long, text: "first"))
    let name = try StoreName(long)
    #expect(name.isShared)
    // Simulates another identity with the same hash.
    let file = directory.url.appendingPathComponent(name.file)
    try Note(id: "another", text: "other").archive().write(to: file)
    for attempt: () throws -> Void in [
      { _ = try store.load(long) }, { try store.save(Note(id: long)) }, { try store.remove(long) },
    ] {
      let error = #expect(throws: MappingError.self, performing: attempt)
      #expect(error?.code == .storageFailed)
    }
    #expect(try Note(archive: Data(contentsOf: file)).text == "other")
  }

  @Test func `errors of the system are reported`() throws {
    let file = directory.url.appendingPathComponent("file")
    try Data().write(to: file)
    let error = #expect(throws: MappingError.self) {
      try ModelStore<Note>(at: file.appendingPathComponent("x"))
    }
    #expect(error?.code == .storageFailed && error?.underlying != nil)
    let store = try ModelStore<Note>(at: directory.url.appendingPathComponent("gone"))
    try FileManager.default.removeItem(at: store.directory)
    #expect(try store.load("x") == nil)
    for attempt: () throws -> Void in [
      { try store.save(Note(id: "x")) }, { try store.remove("x") }, { _ = try store.all() },
    ] {
      let error = #expect(throws: MappingError.self, performing: attempt)
      #expect(error?.code == .storageFailed && error?.description.contains("gone") == true)
    }
  }

  @Test func `only regular files are read`() throws {
    let store = try ModelStore<Note>(at: directory.url)
    func file(_ name: String) -> URL { directory.url.appendingPathComponent(name) }
    try store.save(Note(id: "a"))
    #expect(mkfifo(file("pipe.archive").path, 0o644) == 0)
    try FileManager.default.createSymbolicLink(
      at: file("link.archive"), withDestinationURL: file("a.archive"))
    try FileManager.default.createSymbolicLink(
      at: file("lost.archive"), withDestinationURL: file("nothing"))
    try FileManager.default.createDirectory(
      at: file("folder.archive"), withIntermediateDirectories: true)
    for id in ["pipe", "link", "lost", "folder"] {
      let error = #expect(throws: MappingError.self) { try store.load(id) }
      #expect(error?.code == .storageFailed && error?.reason?.contains(id + ".archive") == true)
    }
    let contents = try store.contents()
    #expect(contents.models.map(\.id) == ["a"] && contents.problems.count == 4)
    // A model replaces a link or a pipe without changing its target.
    try store.save([Note(id: "link", text: "new"), Note(id: "pipe")])
    #expect(try store.load("link")?.text == "new" && store.load("a")?.text == "")
    #expect(try store.load("pipe") != nil)
  }

  @Test func `a link at the path of the new file does not prevent saving`() throws {
    let store = try ModelStore<Note>(at: directory.url)
    let other = directory.url.appendingPathComponent("other")
    try Data("kept".utf8).write(to: other)
    for target in ["other", "nothing"] {
      try FileManager.default.createSymbolicLink(
        atPath: directory.url.appendingPathComponent(".new").path, withDestinationPath: target)
      try store.save(Note(id: target))
      #expect(try store.load(target) != nil)
    }
    #expect(try Data(contentsOf: other) == Data("kept".utf8))
    #expect(try directory.names() == [".lock", "nothing.archive", "other", "other.archive"])
  }

  @Test func `a merge can use the store that calls it`() throws {
    /// A model whose merges are counted in another model of the same store.
    struct Counted: Archivable, IdentifiedModel, Mergeable {
      var id: Int
      var count = 0
      @TaskLocal static var store: ModelStore<Counted>?
      var mappedIdentity: Int { id }

      mutating func merge(_ newer: Counted) throws {
        count += newer.count
        guard id > 0, let store = Self.store else { return }
        try store.upsert([Counted(id: 0, count: 1), Counted(id: id - 1, count: 1)])
        try store.remove(99)
      }
      static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Counted {
        guard try reader.beginArray() == 2 else { throw reader.invalid("two", at: reader.position) }
        let counted = Counted(id: try reader.readInteger(), count: try reader.readInteger())
        reader.endArray()
        return counted
      }
      func archive(to writer: inout ArchiveWriter) {
        guard writer.beginArray(2) else { return }
        writer.write(Int64(id))
        writer.write(Int64(count))
        writer.endArray()
      }
    }
    let store = try ModelStore<Counted>(at: directory.url)
    // The same directory through another path.
    let other = try ModelStore<Counted>(
      at: directory.url.appendingPathComponent("../" + directory.url.lastPathComponent))
    try store.save((0...3).map { Counted(id: $0) })
    try Counted.$store.withValue(other) { try store.upsert(Counted(id: 3, count: 5)) }
    #expect(try store.all().map(\.count) == [4, 1, 1, 5])
    // The lock was released.
    try Counted.$store.withValue(store) { try other.upsert(Counted(id: 1, count: 1)) }
    #expect(try store.all().map(\.count) == [6, 2, 1, 5])
  }

  @Test func `an error names the file, and a damaged file affects no other`() throws {
    let store = try ModelStore<Note>(at: directory.url)
    try store.save(["a", "c"].map { Note(id: $0) })
    let file = directory.url.appendingPathComponent("b.archive")
    // A decimal with the smallest exponent and a correct checksum.
    try archive(body: "c4823b7fffffffffffffff01").write(to: file)
    for _ in 0..<2 {
      let error = #expect(throws: MappingError.self) { try store.all() }
      #expect(error?.description.contains("b.archive") == true)
      #expect(try store.contents().models.map(\.id) == ["a", "c"])
    }
    #expect(FileManager.default.fileExists(atPath: file.path))
    try store.save(Note(id: "b"))
    #expect(try store.all().map(\.id) == ["a", "b", "c"])
  }

  @Test func `many tasks count to the correct sum`() async throws {
    let store = try ModelStore<Tally>(at: directory.url)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for number in 0..<25 { try store.upsert(Tally(id: number % 3, count: 1)) }
        }
      }
      try await group.waitForAll()
    }
    #expect(try store.all().map(\.count).reduce(0, +) == 200)
  }
}
