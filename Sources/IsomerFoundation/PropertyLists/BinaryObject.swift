internal import Isomer

/// An object of a binary property list: its kind and the offset of its contents.
///
/// ```
/// 53 61 62 63       3 bytes of ASCII: "abc"
/// 5F 10 14 …        20 of them: F indicates that an integer with the count follows
/// ```
struct BinaryObject {
  /// The kind of an object, in the upper half of its first byte.
  enum Kind: UInt8 {
    case simple = 0x0, integer, real, date, data, ascii, utf16
    case uid = 0x8
    case array = 0xA
    case dictionary = 0xD
  }

  let start: Int
  let kind: Kind
  /// The number of bytes, characters, elements or members; otherwise the lower half of the first
  /// byte.
  let count: Int
  /// The offset of the bytes, characters or references.
  let contents: Int

  /// Parses the object at an offset; nil if there is none or it is truncated.
  ///
  /// References of arrays and dictionaries are not checked.
  @_optimize(speed)
  init?(at start: Int, in bytes: [UInt8]) {
    guard bytes.indices.contains(start), let kind = Kind(rawValue: bytes[start] >> 4) else {
      return nil
    }
    let low = Int(bytes[start] & 15)
    self.start = start
    self.kind = kind
    if kind.hasCount, low == 15 {
      // The integer's width is a power of two.
      guard bytes.indices.contains(start + 1), bytes[start + 1] >> 4 == Kind.integer.rawValue,
        bytes[start + 1] & 15 <= 3
      else { return nil }
      let width = 1 << Int(bytes[start + 1] & 15)
      guard let count = bytes.integer(at: start + 2, width: width), count <= bytes.count else {
        return nil
      }
      self.count = count
      contents = start + 2 + width
    } else {
      count = low
      contents = start + 1
    }
    guard kind.size(count) <= bytes.count - contents else { return nil }
  }

  /// Returns the text of a string; nil for another kind, and for invalid ASCII.
  ///
  /// An unpaired surrogate, which Foundation's strings may end with, becomes U+FFFD.
  @_optimize(speed)
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
  /// True if the lower half of the first byte is a count.
  fileprivate var hasCount: Bool {
    switch self {
    case .data, .ascii, .utf16, .array, .dictionary: true
    case .simple, .integer, .real, .date, .uid: false
    }
  }

  /// Returns the number of bytes of text or data.
  fileprivate func size(_ count: Int) -> Int {
    switch self {
    case .data, .ascii: count
    case .utf16: 2 * count
    default: 0
    }
  }
}

/// The offsets of the objects of a binary property list, by number.
struct ObjectTable {
  let root: Int
  let referenceWidth: Int
  /// The start of the table and the end of the objects.
  let start: Int
  private let offsets: [UInt8]
  private let count: Int
  private let offsetWidth: Int

  /// Parses the table that the last 32 bytes describe; nil if it is invalid.
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

  /// Returns the offset of an object; nil if there is none with this number.
  func offset(of number: Int) -> Int? {
    guard number < count else { return nil }
    return offsets.integer(at: number * offsetWidth, width: offsetWidth)
  }
}

extension [UInt8] {
  /// Returns a big-endian number of up to eight bytes; nil if it is missing or too large.
  func integer(at offset: Int, width: Int) -> Int? {
    bits(at: offset, width: width).flatMap(Int.init(exactly:))
  }

  /// Returns up to eight big-endian bytes as bits; nil if they are missing.
  func bits(at offset: Int, width: Int) -> UInt64? {
    guard offset >= 0, width <= count, offset <= count - width else { return nil }
    return self[offset..<offset + width].reduce(0) { $0 << 8 | UInt64($1) }
  }
}
