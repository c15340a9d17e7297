#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif
@_spi(Generated) internal import Isomer

/// The document that decoders read from: a reader over its bytes, moved to the value that is asked
/// for.
///
/// The bytes stay valid only while `decode` runs. Before and afterwards, the reader is an empty one,
/// so a decoder that a type has kept throws errors.
final class DecodedDocument {
  /// True if keys are converted from snake case.
  var convertsKeys = false
  var dates: CodedDates?
  private var reader = JSONReader(unsafe: UnsafeRawBufferPointer(start: nil, count: 0))

  /// Reads the next value, whose document and offset a function receives.
  static func decode<T>(
    _ reader: inout JSONReader, _ body: (DecodedDocument, Int) throws -> T
  ) throws(ReadingFailure) -> T {
    _ = try reader.peekKind()
    let start = reader.cursor
    // The whole value is checked first, so decoders only see valid JSON.
    try reader.skipValue()
    let end = reader.position
    let document = DecodedDocument()
    document.convertsKeys = reader.options.convertsKeys
    swap(&document.reader, &reader)
    defer { swap(&document.reader, &reader) }
    do {
      let value = try body(document, start)
      document.reader.rewind(to: end)
      return value
    } catch {
      let (failure, details) = document.failure(error, from: start)
      document.reader.details = details
      throw failure
    }
  }

  // MARK: Values

  /// Reads a value at an offset; `place` is used only in errors.
  func decode<T: Decodable>(
    _ type: T.Type, at offset: Int, _ place: CodingPlace?
  ) throws -> T {
    // The conformances of these types in Foundation have a form for binary formats.
    if T.self == Date.self, let value = try readDate(at: offset, place) as? T { return value }
    if T.self == Data.self, let value = try read(Data.self, at: offset, place) as? T {
      return value
    }
    if T.self == URL.self, let value = try read(URL.self, at: offset, place) as? T { return value }
    if T.self == Decimal.self, let value = try read(Decimal.self, at: offset, place) as? T {
      return value
    }
    let convertsKeys = convertsKeys && !(T.self is any StringDictionary.Type)
    return try T(
      from: DocumentDecoder(
        document: self, offset: offset, place: place, convertsKeys: convertsKeys))
  }

  /// Reads a value at an offset.
  func read<T: Readable>(
    _: T.Type, at offset: Int, _ place: @autoclosure () -> CodingPlace?
  ) throws -> T {
    reader.cursor = offset
    do {
      return try T.read(&reader)
    } catch {
      throw decodingError(error, T.self, at: offset, CodingPlace.path(place()))
    }
  }

  private func readDate(at offset: Int, _ place: CodingPlace?) throws -> Date {
    guard let dates else { return try read(Date.self, at: offset, place) }
    reader.cursor = offset
    do throws(ReadingFailure) { return try dates.read(&reader) } catch {
      throw decodingError(error, Date.self, at: offset, CodingPlace.path(place))
    }
  }

  func isNull(at offset: Int) -> Bool {
    reader.cursor = offset
    return (try? reader.readNull()) ?? false
  }

  /// Returns the location of a member or an element; throws if it is nested too deeply.
  func place(below parent: CodingPlace?, _ key: any CodingKey) throws -> CodingPlace {
    if let place = CodingPlace.below(parent, key, limit: reader.options.depthLimit) {
      return place
    }
    let path = CodingPlace.path(parent) + [key]
    var details = FailureDetails()
    details.reason = StackRoom.words
    throw DecodingError.dataCorrupted(
      .init(
        codingPath: path, debugDescription: StackRoom.words,
        underlyingError: PlacedFailure(
          failure: .init(.depthLimit, at: reader.cursor), details: details)))
  }

  // MARK: Containers

