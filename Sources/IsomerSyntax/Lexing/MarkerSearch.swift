#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// Tells quickly whether a source can hold an annotation at all.
///
/// In a debug build the tool is a debug build too, and a loop over bytes is slow there. So the
/// search leaves the bytes to `memchr` and looks only at what follows an `@`.
package struct MarkerSearch: Sendable {
  /// The word after the `@`.
  package static let word = "mapped"

  /// Whether there is `@mapped` or something so close to it that it must be a slip.
  package static func mayContainAnnotation(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while let found = position(of: UInt8(ascii: "@"), in: buffer, from: offset) {
        if mayBeClose(found + 1, in: buffer), isClose(identifier(in: buffer, from: found + 1)) {
          return true
        }
        offset = found + 1
      }
      return false
    }
  }

  private static func position(
    of byte: UInt8, in buffer: UnsafeRawBufferPointer, from offset: Int
  ) -> Int? {
    guard let base = buffer.baseAddress, offset < buffer.count else { return nil }
    guard let found = memchr(base + offset, Int32(byte), buffer.count - offset) else { return nil }
    return UnsafeRawPointer(found) - base
  }

  /// A first look that copies nothing: two edits leave four of the word's letters.
  private static func mayBeClose(_ start: Int, in buffer: UnsafeRawBufferPointer) -> Bool {
    var index = start
    var letters = 0
    while index < buffer.count, index - start < 8, letters < 4 {
      switch buffer[index] | 0x20 {
      case 0x6D, 0x61, 0x70, 0x65, 0x64: letters += 1  // m a p e d
      case 0x61...0x7A, 0x30...0x39, 0x7F...0xFF: break
      default: return false
      }
      index += 1
    }
    return letters >= 4
  }

  /// The identifier that starts there, cut off where it is too long to be close.
  private static func identifier(in buffer: UnsafeRawBufferPointer, from start: Int) -> [UInt8] {
    var name: [UInt8] = []
    var index = start
    while index < buffer.count, name.count <= word.utf8.count + reach, continuesName(buffer[index])
    {
      name.append(buffer[index])
      index += 1
    }
    return name
  }

  static func continuesName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || ScalarClass(ascii: byte) == .identifier
  }

  /// How many letters may be wrong, missing or too many.
  private static let reach = 2

  /// Whether the name is at most two edits away from the word, whatever its case.
  static func isClose(_ name: [UInt8]) -> Bool {
    guard abs(name.count - word.utf8.count) <= reach else { return false }
    return distance(name) <= reach
  }

  /// Whether the name, first in a comment, is the word misspelt.
  ///
  /// Two edits are believed only behind the right first letter: `@wrapped` and `@trapped` are
  /// words of their own.
  static func isNearMiss(_ name: [UInt8]) -> Bool {
    guard name != Array(word.utf8), isClose(name) else { return false }
    return distance(name) < reach || name.first.map { $0 | 0x20 } == word.utf8.first
  }

  /// The number of letters to insert, delete or replace, whatever their case.
  private static func distance(_ name: [UInt8]) -> Int {
    let target = Array(word.utf8)
    var row = Array(0...target.count)
    for (index, byte) in name.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in target.indices {
        let replaced = diagonal + (byte | 0x20 == target[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, row[column + 1] + 1)
      }
    }
    return row[target.count]
  }
}
