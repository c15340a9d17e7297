internal import Foundation
import Isomer

/// The strings of an archive that can be referenced, by their number.
///
/// They are numbered in the order of the bytes. While everything is read in that order, each is
/// recorded when it is read; once something is skipped or read out of order, recording stops, and
/// all of them are searched for at the next reference.
///
///     67 "octocat" … 64 "open" … D8 19 00          the reference is "octocat" again
///     offsets  [0, 12, …]
struct ReadStrings {
  /// The minimum length of a string to record; `Int.max` if none are recorded.
  private(set) var leastLength = Int.max
  /// True if there may be references.
  private(set) var isNumbered = false
  /// True if the offsets are those of all strings up to the reader's position.
  private(set) var isKnown = true

  private var offsets: UnsafeMutablePointer<Int>?
  private(set) var count = 0
  /// The count at which more memory is required or the minimum length changes.
  private var limit = 0
  /// The offsets of a document that were found before, used instead of those above.
  private var found: [Int]?

  /// The values of referenced strings, each created once to limit the memory to a multiple of the
  /// archive's size.
  private var texts: [String?] = []
  /// True if a referenced text takes too long to hash.
  private(set) var hasSlowText = false
  var characters = [Int: Character]()
  var urls = [Int: URL]()
  var data = [Int: Data]()

  /// Starts to record the strings of a body.
  mutating func begin() {
    isNumbered = true
    step()
  }

  /// Uses offsets that were found before.
  mutating func use(_ offsets: [Int]) {
    leastLength = .max
    found = offsets
    count = offsets.count
    isKnown = true
  }

  /// Records the string whose head is at an offset.
  @_optimize(speed)
  mutating func note(_ offset: Int) {
    offsets?[count] = offset
    count &+= 1
    if count == limit { step() }
  }

  @inline(never)
  private mutating func step() {
    let rule = StringNumbering.rule(count)
    leastLength = rule.leastLength
    limit = min(max(2 * count, 24), rule.end)
    guard let block = realloc(offsets, limit * MemoryLayout<Int>.stride) else {
      preconditionFailure("no memory for the strings of an archive")
    }
    offsets = block.assumingMemoryBound(to: Int.self)
  }

  /// Starts a search from the first byte on.
  mutating func beginSearch() {
    found = nil
    count = 0
    if isNumbered { step() }
  }

  /// Ends a search; all strings are now known.
  mutating func endSearch() {
    leastLength = .max
    isKnown = true
  }

  /// Returns the offset of a string with a number; nil if no string has it.
  func offset(_ number: Int) -> Int? {
    guard number >= 0, number < count else { return nil }
    return found?[number] ?? offsets?[number]
  }

  /// All offsets, after they were searched for.
  var all: [Int] { found ?? Array(UnsafeBufferPointer(start: offsets, count: count)) }

  func deallocate() { free(offsets) }
}

// MARK: - created values

extension ReadStrings {
  func text(_ number: Int) -> String? {
    number < texts.count ? texts[number] : nil
  }

  mutating func keep(_ text: String, _ number: Int) {
    if number >= texts.count { texts += repeatElement(nil, count: count - texts.count) }
    texts[number] = text
    hasSlowText = hasSlowText || text.hashesSlowly
  }
}

extension ArchiveReader {
  /// A reference to a string.
  struct StringReference {
    let number: Int
    /// The offset of the string's head.
    let offset: Int
    /// The offset of the reference.
    let start: Int
  }

  /// True if a reference to a string is next.
  var isAtStringReference: Bool {
    mutating get {
      guard peek() & 0xE0 == CBOR.tag else { return false }
      return peekTag() == CBOR.Tag.stringReference
    }
  }

  /// True if text or a reference to a string is next.
  var isAtText: Bool {
    mutating get { peek() & 0xE0 == CBOR.text ? true : isAtStringReference }
  }

  /// Reads a reference to a string of the major type; throws the failure for another kind of value
  /// if there is none.
  @_optimize(speed)
  @inline(never)
  mutating func takeStringReference(
    to major: UInt8, or code: ReadingFailure.Code
  ) throws(ReadingFailure) -> StringReference {
    guard isAtStringReference else { throw mismatch(code) }
    let reference = try takeStringReference()
    guard base[reference.offset] & 0xE0 == major else {
      cursor = reference.start
      throw mismatch(code)
    }
    return reference
  }

  /// Returns the number of the string to which a reference is next; nil for another value.
  mutating func peekStringReference() throws(ReadingFailure) -> Int? {
    guard isAtStringReference else { return nil }
    let reference = try takeStringReference()
    note(repeated: ArchiveFormat.text(at: reference.offset, in: document).count)
    cursor = reference.start
    return reference.number
  }

  /// Reads a reference to a string, which must precede it.
  @_optimize(speed)
  mutating func takeStringReference() throws(ReadingFailure) -> StringReference {
    let start = cursor
    _ = try takeHead()
    let number = try readInteger(Int.self)
    if !strings.isKnown { try findShared() }
    guard let offset = strings.offset(number), offset < start, !isInUpgrade else {
      throw failure(.archiveFormat, at: start, "the reference leads to no string")
    }
    return StringReference(number: number, offset: offset, start: start)
  }

  /// Returns the bytes of a referenced string.
  mutating func bytes(
    of reference: StringReference
  ) throws(ReadingFailure) -> UnsafeBufferPointer<UInt8> {
    let resume = cursor
    defer { cursor = resume }
    cursor = reference.offset
    let length = try takeCount(peek() & 0xE0, or: .expectedString)
    return UnsafeBufferPointer(start: base + cursor, count: length)
  }

  /// Reads text that is a reference to earlier text.
  @_optimize(speed)
  @inline(never)
  mutating func readRepeatedString() throws(ReadingFailure) -> String {
    let reference = try takeStringReference(to: CBOR.text, or: .expectedString)
    let text: String
    if let known = strings.text(reference.number) {
      text = known
    } else {
      text = try makeString(of: try bytes(of: reference), at: reference.start)
      strings.keep(text, reference.number)
    }
    note(repeated: text.utf8.count)
    return text
  }

  private mutating func note(repeated length: Int) {
    if length > WrittenStrings.longestInKey { repeatedLength &+= length }
  }
}
