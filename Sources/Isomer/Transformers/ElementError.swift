/// An error about a value inside a transformer's input: an element or a member.
///
/// The path is relative to the transformer's own value. The reader or the writer that reports the
/// error adds the path to its location.
@usableFromInline
struct ElementError: Error, CustomStringConvertible {
  let path: ValuePath
  let error: any Error
  /// True if the path leads through the transformer's input, and not through an intermediate value
  /// between two transformers.
  let isInside: Bool

  init(_ path: ValuePath, _ error: any Error, isInside: Bool = true) {
    self.path = path
    self.error = error
    self.isInside = isInside
  }

  /// One line, such as `[2]: expected a URL, found "x"`.
  @usableFromInline
  var description: String { "\(path.excerpt): \(FailureDetails.words(of: error))" }
}

/// Returns an error with a step prepended to its path; nested errors become one path.
@inline(never) @usableFromInline
func placed(_ error: any Error, at step: ValuePath.Component) -> any Error {
  guard let inner = error as? ElementError, inner.isInside else {
    return ElementError(ValuePath([step]), error)
  }
  return ElementError(ValuePath([step]).appending(inner.path), inner.error)
}

/// Returns an error whose path leads through a value that is not in the document.
@inline(never) @usableFromInline
func displaced(_ error: any Error) -> any Error {
  guard let inner = error as? ElementError else { return error }
  return ElementError(inner.path, inner.error, isInside: false)
}

/// Returns the results of a closure for some values; errors get the index of the value.
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
