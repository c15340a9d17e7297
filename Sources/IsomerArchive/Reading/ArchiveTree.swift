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
  mutating func readTree() throws(ReadingFailure) -> JSONValue {
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

  private mutating func readTreeInteger() throws(ReadingFailure) -> JSONValue {
    let start = cursor
    let (value, isNegative) = try takeInteger()
    guard isNegative else { return .number(value) }
    if let magnitude = Int64(exactly: value) { return .int(~magnitude) }
    cursor = start
    return .number(try readMantissa().text)
  }

  private mutating func readTreeElements() throws(ReadingFailure) -> [JSONValue] {
    let count = try beginArray()
    var elements: [JSONValue] = []
    elements.reserveCapacity(room(for: count, of: JSONValue.self))
    for _ in 0..<count { elements.append(try readTree()) }
    endArray()
    return elements
  }

  private mutating func readTreeMembers() throws(ReadingFailure) -> JSONObject {
    var members = JSONObject()
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
  mutating func readTreeKey() throws(ReadingFailure) -> String {
    if isAtText { return try readHashed() }
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

  private mutating func readTreeSimple() throws(ReadingFailure) -> JSONValue {
    switch peek() {
    case CBOR.false, CBOR.true: return .bool(try readBool())
    case CBOR.null, CBOR.undefined:
      cursor += 1
      return .null
    case CBOR.half, CBOR.single, CBOR.double: return .double(try readDouble())
    default: throw mismatch(.unexpectedByte)
    }
  }

  private mutating func readTreeTag() throws(ReadingFailure) -> JSONValue {
    switch peekTag() {
    case CBOR.Tag.stringReference: return try readTreeRepeated()
    case CBOR.Tag.object: return try readTreeObject()
    case CBOR.Tag.shareable: return try readTreeShared()
    case CBOR.Tag.reference:
      return [ArchiveTree.reference: .int(Int64(try takeReference()))]
    case CBOR.Tag.epoch, CBOR.Tag.time: return .date(try Date.unarchive(&self))
    case CBOR.Tag.duration:
      guard let text = try Duration.unarchive(&self).iso8601 else { throw mismatch("a duration") }
      return .string(text)
    case CBOR.Tag.positiveBignum, CBOR.Tag.negativeBignum:
      return .number(try readMantissa().text)
    case CBOR.Tag.decimal: return .decimal(try Decimal.unarchive(&self))
    case CBOR.Tag.uuid: return .string(try UUID.unarchive(&self).uuidString)
    case CBOR.Tag.set: return .array(try readTreeElements())
    case CBOR.Tag.url:
      _ = try takeHead()
      return .string(try readString())
    default: throw mismatch("a value that archives have")
    }
  }

  private mutating func readTreeRepeated() throws(ReadingFailure) -> JSONValue {
    let reference = try takeStringReference()
    if isInKey { keyLength += ArchiveFormat.text(at: reference.offset, in: document).count }
    guard keyLength <= 1 << 20 + 2 * count else {
      throw failure(.archiveFormat, at: reference.start, "the keys repeat text too often")
    }
    cursor = reference.start
    let isText = base[reference.offset] & 0xE0 == CBOR.text
    return isText ? .string(try readString()) : .data(try readData())
  }

  /// Reads an object, which can be referenced by a number.
  private mutating func readTreeObject(_ object: Int? = nil) throws(ReadingFailure) -> JSONValue {
    let start = cursor
    guard let (number, count) = try takeObject() else { throw mismatch(.expectedObject) }
    let names = names(number)
    guard names.properties.count == count else {
      throw failure(.archiveFormat, at: start, "the object has not as many values as its model")
    }
    try deepen(from: start)
    var values: [JSONValue] = [.string(names.model)]
    values.reserveCapacity(count + 2)
    if let object { values.insert(.int(Int64(object)), at: 0) }
    for _ in 0..<count { values.append(try readTree()) }
    depth -= 1
    // Objects of one model share their keys; the first of them can be that of the number.
    let index = 2 * number + (object == nil ? 0 : 1)
    if let keys = models.treeKeys[index] { return .object(JSONObject(keys, values)) }
    let first = (object == nil ? [] : [ArchiveTree.object]) + [ArchiveTree.model]
    let keys = [ObjectKeys(first + names.properties)]
    guard keys[0].list.count == values.count else {
      throw failure(.archiveFormat, at: start, "two properties of the model have the same name")
    }
    models.treeKeys[index] = keys
    return .object(JSONObject(keys, values))
  }

  private mutating func readTreeShared() throws(ReadingFailure) -> JSONValue {
    let start = cursor
    try findShared()
    _ = try takeHead()
    // The tag is not a level, so another one may not follow.
    guard peekTag() != CBOR.Tag.shareable else { throw mismatch("a value that archives have") }
    guard peekTag() == CBOR.Tag.object, !isInUpgrade else { return try readTree() }
    return try readTreeObject(sharing.number(at: start))
  }
}

extension ArchiveWriter {
  /// Writes a tree; `isReferring` means that an object with only a number is a reference.
  mutating func writeTree(_ value: JSONValue, isReferring: Bool = false) {
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
      for element in elements { writeTree(element, isReferring: isReferring) }
      endArray()
    case .object(let members): writeTree(members, isReferring: isReferring)
    }
  }

  /// Writes a number that a tree contains as text; -0 is a `Double`.
  private mutating func writeNumber(_ text: String) {
    if let number = NumberText(text.utf8), (0..<39).contains(number.scale), !number.isZero,
      let integer = Mantissa(
        isNegative: number.isNegative,
        Array(number.significand) + repeatElement(UInt8(ascii: "0"), count: number.scale))
    {
      write(integer)
    } else if let number = try? Decimal(json: text), !number.isZero {
      number.archive(to: &self)
    } else if NumberText(text.utf8)?.isZero == true {
      write(-0.0)
    } else {
      fail("an archive has no number of so many digits")
    }
  }

  private mutating func writeTree(_ members: JSONObject, isReferring: Bool) {
    if isReferring, members.count == 1, let number = members[ArchiveTree.reference]?.int,
      number >= 0
    {
      return writeReference(number)
    }
    guard beginMap(members.count) else { return }
    for (key, value) in members {
      writeInKey(key)
      writeTree(value, isReferring: isReferring)
    }
    endMap()
  }
}

/// A whole archive, for upgrade functions and tools.
final class ArchiveDocument: Sendable {
  let bytes: [UInt8]
  let options: ReadingOptions
  /// The offsets of the strings and objects that can be referenced.
  let strings: [Int]
  let objects: [Int]

  init(bytes: [UInt8], options: ReadingOptions, strings: [Int], objects: [Int]) {
    self.bytes = bytes
    self.options = options
    self.strings = strings
    self.objects = objects
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
        reader.strings.use(strings)
        reader.sharing.offsets = objects
        reader.sharing.isComplete = true
        return .success(try body(&reader))
      } catch {
        return .failure(reader.error(error))
      }
    }
    return try result.get()
  }
}
