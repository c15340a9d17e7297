extension OptionTable {
  /// Returns the option for a term of other libraries and languages: `skip` for `ignore`.
  static func meaning(of foreign: String, at place: Option.Place) -> String? {
    let spelling = String(foreign.lowercased().filter { $0 != "_" })
    return synonyms.first { name, others in
      others.split(separator: " ").contains { $0 == spelling }
        && option(name)?.places.contains(place) == true
    }?.option
  }

  /// The options with their synonyms in lower case, without underscores.
  static let synonyms: [(option: String, others: String)] = [
    ("alias", "alternate alternates alternative fallbackkeys validationalias"),
    (
      "check",
      "count length max maximum min minimum pattern "
        + "range regex validate validation validator"
    ),
    ("default", "defaultvalue fallbackvalue ifmissing initial"),
    ("derive", "codable decodable encodable equatable hashable"),
    ("flatten", "embed embedded inline nested unwrapped"),
    ("id", "identifier identity primarykey"),
    ("key", "codingkey column field json jsonkey jsonname path rename renamed"),
    ("keys", "case casing keycase keydecodingstrategy keystrategy naming renameall"),
    ("rest", "additional catchall extra extras others unclaimed"),
    ("secret", "private redact redacted sensitive"),
    ("skip", "exclude excluded ignore ignored omit readonly transient writeonly"),
    ("tag", "discriminator kind type typekey"),
    ("under", "container root rootkey"),
    ("unknown", "additionalproperties deny denyunknownfields forbid strict"),
    (
      "with",
      "convert converter date dateformat datestrategy decode encode "
        + "format formatter transform transformer using"
    ),
  ]
}
