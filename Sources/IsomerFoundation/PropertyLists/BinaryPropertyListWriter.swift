internal import Foundation
internal import Isomer

/// Writes a tree in the binary format of property lists.
///
/// Members that are null are omitted, any other null is an error. `PropertyListEncoder` is not used,
/// because it writes 0 and -0 as the same number and only accepts arrays and dictionaries.
struct BinaryPropertyListWriter {
  private var objects = BinaryObjects()
  /// The path of the value that is written.
  private var path: [ValuePath.Component] = []

  /// Returns the property list; throws for a value that property lists do not support, with its
  /// path.
  static func data(of tree: Value) throws(MappingError) -> Data {
    var writer = BinaryPropertyListWriter()
    let root = try writer.write(tree)
    return writer.objects.data(root: root)
  }

  @_optimize(speed)
  private mutating func write(_ value: Value) throws(MappingError) -> BinaryReference {
    switch value {
    case .array(let elements): try write(elements)
    case .object(let members): try write(members)
    case .bool(let value): objects.boolean(value)
    case .int(let value): objects.integer(value)
    case .uint(let value): objects.integer(value)
    case .double(let value): objects.double(value)
    case .string(let value): objects.string(value)
    case .date(let value): objects.date(value)
    case .data(let value): objects.data(value)
    case .decimal, .number: try writeDigits(of: value)
    case .null: throw unsupported("null")
    }
  }

  private mutating func write(_ elements: [Value]) throws(MappingError) -> BinaryReference {
    try checkStack()
    var references: [BinaryReference] = []
    references.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      path.append(.index(index))
      references.append(try write(element))
      path.removeLast()
    }
    return objects.array(references)
  }

  private mutating func write(_ members: ValueObject) throws(MappingError) -> BinaryReference {
    try checkStack()
    var keys: [BinaryReference] = []
    var values: [BinaryReference] = []
    for (key, value) in members where !value.isNull {
      path.append(.key(key))
      keys.append(objects.string(key))
      values.append(try write(value))
      path.removeLast()
    }
    return objects.dictionary(keys, values)
  }

  /// Writes a number with more digits than the shortest text of a `Double`, or -0.
  private mutating func writeDigits(of value: Value) throws(MappingError) -> BinaryReference {
    guard let number = NumberText(value.description.utf8)?.exactDouble else {
      throw unsupported("number of so many digits")
    }
    return objects.double(number)
  }

  private func unsupported(_ value: String) -> MappingError {
    MappingError(
      .notRepresentable, path: ValuePath(path), reason: "a property list has no \(value)")
  }

  /// Throws if the stack has no room for another level.
  private func checkStack() throws(MappingError) {
    guard !StackRoom.isLeft() else { return }
    throw MappingError(.depthLimit, path: ValuePath(path), reason: StackRoom.words)
  }
}
