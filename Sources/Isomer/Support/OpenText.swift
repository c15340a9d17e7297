/// A text with long arrays and objects of another one, whose bytes are copied when they are read.
///
/// Else nested models that read composed texts would copy all below each level:
///
/// ```
/// origin    {"list":[{"next":{"list":[{"next":{…}}]}}]}
///                            └────── open ──────┘
/// text      [{␀                                ]    composed
/// text      [{"list":[␀                       }]    after its first key was read
/// ```
///
/// An open value is at its location from the start, so offsets never change. Its bracket is followed by a
/// zero, which is not JSON: where the reader finds one it copies the value's bytes, without those of
/// long values inside it, which are open then. All bytes that are not copied yet are unused memory.
@usableFromInline
final class OpenText {
  let base: UnsafeMutablePointer<UInt8>
  let count: Int
  let origin: KnownText
  /// The arrays and objects of the origin.
  private let pieces: [TextPiece]
  private var isComplete = false

  /// Creates a text from its own bytes and the pieces between them, in order.
  init(_ own: UnsafeBufferPointer<UInt8>, _ pieces: [TextPiece], of origin: KnownText) {
    count = pieces.reduce(own.count) { $0 + $1.range.count }
    base = .allocate(capacity: count)
    (self.pieces, self.origin) = (pieces, origin)
    var (place, next) = (0, 0)
    for piece in pieces {
      let end = next + piece.range.lowerBound - place
      copy(own, next..<end, to: place)
      open(piece.range.lowerBound, as: origin.base[piece.offset])
      (place, next) = (piece.range.upperBound, end)
    }
    copy(own, next..<own.count, to: place)
  }

  deinit { base.deallocate() }

  @usableFromInline
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: count) }

  /// Returns the offset in the origin of an offset in a piece; nil for any other.
  func offset(_ place: Int) -> Int? { pieces.offset(of: place) }

  func end(ofValueAt start: Int) -> Int? {
    guard let offset = offset(start), let end = origin.end(ofValueAt: offset) else { return nil }
    return start + end - offset
  }

  /// Copies the bytes of the open array or object at an offset, without the long ones inside it;
  /// returns their number.
  func fill(_ start: Int) -> Int {
    guard let offset = offset(start), let end = origin.end(ofValueAt: offset) else { return 0 }
    var (next, number) = (offset, 0)
    for child in origin.children(of: offset..<end) where child.count >= ValueEnds.minimumLength {
      let first = origin.base[child.lowerBound]
      guard first == Byte.openBrace || first == Byte.openBracket else { continue }
      copy(origin.base, next..<child.lowerBound, to: start + next - offset)
      number += child.lowerBound - next
      open(start + child.lowerBound - offset, as: first)
      next = child.upperBound
    }
    copy(origin.base, next..<end, to: start + next - offset)
    return number + end - next
  }

  /// Copies all bytes, for code that does not read them with the reader.
  func complete() {
    guard !isComplete else { return }
    isComplete = true
    for piece in pieces {
      let end = piece.offset + piece.range.count
      copy(origin.base, piece.offset..<end, to: piece.range.lowerBound)
    }
  }

  private func open(_ start: Int, as bracket: UInt8) {
    (base + start).initialize(to: bracket)
    (base + start + 1).initialize(to: 0)
  }

  private func copy(_ bytes: UnsafePointer<UInt8>, _ range: Range<Int>, to place: Int) {
    precondition(place >= 0 && place + range.count <= count)
    (base + place).initialize(from: bytes + range.lowerBound, count: range.count)
  }

  private func copy(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, to place: Int) {
    precondition(range.upperBound <= bytes.count)
    if let start = bytes.baseAddress { copy(start, range, to: place) }
  }
}

extension JSONReader {
  /// Copies the bytes of the open array or object whose bracket is before the cursor, and returns
  /// the byte after it; 0 if there is none.
  @inline(never)
  mutating func openToken() -> UInt8 {
    guard let open = valueEnds.open, cursor > 0 else { return 0 }
    countReread(open.fill(cursor - 1))
    cursor = scanWhitespace(base, from: cursor, to: count)
    return cursor < count ? base[cursor] : 0
  }

  /// Adds a value just read to a text; a long array or object stays open if its parts are known.
  func append(_ place: Range<Int>, key: [UInt8] = [], to text: inout PiecedText) {
    let bytes = bytes(place)
    let isLong = place.count >= ValueEnds.minimumLength && bytes[0] != Byte.quote
    if isLong, let known = valueEnds.place(place.lowerBound) {
      let piece = TextPiece(range: place, offset: known.offset)
      return text.append(piece, of: known.text, key: key, at: place.lowerBound)
    }
    if isLong { valueEnds.open?.complete() }
    text.append(bytes, key: key, at: place.lowerBound)
  }
}
