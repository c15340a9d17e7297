@_spi(Generated) public import Isomer

/// An object of a model that is being read.
///
/// Usually the values are in the order of the current properties, and nothing needs to be recorded.
/// Otherwise their offsets are determined in one pass when the object is entered, and the reader
/// moves between them:
///
///     stored      [2, "x", 7, 1.5]         current: first, second, third
///     places      … 40 42 43 47            the offsets of the values, and of the end
///     layout      [1, -1, 0]               first is at 42, second is missing, third is at 40
@_spi(Generated)
public struct ArchiveObject {
  /// True if the values are in the order of the current properties.
  @usableFromInline var isCurrent = false
  /// True if the object has an older version than the program.
  @usableFromInline var isOlder = false
  /// True if an upgrade function has changed the object.
  var isUpgraded = false
  /// The model's number in the table; -1 for a map.
  var model = -1
  /// The index of its first entry in the reader's `places`, or its index in `upgrades`.
  var places = 0
  let start: Int

  /// Changes a whole object of an older version, from which the model is then read.
  ///
  /// It is not stored, so it may have the isolation of the code that reads the model.
  public typealias Upgrade = (_ archive: inout Archive, _ version: Int) throws -> Void
}

@_spi(Generated)
extension ArchiveReader {
  /// Reads the start of an object of a model; an object of an older version is first changed by the
  /// upgrade function, if any.
  ///
  /// Throws if there is no object here, `wrongModel` for an object of another model, and
  /// `archiveNewer` for one of a later version.
  @inline(never)
  public mutating func object(
    _ shape: ArchiveShape, upgrade: ArchiveObject.Upgrade? = nil
  ) throws(ReadingFailure) -> ArchiveObject {
    let start = cursor
    if depth >= freeDepth { try checkDepth(at: start) }
    guard let (number, values) = try takeObject() else {
      return try enterMap(shape, from: start, upgrade)
    }
    let entry = models[number]
    if entry.pointee.shape != shape.address { try compare(number, with: shape, at: start) }
    guard values == entry.pointee.nameCount else {
      throw failure(.archiveFormat, at: start, "the object has not as many values as its model")
    }
    depth &+= 1
    if entry.pointee.isCurrent {
      return ArchiveObject(isCurrent: true, model: number, start: start)
    }
    return try enter(number, shape, from: start, upgrade)
  }

  /// Moves to the value of a current property; returns false if the object has none.
  @inlinable
  public mutating func field(
    _ property: Int, of object: ArchiveObject
  ) throws(ReadingFailure) -> Bool {
    object.isCurrent ? true : try seek(property, in: object)
  }

  /// Ends an object and leaves the reader after it.
  @inlinable
  public mutating func leave(_ object: ArchiveObject) {
    depth &-= 1
    if !object.isCurrent { leavePlaces(of: object) }
  }

  /// Returns the index in a family of the next object without reading it; throws `wrongModel` if it
  /// is not in there.
  @inline(never)
  public mutating func member(of family: ArchiveFamily) throws(ReadingFailure) -> Int {
    let start = cursor
    guard let member = try knownMember(of: family) else {
      cursor = start
      throw notMember(of: family)
    }
    return member
  }

  /// Returns the failure for the next object, which is not in a family.
  public mutating func notMember(of family: ArchiveFamily) -> ReadingFailure {
    details.expected = family.words
    return ReadingFailure(.wrongModel, at: cursor)
  }

  /// Returns whether an object of a model, or a reference to one, is next.
  public mutating func isAtObject() -> Bool {
    switch peekTag() {
    case CBOR.Tag.object, CBOR.Tag.shareable, CBOR.Tag.reference: true
    default: peek() & 0xE0 == CBOR.map
    }
  }

  /// Returns the index in a family of the next object; nil if it is not an object of the family.
  public mutating func knownMember(of family: ArchiveFamily) throws(ReadingFailure) -> Int? {
    let start = source
    defer { source = start }
    try goToObject()
    guard peekTag() == CBOR.Tag.object, let (number, _) = try takeObject() else {
      return try memberOfMap(family)
    }
    let entry = models[number]
    if entry.pointee.family != family.address {
      let name = documentBytes(entry.pointee.name)
      let member = family.members.firstIndex { $0.isNamed(name) }
      entry.pointee.family = family.address
      entry.pointee.member = member ?? -1
    }
    return entry.pointee.member >= 0 ? entry.pointee.member : nil
  }
}

extension ArchiveReader {
  /// Moves to the contents of an object that may be shared and therefore stored elsewhere.
  private mutating func goToObject() throws(ReadingFailure) {
    switch peekTag() {
    case CBOR.Tag.shareable: _ = try takeHead()
    case CBOR.Tag.reference:
      let reference = cursor
      let offset = try offset(ofShared: takeReference(), from: reference)
      source = place(offset)
      _ = try takeHead()
    default: break
    }
  }

