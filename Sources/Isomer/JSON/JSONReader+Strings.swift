// A string is scanned up to the closing quote, a backslash, a control character or a non-ASCII
// byte. A string without any of the last three needs no validation and no copy except into the
// `String`.

extension JSONReader {
  /// Reads a string.
  ///
  /// ```swift
  /// // "caf\u00e9"
  /// try reader.readString()      // "café"
  /// ```
  ///
  /// Throws if there is no string here, and for everything that RFC 8259 forbids in one: control
  /// characters, unknown escapes, lone surrogates, bytes that are not UTF-8.
  @_optimize(speed)
  public mutating func readString() throws(ReadingFailure) -> String {
    guard token() == Byte.quote else { throw mismatch(.expectedString) }
    let start = cursor + 1
    let stop = scanPlainASCII(base, from: start, to: count)
    guard stop < count, base[stop] == Byte.quote else {
      return try readStringWithMore(than: start, stop)
    }
    cursor = stop + 1
    return makeString(base + start, stop - start, isASCII: true)
  }

  /// Reads the rest of a string whose plain ASCII ends at `stop` without a quote.
  @inline(never)
  private mutating func readStringWithMore(
    than start: Int, _ stop: Int
  ) throws(ReadingFailure) -> String {
    let text = try readTextWithMore(than: start, stop)
    return makeString(text.start, text.count, isASCII: false)
  }

  /// Reads the text of a string whose plain ASCII ends at `stop` without a quote.
  @_optimize(speed)
  @inline(never)
  private mutating func readTextWithMore(
    than start: Int, _ stop: Int
  ) throws(ReadingFailure) -> KeyText {
    let end = scanPlain(base, from: stop, to: count)
    guard end < count else { throw ReadingFailure(.unexpectedEnd, at: count) }
    if base[end] == Byte.backslash {
      let used = try unescape(from: start)
      guard isValidUTF8(scratch.base, used) else {
        throw ReadingFailure(.invalidUTF8, at: start - 1)
      }
      return KeyText(start: scratch.base, count: used)
    }
    guard base[end] == Byte.quote else { throw ReadingFailure(.controlCharacter, at: end) }
    guard isValidUTF8(base + start, end - start) else {
      throw ReadingFailure(.invalidUTF8, at: start - 1)
    }
    cursor = end + 1
    return KeyText(start: base + start, count: end - start)
  }

  /// Reads the text of a string, in the document or, if it has escapes, in the scratch buffer.
  package mutating func readText() throws(ReadingFailure) -> KeyText {
    guard token() == Byte.quote else { throw mismatch(.expectedString) }
    return try takeText()
  }

  /// Reads the text of a string; the cursor is at its opening quote.
  @inline(__always)
  private mutating func takeText() throws(ReadingFailure) -> KeyText {
    let start = cursor + 1
    let stop = scanPlainASCII(base, from: start, to: count)
    guard stop < count, base[stop] == Byte.quote else {
      return try readTextWithMore(than: start, stop)
    }
    cursor = stop + 1
    return KeyText(start: base + start, count: stop - start)
  }

  /// Reads the text of a key and the colon after it.
  package mutating func readKey() throws(ReadingFailure) -> KeyText {
    guard token() == Byte.quote else { throw mismatchedKey() }
    keyStart = cursor
    let key = try takeText()
    guard token() == Byte.colon else { throw failure(.expectedColon) }
    cursor += 1
    return key
  }

  @inline(never)
  func mismatchedKey() -> ReadingFailure { failure(.expectedKey) }

  /// Reads a key of an object and the colon after it.
  ///
  /// Throws if there is no key here.
  public mutating func readKeyString() throws(ReadingFailure) -> String {
    guard token() == Byte.quote else { throw mismatchedKey() }
    keyStart = cursor
    let key = try readString()
    guard token() == Byte.colon else { throw failure(.expectedColon) }
    cursor += 1
    return key
  }
}

@_spi(Generated)
extension JSONReader {
  /// Reads a string as bytes, for a `switch` over an enum's values.
  ///
  /// The text is valid until the next call on the reader.
  public mutating func readToken() throws(ReadingFailure) -> KeyText { try readText() }
}

/// Creates a string from bytes that are known to be UTF-8.
@inline(__always)
package func makeString(_ start: UnsafePointer<UInt8>, _ count: Int, isASCII: Bool) -> String {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
    return String(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: isASCII))
  }
  return String(decoding: bytes, as: UTF8.self)
}
