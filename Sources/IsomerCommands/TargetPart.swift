/// The part of a command's result that is about one target.
package protocol TargetPart {
  /// The noun for a name in messages.
  static var noun: String { get }
  /// The names of what the target contains.
  var names: [String] { get }
  /// Returns true if the part has something of that name.
  func contains(_ name: String) -> Bool
  /// Returns the text of the named things, in that order; of all things if there are no names.
  func text(of names: [String]) throws(SelectionProblem) -> String
}

extension TargetPart {
  package func contains(_ name: String) -> Bool { names.contains(name) }
}

extension Array where Element: TargetPart {
  /// Returns the texts of the targets that contain a name, or of those that contain anything if there
  /// are no names.
  ///
  /// Throws if no target contains a name.
  package func texts(of names: [String]) throws(SelectionProblem) -> [String] {
    for name in names where !contains(where: { $0.contains(name) }) {
      throw KnownNames(noun: Element.noun, names: flatMap(\.names)).problem(with: name)
    }
    var texts: [String] = []
    for part in self {
      let found = names.filter(part.contains)
      let isWanted = names.isEmpty ? count == 1 || !part.names.isEmpty : !found.isEmpty
      if isWanted { texts.append(try part.text(of: found)) }
    }
    return texts
  }
}
