// Going to a part of a document: what a service puts into an envelope.

extension JSONReader {
  /// Goes to the value at a path; false if it is not there, and the reader then stands behind the
  /// bracket of the container that lacks it, or behind the null in its place.
  ///
  /// Each container on the way is passed over as a whole, so the document is checked to its end.
  @inline(never) @usableFromInline
  mutating func seek(_ path: ValuePath) throws(ReadingFailure) -> Bool {
    let start = position
    try skipValue()
    try finish()
    rewind(to: start)
    for (step, component) in path.components.enumerated() {
      // A place names the container that was reached; what is missing is named from there.
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

  /// Nil as the value at a path where there is none; throws if the type has no nil.
  @inline(never) @usableFromInline
  func nothing<T>(_ type: T.Type) throws(ReadingFailure) -> T {
    guard let nothing = Self.nothing(type) as? T else { throw missingPart() }
    return nothing
  }

  /// The failure for a value that is not at its path.
  func missingPart() -> ReadingFailure { ReadingFailure(.missingKey, at: max(cursor - 1, 0)) }

  /// Nil as a value of an optional type; nil for any other type.
  ///
  /// Not generic, since the compiler crashes where it specialises the cast.
  @inline(never)
  static func nothing(_ type: Any.Type) -> Any? {
    (type as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ())
  }
}
