import Isomer

extension ArchiveWriter {
  /// How deep arrays, maps and objects may be nested: what is deeper nothing would read.
  static var depthLimit: Int { ReadingOptions().depthLimit }

  /// Writes the head of an array of a number of elements, which have to follow; false if it would
  /// be nested too deep, and then nothing may follow.
  ///
  /// ```swift
  /// guard writer.beginArray(2) else { return }
  /// writer.write(x)
  /// writer.write(y)
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

  /// Writes the head of a map of a number of members, each a key and a value, which have to follow;
  /// false if it would be nested too deep, and then nothing may follow.
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

  mutating func deepen() -> Bool {
    guard depth < StackRoom.uncheckedDepth || mayDeepen() else { return false }
    depth &+= 1
    return true
  }

  /// Returns whether one more container may be nested; if not, reports it, and from then on none
  /// may: an object that holds itself twice would else be written without end.
  @inline(never)
  private mutating func mayDeepen() -> Bool {
    let isAllowed = depth < Self.depthLimit
    if isAllowed, StackRoom.isLeft() { return true }
    depth = .max / 2
    fail(.depthLimit, isAllowed ? StackRoom.words : StackRoom.words(limit: Self.depthLimit))
    return false
  }
}

// Sets and dictionaries have no order, and an archive of one is always the same: what is in them is
// put in the order of its bytes.
extension ArchiveWriter {
  /// The values of a collection with what they are put in order by.
  enum Ordered {
    /// The bytes themselves, where no model is in them.
    case encoded([Part])
    /// Objects of models get their numbers as they are written, so they are compared by the archive
    /// that each would be alone.
    case alone([[UInt8]])
  }

  /// A value as its bytes are where nothing of it is a reference.
  struct Part {
    let bytes: [UInt8]
    /// How many strings are in them that may take part in the sharing of strings.
    let strings: Int

    /// Whether the bytes are one string and no more.
    var isString: Bool { bytes.first.map { $0 & 0xC0 == CBOR.bytes } ?? false }
  }

  /// Encodes values to put them in order.
  mutating func ordered<Element: Archivable>(_ elements: some Collection<Element>) -> Ordered {
    var parts: [Part] = []
    parts.reserveCapacity(elements.count)
    for element in elements {
      var probe = ArchiveWriter(options: options, capacity: 64, isPart: true, purpose: .probe)
      probe.depth = depth
      element.archive(to: &probe)
      if probe.hasModels { return orderedModels(elements) }
      takeFailure(of: probe)
      parts.append(Part(bytes: probe.withBytes { [UInt8]($0) }, strings: probe.strings.count))
    }
    return .encoded(parts)
  }

  private mutating func orderedModels<Element: Archivable>(
    _ elements: some Collection<Element>
  ) -> Ordered {
    hasModels = true
    guard purpose != .probe else { return .encoded([]) }
    let keys = elements.map { element in
      var alone = ArchiveWriter(options: options, capacity: 256, isPart: true, purpose: .ordering)
      alone.depth = depth
      // What has been written is known, so that nothing goes round in circles.
      alone.objects = objects
      element.archive(to: &alone)
      takeFailure(of: alone)
      return alone.withBytes { alone.models.table() + $0 }
    }
    return .alone(keys)
  }

  /// The first failure of a part counts as one at this place.
  private mutating func takeFailure(of part: borrowing ArchiveWriter) {
    guard failure == nil, let refused = part.failure else { return }
    failure = ReadingFailure(refused.code, at: count)
    details = part.details
  }

  /// Writes a value that was encoded before; its strings take part in the sharing of strings.
  private mutating func write(_ part: Part, of value: some Archivable) {
    guard part.strings > 0, purpose == .archive else {
      strings.note(part.strings)
      return part.bytes.withUnsafeBytes { append($0) }
    }
    guard part.isString else { return value.archive(to: &self) }
    let start = count
    part.bytes.withUnsafeBytes { append($0) }
    let length = part.bytes.withUnsafeBytes { ArchiveFormat.text(at: 0, in: $0).count }
    if length >= strings.leastLength { shareString(from: start) }
  }

  /// Writes values in the order of their bytes.
  @usableFromInline
  mutating func writeOrdered<Element: Archivable>(_ elements: some Collection<Element>) {
    switch ordered(elements) {
    case .encoded(let parts):
      let sorted = zip(parts, elements).sorted { $0.0.bytes.precedes($1.0.bytes) }
      for (part, element) in sorted { write(part, of: element) }
    case .alone(let keys):
      let sorted = zip(keys, elements).sorted { $0.0.precedes($1.0) }
      for (key, element) in sorted {
        // To put a set in order its own sets need not be written in detail once more.
        if purpose == .ordering {
          key.withUnsafeBytes { append($0) }
        } else {
          element.archive(to: &self)
        }
      }
    }
  }

  /// Writes the members of a dictionary in the order of the bytes of their keys.
  @usableFromInline
  mutating func writeMembers<Key: Archivable & Hashable, Value: Archivable>(
    _ members: [Key: Value]
  ) {
    switch ordered(members.keys) {
    case .encoded(let parts):
      let sorted = zip(parts, members).sorted { $0.0.bytes.precedes($1.0.bytes) }
      for (part, member) in sorted {
        write(part, of: member.key)
        member.value.archive(to: &self)
      }
    case .alone(let keys):
      let sorted = zip(keys, members).sorted { $0.0.precedes($1.0) }
      for (_, member) in sorted {
        member.key.archive(to: &self)
        member.value.archive(to: &self)
      }
    }
  }
}

extension [UInt8] {
  /// Whether the bytes come before others, compared one by one.
  fileprivate func precedes(_ other: [UInt8]) -> Bool {
    lexicographicallyPrecedes(other)
  }
}
