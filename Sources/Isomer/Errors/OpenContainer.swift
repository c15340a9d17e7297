/// An array or object that is open at a place of a document, and what was passed in it.
///
/// ```
/// {"a": [1, 2], "b": [[0], {"c": "x"}]}
///                                ^ the value at 31
/// {     ├──────┤├────                      #0: a member with its comma, and the key of the next
///                    [                     #1: the elements in front do not matter
///                          {├────          #2: a key
/// ```
struct OpenContainer {
  var start: Int
  var isObject: Bool
  /// The quote of the current key.
  var key: Int?
  var expectsKey: Bool
  /// The members of an object that were passed, each with its comma.
  var members: [Range<Int>] = []

  /// The arrays and objects that are open at the offset of a value or a key; nil if they are too many,
  /// and for what is no place of a value.
  static func stack(
    around offset: Int, in bytes: UnsafeRawBufferPointer, _ depthLimit: Int
  ) -> [OpenContainer]? {
    var stack: [OpenContainer] = []
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

  private static func pass(_ byte: UInt8, at position: Int, _ stack: inout [OpenContainer]) {
    switch byte {
    case UInt8(ascii: "{"):
      stack.append(OpenContainer(start: position, isObject: true, expectsKey: true))
    case UInt8(ascii: "["):
      stack.append(OpenContainer(start: position, isObject: false, expectsKey: false))
    case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = stack.popLast()
    case UInt8(ascii: ","): change(&stack) { $0.separate(at: position) }
    case UInt8(ascii: ":"): change(&stack) { $0.expectsKey = false }
    case UInt8(ascii: "\""): change(&stack) { if $0.expectsKey { $0.key = position } }
    default: break
    }
  }

  private mutating func separate(at comma: Int) {
    if let key { members.append(key..<comma + 1) }
    key = nil
    expectsKey = isObject
  }

  private static func change(_ stack: inout [OpenContainer], _ body: (inout OpenContainer) -> Void)
  {
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
