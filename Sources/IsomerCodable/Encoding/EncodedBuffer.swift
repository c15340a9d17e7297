#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif
@_spi(Generated) internal import Isomer

/// The output of encoders: a writer, and the parts that belong between its bytes.
///
/// A type writes its members directly to the writer. Only the containers of `nestedContainer` and
/// `superEncoder`, which can be used at any time, have a buffer of their own until the end.
final class EncodedBuffer {
  var writer: JSONWriter
  /// True if keys are converted to snake case.
  var convertsKeys: Bool
  var dates: CodedDates?
  /// The encoder whose members are written at the end of the buffer.
  var current: ValueEncoder?
  private var parts: [(offset: Int, encoder: ValueEncoder)] = []
  /// The first error of a function that cannot throw.
  var error: (any Error)?

  init(_ writer: consuming JSONWriter, convertsKeys: Bool = false) {
    self.writer = writer
    self.convertsKeys = convertsKeys
  }

  /// Writes a value by its `encode(to:)`; for an error, records it and writes `null`.
  static func encode<T: Encodable>(_ value: T, to writer: inout JSONWriter) {
    let buffer = EncodedBuffer(writer.scratch())
    swap(&buffer.writer, &writer)
    defer { swap(&buffer.writer, &writer) }
    let start = buffer.writer.count
    do {
      try buffer.encode(value, nil)
      try buffer.insertParts()
    } catch {
      buffer.writer.count = start
      buffer.fail(error)
    }
    buffer.close()
  }

  /// Records an error, at the value that it names, and writes `null`.
  private func fail(_ error: any Error) {
    let isFirst = writer.failure == nil
    writer.transformerFailed(error)
    guard isFirst, writer.failure != nil else { return }
    if case EncodingError.invalidValue(_, let context)? = error as? EncodingError {
      writer.details.inner = context.codingPath.valuePath
      writer.details.reason = context.debugDescription
    }
  }

  // MARK: Values

  /// Writes a value by its `encode(to:)`; after an error, part of it may have been written.
  func encode<T: Encodable>(_ value: T, _ place: CodingPlace?) throws {
    // The conformances of these types in Foundation have a form for binary formats.
    if T.self == Date.self, let value = value as? Date { return try write(date: value, place) }
    if T.self == Data.self, let value = value as? Data { return try write(value, place) }
    if T.self == URL.self, let value = value as? URL { return try write(value, place) }
    if T.self == Decimal.self, let value = value as? Decimal { return try write(value, place) }
    let isDictionary = T.self is any StringDictionary.Type
    if isDictionary { writer.markDictionary() }
    let encoder = ValueEncoder(self, place, convertsKeys: convertsKeys && !isDictionary)
    let outer = current
    current = encoder
    defer { current = outer }
    do {
      try value.encode(to: encoder)
      try encoder.close()
    } catch {
      encoder.cancel()
      throw error
    }
  }

  /// Writes a value; `place` is used only in errors.
  ///
  /// Throws if JSON cannot represent it.
  func write(_ value: some Writable, _ place: @autoclosure () -> CodingPlace?) throws {
    let wasWritable = writer.failure == nil
    value.write(to: &writer)
    guard wasWritable, writer.failure != nil else { return }
    throw invalid(value, place(), takeReason() ?? "JSON cannot represent the value")
  }

  private func write(date: Date, _ place: CodingPlace?) throws {
    guard let dates else { return try write(date, place) }
    try write(DateInForm(date: date, form: dates), place)
  }

  private struct DateInForm: Writable {
    let date: Date
    let form: CodedDates

    func write(to writer: inout JSONWriter) { form.write(&writer, date) }
  }

  /// Removes the writer's failure and returns its reason.
  func takeReason() -> String? {
    writer.failure = nil
    defer { writer.details = FailureDetails() }
    return writer.details.reason
  }

  func invalid(_ value: Any, _ place: CodingPlace?, _ reason: String) -> EncodingError {
    .invalidValue(value, .init(codingPath: CodingPlace.path(place), debugDescription: reason))
  }

  // MARK: Parts

  /// Returns an encoder of a value at the current offset, which can be written later.
  func part(_ place: CodingPlace?) -> ValueEncoder {
    let buffer = EncodedBuffer(writer.scratch(), convertsKeys: convertsKeys)
    buffer.dates = dates
    let encoder = ValueEncoder(buffer, place, convertsKeys: convertsKeys)
    buffer.current = encoder
    parts.append((writer.count, encoder))
    return encoder
  }

  /// Removes everything written after an offset.
  func remove(after offset: Int) {
    writer.count = offset
    while let last = parts.last, last.offset > offset { parts.removeLast().encoder.buffer.close() }
  }

  /// Removes the bytes of a member, with the parts in it.
  func remove(_ member: Range<Int>) {
    let rest = writer.withBytes { Array($0[member.upperBound...]) }
    // A part is after the colon of its member, where nothing else is written.
    let isInside = { (offset: Int) in offset > member.lowerBound && offset <= member.upperBound }
    for part in parts where isInside(part.offset) { part.encoder.buffer.close() }
    parts.removeAll { isInside($0.offset) }
    for index in parts.indices where parts[index].offset > member.upperBound {
      parts[index].offset -= member.count
    }
    writer.count = member.lowerBound
    rest.withUnsafeBytes { writer.appendBytes($0) }
  }

  /// Opens the object at an offset again, in the form with a comma before each member; returns false
  /// for another value.
  func unwrapMembers(_ start: Int, _ members: inout EncodedMembers) -> Bool {
    let bytes = writer.withBytes { Array($0[start...]) }
    guard bytes.first == UInt8(ascii: "{"), bytes.count > 1 else { return false }
    let keys = bytes.withUnsafeBytes { bytes -> [(String, Int)]? in
      var reader = JSONReader(unsafe: bytes)
      reader.isNative = true
      var keys: [(String, Int)] = []
      do {
        guard try reader.beginObject() else { return keys }
        repeat {
          // The comma, or the brace, before the key.
          let offset = reader.cursor - 1
          keys.append((try reader.readKeyString(), offset))
          try reader.skipValue()
        } while try reader.nextMember()
      } catch {
        return nil
      }
      return keys
    }
    guard let keys else { return false }
    for (key, offset) in keys { _ = members.add(key, at: start + offset) }
    writer.count = start
    guard !keys.isEmpty else { return true }
    writer.append(UInt8(ascii: ","))
    bytes[1..<bytes.count - 1].withUnsafeBytes { writer.appendBytes($0) }
    return true
  }

  /// Ends the parts and inserts them.
  ///
  /// Throws the first error of any part.
  private func insertParts() throws {
    if let error { throw error }
    guard let first = parts.first?.offset else { return }
    let bytes = writer.withBytes { Array($0[first...]) }
    writer.count = first
    var start = 0
    for (offset, encoder) in parts {
      try encoder.close()
      try encoder.buffer.insertParts()
      bytes[start..<offset - first].withUnsafeBytes { writer.appendBytes($0) }
      encoder.buffer.writer.withBytes { writer.appendBytes($0) }
      start = offset - first
    }
    bytes[start...].withUnsafeBytes { writer.appendBytes($0) }
  }

  /// Lets encoders that a type has kept throw errors.
  private func close() {
    current = nil
    for part in parts { part.encoder.buffer.close() }
    parts = []
  }
}
