import Isomer

@_spi(Generated)
extension ArchiveWriter {
  /// Starts an object of a model, whose values must follow in the order of its schema; returns
  /// false if it would be nested too deeply, and then nothing may follow.
  @inline(never)
  public mutating func begin(_ shape: ArchiveShape) -> Bool {
    guard purpose != .probe else {
      hasModels = true
      return false
    }
    guard deepen() else { return false }
    let number = models.number(of: shape)
    let head = shape.head
    reserve(head.count &+ 9)
    for byte in head {
      base[count] = byte
      count &+= 1
    }
    writeHead(CBOR.unsigned, UInt64(number))
    return true
  }

  /// Ends an object.
  @inlinable
  public mutating func end() { depth &-= 1 }

  /// Starts an object of a class; returns false and writes a reference if it was already written.
  ///
  /// ```swift
  /// guard writer.begins(self) else { return }
  /// …
  /// writer.ends(self)
  /// ```
  ///
  /// An object that contains itself here could not be read back, and is reported as a failure.
  @inline(never)
  public mutating func begins(_ object: AnyObject) -> Bool {
    guard purpose != .probe else {
      hasModels = true
      return false
    }
    let number = objects.entries.count
    let new = WrittenObjects.Entry(object: object, number: number, isInProgress: true)
    guard let old = objects.entries.updateValue(new, forKey: ObjectIdentifier(object)) else {
      writeHead(CBOR.tag, CBOR.Tag.shareable)
      return true
    }
    objects.entries[ObjectIdentifier(object)] = old
    if old.isInProgress, purpose == .archive {
      fail(.cycle, "the object holds itself, where it cannot be read again")
    } else {
      writeReference(old.number)
    }
    return false
  }

  /// Ends an object of a class.
  public mutating func ends(_ object: AnyObject) {
    objects.entries[ObjectIdentifier(object)]?.isInProgress = false
  }

  /// Writes an object for an optional variable, which can be set later while reading.
  ///
  /// Such a variable may refer back to an object that contains it.
  @inlinable
  public mutating func waiting<Object: AnyObject & Archivable>(_ object: Object?) {
    guard let object else { return writeNull() }
    if !refersBack(to: object) { object.archive(to: &self) }
  }

  /// Writes a reference to an object if something else writes the object, and otherwise null.
  public mutating func conditional(_ object: AnyObject?) {
    guard let object else { return writeNull() }
    if let entry = objects.entries[ObjectIdentifier(object)] { return writeReference(entry.number) }
    if let entry = objects.known?[ObjectIdentifier(object)] { return writeReference(entry.number) }
    if objects.known == nil { objects.leftOut.append(object) }
    writeNull()
  }
}
