import Foundation
import Isomer
import IsomerArchive
import IsomerFoundation

extension HostileDocument {
  /// Values that are nested deeper than the limit for reading.
  static let deep: [HostileDocument] = [
    deep("json()") { _ = try? $0.jsonBytes() },
    deep("object()") { _ = try? $0.object() },
    deep("propertyList(_:)") { _ = try? $0.propertyList(.binary) },
    deep("archive()") { _ = try? $0.archive() },
    deep("==") { _ = $0 == $0 },
    json("arrays, 512 deep", JSONValue.self) { size in
      let piece = String(repeating: "[", count: 512) + String(repeating: "]", count: 512) + ","
      return "[" + String(repeating: String(piece), count: size / 1025) + "1]"
    },
    json("arrays, one too deep, with 100 faults", [[Int]].self) { size in
      let piece = String(repeating: "[", count: 510) + String(repeating: "]", count: 510) + ","
      return "[" + String(repeating: String(piece), count: size / 1021) + "1]"
    },
  ]

  /// Returns a chain of 20,000 arrays, ten bytes each in every format.
  private static func deep(
    _ name: String, _ work: @escaping @Sendable (JSONValue) -> Void
  ) -> HostileDocument {
    HostileDocument(name: "20,000 arrays in arrays", reader: name, largest: 0.2) { size in
      var value = JSONValue.null
      for _ in 0..<size / 10 { value = .array([value]) }
      let deepest = value
      return { work(deepest) }
    }
  }

  /// Archives with a correct checksum.
  static let archives: [HostileDocument] =
    [
      ("arrays", [0x81]), ("maps", [0xA1]), ("shared objects", [0xD8, 0x1C]),
      ("sets", [0xD9, 1, 2]), ("nulls", [0xF6]),
    ].map { (name: String, piece: [UInt8]) in
      HostileDocument(name: "\(name) without an end", reader: "JSONValue, from an archive") {
        size in
        let pieces = [[UInt8]](repeating: piece, count: size / piece.count).flatMap(\.self)
        let data = archive(pieces)
        return { _ = try? JSONValue(archive: data) }
      }
    } + [
      HostileDocument(name: "one array of integers", reader: "[Int], from an archive") { size in
        let head = [0x9A] + withUnsafeBytes(of: UInt32(size).bigEndian, Array.init)
        let data = archive(head + [UInt8](repeating: 1, count: size))
        return { _ = try? [Int](archive: data) }
      },
      HostileDocument(name: "512 deep, then a fault", reader: "JSONValue, from an archive") {
        size in
        let ones = [UInt8](repeating: 0x81, count: 500) + [0xFF]
        let head = [0x9A] + withUnsafeBytes(of: UInt32(size / 501).bigEndian, Array.init)
        let data = archive(head + [UInt8](repeating: 0x80, count: size) + ones)
        return { _ = try? JSONValue(archive: data) }
      },
      // Each level of the text of such a key doubles the escaped characters.
      HostileDocument(
        name: "maps as keys of maps, 20 deep", reader: "JSONValue, from an archive",
        largest: 0.000_02
      ) { size in
        let keys = [UInt8](repeating: 0xA1, count: size) + [UInt8](repeating: 0, count: size + 1)
        let data = archive(keys)
        return { _ = try? JSONValue(archive: data) }
      },
      everyTag,
    ]

  /// Each head of each major type and each tag, with each length, before a few bytes: some thousand
  /// archives, each read four times.
  private static let everyTag = HostileDocument(
    name: "every tag with every length", reader: "JSONValue, from an archive", largest: 1
  ) { _ in
    let lengths: [UInt64] = [
      0, 1, 2, 23, 24, 255, 256, 65_535, 65_536, 1 << 31, 1 << 32, 1 << 62, .max >> 1, .max - 8,
      .max,
    ]
    let tags: [UInt64] = [
      0, 1, 2, 3, 4, 5, 25, 27, 28, 29, 32, 37, 256, 258, 1001, 55_799, 1 << 32, .max,
    ]
    let heads = (0..<8).flatMap { major in lengths.map { head(UInt8(major), $0) } }
    let before: [[UInt8]] = [[], [0x82], [0x82, 0x3B], [0xA1, 0x61, 0x61]]
    var data: [Data] = []
    for tag in tags.map({ head(6, $0) }) + [[]] {
      for start in before {
        data += heads.map { archive(tag + start + $0 + [0x01, 0x61, 0x61, 0x01, 0xF6]) }
      }
    }
    let archives = data
    return {
      for data in archives {
        _ = try? JSONValue(archive: data)
        _ = try? Archive(data)
        _ = try? [Decimal](archive: data)
        _ = try? Set<Date>(archive: data)
      }
    }
  }

  private static func head(_ major: UInt8, _ number: UInt64) -> [UInt8] {
    let bytes = withUnsafeBytes(of: number.bigEndian, Array.init)
    switch number {
    case 0..<24: return [major << 5 | UInt8(number)]
    case 24..<256: return [major << 5 | 24, bytes[7]]
    case 256..<65_536: return [major << 5 | 25] + bytes[6...]
    case 65_536..<1 << 32: return [major << 5 | 26] + bytes[4...]
    default: return [major << 5 | 27] + bytes
    }
  }

  private static func archive(_ body: [UInt8]) -> Data {
    // The prefix, the version of the format, and no models.
    let bytes = [0xD9, 0xD9, 0xF7, 0x84, 1, 0x80] + body
    let hash = bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { XXH64.hash($0, buffer.count) } ?? 0
    }
    return Data(bytes + [0x48] + withUnsafeBytes(of: hash.bigEndian, Array.init))
  }
}
