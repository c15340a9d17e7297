/// JSON text that is composed of pieces of a document, and the locations of the pieces.
///
///     document   {"longitude":2.5,"name":"x","latitude":1.5}
///     text       {"latitude":1.5,"longitude":2.5}
///     pieces     12..<15 of the text at 39, 28..<31 at 13
///
/// The locations are recorded only for a report; after a failure without one, the text is composed
/// again.
@usableFromInline
struct PiecedText {
  /// The bytes without those of open pieces.
  private(set) var bytes: [UInt8] = []
  private var pieces: [TextPiece] = []
  /// The pieces that are not copied, and the text with them.
  private var open: [TextPiece] = []
  private var openCount = 0
  private var origin: KnownText?
  private let isListing: Bool
  /// The end of the value in the document that the whole text represents.
  private var end = 0
  /// The fields of a composite, for messages; nil for other texts.
  private let fields: FieldNames?
  /// The texts around the document's keys; nil if the keys are the document's.
  private let affixes: KeyAffixes?

  init(isListing: Bool, fields: FieldNames? = nil, affixes: KeyAffixes? = nil) {
    self.isListing = isListing
    self.fields = fields
    self.affixes = affixes
  }

  var count: Int { bytes.count + openCount }
  var isOpen: Bool { !open.isEmpty }

  /// Adds a piece of the document after a comma and a key, which is empty for an element.
  mutating func append(_ piece: UnsafeBufferPointer<UInt8>, key: [UInt8] = [], at offset: Int) {
    bytes.append(Byte.comma)
    bytes += key
    list(TextPiece(range: count..<count + piece.count, offset: offset))
    bytes += piece
  }

  /// Adds a piece that is not copied.
  mutating func append(
    _ piece: TextPiece, of text: KnownText, key: [UInt8], at offset: Int
  ) {
    bytes.append(Byte.comma)
    bytes += key
    let range = count..<count + piece.range.count
    list(TextPiece(range: range, offset: offset))
    open.append(TextPiece(range: range, offset: piece.offset))
    openCount += range.count
    origin = text
  }

  /// Calls a closure with the text.
  @usableFromInline
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer, OpenText?) -> Result) -> Result {
    guard let origin, isOpen else { return bytes.withUnsafeBytes { body($0, nil) } }
    let text = bytes.withUnsafeBufferPointer { OpenText($0, open, of: origin) }
    return withExtendedLifetime(text) { body(text.bytes, text) }
  }

  /// Adds a `null` for an element that lacks the value; the element ends at an offset.
  mutating func appendNull(at offset: Int) {
    bytes.append(Byte.comma)
    list(TextPiece(range: count..<count + 4, offset: offset, isStandIn: true))
    bytes += "null".utf8
  }

  mutating func truncate(to count: Int) {
    while let last = open.last, last.range.lowerBound >= count {
      openCount -= last.range.count
      open.removeLast()
    }
    bytes.removeSubrange((count - openCount)...)
    while let last = pieces.last, last.range.lowerBound > count { pieces.removeLast() }
  }

  /// Encloses the text in brackets; it represents the value that ends at an offset.
  mutating func close(_ open: UInt8, _ close: UInt8, at end: Int) {
    if bytes.isEmpty { bytes.append(open) } else { bytes[0] = open }
    bytes.append(close)
    self.end = end
  }

  /// Makes the whole text a `null` that ends at an offset of the document.
  mutating func becomeNull(at end: Int) {
    (bytes, open, openCount) = (Array("null".utf8), [], 0)
    self.end = end
  }

  private mutating func list(_ piece: TextPiece) {
    if isListing { pieces.append(piece) }
  }
}

// MARK: - locations in the document

extension PiecedText {
  /// Returns the failure at its location in the document; outside of all pieces, it names the
  /// fields.
  func placed(
    _ failure: ReadingFailure, _ details: inout FailureDetails
  ) -> ReadingFailure {
    let isBracket = failure.code == .missingKey
    if let offset = offset(of: failure.offset, isBracket: isBracket) {
      return ReadingFailure(failure.code, at: offset)
    }
    guard !isBracket else {
      details.missingKey = details.missingKey.map {
        fields?.path(ofMissing: $0) ?? affixes?.path(ofMissing: $0) ?? $0
      }
      return ReadingFailure(.missingKey, at: max(end - 1, 0))
    }
    fields?.name(in: &details)
    return ReadingFailure(failure.code, at: end)
  }

  /// Returns the range in the document of a range in a piece; nil for any other range.
  func placed(_ range: Range<Int>) -> Range<Int>? {
    let next = pieces.firstIndex(behind: range.lowerBound)
    guard next > 0, pieces[next - 1].range.upperBound >= range.upperBound else { return nil }
    let distance = pieces[next - 1].offset - pieces[next - 1].range.lowerBound
    return range.lowerBound + distance..<range.upperBound + distance
  }

  func offset(ofNote place: Int) -> Int { offset(of: place, isBracket: false) ?? end }

  /// Returns the document's offset for one in a piece, or in the key of a piece; nil for the whole
  /// text.
  ///
  /// The end of a value belongs to it, except for a bracket.
  private func offset(of place: Int, isBracket: Bool) -> Int? {
    let next = pieces.firstIndex(behind: place)
    if next > 0 {
      let piece = pieces[next - 1]
      let distance = place - piece.range.lowerBound
      if distance < piece.range.count || distance == piece.range.count && !isBracket {
        return piece.isStandIn ? piece.offset : piece.offset + distance
      }
    }
    return next < pieces.count && place > 0 ? pieces[next].offset : nil
  }
}

/// A part of a text that is copied from another one, such as the document.
struct TextPiece {
  /// Its range in the text.
  var range: Range<Int>
  /// Its offset in the other text.
  var offset: Int
  /// True if it replaces something else, so it contains no locations.
  var isStandIn = false
}

extension [TextPiece] {
  /// Returns the index of the first piece that begins after an offset in the text.
  func firstIndex(behind place: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle].range.lowerBound <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the offset in the other text of an offset in a piece; nil for any other.
  func offset(of place: Int) -> Int? {
    let next = firstIndex(behind: place)
    guard next > 0, self[next - 1].range.contains(place) else { return nil }
    return place - self[next - 1].range.lowerBound + self[next - 1].offset
  }
}
