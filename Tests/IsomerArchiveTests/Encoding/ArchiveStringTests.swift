import Foundation
import Testing

@testable @_spi(Generated) import Isomer
@testable @_spi(Generated) import IsomerArchive

/// Tests that repeated strings are references: tags 25 and 256.
@Suite struct ArchiveStringTests {
  /// Returns the bytes between the table of models and the checksum.
  private func content(_ value: some Archivable) throws -> String {
    let data = try value.archive()
    #expect([UInt8](data.prefix(6)) == [0xD9, 0xD9, 0xF7, 0x84, 0x01, 0x80])
    return data[6..<(data.count - 9)].hexadecimal
  }

  @Test func `bytes`() throws {
    #expect(try content(["abc", "abc"]) == "d90100 82 63616263 d81900".filter { $0 != " " })
    #expect(
      try content(["abc", "ab", "xyz", "xyz", "ab", "abc"])
        == "d90100 86 63616263 626162 6378797a d81901 626162 d81900".filter { $0 != " " })
    // Without references there is no tag.
    #expect(try content(["ab", "ab"]) == "82626162626162")
    #expect(try content(["abc", "abd"]) == "826361626363616264")
    // Texts and bytes are distinct.
    let mixed: [JSONValue] = ["abc", .data(Data("abc".utf8)), .data(Data("abc".utf8)), "abc"]
    #expect(try content(mixed) == "d90100 84 63616263 43616263 d81901 d81900".filter { $0 != " " })
    #expect(try mixed.archivedAndBack() == mixed)
    // Keys are included, after sorting.
    let object = ["name": "login", "login": "name", "age": "age"]
    #expect(
      try content(object)
        == "d90100 a3 63616765 d81900 646e616d65 656c6f67696e d81902 d81901".filter { $0 != " " })
    #expect(try object.archivedAndBack() == object)
  }

  /// A straightforward implementation of the registered extension.
  private struct Reference {
    var bytes: [UInt8] = []
    var numbers: [[UInt8]: Int] = [:]
    var count = 0
    var isUsed = false

    mutating func write(_ item: Item) {
      let (major, payload): (UInt8, [UInt8]) =
        switch item {
        case .text(let text): (0x60, Array(text.utf8))
        case .data(let data): (0x40, Array(data))
        }
      let least = count < 24 ? 3 : count < 256 ? 4 : count < 65536 ? 5 : 7
      if payload.count >= least {
        if let number = numbers[[major] + payload] {
          isUsed = true
          bytes += [0xD8, 0x19] + head(0, number)
          return
        }
        numbers[[major] + payload] = count
        count += 1
      }
      bytes += head(major, payload.count) + payload
    }

    func head(_ major: UInt8, _ argument: Int) -> [UInt8] {
      if argument < 24 { return [major | UInt8(argument)] }
      if argument < 256 { return [major | 24, UInt8(argument)] }
      if argument < 65536 { return [major | 25, UInt8(argument >> 8), UInt8(argument & 255)] }
      return [major | 26] + stride(from: 24, through: 0, by: -8).map { UInt8(argument >> $0 & 255) }
    }
  }

  enum Item: Archivable, Equatable {
    case text(String)
    case data(Data)
    static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Item {
      switch try JSONValue.unarchive(&reader) {
      case .string(let text): return .text(text)
      case .data(let data): return .data(data)
      default: throw reader.invalid("text or data", at: reader.position)
      }
    }
    func archive(to writer: inout ArchiveWriter) {
      switch self {
      case .text(let text): writer.write(text)
      case .data(let data): writer.write(data)
      }
    }
  }

  @Test(arguments: [3, 23, 24, 25, 255, 256, 257, 2000, 30_000])
  func `encoding as specified by the extension`(distinct: Int) throws {
    var random = SeededGenerator(seed: UInt64(distinct))
    let pool: [Item] = (0..<distinct).map { index in
      let letters = String(index, radix: 36)
      let length = Int.random(in: 0...9, using: &random)
      let text = letters + String(repeating: index % 7 == 0 ? "é" : "x", count: length)
      return index % 5 == 0 ? .data(Data(text.utf8)) : .text(text)
    }
    let items =
      pool + (0..<distinct * 2).map { _ in pool[Int.random(in: 0..<distinct, using: &random)] }
    var reference = Reference()
    for item in items { reference.write(item) }
    let expected =
      (reference.isUsed ? [0xD9, 0x01, 0x00] : []) + reference.head(0x80, items.count)
      + reference.bytes
    let data = try items.archive()
    let isSame = data == checked([0xD9, 0xD9, 0xF7, 0x84, 0x01, 0x80] + expected)
    #expect(isSame)
    let isBack = try [Item](archive: data) == items
    #expect(isBack)
    // As a tree, and by searching for the referenced strings.
    #expect(try Archive(data).root.array?.count == items.count)
  }

  @Test func `more strings than the table can store`() throws {
    let texts = (0..<150_000).map { "number \($0)" }
    let all = texts + texts.suffix(1000) + texts.prefix(1000)
    let data = try all.archive()
    let isBack = try [String](archive: data) == all
    #expect(isBack)
    let isSame = try all.archive() == data
    #expect(isSame)
  }

  @Test func `long strings`() throws {
    let prefix = String(repeating: "a", count: 300)
    let texts =
      ["1", "2", "1", "3", "2"].map { prefix + $0 + prefix } + ["x", "y", "x"].map { prefix + $0 }
    let data = try texts.archive()
    #expect(try [String](archive: data) == texts)
    #expect(data.count < 4000)
  }

  @Test func `identifiers, numbers, URLs, names of cases`() throws {
    let uuid = UUID()
    let number = try #require(Decimal(string: "123456789012345678901234567890"))
    let url = try #require(URL(string: "https://example.org/a"))
    #expect(try [uuid, uuid, UUID()].archivedAndBack().prefix(2) == [uuid, uuid])
    #expect(try [uuid, uuid].archive().count < 50)
    #expect(try [number, -number, number].archivedAndBack() == [number, -number, number])
    #expect(try [url, url, url].archivedAndBack() == [url, url, url])
    let states: [TicketState] = [.open, .closed, .open, .closed, .closed]
    #expect(try states.archivedAndBack() == states)
    #expect(
      try content(states)
        == "d90100 85 646f70656e 66636c6f736564 d81900 d81901 d81901".filter { $0 != " " })
    let dates = [
      Date(timeIntervalSinceReferenceDate: 0.1), Date(timeIntervalSinceReferenceDate: 0.1),
    ]
    #expect(try dates.archivedAndBack() == dates)
  }

  @Test func `sets and keys that contain strings`() throws {
    let sets: Set<Set<String>> = [["one", "two"], ["two", "three"], ["three", "one"], []]
    let data = try sets.archive()
    #expect(try Set<Set<String>>(archive: data) == sets)
    for _ in 0..<20 {
      #expect(try Set(sets.shuffled().map { Set($0.shuffled()) }).archive() == data)
    }
    let lists: [[String]: [String]] = [
      ["one", "two"]: ["two"], ["two", "one"]: ["one", "three"], ["three"]: ["three", "one"],
    ]
    #expect(try lists.archivedAndBack() == lists)
    let reporters: Set<Reporter> = [
      .init(login: "octocat", name: "octocat"), .init(login: "hubot", name: "octocat"),
      .init(login: "hubot", name: "hubot"),
    ]
    #expect(try ["hubot": reporters].archivedAndBack() == ["hubot": reporters])
    let events: [TicketEvent: String] = [
      .renamed(from: "octocat", to: "hubot"): "octocat", .locked: "hubot",
      .voted(3, by: .init(login: "hubot")): "TicketEvent",
    ]
    #expect(try events.archivedAndBack() == events)
    #expect(try events.archive() == Dictionary(uniqueKeysWithValues: events.shuffled()).archive())
  }

  @Test func `skipped strings and other orders`() throws {
    // PersonV2 has other properties in another order; readers skip some values.
    let people = ["Grace Hopper", "Ada Lovelace", "Grace Hopper", "Ada Lovelace"]
    let first = try people.map { PersonV1(name: $0, age: 1) }.archive()
    #expect(try [PersonV2](archive: first).map(\.fullName) == people)
    #expect(try [PersonV3](archive: first).map(\.initials) == ["GH", "AL", "GH", "AL"])
    #expect(
      try [PersonV4](archive: first).map(\.last) == ["Hopper", "Lovelace", "Hopper", "Lovelace"])
    let pairs: [JSONValue] = ["skipped", "taken", "skipped", "taken"]
    struct Second: Archivable {
      var texts: [String]
      static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Second {
        var texts: [String] = []
        for index in 0..<(try reader.beginArray()) {
          if index % 2 == 0 {
            try reader.skipValue()
          } else {
            texts.append(try reader.readString())
          }
        }
        reader.endArray()
        return Second(texts: texts)
      }
      func archive(to writer: inout ArchiveWriter) {}
    }
    #expect(try Second(archive: pairs.archive()).texts == ["taken", "taken"])
  }

  @Test func `strings in upgrade functions`() throws {
    let first = PersonV1(name: "Grace Hopper", age: 85)
    var archive = try Archive([first, first].archive())
    #expect(archive.root["[1].name"] == "Grace Hopper")
    archive = try Archive(Reporter(login: "octocat", name: "octocat").archive())
    #expect(archive["name"] == "octocat")
    #expect(try archive.value("name", as: String.self) == "octocat")
    archive.rename("name", to: "nick")
    #expect(archive["nick"] == "octocat")
    #expect(try archive.value("nick", as: String.self) == "octocat")
  }

  @Test func `many objects of an older version with the same string`() throws {
    let people = Array(repeating: PersonV1(name: "Grace Hopper", age: 85), count: 3000)
    let read = try [PersonV3](archive: people.archive())
    #expect(read.allSatisfy { $0.initials == "GH" && $0.fullName == "Grace Hopper" })
  }

  @Test func `strings in shared objects and in a second pass`() throws {
    let root = FolderNode(name: "folder")
    let child = FolderNode(name: "folder")
    let last = FolderNode(name: "other")
    child.favourite = last
    last.parent = root
    root.children = [child, last, FolderNode(name: "other")]
    let read = try root.archivedAndBack()
    #expect(read.children.map(\.name) == ["folder", "other", "other"])
    #expect(read.children[0].favourite === read.children[1] && read.children[1].parent === read)
    #expect(try Archive(root.archive()).root["children[2].name"] == "other")
  }

  @Test func `errors show the referenced string`() throws {
    let data = try ["a": ["octocat", "octocat"] as [JSONValue]].archive()
    struct Odd: Archivable {
      static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Odd {
        for _ in 0..<(try reader.beginArray()) {
          if try reader.readString() == "octocat" { _ = try reader.readInteger(Int.self) }
        }
        return Odd()
      }
      func archive(to writer: inout ArchiveWriter) {}
    }
    let error = try #require(failure(of: [String: Odd].self, data))
    #expect(error.path == "a[1]" && error.found == "string \"octocat\"")
    #expect(error.expected == "an integer")
    // Data in place of text.
    let mixed: [JSONValue] = [.data(Data("octocat".utf8)), .data(Data("octocat".utf8))]
    let other = try #require(failure(of: [String].self, try mixed.archive()))
    #expect(other.path == "[0]" && other.found == "data")
    let key = try ["octocat": "octocat", "other": "octocat"].archive()
    #expect(failure(of: [String: Int].self, key)?.path == "other")
    let cases = try ["opens", "closed", "opens"].archive()
    #expect(failure(of: [TicketState].self, cases)?.found == "string \"opens\"")
  }

  @Test func `hostile references`() throws {
    func check(_ body: String, _ code: MappingError.Code?) {
      #expect(failure(of: [String].self, wholeArchive("d90100" + body))?.code == code, "\(body)")
    }
    check("82 63616263 d81900", nil)
    // Heads that are longer than necessary.
    check("82 7803616263 d9001900", nil)
    check("82 63616263 d8191800", nil)
    check("82 d81900 63616263", .archiveFormat)
    check("81 d81900", .archiveFormat)
    check("82 63616263 d81901", .archiveFormat)
    check("82 626162 d81900", .archiveFormat)
    check("82 63616263 d81920", .archiveFormat)
    check("82 63616263 d8191bffffffffffffffff", .numberOutOfRange)
    check("82 63616263 d8191b7fffffffffffffff", .archiveFormat)
    check("82 63616263 d81963616263", .typeMismatch)
    check("82 63616263 d819d81900", .typeMismatch)
    check("82 63616263 d819", .unexpectedEnd)
    check("82 63616263 d8", .typeMismatch)
    check("82 63616263 d81918", .unexpectedEnd)
    check("82 43616263 d81900", .typeMismatch)
    check("83 63616263 63ffffff d81901", .invalidUTF8)
    // Strings have numbers only with the tag on the whole body, and the tag is
    // not allowed on a part.
    #expect(failure(of: [String].self, wholeArchive("82 63616263 d81900"))?.code == .archiveFormat)
    #expect(
      failure(of: [String].self, wholeArchive("82 63616263 d9010063616263"))?.code == .typeMismatch)
    // The same in another order: the first reference searches all strings.
    let skipping = "d81b 83 00 d81901 63616263"
    let table = "81 83 66 506572736f6e 01 82 63 616765 64 6e616d65"
    #expect(
      failure(of: PersonV2.self, archive(body: "d90100" + skipping, table: table)) == nil)
    #expect(
      failure(
        of: PersonV2.self, archive(body: "d90100 d81b 83 00 63616263 d81901", table: table))?.code
        == .archiveFormat)
    #expect(
      failure(
        of: PersonV2.self, archive(body: "d90100 d81b 83 00 d81900 63616263", table: table)) == nil)
    #expect(
      failure(
        of: PersonV2.self, archive(body: "d90100 d81b 83 00 63616263 d81900", table: table)) == nil)
  }

  @Test func `one long string with many references`() throws {
    let text = "https://example.org/" + String(repeating: "x", count: 1 << 20)
    let texts = Array(repeating: text, count: 50_000)
    let data = try texts.archive()
    #expect(data.count < 1_400_000)
    #expect(try [String](archive: data).count == texts.count)
    #expect(try [JSONValue](archive: data).count == texts.count)
    let bytes = Array(repeating: Data(text.utf8), count: 5000)
    #expect(try [Data](archive: bytes.archive()).count == bytes.count)
    let urls = Array(repeating: try #require(URL(string: text)), count: 500)
    #expect(try urls.archivedAndBack() == urls)
  }
}

private func wholeArchive(_ body: String) -> Data { archive(body: body) }
