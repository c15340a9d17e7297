/// Finds quickly whether a source can contain an annotation at all.
package struct MarkerSearch: Sendable {
  /// The word after the `@`.
  package static let word = "mapped"

  /// Whether there is `@mapped` or what can be nothing but a slip for it.
  package static func mayContainAnnotation(_ bytes: [UInt8]) -> Bool {
    let p = UInt8(ascii: "p")
    return bytes.offsets(of: "@").contains { offset in
      // The third or the fourth letter of each slip is a `p`; few attributes have one there.
      guard offset + 4 < bytes.count,
        bytes[offset + 3] | 0x20 == p || bytes[offset + 4] | 0x20 == p
      else { return false }
      let name = bytes[(offset + 1)...].prefix(word.utf8.count + 2).prefix(while: continuesName)
      return name.elementsEqual(word.utf8) || isSlip(name)
    }
  }

  static func continuesName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || ScalarClass(ascii: byte) == .identifier
  }

  /// Whether the name can be nothing but the word misspelt: a letter is missing, too many, or in
  /// the place of its neighbour.
  static func isSlip(_ name: some RandomAccessCollection<UInt8>) -> Bool {
    guard abs(name.count - word.utf8.count) <= 1 else { return false }
    let (name, target) = (name.map { $0 | 0x20 }, Array(word.utf8))
    let first = zip(name, target).prefix { $0 == $1 }.count
    switch name.count - target.count {
    case -1: return name[first...].elementsEqual(target[(first + 1)...])
    case 1: return name[(first + 1)...].elementsEqual(target[first...])
    default:
      guard first + 1 < target.count else { return false }
      var swapped = target
      swapped.swapAt(first, first + 1)
      return name == swapped
    }
  }

  /// Whether the name, first in a comment, may be the word misspelt, or a word of its own:
  /// `@marked`, `@mapper`, `@Mapped`.
  static func isNearMiss(_ name: [UInt8]) -> Bool {
    abs(name.count - word.utf8.count) <= 2 && distance(name) <= 2
      && name.first.map { $0 | 0x20 } == word.utf8.first
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
