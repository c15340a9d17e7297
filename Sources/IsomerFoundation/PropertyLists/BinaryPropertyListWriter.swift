internal import Foundation
@_spi(Generated) internal import Isomer

/// Writes the binary format of a property list, from JSON written for objects.
///
/// ```
/// {"id":7,"due":␁kh…␅}   →   bplist00 | "id" 7 "due" date | {0: 1, 2: 3} | offsets | trailer
/// ```
///
/// Equal scalars are shared, like in lists of Foundation. Members that are null are omitted, any
/// other null is an error. Not recursive, like the other writers.
struct BinaryPropertyListWriter {
  /// An open array or dictionary.
  private struct Open {
    let isDictionary: Bool
    /// The indices of its first value and key among those of all open containers.
    let firstValue: Int
    let firstKey: Int
  }

  private var open: [Open] = []
  /// The values of the open containers.
  private var values: [BinaryReference] = []
  /// The numbers of the keys of the open dictionaries.
  private var keys: [Int] = []
  private var table = KeyTable()
  /// The string of each key.
  private var keyStrings: [BinaryReference] = []
  /// The dictionary that last contained each key, by its number.
  private var lastUses: [Int] = []
  private var dictionaryCount = 0
  private var objects = BinaryObjects()

  /// Returns the data of a document; throws for a value that property lists do not support, with
  /// its path.
  static func data(of bytes: UnsafeRawBufferPointer) -> Result<Data, MappingError> {
    WrittenDocument.read(
      bytes, depthLimit: PropertyListFormat.depthLimit
    ) { reader throws(ReadingFailure) in
      var writer = BinaryPropertyListWriter()
      let root = try writer.write(&reader)
      return writer.objects.data(root: root)
    }
  }

  private mutating func write(
    _ reader: inout JSONReader
  ) throws(ReadingFailure) -> BinaryReference {
    repeat {
      let isComplete = try writeBeginning(&reader)
      // The value is complete. It ends its container, and possibly outer ones, or another value
      // follows.
      if !isComplete { continue }
      while let container = open.last, try !continues(container, &reader) { end(container) }
    } while !open.isEmpty
    return values[0]
  }

  /// Returns whether another element or member follows, and leaves the reader before its value.
  private mutating func continues(
    _ container: Open, _ reader: inout JSONReader
  ) throws(ReadingFailure) -> Bool {
    guard container.isDictionary else { return try reader.nextElement() }
    while try reader.nextMember() {
      if try writeKey(&reader) { return true }
    }
    return false
  }

  /// Writes the next key; returns false if its value is null, which is skipped.
  private mutating func writeKey(_ reader: inout JSONReader) throws(ReadingFailure) -> Bool {
    let key = try reader.readKey()
    let number = table.number(of: key)
    if number == keyStrings.count {
      keyStrings.append(objects.string(key.bytes))
      lastUses.append(0)
    }
    if try reader.readNull() { return false }
    keys.append(number)
    return true
  }

  /// Replaces the values of the innermost container with the container.
  private mutating func end(_ container: Open) {
    let object =
      container.isDictionary
      ? dictionary(keys[container.firstKey...], values[container.firstValue...])
      : objects.array(values[container.firstValue...])
    keys.removeSubrange(container.firstKey...)
    values.removeSubrange(container.firstValue...)
    values.append(object)
    open.removeLast()
  }

  /// Writes a dictionary; of equal keys, the last counts.
  private mutating func dictionary(
    _ keys: ArraySlice<Int>, _ values: ArraySlice<BinaryReference>
  ) -> BinaryReference {
    guard hasDuplicates(keys) else {
      return objects.dictionary(keys.map { keyStrings[$0] }, values)
    }
    let members = Dictionary(zip(keys, values)) { _, last in last }.sorted { $0.key < $1.key }
    return objects.dictionary(members.map { keyStrings[$0.key] }, members.map(\.value)[...])
  }

  private mutating func hasDuplicates(_ keys: ArraySlice<Int>) -> Bool {
    dictionaryCount += 1
    for key in keys {
      if lastUses[key] == dictionaryCount { return true }
      lastUses[key] = dictionaryCount
    }
    return false
  }

  /// Writes a scalar or an empty container, or opens another container; returns false for the
  /// latter.
  private mutating func writeBeginning(
    _ reader: inout JSONReader
  ) throws(ReadingFailure) -> Bool {
    switch try reader.peekKind() {
    case .object:
      open.append(Open(isDictionary: true, firstValue: values.count, firstKey: keys.count))
      guard try reader.beginObject() else { return endEmpty() }
      if try writeKey(&reader) { return false }
      guard let container = open.last, try continues(container, &reader) else { return endEmpty() }
      return false
    case .array:
      open.append(Open(isDictionary: false, firstValue: values.count, firstKey: keys.count))
      return try reader.beginArray() ? false : endEmpty()
    case .string: values.append(objects.string(try reader.readText().bytes))
    case .boolean: values.append(objects.boolean(try reader.readBool()))
    case .null: throw reader.notRepresentable("a property list has no null")
    case .number: values.append(objects.number(try PropertyListNumber(&reader)))
    case .date: values.append(objects.date(try Date.read(&reader)))
    case .data: values.append(objects.data(try Data.read(&reader)))
    }
    return true
  }

  private mutating func endEmpty() -> Bool {
    if let container = open.last { end(container) }
    return true
  }
}
