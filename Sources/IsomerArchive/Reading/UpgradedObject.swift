@_spi(Generated) public import Isomer

/// An object changed by an upgrade function, while the current model is read from it.
///
/// Unchanged values are read from the archive; changed values were written to a separate buffer.
struct UpgradedObject {
  enum Field {
    case missing
    case stored(Int)
    case set(Int)
  }

  /// The offset of the object in the archive.
  let start: Int
  /// The buffer that contains the object, and the position after it.
  let resume: ArchiveReader.Source
  /// The archive after the upgrade.
  let archive: Archive
  /// The field of each current property.
  let fields: [Field]
  let bytes: UnsafeMutablePointer<UInt8>
  let count: Int
  /// The properties in ``bytes``, in order.
  let names: [(offset: Int, name: String)]

  func deallocate() { bytes.deallocate() }

  /// Returns the name of the property whose value is at an offset of the given bytes.
  func name(at offset: Int, from base: UnsafePointer<UInt8>) -> String? {
    guard UnsafePointer(bytes) == base else { return nil }
    return names.last { $0.offset <= offset }?.name
  }
}

extension ArchiveReader {
  /// Upgrades an object of an older version; its fields are then those of the result.
  mutating func enterUpgraded(
    _ archive: Archive, _ shape: ArchiveShape, by upgrade: ArchiveObject.Upgrade, from start: Int
  ) throws(ReadingFailure) -> ArchiveObject {
    var archive = archive
    do {
      try upgrade(&archive, archive.version)
    } catch {
      throw transformerFailed(error, at: Position(offset: start))
    }
    var writer = ArchiveWriter(capacity: 256)
    var names: [(offset: Int, name: String)] = []
    var places: [UpgradedObject.Field] = []
    for field in archive.fields {
      switch field.content {
      case .stored(let offset): places.append(.stored(offset))
      case .value(let value):
        places.append(.set(writer.count))
        names.append((writer.count, field.name))
        var value = value
        _ = refer(&value, stored: nil)
        writer.writeTree(value, isReferring: true)
      }
    }
    if let refused = writer.failure {
      details = writer.details
      throw ReadingFailure(refused.code, at: start)
    }
    let layout = shape.layout(of: archive.keys, version: shape.version)
    upgrades.append(
      UpgradedObject(
        start: isInUpgrade ? upgrades.last?.start ?? start : start, resume: source,
        archive: archive, fields: layout.map { $0 < 0 ? .missing : places[$0] },
        bytes: writer.copiedBytes(), count: writer.count, names: names))
    return ArchiveObject(
      isOlder: true, isUpgraded: true, places: upgrades.count - 1, start: start)
  }

  mutating func seekUpgraded(_ property: Int, in object: ArchiveObject) -> Bool {
    let upgrade = upgrades[object.places]
    switch upgrade.fields[property] {
    case .missing: return false
    case .stored(let offset):
      source = upgrade.resume
      cursor = offset
    case .set(let offset):
      source = Source(base: UnsafePointer(upgrade.bytes), count: upgrade.count, cursor: offset)
    }
    return true
  }

  mutating func leaveUpgraded(_ object: ArchiveObject) {
    source = upgrades[object.places].resume
    // Nested upgrades remain if an error was caught.
    while upgrades.count > object.places { upgrades.removeLast().deallocate() }
  }
}

extension ArchiveReader {
  /// Replaces objects with references if they are as in the archive, and removes the numbers of
  /// others; returns whether the tree is equal to a stored one.
  ///
  /// Each value is compared once, with that of the innermost object around it.
  private mutating func refer(_ value: inout JSONValue, stored: JSONValue?, _ level: Int = 0)
    -> Bool
  {
    guard level < ArchiveWriter.depthLimit, StackRoom.isLeft() else { return false }
    switch value {
    case .array(var elements):
      let others = stored?.array ?? []
      var isSame = others.count == elements.count && stored?.array != nil
      for index in elements.indices {
        let other = index < others.count ? others[index] : nil
        isSame = refer(&elements[index], stored: other, level + 1) && isSame
      }
      value = .array(elements)
      return isSame
    case .object(let members):
      let number = members[ArchiveTree.object]?.int
      let isMoved = number != nil && stored?.object?[ArchiveTree.object]?.int != number
      let other = isMoved ? storedObject(number ?? -1) : stored?.object
      var isSame = other?.count == members.count
      let changed = members.map { key, value in
        var value = value
        isSame = refer(&value, stored: other?[key], level + 1) && isSame
        return (key, value)
      }
      if let number, isSame {
        value = [ArchiveTree.reference: .int(Int64(number))]
      } else {
        value = .object(JSONObject(changed.filter { number == nil || $0.0 != ArchiveTree.object }))
      }
      return isSame && !isMoved
    default: return value == stored
    }
  }

