import Foundation

@testable import FixtureModels
@testable import Isomer
@testable import IsomerArchive

/// Tests archives: the first byte chooses a type, and the rest is the table and body of an archive,
/// to which the header and a correct checksum are added.
struct ArchiveTarget: FuzzTarget {
  func test(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let archive = Self.archive(of: Array(bytes.dropFirst()))
    look(into: archive)
    switch first % 8 {
    case 0: read([Journal].self, archive)
    case 1: read(GraphNode.self, archive)
    case 2: read([Craft].self, archive)
    case 3: read(Portfolio.self, archive)
    case 4: read([JournalSide<Int, [String]>].self, archive)
    case 5: read([String: Decimal?].self, archive)
    case 6: read([KeyedNote].self, archive)
    default: read([Set<Date>].self, archive)
    }
  }

  /// Checks that archiving the value again is stable and readable.
  private func read<Model: Archivable>(_: Model.Type, _ archive: Data) {
    let model: Model
    do throws(MappingError) {
      model = try Model(archive: archive)
    } catch {
      guard !error.description.isEmpty, error.offset.map({ $0 <= archive.count }) ?? true else {
        fault("place of \(error)")
      }
      return
    }
    // A transformer, a check or a cycle can prevent writing.
    guard let again = try? model.archive() else { return }
    do throws(MappingError) {
      guard try Model(archive: again).archive() == again else { fault("\(Model.self): not stable") }
    } catch {
      fault("\(Model.self): not read again: \(error)")
    }
    // A tree cannot represent all values that a model skips.
    if Self.failure(of: archive)?.code == .depthLimit { fault("Archive refuses a \(Model.self)") }
  }

  private static func failure(of data: Data) -> MappingError? {
    do throws(MappingError) {
      _ = try Archive(data)
      return nil
    } catch {
      return error
    }
  }

  private func look(into data: Data) {
    if let value = try? JSONValue(archive: data) {
      // NaN is not equal to itself, but its bytes are.
      guard let again = try? value.archive(),
        (try? JSONValue(archive: again).archive()) == again
      else { fault("\(value) is not archived") }
    }
    guard let archive = try? Archive(data) else { return }
    _ = archive.models
    _ = archive.root
    for key in archive.keys { _ = archive[key] }
  }

  private static func archive(of content: [UInt8]) -> Data {
    let bytes = ArchiveFormat.prefix + [ArchiveFormat.version] + content
    let hash = bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { XXH64.hash($0, buffer.count) } ?? 0
    }
    return Data(bytes + [0x48] + withUnsafeBytes(of: hash.bigEndian, Array.init))
  }

  func seeds(_ fixtures: URL) throws -> [[UInt8]] {
    let node = GraphNode(name: "a")
    node.children = [GraphNode(name: "b"), GraphNode(name: "c")]
    node.twin = node.children[0]
    node.children[0].twin = node.children[1]
    node.children[1].favourite = node
    let lorry = Lorry(wheels: 4)
    lorry.trailer = TandemBike(wheels: 2)
    let house = House(rooms: 3)
    let journal = try Journal(json: JSONTarget.samples[JSONTarget.samples.count - 1].document)
    let archives: [Data] = [
      try [journal, journal].archive(), try node.archive(),
      try [lorry, lorry.trailer ?? lorry, Craft(wheels: 1)].archive(),
      try Portfolio(holdings: [house, Share(count: 1), house], vehicles: [lorry]).archive(),
      try [JournalSide<Int, [String]>.left(1), .right(["xyz", "xyz"]), .neither].archive(),
      try (["a": 1.5, "b": nil, "c": Decimal(string: "1e40")] as [String: Decimal?]).archive(),
      try [KeyedNote(list: "abc", number: 5, text: "abc")].archive(),
      try [Set([Date(timeIntervalSinceReferenceDate: 0.1), Date(timeIntervalSince1970: 7)])]
        .archive(),
    ]
    // A decimal with the largest negative exponent, after an empty table.
    let decimal: [UInt8] = [5, 0x80, 0xC4, 0x82, 0x3B, 0x7F] + [UInt8](repeating: 0xFF, count: 7)
    // Each for its own type, and the recorded archives for all types.
    let recorded = try files(in: fixtures, suffix: ".archive").map { Data($0) }
    return archives.enumerated().map { Self.content(of: $1, for: UInt8($0)) }
      + recorded.map { Self.content(of: $0, for: 7) } + [decimal + [0x01]]
  }

  private static func content(of archive: Data, for choice: UInt8) -> [UInt8] {
    let start = ArchiveFormat.prefix.count + 1
    return [choice] + archive.dropFirst(start).dropLast(ArchiveFormat.checksumSize)
  }
}
