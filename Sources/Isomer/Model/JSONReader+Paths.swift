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
      guard let found = try child(component) else { return false }
      rewind(to: found)
    }
    details.missingKey = nil
    return true
  }

  /// Returns the position of the child that a step leads to, the last one of a duplicate key; nil
  /// if there is none.
  private mutating func child(_ step: ValuePath.Component) throws(ReadingFailure) -> Position? {
    let isArray = token() == Byte.openBracket
    switch step {
    case .key: if isArray { throw mismatch(.expectedObject) }
    case .index: if !isArray { throw mismatch(.expectedArray) }
    }
    let inner = depth + 1
    var found: Position?
    try forEachChild { child, value in
      if child == step { found = Position(offset: value.lowerBound, depth: inner) }
    }
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
