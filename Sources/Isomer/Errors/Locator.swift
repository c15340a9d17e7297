/// Finds the location of a byte offset in a document: path, line, column and the value there.
///
/// ```
/// {"user": {"emails": ["a", 7]}}
///                           ^ offset 26
/// stack:  {  key user
///         {  key emails
///         [  index 1          →  path user.emails[1], value 26..<27, container at 20
/// ```
///
/// The walk reads the bytes once, with a stack of the open arrays and objects and without
/// recursion. It accepts any bytes, so it also locates errors in malformed documents. Ascending
/// offsets continue one walk, so many locations cost no more than one.
struct Locator {
  /// An array or object that is open at the current position.
  struct Container {
    /// The offset of the opening bracket.
    var start: Int
    var isObject: Bool
    /// The number of commas so far, for an array.
    var index = 0
    /// The bytes of the current key with its quotes, for an object.
    var key: Range<Int>? { didSet { name = nil } }
    /// The text of the current key, once it was part of a path.
    ///
    /// Thousands of locations may be below one key, which may be as long as the document: their
    /// paths share one text.
    var name: String?
    /// True if the next string of an object is a key.
    var expectsKey: Bool
  }

  /// A value, key or bracket before the current position.
  private struct Passed {
    var range: Range<Int>
    var isKey = false
  }

  private let bytes: UnsafeRawBufferPointer
  private let maximumDepth: Int
  private var stack: [Container] = []
  private var position = 0
  private var last: Passed?
  private var isTooDeep = false

  /// Creates a walk over a document that must stay in memory while the locator is used.
  ///
  /// The walk ends at `maximumDepth` open containers: deeper locations get the path so far.
  init(_ bytes: UnsafeRawBufferPointer, maximumDepth: Int = 512) {
    self.bytes = bytes
    self.maximumDepth = max(maximumDepth, 1)
    position = LineCounter(bytes).byteOrderMark
  }

  /// Returns the location of an offset that is not below the previous one.
  ///
  /// ```
  /// {"a":{"x":1}}
  ///             ^ after a value: a, the inner object
  ///             ^ of a bracket: the outer object, which ends there
  /// ```
  ///
  /// A value that ends at the offset is the one located, unless the offset is that of a bracket.
  mutating func place(of offset: Int, isBracket: Bool = false) -> Place {
    let offset = min(max(offset, 0), bytes.count)
    walk(to: offset)
    if !isBracket, let last, last.range.upperBound == offset {
      return place(last.range, isKey: last.isKey)
    }
    skipWhitespace()
    guard !isTooDeep else { return place(offset..<min(offset + 1, bytes.count), isKey: false) }
    let token = position..<JSONBytes.tokenEnd(bytes, from: position)
    let isKey = isKeyExpected && (currentKey != nil || bytes[token].first == UInt8(ascii: "\""))
    return place(token, isKey: isKey)
  }

  /// Returns the location of a value, key or bracket in the innermost container.
  private mutating func place(_ value: Range<Int>, isKey: Bool) -> Place {
    let key = currentKey ?? (isKey ? whole(value) : nil)
    return Place(
      path: path(), pathNamesMember: pathNamesMember, value: value, isKey: isKey, key: key,
      container: stack.last?.start, isValueDue: isValueDue)
  }
}

extension Locator {
  /// Passes every token that ends at or before an offset.
  private mutating func walk(to offset: Int) {
    while !isTooDeep {
      skipWhitespace(before: offset)
      guard position < offset else { return }
      let end = JSONBytes.tokenEnd(bytes, from: position)
      guard end <= offset else { return }
      pass(position..<end)
      position = end
    }
  }

  /// Updates the state of the walk for one token.
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
      let isKey = isKeyExpected
      if isKey { stack[stack.count - 1].key = whole(token) }
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

  /// Handles a comma, which starts the next element or key.
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

  /// Returns the path to the current value; it includes a key once its colon has been passed.
  private mutating func path() -> ValuePath {
    var path = ValuePath()
    for level in stack.indices {
      let container = stack[level]
      if !container.isObject {
        path.components.append(.index(container.index))
      } else if let key = container.key, !container.expectsKey {
        let name = container.name ?? JSONBytes.text(of: bytes[key])
        stack[level].name = name
        path.components.append(.key(name))
      }
    }
    return path
  }

  /// True if the last step of ``path()`` comes from the innermost container.
  private var pathNamesMember: Bool {
    guard let container = stack.last else { return false }
    return !container.isObject || (container.key != nil && !container.expectsKey)
  }

  private var currentKey: Range<Int>? { stack.last?.key }

  /// True if the walk is in an object, after its brace, a comma or a key without its colon.
  private var isKeyExpected: Bool { stack.last.map { $0.isObject && $0.expectsKey } ?? false }

  /// True if only a value can follow: at the start, after a colon or after an array's comma.
  private var isValueDue: Bool {
    guard last == nil, let container = stack.last else { return last == nil }
    return container.isObject ? !container.expectsKey : container.index > 0
  }

  /// Returns a string token; nil if it is not closed.
  private func whole(_ token: Range<Int>) -> Range<Int>? {
    JSONBytes.isWholeString(bytes[token]) ? token : nil
  }
}

/// The location of an offset in a document.
struct Place {
  /// The path of the value.
  var path: ValuePath
  /// True if the last step of the path names a member of the innermost container; false at the
  /// start and the end of an object.
  var pathNamesMember: Bool
  /// The bytes of the value or invalid token; for a container its opening bracket, or all of it if
  /// the offset is after it.
  var value: Range<Int>
  /// True if the token is the key of an object, or follows a key without a colon.
  var isKey: Bool
  /// The bytes of the key at or before the offset in the innermost object, with its quotes.
  var key: Range<Int>?
  /// The offset of the bracket that opens the innermost container.
  var container: Int?
  /// True if only a value can follow.
  var isValueDue: Bool
}
