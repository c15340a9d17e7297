// A failure of a check is located at the value just read; the error of a user's function is its
// reason.
@_spi(Generated)
extension JSONReader {
  /// Returns a value just read after its checks.
  @inlinable
  public mutating func checked<Value>(
    _ value: Value, by check: (inout Checked<Value>) throws -> Void
  ) throws(ReadingFailure) -> Value {
    var checked = Checked(value)
    do {
      try check(&checked)
    } catch {
      throw checkFailed(error)
    }
    return checked.value
  }

  /// The same for an optional; nil passes.
  @inlinable
  public mutating func checkedUnlessNil<Value>(
    _ value: Value?, by check: (inout Checked<Value>) throws -> Void
  ) throws(ReadingFailure) -> Value? {
    guard let value else { return nil }
    return try checked(value, by: check)
  }

  /// Returns a default after its property's checks; a failure is located at the object just read.
  @inlinable
  public mutating func checkedDefault<Value>(
    _ value: Value, at path: StaticString, by check: (inout Checked<Value>) throws -> Void
  ) throws(ReadingFailure) -> Value {
    try checkedReplacement(value, "the default was used", at: path, by: check)
  }

  /// The same for an optional property; nil passes.
  public mutating func checkedDefaultUnlessNil<Value>(
    _ value: Value?, at path: StaticString, by check: (inout Checked<Value>) throws -> Void
  ) throws(ReadingFailure) -> Value? {
    guard let value else { return nil }
    return try checkedDefault(value, at: path, by: check)
  }

  /// Reads a value with checks; an invalid one is replaced by another, which must pass them too.
  @inlinable
  public mutating func recover<Value>(
    _ read: (inout JSONReader) throws(ReadingFailure) -> Value,
    or replacement: @autoclosure () -> Value, by check: (inout Checked<Value>) throws -> Void
  ) throws(ReadingFailure) -> Value {
    if let value = try recover(read) { return value }
    return try checkedReplacement(replacement(), by: check)
  }

  /// The same for an optional; nil passes.
  @inlinable
  public mutating func recoverUnlessNil<Value>(
    _ read: (inout JSONReader) throws(ReadingFailure) -> Value?,
    or replacement: @autoclosure () -> Value?, by check: (inout Checked<Value>) throws -> Void
  ) throws(ReadingFailure) -> Value? {
    if let value = try recover(read) { return value }
    guard let value = replacement() else { return nil }
    return try checkedReplacement(value, by: check)
  }

  /// Returns a value that is not in the document after its checks.
  @inline(never) @usableFromInline
  mutating func checkedReplacement<Value>(
    _ value: Value, _ reason: StaticString = "the value of 'recover:' was used",
    at path: StaticString = "", by check: (inout Checked<Value>) throws -> Void
  ) throws(ReadingFailure) -> Value {
    var checked = Checked(value)
    do {
      try check(&checked)
    } catch {
      let failure = checkFailed(error)
      if details.inner.isEmpty {
        details.found = details.found ?? Excerpt.words(for: value) ?? "another value"
      }
      details.reason = details.reason ?? reason.description
      details.inner = ValuePath(of: path).appending(details.inner)
      throw failure
    }
    return checked.value
  }

  @inline(never) @usableFromInline
  mutating func checkFailed(_ error: any Error) -> ReadingFailure {
    details = FailureDetails(checking: error)
    return ReadingFailure(.init(of: error, or: .checkFailed), at: cursor)
  }
}

extension ValuePath {
  /// Creates the path of a literal in generated code.
  init(of literal: StaticString) {
    let text = literal.description
    self = text.isEmpty ? ValuePath() : ValuePath(text) ?? ValuePath([.key(text)])
  }
}
