import Isomer

/// The open arrays and objects around the current position of a stream, and what is expected next.
///
/// ```
/// {"data": {"count": 2, "items": [{…}, {…}
/// levels    key data     key items     index 1      expected: a comma or the end
/// ```
struct Outline {
  /// An open array or object.
  struct Level {
    let isObject: Bool
    /// The number of commas so far.
    var index = 0
    /// The current key with its quotes, in an object.
    var key: [UInt8] = []
    /// The location of the bracket, for levels on the path to the elements.
    var start: StreamPlace?
    /// True if the path to the elements continues in this container.
    var isOnPath: Bool { start != nil }
    /// True if the next step of the path was found in it.
    var isFound = false
  }

  /// The tokens that can follow.
  enum Expectation {
    case value
    /// After an opening bracket: a value or the closing bracket.
    case valueOrEnd
    case key
    /// After an opening brace: a key or the closing brace.
    case keyOrEnd
    case colon
    /// A comma or the closing bracket.
    case separator
    /// The end of the document.
    case end
  }

  private(set) var levels: [Level] = []
  private(set) var expected = Expectation.value
  /// The total size of the keys, which are kept as long as their objects are open.
  private(set) var keySize = 0

  /// The path of the current value, with the indexes of the stream.
  func path(to depth: Int) -> ValuePath {
    ValuePath(levels.prefix(depth).map(Self.step))
  }

  private static func step(_ level: Level) -> ValuePath.Component {
    level.isObject ? .key(level.key.withUnsafeBytes(text)) : .index(level.index)
  }

  /// Returns the text of a valid string token.
  static func text(of key: UnsafeRawBufferPointer) -> String {
    var reader = JSONReader(unsafe: key)
    return (try? reader.readString()) ?? ""
  }
}

// MARK: - tokens

extension Outline {
  /// Takes an opening bracket.
  mutating func open(isObject: Bool, onPathAt start: StreamPlace?) {
    levels.append(Level(isObject: isObject, start: start))
    expected = isObject ? .keyOrEnd : .valueOrEnd
  }

  /// Takes a key.
  mutating func take(key: UnsafeRawBufferPointer) {
    keySize += key.count
    levels[levels.count - 1].key = Array(key)
    expected = .colon
  }

  /// Takes a colon.
  mutating func takeColon() { expected = .value }

  /// Takes a whole value, or its last token.
  mutating func takeValue() { expected = levels.isEmpty ? .end : .separator }

  /// Takes a comma.
  mutating func takeComma() {
    let last = levels.count - 1
    keySize -= levels[last].key.count
    levels[last].index += 1
    levels[last].key = []
    expected = levels[last].isObject ? .key : .value
  }

  /// Takes a closing bracket of the right kind.
  mutating func close() {
    keySize -= levels.removeLast().key.count
    takeValue()
  }

  /// Records that the path to the elements continues with the current value.
  mutating func markFound() { levels[levels.count - 1].isFound = true }
}

// MARK: - documents for errors

extension Outline {
  /// Returns the start of a document with the same open containers, in which the same is expected.
  private func prefix(hasGap: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    for (depth, level) in levels.enumerated() {
      bytes.append(level.isObject ? Byte.openBrace : Byte.openBracket)
      let isInner = depth == levels.count - 1
      // An empty string cannot merge with the next token.
      if isInner, level.isObject ? expected == .key : expected == .value, level.index > 0 {
        bytes += Array(level.isObject ? #""":"","#.utf8 : #""","#.utf8)
      }
      bytes += level.key
      if level.isObject, !level.key.isEmpty, !isInner || expected != .colon {
        bytes.append(Byte.colon)
      }
    }
    if expected == .separator || expected == .end { bytes += [Byte.quote, Byte.quote] }
    if hasGap { bytes.append(Byte.space) }
    return bytes
  }

  private var indexes: [Int?] { levels.map { $0.isObject ? nil : $0.index } }

  /// Returns a document with all bytes from a location between two tokens on.
  func document(
    from start: Int, hasGap: Bool, _ buffer: borrowing StreamBuffer
  ) -> StreamDocument {
    let prefix = prefix(hasGap: hasGap)
    return StreamDocument(
      bytes: prefix + Array(buffer.bytes(start..<buffer.end)), prefix: prefix.count, offset: start,
      indexes: indexes)
  }

  /// Returns a complete document with one value in the open containers.
  func document(_ value: Range<Int>, _ buffer: borrowing StreamBuffer) -> StreamDocument {
    var around = self
    around.expected = .valueOrEnd
    let prefix = around.prefix(hasGap: false)
    let suffix = levels.reversed().map { $0.isObject ? Byte.closeBrace : Byte.closeBracket }
    let steps = levels.map { $0.isObject ? Self.step($0) : .index(0) }
    return StreamDocument(
      bytes: prefix + Array(buffer.bytes(value)) + suffix, prefix: prefix.count,
      offset: value.lowerBound, path: ValuePath(steps), indexes: indexes)
  }
}
