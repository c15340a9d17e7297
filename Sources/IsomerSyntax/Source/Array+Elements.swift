// Functions of collections for arrays; see `Map.swift`. In code without optimisation, each object
// file contains the conformance of each type of array for which it calls the standard library's
// functions: together 2 % of the tool. These have the same signatures and need no conformance.

extension Array {
  package var isEmpty: Bool { count == 0 }
  package var first: Element? { count == 0 ? nil : self[0] }
  package var nonEmpty: [Element]? { isEmpty ? nil : self }
  package var last: Element? { count == 0 ? nil : self[count - 1] }

  package func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    for element in self where try predicate(element) { return element }
    return nil
  }

  package func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool {
    for element in self where try predicate(element) { return true }
    return false
  }

  package func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
    for element in self where try !predicate(element) { return false }
    return true
  }

  package func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    var results: [Element] = []
    for element in self where try isIncluded(element) { results.append(element) }
    return results
  }

  package func compactMap<Result, Failure>(
    _ transform: (Element) throws(Failure) -> Result?
  ) throws(Failure) -> [Result] {
    var results: [Result] = []
    for element in self {
      if let result = try transform(element) { results.append(result) }
    }
    return results
  }

  /// Returns the results for all elements; nil if there is none for one of them.
  package func mapAll<Result>(_ transform: (Element) -> Result?) -> [Result]? {
    let results = compactMap(transform)
    return results.count == count ? results : nil
  }

  package func flatMap<Result, Failure>(
    _ transform: (Element) throws(Failure) -> [Result]
  ) throws(Failure) -> [Result] {
    var results: [Result] = []
    for element in self { results.append(contentsOf: try transform(element)) }
    return results
  }
}

extension Array {
  package mutating func modifyEach(_ modify: (inout Element) -> Void) {
    for index in indices { modify(&self[index]) }
  }
}

extension Array where Element: Equatable {
  package func contains(_ element: Element) -> Bool {
    for other in self where other == element { return true }
    return false
  }
}

extension [String] {
  package func joined(separator: String = "") -> String {
    var text = ""
    for index in indices {
      if index > 0 { text += separator }
      text += self[index]
    }
    return text
  }
}
