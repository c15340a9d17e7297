#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

// Native tokens occur only in documents made from dictionaries and property lists. Everything here
// is called only where a JSON document would have failed.

extension JSONReader {
  /// The first byte of the next native token; nil if there is none.
  ///
  /// The whitespace before it has been skipped.
  package var nativeToken: UInt8? {
    // In a mutating function, any other getter is called on a copy of the reader.
    mutating get {
      guard isNative, cursor < count, NativeToken.isOpening(base[cursor]) else { return nil }
      return base[cursor]
    }
  }

  /// Returns the kind of a value that JSON does not have.
  @inline(never)
  mutating func nativeKind() throws(ReadingFailure) -> JSONKind {
    switch nativeToken {
    case NativeToken.date: return .date
    case NativeToken.data: return .data
    case NativeToken.double: return .number
    default: throw failure(.unexpectedByte)
    }
  }

  /// Skips a native token.
  ///
  /// If there is none, throws like for a missing number.
  @inline(never)
  mutating func skipNative() throws(ReadingFailure) {
    guard nativeToken != nil else { throw mismatch(.expectedNumber) }
    _ = takeNative()
  }

  /// Reads a number that JSON cannot represent, such as an infinite one; its token must be next.
  mutating func takeNativeDouble() throws(ReadingFailure) -> Double {
    let start = cursor
    guard let value = NativeToken.double(takeNative()) else {
      throw ReadingFailure(.invalidNumber, at: start)
    }
    return value
  }

  /// Reads a native date.
  ///
  /// Throws the given failure if there is none.
  @inline(never)
  mutating func nativeDate(insteadOf failure: ReadingFailure) throws(ReadingFailure) -> Date {
    guard nativeToken == NativeToken.date else { throw failure }
    guard let seconds = NativeToken.double(takeNative()) else { throw invalid("a date") }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }

  /// Reads native bytes.
  ///
  /// Throws the given failure if there are none.
  @inline(never)
  mutating func nativeData(insteadOf failure: ReadingFailure) throws(ReadingFailure) -> Data {
    guard nativeToken == NativeToken.data else { throw failure }
    let payload = takeNative()
    guard let start = payload.baseAddress else { return Data() }
    guard let data = Data(base64: start, payload.count) else { throw invalid("data") }
    return data
  }

  /// Reads a token and returns its payload.
  private mutating func takeNative() -> UnsafeBufferPointer<UInt8> {
    let start = cursor + 1
    var end = start
    // Bounded: an unterminated token, which is never written, extends to the end of the document.
    while end < count, base[end] != NativeToken.end { end += 1 }
    cursor = min(end + 1, count)
    return UnsafeBufferPointer(start: base + start, count: end - start)
  }
}
