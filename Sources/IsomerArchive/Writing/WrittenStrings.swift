internal import Foundation
import Isomer

/// The strings of an archive's body, so that a repeated one becomes a reference.
///
/// A string is written first and then looked up by its bytes, including the head, in a hash table
/// with open addressing that stores its number and its offset. No `String` is created or stored.
///
///     body     … 67 6F 63 74 6F 63 61 74 … 67 6F 63 74 6F 63 61 74        "octocat" twice
///                ↑ offset 12
///     table    [ – | – | hash, 12 + 1, number 3 | – | … ]
///     body     … 67 6F 63 74 6F 63 61 74 … D8 19 03                       the second is replaced
///
/// The table has at most 65 536 slots. In a larger archive, new strings replace old ones, which are
/// then written again; the numbers count all strings.
struct WrittenStrings {
  private struct Place {
    var hash: UInt32
    /// The offset in the body plus one; 0 if there is no string.
    var end: UInt32
    var number: UInt32
  }

  /// The minimum length of a shared string; `Int.max` if none are shared.
  private(set) var leastLength: Int
  /// The number of numbered strings.
  private(set) var count = 0
  private var nextStep = StringNumbering.rule(0).end
  /// The maximum length of a shared string in a key, or in an element of a set.
  static let longestInKey = 64
  /// True while one is written.
  var isInKey = false
  /// True if the body contains references to strings.
  var hasReferences = false
  /// True if the strings are looked up; false if they are only counted.
  private let isSharing: Bool

  private var places: UnsafeMutablePointer<Place>?
  private var capacity = 0
  private var used = 0

  private static let smallest = 128
  private static let largest = 1 << 16
  /// The number of consecutive slots in which a string may be.
  private static let reach = 16

  /// Creates the strings of an archive's body, or those of a part: none, or for a probe only their
  /// number.
  init(_ purpose: ArchiveWriter.Purpose) {
    isSharing = purpose == .archive
    leastLength = isSharing || purpose == .probe ? StringNumbering.rule(0).leastLength : .max
  }

  func deallocate() { free(places) }

  /// Resets the strings.
  mutating func removeAll() {
    guard isSharing else { return }
    deallocate()
    self = WrittenStrings(.archive)
  }

  /// Counts the strings of a part that was copied.
  mutating func note(_ strings: Int) {
    guard !isSharing, leastLength != .max else { return }
    count += strings
  }

  /// Returns the number of an earlier equal item; -1 if there is none, and the item gets the next.
  @_optimize(speed)
  mutating func number(
    of base: UnsafeMutablePointer<UInt8>, _ start: Int, _ end: Int
  ) -> Int {
    guard isSharing else {
      count &+= 1
      return -1
    }
    if isInKey, end &- start > Self.longestInKey { return takeNumber() }
    if used &* 2 >= capacity, capacity < Self.largest { grow() }
    guard let places, end < UInt32.max else { return takeNumber() }
    let size = end &- start
    let hash = Self.hash(base + start, size)
    let mask = capacity &- 1
    for step in 0..<Self.reach {
      let slot = (Int(hash) &+ step) & mask
      let place = places[slot]
      if place.end == 0 { break }
      if place.hash == hash, Self.isSame(base + Int(place.end &- 1), base + start, size) {
        return Int(place.number)
      }
    }
    put(
      Place(
        hash: hash, end: UInt32(truncatingIfNeeded: start &+ 1),
        number: UInt32(truncatingIfNeeded: count)))
    return takeNumber()
  }

  /// Stores a string in the first free slot that it may use, or in its first slot if none is free.
  @_optimize(speed)
  private mutating func put(_ place: Place) {
    guard let places else { return }
    let mask = capacity &- 1
    for step in 0..<Self.reach {
      let slot = (Int(place.hash) &+ step) & mask
      guard places[slot].end == 0 else { continue }
      places[slot] = place
      used &+= 1
      return
    }
    guard capacity < Self.largest else { return places[Int(place.hash) & mask] = place }
    grow()
    put(place)
  }

  private mutating func takeNumber() -> Int {
    count &+= 1
    if count == nextStep {
      (leastLength, nextStep) = StringNumbering.rule(count)
    }
    return -1
  }

  /// Returns whether two items are the same; their heads include the length.
  private static func isSame(
    _ old: UnsafeMutablePointer<UInt8>, _ new: UnsafeMutablePointer<UInt8>, _ size: Int
  ) -> Bool {
    size > 64 ? memcmp(old, new, size) == 0 : equalBytes(old, new, count: size)
  }

  @inline(never)
  private mutating func grow() {
    let old = places
    let oldCapacity = capacity
    capacity = max(capacity * 2, Self.smallest)
    guard let block = calloc(capacity, MemoryLayout<Place>.stride) else {
      preconditionFailure("no memory for the strings of an archive")
    }
    let new = block.assumingMemoryBound(to: Place.self)
    places = new
    guard let old else { return }
    used = 0
    for index in 0..<oldCapacity where old[index].end != 0 { put(old[index]) }
    free(old)
  }

  /// Returns a hash of an item of at least four bytes; for a long one, only of its start and end.
  @_optimize(speed)
  private static func hash(_ start: UnsafeMutablePointer<UInt8>, _ size: Int) -> UInt32 {
    var state = UInt64(truncatingIfNeeded: size) &* 0x9E37_79B9_7F4A_7C15
    if size < 16 {
      if size < 8 {
        state ^= UInt64(loadHalfWord(start)) | UInt64(loadHalfWord(start + (size &- 4))) &<< 32
        return folded(state, 0xA076_1D64_78BD_642F)
      }
      return folded(state ^ loadWord(start), loadWord(start + (size &- 8)) ^ 0xA076_1D64_78BD_642F)
    }
    var index = 0
    while index &+ 16 < size {
      state = mixed(
        state ^ loadWord(start + index), loadWord(start + (index &+ 8)) ^ 0xA076_1D64_78BD_642F)
      index = index == 48 && size > 128 ? size &- 64 : index &+ 16
    }
    return folded(
      state ^ loadWord(start + (size &- 16)),
      loadWord(start + (size &- 8)) ^ 0xE703_7ED1_A0B4_28DB)
  }

  /// Returns the product of two words with its halves combined: the mixing step of wyhash.
  private static func mixed(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }

  private static func folded(_ left: UInt64, _ right: UInt64) -> UInt32 {
    let word = mixed(left, right)
    return UInt32(truncatingIfNeeded: word ^ word &>> 32)
  }
}

extension ArchiveWriter {
  /// Replaces the last written item with a reference if the body already contains it.
  ///
  /// The item must be a string that is long enough to be shared.
  @inline(never)
  mutating func shareString(from start: Int) {
    let number = strings.number(of: base, start, count)
    guard number >= 0 else { return }
    strings.hasReferences = true
    count = start
    writeHead(CBOR.tag, CBOR.Tag.stringReference)
    writeHead(CBOR.unsigned, UInt64(number))
  }
}
