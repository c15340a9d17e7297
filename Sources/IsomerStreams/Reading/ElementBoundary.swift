import Isomer

/// Determines which elements of an array have arrived completely.
///
/// ```
/// [{"id":1},{"id":2},{"i
///                    ^ boundary: every element that starts before it is complete
/// ```
///
/// Elements are read only when they are complete, so that hooks and transformers run once for each.
/// The scan counts brackets outside strings, sixteen bytes at a time, and reads every byte once. It
/// checks nothing else: up to the first byte that is not valid, it agrees with the reader, which
/// then fails.
struct ElementBoundary {
  /// The offset after the last complete element, or a later one before the next element.
  private(set) var offset: Int
  /// The offset of the next byte to scan.
  private(set) var position: Int
  /// The number of open brackets in the element.
  private var depth = 0
  private var isInString = false
  /// True if a backslash precedes the next byte.
  private var isEscaped = false

  /// Creates a scan that starts between two elements.
  init(at offset: Int) {
    self.offset = offset
    position = offset
  }

  /// Scans the bytes that have arrived, up to the end of the array.
  mutating func scan(_ buffer: borrowing StreamBuffer) {
    let (base, origin) = (UnsafePointer(buffer.base), buffer.origin)
    var index = position - origin
    let end = buffer.end - origin
    #if !DEBUG
    while index &+ 16 <= end, depth >= 0 {
      let vector = loadVector(base + index)
      if isEscaped || nibbles(vector .== splat(Byte.backslash)) != 0 {
        scanBytes(base, index..<index &+ 16, origin)
      } else {
        scanVector(vector, at: index &+ origin)
      }
      index &+= 16
    }
    #endif
    if depth >= 0 { scanBytes(base, index..<end, origin) }
    position = buffer.end
  }

  private mutating func scanBytes(
    _ base: UnsafePointer<UInt8>, _ range: Range<Int>, _ origin: Int
  ) {
    for index in range where depth >= 0 {
      let byte = base[index]
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == Byte.backslash {
          isEscaped = true
        } else if byte == Byte.quote {
          isInString = false
        }
      } else if byte == Byte.quote {
        isInString = true
      } else {
        count(byte, at: index &+ origin)
      }
    }
  }

  /// Counts a byte outside strings.
  @inline(__always)
  private mutating func count(_ byte: UInt8, at offset: Int) {
    switch byte {
    case Byte.openBrace, Byte.openBracket: depth &+= 1
    case Byte.closeBrace, Byte.closeBracket:
      depth &-= 1
      if depth <= 0 { self.offset = offset &+ 1 }
    case Byte.comma: if depth == 0 { self.offset = offset &+ 1 }
    default: break
    }
  }

  #if !DEBUG
  /// The lowest of the four bits of each lane.
  private static var lanes: UInt64 { 0x1111_1111_1111_1111 }

  /// Counts the brackets of sixteen bytes without backslashes.
  @inline(__always)
  private mutating func scanVector(_ vector: Bytes16, at offset: Int) {
    let folded = vector | splat(0x20)
    let brackets = (folded .== splat(Byte.openBrace)) .| (folded .== splat(Byte.closeBrace))
    let quotes = nibbles(vector .== splat(Byte.quote)) & Self.lanes
    // The product has in each lane the number of quotes up to it; odd ones are in a string.
    let inside = (quotes &* Self.lanes & Self.lanes) ^ (isInString ? Self.lanes : 0)
    isInString = inside >> 60 != 0
    let found = nibbles(brackets) & Self.lanes & ~inside
    if depth > 0, found == 0 { return }
    let openings = nibbles(folded .== splat(Byte.openBrace)) & found
    let closings = (found ^ openings).nonzeroBitCount
    if depth > closings {
      depth &+= openings.nonzeroBitCount &- closings
    } else {
      let commas = nibbles(vector .== splat(Byte.comma)) & Self.lanes & ~inside
      countEach(found, openings, commas, at: offset)
    }
  }

  /// Counts brackets and commas one by one, where an element may end.
  @inline(never)
  private mutating func countEach(
    _ brackets: UInt64, _ openings: UInt64, _ commas: UInt64, at offset: Int
  ) {
    var rest = brackets | commas
    while rest != 0, depth >= 0 {
      let bit = rest & ~(rest &- 1)
      let lane = rest.trailingZeroBitCount >> 2
      let byte =
        bit & commas != 0
        ? Byte.comma : bit & openings != 0 ? Byte.openBrace : Byte.closeBrace
      count(byte, at: offset &+ lane)
      rest ^= bit
    }
  }
  #endif
}
