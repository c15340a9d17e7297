import Isomer

/// The objects that an archive has, by identity.
struct WrittenObjects {
  struct Entry {
    /// Kept, so that no other object gets its address meanwhile.
    let object: AnyObject
    let number: Int
    var isInProgress: Bool
  }

  var entries: [ObjectIdentifier: Entry] = [:]
  /// The objects that something wrote for good in the first pass; nil in that pass.
  var known: [ObjectIdentifier: Entry]?
  /// The objects that were left out because nothing else had written them yet.
  var leftOut: [AnyObject] = []
}

extension ArchiveWriter {
  /// Writes a reference to an object that has begun; false if it has not.
  @inline(never) @usableFromInline
  mutating func refersBack(to object: AnyObject) -> Bool {
    guard let entry = objects.entries[ObjectIdentifier(object)], entry.isInProgress else {
      return false
    }
    writeReference(entry.number)
    return true
  }

  mutating func writeReference(_ number: Int) {
    writeHead(CBOR.tag, CBOR.Tag.reference)
    writeHead(CBOR.unsigned, UInt64(number))
  }

  /// Begins anew if an object was left out that came later; what was written then is known.
  ///
  /// References take the place of null alone, so every object keeps its number.
  @inline(never) @usableFromInline
  mutating func beginsSecondPass() -> Bool {
    let isLate = objects.leftOut.contains { objects.entries[ObjectIdentifier($0)] != nil }
    guard isLate, objects.known == nil, failure == nil else { return false }
    let known = objects.entries
    objects = WrittenObjects()
    objects.known = known
    models.removeAll()
    strings.removeAll()
    count = 0
    depth = 0
    return true
  }
}
