/// Spelling suggestions, by edit distance.
package enum Spelling {
  /// Returns the nearest candidate, or nil if none is similar.
  ///
  /// The distance is at most a third of the word's length, but at least one edit is allowed.
  /// Otherwise the longest candidate is returned whose first four letters begin the word.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    var best: String?
    var limit = max(1, word.count / 3) + 1
    for candidate in candidates {
      let distance = distance(word.lowercased(), candidate.lowercased())
      if distance < limit { (best, limit) = (candidate, distance) }
    }
    let similar = candidates.filter { $0.count > 2 && word.hasPrefix($0.prefix(4)) }
    return best ?? similar.max { $0.count < $1.count }
  }

  /// Returns the candidate that a misspelt name most likely means; nil if the name is a candidate.
  ///
  /// It is stricter than `nearest(to:among:)`, because other names can be valid.
  static func misspelt(_ name: String, among candidates: [String]) -> String? {
    guard name.count > 3, !candidates.contains(name) else { return nil }
    return candidates.filter { $0.count > 3 && distance(name, $0) <= (name.count < 8 ? 1 : 2) }
      .min { distance(name, $0) < distance(name, $1) }
  }

  /// Returns the optimal string alignment distance: the number of insertions, deletions,
  /// substitutions and swaps of adjacent characters.
  static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left.utf8)
    let right = Array(right.utf8)
    var beforePrevious = [Int](repeating: 0, count: right.count + 1)
    var previous = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      for column in 0..<right.count {
        var cost = min(
          previous[column] + (left[row] == right[column] ? 0 : 1),
          previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
