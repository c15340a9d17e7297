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
    /// The bytes of the current key with its quotes, for an object.
    var key: Range<Int>? { didSet { name = nil } }
    /// The text of the current key, once a path had it in it.
    ///
    /// Thousands of places may lie behind one key, which may be as long as a document: their paths
    /// share one text.
    var name: String?
    /// Whether the next string of an object is a key.
    var expectsKey: Bool
    /// The members of an object that were passed, each with its comma, if the walk keeps them.
    var members: [Range<Int>] = []
  }

  /// A value, key or bracket that the walk has passed.
  private struct Passed {
    var range: Range<Int>
    var isKey = false
  }

  private let bytes: UnsafeRawBufferPointer
  private let maximumDepth: Int
  private let keepsMembers: Bool
  private var stack: [Container] = []
  private var position = 0
  private var last: Passed?
  private var isTooDeep = false

  /// A walk over a document that has to stay in place as long as the locator is used.
  ///
  /// Below `maximumDepth` open containers the walk ends: deeper places get the path so far.
  init(_ bytes: UnsafeRawBufferPointer, maximumDepth: Int = 512, keepsMembers: Bool = false) {
    self.bytes = bytes
    self.maximumDepth = max(maximumDepth, 1)
    self.keepsMembers = keepsMembers
    position = LineCounter(bytes).byteOrderMark
  }

  /// The arrays and objects that are open at the offset of a value or a key; nil if they are too many,
  /// and for an offset where no token begins.
  mutating func containers(around offset: Int) -> [Container]? {
    walk(to: offset)
    return isTooDeep || position != offset ? nil : stack
  }

  /// The place of an offset that is not below the one asked for before.
  ///
  /// ```
  /// {"a":{"x":1}}
  ///             ^ of the value behind which a reader stood: a, the inner object
  ///             ^ of a bracket: the outer object, which ends there
  /// ```
  ///
  /// A value that ends at the offset is the one that is meant, unless the offset is known to be
  /// that of a bracket.
  mutating func place(of offset: Int, isBracket: Bool = false) -> Place {
    let offset = min(max(offset, 0), bytes.count)
    walk(to: offset)
    if !isBracket, let last, last.range.upperBound == offset {
      return place(last.range, isKey: last.isKey)
    }
    skipWhitespace()
    guard !isTooDeep else { return place(offset..<min(offset + 1, bytes.count), isKey: false) }
    let token = position..<tokenEnd(position)
    let isKey = isKeyExpected && (currentKey != nil || byte(position) == UInt8(ascii: "\""))
    return place(token, isKey: isKey)
  }

  /// The place of a value, key or bracket in the innermost container.
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
      separate(at: token.lowerBound)
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

  /// A comma: the next element, or the next key.
  private mutating func separate(at comma: Int) {
    guard var container = stack.popLast() else { return }
    if container.isObject {
      if keepsMembers, let key = container.key {
        container.members.append(key.lowerBound..<comma + 1)
      }
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

  /// Whether the last step of ``path()`` comes from the innermost container.
  private var pathNamesMember: Bool {
    guard let container = stack.last else { return false }
    return !container.isObject || (container.key != nil && !container.expectsKey)
  }

  private var currentKey: Range<Int>? { stack.last?.key }

  /// Whether the walk is in an object, behind its brace, a comma or a key without its colon.
  private var isKeyExpected: Bool { stack.last.map { $0.isObject && $0.expectsKey } ?? false }

  /// Whether nothing but a value can come next: behind a colon, an array's comma, at the start.
  private var isValueDue: Bool {
    guard last == nil, let container = stack.last else { return last == nil }
    return container.isObject ? !container.expectsKey : container.index > 0
  }

  /// A string token; nil for one that is cut.
  private func whole(_ token: Range<Int>) -> Range<Int>? {
    JSONBytes.isWholeString(bytes[token]) ? token : nil
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
  /// Whether the token is the key of an object, or stands behind a key that has no colon.
  var isKey: Bool
  /// The bytes of the key at or before the offset in the innermost object, with its quotes.
  var key: Range<Int>?
  /// The offset of the bracket that opens the innermost container.
  var container: Int?
  /// Whether nothing but a value can come next.
  var isValueDue: Bool
}
