import Foundation

/// A binary property list that is built object by object and can contain any error.
struct BinaryList {
  var objects: [[UInt8]] = []
  var root = 0
  var offsetWidth = 4
  var referenceWidth = 2

  /// Adds an object and returns its number.
  @discardableResult
  mutating func add(_ bytes: [UInt8]) -> Int {
    objects.append(bytes)
    return objects.count - 1
  }

  @discardableResult
  mutating func add(array references: [Int]) -> Int {
    add(Self.head(0xA0, references.count) + references.flatMap(reference))
  }

  @discardableResult
  mutating func add(keys: [Int], values: [Int]) -> Int {
    add(Self.head(0xD0, keys.count) + (keys + values).flatMap(reference))
  }

  @discardableResult
  mutating func add(text: String) -> Int {
    add(Self.head(0x50, text.utf8.count) + text.utf8)
  }

  var data: Data {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    for offset in offsets { bytes += Self.bytes(offset, offsetWidth) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetWidth), UInt8(referenceWidth)]
    for number in [objects.count, root, table] { bytes += Self.bytes(number, 8) }
    return Data(bytes)
  }

  func reference(_ number: Int) -> [UInt8] { Self.bytes(number, referenceWidth) }

  static func head(_ kind: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [kind | UInt8(count)] : [kind | 15, 0x12] + bytes(count, 4)
  }

  static func bytes(_ number: Int, _ width: Int) -> [UInt8] {
    (1...width).map { UInt8(truncatingIfNeeded: number >> (8 * (width - $0))) }
  }
}
