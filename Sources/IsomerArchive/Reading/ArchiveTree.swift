internal import Foundation
import Isomer

/// The keys for the metadata of an object in a tree.
///
///     an object of a model                {"@model": "Issue", "number": 7, …}
///     an object that can be referenced    {"@object": 0, "@model": "User", …}
///     a reference to it                   {"@reference": 0}
enum ArchiveTree {
  static let model = "@model"
  static let object = "@object"
  static let reference = "@reference"
}

extension ArchiveReader {
  /// Reads any value as a tree.
  mutating func readTree() throws(ReadingFailure) -> Value {
    switch peek() & 0xE0 {
    case CBOR.unsigned, CBOR.negative: return try readTreeInteger()
    case CBOR.bytes: return .data(try readData())
    case CBOR.text: return .string(try readString())
    case CBOR.array: return .array(try readTreeElements())
    case CBOR.map: return .object(try readTreeMembers())
    case CBOR.tag: return try readTreeTag()
    default: return try readTreeSimple()
    }
  }

  private mutating func readTreeInteger() throws(ReadingFailure) -> Value {
    let (value, isNegative) = try takeInteger()
    guard isNegative else { return .number(value) }
    guard let magnitude = Int64(exactly: value) else { return .decimal(-1 - Decimal(value)) }
    return .int(~magnitude)
  }

  private mutating func readTreeElements() throws(ReadingFailure) -> [Value] {
    let count = try beginArray()
    var elements: [Value] = []
    elements.reserveCapacity(room(for: count, of: Value.self))
    for _ in 0..<count { elements.append(try readTree()) }
    endArray()
    return elements
  }

  private mutating func readTreeMembers() throws(ReadingFailure) -> ValueObject {
    var members = ValueObject()
    for _ in 0..<(try beginMap()) {
      let key = try readTreeKey()
      members[key] = try readTree()
    }
    endMap()
    return members
  }

  /// Reads a key as text.
  ///
  /// A key that is a container may not contain another one, because each level would double the
  /// length of the text.
  private mutating func readTreeKey() throws(ReadingFailure) -> String {
    let start = cursor
    let isInner = isInKey
    isInKey = true
    defer { isInKey = isInner }
    let key = try readTree()
    switch key {
    case .string(let text): return text
    case .date: return key.description.filter { $0 != "\"" }
    case .array, .object:
      if isInner {
        throw failure(.archiveFormat, at: start, "a key contains a key that is a container")
      }
    default: break
    }
    return key.description
  }

  private mutating func readTreeSimple() throws(ReadingFailure) -> Value {
    switch peek() {
    case CBOR.false, CBOR.true: return .bool(try readBool())
    case CBOR.null, CBOR.undefined:
      cursor += 1
      return .null
    case CBOR.half, CBOR.single, CBOR.double: return .double(try readDouble())
    default: throw mismatch(.unexpectedByte)
    }
  }

  private mutating func readTreeTag() throws(ReadingFailure) -> Value {
    switch peekTag() {
    case CBOR.Tag.stringReference: return try readTreeRepeated()
    case CBOR.Tag.object: return .object(try readTreeObject())
    case CBOR.Tag.shareable: return try readTreeShared()
    case CBOR.Tag.reference:
      return [ArchiveTree.reference: .int(Int64(try takeReference()))]
    case CBOR.Tag.epoch, CBOR.Tag.time: return .date(try Date.unarchive(&self))
    case CBOR.Tag.duration:
      guard let text = try Duration.unarchive(&self).iso8601 else { throw mismatch("a duration") }
      return .string(text)
    case CBOR.Tag.positiveBignum, CBOR.Tag.negativeBignum:
      let number = try readMantissa()
      return .number((number.isNegative ? "-" : "") + number.digits)
    case CBOR.Tag.decimal: return .decimal(try Decimal.unarchive(&self))
    case CBOR.Tag.uuid: return .string(try UUID.unarchive(&self).uuidString)
    case CBOR.Tag.set: return .array(try readTreeElements())
    case CBOR.Tag.url:
      _ = try takeHead()
      return .string(try readString())
    default: throw mismatch("a value that archives have")
    }
  }

  private mutating func readTreeRepeated() throws(ReadingFailure) -> Value {
    let start = cursor
    let offset = try takeStringReference().offset
    cursor = start
    return base[offset] & 0xE0 == CBOR.text ? .string(try readString()) : .data(try readData())
  }

