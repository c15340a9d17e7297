import IsomerSyntax

/// The table of all options.
enum OptionTable {
  private static let objects: Set<Option.Place> = [.structure, .classType, .shape]
  private static let types: Set<Option.Place> = [.structure, .classType, .enumeration]
  /// The places that describe how a type is read and written.
  private static let mappings = types.union([.shape])
  /// The declarations of types.
  private static let declarations = types.union([.protocolType])
  static let members: Set<Option.Place> = [.property, .associatedValue]
  /// The annotations with defaults for several types.
  private static let shared: Set<Option.Place> = [.file, .target]

  static let options: [Option] =
    mappingOptions + [
      Option(
        name: "without", value: .required(.choices(profileOptions)),
        places: declarations.union(members).union([.enumCase, .shape]))
    ]

  private static let mappingOptions = typeOptions + sharedOptions + memberOptions

  /// The options that `without:` can remove in a profile.
  private static let profileOptions = mappingOptions.filter { option in
    option.name != "for" && !typeOwned.contains(option.name)
  }.map(\.name)

  /// The options of a reference to the parent.
  static let ofParents: Set<String> = ["parent", "skip"]
  /// The options of an associated value that is skipped.
  static let ofSkippedValues: Set<String> = ["default", "skip"]
  /// The options of a protocol that declares the transformer of a type.
  static let ofTypeTransformers: Set<String> = ["for", "with", "with.read", "with.write"]
  /// The options of properties that have an effect without a mapping.
  static let unmapped: Set<String> = ["id", "merge", "secret", "skip"]

  /// The options of members that have an effect in archives.
  static let archived: Set<String> = Set(
    mappingOptions.filter { $0.needs.contains(.archiving) }.map(\.name)
  ).union(["check", "default", "key.archive"])

  /// The options that are the same in all profiles, such as derived members, identity and secrets.
  static let typeOwned: Set<String> = [
    "conditional", "derive", "id", "merge", "parent", "secret", "since", "upgrade", "version",
    "was",
  ]

  /// The options of a type that apply to its subclasses.
  static let inheritable: Set<String> = [
    "coerce", "keys", "null", "omit", "skip", "under", "unknown",
  ]

  /// The options that leave those without effect that concern the keys of a type.
  private static let keyless: KeyValuePairs = [
    "transparent": "its value has no keys", "array": "its elements have no keys",
  ]

  private static let codingKeys = Option.Form.choice(
    KeysChoice.names + [KeysChoice.codingKeysName])
  private static let nullReadings = ReadNull.allCases.map(\.rawValue)
  private static let nilWritings = NilWriting.allCases.map(\.rawValue)
  private static let omissions = Omission.Choice.allCases.map(\.rawValue)

  private static let typeOptions: [Option] = [
    Option(name: "explicit", value: .flag, places: objects.union(shared)),
    Option(
      name: "keys", value: .required(.choice(KeysChoice.names)),
      places: mappings.union(members).union(shared).union([.enumCase]),
      suffixes: ["read", "write"],
      placeForms: [.structure: codingKeys, .classType: codingKeys], needs: [.mapping, .key],
      overriddenBy: keyless),
    Option(
      name: "cases", value: .required(.choice(KeysChoice.names)), places: [.enumeration],
      suffixes: ["read", "write"], needs: [.mapping]),
    Option(
      name: "under", value: .required(.keyPath(.single)), places: objects,
      suffixes: ["read", "write"], suffixForms: ["write": .keyPath(.keys)], needs: [.mapping],
      overriddenBy: keyless),
    Option(
      name: "unknown", value: .required(.choice(UnknownPolicy.allCases.map(\.rawValue))),
      places: mappings.union(shared), needs: [.reading],
      overriddenBy: ["transparent": "its value has no keys"]),
    Option(
      name: "tag", value: .required(.tag),
      places: [.structure, .classType, .protocolType, .enumeration], needs: [.mapping],
      overriddenBy: keyless),
    Option(name: "transparent", value: .flag, places: [.structure, .classType], needs: [.mapping]),
    Option(
      name: "array", value: .flag, places: [.structure, .classType, .enumCase], needs: [.mapping],
      conflicts: ["transparent"]),
    Option(
      name: "content", value: .required(.keyPath(.keys)),
      places: [.classType, .protocolType, .enumeration], needs: [.mapping], requires: "tag"),
    Option(
      name: "untagged", value: .flag, places: [.enumeration, .enumCase], needs: [.mapping],
      conflicts: ["tag", "content"]),
    Option(name: "version", value: .required(.integer), places: types.union(shared)),
    Option(
      name: "derive", value: .required(.choices(DerivedMember.allCases.map(\.rawValue))),
      places: types.union(shared)),
    Option(
      name: "before", value: .required(.code(.function)), places: mappings,
      suffixes: ["read", "write"], needsSuffix: true),
    Option(
      name: "after", value: .required(.code(.function)), places: mappings,
      suffixes: ["read", "write"], needsSuffix: true),
    Option(name: "for", value: .required(.expression), places: [.protocolType, .shape]),
    Option(name: "init", value: .required(.expression), places: objects),
    Option(
      name: "sample", value: .required(.string), places: declarations.union([.shape]),
      mayRepeat: true),
  ]