  /// Returns the tree of an object of the archive.
  private mutating func storedObject(_ number: Int) -> JSONObject? {
    guard sharing.offsets.indices.contains(number) else { return nil }
    let resume = (source, depth)
    defer { (source, depth) = resume }
    source = place(sharing.offsets[number])
    depth = 0
    return (try? readTree())?.object
  }
}

extension ArchiveReader {
  /// Reads the start of an object in the form of a map, which upgrade functions produce.
  ///
  /// Its model is the one under `@model`, in its version in the archive; without one, it is the
  /// current version of the expected model.
  @inline(never)
  mutating func enterMap(
    _ shape: ArchiveShape, from start: Int, _ upgrade: ArchiveObject.Upgrade?
  ) throws(ReadingFailure) -> ArchiveObject {
    let members = try takeMembers()
    let end = source
    if let name = members.model, !shape.isNamed(name.utf8) {
      details.expected = "an object of '\(shape.name)'"
      throw ReadingFailure(.wrongModel, at: start)
    }
    let version = members.model.flatMap { versionOfModel($0) } ?? shape.version
    depth &+= 1
    if version < shape.version, let upgrade {
      let archive = try makeArchive(of: shape.name, version, members)
      source = end
      return try enterUpgraded(archive, shape, by: upgrade, from: start)
    }
    let object = ArchiveObject(
      isOlder: version < shape.version, places: places.count, start: start)
    for position in shape.layout(of: members.names, version: version) {
      places.append(position < 0 ? -1 : members.offsets[position])
    }
    places.append(cursor)
    return object
  }

  /// Returns the index in a family of an object in the form of a map.
  mutating func memberOfMap(_ family: ArchiveFamily) throws(ReadingFailure) -> Int? {
    guard peek() & 0xE0 == CBOR.map, let name = try takeMembers().model else { return nil }
    return family.members.firstIndex { $0.isNamed(name.utf8) }
  }

  /// The members of a map.
  struct Members {
    var names: [String] = []
    var offsets: [Int] = []
    var model: String?
  }

  /// Reads a map and finds its values.
  mutating func takeMembers() throws(ReadingFailure) -> Members {
    try findShared()
    var members = Members()
    for _ in 0..<(try takeCount(CBOR.map, of: 2, or: .expectedObject)) {
      let name = try readHashed(String.self)
      if name == ArchiveTree.model, isAtText {
        members.model = try readString()
        continue
      }
      members.names.append(name)
      members.offsets.append(cursor)
      // Known ends refer to the archive's own bytes.
      if isInUpgrade { try skipItems(1) } else { try skipKnown() }
    }
    return members
  }
}

extension ArchiveReader {
  /// Returns the failure for an error that an upgrade function threw.
  @_spi(Generated)
  @inline(never)
  public mutating func upgradeFailed(_ error: any Error, _ object: ArchiveObject) -> ReadingFailure
  {
    transformerFailed(error, at: Position(offset: object.start))
  }

  /// Returns the object in the form for upgrade functions.
  @_spi(Generated)
  public mutating func archive(of object: ArchiveObject) throws(ReadingFailure) -> Archive {
    if object.isUpgraded { return upgrades[object.places].archive }
    let resume = source
    defer { source = resume }
    cursor = object.start
    guard object.model >= 0 else {
      let members = try takeMembers()
      let version = members.model.flatMap { versionOfModel($0) } ?? 0
      return try makeArchive(of: members.model ?? "", version, members)
    }
    _ = try takeObject()
    let offsets = try takeOffsets(models[object.model].pointee.nameCount)
    return makeArchive(of: object.model, values: offsets)
  }

  /// Returns the archive of an object whose values are at offsets of the archive.
  mutating func makeArchive(of model: Int, values: [Int]) -> Archive {
    let names = names(model)
    let fields = zip(names.properties, values).map { name, offset in
      Archive.Field(name: name, content: .stored(offset))
    }
    return Archive(
      name: names.model, version: models[model].pointee.version, document: sharedDocument(),
      fields: fields)
  }

  /// Returns the archive of an object in the form of a map.
  mutating func makeArchive(
    of name: String, _ version: Int, _ members: Members
  ) throws(ReadingFailure) -> Archive {
    var fields: [Archive.Field] = []
    for (name, offset) in zip(members.names, members.offsets) {
      cursor = offset
      fields.append(Archive.Field(name: name, content: .value(try readTree())))
    }
    return Archive(name: name, version: version, document: sharedDocument(), fields: fields)
  }

  mutating func sharedDocument() -> ArchiveDocument {
    if let archive { return archive }
    let made = ArchiveDocument(
      bytes: [UInt8](document), options: options, strings: strings.all, objects: sharing.offsets)
    archive = made
    return made
  }
}
