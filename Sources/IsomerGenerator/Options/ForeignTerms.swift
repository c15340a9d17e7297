/// Notes about terms of other libraries, and about options in places where another one is meant.
enum ForeignTerms {
  /// Returns a note about the option that an unknown or misplaced one means.
  static func advice(on term: String, at place: Option.Place) -> String? {
    let spelling = String(term.lowercased().filter { $0 != "_" })
    return advice.first { places, terms, _ in
      places.contains(place) && terms.split(separator: " ").contains { $0 == spelling }
    }?.note
  }

  private static let values = OptionTable.members.union([.enumCase])
  private static let types: Set<Option.Place> = [
    .structure, .classType, .enumeration, .file, .target,
  ]

  /// The notes with their places, and terms in lower case, without underscores.
  private static let advice: [(places: Set<Option.Place>, terms: String, note: String)] = [
    (values, "name rawvalue value readkey", "write 'key:' for the key in documents"),
    (OptionTable.members, "optional nullable", "declare its type as an optional instead: 'Int?'"),
    (
      types, "date dates dateformat datestrategy datedecodingstrategy",
      "write '// @mapped for: Date, with: …' above an empty protocol"
    ),
    (
      [.enumeration, .enumCase], "default unknowncase",
      "add 'fallback' to the case for unknown values"
    ),
    (types, "file", "write '@mapped file' without a colon"),
    (types, "target", "write '@mapped target' without a colon"),
    ([.alias], "sample", "declare a struct that contains it"),
  ]

  /// Returns the choice of an option that a term of another library means.
  static func choice(_ term: String, among names: [String]) -> String? {
    let spelling = term.lowercased().filter(\.isLetter)
    return choices.first { name, terms in
      names.contains(name) && terms.split(separator: " ").contains { $0 == spelling }
    }?.name
  }

  private static let choices: [(name: String, terms: String)] = [
    ("snake", "convertfromsnakecase converttosnakecase snakecase underscore underscored"),
    ("kebab", "kebabcase dashes"), ("camel", "camelcase lowercamelcase"),
    ("pascal", "pascalcase uppercamelcase"),
    ("equality", "equatable"), ("hash", "hashable"),
    ("description", "customstringconvertible debugdescription"), ("changes", "diff patch"),
    ("omit", "exclude ignore skip"), ("write", "encode include keep null"),
    ("absent", "missing undefined"),
  ]
}