  private static let sharedOptions: [Option] = [
    Option(
      name: "key", value: .required(.key(.any)),
      places: members.union(types).union([.enumCase, .alias]),
      suffixes: ["read", "write", "archive"], suffixForms: ["archive": .string],
      // The key of a subtype is the same in both directions.
      placeSuffixes: [
        .structure: [nil, "archive"], .classType: [nil, "archive"], .enumeration: ["archive"],
        .alias: [nil],
      ],
      placeForms: [
        .structure: .memberKey, .classType: .memberKey, .enumCase: .caseKeys, .alias: .memberKey,
      ],
      needs: [.key],
      overriddenBy: ["fields": "'fields:' names its keys", "transparent": "its value has no keys"]),
    Option(
      name: "expected", value: .required(.string),
      places: [.structure, .classType, .enumeration, .property], needs: [.reading, .key],
      overriddenBy: ["fields": "its transformer reads the fields"]),
    Option(
      name: "skip", value: .optional(.choices(Skip.Choice.allCases.map(\.rawValue))),
      places: declarations.union(members).union(shared).union([.enumCase, .shape]),
      choicePlaces: [
        // An enum case, or a place that covers several types, is archived like its type.
        "documents": declarations.union(members).union(shared).union([.shape]),
        "archive": types.union(members), "equality": [.property], "hash": [.property],
        "description": [.property], "copy": [.property], "merge": [.property], "init": [.property],
      ]),
    Option(
      name: "null", value: .required(.choices(nullReadings + nilWritings)),
      places: mappings.union(members).union(shared), needs: [.mapping, .key],
      overriddenBy: keyless,
      alternatives: [Set(nullReadings), Set(nilWritings), ["error", "write"]],
      choicePlaces: ["error": members]),
    Option(
      name: "omit", value: .required(.choices(omissions)),
      places: mappings.union(members).union(shared),
      placeForms: [
        .property: .code(.names(omissions, areCombined: true)),
        .associatedValue: .code(.names(omissions, areCombined: true)),
      ],
      needs: [.writing, .key],
      overriddenBy: [
        "fields": "its transformer writes the fields", "transparent": "its value has no keys",
        "array": "its elements have no keys",
      ]),
    Option(
      name: "coerce", value: .optional(.coercion),
      places: mappings.union(members).union(shared), needs: [.reading, .key]),
    Option(
      name: "check", value: .required(.code(.check)), places: mappings.union(members),
      mayRepeat: true),
    Option(
      name: "upgrade", value: .required(.code(.function)), places: types.union(members),
      needs: [.archiving]),
  ]

  private static let memberOptions: [Option] = [
    Option(
      name: "alias", value: .required(.keyPaths(.any)), places: members, needs: [.reading, .key],
      overriddenBy: ["fields": "'fields:' names its keys"], mayRepeat: true),
    Option(name: "fields", value: .required(.keyPaths(.single)), places: members, needs: [.key]),
    Option(
      name: "with", value: .required(.code(.transformer)),
      places: members.union(declarations).union([.enumCase]),
      suffixes: ["read", "write"], needs: [.key]),
    Option(
      name: "each", value: .required(.code(.transformer)), places: members,
      suffixes: ["read", "write"], needs: [.key],
      overriddenBy: ["fields": "its transformer receives all fields"],
      conflicts: ["with", "with.read", "with.write"]),
    Option(
      name: "default", value: .required(.expression), places: members, needs: [.reading, .key]),
    Option(
      name: "recover", value: .optional(.expression), places: members, needs: [.reading, .key]),
    Option(
      name: "required", value: .flag, places: members, needs: [.reading, .key],
      overriddenBy: ["fields": "its transformer receives all fields"]),
    Option(name: "flatten", value: .optional(.affixes), places: members),
    Option(
      name: "rest", value: .optional(.restKeys), places: members, conflicts: ["flatten"]),
    Option(
      name: "elements", value: .required(.choices(ElementRule.allCases.map(\.rawValue))),
      places: members, needs: [.key]),
    Option(
      name: "merge", value: .required(.code(.names(MergeOption.Named.allCases.map(\.rawValue)))),
      places: [.property]),
    Option(name: "id", value: .flag, places: [.property]),
    Option(name: "parent", value: .flag, places: [.property]),
    Option(name: "conditional", value: .flag, places: members, needs: [.archiving]),
    Option(
      name: "was", value: .required(.strings), places: members.union([.enumCase]),
      needs: [.archiving]),
    Option(name: "since", value: .required(.integer), places: members, needs: [.archiving]),
    Option(name: "secret", value: .flag, places: members),
    Option(name: "fallback", value: .flag, places: [.enumCase]),
  ]

  /// Returns the name of an option without its suffix.
  static func base(of written: String) -> String { String(written.prefix { $0 != "." }) }

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
    return ForeignTerms.option(for: misspelt, at: place) ?? choice(misspelt, at: place)
      ?? Spelling.nearest(to: misspelt, among: here)
      ?? Spelling.nearest(to: misspelt, among: options.map(\.name))
  }
}
