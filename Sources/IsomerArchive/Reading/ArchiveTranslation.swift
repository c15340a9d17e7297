import Isomer

/// Translates a failure into an error: the path of its location, what was expected, and what was
/// found.
///
/// The location is determined by walking the archive again with the names in its table; an archive
/// that is read without error has no overhead.
struct ArchiveTranslation {
  let bytes: UnsafeRawBufferPointer
  let options: ReadingOptions

  func error(_ failure: ReadingFailure, _ details: FailureDetails) -> MappingError {
    var reader = reader(for: failure.offset)
    let place = reader?.path(to: failure.offset) ?? ValuePath()
    let isSecret = details.isSecret
    let hasFound = Self.showsFound(failure.code) && details.reason == nil
    var path = place.appending(details.inner)
    if failure.code == .missingKey, let key = details.missingKey {
      path = path.appending(.key(key))
    }
    return MappingError(
      failure.code.ofError, path: path, offset: min(failure.offset, bytes.count),
      expected: details.expected ?? failure.code.expected,
      found: details.found ?? (hasFound ? found(at: failure.offset, isSecret: isSecret) : nil),
      reason: details.reason ?? reason(failure.code, details), underlying: details.underlying,
      isSecret: isSecret)
  }

  private func reason(_ code: ReadingFailure.Code, _ details: FailureDetails) -> String? {
    switch code {
    case .missingKey: "the property \"\(details.missingKey ?? "")\" is missing"
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
}

// MARK: - the path

extension ArchiveTranslation {
  /// Returns a reader at the start of the body that knows the strings before an offset; nil if it
  /// cannot get there.
  private func reader(for offset: Int) -> ArchiveReader? {
    var reader = ArchiveReader(unsafe: bytes, options: options)
    guard bytes.count > ArchiveFormat.versionOffset + ArchiveFormat.checksumSize,
      ArchiveFormat.hasPrefix(bytes), (try? reader.openWhole()) != nil
    else { return nil }
    try? reader.searchShared(to: min(offset, reader.count))
    reader.cursor = reader.bodyStart
    return reader
  }

  /// Returns a description of the value at an offset: `string "x"`, `an object of 'User'`.
  private func found(at offset: Int, isSecret: Bool) -> String {
    guard var reader = reader(for: offset), offset >= reader.bodyStart, offset < reader.count else {
      return "the end of the archive"
    }
    reader.cursor = offset
    return reader.words(isSecret: isSecret)
  }
}

extension ArchiveReader {
  /// An object, an array or a map on the path to an offset.
  private struct Open {
    /// The number of an object's model.
    var model: Int?
    var isMap = false
    /// The number of its values; for a map, of keys and values.
    let count: Int
    /// The number of its values before the offset.
    var index = 0
    /// The offset of the last key of a map.
    var key = 0
  }

  /// Moves to the innermost value that contains an offset and returns its path, in one pass.
  fileprivate mutating func path(to offset: Int) -> ValuePath {
    var open: [Open] = []
    do throws(ReadingFailure) {
      repeat {
        let isKey = open.last.map { $0.isMap && $0.index % 2 == 0 } ?? false
        if isKey { open[open.count - 1].key = cursor }
        let next = try isKey ? skipped() : takeBeginning()
        guard cursor <= offset else { break }
        if let next, next.count > 0 { open.append(next) } else { Self.pass(&open) }
      } while !open.isEmpty
    } catch {
      // A value that cannot be skipped is the location of the failure.
    }
    return ValuePath(open.compactMap { component(of: $0) })
  }

  /// Reads the start of a container, or skips another value.
  private mutating func takeBeginning() throws(ReadingFailure) -> Open? {
    let start = cursor
    if takes(tag: CBOR.Tag.shareable) || takes(tag: CBOR.Tag.set) {}
    if let (number, values) = try takeObject() { return Open(model: number, count: values) }
    switch peek() & 0xE0 {
    case CBOR.array: return Open(count: try takeCount(CBOR.array, or: .expectedArray))
    case CBOR.map:
      let members = try takeCount(CBOR.map, of: 2, or: .expectedObject)
      return Open(isMap: true, count: 2 * members)
    default:
      cursor = start
      return try skipped()
    }
  }

  private mutating func skipped() throws(ReadingFailure) -> Open? {
    try skipItems(1)
    return nil
  }

  /// Counts a value before the offset, and ends the containers that end with it.
  private static func pass(_ open: inout [Open]) {
    while let last = open.indices.last {
      open[last].index += 1
      guard open[last].index == open[last].count else { return }
      open.removeLast()
    }
  }

  /// Returns the step from a container to its current value; nil for a key that cannot be read.
  @inline(never)
  private mutating func component(of container: Open) -> ValuePath.Component? {
    if container.isMap {
      cursor = container.key
      return (try? isAtText ? readString() : readTreeKey()).map { .key($0) }
    }
    let names = container.model.map { self.names($0).properties } ?? []
    return container.index < names.count ? .key(names[container.index]) : .index(container.index)
  }

  /// Returns a description of the next value.
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
      return object.flatMap { $0 }.map { "an object of '\(names($0.number).model)'" } ?? "an object"
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
