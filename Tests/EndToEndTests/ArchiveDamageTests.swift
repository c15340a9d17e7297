import Foundation
import Testing

@testable import FixtureModels
@testable import Isomer
@testable import IsomerArchive

/// Tests changed and truncated archives of generated models, which yield an error or a
/// value, never a crash.
struct ArchiveDamageTests {
  /// An archive and a function that reads it and archives the result, for comparison.
  struct Subject: Sendable, CustomTestStringConvertible {
    var name: String
    var data: Data
    var reread: @Sendable (Data) throws -> Data
    var testDescription: String { name }
  }

  private static func subject<Model: Archivable & SendableMetatype>(
    _ name: String, _ model: Model
  ) throws -> Subject {
    Subject(name: name, data: try model.archive()) { try Model(archive: $0).archive() }
  }

  static func subjects() throws -> [Subject] {
    let node = GraphNode(name: "a")
    node.children = [GraphNode(name: "b"), GraphNode(name: "c")]
    node.twin = node.children[0]
    node.children[0].twin = node.children[1]
    node.children[1].favourite = node
    let lorry = Lorry(wheels: 4)
    lorry.trailer = TandemBike(wheels: 2)
    let house = House(rooms: 3)
    return [
      try subject("journal", ArchivingTests.journal()),
      try subject("graph", node),
      try subject("hierarchy", [lorry, lorry.trailer ?? lorry, Craft(wheels: 1)]),
      try subject(
        "protocol", Portfolio(holdings: [house, Share(count: 1), house], vehicles: [lorry])),
      try subject("generic", [JournalSide<Int, [String]>.left(1), .right(["x"]), .neither]),
    ]
  }

  @Test(arguments: try subjects())
  func eachBitAndEachCutIsAnError(_ subject: Subject) {
    var bytes = [UInt8](subject.data)
    var count = 0
    for index in bytes.indices {
      for bit in 0..<8 {
        bytes[index] ^= 1 << bit
        #expect(throws: MappingError.self) { try subject.reread(Data(bytes)) }
        bytes[index] ^= 1 << bit
        count += 1
      }
      #expect(throws: MappingError.self) { try subject.reread(Data(bytes[..<index])) }
      count += 1
    }
    print("\(subject.name): \(count) damaged archives of \(bytes.count) bytes are errors")
  }

  /// A correct checksum hides the damage, so the contents must be checked.
  @Test(arguments: try subjects())
  func withARightChecksumNothingCrashes(_ subject: Subject) {
    var bytes = [UInt8](subject.data)
    var (values, errors) = (0, 0)
    for index in 3..<(bytes.count - 9) {
      for bit in 0..<8 {
        bytes[index] ^= 1 << bit
        do {
          _ = try subject.reread(Self.signed(bytes))
          values += 1
        } catch is MappingError {
          errors += 1
        } catch {
          Issue.record("\(error)")
        }
        bytes[index] ^= 1 << bit
      }
    }
    print("\(subject.name): \(values) values and \(errors) errors with a right checksum")
    #expect(errors > 0)
  }

  private static func signed(_ bytes: [UInt8]) -> Data {
    var bytes = bytes
    let end = bytes.count - 9
    let hash = bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { XXH64.hash($0, end) } ?? 0
    }
    for place in 0..<8 {
      bytes[end + 1 + place] = UInt8(truncatingIfNeeded: hash >> (56 - 8 * UInt64(place)))
    }
    return Data(bytes)
  }
}
