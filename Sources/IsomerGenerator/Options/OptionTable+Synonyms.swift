extension OptionTable {
  /// Returns the option for a term of other libraries and languages: `skip: .write` for `readonly`.
  static func meaning(of foreign: String, at place: Option.Place) -> String? {
    let spelling = String(foreign.lowercased().filter { $0 != "_" })
    return synonyms.first { name, others in
      others.split(separator: " ").contains { $0 == spelling }
        && option(name)?.places.contains(place) == true
    }?.option
  }

  /// The options, some with a value, and their synonyms in lower case, without underscores.
  static let synonyms: [(option: String, others: String)] = [
    ("alias", "alternate alternates alternative fallbackkeys validationalias"),
    ("check", "validate validation validator"), ("check: .count(1...)", "count length"),
    ("check: .matches(\"…\")", "pattern regex"), ("check: 1...9", "max maximum min minimum range"),
    ("default", "defaultvalue fallbackvalue ifmissing initial"),
    ("derive", "codable decodable encodable equatable hashable"),
    ("flatten", "embed embedded inline nested unwrapped"), ("id", "identifier identity primarykey"),
    ("key", "codingkey column field json jsonkey jsonname path rename renamed"),
    ("keys", "case casing keycase keydecodingstrategy keystrategy naming renameall"),
    ("rest", "additional catchall extra extras others unclaimed"),
    ("secret", "private redact redacted sensitive"),
    ("skip", "exclude excluded ignore ignored omit transient"), ("skip: .read", "writeonly"),
    ("skip: .write", "readonly"), ("tag", "discriminator kind type typekey"),
    ("under", "container root rootkey"), ("unknown", "additionalproperties"),
    ("unknown: .error", "deny denyunknownfields forbid strict"),
    ("with", "convert converter date datestrategy decode encode format formatter"),
    ("with", "transform transformer using"), ("with: .dateFormat(\"…\")", "dateformat"),
  ]
}