  /// Returns the members of the object at an offset, and the offset of its closing brace.
  func members(
    at offset: Int, _ place: CodingPlace?, convertsKeys: Bool
  ) throws -> (members: [(key: String, offset: Int)], end: Int) {
    reader.cursor = offset
    var members: [(key: String, offset: Int)] = []
    do throws(ReadingFailure) {
      guard try reader.beginObject() else { return ([], reader.cursor - 1) }
      repeat {
        let own = try String.readKey(&reader)
        let key = convertsKeys ? ConvertedKey.form(of: own) ?? own : own
        _ = try reader.peekKind()
        members.append((key, reader.cursor))
        try reader.skipValue()
      } while try reader.nextMember()
      return (members, reader.cursor - 1)
    } catch {
      throw decodingError(error, [String: Any].self, at: offset, CodingPlace.path(place))
    }
  }

  /// Returns the offset of the first element of the array at an offset; nil if it is empty.
  func firstElement(at offset: Int, _ place: CodingPlace?) throws -> Int? {
    reader.cursor = offset
    do throws(ReadingFailure) {
      guard try reader.beginArray() else { return nil }
      _ = try reader.peekKind()
      return reader.cursor
    } catch {
      throw decodingError(error, [Any].self, at: offset, CodingPlace.path(place))
    }
  }

  /// Returns the offset of the element after the one at an offset; nil after the last.
  func nextElement(after offset: Int, _ place: CodingPlace?) throws -> Int? {
    reader.cursor = offset
    do throws(ReadingFailure) {
      try reader.skipValue()
      reader.depth = 1
      guard try reader.nextElement() else { return nil }
      _ = try reader.peekKind()
      return reader.cursor
    } catch {
      // Otherwise only after the document has ended; all values were checked before.
      guard error.code.endsReading else { return nil }
      throw decodingError(error, [Any].self, at: offset, CodingPlace.path(place))
    }
  }
}

/// A dictionary whose keys Foundation's coders do not convert.
protocol StringDictionary {}

extension Dictionary: StringDictionary where Key == String {}

// MARK: - errors

/// A failure with its location, as the underlying error of a `DecodingError`.
struct PlacedFailure: Error {
  let failure: ReadingFailure
  let details: FailureDetails
}

extension DecodedDocument {
  /// Returns the error of Foundation's decoders for a failure.
  func decodingError(
    _ failure: ReadingFailure, _ type: Any.Type, at offset: Int, _ path: [any CodingKey]
  ) -> DecodingError {
    let details = reader.details
    let expected = details.expected ?? failure.code.expected
    let context = DecodingError.Context(
      codingPath: path,
      debugDescription: details.reason ?? expected.map { "expected \($0)" }
        ?? "the decoder was used after the value",
      underlyingError: PlacedFailure(failure: failure, details: details))
    if isNull(at: offset) { return .valueNotFound(type, context) }
    return switch failure.code {
    case .expectedObject, .expectedArray, .expectedString, .expectedNumber, .expectedInteger,
      .expectedBool:
      .typeMismatch(type, context)
    default: .dataCorrupted(context)
    }
  }

  /// Returns the error for a missing key of the object that ends at an offset.
  func missing(_ key: any CodingKey, end: Int, _ place: CodingPlace?) -> DecodingError {
    var details = FailureDetails()
    details.missingKey = ValuePath([.key(key.stringValue)]).description
    return .keyNotFound(
      key,
      .init(
        codingPath: CodingPlace.path(place),
        debugDescription: "the key \"\(key.stringValue)\" is missing",
        underlyingError: PlacedFailure(
          failure: ReadingFailure(.missingKey, at: end), details: details)))
  }

  /// Returns the failure for an error that the type threw, at the value that the error names.
  private func failure(
    _ error: any Error, from start: Int
  ) -> (ReadingFailure, FailureDetails) {
    let context = (error as? DecodingError)?.context
    if let placed = (context?.underlyingError ?? error) as? PlacedFailure {
      return (placed.failure, placed.details)
    }
    var details = FailureDetails(reading: error)
    if let context {
      details.reason = context.debugDescription
      details.inner = context.codingPath.valuePath
    }
    return (ReadingFailure(.init(of: error), at: start), details)
  }
}

extension DecodingError {
  fileprivate var context: Context? {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context
    @unknown default: nil
    }
  }
}
