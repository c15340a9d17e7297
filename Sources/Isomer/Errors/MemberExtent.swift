/// What has to go if a value goes: the element of an array, or the member of an object with its key.
///
/// ```
/// {"a": [1, 2], "b": [[0], {"c": "x"}]}
///                           ^ the value at 30
///                          ├────────┤ range
///                     ├──┤ passed: the elements in front, in each array on the way
/// ```
struct MemberExtent {
  /// The bytes of the element, or of the member from its key on.
  var range: Range<Int>
  /// The elements in front of the way to the value, with their commas.
  var passed: [Range<Int>] = []

  /// An array or object that is open.
  private struct Container {
    var start: Int
    var isObject: Bool
    /// The quote of the current key.
    var key: Int?
    var expectsKey: Bool
  }

  /// The extent of the value, or of the key, that starts at an offset; nil for the root and for what
  /// is no place of a value.
  init?(at offset: Int, in bytes: UnsafeRawBufferPointer, depthLimit: Int) {
    guard let stack = Self.containers(around: offset, in: bytes, depthLimit: depthLimit),
      let innermost = stack.last
    else { return nil }
    let end = JSONBytes.memberEnd(bytes, from: offset, isKey: innermost.expectsKey)
    range = (innermost.isObject ? innermost.key ?? offset : offset)..<end
    for (level, container) in stack.enumerated() where !container.isObject {
      let element = level + 1 < stack.count ? stack[level + 1].start : offset
      passed.append(container.start + 1..<element)
    }
  }

  /// The arrays and objects that are open at an offset; nil if they are too many.
  private static func containers(
    around offset: Int, in bytes: UnsafeRawBufferPointer, depthLimit: Int
  ) -> [Container]? {
    var stack: [Container] = []
    var position = LineCounter(bytes).byteOrderMark
    while position < offset {
      let byte = bytes[position]
      if JSONBytes.isWhitespace(byte) {
        position += 1
        continue
      }
      pass(byte, at: position, &stack)
      guard stack.count <= depthLimit else { return nil }
      position = JSONBytes.tokenEnd(bytes, from: position)
    }
    return position == offset ? stack : nil
  }

  private static func pass(_ byte: UInt8, at position: Int, _ stack: inout [Container]) {
    switch byte {
    case UInt8(ascii: "{"):
      stack.append(Container(start: position, isObject: true, expectsKey: true))
    case UInt8(ascii: "["):
      stack.append(Container(start: position, isObject: false, expectsKey: false))
    case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = stack.popLast()
    case UInt8(ascii: ","): change(&stack) { $0.expectsKey = $0.isObject }
    case UInt8(ascii: ":"): change(&stack) { $0.expectsKey = false }
    case UInt8(ascii: "\""): change(&stack) { if $0.expectsKey { $0.key = position } }
    default: break
    }
  }

  private static func change(_ stack: inout [Container], _ body: (inout Container) -> Void) {
    guard let last = stack.indices.last else { return }
    body(&stack[last])
  }
}

extension JSONBytes {
  /// The end of the value that starts at an offset: its token's, or its closing bracket's.
  static func valueEnd(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var position = start
    var depth = 0
    while position < bytes.count {
      let byte = bytes[position]
      if isWhitespace(byte) {
        position += 1
        continue
      }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      position = tokenEnd(bytes, from: position)
      if depth <= 0 { return position }
    }
    return position
  }

  /// The end of the value at an offset; of a key, the end of its value.
  static func memberEnd(_ bytes: UnsafeRawBufferPointer, from start: Int, isKey: Bool) -> Int {
    guard isKey else { return valueEnd(bytes, from: start) }
    let colon = skipWhitespace(bytes, from: tokenEnd(bytes, from: start))
    return valueEnd(bytes, from: skipWhitespace(bytes, from: colon + 1))
  }

  private static func skipWhitespace(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var position = start
    while position < bytes.count, isWhitespace(bytes[position]) { position += 1 }
    return min(position, bytes.count)
  }
}
