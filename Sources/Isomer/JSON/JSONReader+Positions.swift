@_spi(Generated)
extension JSONReader {
  /// A place between two tokens, to which the reader can go back.
  @frozen
  public struct Position {
    @usableFromInline let offset: Int
    @usableFromInline let depth: Int

    @inlinable @inline(__always)
    init(offset: Int, depth: Int) {
      self.offset = offset
      self.depth = depth
    }
  }

  /// Where the reader stands.
  @inlinable @inline(__always)
  public var position: Position { Position(offset: cursor, depth: depth) }

  /// Goes back, or forward, to a place where the reader stood before.
  @inlinable @inline(__always)
  public mutating func rewind(to position: Position) {
    cursor = position.offset
    depth = position.depth
  }
}

// The key that `firstKey` or `nextKey` has just returned as unknown. Only its place is kept, and it
// is read again.
@_spi(Generated)
extension JSONReader {
  /// The key that was just taken, as a string.
  public var currentKey: String {
    @inline(never) mutating get { rereadKey { $0.string } ?? "" }
  }

  /// Whether the key that was just taken is in another set.
  @inline(never)
  public mutating func currentKeyIsClaimed(by keys: KeySet) -> Bool {
    rereadKey { keys.claims($0) } ?? false
  }

  private mutating func rereadKey<Result>(_ body: (KeyText) -> Result) -> Result? {
    let position = self.position
    defer { rewind(to: position) }
    cursor = keyStart
    // It was valid when it was read.
    guard let key = try? readText() else { return nil }
    return body(key)
  }

  /// Whether a report is collected; only then notes have an effect.
  @inlinable
  public var isReporting: Bool { collector != nil }

  /// Notes the key that was just taken as one that nobody claims, and skips its value.
  @inline(never)
  public mutating func reportUnknownKey() throws(ReadingFailure) {
    collector?.note(.unknownKey, at: keyStart)
    try skipValue()
  }

  /// Notes that the object had the key that was just taken before.
  @inline(never)
  public func reportDuplicateKey() { collector?.note(.duplicateKey, at: keyStart) }

  /// Notes that an alternative of the key that was just taken is used instead.
  @inline(never)
  public func reportIgnoredAlternative() { collector?.note(.alternativeIgnored, at: keyStart) }

  /// Notes that the value of the key that was just taken differs from the model's constant.
  @inline(never)
  public func reportDifferentConstant() { collector?.note(.constantDiffers, at: keyStart) }

  /// Reads the value of an unknown key and keeps it.
  @inline(never)
  public mutating func keep(in rest: inout [String: Value]?) throws(ReadingFailure) {
    let key = currentKey
    let value = try Value.read(&self)
    rest = rest ?? [:]
    rest?[key] = value
  }
}
