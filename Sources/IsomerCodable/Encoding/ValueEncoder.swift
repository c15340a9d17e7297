@_spi(Generated) internal import Isomer

/// An encoder of one value.
final class ValueEncoder: Encoder {
  let buffer: EncodedBuffer
  let place: CodingPlace?
  /// True if the keys of the object are converted.
  private let convertsKeys: Bool
  private var form: Form?
  /// The offset of the value in the buffer.
  private let start: Int
  /// The number of elements that were written.
  private(set) var count = 0
  private var members = EncodedMembers()
  /// True if the value is that of a mapped model, to which other members can be added.
  private var isModel = false

  /// The container that the type requested.
  enum Form {
    case object, array, value
  }

  init(_ buffer: EncodedBuffer, _ place: CodingPlace?, convertsKeys: Bool) {
    self.buffer = buffer
    self.convertsKeys = convertsKeys
    self.place = place
    start = buffer.writer.count
  }

  var codingPath: [any CodingKey] { CodingPlace.path(place) }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy _: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(EncodedObject<Key>(self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { EncodedArray(self) }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  // MARK: Containers

  /// Opens the value as a container, unless it is open.
  ///
  /// Throws if the value was written as another kind of container, if it has ended, or if it is
  /// nested too deeply.
  func open(_ form: Form) throws {
    guard buffer.current === self else {
      throw failure("the encoder was used after the value, or while one of its values was encoded")
    }
    if self.form == form, form != .value { return }
    if form == .object, isModel, buffer.unwrapMembers(start, &members) {
      isModel = false
      self.form = nil
    }
    guard self.form == nil else {
      throw failure("the value was encoded twice, or in containers of two kinds")
    }
    if form != .value, !buffer.writer.beginCase() {
      throw failure(buffer.takeReason() ?? StackRoom.words)
    }
    self.form = form
  }

  /// Opens the value as a container; an error is thrown at the end.
  func begin(_ form: Form) {
    do {
      try open(form)
    } catch {
      buffer.error = buffer.error ?? error
    }
  }

  /// Closes the container; a value without one is an empty object.
  func close() throws {
    if form == nil { try open(.object) }
    switch form {
    case .object: buffer.writer.wrapMembers(start)
    case .array: buffer.writer.wrapElements(start)
    default: return
    }
    buffer.writer.endCase()
    buffer.current = nil
  }

  /// Ends the value after an error.
  func cancel() {
    if form == .object || form == .array { buffer.writer.endCase() }
  }

  /// Writes the value without a container.
  func write(_ value: some Writable) throws {
    try open(.value)
    try buffer.write(value, place)
  }

  /// Writes a mapped model, unless members of its object were written before.
  func write(model: some Writable) throws -> Bool {
    if form == .object { return false }
    try write(model)
    isModel = true
    return true
  }

  // MARK: Members and elements

  /// Writes a member; after an error, the object is without it.
  ///
  /// A value replaces an earlier member with its key. A container does not, because members could be
  /// added to the earlier one.
  func member(
    _ key: any CodingKey, isContainer: Bool = false, _ write: () throws -> Void
  ) throws {
    try open(.object)
    let name = convertsKeys ? SnakeCaseKey.form(of: key.stringValue) : key.stringValue
    if !members.add(name, at: buffer.writer.count) {
      guard !isContainer else { throw failure("the key \"\(name)\" was encoded twice") }
      buffer.remove(members.remove(name, before: buffer.writer.count))
      _ = members.add(name, at: buffer.writer.count)
    }
    let offset = buffer.writer.count
    buffer.writer.append(UInt8(ascii: ","))
    name.writeKey(to: &buffer.writer)
    do {
      try write()
    } catch {
      buffer.remove(after: offset)
      members.removeLast()
      throw error
    }
  }

  /// Writes an element; after an error, the array is as before.
  func element(_ write: () throws -> Void) throws {
    try open(.array)
    let offset = buffer.writer.count
    buffer.writer.append(UInt8(ascii: ","))
    do {
      try write()
      count += 1
    } catch {
      buffer.remove(after: offset)
      throw error
    }
  }

  /// Returns an encoder of a member or an element, which can be written later.
  ///
  /// An error is thrown at the end.
  func part(_ key: any CodingKey, _ write: (() throws -> Void) throws -> Void) -> ValueEncoder {
    do {
      var part: ValueEncoder?
      try write { part = buffer.part(try below(key)) }
      if let part { return part }
    } catch {
      buffer.error = buffer.error ?? error
    }
    let unused = EncodedBuffer(buffer.writer.scratch())
    return ValueEncoder(unused, place, convertsKeys: false)
  }

  /// Returns the location of a member or an element; throws if it is nested too deeply.
  func below(_ key: any CodingKey) throws -> CodingPlace {
    let limit = ReadingOptions.largestDepthLimit
    guard let place = CodingPlace.below(place, key, limit: limit) else {
      throw failure(StackRoom.words)
    }
    return place
  }

  private func failure(_ reason: String) -> EncodingError {
    buffer.invalid(Any?.none as Any, place, reason)
  }
}

extension ValueEncoder: SingleValueEncodingContainer {
  func encodeNil() throws { try write(String?.none) }

  /// Encodes a string, a number or a Boolean: the protocol has a function for each type.
  func encode<T: Encodable & Writable>(_ value: T) throws { try write(value) }

  func encode<T: Encodable>(_ value: T) throws {
    try open(.value)
    try buffer.encode(value, place)
  }
}
