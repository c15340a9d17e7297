import Foundation

/// Reorders the keys of all objects in a document.
///
/// Commas and whitespace between members are unchanged, so the document keeps its size and layout.
struct KeyShuffler {
  private let bytes: [UInt8]
  private var cursor = 0
  private var randomness: Randomness?

  static func reorder(_ document: Data, _ order: KeyOrder) throws -> Data {
    switch order {
    case .recorded: return document
    case .reversed: return try reorder(document, randomness: nil)
    case .random: return try reorder(document, randomness: Randomness(seed: 20))
    }
  }

  private static func reorder(_ document: Data, randomness: Randomness?) throws -> Data {
    var shuffler = KeyShuffler(bytes: Array(document), randomness: randomness)
    let leading = shuffler.takeWhitespace()
    let value = try shuffler.takeValue()
    return Data(leading + value + shuffler.takeWhitespace())
  }

  private init(bytes: [UInt8], randomness: Randomness?) {
    self.bytes = bytes
    self.randomness = randomness
  }

  private mutating func takeValue() throws -> [UInt8] {
    switch try current() {
    case UInt8(ascii: "{"): return try takeElements(areMembers: true)
    case UInt8(ascii: "["): return try takeElements(areMembers: false)
    case UInt8(ascii: "\""): return try takeString()
    default: return takeScalar()
    }
  }

  /// Takes the elements of an array or the members of an object, with their separators.
  private mutating func takeElements(areMembers: Bool) throws -> [UInt8] {
    var separators = [[bytes[cursor]]]
    var elements: [[UInt8]] = []
    cursor += 1
    while true {
      separators[separators.count - 1] += takeWhitespace()
      let byte = try current()
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        cursor += 1
        separators[separators.count - 1].append(byte)
        break
      }
      if byte == UInt8(ascii: ",") {
        cursor += 1
        separators[separators.count - 1].append(byte)
        continue
      }
      elements.append(areMembers ? try takeMember() : try takeValue())
      separators.append(takeWhitespace())
    }
    if areMembers { reorder(&elements) }
    return separators[0] + zip(elements, separators.dropFirst()).flatMap { $0 + $1 }
  }

  private mutating func reorder(_ members: inout [[UInt8]]) {
    guard var source = randomness else {
      return members.sort { $1.lexicographicallyPrecedes($0) }
    }
    members.shuffle(using: &source)
    randomness = source
  }

  private mutating func takeMember() throws -> [UInt8] {
    var member = try takeString() + takeWhitespace()
    guard try current() == UInt8(ascii: ":") else { throw Trouble("a colon is missing") }
    cursor += 1
    member.append(UInt8(ascii: ":"))
    member += takeWhitespace()
    return member + (try takeValue())
  }

  private mutating func takeString() throws -> [UInt8] {
    let start = cursor
    cursor += 1
    while try current() != UInt8(ascii: "\"") {
      cursor += bytes[cursor] == UInt8(ascii: "\\") ? 2 : 1
    }
    cursor += 1
    return Array(bytes[start..<cursor])
  }

  private mutating func takeScalar() -> [UInt8] {
    let start = cursor
    let ends = Array(",]}".utf8)
    while cursor < bytes.count, bytes[cursor] > 0x20, !ends.contains(bytes[cursor]) { cursor += 1 }
    return Array(bytes[start..<cursor])
  }

  private mutating func takeWhitespace() -> [UInt8] {
    let start = cursor
    while cursor < bytes.count, bytes[cursor] <= 0x20 { cursor += 1 }
    return Array(bytes[start..<cursor])
  }

  private func current() throws -> UInt8 {
    guard cursor < bytes.count else { throw Trouble("the document ends early") }
    return bytes[cursor]
  }
}
