import Foundation
@_spi(Generated) import Isomer
@_spi(Generated) import IsomerArchive

extension HostileDocument {
  /// Archives whose references to a long text or an object cost a few bytes.
  static let references: [HostileDocument] = [
    repeating("REF", "references", [String].self),
    repeating("REF", "references", JSONValue.self),
    repeating("REF", "references", [Character].self),
    repeating("REF", "elements", Set<String>.self),
    repeating("81 REF", "elements in arrays", Set<[String]>.self),
    repeating("A1 REF 00", "keys", [[String: Int]].self),
    repeating("A1 REF 00", "keys", [OrderedMap<Int>].self),
    repeating("A1 REF 00", "keys", JSONValue.self),
    repeating("A1 81 REF 00", "arrays as keys", JSONValue.self),
    repeating("D820 REF", "URLs", Set<URL>.self),
    HostileDocument(
      name: "an array of references as a key", reader: "JSONValue, from an archive"
    ) { size in
      let body =
        text(size / 4, of: "a")
        + head(0xBA, 1) + head(0x9A, size / 4)
        + [[UInt8]](repeating: reference, count: size / 4).flatMap(\.self) + [0]
      let data = sealed([0xD9, 1, 0, 0x82] + body)
      return { _ = try? JSONValue(archive: data) }
    },
    HostileDocument(
      name: "an upgrade that sets back shared objects", reader: "Branch, from an archive"
    ) { size in
      var branches = (0..<size / 16).map { Branch(name: $0, children: []) }
      while branches.count > 1 {
        branches = stride(from: 0, to: branches.count, by: 4).map {
          Branch(name: $0, children: Array(branches[$0..<min($0 + 4, branches.count)]))
        }
      }
      let data = (try? branches.first?.archive()) ?? Data()
      return { _ = try? Branch(archive: data) }
    },
  ]

  private static let reference: [UInt8] = [0xD8, 0x19, 0]

  /// Returns a document with one text of half of its size, and pieces that refer to it.
  private static func repeating<Rest: Archivable & SendableMetatype>(
    _ piece: String, _ name: String, _: Rest.Type
  ) -> HostileDocument {
    HostileDocument(
      name: "one text, repeated in \(name)", reader: "\(Rest.self), from an archive"
    ) { size in
      let words = piece.replacing("REF", with: "D8 19 00").replacing("D820", with: "D8 20")
      let bytes = words.split(separator: " ").compactMap { UInt8($0, radix: 16) }
      let count = size / 2 / bytes.count
      let body = text(size / 2, of: "é") + head(0x9A, count)
      let pieces = [[UInt8]](repeating: bytes, count: count).flatMap(\.self)
      let data = sealed([0xD9, 1, 0, 0x82] + body + pieces)
      return { _ = try? Text<Rest>(archive: data) }
    }
  }

  private static func text(_ size: Int, of character: String) -> [UInt8] {
    let count = size / character.utf8.count
    return head(0x7A, count * character.utf8.count)
      + Array(String(repeating: character, count: count).utf8)
  }

  private static func head(_ initial: UInt8, _ count: Int) -> [UInt8] {
    [initial] + withUnsafeBytes(of: UInt32(count).bigEndian, Array.init)
  }

  private static func sealed(_ body: [UInt8]) -> Data {
    let bytes = [0xD9, 0xD9, 0xF7, 0x84, 1, 0x80] + body
    let hash = bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { XXH64.hash($0, buffer.count) } ?? 0
    }
    return Data(bytes + [0x48] + withUnsafeBytes(of: hash.bigEndian, Array.init))
  }
}

/// A text, followed by values of another type.
private struct Text<Rest: Archivable>: Archivable {
  static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Text {
    _ = try reader.beginArray()
    _ = try String.unarchive(&reader)
    _ = try Rest.unarchive(&reader)
    reader.endArray()
    return Text()
  }

  func archive(to writer: inout ArchiveWriter) {}
}

/// A node whose upgrade sets back its children.
private final class Branch: Archivable {
  let name: Int
  let children: [Branch]

  init(name: Int, children: [Branch]) { (self.name, self.children) = (name, children) }

  static let old = ArchiveShape("Branch", version: 1, "name\nchildren")
  static let current = ArchiveShape("Branch", version: 2, "name\nchildren")

  static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Branch {
    var slot = ArchiveSlot()
    if let made = try reader.existing(Branch.self, &slot) { return made }
    let object = try reader.object(current) { archive, _ in
      archive["children"] = archive["children"]
    }
    let name = try reader.field(0, of: object) ? Int.unarchive(&reader) : 0
    let children = try reader.field(1, of: object) ? [Branch].unarchive(&reader) : []
    reader.leave(object)
    let branch = Branch(name: name, children: children)
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