  private mutating func readTreeObject() throws(ReadingFailure) -> ValueObject {
    let start = cursor
    guard let (number, values) = try takeObject() else { throw mismatch(.expectedObject) }
    let names = names(number)
    guard names.properties.count == values else {
      throw failure(.archiveFormat, at: start, "the object has not as many values as its model")
    }
    try deepen(from: start)
    var members: ValueObject = [ArchiveTree.model: .string(names.model)]
    for name in names.properties { members[name] = try readTree() }
    depth -= 1
    return members
  }

  private mutating func readTreeShared() throws(ReadingFailure) -> Value {
    let start = cursor
    try findShared()
    _ = try takeHead()
    // The tag is not a level, so another one may not follow.
    guard peekTag() != CBOR.Tag.shareable else { throw mismatch("a value that archives have") }
    let value = try readTree()
    guard case .object(let members) = value, !isInUpgrade,
      let number = sharing.number(at: start)
    else { return value }
    var shared: ValueObject = [ArchiveTree.object: .int(Int64(number))]
    for (key, value) in members { shared[key] = value }
    return .object(shared)
  }
}

extension ArchiveWriter {
  /// Writes a tree; if it was read from an archive, its metadata of objects and references is
  /// interpreted.
  mutating func writeTree(_ value: Value, references document: ArchiveDocument?) {
    switch value {
    case .null: writeNull()
    case .bool(let value): write(value)
    case .int(let value): write(value)
    case .uint(let value): write(value)
    case .double(let value): write(value)
    case .decimal(let value): value.archive(to: &self)
    case .number(let text): writeNumber(text)
    case .string(let value): write(value)
    case .data(let value): write(value)
    case .date(let value): value.archive(to: &self)
    case .array(let elements):
      guard beginArray(elements.count) else { return }
      for element in elements { writeTree(element, references: document) }
      endArray()
    case .object(let members): writeTree(members, references: document)
    }
  }

  /// Writes a number that a tree contains as text; -0 is a `Double`.
  private mutating func writeNumber(_ text: String) {
    if let number = try? Decimal(json: text), !number.isZero {
      number.archive(to: &self)
    } else if NumberText(text.utf8)?.isZero == true {
      write(-0.0)
    } else {
      fail("an archive has no number of so many digits")
    }
  }

  private mutating func writeTree(_ members: ValueObject, references document: ArchiveDocument?) {
    if let document, let number = document.sharedNumber(of: members) {
      return writeReference(number)
    }
    let isShared = document != nil && members[ArchiveTree.object] != nil
    guard beginMap(members.count - (isShared ? 1 : 0)) else { return }
    for (key, value) in members where !isShared || key != ArchiveTree.object {
      write(key)
      writeTree(value, references: document)
    }
    endMap()
  }
}

/// A whole archive, for upgrade functions and tools.
final class ArchiveDocument: Sendable {
  let bytes: [UInt8]
  let options: ReadingOptions
  /// The offsets of the strings that can be referenced; nil if they have not been determined.
  let strings: [Int]?

  init(bytes: [UInt8], options: ReadingOptions, strings: [Int]?) {
    self.bytes = bytes
    self.options = options
    self.strings = strings
  }

  /// Reads from an offset of an archive that has been checked.
  func read<Result>(
    at offset: Int, _ body: (inout ArchiveReader) throws(ReadingFailure) -> Result
  ) throws(MappingError) -> Result {
    let result: Swift.Result<Result, MappingError> = bytes.withUnsafeBytes { bytes in
      var reader = ArchiveReader(unsafe: bytes, options: options)
      do throws(ReadingFailure) {
        try reader.openWhole()
        reader.cursor = offset
        if let strings { reader.strings.use(strings) } else { reader.strings.loseOrder() }
        return .success(try body(&reader))
      } catch {
        return .failure(reader.error(error))
      }
    }
    return try result.get()
  }

  /// Returns the number of the object that a tree refers to, or contains unchanged; nil if there is
  /// none.
  func sharedNumber(of members: ValueObject) -> Int? {
    if members.count == 1, let number = members[ArchiveTree.reference]?.int, number >= 0 {
      return number
    }
    guard let number = members[ArchiveTree.object]?.int else { return nil }
    let stored = try? read(at: 0) { (reader) throws(ReadingFailure) -> Value? in
      try reader.findShared()
      guard reader.sharing.offsets.indices.contains(number) else { return nil }
      reader.cursor = reader.sharing.offsets[number]
      return try reader.readTree()
    }
    return stored.flatMap { $0 } == .object(members) ? number : nil
  }
}
