/// Translates a failure's code into a message: what was expected and what was found.
struct FailureTranslation {
  let bytes: UnsafeRawBufferPointer
  let depthLimit: Int
  var isNative = false

  /// Returns the failure with its path, exact offset and message; advances the locator to it.
  func locate(
    _ failure: ReadingFailure, _ details: FailureDetails, by locator: inout Locator
  ) -> MappingError {
    // A missing key is located at the end of its object; any other failure after its value.
    let place = locator.place(of: failure.offset, isBracket: failure.code == .missingKey)
    var located = locate(failure, details, at: place)
    if let name = details.caseName {
      located.reason = (located.reason.map { "\($0), " } ?? "") + "read as case '\(name)'"
    }
    return details.isSecret ? redacted(located) : located
  }

  private func locate(
    _ failure: ReadingFailure, _ details: FailureDetails, at place: Place
  ) -> MappingError {
    if let inside = details.inside, let located = self.inside(inside, place) { return located }
    return switch failure.code {
    case .missingKey: missingKey(details, place)
    case .unknownKey: key(.unknownKey, place.isKey ? "unknown key" : "unknown element", place)
    case .duplicateKey: key(.duplicateKey, "the key occurs twice", place)
    case .unexpectedByte, .expectedColon, .expectedCommaOrEnd, .expectedKey, .trailingBytes,
      .unexpectedEnd:
      structure(failure, place)
    case .invalidEscape, .controlCharacter, .invalidUTF8, .invalidNumber, .depthLimit,
      .repetitionLimit:
      text(failure, details, place)
    default: value(failure.code, details, place)
    }
  }
}

// MARK: - secret values

extension FailureTranslation {
  /// Returns the failure without anything of the document except the path.
  private func redacted(_ failure: MappingError) -> MappingError {
    var failure = failure
    failure.isSecret = true
    if failure.found != nil {
      let start = failure.offset ?? 0
      let end = JSONBytes.tokenEnd(bytes, from: start)
      failure.found = Excerpt(start..<end, of: bytes, isNative: isNative).redacted
    }
    let isThrown = failure.code == .transformerFailed || failure.code == .checkFailed
    if isThrown, failure.expected == nil, failure.reason == nil {
      failure.reason = "the value was not accepted"
    }
    return failure
  }
}

// MARK: - values of the wrong kind

extension FailureTranslation {
  /// Translates a failure about a value that is present but invalid.
  private func value(
    _ code: ReadingFailure.Code, _ details: FailureDetails, _ place: Place
  ) -> MappingError {
    let isThrown = [.transformerFailed, .checkFailed, .interrupted].contains(code)
    let inner = isThrown ? details.inner : ValuePath()
    let token = InnerValue(inner, of: place.value, in: bytes, isNative: isNative).range
    let excerpt = Excerpt(token, of: bytes, isNative: isNative)
    let known = details.expected ?? code.expected
    var located = MappingError(
      code.ofError, path: keyed(place).appending(inner),
      offset: token.lowerBound, expected: known, found: details.found ?? excerpt.description,
      reason: details.reason, underlying: isThrown ? details.underlying : nil)
    if excerpt.kind == .end || excerpt.kind == .invalid {
      // The token is not a JSON value.
      located.code = excerpt.kind == .end ? .unexpectedEnd : .unexpectedByte
    }
    return located
  }

  /// Returns the path of a location; for a key, the path of its value.
  func keyed(_ place: Place) -> ValuePath {
    guard place.isKey, let key = place.key else { return place.path }
    return place.path.appending(.key(JSONBytes.text(of: bytes[key])))
  }
}

// MARK: - keys

extension ValuePath.Component {
  /// The reason of an error for a missing value: `the key "a" is missing`.
  package var absence: String {
    switch self {
    case .index: "the element is missing"
    case .key(""): "the key \"\" is missing"
    case .key: "the key \"\(ValuePath([self]))\" is missing"
    }
  }
}

extension FailureTranslation {
  /// Translates a missing key; its object ends at the location or contains it.
  private func missingKey(_ details: FailureDetails, _ place: Place) -> MappingError {
    let name = details.missingKey ?? ""
    let brace = place.value.lowerBound
    let isObject = brace < bytes.count && bytes[brace] == UInt8(ascii: "{")
    let keys = ValuePath(name) ?? ValuePath([.key(name)])
    let last = keys.components.last ?? .key(name)
    // The location's path may name a member of the object.
    let isMember = !isObject && place.pathNamesMember
    let path = isMember ? ValuePath(place.path.components.dropLast()) : place.path
    return MappingError(
      .missingKey, path: path.appending(keys),
      offset: parent(of: keys, in: isObject ? brace : place.container ?? brace),
      reason: last.absence)
  }

