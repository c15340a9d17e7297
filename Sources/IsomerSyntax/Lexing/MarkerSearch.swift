/// A fast search for possible annotations in a source.
package struct MarkerSearch: Sendable {
  /// The name of the annotation, after the `@`.
  package static let word = "mapped"

  /// Returns true if the source contains `@mapped` or an obvious misspelling of it, or a comment
  /// that begins with `@Mapped` or `mapped`.
  package static func mayContainAnnotation(_ bytes: [UInt8]) -> Bool {
    let p = UInt8(ascii: "p")
    return bytes.offsets(of: "@").contains { offset in
      // The third or fourth letter of each misspelling is a `p`, which is rare in attributes.
      guard offset + 4 < bytes.count,
        bytes[offset + 3] | 0x20 == p || bytes[offset + 4] | 0x20 == p
      else { return false }
      let name = bytes[(offset + 1)...].prefix(word.utf8.count + 2).prefix(while: continuesName)
      return name.elementsEqual(word.utf8) || isSlip(name)
        || isWord(name) && beginsComment(offset, bytes)
    } || bytes.offsets(of: word).contains { beginsComment($0, bytes) }
  }

  /// Returns true if the name is the word in any case.
  static func isWord(_ name: some Collection<UInt8>) -> Bool {
    name.lazy.map { $0 | 0x20 }.elementsEqual(word.utf8)
  }

  /// Returns true if only spaces are between the offset and `//`, `/*` or `*`.
  private static func beginsComment(_ offset: Int, _ bytes: [UInt8]) -> Bool {
    let last = bytes[..<offset].last { !CommentText.isBlank($0) }
    return last == UInt8(ascii: "/") || last == UInt8(ascii: "*")
  }

  static func continuesName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || ScalarClass(ascii: byte) == .identifier
  }

  /// Returns true if the name is an obvious misspelling of the word: one letter is missing or
  /// superfluous, or two adjacent letters are swapped.
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

  /// The annotations and attributes of other libraries, and words for this one.
  private static let foreignNames: Set = [
    "CodedAt", "Isomer", "JSONKey", "JsonProperty", "Mappable", "SerializedName", "isomer", "json",
    "map", "serde",
  ]

  /// Returns true if the first name in a comment is that of another library, or resembles the
  /// word: `@marked`, `@mapper`, `@Mapped`.
  static func isNearMiss(_ name: [UInt8]) -> Bool {
    foreignNames.contains(String(decoding: name, as: UTF8.self))
      || abs(name.count - word.utf8.count) <= 2 && distance(name) <= 2
        && name.first.map { $0 | 0x20 } == word.utf8.first
  }

  /// Returns the case-insensitive edit distance between the name and the word.
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
