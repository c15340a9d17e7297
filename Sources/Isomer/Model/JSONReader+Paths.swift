// Reading a part of a document, such as the payload in a service's envelope.

extension JSONReader {
  /// Moves to the value at a path; returns false if it does not exist.
  ///
  /// The cursor is then after the bracket of the container that lacks it, or after the null that
  /// ends the path. The whole document is read first, so syntax errors in the rest are found.
  @inline(never) @usableFromInline
  mutating func seek(_ path: ValuePath) throws(ReadingFailure) -> Bool {
    let start = position
    try skipValue()
    try finish()
    rewind(to: start)
    for (step, component) in path.components.enumerated() {
      // The error's path is that of the last container found; the missing key is relative to it.
      details.missingKey = ValuePath(Array(path.components[step...])).description
      if try readNull() {
        details.missingKey = ValuePath(Array(path.components[max(step - 1, 0)...])).description
        return false
      }
      let found: Position?
      switch component {
      case .key(let key): found = try lastMember(key)
      case .index(let index): found = try element(at: index)
      }
      guard let found else { return false }
      rewind(to: found)
    }
    details.missingKey = nil
    return true
  }

  private mutating func lastMember(_ key: String) throws(ReadingFailure) -> Position? {
    var found: Position?
    guard try beginObject() else { return nil }
    repeat {
      if try readKeyString().hasBytes(of: key) { found = position }
      try skipValue()
    } while try nextMember()
    return found
  }

  private mutating func element(at index: Int) throws(ReadingFailure) -> Position? {
    var found: Position?
    var current = 0
    guard try beginArray() else { return nil }
    repeat {
      if current == index { found = position }
      current += 1
      try skipValue()
    } while try nextElement()
    return found
  }

  /// Returns nil as the value at a path that does not exist; throws if the type has no nil.
  @inline(never) @usableFromInline
  func nothing<T>(_ type: T.Type) throws(ReadingFailure) -> T {
    guard let nothing = Self.nothing(type) as? T else { throw missingPart() }
    return nothing
  }

  /// Returns the failure for a path that does not exist.
  func missingPart() -> ReadingFailure { ReadingFailure(.missingKey, at: max(cursor - 1, 0)) }

  /// Returns nil as a value of an optional type; nil for any other type.
  ///
  /// Not generic, because the compiler crashes when it specialises the cast.
  @inline(never)
  static func nothing(_ type: Any.Type) -> Any? {
    (type as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ())
  }
}
