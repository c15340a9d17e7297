/// Every word of the annotation language, once: where it may stand, and what value it takes.
struct Word: Sendable, Equatable {
  /// Where a word can stand.
  enum Place: String, Sendable, CaseIterable {
    case structure = "a struct"
    case classType = "a class"
    case enumeration = "an enum"
    case protocolType = "a protocol"
    case property = "a property"
    case enumCase = "an enum case"
    case associatedValue = "an associated value"
    case file = "a file"
    case shape = "a shape"
  }

  /// What stands after the colon.
  enum Form: Sendable, Equatable {
    case keyPath
    /// One string or a list of them.
    case keyPaths
    /// One of a few names: `.omit`.
    case choice([String])
    /// One or several of a few names: `.read`, `[.read, .archive]`.
    case choices([String])
    case integer
    case string
    /// A name, a type, a closure, a literal: pasted as it stands.
    case expression
    /// The same, but for what can be no literal: a function, a transformer.
    case code
  }

  /// Whether there is a value at all.
  enum Value: Sendable, Equatable {
    case flag
    case required(Form)
    case optional(Form)
  }

  var name: String
  var value: Value
  var places: Set<Place>
  /// The suffixes that narrow it to a direction: `key.read`.
  var suffixes: [String] = []
  /// The places where it has no suffix.
  var wholePlaces: Set<Place> = []
  var mayRepeat = false
  /// Choices that concern what a struct or a class derives of a property.
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

  /// The names to choose from at a place.
  func choices(_ names: [String], at place: Place) -> [String] {
    switch place {
    case .property: names
    case .structure, .classType, .enumeration, .associatedValue:
      names.filter { !memberChoices.contains($0) }
    // What is there for many, or part of a type, is kept or not as the type is.
    case .protocolType, .enumCase, .file, .shape:
      names.filter { !memberChoices.contains($0) && $0 != "archive" }
    }
  }
}

/// The table of all words.
enum Vocabulary {
  private static let types: Set<Word.Place> = [
    .structure, .classType, .enumeration, .protocolType, .file,
  ]
  /// The types that have a declaration of their own.
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

  /// What a shape says of the type that it maps.
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

  /// The words that a profile can take away.
  private static let profileWords = mappingWords.filter { word in
    word.name != "for" && !typeOwned.contains(word.name)
  }.map(\.name)

  /// What a type derives, how its values are told apart and what is secret is the same under all
  /// profiles.
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

  /// The word with the choice that is written without it: `elements: .lossy` for `lossy`.
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

  /// The known word that is meant by an unknown one: the nearest by its letters, or by its sense.
  static func suggestion(for misspelt: String, at place: Word.Place) -> String? {
    let here = words.filter { $0.places.contains(place) }.map(\.name)
    return meaning(of: misspelt, at: place) ?? choice(misspelt, at: place) ?? Spelling.nearest(
      to: misspelt, among: here)
      ?? Spelling.nearest(to: misspelt, among: words.map(\.name))
  }
}
