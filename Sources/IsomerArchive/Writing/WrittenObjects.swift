import Isomer

/// The objects of an archive, by identity.
struct WrittenObjects {
  struct Entry {
    /// Retained, so that no other object gets its address.
    let object: AnyObject
    let number: Int
    var isInProgress: Bool
  }

  var entries: [ObjectIdentifier: Entry] = [:]
  /// The objects written by something other than a conditional reference in the first pass; nil in
  /// that pass.
  var known: [ObjectIdentifier: Entry]?
  /// The objects that were omitted because they had not been written yet.
  var leftOut: [AnyObject] = []
}

extension ArchiveWriter {
  /// Writes a reference to an object in progress; returns false if it is not in progress.
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

  /// Starts again if an omitted object was written later, now knowing the written objects.
  ///
  /// References only replace null, so every object retains its number.
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
