import Foundation
import Testing

@testable @_spi(Generated) import Isomer
@testable @_spi(Generated) import IsomerArchive

@Suite struct ArchiveErrorTests {
  @Test func `data that is not an archive`() {
    #expect(failure(of: Int.self, Data())?.code == .archiveFormat)
    #expect(failure(of: Int.self, Data("{\"a\": 1}".utf8))?.code == .archiveFormat)
    let error = failure(of: Int.self, Data([1, 2, 3]))
    #expect(error?.description == "document: the bytes are not an archive (byte 0)")
    let newer = failure(of: Int.self, checked(bytes("d9d9f7 84 02 80 01")))
    #expect(newer?.code == .archiveNewer)
    #expect(newer?.description == "document: the version of the format is not 1 (byte 4)")
    // Without the right checksum, the version is not known.
    #expect(
      failure(of: Int.self, Data(bytes("d9d9f7 84 02 80 01 48") + [0]))?.code == .archiveDamaged)
  }

  @Test func `changed and truncated data`() throws {
    var data = try [1, 2, 3].archive()
    data[8] ^= 1
    let error = failure(of: [Int].self, data)
    #expect(error?.code == .archiveDamaged)
    #expect(
      error?.description
        == "document: the archive is damaged: its checksum differs (byte 19)")
    #expect(failure(of: [Int].self, try [1, 2].archive().dropLast())?.code == .archiveDamaged)
    #expect(failure(of: [Int].self, try [1, 2].archive() + [0])?.code == .archiveDamaged)
  }

  /// Returns the sample ticket with changes.
  private func failureIn(_ change: (inout Ticket) -> Void) throws -> Ticket {
    var ticket = Ticket.sample
    change(&ticket)
    return ticket
  }

  @Test func `errors name the path and the byte`() throws {
    // A list of reporters, with a number as the login of the second one.
    let table = "81 83 68 5265706f72746572 00 82 65 6c6f67696e 64 6e616d65"
    let first = "d81b 83 00 6161 f6"
    let wrong = archive(body: "82 \(first) d81b 83 00 07 f6", table: table)
    let error = try #require(failure(of: [Reporter].self, wrong))
    #expect(error.path == "[1].login" && error.code == .typeMismatch)
    #expect(error.expected == "a string" && error.found == "number 7")
    #expect(error.offset.map { wrong[$0] } == 0x07 && error.line == nil)
    #expect(error.description.hasPrefix("[1].login: expected a string, found number 7 (byte "))

    let inMap = archive(
      body: "a1 6178 81 \(first.replacingOccurrences(of: "f6", with: "f5"))", table: table)
    #expect(failure(of: [String: [Reporter]].self, inMap)?.path == "x[0].name")

    let missing = archive(
      body: "d81b 82 00 6161", table: "81 83 68 5265706f72746572 00 81 64 6e616d65")
    let lacking = try #require(failure(of: Reporter.self, missing))
    #expect(lacking.code == .missingKey && lacking.path == "login")
    #expect(lacking.description.hasPrefix("login: the property \"login\" is missing"))
  }

  @Test func `errors in every kind of location`() throws {
    struct Bad: Archivable, Hashable {
      static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Bad {
        let start = reader.position
        _ = try reader.readInteger(Int.self)
        throw reader.invalid("a good one", at: start)
      }
      func archive(to writer: inout ArchiveWriter) { writer.write(Int64(1)) }
    }
    func path<Model: Archivable>(_ value: Model) throws -> String? {
      failure(of: Model.self, try value.archive())?.path.description
    }
    #expect(try path(Bad()) == "")
    #expect(try path([Bad()]) == "[0]")
    #expect(try path(["a": ["b": [Bad()]]]) == "a.b[0]")
    #expect(try path([3: Bad()]) == "3")
    #expect(try path(Set([Bad()])) == "[0]")
    #expect(try path([[], [Bad?.none, Bad()]]) == "[1][1]")
  }

  @Test func `wrong models and kinds`() throws {
    let error = failure(of: Reporter.self, try Ticket.sample.archive())
    #expect(error?.code == .wrongModel)
    #expect(error?.expected == "an object of 'Reporter'" && error?.found == "an object of 'Ticket'")
    let wrong = failure(of: TicketEvent.self, try Ticket.sample.archive())
    #expect(
      wrong?.expected
        == "an object of 'TicketEvent.renamed', 'TicketEvent.voted' or 'TicketEvent.locked'")
    #expect(failure(of: Reporter.self, try 7.archive())?.expected == "an object")
    #expect(
      failure(of: [Int].self, try "x".archive())?.description.contains(
        "an array, found string \"x\"") == true)
    #expect(failure(of: [String: Int].self, try [1].archive())?.found == "an array")
    #expect(failure(of: Bool.self, try Date().archive())?.found == "a date")
    #expect(failure(of: Int.self, archive(body: "01 02"))?.code == .trailingBytes)
    #expect(failure(of: Int.self, archive(body: ""))?.code == .unexpectedEnd)
    #expect(failure(of: [Int].self, archive(body: "9f01ff"))?.code == .unexpectedByte)
    #expect(failure(of: [Int].self, archive(body: "9a7fffffff"))?.code == .unexpectedEnd)
    #expect(
      failure(of: [Int: Int].self, archive(body: "bb7fffffffffffffff"))?.code == .unexpectedEnd)
    let object = "d81b 82 05 6161"
    #expect(failure(of: Reporter.self, archive(body: object))?.code == .archiveFormat)
    #expect(failure(of: TicketState.self, archive(body: "6161"))?.expected == "open or closed")
  }

  @Test func `values that cannot be written`() throws {
    struct Unfit: Archivable {
      static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Unfit {
        try reader.skipValue()
        return Unfit()
      }
      func archive(to writer: inout ArchiveWriter) { writer.fail("it has no form") }
    }
    #expect(
      throws: MappingError(.notRepresentable, path: "a[1]", offset: 11, reason: "it has no form")
    ) {
      try ["a": [Unfit?.none, Unfit()]].archive()
    }
  }

  @Test func `the context is available in both directions`() throws {
    struct Key: Sendable { var shift: Int }
    struct Shifted: Archivable, Equatable {
      var value: Int
      static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Shifted {
        Shifted(
          value: try reader.readInteger() - (MappingContext.current(as: Key.self)?.shift ?? 0))
      }
      func archive(to writer: inout ArchiveWriter) {
        writer.write(Int64(value + (MappingContext.current(as: Key.self)?.shift ?? 0)))
      }
    }
    let data = try Shifted(value: 1).archive(.context(Key(shift: 5)))
    #expect(try Shifted(archive: data) == Shifted(value: 6))
    #expect(try Shifted(archive: data, options: .context(Key(shift: 5))) == Shifted(value: 1))
  }
}
