import Foundation
import Testing

@testable @_spi(Generated) import Isomer
@testable @_spi(Generated) import IsomerArchive

/// Tests that references, which cost a few bytes, do not cost the time or the memory of the text or
/// the object that they refer to.
@Suite struct ArchiveBoundsTests {
  private static let count = 50_000

  /// Returns an array of a text of 100,000 bytes and many pieces, which contain `REF`.
  private static func repeating(_ piece: String, _ text: [UInt8]) -> Data {
    let head = bytes("d90100 82 7a") + withUnsafeBytes(of: UInt32(text.count).bigEndian, Array.init)
    let list = bytes("9a") + withUnsafeBytes(of: UInt32(count).bigEndian, Array.init)
    let pieces = [[UInt8]](
      repeating: bytes(piece.replacing("REF", with: "d81900")), count: count)
    return checked(bytes("d9d9f7 84 01 80") + head + text + list + pieces.flatMap(\.self))
  }

  private static let long = [UInt8](repeating: 0x61, count: 100_000)

  /// A text, followed by values of another type.
  private struct Text<Rest: Archivable>: Archivable {
    var text: String
    var rest: Rest

    static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Text {
      _ = try reader.beginArray()
      let text = Text(text: try .unarchive(&reader), rest: try .unarchive(&reader))
      reader.endArray()
      return text
    }

    func archive(to writer: inout ArchiveWriter) {}
  }

  /// Returns the code of the error of reading pieces; nil without an error.
  private static func code<Rest: Archivable>(
    _ piece: String, as _: Rest.Type
  ) -> MappingError.Code? {
    failure(of: Text<Rest>.self, repeating(piece, long))?.code
  }

  @Test func `long text is not hashed for each reference`() {
    let codes = [
      "elements of a set": Self.code("REF", as: Set<String>.self),
      "arrays in a set": Self.code("81 REF", as: Set<[String]>.self),
      "URLs in a set": Self.code("d820 REF", as: Set<URL>.self),
      "keys": Self.code("a1 REF 00", as: [[String: Int]].self),
      "ordered keys": Self.code("a1 REF 00", as: [OrderedMap<Int>].self),
      "keys of trees": Self.code("a1 REF 00", as: JSONValue.self),
      "keys that contain arrays": Self.code("a1 81 REF 00", as: JSONValue.self),
      "maps instead of objects": Self.code("a2 656c6f67696e 6161 REF 00", as: [Reporter].self),
    ]
    for (name, code) in codes { #expect(code == .archiveFormat, "\(name)") }
  }

  @Test func `values and trees share the text of references`() throws {
    let data = Self.repeating("REF", Self.long)
    #expect(try Text<[String]>(archive: data).rest.count == Self.count)
    #expect(try JSONValue(archive: data)["[1]"]?.array?.count == Self.count)
  }

  @Test func `a repeated character of many marks is created once`() throws {
    let character = Character("e" + String(repeating: "\u{301}", count: 50_000))
    let data = Self.repeating("REF", Array(String(character).utf8))
    let characters = try Text<[Character]>(archive: data).rest
    #expect(characters.count == Self.count && characters.last == character)
  }

  /// 32 KB of such references became 174 MB, and 256 KB became 8.2 GB.
  @Test func `a key that repeats a string is limited`() throws {
    let text = [UInt8](repeating: 0x61, count: 1000)
    func keyed(_ count: Int) -> Data {
      let references = [[UInt8]](repeating: bytes("d81900"), count: count).flatMap(\.self)
      let head = withUnsafeBytes(of: UInt32(count).bigEndian, Array.init)
      return checked(
        bytes("d9d9f7 84 01 80 d90100 82 7903e8") + text + bytes("a1 9a") + head + references
          + bytes("00"))
    }
    #expect(try JSONValue(archive: keyed(1000))["[1]"]?.object?.keys.first?.utf8.count == 1_003_001)
    #expect(failure(of: JSONValue.self, keyed(10_000))?.code == .archiveFormat)
    #expect(throws: MappingError.self) { try Archive(keyed(10_000)) }
  }

  @Test func `long keys and elements are written without references`() throws {
    let long = String(repeating: "é", count: 20_000)
    let maps = (0..<200).map { [long: $0] }
    #expect(try maps.archivedAndBack() == maps)
    let ordered: [OrderedMap<Int>] = (0..<200).map { [long: $0] }
    #expect(try ordered.archivedAndBack().map { $0[long] } == (0..<200).map { $0 })
    let sets = (0..<200).map { Set([[long, "\($0)"]]) }
    #expect(try sets.archivedAndBack() == sets)
    let trees = JSONValue.array((0..<200).map { .object([long: .int($0)]) })
    #expect(try trees.archivedAndBack() == trees)
    // Values are shared, and so are short keys.
    let text = String(repeating: "a", count: 1000)
    #expect(try (0..<1000).map { ["key": text, "other \($0 % 2)": text] }.archive().count < 20_000)
  }

  @Test func `two properties of one name are no tree`() throws {
    let data = archive(body: "d81b 83 00 01 02", table: "81 83 61 41 00 82 61 61 61 61")
    #expect(failure(of: JSONValue.self, data)?.code == .archiveFormat)
  }

  /// A node whose upgrade sets back its children.
  private final class Branch: Archivable {
    var name: Int
    var children: [Branch]

    init(name: Int, children: [Branch]) { (self.name, self.children) = (name, children) }

    /// Returns a tree with four branches at each level.
    static func tree(_ levels: Int) -> Branch {
      Branch(name: levels, children: levels == 0 ? [] : (0..<4).map { _ in tree(levels - 1) })
    }

    var count: Int { children.reduce(1) { $0 + $1.count } }

    static let old = ArchiveShape("Branch", version: 1, "name\nchildren")
    static let mappedShape = ArchiveShape("Branch", version: 2, "name\nchildren")

    static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Branch {
      var slot = ArchiveSlot()
      if let made = try reader.existing(Branch.self, &slot) { return made }
      let object = try reader.object(mappedShape) { archive, _ in
        archive["children"] = archive["children"]
        archive["name"] = archive["name"].flatMap(\.int).map { .int(Int64($0 + 1)) }
      }
      let branch = Branch(name: 0, children: [])
      if try reader.field(0, of: object) { branch.name = try Int.unarchive(&reader) }
      if try reader.field(1, of: object) { branch.children = try [Branch].unarchive(&reader) }
      reader.leave(object)
      try reader.made(branch, slot)
      return branch
    }

    func archive(to writer: inout ArchiveWriter) {
      guard writer.begins(self), writer.begin(Self.old) else { return }
      name.archive(to: &writer)
      children.archive(to: &writer)
      writer.end()
      writer.ends(self)
    }
  }

  /// The objects were searched for once for each of them: 5,461 took seconds, 21,845 a minute.
  @Test func `an upgrade that sets back shared objects refers to them`() throws {
    let data = try Branch.tree(7).archive()
    let read = try Branch(archive: data)
    #expect(read.count == 21_845 && read.name == 8 && read.children[3].children[3].name == 6)
  }
}
