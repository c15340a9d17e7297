/// An error about one value inside of what a transformer was given: an element, a member.
///
/// The path leads on from the transformer's own value. Wherever the error ends up, in a reader or a
/// writer, the path is added to the place there.
@usableFromInline
struct ElementError: Error, CustomStringConvertible {
  let path: ValuePath
  let error: any Error
  /// Whether the path leads through what the transformer was given, and not through a value that
  /// only stood between two transformers.
  let isInside: Bool

  init(_ path: ValuePath, _ error: any Error, isInside: Bool = true) {
    self.path = path
    self.error = error
    self.isInside = isInside
  }

  /// One line, such as `[2]: expected a URL, found "x"`.
  @usableFromInline
  var description: String { "\(path): \(FailureDetails.words(of: error))" }
}

/// An error with the step that leads to the value in front; nested ones become one path.
@inline(never) @usableFromInline
func placed(_ error: any Error, at step: ValuePath.Component) -> any Error {
  guard let inner = error as? ElementError, inner.isInside else {
    return ElementError(ValuePath([step]), error)
  }
  return ElementError(ValuePath([step]).appending(inner.path), inner.error)
}

/// An error whose path leads through a value that is not in the document.
@inline(never) @usableFromInline
func displaced(_ error: any Error) -> any Error {
  guard let inner = error as? ElementError else { return error }
  return ElementError(inner.path, inner.error, isInside: false)
}

/// The results of a closure for each of some values; an error gets the index in front.
@inlinable
func mapElements<Values: Collection, Result>(
  _ values: Values, _ transform: (Values.Element) throws -> Result
) throws -> [Result] {
  var results: [Result] = []
  results.reserveCapacity(values.count)
  for value in values {
    do {
      results.append(try transform(value))
    } catch {
      throw placed(error, at: .index(results.count))
    }
  }
  return results
}
