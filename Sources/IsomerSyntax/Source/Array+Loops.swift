// The functions of sequences that are called most, for arrays, as loops over indexes.
//
// The tool is not optimised, so that the standard library's functions, which are generic, look up the
// iterator and the types of its members for each element.
extension Array {
  package func compactMap<Result>(_ transform: (Element) throws -> Result?) rethrows -> [Result] {
    var results: [Result] = []
    var index = 0
    while index < count {
      if let result = try transform(self[index]) { results.append(result) }
      index += 1
    }
    return results
  }

  package func flatMap<Result>(_ transform: (Element) throws -> [Result]) rethrows -> [Result] {
    var results: [Result] = []
    var index = 0
    while index < count {
      let found = try transform(self[index])
      if !found.isEmpty { results += found }
      index += 1
    }
    return results
  }

  package func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    var found: [Element] = []
    var index = 0
    while index < count {
      let element = self[index]
      if try isIncluded(element) { found.append(element) }
      index += 1
    }
    return found
  }

  package func first(where isMeant: (Element) throws -> Bool) rethrows -> Element? {
    try firstIndex(where: isMeant).map { self[$0] }
  }

  package func contains(where isMeant: (Element) throws -> Bool) rethrows -> Bool {
    try firstIndex(where: isMeant) != nil
  }

  package func allSatisfy(_ isMet: (Element) throws -> Bool) rethrows -> Bool {
    try firstIndex { try !isMet($0) } == nil
  }

  package func firstIndex(where isMeant: (Element) throws -> Bool) rethrows -> Int? {
    var index = 0
    while index < count {
      if try isMeant(self[index]) { return index }
      index += 1
    }
    return nil
  }
}
