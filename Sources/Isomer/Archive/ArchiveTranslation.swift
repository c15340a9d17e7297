/// Turns a failure into an error: the path of its place, what was expected there, what was found.
///
/// The place is found by walking the archive once more, by the names in its table; an archive that
/// is read without error pays nothing for it.
struct ArchiveTranslation {
  private let bytes: UnsafeRawBufferPointer
  private let options: ReadingOptions

  init(_ bytes: UnsafeRawBufferPointer, _ options: ReadingOptions) {
    self.bytes = bytes
    self.options = options
  }

  func error(_ failure: ReadingFailure, _ details: FailureDetails) -> MappingError {
    let place = place(of: failure.offset)
    let isSecret = details.isSecret
    let hasFound = Self.showsFound(failure.code) && details.reason == nil
    var path = place.path.appending(details.inner)
    if failure.code == .missingKey, let key = details.missingKey {
      path = path.appending(.key(key))
    }
    return MappingError(
      Self.code(failure.code), path: path, offset: min(failure.offset, bytes.count),
      expected: details.expected ?? Self.expected(failure.code),
      found: details.found ?? (hasFound ? found(at: failure.offset, isSecret: isSecret) : nil),
      reason: details.reason ?? reason(failure.code, details), underlying: details.underlying,
      isSecret: isSecret)
  }

  private func reason(_ code: ReadingFailure.Code, _ details: FailureDetails) -> String? {
    switch code {
    case .missingKey: "the property \"\(details.missingKey ?? "")\" is missing"
    case .depthLimit: "values are nested deeper than \(options.depthLimit) levels"
    case .transformerFailed, .checkFailed:
      details.expected == nil ? "the value was not accepted" : nil
    default: nil
    }
  }

  private static func showsFound(_ code: ReadingFailure.Code) -> Bool {
    switch code {
    case .missingKey, .depthLimit, .archiveFormat, .archiveDamaged, .archiveNewer, .cycle: false
    default: true
    }
  }

  static func expected(_ code: ReadingFailure.Code) -> String? {
    switch code {
    case .expectedObject: "an object"
    case .expectedArray: "an array"
    case .expectedString: "a string"
    case .expectedNumber: "a number"
    case .expectedInteger: "an integer"
    case .expectedBool: "true or false"
    case .expectedNull: "null"
    case .numberOutOfRange: "a number in the range of its type"
    case .invalidValue: "one of the values of its type"
    case .invalidUTF8: "text in UTF-8"
    case .unexpectedByte, .unexpectedEnd: "a value"
    case .trailingBytes: "the end of the archive"
    default: nil
    }
  }

  private static func code(_ code: ReadingFailure.Code) -> MappingError.Code {
    switch code {
    case .archiveFormat: .archiveFormat
    case .archiveDamaged: .archiveDamaged
    case .archiveNewer: .archiveNewer
    case .wrongModel: .wrongModel
    case .cycle: .cycle
    case .missingKey: .missingKey
    case .depthLimit: .depthLimit
    case .invalidUTF8: .invalidUTF8
    case .invalidValue: .invalidValue
    case .numberOutOfRange: .numberOutOfRange
    case .transformerFailed: .transformerFailed
    case .checkFailed: .checkFailed
    case .notRepresentable: .notRepresentable
    case .unexpectedByte: .unexpectedByte
    case .unexpectedEnd: .unexpectedEnd
    case .trailingBytes: .trailingBytes
    case .unknownTag: .unknownTag
    default: .typeMismatch
    }
  }
}

// MARK: - the path

extension ArchiveTranslation {
  private struct Place {
    var path = ValuePath()
    var start = 0
  }

  /// A reader at the start of the body that knows the strings in front of an offset; nil if the
  /// archive does not even get there.
  private func reader(for offset: Int) -> ArchiveReader? {
    var reader = ArchiveReader(unsafe: bytes, options: options)
    guard bytes.count > ArchiveFormat.versionOffset + ArchiveFormat.checksumSize,
      ArchiveFormat.hasPrefix(bytes), (try? reader.openWhole()) != nil
    else { return nil }
    try? reader.searchShared(to: min(offset, reader.count))
    reader.cursor = reader.bodyStart
    return reader
  }

  /// The innermost value that holds an offset.
  private func place(of offset: Int) -> Place {
    guard var reader = reader(for: offset) else { return Place() }
    var place = Place(start: reader.bodyStart)
    while let step = try? reader.step(to: offset) {
      place.path = place.path.appending(step)
      place.start = reader.cursor
    }
    return place
  }

