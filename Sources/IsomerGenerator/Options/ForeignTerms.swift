/// The terms of other libraries and languages that ours are suggested for.
enum ForeignTerms {
  /// A term of ours, and others with the same meaning in lower case, separated by spaces.
  typealias Entry = (meaning: String, terms: String)

  static func meaning(
    of term: String, in entries: [Entry], where isPossible: (String) -> Bool = { _ in true }
  ) -> String? {
    entries.first { $1.split(separator: " ").contains { $0 == term } && isPossible($0) }?.meaning
  }

  /// Returns the option for a term, which can have a value: `skip: .write` for `readonly`.
  static func option(for term: String, at place: Option.Place) -> String? {
    meaning(of: term.lowercased().filter { $0 != "_" }, in: options) {
      OptionTable.option($0)?.places.contains(place) == true
    }
  }

  /// Returns a note about the option that an unknown or misplaced one means.
  static func note(on term: String, at place: Option.Place) -> String? {
    let entries = notes.filter { places, _ in places.contains(place) }.map(\.entry)
    return meaning(of: term.lowercased().filter { $0 != "_" }, in: entries)
  }

  static let options: [Entry] = [
    ("alias", "alternate alternates alternative fallbackkeys validationalias"),
    ("check", "validate validation validator"), ("check: .count(1...)", "count length"),
    ("check: .matches(\"…\")", "pattern regex"), ("check: 1...9", "max maximum min minimum range"),
    ("default", "defaultvalue fallbackvalue ifmissing initial"),
    ("derive", "codable decodable encodable equatable hashable"),
    ("flatten", "embed embedded inline nested unwrapped"),
    ("flatten: .prefix(\"…\")", "prefix"), ("flatten: .suffix(\"…\")", "suffix"),
    ("id", "identifier identity primarykey"),
    ("key", "codingkey column field json jsonkey jsonname path rename renamed"),
    ("keys", "case casing keycase keydecodingstrategy keystrategy naming renameall"),
    ("omit", "jsoninclude skipserializingif"),
    ("omit: .default", "encodedefaults excludedefaults omitdefault omitdefaults"),
    ("omit: .empty", "omitempty"), ("null: .error", "failonnull nonnull notnull"),
    ("null: .omit", "excludenone omitnil omitnull skipnull"),
    ("rest", "additional catchall extra extras others unclaimed"),
    ("secret", "private redact redacted sensitive"),
    ("skip", "exclude excluded ignore ignored transient"), ("skip: .read", "writeonly"),
    ("skip: [.archive, .equality, .hash, .description]", "transitory"),
    ("skip: .write", "readonly"), ("tag", "discriminator kind type typekey"),
    ("under", "container root rootkey"), ("unknown", "additionalproperties"),
    ("unknown: .error", "deny denyunknownfields forbid strict"),
    ("with", "convert converter date datestrategy decode encode format formatter"),
    ("each", "eachelement elementtransformer elementwith items"),
    ("with", "transform transformer using"), ("with: .dateFormat(\"…\")", "dateformat"),
  ]

  /// The choices of options.
  static let choices: [Entry] = [
    ("snake", "convertfromsnakecase converttosnakecase snakecase underscore underscored"),
    ("kebab", "kebabcase dashes"), ("camel", "camelcase lowercamelcase"),
    ("pascal", "pascalcase uppercamelcase"),
    ("equality", "equatable"), ("hash", "hashable"),
    ("description", "customstringconvertible debugdescription"), ("changes", "diff patch"),
    ("omit", "exclude ignore skip"), ("write", "encode include keep null"),
    ("missing", "absent undefined"), ("documents", "json"),
  ]

  static let transformers: [Entry] = [
    ("secondsSince1970", "epoch timestamp unix"), ("rfc3339", "iso8601"), ("embedded()", "json"),
  ]

  private static let values = OptionTable.members.union([.enumCase])
  private static let types: Set<Option.Place> = [
    .structure, .classType, .enumeration, .file, .target,
  ]

  /// Notes in place of options, and the places that they apply to.
  private static let notes: [(places: Set<Option.Place>, entry: Entry)] = [
    (values, ("write 'key:' for the key in documents", "name rawvalue value readkey")),
    (types, ("write 'key.archive:' for the name in archives, or 'key:' for a tag", "name")),
    (OptionTable.members, ("declare its type as an optional instead: 'Int?'", "optional nullable")),
    (
      types,
      (
        "write '// @mapped for: Date, with: …' above an empty protocol",
        "date dates dateformat datestrategy datedecodingstrategy"
      )
    ),
    (
      [.enumeration, .enumCase],
      ("add 'fallback' to the case for unknown values", "default unknowncase")
    ),
    (types, ("write '@mapped file' without a colon", "file")),
    (types, ("write '@mapped target' without a colon", "target")),
    ([.alias], ("declare a struct that contains it", "sample")),
  ]
}
