import IsomerGenerator

/// The names that an argument of a command can have.
struct KnownNames {
  /// The noun for messages, such as `mapped type`.
  let noun: String
  let names: [String]

  /// The longest list of names in a message.
  private static let limit = 20

  /// Returns the error about a name that is unknown, with the names that are probably meant.
  func problem(with name: String) -> SelectionProblem {
    let meant = suggestions(for: name)
    guard meant.isEmpty else {
      let list = meant.map { "'\($0)'" }.joined(separator: " or ")
      return SelectionProblem(text: "there is no \(noun) '\(name)'; did you mean \(list)?")
    }
    return SelectionProblem(text: "there is no \(noun) '\(name)'\(list)")
  }

  private var list: String {
    guard !names.isEmpty else { return "" }
    let shown = names.sorted().prefix(Self.limit)
    let others = names.count - shown.count
    return "; available: \(shown.joined(separator: ", "))"
      + (others > 0 ? " and \(others) others" : "")
  }

  /// Returns the nested types of that name, else the type without the module, else the nearest names.
  private func suggestions(for name: String) -> [String] {
    let word = String(name.prefix { $0 != "<" })
    let nested = names(endingWith: word)
    guard nested.isEmpty else { return nested }
    let unqualified = names.filter { word.hasSuffix(".\($0)") }
    guard unqualified.isEmpty else { return unqualified }
    // Every word of two letters is similar to many others.
    guard word.count > 2 else { return [] }
    let lasts = names.compactMap { $0.split(separator: ".").last.map(String.init) }
    return Spelling.nearest(to: word, among: names + lasts).map(names(endingWith:)) ?? []
  }

  /// Returns the names that are equal to a word, or end with it, without regard to case.
  private func names(endingWith word: String) -> [String] {
    let word = word.lowercased()
    return names.filter { name in
      let name = name.lowercased()
      return name == word || name.hasSuffix(".\(word)")
    }
  }
}
