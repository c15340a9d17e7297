#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

// Native tokens, which only documents made of dictionaries and property lists have. Everything here
// is asked only where a JSON document would have failed.

extension JSONReader {
  /// The first byte of the native token that comes next; nil where there is none.
  ///
  /// The whitespace in front of it has been skipped.
  package var nativeToken: UInt8? {
    guard isNative, cursor < count, NativeToken.isOpening(base[cursor]) else { return nil }
    return base[cursor]
  }

  /// The kind of a value that is none of JSON's.
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
  /// Throws where none stands, as for a missing number.
  @inline(never)
  mutating func skipNative() throws(ReadingFailure) {
    guard nativeToken != nil else { throw mismatch(.expectedNumber) }
    _ = takeNative()
  }

  /// Reads a number that has no form in JSON, such as an infinite one; its token is known to stand
  /// here.
  mutating func takeNativeDouble() throws(ReadingFailure) -> Double {
    let start = cursor
    guard let value = NativeToken.double(takeNative()) else {
      throw ReadingFailure(.invalidNumber, at: start)
    }
    return value
  }

  /// Reads a date that stands there as such.
  ///
  /// Throws the failure that led here if none does.
  @inline(never)
  mutating func nativeDate(insteadOf failure: ReadingFailure) throws(ReadingFailure) -> Date {
    guard nativeToken == NativeToken.date else { throw failure }
    guard let seconds = NativeToken.double(takeNative()) else { throw invalid("a date") }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }

  /// Reads bytes that stand there as such.
  ///
  /// Throws the failure that led here if none do.
  @inline(never)
  mutating func nativeData(insteadOf failure: ReadingFailure) throws(ReadingFailure) -> Data {
    guard nativeToken == NativeToken.data else { throw failure }
    let payload = takeNative()
    guard let start = payload.baseAddress else { return Data() }
    guard let data = Data(base64: start, payload.count) else { throw invalid("data") }
    return data
  }

  /// Takes a token and returns its payload.
  private mutating func takeNative() -> UnsafeBufferPointer<UInt8> {
    let start = cursor + 1
    var end = start
    // Bounded: a token that is not ended, which nothing writes, goes on to the document's end.
    while end < count, base[end] != NativeToken.end { end += 1 }
    cursor = min(end + 1, count)
    return UnsafeBufferPointer(start: base + start, count: end - start)
  }
}
