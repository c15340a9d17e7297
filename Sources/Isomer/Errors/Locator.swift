/// Finds the place of a byte offset inside a document: path, line, column and the value there.
///
/// ```
/// {"user": {"emails": ["a", 7]}}
///                           ^ offset 26
/// stack:  {  key user
///         {  key emails
///         [  index 1          →  path user.emails[1], value 26..<27, container at 20
/// ```
///
/// The walk goes over the bytes once, with a stack of the open arrays and objects and no
/// recursion. It is lenient: any bytes give an answer, so a malformed document can be located
/// too. Ascending offsets continue one walk, so that many places cost no more than one.
struct Locator {
  /// An array or object that is open at the current position.
  struct Container {
    /// The offset of the opening bracket.
    var start: Int
    var isObject: Bool
    /// The number of commas so far, for an array.
    var index = 0
    /// The bytes between the quotes of the current key, for an object.
    var key: Range<Int>?
    /// Whether the next string of an object is a key.
    var expectsKey: Bool
  }

  /// A value, key or bracket that the walk has passed.
  private struct Passed {
    var range: Range<Int>
    var isKey = false
  }

  private let bytes: UnsafeRawBufferPointer
  private let maximumDepth: Int
  private(set) var stack: [Container] = []
  private var position = 0
  private var last: Passed?
  private var isTooDeep = false
  private var lines: LineCounter

  /// A walk over a document that has to stay in place as long as the locator is used.
  ///
  /// Below `maximumDepth` open containers the walk ends: deeper places get the path so far.
  init(_ bytes: UnsafeRawBufferPointer, maximumDepth: Int = 512) {
    self.bytes = bytes
    self.maximumDepth = max(maximumDepth, 1)
    lines = LineCounter(bytes)
    position = lines.byteOrderMark
  }

  /// The place of an offset that is not below the one asked for before.
  mutating func place(of offset: Int) -> Place {
    let offset = min(max(offset, 0), bytes.count)
    walk(to: offset)
    if let last, last.range.upperBound == offset, position == offset {
      return Place(
        path: path, pathNamesMember: pathNamesMember, value: last.range, isKey: last.isKey,
        key: currentKey, container: stack.last?.start)
    }
    skipWhitespace()
    let end = isTooDeep ? min(offset + 1, bytes.count) : tokenEnd(position)
    let isKey = stack.last.map { $0.isObject && $0.expectsKey } ?? false
    let start = isTooDeep ? offset : position
    return Place(
      path: path, pathNamesMember: pathNamesMember, value: start..<end,
      isKey: isKey && byte(start) == UInt8(ascii: "\""),
      key: isKey ? contents(start..<end) : currentKey, container: stack.last?.start)
  }

  /// The line and column of an offset that is not below the one asked for before.
  mutating func line(of offset: Int) -> (line: Int, column: Int) {
    lines.position(of: offset)
  }
}

extension Locator {
  /// Passes every token that ends at or before an offset.
  private mutating func walk(to offset: Int) {
    while !isTooDeep {
      skipWhitespace(before: offset)
      guard position < offset else { return }
      let end = tokenEnd(position)
      guard end <= offset else { return }
      pass(position..<end)
      position = end
    }
  }

  /// Takes one token into account.
  private mutating func pass(_ token: Range<Int>) {
    switch bytes[token.lowerBound] {
    case UInt8(ascii: "{"): open(token.lowerBound, isObject: true)
    case UInt8(ascii: "["): open(token.lowerBound, isObject: false)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      let start = stack.popLast()?.start ?? token.lowerBound
      last = Passed(range: start..<token.upperBound)
    case UInt8(ascii: ","):
      last = nil
      separate()
    case UInt8(ascii: ":"):
      last = nil
      if !stack.isEmpty { stack[stack.count - 1].expectsKey = false }
    case UInt8(ascii: "\""):
      let isKey = stack.last.map { $0.isObject && $0.expectsKey } ?? false
      if isKey { stack[stack.count - 1].key = contents(token) }
      last = Passed(range: token, isKey: isKey)
    default:
      last = Passed(range: token)
    }
  }

  private mutating func open(_ start: Int, isObject: Bool) {
    last = nil
    guard stack.count < maximumDepth else {
      isTooDeep = true
      return
    }
    stack.append(Container(start: start, isObject: isObject, expectsKey: isObject))
  }

  /// A comma: the next element, or the next key.
  private mutating func separate() {
    guard var container = stack.popLast() else { return }
    if container.isObject {
      container.expectsKey = true
      container.key = nil
    } else {
      container.index += 1
    }
    stack.append(container)
  }

  private mutating func skipWhitespace(before limit: Int = .max) {
    while position < min(limit, bytes.count), JSONBytes.isWhitespace(bytes[position]) {
      position += 1
    }
  }

  /// The steps to the current value; a key counts once its colon is passed.
  private var path: ValuePath {
    ValuePath(
      stack.compactMap { container in
        guard container.isObject else { return .index(container.index) }
        guard let key = container.key, !container.expectsKey else { return nil }
        return .key(JSONBytes.unescaped(bytes[key]))
      })
  }

  /// Whether the last step of ``path`` comes from the innermost container.
  private var pathNamesMember: Bool {
    guard let container = stack.last else { return false }
    return !container.isObject || (container.key != nil && !container.expectsKey)
  }

  private var currentKey: Range<Int>? { stack.last?.key }

  /// The bytes between the quotes of a string token.
  private func contents(_ token: Range<Int>) -> Range<Int>? {
    let quote = UInt8(ascii: "\"")
    guard token.count >= 2, bytes[token.lowerBound] == quote,
      bytes[token.upperBound - 1] == quote
    else { return nil }
    return token.lowerBound + 1..<token.upperBound - 1
  }

  private func byte(_ offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The end of the token that starts at an offset.
  private func tokenEnd(_ start: Int) -> Int { JSONBytes.tokenEnd(bytes, from: start) }
}

/// Where an offset stands inside a document.
struct Place {
  /// The steps to the value.
  var path: ValuePath
  /// Whether the last step of the path names a member of the innermost container; at the start
  /// or the end of an object it does not.
  var pathNamesMember: Bool
  /// The bytes of the value, or of the token that is none; for a container its opening bracket,
  /// or all of it when the offset is behind it.
  var value: Range<Int>
  /// Whether the token is the key of an object.
  var isKey: Bool
  /// The bytes between the quotes of the key at or before the offset in the innermost object.
  var key: Range<Int>?
  /// The offset of the bracket that opens the innermost container.
  var container: Int?
}
