import Foundation
import Testing

@testable @_spi(Generated) import Isomer
@testable @_spi(Generated) import IsomerArchive

/// Tests that damaged and hostile archives yield an error or a value, never a
/// crash or endless loop.
@Suite struct ArchiveRobustnessTests {
  static func make() throws -> [(name: String, data: Data)] {
    let root = FolderNode(name: "root")
    let child = FolderNode(name: "child")
    root.children = [child, FolderNode(name: "x")]
    child.parent = root
    child.favourite = root.children[1]
    child.twin = root
    let plain = FolderNode(name: "plain")
    plain.children = [FolderNode(name: "y")]
    plain.children[0].parent = plain
    let truck = TruckNode()
    truck.trailer = VehicleNode()
    let value: JSONValue = [
      "a": [1, -1, 1.5, 1e300, nil, true], "d": .date(Date(timeIntervalSinceReferenceDate: 0.1)),
      "n": .decimal(Decimal(string: "-340282366920938463463374607431768211455e3") ?? 0),
    ]
    let person = PersonV1(name: "Ada Lovelace", age: 36)
    return [
      ("ticket", try [Ticket.sample].archive()),
      ("twice", try [Ticket.sample, Ticket.sample].archive()), ("folder", try root.archive()),
      ("truck", try [truck, truck].archive()), ("value", try value.archive()),
      ("person", try [person, person].archive()),
      (
        "strings", try (["name", "name", .data(Data("name".utf8)), "namer"] as JSONValue).archive()
      ),
      (
        "shelf",
        try ArchiveViewTests.Shelf(
          main: plain, second: plain.children[0], authors: [.init(login: "a")]
        ).archive()
      ),
      ("trimmed", try ArchiveSharingTests.Trimmed(kept: plain, also: plain.children[0]).archive()),
    ]
  }

  /// Reads an archive as many types and returns true if at least one succeeds.
  @discardableResult
  func answer(_ data: Data) -> Bool {
    var isRead = false
    func read<Model: Archivable>(_: Model.Type) {
      do throws(MappingError) {
        let model = try Model(archive: data)
        isRead = true
        if let value = model as? JSONValue {
          #expect(!value.description.isEmpty)
          _ = value == value
          _ = value.hashValue
        }
        // A value that was read can be written, except for cycles that hostile bytes create.
        _ = try? model.archive()
      } catch {
        #expect(!error.description.isEmpty)
        #expect(error.offset.map { $0 <= data.count } ?? true)
      }
    }
    read([Ticket].self)
    read(FolderNode.self)
    read([VehicleNode].self)
    read(JSONValue.self)
    read([PersonV2].self)
    read([PersonV3].self)
    read([PersonV4].self)
    read(ArchiveViewTests.Shelf.self)
    read(ArchiveSharingTests.Trimmed.self)
    if let archive = try? Archive(data) {
      isRead = true
      _ = archive.models
      _ = archive.root
      for key in archive.keys { _ = archive[key] }
    }
    return isRead
  }

  @Test func `every flipped bit is detected`() throws {
    var count = 0
    for (_, data) in try Self.make() {
      #expect(answer(data))
      for bit in 0..<(8 * data.count) {
        var changed = data
        changed[bit / 8] ^= 1 << (bit % 8)
        #expect(failure(of: JSONValue.self, changed) != nil)
        count += 1
      }
    }
    print("archives with one bit flipped, all refused: \(count)")
  }

  @Test func `every prefix is rejected`() throws {
    var count = 0
    for (_, data) in try Self.make() {
      for length in 0..<data.count {
        #expect(failure(of: JSONValue.self, data.prefix(length)) != nil)
        count += 1
      }
    }
    print("archives cut short, all refused: \(count)")
  }

  @Test func `flipped bits and truncations with a correct checksum`() throws {
    var count = 0
    var readable = 0
    for (_, data) in try Self.make() {
      let bytes = [UInt8](data.dropLast(9))
      for length in 0..<bytes.count {
        if answer(checked(Array(bytes.prefix(length)))) { readable += 1 }
        count += 1
      }
      for bit in 0..<(8 * bytes.count) {
        var changed = bytes
        changed[bit / 8] ^= 1 << (bit % 8)
        if answer(checked(changed)) { readable += 1 }
        count += 1
      }
    }
    print(
      "archives flipped or cut, with a right checksum: \(count), of which something reads \(readable)"
    )
  }

