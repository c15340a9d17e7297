/// An option of the annotation language, with the places where it is valid and its value.
struct Word: Sendable, Equatable {
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
  var mayRepeat = false
  /// The choices that apply to the derived members of a struct or a class.
  var memberChoices: Set<String> = []

  init(
    _ name: String, _ value: Value, on places: Set<Place>, suffixes: [String] = [],
    whole wholePlaces: Set<Place> = [], mayRepeat: Bool = false, memberChoices: Set<String> = []
  ) {
    self.name = name
    self.value = value
    self.places = places
    self.suffixes = suffixes
    self.wholePlaces = wholePlaces
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
enum Vocabulary {
  private static let types: Set<Word.Place> = [
    .structure, .classType, .enumeration, .protocolType, .file,
  ]
  /// The places that are declarations of types.
  private static let declared = types.subtracting([.file])
  private static let objects: Set<Word.Place> = [.structure, .classType, .file]
  private static let models = objects.union([.enumeration])
  private static let declaredModels = models.subtracting([.file])
  private static let members: Set<Word.Place> = [.property, .associatedValue]

  static let words: [Word] = allWords.map { word in
    guard shapeWords.contains(word.name) else { return word }
    var word = word
    word.places.insert(.shape)
    return word
  }

  /// The options of an external mapping.
  private static let shapeWords: Set<String> = [
    "after", "before", "check", "coerce", "explicit", "for", "init", "keys", "null", "sample",
    "skip", "under", "unknown", "without",
  ]

  private static let allWords: [Word] =
    mappingWords + [
      Word(
        "without", .required(.choices(profileWords)),
        on: types.subtracting([.file]).union(members).union([.enumCase]))
    ]

  private static let mappingWords = typeWords + sharedWords + memberWords

  /// The options that `without:` can remove in a profile.
  private static let profileWords = mappingWords.filter { word in
    word.name != "for" && !typeOwned.contains(word.name)
  }.map(\.name)

  /// The options that are the same in all profiles, such as derived members, identity and secrets.
  static let typeOwned: Set<String> = [
    "conditional", "derive", "id", "merge", "name", "parent", "secret", "since", "transitory",
    "upgrade", "version", "was",
  ]

  private static let typeWords: [Word] = [
    Word("explicit", .flag, on: objects),
    Word("keys", .required(.choice(KeyStrategy.allCases.map(\.rawValue))), on: models),
    Word("under", .required(.keyPath), on: [.structure, .classType]),
    Word("unknown", .required(.choice(["ignore", "error", "report"])), on: models),
    Word("tag", .required(.keyPath), on: [.classType, .protocolType, .enumeration]),
    Word("content", .required(.keyPath), on: [.enumeration]),
    Word("untagged", .flag, on: [.enumeration]),
    Word("version", .required(.integer), on: models),
    Word("name", .required(.string), on: declaredModels),
    Word(
      "derive",
      .required(.choices(["equality", "hash", "copy", "merge", "description", "changes"])),
      on: models),
    Word("before", .required(.code), on: declaredModels, suffixes: ["read", "write"]),
    Word("after", .required(.code), on: declaredModels, suffixes: ["read", "write"]),
    Word("for", .required(.expression), on: [.protocolType]),
    Word("init", .required(.expression), on: [.structure, .classType]),
    Word("sample", .required(.string), on: declared, mayRepeat: true),
  ]

  private static let sharedWords: [Word] = [
    Word(
      "key", .required(.keyPaths),
      on: members.union([.structure, .classType, .enumCase]),
      suffixes: ["read", "write", "archive"], whole: declared),
    Word(
      "skip", .optional(.choices(skipChoices)), on: types.union(members).union([.enumCase]),
      memberChoices: ["equality", "hash", "description", "copy", "merge"]),
    Word("null", .required(.choice(["omit", "write", "absent"])), on: models.union(members)),
    Word("coerce", .optional(.choice(["off"])), on: models.union(members)),
    Word("check", .required(.code), on: declaredModels.union(members), mayRepeat: true),
    Word("upgrade", .required(.code), on: declaredModels.union(members)),
  ]

  private static let skipChoices = [
    "read", "write", "json", "archive", "equality", "hash", "description", "copy", "merge",
  ]

  private static let memberWords: [Word] = [
    Word(
      "alias", .required(.keyPaths), on: members, mayRepeat: true),
    Word("fields", .required(.keyPaths), on: members),
    Word(
      "with", .required(.code), on: members.union([.protocolType]),
      suffixes: ["read", "write"]),
    Word("default", .required(.expression), on: members),
    Word("recover", .optional(.expression), on: members),
    Word("required", .flag, on: members),
    Word("transitory", .flag, on: [.property]),
    Word("flatten", .flag, on: members),
    Word("rest", .flag, on: members),
    Word("elements", .required(.choices(["strict", "lossy", "compact", "wrap"])), on: members),
    Word("merge", .required(.code), on: [.property]),
    Word("id", .flag, on: [.property]),
    Word("parent", .flag, on: [.property]),
    Word("conditional", .flag, on: members),
    Word("was", .required(.keyPaths), on: members.union([.enumCase])),
    Word("since", .required(.integer), on: members),
    Word("secret", .flag, on: members),
    Word("fallback", .flag, on: [.enumCase]),
  ]

  private static let byName: [String: Word] = Dictionary(
    words.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  static func word(_ name: String) -> Word? { byName[name] }

  /// Returns the option for a choice that is used alone: `elements: .lossy` for `lossy`.
  private static func choice(_ name: String, at place: Word.Place) -> String? {
    guard word(name) == nil else { return nil }
    let word = words.first { word in
      guard word.name != "without", word.places.contains(place) else { return false }
      return switch word.value.form {
      case .choice(let names), .choices(let names):
        word.choices(names, at: place).contains(name)
      default: false
      }
    }
    return word.map { "\($0.name): .\(name)" }
  }

  /// Returns the option that an unknown one probably means, by meaning or spelling.
  static func suggestion(for misspelt: String, at place: Word.Place) -> String? {
    let here = words.filter { $0.places.contains(place) }.map(\.name)
    return meaning(of: misspelt, at: place) ?? choice(misspelt, at: place) ?? Spelling.nearest(
      to: misspelt, among: here)
      ?? Spelling.nearest(to: misspelt, among: words.map(\.name))
  }
}
