import Isomer

extension ArchiveWriter {
  /// The maximum nesting depth of arrays, maps and objects; deeper values could not be read.
  static var depthLimit: Int { ReadingOptions.largestDepthLimit }

  /// Writes the head of an array with a number of elements, which must follow; returns false if it
  /// would be nested too deeply, and then nothing may follow.
  ///
  /// ```swift
  /// guard writer.beginArray(2) else { return }
  /// x.archive(to: &writer)
  /// y.archive(to: &writer)
  /// writer.endArray()
  /// ```
  public mutating func beginArray(_ elements: Int) -> Bool {
    guard deepen() else { return false }
    writeHead(CBOR.array, UInt64(elements))
    return true
  }

  @usableFromInline
  mutating func beginSet(_ elements: Int) -> Bool {
    guard deepen() else { return false }
    writeHead(CBOR.tag, CBOR.Tag.set)
    writeHead(CBOR.array, UInt64(elements))
    return true
  }

  /// Ends an array.
  @inlinable
  public mutating func endArray() { depth &-= 1 }

  /// Writes the head of a map with a number of members, each a key and a value, which must follow;
  /// returns false if it would be nested too deeply, and then nothing may follow.
  ///
  /// The keys should follow in the order of their bytes.
  public mutating func beginMap(_ members: Int) -> Bool {
    guard deepen() else { return false }
    writeHead(CBOR.map, UInt64(members))
    return true
  }

  /// Ends a map.
  @inlinable
  public mutating func endMap() { depth &-= 1 }

  @inline(__always)
  mutating func deepen() -> Bool {
    guard depth < StackRoom.uncheckedDepth || mayDeepen() else { return false }
    depth &+= 1
    return true
  }

  /// Returns whether another container may be nested; if not, reports it and allows none
  /// afterwards: an object that contains itself twice would otherwise be written endlessly.
  @inline(never)
  private mutating func mayDeepen() -> Bool {
    guard let reason = StackRoom.refusal(at: depth, limit: Self.depthLimit) else { return true }
    depth = .max / 2
    fail(.depthLimit, reason)
    return false
  }
}

// Sets and dictionaries are unordered, but the same value must always give the same archive: their
// contents are sorted by bytes.
extension ArchiveWriter {
  /// A value that was encoded on its own without references, by whose bytes it is sorted.
  private struct Part {
    let bytes: [UInt8]
    /// The number of strings in it that may be shared.
    let strings: Int
    /// True if the bytes are an archive of the value, because it contains models: their objects are
    /// numbered in the order in which they are written.
    let hasModels: Bool
    /// True if the bytes are a single string.
    var isString: Bool { bytes.first.map { $0 & 0xC0 == CBOR.bytes } ?? false }
  }

  /// Returns values in the order of the bytes of their keys, with those.
  private mutating func ordered<Element, Key: Archivable>(
    _ elements: some Collection<Element>, by keys: some Collection<Key>
  ) -> [(Part, Element)] {
    zip(parts(keys), elements).sorted { $0.0.bytes.lexicographicallyPrecedes($1.0.bytes) }
  }

  /// Encodes values to sort them; returns none in a probe that has found a model.
  private mutating func parts<Element: Archivable>(_ elements: some Collection<Element>) -> [Part] {
    var parts: [Part] = []
    parts.reserveCapacity(elements.count)
    for element in elements {
      var probe = ArchiveWriter(options: options, capacity: 64, purpose: .probe)
      probe.depth = depth
      element.archive(to: &probe)
      if probe.hasModels { return partsWithModels(elements) }
      takeFailure(of: probe)
      parts.append(
        Part(
          bytes: probe.withBytes { [UInt8]($0) }, strings: probe.strings.count, hasModels: false))
    }
    return parts
  }

  private mutating func partsWithModels<Element: Archivable>(
    _ elements: some Collection<Element>
  ) -> [Part] {
    hasModels = true
    guard purpose != .probe else { return [] }
    return elements.map { element in
      var alone = ArchiveWriter(options: options, capacity: 256, purpose: .ordering)
      alone.depth = depth
      // Objects written so far are known, which ends cycles.
      alone.objects = objects
      element.archive(to: &alone)
      takeFailure(of: alone)
      return Part(
        bytes: alone.withBytes { alone.models.table() + $0 }, strings: 0, hasModels: true)
    }
  }

  /// Records the first failure of a part at the current offset.
  private mutating func takeFailure(of part: borrowing ArchiveWriter) {
    guard failure == nil, let refused = part.failure else { return }
    failure = ReadingFailure(refused.code, at: count)
    details = part.details
  }

  /// Writes an encoded value and shares its strings.
  private mutating func write(_ part: Part, of value: some Archivable) {
    guard !part.hasModels else { return writeInKey(value) }
    guard part.strings > 0, purpose == .archive else {
      strings.note(part.strings)
      return part.bytes.withUnsafeBytes { append($0) }
    }
    let isInner = strings.isInKey
    defer { strings.isInKey = isInner }
    strings.isInKey = true
    guard part.isString else { return value.archive(to: &self) }
    let start = count
    part.bytes.withUnsafeBytes { append($0) }
    let length = part.bytes.withUnsafeBytes { ArchiveFormat.text(at: 0, in: $0).count }
    if length >= strings.leastLength { shareString(from: start) }
  }

  /// Writes a key or an element of a set; long strings in it are not shared.
  mutating func writeInKey(_ value: some Archivable) {
    let isInner = strings.isInKey
    strings.isInKey = true
    value.archive(to: &self)
    strings.isInKey = isInner
  }

  /// Writes values in the order of their bytes.
  @usableFromInline
  mutating func writeOrdered<Element: Archivable>(_ elements: some Collection<Element>) {
    for (part, element) in ordered(elements, by: elements) {
      // To sort a set, its nested sets need not be written in detail again.
      if part.hasModels, purpose == .ordering {
        part.bytes.withUnsafeBytes { append($0) }
      } else {
        write(part, of: element)
      }
    }
  }

  /// Writes the members of a dictionary, with the keys in the order of their bytes.
  @usableFromInline
  mutating func writeMappedMembers<Key: Archivable & Hashable, Value: Archivable>(
    _ members: [Key: Value]
  ) {
    for (part, member) in ordered(members, by: members.keys) {
      write(part, of: member.key)
      member.value.archive(to: &self)
    }
  }
}
