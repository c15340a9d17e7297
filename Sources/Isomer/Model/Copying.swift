/// A model that can be copied.
///
/// The generator writes the conformance for every type with `derive: .copy`:
///
/// ```swift
/// let copy = profile.copy()
/// // equal to profile, and a new object for a class
/// let other = profile.copy { $0.name = "other" }
/// // profile is unchanged
/// ```
///
/// A copy is shallow: referenced objects are shared with the original.
public protocol Copying {
  /// Returns a value with the same properties; for a class, a new object of the same class.
  func copy() -> Self
}

extension Copying {
  /// Returns a copy modified by a closure.
  ///
  /// ```swift
  /// let closed = issue.copy {
  ///   $0.state = .closed
  ///   $0.labels.append("done")
  /// }
  /// ```
  ///
  /// Rethrows the errors of the closure.
  public func copy(_ change: (inout Self) throws -> Void) rethrows -> Self {
    var copied = copy()
    try change(&copied)
    return copied
  }
}

/// Returns the copy of an object, cast to the static type of the original.
///
/// The build rejects unmapped subclasses, so a copy always has the class of the original.
@_spi(Generated)
public func copied<Object: AnyObject>(_ copy: AnyObject, of original: Object) -> Object {
  guard let copy = copy as? Object else {
    preconditionFailure("'\(type(of: original))' is not mapped, so it cannot be copied")
  }
  return copy
}
