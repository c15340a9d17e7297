/// The keys of an object of a model; the index of a key is its line in the list.
///
/// ```swift
/// static let mappedKeys = KeySet(
///   """
///   id: = required
///   total: totalPrice
///   """, of: "Order.swift: Order")
/// ```
///
/// A hash table with linear probing, created once and never freed. The hash covers the ends and the
/// length of a key, which are compared at once, because keys in random order cost a mispredicted
/// branch for each test that depends on their length.
@_spi(Generated)
public struct KeySet: @unchecked Sendable {
  // Sendable, because the table is immutable.
  @usableFromInline let table: UnsafePointer<KeyTable>

  /// Creates a set from lines with a key and, for a model, the properties that read it
  /// (``KeyWord``).
  ///
  /// - Parameters:
  ///   - separator: the byte that ends a line.
  ///   - source: the file and the name of the model; empty for keys without properties.
  ///   - path: the path of a nested object; empty for the model's own object.
  ///   - objects: the sets of the nested objects.
  public init(
    _ list: StaticString, separator: StaticString = "\n", of source: StaticString = "",
    below path: StaticString = "", objects: [KeySet] = []
  ) {
    let pointer = UnsafeMutablePointer<KeyTable>.allocate(capacity: 1)
    let list = KeyList(
      text: list, separator: separator.utf8Start[0], source: source, path: path)
    pointer.initialize(to: KeyTable(list, objects))
    table = UnsafePointer(pointer)
  }

  /// The index of every key that is not in the set.
  @inlinable
  package static var unknown: Int { -1 }

  /// The keys that an object must have, as bits by index.
  @inlinable var required: UInt64 { table.pointee.required }

  /// The bit for recorded errors, beside those of missing keys.
  static var postponed: UInt64 { 1 << 63 }

  /// Returns the failure for the first of some missing keys.
  @usableFromInline
  func failure(missing keys: UInt64, _ reader: inout JSONReader) -> ReadingFailure {
    guard keys != Self.postponed else {
      reader.collector?.search?.takeLacking(table, reader.depth, at: max(reader.cursor - 1, 0))
      return ReadingFailure(.consequence, at: reader.cursor)
    }
    let key = names[keys.trailingZeroBitCount]
    return reader.missing(Self.path(of: key, below: path))
  }
}

extension KeySet {
  /// The keys in the order of the list.
  var names: [String] { table.pointee.list.keys }

  /// The properties that read the keys; nil for a plain list of keys.
  var source: ModelSource? { KeySets.shared.source(of: table)?.pointee }

  var path: String { table.pointee.list.path.description }

  var objects: [KeySet] { table.pointee.objects }

  /// The index of a key, or `KeySet.unknown`.
  func index(of key: String) -> Int {
    var key = key
    return key.withUTF8 { bytes in
      table.pointee.index(of: bytes.baseAddress ?? table.pointee.text, count: bytes.count)
    }
  }
}

/// The hash table of a key set.
@usableFromInline
struct KeyTable {
  struct Slot {
    var ends = TextEnds()
    var offset: UInt32 = 0
    var length: UInt16 = 0
    /// The index of the key; -1 for a free slot.
    var index: Int16 = -1
  }

  /// The keys in the literal, which is never freed.
  let text: UnsafePointer<UInt8>
  let list: KeyList
  @usableFromInline let required: UInt64
  let objects: [KeySet]
  /// True if a report needs the set, because properties have defaults.
  let hasRules: Bool
  /// True if a key is only written, and no property reads it.
  let hasUnread: Bool
  /// The number of sets created before.
  let number: Int
  /// The number of their slots in the reader's cache of key orders: one for each key, two for the
  /// start of an object.
  @usableFromInline let start: Int
  private let slots: UnsafeMutablePointer<Slot>
  private let mask: Int
  private let multiplier: UInt64

  init(_ list: KeyList, _ objects: [KeySet]) {
    self.list = list
    self.objects = objects
    text = list.text.utf8Start
    let lines = list.lines
    required = list.required(lines)
    hasUnread =
      list.source.utf8CodeUnitCount > 0 && lines.contains { $0.properties.isEmpty }
    // A nested object may contain another one with rules.
    hasRules =
      list.isNested || list.hasRules || objects.contains { $0.table.pointee.list.hasRules }
    let keys = lines.enumerated().map { [text] index, line in
      Slot(
        ends: TextEnds(text + line.key.lowerBound, line.key.count),
        offset: UInt32(line.key.lowerBound), length: UInt16(line.key.count), index: Int16(index))
    }
    (number, start) = KeySets.shared.add(places: keys.count + 2)
    var size = 8
    while size < keys.count * 3 { size *= 2 }
    let multiplier = Self.bestMultiplier(for: keys, mask: size - 1)
    slots = .allocate(capacity: size)
    slots.initialize(repeating: Slot(), count: size)
    mask = size - 1
    self.multiplier = multiplier
    for key in keys {
      var place = Self.place(key.ends, Int(key.length), multiplier, mask)
      while slots[place].index >= 0 { place = (place &+ 1) & mask }
      slots[place] = key
    }
  }

  func index(of key: UnsafePointer<UInt8>, count: Int) -> Int {
    index(of: key, count: count, TextEnds(key, count))
  }

  /// Returns the index of a key, given its ends.
  @inline(__always)
  func index(of key: UnsafePointer<UInt8>, count: Int, _ ends: TextEnds) -> Int {
    var place = Self.place(ends, count, multiplier, mask)
    // There is always a free slot, where the search ends.
    while true {
      let slot = slots[place]
      if slot.ends.isEqual(to: ends, and: Int(slot.length) == count) {
        // A free slot equals the empty key, and has the index of an unknown one.
        if count <= 16 || equalBytes(text + Int(slot.offset), key, count: count) {
          return Int(slot.index)
        }
      } else if slot.index < 0 {
        return KeySet.unknown
      }
      place = (place &+ 1) & mask
    }
  }

  /// Returns the slot where the search for a key begins.
  @inline(__always)
  private static func place(
    _ ends: TextEnds, _ count: Int, _ multiplier: UInt64, _ mask: Int
  ) -> Int {
    let hash = ends.first ^ ends.last &* 0xFF51_AFD7_ED55_8CCD ^ UInt64(truncatingIfNeeded: count)
    return Int(truncatingIfNeeded: (hash &* multiplier) &>> 40) & mask
  }

  private static func bestMultiplier(for keys: [Slot], mask: Int) -> UInt64 {
    var best = (multiplier: UInt64(0x9E37_79B9_7F4A_7C15), collisions: Int.max)
    var candidate = best.multiplier
    for _ in 0..<16 where best.collisions > 0 {
      let places = Set(keys.map { place($0.ends, Int($0.length), candidate, mask) })
      let collisions = keys.count - places.count
      if collisions < best.collisions { best = (candidate, collisions) }
      candidate = candidate &* 0xD129_0342_5B4F_0E95 &+ 2
    }
    return best.multiplier
  }
}