  /// Returns the start of the innermost container that a path without its last step reaches in an object.
  ///
  /// Only the beginning of the object is searched, because each of the objects inside it can lack keys.
  private func parent(of keys: ValuePath, in object: Int) -> Int {
    var part = object..<min(bytes.count, object + 65_536)
    for step in keys.components.dropLast() {
      let inner = InnerValue(ValuePath([step]), of: part, in: bytes, isNative: isNative)
      guard inner.isFound, !inner.range.isEmpty else { break }
      let first = bytes[inner.range.lowerBound]
      guard first == Byte.openBrace || first == Byte.openBracket else { break }
      part = inner.range
    }
    return part.lowerBound
  }

  private func key(_ code: MappingError.Code, _ reason: String, _ place: Place) -> MappingError {
    let start = (place.key ?? place.value).lowerBound
    return MappingError(code, path: keyed(place), offset: start, reason: reason)
  }
}

// MARK: - malformed documents

extension FailureTranslation {
  /// Translates a token that the document's structure does not allow.
  private func structure(_ failure: ReadingFailure, _ place: Place) -> MappingError {
    let offset = min(failure.offset, bytes.count)
    let token = offset..<JSONBytes.tokenEnd(bytes, from: offset)
    let excerpt = Excerpt(token, of: bytes, isNative: isNative)
    var located = MappingError(
      .unexpectedByte, path: keyed(place), offset: offset,
      expected: structure(failure.code, place), found: excerpt.description + origin(of: offset))
    if excerpt.kind == .foreign {
      located.code = .typeMismatch
    } else if failure.code == .trailingBytes {
      located.code = .trailingBytes
    } else if excerpt.kind == .end {
      located.code = .unexpectedEnd
    }
    return located
  }

  /// Returns the format of the bytes at the beginning, if it is certainly not JSON in UTF-8.
  private func origin(of offset: Int) -> String {
    guard offset < 2, bytes.count > 3 else { return "" }
    return switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
    case (0x1F, 0x8B, _, _): " of gzip data"
    case (0xFF, 0xFE, _, _), (0xFE, 0xFF, _, _), (0, 1..., 0, 1...), (1..., 0, 1..., 0):
      " of text in UTF-16"
    default: ""
    }
  }

  private func structure(_ code: ReadingFailure.Code, _ place: Place) -> String {
    let bracket = place.container.map { bytes[$0] }
    switch code {
    case .expectedColon: return "':' after the key"
    case .expectedCommaOrEnd:
      return bracket == UInt8(ascii: "[") ? "',' or ']'" : "',' or '}'"
    case .expectedKey: return "a key in quotes"
    case .trailingBytes: return "the end of the document"
    case .unexpectedEnd: return rest(bracket, place)
    default: return "a value"
    }
  }

  /// Returns what is missing from a truncated document.
  private func rest(_ bracket: UInt8?, _ place: Place) -> String {
    let token = bytes[place.value]
    if token.first == UInt8(ascii: "\""), !JSONBytes.isWholeString(token) {
      return "the rest of a string"
    }
    if place.isValueDue { return "a value" }
    switch bracket {
    case UInt8(ascii: "["): return "the rest of an array"
    case UInt8(ascii: "{"): return "the rest of an object"
    default: return "a value"
    }
  }

  /// Translates a string or a number with invalid contents.
  private func text(
    _ failure: ReadingFailure, _ details: FailureDetails, _ place: Place
  ) -> MappingError {
    let offset = min(failure.offset, bytes.count)
    var located = MappingError(.invalidNumber, path: keyed(place), offset: offset)
    switch failure.code {
    case .invalidEscape:
      located.code = .invalidEscape
      located.expected = "an escape of JSON"
      located.found = "'\(escape(at: offset))'"
    case .controlCharacter:
      located.code = .controlCharacter
      let byte = offset < bytes.count ? bytes[offset] : 0
      located.expected = "an escaped control character"
      located.found = "byte 0x" + Excerpt.hexadecimal(byte) + " in a string"
    case .invalidUTF8:
      located.code = .invalidUTF8
      let offset = invalidUTF8(in: place.value) ?? offset
      located.offset = offset
      located.expected = "text in UTF-8"
      let byte = offset < bytes.count ? bytes[offset] : 0
      located.found = "byte 0x" + Excerpt.hexadecimal(byte)
    case .depthLimit, .repetitionLimit:
      located.code = failure.code == .depthLimit ? .depthLimit : .repetitionLimit
      located.reason = details.reason ?? StackRoom.words(limit: depthLimit)
    default:
      located.offset = place.value.lowerBound
      located.expected = "a number as JSON writes it"
      located.found = "'\(Excerpt(place.value, of: bytes).text)'"
    }
    return located
  }

  /// Returns the offset of the first invalid UTF-8 byte of a string.
  private func invalidUTF8(in token: Range<Int>) -> Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes[token].makeIterator()
    var offset = token.lowerBound
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }

  /// Returns the two bytes of a short escape, or the six of a `\u` escape.
  private func escape(at offset: Int) -> String {
    let rest = bytes[offset...]
    let isLong = rest.dropFirst().first == UInt8(ascii: "u")
    let shown = rest.prefix(isLong ? 6 : 2)
    return Excerpt(shown.startIndex..<shown.endIndex, of: bytes).text
  }
}
