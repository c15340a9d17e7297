internal import Foundation
import Isomer

/// The strings of an archive that others may refer to, by their number.
///
/// They are numbered in the order of the bytes. While everything is read in that order, each is
/// noted when it is read; once something is skipped or read out of order, nothing more is noted, and
/// at the next reference all of them are looked for.
///
///     67 "octocat" … 64 "open" … D8 19 00          the reference is "octocat" again
///     offsets  [0, 12, …]
struct ReadStrings {
  /// The length from which on a string that is read is noted; the largest number if none is.
  private(set) var leastLength = Int.max
  /// Whether there may be references.
  private(set) var isNumbered = false
  /// Whether the offsets are those of all strings up to where the reader stands.
  private(set) var isKnown = true

  private var offsets: UnsafeMutablePointer<Int>?
  private(set) var count = 0
  /// Where more memory is needed, or the least length is another one.
  private var limit = 0
  /// Those of a document that were found before, in the place of the ones above.
  private var found: [Int]?

  /// What was made of strings that something refers to; so each is made once, and an archive can
  /// not ask for more memory than some times its size.
  private var texts: [String?] = []
  private var urls: [Int: URL] = [:]
  private var data: [Int: Data] = [:]

  /// Begins to note the strings of a body.
  mutating func begin() {
    isNumbered = true
    step()
  }

  /// Goes on out of order: the strings are not known any more.
  mutating func loseOrder() {
    guard leastLength != .max else { return }
    leastLength = .max
    isKnown = false
  }

  /// Goes on with what was found before.
  mutating func use(_ offsets: [Int]) {
    leastLength = .max
    found = offsets
    count = offsets.count
    isKnown = true
  }

  /// Notes the string whose head is at an offset.
  mutating func note(_ offset: Int) {
    offsets?[count] = offset
    count &+= 1
    if count == limit { step() }
  }

  @inline(never)
  private mutating func step() {
    leastLength = StringNumbering.leastLength(count)
    limit = min(max(2 * count, 24), StringNumbering.nextStep(count))
    guard let block = realloc(offsets, limit * MemoryLayout<Int>.stride) else {
      preconditionFailure("no memory for the strings of an archive")
    }
    offsets = block.assumingMemoryBound(to: Int.self)
  }

  /// Begins a search from the first byte on.
  mutating func beginSearch() {
    found = nil
    count = 0
    if isNumbered { step() }
  }

  /// Ends a search; what was found is all there is.
  mutating func endSearch() {
    leastLength = .max
    isKnown = true
  }

  /// The offset of a string that has a number; nil for a number that none has.
  func offset(_ number: Int) -> Int? {
    guard number >= 0, number < count else { return nil }
    return found?[number] ?? offsets?[number]
  }

  /// All offsets; nil if they are not known.
  var all: [Int]? {
    guard isKnown, leastLength == .max else { return nil }
    return found ?? Array(UnsafeBufferPointer(start: offsets, count: count))
  }

  func deallocate() { free(offsets) }
}

// MARK: - what was made of them

extension ReadStrings {
  func text(_ number: Int) -> String? {
    number < texts.count ? texts[number] : nil
  }

  mutating func keep(_ text: String, _ number: Int) {
    if number >= texts.count { texts += repeatElement(nil, count: count - texts.count) }
    texts[number] = text
  }

  func url(_ number: Int) -> URL? { urls[number] }

  mutating func keep(_ url: URL, _ number: Int) { urls[number] = url }

  func data(_ number: Int) -> Data? { data[number] }

  mutating func keep(_ data: Data, _ number: Int) { self.data[number] = data }
}

extension ArchiveReader {
  /// A string that something refers to.
  struct StringReference {
    let number: Int
    /// Where its head is.
    let offset: Int
    /// Where the reference is.
    let start: Int
  }

  /// Whether a reference to a string comes next.
  var isAtStringReference: Bool {
    mutating get {
      guard peek() & 0xE0 == CBOR.tag else { return false }
      return peekTag() == CBOR.Tag.stringReference
    }
  }

  /// Whether text comes next, or a reference to a string.
  var isAtText: Bool {
    mutating get { peek() & 0xE0 == CBOR.text ? true : isAtStringReference }
  }

  /// Takes a reference to a string of the major type.
  ///
  /// Throws the failure for another kind of value where there is none.
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

  /// Takes a reference to a string, which has to be in front of it.
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

  /// The bytes of a string that something refers to.
  mutating func bytes(
    of reference: StringReference
  ) throws(ReadingFailure) -> UnsafeBufferPointer<UInt8> {
    let resume = cursor
    defer { cursor = resume }
    cursor = reference.offset
    let length = try takeCount(peek() & 0xE0, or: .expectedString)
    return UnsafeBufferPointer(start: base + cursor, count: length)
  }

  /// Reads text that was there before, as a reference.
  @inline(never)
  mutating func readRepeatedString() throws(ReadingFailure) -> String {
    let reference = try takeStringReference(to: CBOR.text, or: .expectedString)
    if let text = strings.text(reference.number) { return text }
    let text = try makeString(of: try bytes(of: reference), at: reference.start)
    strings.keep(text, reference.number)
    return text
  }
}
