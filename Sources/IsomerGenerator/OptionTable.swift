/// An option of the annotation language, with the places where it is valid and its value.
struct Option: Sendable, Equatable {
  /// A place where an option can be valid.
  enum Place: String, Sendable, CaseIterable {
    case structure = "a struct"
    case classType = "a class"
    case enumeration = "an enum"
    case protocolType = "a protocol"
    case property = "a property"
    case enumCase = "an enum case"
    case associatedValue = "an associated value"
    case file = "a file"
    case shape = "an external mapping"
  }

  /// The form of the value after the colon.
  enum Form: Sendable, Equatable {
    case keyPath
    /// One string or a list of strings.
    case keyPaths
    /// One of several names: `.omit`.
    case choice([String])
    /// One or more of several names: `.read`, `[.read, .archive]`.
    case choices([String])
    case integer
    case string
    /// Any expression, which is copied verbatim.
    case expression
    /// An expression that cannot be a literal: a function or a transformer.
    case code
  }

  /// The kind of an option: a flag, or with a required or optional value.
  enum Value: Sendable, Equatable {
    case flag
    case required(Form)
    case optional(Form)
  }

  var name: String
  var value: Value
  var places: Set<Place>
  /// The suffixes that restrict the option to a direction: `key.read`.
  var suffixes: [String] = []
  /// The places where the option has no suffixes.
  var wholePlaces: Set<Place> = []
  /// The conditions that a declaration must meet, or else the option has no effect.
  var needs: Set<Need> = []
  /// The options beside which it has no effect.
  var overrides: [Override] = []
  /// The options that it cannot be combined with.
  var conflicts: [String] = []
  /// The option without which it is an error.
  var requires: String?
  var mayRepeat = false
  /// The choices that apply to the derived members of a struct or a class.
  var memberChoices: Set<String> = []

  /// A condition for an option.
  enum Need: String, Sendable, CaseIterable {
    case reading = "is read"
    case writing = "is written"
    case mapping = "is read or written"
    case key = "neither `flatten` nor `rest`"
    case archiving = "is archived"
  }

  /// An option that overrides another one.
  struct Override: Sendable, Equatable {
    let name: String
    let reason: String
  }

  init(
    _ name: String, _ value: Value, on places: Set<Place>, suffixes: [String] = [],
    whole wholePlaces: Set<Place> = [], needs: Set<Need> = [],
    unless overrides: KeyValuePairs<String, String> = [:], conflicts: [String] = [],
    requires: String? = nil, mayRepeat: Bool = false, memberChoices: Set<String> = []
  ) {
    self.name = name
    self.value = value
    self.places = places
    self.suffixes = suffixes
    self.wholePlaces = wholePlaces
    self.needs = needs
    self.overrides = overrides.map { Override(name: $0.key, reason: $0.value) }
    self.conflicts = conflicts
    self.requires = requires
    self.mayRepeat = mayRepeat
    self.memberChoices = memberChoices
  }

  /// Returns the choices that are valid in a place.
  func choices(_ names: [String], at place: Place) -> [String] {
    switch place {
    case .property: names
    case .structure, .classType, .enumeration, .associatedValue:
      names.filter { !memberChoices.contains($0) }
    // An enum case, or a place that covers several types, is archived like its type.
    case .protocolType, .enumCase, .file, .shape:
      names.filter { !memberChoices.contains($0) && $0 != "archive" }
    }
  }
}

/// The table of all options.
enum OptionTable {
  private static let types: Set<Option.Place> = [
    .structure, .classType, .enumeration, .protocolType, .file,
  ]
  /// The places that are declarations of types.
  private static let declared = types.subtracting([.file])
  private static let objects: Set<Option.Place> = [.structure, .classType, .file]
  private static let models = objects.union([.enumeration])
  private static let declaredModels = models.subtracting([.file])
  private static let members: Set<Option.Place> = [.property, .associatedValue]

  static let options: [Option] = allOptions.map { option in
    guard shapeOptions.contains(option.name) else { return option }
    var option = option
    option.places.insert(.shape)
    return option
  }

  /// The options of an external mapping.
  private static let shapeOptions: Set<String> = [
    "after", "before", "check", "coerce", "explicit", "for", "init", "keys", "null", "sample",
    "skip", "under", "unknown", "without",
  ]

  private static let allOptions: [Option] =
    mappingOptions + [
      Option(
        "without", .required(.choices(profileOptions)),
        on: types.subtracting([.file]).union(members).union([.enumCase]))
    ]

  private static let mappingOptions = typeOptions + sharedOptions + memberOptions

  /// The options that `without:` can remove in a profile.
  private static let profileOptions = mappingOptions.filter { option in
    option.name != "for" && !typeOwned.contains(option.name)
  }.map(\.name)

  /// The options of properties that have an effect without a mapping.
  static let unmapped: Set<String> = ["id", "merge", "secret", "skip", "transitory"]

  /// The options that are the same in all profiles, such as derived members, identity and secrets.
  static let typeOwned: Set<String> = [
    "conditional", "derive", "id", "merge", "name", "parent", "secret", "since", "transitory",
    "upgrade", "version", "was",
  ]

