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
  fileprivate let nullable: [String]
  /// The handling of keys by others, which leave all other keys to the value.
  private let others: ((_ key: String, _ profile: String?) -> KeyHandling)?
  fileprivate let affixes: KeyAffixes?

  /// Creates the keys of an object's members and of models, after a prefix and before a suffix.
  ///
  /// Null is a value of the `nullable` keys, such as those of cases without values. With `others` they
  /// are all keys that these do not handle, or only the object's members if it has one of them.
  public init(
    _ keys: [String] = [], or models: [any KeyedMapping.Type] = [], nullable: [String] = [],
    prefix: String = "", suffix: String = "",
    besides others: ((_ key: String, _ profile: String?) -> KeyHandling)? = nil
  ) {
    (self.keys, self.models, self.nullable, self.others) = (keys, models, nullable, others)
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
    if let others, others(key, profile) != .none { return nil }
    if let affixes { return affixes.stripped(key) }
    return others == nil && ownHandling(of: key, below: "", as: profile) == .none ? nil : key
  }

  /// Returns whether a key that the value reads is that of a case, so that others are not read.
  fileprivate func isPreferred(_ own: String) -> Bool {
    others != nil && affixes == nil && keys.contains(own)
  }

  /// Returns whether the value reads a key that it writes.
  fileprivate func isRead(_ own: String, as profile: String?) -> Bool {
    key(for: affixes?.added(to: own) ?? own, as: profile) != nil
  }

  /// Returns whether a key that the value reads is required, so that a value cannot have null.
  fileprivate func isRequired(_ own: String) -> Bool {
    models.contains { model in
      let index = model.mappedKeys.index(of: own)
      return 0..<64 ~= index && model.mappedKeys.required >> UInt64(index) & 1 != 0
    }
  }
}

/// How an object has the keys of a flattened optional.
@_spi(Generated)
public enum FlattenedKeysState {
  /// It has none of them.
  case missing
  /// Those that it has are null.
  case null
  /// It has one with a value.
  case present
}

@_spi(Generated)
extension JSONReader {
  /// Returns whether the next object has a member of a flattened optional that is not null.
  public mutating func has(_ keys: FlattenedKeys) throws(ReadingFailure) -> Bool {
    try state(of: keys) == .present
  }

  /// Returns how the next object has the members of a flattened optional; an update of an existing
  /// value also reads nulls, unless they are those of required keys.
  @inline(never)
  public mutating func state(
    of keys: FlattenedKeys, isUpdate: Bool = false
  ) throws(ReadingFailure) -> FlattenedKeysState {
    let (start, key, profile) = (position, keyStart, profile)
    var nulls = Nulls(isUpdate: isUpdate)
    if try beginObject() {
      repeat {
        let own = keys.key(for: try readKeyString(), as: profile)
        if let own, nulls.take(own, isNull: token() == Byte.lowerN, keys) == .present { break }
        try skipValue()
      } while try nextMember()
    }
    try comeBack(to: start, key)
    return nulls.state
  }

  /// Reads a flattened value from an object with only the members that it handles, without their
  /// affixes; an optional one only if there are any.
  ///
  /// With `ignoresNull` members that are null count as missing while there are no others, as in
  /// `state`; returns `null` if there are only such, and otherwise `missing` or `present`.
  @inline(never) @discardableResult
  public mutating func flattened(
    _ keys: FlattenedKeys, isOptional: Bool = false, ignoresNull: Bool = false,
    isUpdate: Bool = false, _ read: (inout JSONReader) throws(ReadingFailure) -> Void
  ) throws(ReadingFailure) -> FlattenedKeysState {
    var text = PiecedText(isListing: true, affixes: keys.affixes)
    let profile = profile
    var nulls = Nulls(isUpdate: isUpdate)
    var hasPreferred = false
    if try beginObject() {
      repeat {
        let key = try readKeyString()
        let isNull = token() == Byte.lowerN && ignoresNull
        let start = cursor
        try skipValue()
        guard let own = keys.key(for: key, as: profile),
          !hasPreferred || keys.isPreferred(own)
        else { continue }
        if !hasPreferred, keys.isPreferred(own) {
          hasPreferred = true
          text = PiecedText(isListing: true, affixes: keys.affixes)
          nulls = Nulls(isUpdate: isUpdate)
        }
        if nulls.state != .present { nulls.take(own, isNull: isNull, keys) }
        append(start..<cursor, key: FieldNames.encoded(own), to: &text)
      } while try nextMember()
    }
    let state = nulls.state
    if isOptional, state != .present { return state }
    text.close(Byte.openBrace, Byte.closeBrace, at: cursor)
    if case .failure(let failure) = try part(text, read) { throw text.placed(failure, &details) }
    return .present
  }
}

