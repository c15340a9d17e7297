import Foundation
import Testing

@testable @_spi(Generated) import Isomer
@testable @_spi(Generated) import IsomerArchive

/// Tests four versions of a model: every newer version reads the archives of all older ones.
@Suite struct ArchiveVersionTests {
  private let first = PersonV1(name: "Grace Hopper", age: 85)

  @Test func `older names, removed properties and defaults`() throws {
    let second = try PersonV2(archive: first.archive())
    #expect(second == PersonV2(nick: "none", fullName: "Grace Hopper"))
    #expect(try PersonV2(archive: second.archive()) == second)
    let list = try [PersonV2](archive: [first, PersonV1(name: "Ada", age: 36)].archive())
    #expect(list.map(\.fullName) == ["Grace Hopper", "Ada"])
  }

  @Test func `an upgrade function of a property`() throws {
    let expected = PersonV3(initials: "GH", fullName: "Grace Hopper")
    #expect(try PersonV3(archive: first.archive()) == expected)
    #expect(
      try PersonV3(archive: PersonV2(nick: "x", fullName: "Grace Hopper").archive()) == expected)
    #expect(try PersonV3(archive: expected.archive()) == expected)
    let error = failure(of: [PersonV3].self, try [first, PersonV1(name: "", age: 1)].archive())
    #expect(
      error?.code == .transformerFailed && error?.path == "[1]" && error?.expected == "a name")
  }

  @Test func `an upgrade function of a type`() throws {
    #expect(
      try PersonV4(archive: first.archive()) == PersonV4(first: "Grace", last: "Hopper", age: 85))
    let second = PersonV2(nick: "x", fullName: "Ada Lovelace")
    let expected = PersonV4(
      first: "Ada", last: "Lovelace", age: nil,
      friends: [PersonV4(first: "Charles", last: "Babbage")])
    #expect(try PersonV4(archive: second.archive()) == expected)
    #expect(try [PersonV4](archive: [second, second].archive()) == [expected, expected])
    #expect(try PersonV4(archive: expected.archive()) == expected)
  }

  @Test func `errors in the result of an upgrade`() throws {
    let wrong = failure(
      of: [String: PersonV4].self, try ["a": PersonV1(name: "One", age: 1)].archive())
    #expect(
      wrong?.path == "a.last" && wrong?.code == .typeMismatch && wrong?.expected == "a string")
    struct Empty: Archivable {
      static let mappedShape = ArchiveShape("Person", version: 2)
      static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Empty {
        Empty()
      }
      func archive(to writer: inout ArchiveWriter) {
        if writer.begin(Self.mappedShape) { writer.end() }
      }
    }
    let thrown = failure(of: [PersonV4].self, try [Empty()].archive())
    #expect(thrown?.code == .transformerFailed && thrown?.path == "[0]")
    #expect(thrown?.underlying is PersonV4.Nameless)
  }

  @Test func `newer archives are rejected`() throws {
    let data = try [PersonV4(first: "A", last: "B")].archive()
    let error = failure(of: [PersonV1].self, data)
    #expect(error?.code == .archiveNewer && error?.path == "[0]")
    #expect(error?.reason == "'Person' is of version 4, and the program knows it up to 1")
  }

  @Test func `the same version with other properties is compatible`() throws {
    struct More: Archivable, Equatable {
      var age: Int
      var extra = 5
      var name: String
      static let mappedShape = ArchiveShape("Person", version: 1, "age\nextra\nname")
      static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> More {
        let object = try reader.object(mappedShape)
        var more = More(age: 0, name: "")
        if try reader.field(0, of: object) { more.age = try Int.unarchive(&reader) }
        if try reader.field(1, of: object) { more.extra = try Int.unarchive(&reader) }
        if try reader.field(2, of: object) { more.name = try String.unarchive(&reader) }
        reader.leave(object)
        return more
      }
      func archive(to writer: inout ArchiveWriter) {
        guard writer.begin(Self.mappedShape) else { return }
        age.archive(to: &writer)
        extra.archive(to: &writer)
        name.archive(to: &writer)
        writer.end()
      }
    }
    #expect(try More(archive: first.archive()) == More(age: 85, name: "Grace Hopper"))
    #expect(
      try PersonV1(archive: More(age: 2, extra: 3, name: "N").archive())
        == PersonV1(name: "N", age: 2))
  }

  @Test func `skipping has a depth limit too`() throws {
    // A person of version 1 with a property that the current type lacks.
    let table = "81 83 66 506572736f6e 01 83 64 6e616d65 63 616765 61 78"
    func person(_ levels: Int) -> Data {
      archive(
        body: "d81b 84 00 6141 01" + String(repeating: "81", count: levels) + "00", table: table)
    }
    #expect(try PersonV1(archive: person(2000)) == PersonV1(name: "A", age: 1))
    #expect(failure(of: PersonV1.self, person(2100))?.code == .depthLimit)
  }

  @Test func `deep objects in an older order are not read repeatedly`() throws {
    struct Old: Archivable {
      let levels: Int
      static let mappedShape = ArchiveShape("Chain", "pad\nnext")
      static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Old {
        Old(levels: 0)
      }
      func archive(to writer: inout ArchiveWriter) {
        guard writer.begin(Self.mappedShape) else { return }
        String(repeating: "x", count: 20).archive(to: &writer)
        if levels > 0 {
          Old(levels: levels - 1).archive(to: &writer)
        } else {
          [[Int]](repeating: [1, 2, 3], count: 300_000).archive(to: &writer)
        }
        writer.end()
      }
    }
    struct New: Archivable {
      var levels: Int
      static let mappedShape = ArchiveShape("Chain", "next\npad")
      static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> New {
        let object = try reader.object(mappedShape)
        var levels = 0
        if try reader.field(0, of: object) {
          if reader.depth < 500 {
            levels = try New.unarchive(&reader).levels
          } else {
            try reader.skipValue()
          }
        }
        reader.leave(object)
        return New(levels: levels + 1)
      }
      func archive(to writer: inout ArchiveWriter) {}
    }
    let data = try Old(levels: 505).archive()
    let clock = ContinuousClock()
    var levels = 0
    let time = try clock.measure { levels = try New(archive: data).levels }
    #expect(levels == 500)
    // Without the stored ends, this reads 500 times one megabyte and takes more than ten seconds.
    #expect(time < .seconds(8))
  }
}
