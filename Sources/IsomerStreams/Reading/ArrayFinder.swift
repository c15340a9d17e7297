import Isomer

/// Finds the elements of the array at a path, and checks the document around it.
///
/// The document is followed token by token, so what precedes or follows the array may be of any
/// size; only a single string or number, and all open keys together, must fit the limit.
struct ArrayFinder: ElementFinder {
  private enum Phase {
    case before, inside, after
  }

  private let path: [ValuePath.Component]
  private let options: ReadingOptions
  private let sizeLimit: Int
  private var byteOrderMark = ByteOrderMark()
  private var phase = Phase.before
  private var outline = Outline()
  private var token = TokenScan()
  private var boundary = ElementBoundary(at: 0)
  /// The offset after the last token, before whitespace.
  private var tokenEnd = 0
  /// The end of the bytes among which a whole value was not found.
  private var searchedEnd = 0
  /// The location of an element that is too large or not valid, and is followed token by token.
  private var skipped: StreamPlace?
  /// True if the skipped element was reported.
  private var isReported = false

  init(at path: ValuePath, sizeLimit: Int, options: ReadingOptions) {
    self.path = path.components
    self.sizeLimit = sizeLimit
    self.options = options
  }

  var depth: Int { outline.levels.count }

  func limit(_ buffer: borrowing StreamBuffer) -> Int { buffer.end }

  mutating func advance(_ buffer: inout StreamBuffer) -> StreamStep {
    guard byteOrderMark.skip(&buffer) else { return .needsBytes }
    while true {
      guard buffer.skipWhitespace() else {
        guard buffer.isFinal else { return .needsBytes }
        return outline.expected == .end ? .end : .failed(syntaxError(&buffer))
      }
      if isAtElement(buffer), skipped == nil {
        if buffer.isFinal || isComplete(buffer) { return .element }
        guard buffer.count > sizeLimit else { return .needsBytes }
        skipElement(&buffer)
      }
      if let step = takeToken(&buffer) { return step }
      if let step = checkSkipped(&buffer) { return step }
    }
  }
}

// MARK: - elements

extension ArrayFinder {
  /// True if an element of the array follows, or something else instead.
  @inline(__always)
  private func isAtElement(_ buffer: borrowing StreamBuffer) -> Bool {
    guard phase == .inside, depth == path.count + 1 else { return false }
    switch outline.expected {
    case .value: return true
    case .valueOrEnd: return buffer.byte(buffer.start) != Byte.closeBracket
    default: return false
    }
  }

  private mutating func isComplete(_ buffer: borrowing StreamBuffer) -> Bool {
    if buffer.start < boundary.offset { return true }
    if boundary.position < buffer.start { boundary = ElementBoundary(at: buffer.start) }
    boundary.scan(buffer)
    return buffer.start < boundary.offset
  }

  mutating func pass(to end: Int, _ buffer: inout StreamBuffer) {
    buffer.start = end
    tokenEnd = end
    outline.takeValue()
  }

  mutating func document(to end: Int?, _ buffer: inout StreamBuffer) -> StreamDocument? {
    if let end { return outline.document(buffer.start..<end, buffer) }
    // The error is found again.
    skipElement(&buffer)
    return nil
  }

  /// Follows the element token by token, because it is too large or not JSON.
  private mutating func skipElement(_ buffer: inout StreamBuffer) {
    skipped = buffer.place(of: buffer.start)
    isReported = false
  }

  /// Reports a skipped element after as many bytes as the limit, and ends skipping after it.
  private mutating func checkSkipped(_ buffer: inout StreamBuffer) -> StreamStep? {
    guard let place = skipped else { return nil }
    if depth == path.count + 1, outline.expected == .separator {
      skipped = nil
      boundary = ElementBoundary(at: buffer.start)
    }
    guard !isReported, buffer.start - place.offset > sizeLimit else { return nil }
    isReported = true
    return .invalid(
      MappingError(
        sizeLimit: sizeLimit, "the element", path: outline.path(to: path.count + 1), place))
  }
}

// MARK: - tokens

