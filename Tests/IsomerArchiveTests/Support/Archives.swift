import Foundation
import Testing

@testable import Isomer
@testable import IsomerArchive

extension Archivable {
  /// What stands in the body of an archive of the value, in hexadecimal.
  func body() throws -> String {
    let data = try archive()
    let table = try #require(Self.tableEnd(data))
    return data[table..<(data.count - 9)].hexadecimal
  }

  private static func tableEnd(_ data: Data) -> Int? {
    data.withUnsafeBytes { bytes in
      var reader = ArchiveReader(unsafe: bytes)
      return (try? reader.open()).map { reader.bodyStart }
    }
  }

  /// The value that an archive of the value gives.
  func archivedAndBack() throws -> Self { try Self(archive: archive()) }
}

extension Data {
  var hexadecimal: String { map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
}

/// The bytes that hexadecimal digits stand for; blanks do not matter.
func bytes(_ hexadecimal: String) -> [UInt8] {
  let digits = hexadecimal.filter { !$0.isWhitespace }.compactMap(\.hexDigitValue)
  return stride(from: 0, to: digits.count - 1, by: 2).map {
    UInt8(digits[$0] << 4 | digits[$0 + 1])
  }
}

/// An archive of a body and a table in hexadecimal, with the right checksum.
func archive(body: String, table: String = "80") -> Data {
  checked(bytes("d9d9f7 84 01") + bytes(table) + bytes(body))
}

/// Bytes with their checksum behind.
func checked(_ bytes: [UInt8]) -> Data {
  let hash = bytes.withUnsafeBufferPointer { buffer in
    buffer.baseAddress.map { XXH64.hash($0, buffer.count) } ?? 0
  }
  return Data(bytes + [0x48] + withUnsafeBytes(of: hash.bigEndian) { [UInt8]($0) })
}

/// The error of reading, or nil.
func failure<Model: Archivable>(
  of _: Model.Type, _ data: Data, _ options: ReadingOptions = ReadingOptions()
) -> MappingError? {
  do {
    _ = try Model(archive: data, options: options)
    return nil
  } catch {
    return error
  }
}
