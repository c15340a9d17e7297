import Foundation
import Testing

@testable import Isomer
@testable import IsomerArchive

extension Archivable {
  /// Returns the body of an archive of the value, in hexadecimal.
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

  /// Archives the value and reads it back.
  func archivedAndBack() throws -> Self { try Self(archive: archive()) }
}

extension Data {
  var hexadecimal: String { map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
}

/// Returns the bytes of hexadecimal digits, ignoring blanks.
func bytes(_ hexadecimal: String) -> [UInt8] {
  let digits = hexadecimal.filter { !$0.isWhitespace }.compactMap(\.hexDigitValue)
  return stride(from: 0, to: digits.count - 1, by: 2).map {
    UInt8(digits[$0] << 4 | digits[$0 + 1])
  }
}

/// Returns an archive of a body and a table in hexadecimal, with a correct checksum.
func archive(body: String, table: String = "80") -> Data {
  checked(bytes("d9d9f7 84 01") + bytes(table) + bytes(body))
}

/// Returns bytes followed by their checksum.
func checked(_ bytes: [UInt8]) -> Data {
  let hash = bytes.withUnsafeBufferPointer { buffer in
    buffer.baseAddress.map { XXH64.hash($0, buffer.count) } ?? 0
  }
  return Data(bytes + [0x48] + withUnsafeBytes(of: hash.bigEndian) { [UInt8]($0) })
}

/// Returns the error of reading an archive, or nil.
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
