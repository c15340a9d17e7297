/// The keys that a flattened value handles in the object of its model.
///
/// ```swift
/// FlattenedKeys(["card", "cash"])                      // an enum
/// FlattenedKeys(or: [Address.self], prefix: "home_")   // a model
/// ```
@_spi(Generated)
public struct FlattenedKeys {
  private let keys: [String]
  private let models: [any KeyedMapping.Type]
  fileprivate let affixes: KeyAffixes?

  /// Creates the keys of an object's members and of models, after a prefix and before a suffix.
  public init(
    _ keys: [String] = [], or models: [any KeyedMapping.Type] = [], prefix: String = "",
    suffix: String = ""
  ) {
    (self.keys, self.models) = (keys, models)
    affixes = prefix.isEmpty && suffix.isEmpty ? nil : KeyAffixes(prefix: prefix, suffix: suffix)
  }

  // Inlined into each look-up of a key, it would be large.
  @inline(never)
  func handling(of key: String, below path: String, as profile: String?) -> KeyHandling {
    guard let affixes else { return ownHandling(of: key, below: path, as: profile) }
    if path.isEmpty {
      return affixes.stripped(key).map { ownHandling(of: $0, below: "", as: profile) } ?? .none
    }
    guard let inner = affixes.stripped(path: path) else { return .none }
    return ownHandling(of: key, below: inner, as: profile)
  }

  private func ownHandling(
    of key: String, below path: String, as profile: String?
  ) -> KeyHandling {
    if path.isEmpty, keys.contains(key) { return .value }
    for model in models {
      let handling = model.mappedHandling(of: key, below: path, as: profile)
      if handling != .none { return handling }
    }
    return .none
  }

  /// Returns the key that the value reads for one of the object; nil if it reads none.
  fileprivate func key(for key: String, as profile: String?) -> String? {
    if let affixes { return affixes.stripped(key) }
    return ownHandling(of: key, below: "", as: profile) == .none ? nil : key
  }
}

@_spi(Generated)
extension JSONReader {
  /// Returns whether the next object has a member of a flattened value.
  @inline(never)
  public mutating func has(_ keys: FlattenedKeys) throws(ReadingFailure) -> Bool {
    let (start, key, profile) = (position, keyStart, profile)
    var isThere = false
    if try beginObject() {
      repeat {
        isThere = keys.key(for: try readKeyString(), as: profile) != nil
        if isThere { break }
        try skipValue()
      } while try nextMember()
    }
    try comeBack(to: start, key)
    return isThere
  }

  /// Reads a flattened value from an object with only the members that it handles, without their
  /// affixes; an optional one only if there are any.
  @inline(never)
  public mutating func flattened(
    _ keys: FlattenedKeys, isOptional: Bool = false,
    _ read: (inout JSONReader) throws(ReadingFailure) -> Void
  ) throws(ReadingFailure) {
    var text = PiecedText(isListing: true, affixes: keys.affixes)
    let profile = profile
    if try beginObject() {
      repeat {
        let key = try readKeyString()
        _ = token()
        let start = cursor
        try skipValue()
        guard let own = keys.key(for: key, as: profile) else { continue }
        text.append(bytes(start..<cursor), key: FieldNames.encoded(own), at: start)
      } while try nextMember()
    }
    if isOptional, text.count == 0 { return }
    text.close(Byte.openBrace, Byte.closeBrace, at: cursor)
    if case .failure(let failure) = try part(text, read) { throw text.placed(failure, &details) }
  }
}

@_spi(Generated)
extension JSONWriter {
  /// Writes the members of a flattened value, which is written as an object, with affixes around
  /// their keys; nothing for nil.
  ///
  /// The affixes are the contents of JSON strings. A text, which is a case without values, becomes a
  /// key with null.
  @inlinable
  public mutating func members(
    of value: (some Writable)?, prefix: StaticString = "", suffix: StaticString = ""
  ) {
    guard let value else { return }
    let start = count
    value.write(to: &self)
    moveMembers(from: start, prefix, suffix)
  }

  @inline(never) @usableFromInline
  mutating func moveMembers(from start: Int, _ prefix: StaticString, _ suffix: StaticString) {
    guard count > start else { return }
    let hasAffixes = prefix.utf8CodeUnitCount + suffix.utf8CodeUnitCount > 0
    switch base[start] {
    case Byte.lowerN: count = start
    case Byte.openBrace where !hasAffixes:
      // The brace becomes the comma before the first member.
      base[start] = Byte.comma
      count = count == start + 2 ? start : count - 1
    case Byte.openBrace, Byte.quote:
      let text = withBytes { [UInt8]($0[start...]) }
      count = start
      let places = text.withUnsafeBytes { append($0, prefix, suffix) }
      moveFailures { offset in
        let offset = offset - start
        let place = places.last { $0.old.contains(offset) }
        return place.map { $0.new + offset - $0.old.lowerBound }
      }
    default: fail("a flattened value is written as an object")
    }
  }

  /// Appends the members of an object, or a text as a key with null; after failures, returns where
  /// the values were in the text, and their new offsets.
  private mutating func append(
    _ text: UnsafeRawBufferPointer, _ prefix: StaticString, _ suffix: StaticString
  ) -> [(old: Range<Int>, new: Int)] {
    let key = { (writer: inout JSONWriter, bytes: Slice<UnsafeRawBufferPointer>) in
      writer.append(Byte.comma)
      writer.append(Byte.quote)
      writer.literal(prefix)
      writer.appendBytes(UnsafeRawBufferPointer(rebasing: bytes.dropFirst().dropLast()))
      writer.literal(suffix)
      writer.append(Byte.quote)
    }
    let hasFailures = failure != nil || choice?.failures.isEmpty == false
    var places: [(old: Range<Int>, new: Int)] = []
    var reader = JSONReader(unsafe: text, options: ReadingOptions(depthLimit: .max))
    reader.isNative = form != .json
    do throws(ReadingFailure) {
      guard text[0] == Byte.openBrace else {
        key(&self, text[...])
        literal(":null")
        return []
      }
      guard try reader.beginObject() else { return [] }
      repeat {
        let start = reader.cursor
        _ = try reader.readKeyString()
        let colon = reader.cursor - 1
        try reader.skipValue()
        key(&self, text[start..<colon])
        if hasFailures { places.append((colon..<reader.cursor, count)) }
        appendBytes(UnsafeRawBufferPointer(rebasing: text[colon..<reader.cursor]))
      } while try reader.nextMember()
    } catch {
      fail("a flattened value is written as an object")
    }
    return places
  }
}
