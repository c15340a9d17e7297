/// Sorts the members of every object of a compact document by their keys' UTF-8 bytes.
///
/// ```
/// {"b":{"d":1,"c":2},"a":[3]}     containers, in the order of their opening brackets
/// 0    5            18   23
/// #0 {0..<27, next #3}   #1 {5..<18, next #2}   #2 [23..<26, next #3]
/// ```
///
/// One pass over the bytes notes where each container ends, so that a member's value can be
/// stepped over in one step; the output is then written with a stack of sorted members. Each
/// byte is looked at twice, however deep the document is.
struct KeySorter {
  /// An array or object: where it stands and which container follows behind it.
  private struct Container {
    var range: Range<Int>
    var next: Int
  }

  /// A member of an object, or an element of an array, whose `key` is empty.
  private struct Member {
    var key: Range<Int>
    var value: Range<Int>
    /// The number of the container that the value is, or nil for a scalar.
    var container: Int?
  }

  /// An open container of the output.
  private struct Frame {
    var members: [Member]
    var next = 0
    var close: UInt8
  }

  private let source: [UInt8]

  init(_ compact: [UInt8]) {
    source = compact
  }

  /// The document with sorted keys; members with the same key keep their order.
  func sorted() -> [UInt8] {
    source.withUnsafeBytes { bytes in
      guard let containers = Self.containers(bytes), !containers.isEmpty else { return source }
      var output: [UInt8] = []
      output.reserveCapacity(bytes.count)
      // A document that is a scalar has no containers; another one is its first container.
      Self.write(bytes, containers, to: &output)
      return output
    }
  }

  /// The containers of a document; nil if the brackets do not match.
  private static func containers(_ bytes: UnsafeRawBufferPointer) -> [Container]? {
    var containers: [Container] = []
    var open: [Int] = []
    var position = 0
    while position < bytes.count {
      let end = JSONBytes.tokenEnd(bytes, from: position)
      switch bytes[position] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        open.append(containers.count)
        containers.append(Container(range: position..<end, next: 0))
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard let index = open.popLast() else { return nil }
        containers[index].range = containers[index].range.lowerBound..<end
        containers[index].next = containers.count
      default: break
      }
      position = end
    }
    return open.isEmpty && containers.first?.range == 0..<bytes.count ? containers : nil
  }

  private static func write(
    _ bytes: UnsafeRawBufferPointer, _ containers: [Container], to output: inout [UInt8]
  ) {
    var stack = [enter(0, bytes, containers, &output)]
    while let frame = stack.last {
      guard frame.next < frame.members.count else {
        output.append(frame.close)
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next += 1
      let member = frame.members[frame.next]
      if frame.next > 0 { output.append(UInt8(ascii: ",")) }
      if !member.key.isEmpty {
        output.append(contentsOf: bytes[member.key])
        output.append(UInt8(ascii: ":"))
      }
      if let container = member.container {
        stack.append(enter(container, bytes, containers, &output))
      } else {
        output.append(contentsOf: bytes[member.value])
      }
    }
  }

  /// Writes the opening bracket of a container and lists its members in their new order.
  private static func enter(
    _ index: Int, _ bytes: UnsafeRawBufferPointer, _ containers: [Container],
    _ output: inout [UInt8]
  ) -> Frame {
    let range = containers[index].range
    let isObject = bytes[range.lowerBound] == UInt8(ascii: "{")
    output.append(bytes[range.lowerBound])
    let members = members(of: index, bytes, containers)
    return Frame(
      members: isObject ? sort(members, bytes) : members, close: bytes[range.upperBound - 1])
  }

  private static func members(
    of index: Int, _ bytes: UnsafeRawBufferPointer, _ containers: [Container]
  ) -> [Member] {
    let range = containers[index].range
    var members: [Member] = []
    var key = 0..<0
    var nextContainer = index + 1
    var position = range.lowerBound + 1
    while position < range.upperBound - 1 {
      var end = JSONBytes.tokenEnd(bytes, from: position)
      switch bytes[position] {
      case UInt8(ascii: ","), UInt8(ascii: ":"): break
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        end = containers[nextContainer].range.upperBound
        members.append(Member(key: key, value: position..<end, container: nextContainer))
        nextContainer = containers[nextContainer].next
        key = 0..<0
      case UInt8(ascii: "\"") where end < bytes.count && bytes[end] == UInt8(ascii: ":"):
        key = position..<end
      default:
        members.append(Member(key: key, value: position..<end, container: nil))
        key = 0..<0
      }
      position = end
    }
    return members
  }

  private static func sort(_ members: [Member], _ bytes: UnsafeRawBufferPointer) -> [Member] {
    let hasEscapes = members.contains { bytes[$0.key].contains(UInt8(ascii: "\\")) }
    let keys = members.map { member -> ArraySlice<UInt8> in
      let contents = bytes[member.key].dropFirst().dropLast()
      return hasEscapes ? JSONBytes.unescapedBytes(contents)[...] : ArraySlice(contents)
    }
    let order = members.indices.sorted { first, second in
      if keys[first].elementsEqual(keys[second]) { return first < second }
      return keys[first].lexicographicallyPrecedes(keys[second])
    }
    return order.map { members[$0] }
  }
}
