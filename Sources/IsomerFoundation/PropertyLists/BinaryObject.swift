internal import Isomer

/// One object of a binary property list: what it is and where its contents stand.
///
/// ```
/// 53 61 62 63       3 bytes of ASCII: "abc"
/// 5F 10 14 …        20 of them: F says that an integer with the number follows
/// ```
struct BinaryObject {
  /// The upper half of an object's first byte.
  enum Kind: UInt8 {
    case simple = 0x0, integer, real, date, data, ascii, utf16
    case uid = 0x8
    case array = 0xA
    case dictionary = 0xD
  }

  let start: Int
  let kind: Kind
  /// The number of bytes, characters, elements or members; else the lower half of the first byte.
  let count: Int
  /// Where the bytes, characters or references begin.
  let contents: Int

  /// The object at an offset; nil if there is none, or none with all its bytes.
  ///
  /// The references of arrays and dictionaries may be missing.
  init?(at start: Int, in bytes: [UInt8]) {
    guard bytes.indices.contains(start), let kind = Kind(rawValue: bytes[start] >> 4) else {
      return nil
    }
    let low = Int(bytes[start] & 15)
    self.start = start
    self.kind = kind
    guard kind.hasCount, low == 15 else {
      count = low
      contents = start + 1
      guard kind.size(count) <= bytes.count - contents else { return nil }
      return
    }
    // The number of bytes of the number is a power of two.
    guard bytes.indices.contains(start + 1), bytes[start + 1] >> 4 == Kind.integer.rawValue,
      bytes[start + 1] & 15 <= 3
    else { return nil }
    let width = 1 << Int(bytes[start + 1] & 15)
    guard let count = bytes.integer(at: start + 2, width: width), count <= bytes.count else {
      return nil
    }
    self.count = count
    contents = start + 2 + width
    guard kind.size(count) <= bytes.count - contents else { return nil }
  }

  /// The text of a string; nil for anything else, and for one that is not ASCII where it should be.
  ///
  /// Half of a surrogate pair, which Foundation's strings may end with, becomes U+FFFD.
  func text(in bytes: [UInt8]) -> String? {
    switch kind {
    case .ascii:
      let characters = bytes[contents..<contents + count]
      return characters.allSatisfy { $0 < 0x80 } ? String(decoding: characters, as: UTF8.self) : nil
    case .utf16:
      let units = (0..<count).map { index in
        UInt16(bytes[contents + 2 * index]) << 8 | UInt16(bytes[contents + 2 * index + 1])
      }
      return String(decoding: units, as: UTF16.self)
    default: return nil
    }
  }
}

extension BinaryObject.Kind {
  /// Whether the lower half of the first byte is a number of something.
  fileprivate var hasCount: Bool {
    switch self {
    case .data, .ascii, .utf16, .array, .dictionary: true
    case .simple, .integer, .real, .date, .uid: false
    }
  }

  /// The number of bytes of a text or data.
  fileprivate func size(_ count: Int) -> Int {
    switch self {
    case .data, .ascii: count
    case .utf16: 2 * count
    default: 0
    }
  }
}

/// Where the objects of a binary property list stand, by number.
struct ObjectTable {
  let root: Int
  let referenceWidth: Int
  /// Where the table begins and the objects end.
  let start: Int
  private let offsets: [UInt8]
  private let count: Int
  private let offsetWidth: Int

  /// The table that the last 32 bytes describe; nil if they make no sense.
  init?(_ bytes: [UInt8]) {
    let trailer = bytes.count - 32
    guard trailer > 8, let count = bytes.integer(at: trailer + 8, width: 8),
      let root = bytes.integer(at: trailer + 16, width: 8),
      let start = bytes.integer(at: trailer + 24, width: 8)
    else { return nil }
    offsetWidth = Int(bytes[trailer + 6])
    referenceWidth = Int(bytes[trailer + 7])
    self.count = count
    self.root = root
    self.start = start
    guard (1...8).contains(offsetWidth), (1...8).contains(referenceWidth), start < trailer,
      count <= (trailer - start) / offsetWidth
    else { return nil }
    offsets = Array(bytes[start..<trailer])
  }

  /// Where an object stands; nil if there is none of that number.
  func offset(of number: Int) -> Int? {
    guard number < count else { return nil }
    return offsets.integer(at: number * offsetWidth, width: offsetWidth)
  }
}

extension [UInt8] {
  /// A number of up to eight bytes, the highest first; nil if it is not there or too large.
  func integer(at offset: Int, width: Int) -> Int? {
    bits(at: offset, width: width).flatMap(Int.init(exactly:))
  }

  /// Up to eight bytes, the highest first; nil if they are not there.
  func bits(at offset: Int, width: Int) -> UInt64? {
    guard offset >= 0, width <= count, offset <= count - width else { return nil }
    return self[offset..<offset + width].reduce(0) { $0 << 8 | UInt64($1) }
  }
}
