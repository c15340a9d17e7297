// The tool is built without optimisation, where each object file that calls the standard library's
// `map` or `flatMap` contains a copy of it (`@_alwaysEmitIntoClient`): together 4 % of the tool.
// These have the same signatures, and replace them where this module is imported.

extension Collection {
  package func map<Result, Failure>(
    _ transform: (Element) throws(Failure) -> Result
  ) throws(Failure) -> [Result] {
    var results: [Result] = []
    results.reserveCapacity(count)
    for element in self { results.append(try transform(element)) }
    return results
  }
}

// Calls for arrays do not need the conformance of each type of array.
extension Array {
  package func map<Result, Failure>(
    _ transform: (Element) throws(Failure) -> Result
  ) throws(Failure) -> [Result] {
    var results: [Result] = []
    results.reserveCapacity(count)
    for element in self { results.append(try transform(element)) }
    return results
  }
}

extension Optional {
  package func map<Result, Failure>(
    _ transform: (Wrapped) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let value = self else { return nil }
    return try transform(value)
  }

  package func flatMap<Result, Failure>(
    _ transform: (Wrapped) throws(Failure) -> Result?
  ) throws(Failure) -> Result? {
    guard let value = self else { return nil }
    return try transform(value)
  }
}