  @Test func `inserted, removed and moved bytes with a correct checksum`() throws {
    // For more rounds and another seed, set ISOMER_ROUNDS=100000 and ISOMER_SEED=7.
    let environment = ProcessInfo.processInfo.environment
    let rounds = environment["ISOMER_ROUNDS"].flatMap(Int.init) ?? 1500
    var random = SeededGenerator(
      seed: environment["ISOMER_SEED"].flatMap(UInt64.init) ?? 20_150_925)
    var count = 0
    let heads: [UInt8] = [
      0x1B, 0x3B, 0x5A, 0x7A, 0x80, 0x81, 0x9A, 0x9B, 0xA1, 0xBB, 0xC1, 0xC2, 0xC4, 0xD8, 0x19,
      0x1B, 0x1C, 0x1D, 0xF6, 0xF9, 0xFB, 0xFF, 0x00, 0x17,
    ]
    for (_, data) in try Self.make() {
      let bytes = [UInt8](data.dropLast(9))
      for _ in 0..<rounds {
        var changed = bytes
        for _ in 0...Int.random(in: 0..<4, using: &random) {
          let place = Int.random(in: 5..<changed.count, using: &random)
          switch Int.random(in: 0..<5, using: &random) {
          case 0: changed[place] = heads.randomElement(using: &random) ?? 0
          case 1: changed.insert(heads.randomElement(using: &random) ?? 0, at: place)
          case 2: if changed.count > 20 { changed.remove(at: place) }
          case 3: changed[place] = UInt8.random(in: 0...255, using: &random)
          default:
            let end = min(changed.count, place + Int.random(in: 1...20, using: &random))
            changed.insert(
              contentsOf: changed[place..<end], at: Int.random(in: 5...place, using: &random))
          }
        }
        answer(checked(changed))
        count += 1
      }
    }
    print("archives changed at random, with a right checksum: \(count)")
  }

  /// The text of such a key would double with each level.
  @Test(arguments: [3, 20, 400])
  func `maps in keys of keys are rejected`(_ depth: Int) {
    let levels = String(repeating: "A1", count: depth) + String(repeating: "00", count: depth + 1)
    #expect(failure(of: JSONValue.self, archive(body: levels))?.code == .archiveFormat)
    #expect(throws: MappingError.self) { try Archive(archive(body: levels)) }
  }

  @Test func `a map as a key is read as its JSON text`() throws {
    let value = try JSONValue(archive: archive(body: "A1 A1 61 61 01 02"))
    #expect(value == [#"{"a":1}"#: 2])
  }

  @Test func `random bytes`() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<3000 {
      let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      answer(Data(bytes))
      answer(checked([0xD9, 0xD9, 0xF7, 0x84, 0x01, 0x80] + bytes))
      answer(checked([0xD9, 0xD9, 0xF7, 0x84, 0x01] + bytes))
    }
  }

  @Test func `counts beyond the end of the archive`() {
    for head in ["9b", "bb", "5b", "7b", "d9010 29b", "9a", "ba"] {
      for argument in [
        "7fffffffffffffff", "ffffffffffffffff", "0000000100000000", "00000000000fffff",
      ] {
        let digits =
          head.filter { $0 != " " }.hasSuffix("a") ? String(argument.suffix(8)) : argument
        answer(archive(body: head + digits))
        answer(archive(body: "81" + head + digits + String(repeating: "80", count: 100)))
        answer(archive(body: "01", table: head + digits))
      }
    }
    // Every level claims all remaining bytes.
    let size = 20_000
    var body = ""
    for level in 0..<500 {
      let left = UInt32(size - 5 * level)
      body += "9a" + (String(repeating: "0", count: 8) + String(left, radix: 16)).suffix(8)
    }
    answer(archive(body: body + String(repeating: "80", count: size)))
  }
}
