import Isomer

/// Finds the lines of JSON Lines.
///
/// Lines are separated before they are read: a string cannot contain a line feed. Blank lines are
/// skipped.
struct LineFinder: ElementFinder {
  private let sizeLimit: Int
  /// The path of the model in the document of each line.
  private let path: ValuePath
  private var byteOrderMark = ByteOrderMark()
  /// The offset up to which no line feed was found.
  private var searched = 0
  /// The offset after the last byte of the current line, without its line feed.
  private var lineEnd = 0
  /// True while a line that is too large is skipped.
  private var isSkipping = false

  init(at path: ValuePath, sizeLimit: Int) {
    self.path = path
    self.sizeLimit = sizeLimit
  }

  var depth: Int { 0 }

  func limit(_ buffer: borrowing StreamBuffer) -> Int { lineEnd }

  mutating func advance(_ buffer: inout StreamBuffer) -> StreamStep {
    guard byteOrderMark.skip(&buffer) else { return .needsBytes }
    if isSkipping {
      guard findEnd(buffer) || buffer.isFinal else {
        buffer.start = buffer.end
        return .needsBytes
      }
      isSkipping = false
      buffer.start = lineEnd
    }
    guard buffer.skipWhitespace() else { return buffer.isFinal ? .end : .needsBytes }
    let isComplete = findEnd(buffer) || buffer.isFinal
    guard lineEnd - buffer.start <= sizeLimit else {
      isSkipping = true
      return .invalid(
        MappingError(
          sizeLimit: sizeLimit, "the line", path: ValuePath(), buffer.place(of: buffer.start)))
    }
    return isComplete ? .element : .needsBytes
  }

  /// Finds the end of the line, or of the bytes that have arrived; returns whether it is complete.
  private mutating func findEnd(_ buffer: borrowing StreamBuffer) -> Bool {
    let range = max(searched, buffer.start) - buffer.origin..<buffer.end - buffer.origin
    let found = LineFeeds.first(buffer.base, in: range)
    lineEnd = found.map { $0 + buffer.origin } ?? buffer.end
    searched = lineEnd
    return found != nil
  }

  mutating func pass(to end: Int, _ buffer: inout StreamBuffer) { buffer.start = lineEnd }

  mutating func document(to end: Int?, _ buffer: inout StreamBuffer) -> StreamDocument? {
    StreamDocument(
      bytes: Array(buffer.bytes(buffer.start..<lineEnd)), prefix: 0, offset: buffer.start,
      path: path)
  }

}

/// The byte order mark with which a stream may start.
struct ByteOrderMark {
  private static let bytes: [UInt8] = [0xEF, 0xBB, 0xBF]
  private var isPassed = false

  /// Consumes the mark; returns false if more bytes are needed to determine whether there is one.
  mutating func skip(_ buffer: inout StreamBuffer) -> Bool {
    if isPassed { return true }
    let found = buffer.bytes(0..<min(buffer.end, 3))
    if Self.bytes.starts(with: found), found.count < 3 { return buffer.isFinal }
    isPassed = true
    if found.elementsEqual(Self.bytes) { buffer.skipByteOrderMark(3) }
    return true
  }
}
