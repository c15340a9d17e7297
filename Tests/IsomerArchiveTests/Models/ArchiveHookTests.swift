import Foundation
import Testing

@testable @_spi(Generated) import Isomer
@testable @_spi(Generated) import IsomerArchive

/// Tests checks, hooks and secrets after reading an archive.
@Suite struct ArchiveHookTests {
  private struct Order: Archivable, Validatable {
    var count: Int
    var code: String
    var isAdjusted = false

    struct Refused: Error {}

    func validated() throws(MappingError) -> Order {
      guard count < 100 else {
        throw MappingError(
          .checkFailed, path: "count", expected: "a value below 100", found: "number \(count)")
      }
      var order = self
      order.code = code.uppercased()
      return order
    }

    static let mappedShape = ArchiveShape("Order", "count\ncode")

    static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Order {
      let start = reader.position
      let object = try reader.object(mappedShape)
      var order = Order(count: 0, code: "")
      if try reader.field(0, of: object) { order.count = try Int.unarchive(&reader) }
      if try reader.field(1, of: object) {
        order.code = try reader.secret { (reader) throws(ReadingFailure) in
          try String.unarchive(&reader)
        }
      }
      reader.leave(object)
      order = try reader.validated(order, from: start)
      try reader.adjusting(&order, from: start) { order in
        guard order.count != 13 else { throw Refused() }
        order.isAdjusted = true
      }
      return order
    }

    func archive(to writer: inout ArchiveWriter) {
      guard writer.begin(Self.mappedShape) else { return }
      count.archive(to: &writer)
      code.archive(to: &writer)
      writer.end()
    }
  }

  @Test func `checks and hooks run after reading`() throws {
    let read = try Order(count: 5, code: "abc").archivedAndBack()
    #expect(read.code == "ABC" && read.isAdjusted)
    let unchecked = failure(of: [Order].self, try [Order(count: 500, code: "")].archive())
    #expect(unchecked?.code == .checkFailed && unchecked?.path == "[0].count")
    #expect(unchecked?.description.contains("expected a value below 100, found number 500") == true)
    let refused = failure(of: [Order].self, try [Order(count: 13, code: "")].archive())
    #expect(refused?.code == .transformerFailed && refused?.path == "[0]")
    #expect(refused?.underlying is Order.Refused)
  }

  @Test func `secrets are redacted`() {
    let table = "81 83 65 4f72646572 00 82 65 636f756e74 64 636f6465"
    let error = failure(of: Order.self, archive(body: "d81b 83 00 01 1904d2", table: table))
    #expect(error?.path == "code" && error?.isSecret == true)
    #expect(
      error?.description.hasPrefix("code: expected a string, found number <redacted>") == true)
  }
}
