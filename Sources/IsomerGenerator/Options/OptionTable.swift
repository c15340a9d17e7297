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

  /// The options of a reference to the parent.
  static let ofParents: Set<String> = ["parent", "skip", "transitory"]
  /// The options of an associated value that is skipped.
  static let ofSkippedValues: Set<String> = ["default", "skip"]
  /// The options of a protocol that declares the transformer of a type.
  static let ofTypeTransformers: Set<String> = ["for", "with", "with.read", "with.write"]
  /// The options of properties that have an effect without a mapping.
  static let unmapped: Set<String> = ["id", "merge", "secret", "skip", "transitory"]

  /// The options that are the same in all profiles, such as derived members, identity and secrets.
  static let typeOwned: Set<String> = [
    "conditional", "derive", "id", "merge", "name", "parent", "secret", "since", "transitory",
    "upgrade", "version", "was",
  ]

  /// The options of a type that apply to its subclasses.
  static let inheritable: Set<String> = ["coerce", "keys", "null", "skip", "under", "unknown"]

  private static let typeOptions: [Option] = [
    Option("explicit", .flag, on: objects),
    Option(
      "keys", .required(.choice(KeyStrategy.allCases.map(\.rawValue))), on: models,
      needs: [.mapping]),
    Option("under", .required(.keyPath(.single)), on: [.structure, .classType], needs: [.mapping]),
    Option(
      "unknown", .required(.choice(Model.UnknownKeys.allCases.map(\.rawValue))),
      on: models, needs: [.reading]),
    Option(
      "tag", .required(.keyPath(.keys)), on: [.classType, .protocolType, .enumeration],
      needs: [.mapping]),
    Option(
      "content", .required(.keyPath(.keys)), on: [.enumeration], needs: [.mapping],
      requires: "tag"),
    Option(
      "untagged", .flag, on: [.enumeration], needs: [.mapping], conflicts: ["tag", "content"]),
    Option("version", .required(.integer), on: models),
    Option("name", .required(.string), on: declaredModels),
    Option("derive", .required(.choices(Derivation.Member.allCases.map(\.rawValue))), on: models),
    Option(
      "before", .required(.code(.function)), on: declaredModels, suffixes: ["read", "write"],
      needs: [.writing], unless: ["before.write": "'before.write' has the same meaning"]),
    Option(
      "after", .required(.code(.function)), on: declaredModels, suffixes: ["read", "write"],
      needs: [.reading], unless: ["after.read": "'after.read' has the same meaning"]),
    Option("for", .required(.expression), on: [.protocolType]),
    Option("init", .required(.expression), on: [.structure, .classType]),
    Option("sample", .required(.string), on: declared, mayRepeat: true),
  ]

  private static let sharedOptions: [Option] = [
    Option(
      "key", .required(.key(.any)), on: members.union([.structure, .classType, .enumCase]),
      suffixes: ["read", "write", "archive"], suffixForms: ["archive": .string],
      placeForms: [.structure: .memberKey, .classType: .memberKey, .enumCase: .caseKeys],
      whole: declared, needs: [.key], unless: ["fields": "'fields:' names its keys"]),
    Option(
      "skip", .optional(.choices(Skip.Choice.allCases.map(\.rawValue))),
      on: types.union(members).union([.enumCase]),
      memberChoices: ["equality", "hash", "description", "copy", "merge"]),
    Option(
      "null", .required(.choice(Property.NullPolicy.allCases.map(\.rawValue))),
      on: models.union(members), needs: [.mapping, .key]),
    Option(
      "coerce", .optional(.choice(["off"])), on: models.union(members), needs: [.reading, .key]),
    Option("check", .required(.code(.check)), on: declaredModels.union(members), mayRepeat: true),
    Option(
      "upgrade", .required(.code(.function)), on: declaredModels.union(members), needs: [.archiving]
    ),
  ]

  private static let memberOptions: [Option] = [
    Option(
      "alias", .required(.keyPaths(.any)), on: members, needs: [.reading, .key],
      unless: ["fields": "'fields:' names its keys"], mayRepeat: true),
    Option("fields", .required(.keyPaths(.single)), on: members, needs: [.key]),
    Option(
      "with", .required(.code(.transformer)), on: members.union([.protocolType]),
      suffixes: ["read", "write"], needs: [.key]),
    Option("default", .required(.expression), on: members, needs: [.reading, .key]),
    Option("recover", .optional(.expression), on: members, needs: [.reading, .key]),
    Option(
      "required", .flag, on: members, needs: [.reading, .key],
      unless: ["fields": "its transformer receives all fields"]),
    Option(
      "nonNull", .flag, on: members, needs: [.reading, .key],
      unless: ["fields": "its transformer receives all fields"], conflicts: ["null"]),
    Option("transitory", .flag, on: [.property]), Option("flatten", .flag, on: members),
    Option("rest", .flag, on: members),
    Option(
      "elements", .required(.choices(Property.ElementRule.allCases.map(\.rawValue))),
      on: members, needs: [.key]),
    Option(
      "merge", .required(.code(.merge(MergeRule.Named.allCases.map(\.rawValue)))), on: [.property]),
    Option("id", .flag, on: [.property]), Option("parent", .flag, on: [.property]),
    Option("conditional", .flag, on: members, needs: [.archiving]),
    Option("was", .required(.strings), on: members.union([.enumCase]), needs: [.archiving]),
    Option("since", .required(.integer), on: members, needs: [.archiving]),
    Option("secret", .flag, on: members), Option("fallback", .flag, on: [.enumCase]),
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
      case .choice(let names), .choices(let names): option.choices(names, at: place).contains(name)
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
