internal import Foundation
internal import Isomer

/// A format in which property lists are written, value by value.
protocol PropertyListOutput {
  /// A written value.
  associatedtype Node

  init()

  mutating func boolean(_ value: Bool) -> Node
  mutating func integer(_ value: Int64) -> Node
  mutating func integer(_ value: UInt64) -> Node
  mutating func double(_ value: Double) -> Node
  mutating func date(_ date: Date) -> Node
  mutating func data(_ data: Data) -> Node
  mutating func string(_ text: String) -> Node
  mutating func key(_ text: String) -> Node

  /// Begins an array or a dictionary, which `end` completes.
  mutating func begin(_ kind: BinaryObject.Kind, count: Int)
  mutating func end(_ kind: BinaryObject.Kind, keys: [Node], values: [Node]) -> Node

  /// Returns the property list.
  func data(root: Node) -> Data

  /// Returns why the format does not support a text or a date; nil if it does.
  static func problem(with text: String) -> String?
  static func problem(with date: Date) -> String?
}

/// Writes a tree as a property list.
///
/// Foundation's encoder and serialization are not used, because they write 0 and -0 as the same
/// number. Members retain their order.
struct PropertyListWriter<Output: PropertyListOutput> {
  private var output = Output()
  private let sortsKeys: Bool
  /// The path of the value that is written.
  private var path: [ValuePath.Component] = []

  /// Returns the property list; throws for a value that the format does not support, with its path.
  static func data(of tree: JSONValue, sortsKeys: Bool) throws(MappingError) -> Data {
    var writer = PropertyListWriter(sortsKeys: sortsKeys)
    let root = try writer.write(tree)
    return writer.output.data(root: root)
  }

  private init(sortsKeys: Bool) { self.sortsKeys = sortsKeys }

  @_optimize(speed)
  private mutating func write(_ value: JSONValue) throws(MappingError) -> Output.Node {
    switch value {
    case .array(let elements): return try write(elements)
    case .object(let members): return try write(members)
    case .bool(let value): return output.boolean(value)
    case .int(let value): return output.integer(value)
    case .uint(let value): return output.integer(value)
    case .double(let value): return output.double(value)
    case .string(let value):
      try check(Output.problem(with: value))
      return output.string(value)
    case .date(let value):
      try check(Output.problem(with: value))
      return output.date(value)
    case .data(let value): return output.data(value)
    case .decimal, .number: return try writeDigits(of: value)
    case .null: throw unsupported("a property list has no null")
    }
  }

  private mutating func write(_ elements: [JSONValue]) throws(MappingError) -> Output.Node {
    try checkStack()
    output.begin(.array, count: elements.count)
    var nodes: [Output.Node] = []
    nodes.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      path.append(.index(index))
      nodes.append(try write(element))
      path.removeLast()
    }
    return output.end(.array, keys: [], values: nodes)
  }

  private mutating func write(_ members: JSONObject) throws(MappingError) -> Output.Node {
    try checkStack()
    output.begin(.dictionary, count: members.count)
    var (keys, values): ([Output.Node], [Output.Node]) = ([], [])
    let order = sortsKeys ? SortedKey.sorted(members.keys).map(\.index) : Array(members.indices)
    for index in order {
      let (key, value) = members[index]
      path.append(.key(key))
      try check(Output.problem(with: key))
      keys.append(output.key(key))
      values.append(try write(value))
      path.removeLast()
    }
    return output.end(.dictionary, keys: keys, values: values)
  }

  /// Writes a number with more digits than the shortest text of a `Double`, or -0.
  private mutating func writeDigits(of value: JSONValue) throws(MappingError) -> Output.Node {
    guard let number = NumberText(value.description.utf8)?.exactDouble else {
      throw unsupported("a property list has no number of so many digits")
    }
    return output.double(number)
  }

  private func check(_ problem: String?) throws(MappingError) {
    if let problem { throw unsupported(problem) }
  }

  private func unsupported(_ reason: String) -> MappingError {
    MappingError(.notRepresentable, path: ValuePath(path), reason: reason)
  }

  /// Throws if the stack has no room for another level.
  private func checkStack() throws(MappingError) {
    guard !StackRoom.isLeft() else { return }
    throw MappingError(.depthLimit, path: ValuePath(path), reason: StackRoom.words)
  }
}
