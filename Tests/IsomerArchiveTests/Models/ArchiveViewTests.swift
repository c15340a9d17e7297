import Foundation
import Testing

@testable @_spi(Generated) import Isomer
@testable @_spi(Generated) import IsomerArchive

@Suite struct ArchiveViewTests {
  @Test func `a whole archive without its types`() throws {
    let archive = try Archive(Ticket.sample.archive())
    #expect(archive.name == "Ticket" && archive.version == 1)
    #expect(
      archive.models.map(\.name) == [
        "Ticket", "Reporter", "TicketEvent.renamed", "TicketEvent.locked", "TicketEvent.voted",
      ])
    #expect(
      archive.models[1]
        == Archive.Model(name: "Reporter", version: 0, properties: ["login", "name"]))
    #expect(archive.keys.first == "number" && archive.keys.count == 10)
    #expect(archive["title"] == "A leak, café" && archive["nothing"] == nil)
    #expect(archive.root["author.login"] == "octocat")
    #expect(
      archive.root["events[0]"] == [
        "@model": "TicketEvent.renamed", "from": "Leak", "to": "A leak, café",
      ])
    #expect(try archive.value("author", as: Reporter.self) == Ticket.sample.author)
    #expect(try archive.value("votes", as: [String: Int].self) == ["up": 3, "down": -1])
    #expect(throws: MappingError.self) { try archive.value("title", as: Int.self) }
    #expect(try Archive([1, 2].archive()).root == [1, 2])
    #expect(throws: MappingError.self) { try Archive(Data([1])) }
    #expect(throws: MappingError.self) { try Archive(archiveOf("9f01ff")) }
  }

  private func archiveOf(_ body: String) -> Data { wholeArchive(body) }

  @Test func `changes`() throws {
    var archive = try Archive(PersonV1(name: "A", age: 1).archive())
    archive["age"] = 2
    archive["new"] = ["x": nil]
    archive.rename("name", to: "title")
    #expect(archive.keys == ["age", "new", "title"])
    #expect(archive["title"] == "A" && archive["name"] == nil && archive["age"] == 2)
    archive.rename("title", to: "age")
    archive.rename("missing", to: "new")
    archive["new"] = nil
    archive["none"] = nil
    #expect(archive.keys == ["age"] && archive["age"] == "A")
    archive["age"] = 3
    #expect(try archive.value("age", as: Double.self) == 3)
    #expect(throws: MappingError.self) { try archive.value("age", as: String.self) }
  }

  @Test func `objects of classes in a tree`() throws {
    let root = FolderNode(name: "root")
    let child = FolderNode(name: "child")
    root.children = [child, child]
    child.twin = root
    let archive = try Archive(root.archive())
    #expect(archive.root["children[1]"] == ["@reference": 1])
    #expect(archive.root["children[0].twin"] == ["@reference": 0])
    #expect(archive.root["@object"] == 0 && archive.root["children[0].@object"] == 1)
  }

  /// A model with its objects in one property in version 1, and in others in version 2.
  struct Shelf: Archivable {
    var main: FolderNode?
    var second: FolderNode?
    var authors: [Reporter] = []

    static let old = ArchiveShape("Shelf", version: 1, "folder\nsame\nauthor")
    static let mappedShape = ArchiveShape("Shelf", version: 2, "main\nsecond\nauthors")

    static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Shelf {
      let object = try reader.object(mappedShape) { archive, _ in
        archive["main"] = archive["same"]
        archive["second"] = archive["folder"]
        archive["authors"] = archive["author"].map { [$0, ["login": "new"]] }
      }
      var shelf = Shelf()
      if try reader.field(0, of: object) { shelf.main = try FolderNode?.unarchive(&reader) }
      if try reader.field(1, of: object) { shelf.second = try FolderNode?.unarchive(&reader) }
      if try reader.field(2, of: object) { shelf.authors = try [Reporter].unarchive(&reader) }
      reader.leave(object)
      return shelf
    }

    func archive(to writer: inout ArchiveWriter) {
      guard writer.begin(Self.old) else { return }
      main.archive(to: &writer)
      second.archive(to: &writer)
      authors.first.archive(to: &writer)
      writer.end()
    }
  }

  @Test func `objects that an upgrade moves keep their identity`() throws {
    let folder = FolderNode(name: "one")
    let shelf = Shelf(main: folder, second: folder, authors: [Reporter(login: "a")])
    let read = try [Shelf](archive: [shelf, shelf].archive())
    #expect(read[0].main?.name == "one")
    #expect(read[0].main === read[0].second)
    #expect(read[0].main === read[1].main)
    #expect(read[0].authors == [Reporter(login: "a"), Reporter(login: "new")])
  }
}

private func wholeArchive(_ body: String) -> Data { archive(body: body) }
