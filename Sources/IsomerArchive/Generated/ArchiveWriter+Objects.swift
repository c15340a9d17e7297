import Isomer

@_spi(Generated)
extension ArchiveWriter {
  /// Begins an object of a model, whose values have to follow in the order of its shape; false if it
  /// would be nested too deep, and then nothing may follow.
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

  /// Begins an object of a class; false if it has been written before, and a reference to it was
  /// written now.
  ///
  /// ```swift
  /// guard writer.begins(self) else { return }
  /// …
  /// writer.ends(self)
  /// ```
  ///
  /// An object that has begun and not ended holds itself here, which nothing could read: that is a
  /// failure.
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

  /// Writes an object at a place that can wait for it while reading: an optional variable.
  ///
  /// Such a place may lead back to an object that holds it.
  @inlinable
  public mutating func waiting<Object: AnyObject & Archivable>(_ object: Object?) {
    guard let object else { return writeNull() }
    if !refersBack(to: object) { object.archive(to: &self) }
  }

  /// Writes a reference to an object if something else writes the object; else null.
  public mutating func conditional(_ object: AnyObject?) {
    guard let object else { return writeNull() }
    if let entry = objects.entries[ObjectIdentifier(object)] { return writeReference(entry.number) }
    if let entry = objects.known?[ObjectIdentifier(object)] { return writeReference(entry.number) }
    if objects.known == nil { objects.leftOut.append(object) }
    writeNull()
  }
}