/// The nulls among the members of a flattened value.
private struct Nulls {
  let isUpdate: Bool
  var isPresent = false
  var count = 0
  var isRequired = false

  var state: FlattenedKeysState {
    if isPresent { return .present }
    guard count > 0 else { return .missing }
    return isUpdate && !isRequired ? .present : .null
  }

  @discardableResult
  mutating func take(_ own: String, isNull: Bool, _ keys: FlattenedKeys) -> FlattenedKeysState {
    if !isNull || keys.nullable.contains(own) {
      isPresent = true
    } else {
      count += 1
      if isUpdate, keys.isRequired(own) { isRequired = true }
    }
    return isPresent ? .present : .null
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

  /// Does the same, but leaves out members that the value would not read.
  public mutating func members(
    of value: (some Writable)?, prefix: StaticString = "", suffix: StaticString = "",
    only keys: FlattenedKeys
  ) {
    guard let value else { return }
    let start = count
    value.write(to: &self)
    moveMembers(from: start, prefix, suffix, only: keys)
  }

  @inline(never) @usableFromInline
  mutating func moveMembers(from start: Int, _ prefix: StaticString, _ suffix: StaticString) {
    moveMembers(from: start, prefix, suffix, only: nil)
  }

  private mutating func moveMembers(
    from start: Int, _ prefix: StaticString, _ suffix: StaticString, only keys: FlattenedKeys?
  ) {
    guard count > start else { return }
    let isMoved = keys == nil && prefix.utf8CodeUnitCount + suffix.utf8CodeUnitCount == 0
    switch base[start] {
    case Byte.lowerN: count = start
    case Byte.openBrace where isMoved:
      // The brace becomes the comma before the first member.
      base[start] = Byte.comma
      count = count == start + 2 ? start : count - 1
    case Byte.openBrace, Byte.quote:
      let text = withBytes { [UInt8]($0[start...]) }
      count = start
      let pieces = text.withUnsafeBytes { append($0, prefix, suffix, keys) }
      moveFailures { pieces.offset(of: $0 - start) }
    default: fail("a flattened value is written as an object")
    }
  }

  /// Appends the members of an object, or a text as a key with null; after failures, returns the
  /// values with their new offsets.
  private mutating func append(
    _ text: UnsafeRawBufferPointer, _ prefix: StaticString, _ suffix: StaticString,
    _ keys: FlattenedKeys?
  ) -> [TextPiece] {
    let key = { (writer: inout JSONWriter, bytes: Slice<UnsafeRawBufferPointer>) in
      writer.append(Byte.comma)
      writer.append(Byte.quote)
      writer.literal(prefix)
      writer.appendBytes(UnsafeRawBufferPointer(rebasing: bytes.dropFirst().dropLast()))
      writer.literal(suffix)
      writer.append(Byte.quote)
    }
    let hasFailures = failure != nil || choice?.failures.isEmpty == false
    var pieces: [TextPiece] = []
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
        let own = try reader.readKeyString()
        let colon = reader.cursor - 1
        try reader.skipValue()
        guard keys?.isRead(own, as: profile) ?? true else { continue }
        key(&self, text[start..<colon])
        if hasFailures {
          pieces.append(TextPiece(range: colon..<reader.cursor, offset: count))
        }
        appendBytes(UnsafeRawBufferPointer(rebasing: text[colon..<reader.cursor]))
      } while try reader.nextMember()
    } catch {
      fail("a flattened value is written as an object")
    }
    return pieces
  }
}
