@_spi(Generated) public import Isomer

/// The place of an object in the archive that is being made.
@_spi(Generated)
public struct ArchiveSlot {
  /// The object's number; -1 for one that nothing can refer to.
  var number = -1
  /// Where reading goes on, if the object stands elsewhere.
  var resume: ArchiveReader.Source?

  /// The place of an object that is not known yet.
  public init() {}
}

@_spi(Generated)
extension ArchiveReader {
  /// The object that comes next, if it has been made before; else nil, and the reader stands before
  /// its contents.
  ///
  /// ```swift
  /// var slot = ArchiveSlot()
  /// if let made = try reader.existing(Folder.self, &slot) { return made }
  /// …
  /// try reader.made(value, slot)
  /// ```
  ///
  /// Throws `cycle` for one that is still being made.
  @inlinable
  public mutating func existing<Object: AnyObject>(
    _: Object.Type, _ slot: inout ArchiveSlot
  ) throws(ReadingFailure) -> Object? {
    let start = position
    guard let object = try existingObject(&slot) else { return nil }
    guard let object = object as? Object else { throw notOfClass(Object.self, at: start) }
    return object
  }

  /// Takes note of an object that has been read; what waited for it gets it.
  @inline(never)
  public mutating func made(_ object: AnyObject, _ slot: ArchiveSlot) throws(ReadingFailure) {
    guard slot.number >= 0 else { return }
    sharing.states[slot.number] = .made(object)
    if let resume = slot.resume { source = resume }
    guard let waiting = sharing.waiting.removeValue(forKey: slot.number) else { return }
    for one in waiting where !one.assign(object) {
      details.expected = "a reference to an object of another class"
      throw ReadingFailure(.wrongModel, at: one.offset)
    }
  }

  /// The number of an object that has still to be made, if a reference to it comes next, which is
  /// then taken; else nil, and nothing is taken.
  public mutating func pending() throws(ReadingFailure) -> Int? {
    guard peekTag() == CBOR.Tag.reference else { return nil }
    let start = cursor
    let number = try takeReference()
    if number < sharing.states.count, case .made = sharing.states[number] {
      cursor = start
      return nil
    }
    return number
  }

  /// Calls a closure with an object, now or as soon as it is made.
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

  /// The object that was read, as the class that reading was called on.
  ///
  /// Throws `wrongModel` if it is none.
  @inlinable
  public mutating func casting<Object: AnyObject, Wanted: AnyObject>(
    _ object: Object, to wanted: Wanted.Type, from start: Position
  ) throws(ReadingFailure) -> Wanted {
    guard let found = object as? Wanted else { throw notOfClass(wanted, at: start) }
    return found
  }
}