extension ArrayFinder {
  /// Takes the next token; returns nil unless that ends the step.
  private mutating func takeToken(_ buffer: inout StreamBuffer) -> StreamStep? {
    let byte = buffer.byte(buffer.start)
    switch outline.expected {
    case .separator:
      if byte == Byte.comma {
        outline.takeComma()
        consume(1, &buffer)
        return nil
      }
      return takeEnd(byte, &buffer)
    case .value: return takeValue(byte, &buffer)
    case .valueOrEnd:
      return byte == Byte.closeBracket ? takeEnd(byte, &buffer) : takeValue(byte, &buffer)
    case .key: return takeKey(byte, &buffer)
    case .keyOrEnd:
      return byte == Byte.closeBrace ? takeEnd(byte, &buffer) : takeKey(byte, &buffer)
    case .colon:
      guard byte == Byte.colon else { return invalidToken(&buffer) }
      outline.takeColon()
      consume(1, &buffer)
      return nil
    case .end: return invalidToken(&buffer)
    }
  }

  private mutating func consume(_ count: Int, _ buffer: inout StreamBuffer) {
    buffer.start += count
    tokenEnd = buffer.start
  }

  private mutating func takeEnd(_ byte: UInt8, _ buffer: inout StreamBuffer) -> StreamStep? {
    let isObject = outline.levels.last?.isObject
    guard
      byte == Byte.closeBrace && isObject == true || byte == Byte.closeBracket && isObject == false
    else { return invalidToken(&buffer) }
    if phase == .inside, depth == path.count + 1 { phase = .after }
    if let start = outline.levels.last?.start, outline.levels.last?.isFound == false,
      depth <= path.count
    {
      return .failed(missing(from: depth - 1, start))
    }
    outline.close()
    consume(1, &buffer)
    return nil
  }

  private mutating func takeKey(_ byte: UInt8, _ buffer: inout StreamBuffer) -> StreamStep? {
    guard byte == Byte.quote else { return invalidToken(&buffer) }
    guard let end = token.end(buffer) else { return needsToken(&buffer) }
    let range = buffer.start..<end
    guard isValid(range, buffer), range.count + outline.keySize <= sizeLimit else {
      return invalidToken(&buffer)
    }
    if let level = outline.levels.last, level.isFound,
      isStep(key: buffer.bytes(range), of: level)
    {
      let document = outline.document(from: buffer.start, hasGap: false, buffer)
      return .failed(duplicate(document, &buffer))
    }
    outline.take(key: buffer.bytes(range))
    consume(range.count, &buffer)
    return nil
  }

  private mutating func takeValue(_ byte: UInt8, _ buffer: inout StreamBuffer) -> StreamStep? {
    let isOnPath = phase == .before && self.isOnPath
    if byte == Byte.openBrace || byte == Byte.openBracket {
      if !isOnPath, skipped == nil, let end = wholeValueEnd(buffer) {
        pass(to: end, &buffer)
        return nil
      }
      let isObject = byte == Byte.openBrace
      guard depth < options.depthLimit else { return .failed(syntaxError(&buffer)) }
      if isOnPath, isObject != expectsObject { return .failed(mismatch(&buffer)) }
      if isOnPath {
        if depth > 0 { outline.markFound() }
        if depth == path.count { phase = .inside }
      }
      outline.open(
        isObject: isObject, onPathAt: isOnPath ? buffer.place(of: buffer.start) : nil)
      consume(1, &buffer)
      if phase == .inside, depth == path.count + 1 {
        boundary = ElementBoundary(at: buffer.start)
      }
      return nil
    }
    guard let end = token.end(buffer) else { return needsToken(&buffer) }
    guard isValid(buffer.start..<end, buffer) else { return invalidToken(&buffer) }
    if isOnPath { return .failed(mismatch(&buffer)) }
    pass(to: end, &buffer)
    return nil
  }

  /// Returns the end of an array or an object outside the path; nil if it is not valid, or has not
  /// arrived completely, so that it is followed token by token.
  private mutating func wholeValueEnd(_ buffer: borrowing StreamBuffer) -> Int? {
    guard searchedEnd < buffer.end else { return nil }
    var reader = JSONReader(unsafe: buffer.bytes(buffer.start..<buffer.end), options: options)
    reader.depth = depth
    if (try? reader.skipValue()) != nil, reader.cursor + outline.keySize <= sizeLimit {
      return buffer.start + reader.cursor
    }
    searchedEnd = buffer.end
    return nil
  }

