@_spi(Generated) public import Isomer

/// The state of an object of the archive while it is created.
@_spi(Generated)
public struct ArchiveSlot {
  /// The object's number; -1 if nothing can refer to it.
  var number = -1
  /// The source to return to, if the object is stored elsewhere.
  var resume: ArchiveReader.Source?

  /// Creates the state of an object that is not known yet.
  public init() {}
}

@_spi(Generated)
extension ArchiveReader {
  /// Returns the next object if it was already created; otherwise returns nil and leaves the reader
  /// before its contents.
  ///
  /// ```swift
  /// var slot = ArchiveSlot()
  /// if let made = try reader.existing(Folder.self, &slot) { return made }
  /// …
  /// try reader.made(value, slot)
  /// ```
  ///
  /// Throws `cycle` for an object that is still being created.
  @inlinable
  public mutating func existing<Object: AnyObject>(
    _: Object.Type, _ slot: inout ArchiveSlot
  ) throws(ReadingFailure) -> Object? {
    let start = position
    guard let object = try existingObject(&slot) else { return nil }
    guard let object = object as? Object else { throw notOfClass(Object.self, at: start) }
    return object
  }

  /// Registers an object that was read, and passes it to everything that waits for it.
  @inline(never)
  public mutating func made(_ object: AnyObject, _ slot: ArchiveSlot) throws(ReadingFailure) {
    guard slot.number >= 0 else { return }
    sharing[slot.number] = .made(object)
    if let resume = slot.resume { source = resume }
    guard let waiting = sharing.waiting.removeValue(forKey: slot.number) else { return }
    for one in waiting where !one.assign(object) {
      details.expected = "a reference to an object of another class"
      throw ReadingFailure(.wrongModel, at: one.offset)
    }
  }

  /// Reads the next value and returns its number if it is a reference to an object not yet created;
  /// otherwise returns nil and reads nothing.
  public mutating func pending() throws(ReadingFailure) -> Int? {
    guard peekTag() == CBOR.Tag.reference else { return nil }
    let start = cursor
    let number = try takeReference()
    if case .made = sharing[number] {
      cursor = start
      return nil
    }
    return number
  }

  /// Calls a closure with an object, now or as soon as it is created.
  @inlinable
  public mutating func whenMade<Object: AnyObject & Archivable>(
    _ number: Int, as type: Object.Type, _ assign: @escaping (Object) -> Void
  ) throws(ReadingFailure) {
    let take: (AnyObject) -> Bool = { object in
      guard let object = object as? Object else { return false }
      assign(object)
      return true
    }
    try wait(for: number, take) { (reader) throws(ReadingFailure) in
      _ = try Object.unarchive(&reader)
    }
  }

  /// Returns the object just read as the class on which reading was called.
  ///
  /// Throws `wrongModel` if the object is not of that class.
  @inlinable
  public mutating func casting<Object: AnyObject, Wanted: AnyObject>(
    _ object: Object, to wanted: Wanted.Type, from start: Position
  ) throws(ReadingFailure) -> Wanted {
    guard let found = object as? Wanted else { throw notOfClass(wanted, at: start) }
    return found
  }
}