  /// What stands at an offset: `string "x"`, `an object of 'User'`.
  private func found(at offset: Int, isSecret: Bool) -> String {
    guard var reader = reader(for: offset), offset >= reader.bodyStart, offset < reader.count else {
      return "the end of the archive"
    }
    reader.cursor = offset
    return reader.words(isSecret: isSecret)
  }
}

extension ArchiveReader {
  /// Goes from a container to the value in it that holds an offset; nil if there is none.
  fileprivate mutating func step(to offset: Int) throws(ReadingFailure) -> ValuePath.Component? {
    let start = cursor
    if takes(tag: CBOR.Tag.shareable) || takes(tag: CBOR.Tag.set) {}
    if let (number, values) = try takeObject() {
      let names = propertyNames(number)
      for index in 0..<values {
        if try passes(offset) { continue }
        return index < names.count ? .key(names[index]) : .index(index)
      }
    } else if peek() & 0xE0 == CBOR.array {
      let count = try takeCount(CBOR.array, or: .expectedArray)
      for index in 0..<count {
        if try passes(offset) { continue }
        return .index(index)
      }
    } else if peek() & 0xE0 == CBOR.map {
      let members = try takeCount(CBOR.map, of: 2, or: .expectedObject)
      // Before the first key it is the map itself.
      for _ in 0..<(offset < cursor ? 0 : members) {
        let key = try readTree()
        if offset >= cursor, try passes(offset) { continue }
        return .key(key.string ?? key.description)
      }
    }
    cursor = start
    return nil
  }

  /// Skips the value that comes next if an offset is behind it; else the reader stays where it is.
  private mutating func passes(_ offset: Int) throws(ReadingFailure) -> Bool {
    let start = cursor
    guard offset >= start else {
      // The container itself.
      throw ReadingFailure(.unexpectedByte, at: start)
    }
    guard (try? skipItems(1)) != nil else {
      // What cannot be skipped is where the failure is.
      cursor = start
      return false
    }
    let isBehind = cursor <= offset
    if !isBehind { cursor = start }
    return isBehind
  }

  /// What comes next, in words.
  fileprivate mutating func words(isSecret: Bool) -> String {
    let byte = peek()
    switch byte & 0xE0 {
    case CBOR.unsigned, CBOR.negative:
      let number = (try? readTree()).map(\.description) ?? ""
      return isSecret ? "number \(redaction)" : "number \(number)"
    case CBOR.bytes: return "data"
    case CBOR.text:
      guard let text = try? readString() else { return "a string that is not UTF-8" }
      let shown = text.count > Excerpt.limit ? text.prefix(Excerpt.limit) + "…" : text[...]
      return isSecret ? "string \(redaction)" : "string \"\(shown)\""
    case CBOR.array: return "an array"
    case CBOR.map: return "an object"
    case CBOR.tag: return tagWords(isSecret: isSecret)
    default: return simpleWords(isSecret: isSecret)
    }
  }

  private mutating func repeatedWords(isSecret: Bool) -> String {
    guard let offset = try? takeStringReference().offset else { return "a reference to a string" }
    cursor = offset
    return words(isSecret: isSecret)
  }

  private mutating func tagWords(isSecret: Bool) -> String {
    if takes(tag: CBOR.Tag.shareable) {}
    switch peekTag() {
    case CBOR.Tag.stringReference: return repeatedWords(isSecret: isSecret)
    case CBOR.Tag.object:
      let object = try? takeObject()
      return object.flatMap { $0 }.map { "an object of '\(modelName($0.number))'" } ?? "an object"
    case CBOR.Tag.reference: return "a reference to an object"
    case CBOR.Tag.epoch, CBOR.Tag.time: return "a date"
    case CBOR.Tag.decimal: return "a decimal fraction"
    case CBOR.Tag.url: return "a URL"
    case CBOR.Tag.uuid: return "a UUID"
    case CBOR.Tag.set: return "a set"
    default: return "a value that archives do not have"
    }
  }

  private mutating func simpleWords(isSecret: Bool) -> String {
    switch peek() {
    case CBOR.null, CBOR.undefined: return "null"
    case CBOR.true: return isSecret ? redaction : "true"
    case CBOR.false: return isSecret ? redaction : "false"
    case CBOR.half, CBOR.single, CBOR.double:
      let number = (try? readDouble()).map { "\($0)" } ?? ""
      return isSecret ? "number \(redaction)" : "number \(number)"
    default: return "byte 0x" + Excerpt.hexadecimal(peek())
    }
  }
}