  private static let typeOptions: [Option] = [
    Option("explicit", .flag, on: objects),
    Option(
      "keys", .required(.choice(KeyStrategy.allCases.map(\.rawValue))), on: models,
      needs: [.mapping]),
    Option("under", .required(.keyPath), on: [.structure, .classType], needs: [.mapping]),
    Option(
      "unknown", .required(.choice(["ignore", "error", "report"])), on: models, needs: [.reading]),
    Option(
      "tag", .required(.keyPath), on: [.classType, .protocolType, .enumeration], needs: [.mapping]),
    Option("content", .required(.keyPath), on: [.enumeration], needs: [.mapping], requires: "tag"),
    Option(
      "untagged", .flag, on: [.enumeration], needs: [.mapping], conflicts: ["tag", "content"]),
    Option("version", .required(.integer), on: models),
    Option("name", .required(.string), on: declaredModels),
    Option(
      "derive",
      .required(.choices(["equality", "hash", "copy", "merge", "description", "changes"])),
      on: models),
    Option(
      "before", .required(.code), on: declaredModels, suffixes: ["read", "write"],
      needs: [.writing], unless: ["before.write": "'before.write' has the same meaning"]),
    Option(
      "after", .required(.code), on: declaredModels, suffixes: ["read", "write"],
      needs: [.reading], unless: ["after.read": "'after.read' has the same meaning"]),
    Option("for", .required(.expression), on: [.protocolType]),
    Option("init", .required(.expression), on: [.structure, .classType]),
    Option("sample", .required(.string), on: declared, mayRepeat: true),
  ]

  private static let sharedOptions: [Option] = [
    Option(
      "key", .required(.keyPaths),
      on: members.union([.structure, .classType, .enumCase]),
      suffixes: ["read", "write", "archive"], whole: declared, needs: [.key],
      unless: ["fields": "'fields:' names its keys"]),
    Option(
      "skip", .optional(.choices(skipChoices)), on: types.union(members).union([.enumCase]),
      memberChoices: ["equality", "hash", "description", "copy", "merge"]),
    Option(
      "null", .required(.choice(["omit", "write", "absent"])), on: models.union(members),
      needs: [.mapping, .key]),
    Option(
      "coerce", .optional(.choice(["off"])), on: models.union(members), needs: [.reading, .key]),
    Option("check", .required(.code), on: declaredModels.union(members), mayRepeat: true),
    Option("upgrade", .required(.code), on: declaredModels.union(members), needs: [.archiving]),
  ]

  private static let skipChoices = [
    "read", "write", "json", "archive", "equality", "hash", "description", "copy", "merge",
  ]

  private static let memberOptions: [Option] = [
    Option(
      "alias", .required(.keyPaths), on: members, needs: [.reading, .key],
      unless: ["fields": "'fields:' names its keys"], mayRepeat: true),
    Option("fields", .required(.keyPaths), on: members, needs: [.key]),
    Option(
      "with", .required(.code), on: members.union([.protocolType]),
      suffixes: ["read", "write"], needs: [.key]),
    Option("default", .required(.expression), on: members, needs: [.reading, .key]),
    Option("recover", .optional(.expression), on: members, needs: [.reading, .key]),
    Option(
      "required", .flag, on: members, needs: [.reading, .key],
      unless: ["fields": "its transformer receives all fields"]),
    Option(
      "nonNull", .flag, on: members, needs: [.reading, .key],
      unless: ["fields": "its transformer receives all fields"], conflicts: ["null"]),
    Option("transitory", .flag, on: [.property]),
    Option("flatten", .flag, on: members),
    Option("rest", .flag, on: members),
    Option(
      "elements", .required(.choices(["strict", "lossy", "compact", "wrap"])), on: members,
      needs: [.key]),
    Option("merge", .required(.code), on: [.property]),
    Option("id", .flag, on: [.property]),
    Option("parent", .flag, on: [.property]),
    Option("conditional", .flag, on: members, needs: [.archiving]),
    Option("was", .required(.keyPaths), on: members.union([.enumCase]), needs: [.archiving]),
    Option("since", .required(.integer), on: members, needs: [.archiving]),
    Option("secret", .flag, on: members),
    Option("fallback", .flag, on: [.enumCase]),
  ]

  private static let byName: [String: Option] = Dictionary(firstOf: options.map { ($0.name, $0) })

  /// Returns the option with a name, which can have a suffix or a value.
  static func option(_ name: String) -> Option? {
    byName[name] ?? byName[String(name.prefix { $0 != "." && $0 != ":" })]
  }

  /// Returns the conditions for an option with or without a suffix.
  static func needs(of written: String) -> Set<Option.Need> {
    let needs = option(written)?.needs ?? []
    switch written.split(separator: ".").dropFirst().first {
    case "read": return needs.subtracting([.writing]).union([.reading])
    case "write": return needs.subtracting([.reading]).union([.writing])
    case "archive": return [.archiving]
    default: return needs
    }
  }

  /// Returns the option for a choice that is used alone: `elements: .lossy` for `lossy`.
  static func choice(_ name: String, at place: Option.Place) -> String? {
    guard option(name) == nil else { return nil }
    let option = options.first { option in
      guard option.name != "without", option.places.contains(place) else { return false }
      return switch option.value.form {
      case .choice(let names), .choices(let names):
        option.choices(names, at: place).contains(name)
      default: false
      }
    }
    return option.map { "\($0.name): .\(name)" }
  }

  /// Returns the option that an unknown one probably means, by meaning or spelling.
  static func suggestion(for misspelt: String, at place: Option.Place) -> String? {
    let here = options.filter { $0.places.contains(place) }.map(\.name)
    return meaning(of: misspelt, at: place) ?? choice(misspelt, at: place) ?? Spelling.nearest(
      to: misspelt, among: here) ?? Spelling.nearest(to: misspelt, among: options.map(\.name))
  }
}
