@_spi(Generated) public import Isomer

/// An object of a model that is being read.
///
/// Usually the values stand in the order of today's properties, and nothing has to be known of it.
/// Else they are found in one pass when the object is entered, and the reader goes from place to
/// place:
///
///     stored      [2, "x", 7, 1.5]         today: first, second, third
///     places      … 40 42 43 47            the offsets of the values, and of the end
///     layout      [1, -1, 0]               first is at 42, second is not there, third at 40
@_spi(Generated)
public struct ArchiveObject {
  /// Whether the values stand in the order of today's properties.
  @usableFromInline let isCurrent: Bool
  /// Whether the object is of an older version than the program has.
  @usableFromInline let isOlder: Bool
  /// Whether an upgrade function has changed it, or it stands as a map.
  let isUpgraded: Bool
  /// The model's number in the table; -1 for a map.
  let model: Int
  /// Where its places begin.
  let places: Int
  let start: Int

  /// A change of a whole object of an older version, from which the model is then read.
  ///
  /// It is not kept, so it may be isolated as the code is that reads the model.
  public typealias Upgrade = (_ archive: inout Archive, _ version: Int) throws -> Void
}

@_spi(Generated)
extension ArchiveReader {
  /// Takes the beginning of an object of a model; one of an older version is changed by a function
  /// first, if there is one.
  ///
  /// Throws where none stands; `wrongModel` for one of another model, `archiveNewer` for one of a
  /// later version.
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
      return ArchiveObject(
        isCurrent: true, isOlder: false, isUpgraded: false, model: number, places: 0, start: start)
    }
    return try enter(number, shape, from: start, upgrade)
  }

  /// Goes to the value of a property of today; false if the object has none.
  @inlinable
  public mutating func field(
    _ property: Int, of object: ArchiveObject
  ) throws(ReadingFailure) -> Bool {
    object.isCurrent ? true : try seek(property, in: object)
  }

  /// Ends an object; the reader then stands behind it.
  @inlinable
  public mutating func leave(_ object: ArchiveObject) {
    depth &-= 1
    if !object.isCurrent { leavePlaces(of: object) }
  }

  /// The place in a family of the object that comes next; nothing is taken.
  ///
  /// Throws `wrongModel` where it is none of them.
  @inline(never)
  public mutating func member(of family: ArchiveFamily) throws(ReadingFailure) -> Int {
    let start = cursor
    guard let member = try knownMember(of: family) else {
      cursor = start
      throw notMember(of: family)
    }
    return member
  }

  /// The failure for an object that comes next and is of no model of a family.
  public mutating func notMember(of family: ArchiveFamily) -> ReadingFailure {
    details.expected = family.words
    return ReadingFailure(.wrongModel, at: cursor)
  }

  /// Whether an object of a model comes next, or a reference to one, and no value of another kind.
  public mutating func isAtObject() -> Bool {
    switch peekTag() {
    case CBOR.Tag.object, CBOR.Tag.shareable, CBOR.Tag.reference: true
    default: peek() & 0xE0 == CBOR.map
    }
  }

  /// The place in a family of the object that comes next; nil if it is none of them, or no object.
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
  /// Goes to the contents of an object that may be shared; it may stand elsewhere.
  private mutating func goToObject() throws(ReadingFailure) {
    switch peekTag() {
    case CBOR.Tag.shareable: _ = try takeHead()
    case CBOR.Tag.reference:
      let reference = cursor
      let number = try takeReference()
      try findShared()
      guard number < sharing.offsets.count else {
        throw failure(.archiveFormat, at: reference, "the reference leads to no object")
      }
      source = place(sharing.offsets[number])
      _ = try takeHead()
    default: break
    }
  }

  /// Takes the tag and the number of an object; nil where there is no object, and then nothing is
  /// taken.
  mutating func takeObject() throws(ReadingFailure) -> (number: Int, values: Int)? {
    let start = cursor
    // Four bytes are there even behind the end. D8 1B, an array of less than 24, a small number.
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

  /// Finds out what an entry of the table is to a shape.
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
      let layout = shape.layout(
        of: names(number).properties, version: entry.pointee.version)
      if entry.pointee.layout < 0 {
        entry.pointee.layout = models.layouts.count
        models.layouts.append(layout)
      } else {
        models.layouts[entry.pointee.layout] = layout
      }
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

  /// Finds where the values of an object stand.
  private mutating func enter(
    _ number: Int, _ shape: ArchiveShape, from start: Int, _ upgrade: ArchiveObject.Upgrade?
  ) throws(ReadingFailure) -> ArchiveObject {
    try findShared()
    let entry = models[number].pointee
    let object = ArchiveObject(
      isCurrent: false, isOlder: entry.version < shape.version, isUpgraded: false, model: number,
      places: places.count, start: start)
    let layout = models.layouts[entry.layout]
    let first = places.count
    var offsets: [Int] = []
    offsets.reserveCapacity(entry.nameCount + 1)
    for _ in 0..<entry.nameCount {
      offsets.append(cursor)
      try skipKnown()
    }
    // By today's properties, and the end last.
    for position in layout { places.append(position < 0 ? -1 : offsets[position]) }
    places.append(cursor)
    guard object.isOlder, let upgrade else { return object }
    places.removeLast(places.count - first)
    let archive = makeArchive(of: number, values: offsets)
    return try enterUpgraded(archive, shape, by: upgrade, from: start)
  }

  /// Goes to the value of a property of an object that is read out of order.
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
  /// For each property its position among stored names; -1 for none.
  ///
  /// A property is found by its name; else by the first of its older names that no property has
  /// today. One that came later than the version is not there.
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