  /// Reads the tag and the number of an object; returns nil without reading if there is no object
  /// here.
  mutating func takeObject() throws(ReadingFailure) -> (number: Int, values: Int)? {
    let start = cursor
    // Four bytes can be loaded even at the end. D8 1B, an array of less than 24, a small number.
    if cursor < count {
      let word = loadHalfWord(base + cursor)
      let values = UInt8(truncatingIfNeeded: word &>> 16) &- CBOR.array &- 1
      let number = Int(truncatingIfNeeded: word &>> 24)
      if word & 0xFFFF == 0x1BD8, values < 23, number < min(24, models.count),
        Int(values) <= count &- cursor &- 4
      {
        cursor &+= 4
        return (number, Int(values))
      }
    }
    return try takeLongObject(from: start)
  }

  @inline(never)
  private mutating func takeLongObject(
    from start: Int
  ) throws(ReadingFailure) -> (number: Int, values: Int)? {
    guard takes(tag: CBOR.Tag.object) else { return nil }
    let items = try takeCount(CBOR.array, or: .archiveFormat)
    let number = items == 0 ? -1 : try readInteger(Int.self)
    guard number >= 0, number < models.count else {
      throw failure(.archiveFormat, at: start, "the object is of no model of the archive")
    }
    return (number, items - 1)
  }

  /// Compares an entry of the table with a schema.
  @inline(never)
  private mutating func compare(
    _ number: Int, with shape: ArchiveShape, at start: Int
  ) throws(ReadingFailure) {
    let entry = models[number]
    let isSame = documentBytes(entry.pointee.start..<entry.pointee.end).elementsEqual(shape.entry)
    if !isSame {
      guard shape.isNamed(documentBytes(entry.pointee.name)) else {
        details.expected = "an object of '\(shape.name)'"
        throw ReadingFailure(.wrongModel, at: start)
      }
      try checkVersion(entry.pointee.version, of: shape, at: start)
      if models.layouts.isEmpty {
        models.layouts = Array(repeating: [], count: models.count)
      }
      models.layouts[number] = shape.layout(
        of: names(number).properties, version: entry.pointee.version)
    }
    entry.pointee.isCurrent = isSame
    entry.pointee.shape = shape.address
  }

  private mutating func checkVersion(
    _ version: Int, of shape: ArchiveShape, at start: Int
  ) throws(ReadingFailure) {
    guard version > shape.version else { return }
    throw failure(
      .archiveNewer, at: start,
      "'\(shape.name)' is of version \(version), and the program knows it up to \(shape.version)")
  }

  /// Finds the values of an object.
  private mutating func enter(
    _ number: Int, _ shape: ArchiveShape, from start: Int, _ upgrade: ArchiveObject.Upgrade?
  ) throws(ReadingFailure) -> ArchiveObject {
    try findShared()
    let entry = models[number].pointee
    let object = ArchiveObject(
      isOlder: entry.version < shape.version, model: number, places: places.count, start: start)
    let layout = models.layouts[number]
    let first = places.count
    let offsets = try takeOffsets(entry.nameCount)
    // In the order of the current properties, followed by the end.
    for position in layout { places.append(position < 0 ? -1 : offsets[position]) }
    places.append(cursor)
    guard object.isOlder, let upgrade else { return object }
    places.removeLast(places.count - first)
    let archive = makeArchive(of: number, values: offsets)
    return try enterUpgraded(archive, shape, by: upgrade, from: start)
  }

  /// Skips a number of values and returns their offsets.
  mutating func takeOffsets(_ count: Int) throws(ReadingFailure) -> [Int] {
    var offsets: [Int] = []
    offsets.reserveCapacity(count)
    for _ in 0..<count {
      offsets.append(cursor)
      try skipKnown()
    }
    return offsets
  }

  /// Moves to the value of a property of an object that is read out of order.
  @_spi(Generated)
  @inline(never)
  public mutating func seek(_ property: Int, in object: ArchiveObject) throws(ReadingFailure)
    -> Bool
  {
    if object.isUpgraded { return seekUpgraded(property, in: object) }
    let place = places[object.places + property]
    guard place >= 0 else { return false }
    cursor = place
    return true
  }

  /// Ends an object that is read out of order.
  @_spi(Generated)
  @inline(never)
  public mutating func leavePlaces(of object: ArchiveObject) {
    if object.isUpgraded { return leaveUpgraded(object) }
    cursor = places.last ?? cursor
    places.removeSubrange(object.places...)
  }
}

extension ArchiveShape {
  /// Returns the position of each property among the stored names; -1 if it has none.
  ///
  /// A property is found by its name, or else by its first older name that is not the name of a
  /// current property. A property introduced after the version is missing.
  func layout(of names: [String], version: Int) -> [Int] {
    var positions: [String: Int] = [:]
    for (position, name) in names.enumerated() where positions[name] == nil {
      positions[name] = position
    }
    let today = Set(properties.map(\.name))
    return properties.map { property in
      if property.since > version { return -1 }
      if let position = positions[property.name] { return position }
      let older = property.olderNames.first { !today.contains($0) && positions[$0] != nil }
      return older.flatMap { positions[$0] } ?? -1
    }
  }
}