  private func isValid(_ range: Range<Int>, _ buffer: borrowing StreamBuffer) -> Bool {
    guard range.count <= sizeLimit else { return false }
    var reader = JSONReader(unsafe: buffer.bytes(range), options: options)
    return (try? reader.skipValue()) != nil && (try? reader.finish()) != nil
  }

  /// Waits for the rest of a token, or fails if there is none.
  private func needsToken(_ buffer: inout StreamBuffer) -> StreamStep {
    if buffer.isFinal { return .failed(syntaxError(&buffer)) }
    return buffer.count > sizeLimit ? .failed(tokenTooLarge(&buffer)) : .needsBytes
  }

  /// Fails at a token, as soon as it is complete, so that the error does not depend on the chunks.
  private mutating func invalidToken(_ buffer: inout StreamBuffer) -> StreamStep {
    guard let end = token.end(buffer) else { return needsToken(&buffer) }
    guard end - buffer.start + outline.keySize <= sizeLimit else {
      return .failed(tokenTooLarge(&buffer))
    }
    return .failed(syntaxError(&buffer))
  }
}

// MARK: - the path

extension ArrayFinder {
  /// True if the current value is on the path to the elements, or at its end.
  private var isOnPath: Bool {
    guard depth > 0 else { return true }
    guard depth <= path.count, let level = outline.levels.last, level.isOnPath else { return false }
    return level.key.withUnsafeBytes { isStep(key: $0, of: level) }
  }

  /// Returns whether the path continues at the index of a level, or at a key with its quotes.
  private func isStep(key: UnsafeRawBufferPointer, of level: Outline.Level) -> Bool {
    switch path[depth - 1] {
    case .index(let index): !level.isObject && level.index == index
    // Escapes only make a key longer.
    case .key(let step):
      level.isObject && key.count >= step.utf8.count + 2
        && Outline.text(of: key).utf8.elementsEqual(step.utf8)
    }
  }

  /// True if the next step of the path is a key.
  private var expectsObject: Bool {
    guard depth < path.count, case .key = path[depth] else { return false }
    return true
  }
}

// MARK: - errors

extension ArrayFinder {
  /// Returns the error of reading the document from the last token on.
  private func syntaxError(_ buffer: inout StreamBuffer) -> MappingError {
    let document = outline.document(
      from: buffer.start, hasGap: buffer.start > tokenEnd, buffer)
    let error = document.error(options, &buffer) { reader throws(ReadingFailure) in
      try reader.skipValue()
      try reader.finish()
    }
    return error ?? MappingError(.unexpectedByte, path: outline.path(to: depth))
  }

  private func tokenTooLarge(_ buffer: inout StreamBuffer) -> MappingError {
    MappingError(
      sizeLimit: sizeLimit, "the value or key", path: outline.path(to: depth),
      buffer.place(of: buffer.start))
  }

  /// Returns the error for a value on the path that is not a container of the right kind.
  private func mismatch(_ buffer: inout StreamBuffer) -> MappingError {
    if depth < path.count, buffer.byte(buffer.start) == Byte.lowerN {
      let start = outline.levels.last?.start ?? buffer.place(of: buffer.start)
      return missing(from: max(depth - 1, 0), start)
    }
    let document = outline.document(from: buffer.start, hasGap: false, buffer)
    let expectsObject = expectsObject
    let error = document.error(options, &buffer) { reader throws(ReadingFailure) in
      reader.cursor = document.prefix
      _ = try expectsObject ? reader.beginObject() : reader.beginArray()
    }
    return error ?? MappingError(.typeMismatch, path: outline.path(to: depth))
  }

  private func duplicate(
    _ document: StreamDocument, _ buffer: inout StreamBuffer
  ) -> MappingError {
    let error = document.error(options, &buffer) { reader throws(ReadingFailure) in
      throw ReadingFailure(.duplicateKey, at: document.prefix)
    }
    return error ?? MappingError(.duplicateKey, path: outline.path(to: depth))
  }

  /// Returns the error for a path that ends at a container, which starts at a location.
  private func missing(from step: Int, _ place: StreamPlace) -> MappingError {
    let rest = ValuePath(Array(path[step...]))
    return MappingError(
      .missingKey, path: outline.path(to: step).appending(rest), offset: place.offset,
      line: place.line, column: place.column, reason: path.last?.absence)
  }
}
