/// A model that can be copied.
///
/// The generator writes the conformance for every type with `derive: .copy`:
///
/// ```swift
/// let copy = profile.copy()                        // equal, and of a class not identical
/// let other = profile.copy { $0.name = "other" }   // profile keeps its name
/// ```
///
/// A copy is shallow: objects that it refers to are shared with the original.
public protocol Copying {
  /// Another value with the same properties; of a class, another object of the same class.
  func copy() -> Self
}

extension Copying {
  /// A copy that a closure has changed.
  ///
  /// ```swift
  /// let closed = issue.copy {
  ///   $0.state = .closed
  ///   $0.labels.append("done")
  /// }
  /// ```
  ///
  /// Throws what the closure throws.
  public func copy(_ change: (inout Self) throws -> Void) rethrows -> Self {
    var copied = copy()
    try change(&copied)
    return copied
  }
}

/// The copy of an object, as the class that the original is known by.
///
/// The build refuses classes below that are not mapped, so a copy is always of the original's class.
@_spi(Generated)
public func copied<Object: AnyObject>(_ copy: AnyObject, of original: Object) -> Object {
  guard let copy = copy as? Object else {
    preconditionFailure("'\(type(of: original))' is not mapped, so it cannot be copied")
  }
  return copy
}
