import IsomerGenerator
import IsomerSyntax

/// Converts types with the macros of MetaCodable: `@Codable`, `@CodedAt("a", "b")`.
struct MetaCodableConversion {
  private let source: SwiftSource
  private let model: ModelSource
  private(set) var mapping = ModelMapping()
  private var strategy = KeyStrategy.same
  /// True if properties with an initial value are not mapped.
  private var ignoresInitialised = false

  /// Reads the mapping of a type; nil if no macro gives it `Codable`.
  init?(of model: ModelSource, in source: SwiftSource) {
    let macros = CodingMacro.macros(model.declaration.attributes, in: source)
    let names = Set(macros.map(\.name))
    guard !names.isDisjoint(with: ["Codable", "Decodable", "Encodable"]) else { return nil }
    (self.source, self.model) = (source, model)
    mapping.reads = names != ["Encodable"]
    mapping.writes = names != ["Decodable"]
    read(macros)
    source.coderDependence.mark(model, &mapping)
  }

  private mutating func read(_ macros: [CodingMacro]) {
    for macro in macros where !readType(macro) { mark(macro) }
    if model.declaration.kind == .enumeration {
      readCases()
    } else {
      for property in model.storedProperties { read(property) }
    }
    mapping.addedConformance = mapping.mappedProtocol
    guard !model.declaration.genericParameters.isEmpty else { return }
    mapping.mark(
      model.place, "a generic type is mapped only for arguments that are 'Readable & Writable'")
  }

  private mutating func mark(_ macro: CodingMacro) {
    mapping.mark(macro.range.start, "'@\(macro.name)' with these arguments is not converted")
  }

  private mutating func readType(_ macro: CodingMacro) -> Bool {
    mapping.removals.append(macro.range)
    let isEnum = model.declaration.kind == .enumeration
    switch macro.name {
    case "Codable", "Decodable", "Encodable": return macro.arguments.isEmpty
    case "CodingKeys":
      guard let found = Self.strategy(macro) else { return false }
      strategy = found
      return true
    case "IgnoreCodingInitialized":
      ignoresInitialised = true
      return macro.arguments.isEmpty
    case "CodedAt" where isEnum, "ContentAt" where isEnum:
      guard let keys = macro.keys else { return false }
      let path = KeyPathText(keys.map { .key($0) }).literal
      mapping.options.append((macro.name == "CodedAt" ? "tag: " : "content: ") + path)
      return true
    case "UnTagged" where isEnum:
      mapping.options.append("untagged")
      return macro.arguments.isEmpty
    default: return false
    }
  }

  /// Returns the strategy of `@CodingKeys(.snake_case)`.
  private static func strategy(_ macro: CodingMacro) -> KeyStrategy? {
    guard macro.arguments.count == 1, case .member(let name) = macro.arguments[0].value.shape else {
      return nil
    }
    return strategies[name]
  }

  /// The strategies whose results are those of Isomer; the hyphens are those of MetaCodable's names.
  private static let strategies: [String: KeyStrategy] = [
    "snake_case": .snake, "kebab－case": .kebab, "PascalCase": .pascal, "camelCase": .camel,
    "SCREAMING_SNAKE_CASE": .screamingSnake, "SCREAMING－KEBAB－CASE": .screamingKebab,
  ]
}

// Properties and cases.

extension MetaCodableConversion {
  private mutating func read(_ property: PropertyDeclaration) {
    let name = property.name.text
    var path = [strategy.key(for: name)]
    var names: [String] = []
    var found = PropertyMapping()
    var isRead = true
    var isWritten = true
    var isFlat = false
    if ignoresInitialised, property.initialValue != nil { (isRead, isWritten) = (false, false) }
    let macros = CodingMacro.macros(property.attributes, in: source)
    for macro in macros {
      mapping.removals.append(macro.range)
      switch (macro.name, macro.strings) {
      case ("CodedAt", let keys?):
        isFlat = keys.isEmpty
        path = isFlat ? path : keys
      case ("CodedIn", let keys?): path = keys + [strategy.key(for: name)]
      case ("CodedAs", let keys?) where !keys.isEmpty: names += keys
      case ("Default", _):
        guard let options = Self.defaults(macro, property) else { return mark(macro) }
        found.options += options
      case ("IgnoreCoding", []): (isRead, isWritten) = (false, false)
      case ("IgnoreDecoding", []): isRead = false
      case ("IgnoreEncoding", []): isWritten = false
      default: return mark(macro)
      }
    }
    if property.isLet, property.initialValue != nil { isRead = isWritten }
    let text = KeyPathText((isFlat ? [name] : path).map { .key($0) })
    found.readPath = isRead ? text : nil
    found.writePath = isWritten ? text : nil
    if !names.isEmpty {
      let aliases = names.map { name in
        KeyPathText((Array(path.dropLast()) + [name]).map { .key($0) }).literal
      }
      found.options.append("alias: [\(aliases.joined(separator: ", "))]")
    }
    // The nested keys are those of the property's type; the key is that of the property itself.
    if isFlat { found.options.append("flatten") }
    found.isFlat = isFlat
    mapping.properties[name] = found
  }

  /// Returns the options of `@Default(value)`, which is used for a missing and for an invalid value,
  /// or of `@Default(ifMissing: value)`.
  private static func defaults(_ macro: CodingMacro, _ property: PropertyDeclaration) -> [String]? {
    let texts = macro.arguments.map(\.value.text)
    guard !texts.contains(where: { $0.contains(where: \.isNewline) }) else { return nil }
    let null = property.isOptional ? ["null: .missing"] : []
    switch macro.arguments.map(\.label) {
    case [nil]: return ["default: \(texts[0])", "recover"] + null
    case ["ifMissing"]: return ["default: \(texts[0])"] + null
    case ["ifMissing", "forErrors"] where texts[0] == texts[1]:
      return ["default: \(texts[0])", "recover"] + null
    default: return nil
    }
  }

  private mutating func readCases() {
    let isRaw = EnumConversion.isRaw(model)
    let hasNames = !mapping.options.contains { $0.hasPrefix("tag:") || $0 == "untagged" }
    for element in model.declaration.cases {
      var strategy = strategy
      var options: [String] = []
      for macro in CodingMacro.macros(element.attributes, in: source) {
        mapping.removals.append(macro.range)
        switch (macro.name, macro.keys) {
        case ("CodedAs", let keys?):
          let texts = keys.map { SwiftLiteral.string($0) }.joined(separator: ", ")
          options.append(keys.count == 1 ? "key: \(texts)" : "key: [\(texts)]")
        case ("IgnoreCoding", nil) where macro.arguments.isEmpty: options.append("skip")
        case ("CodingKeys", _):
          guard let own = Self.strategy(macro) else { return mark(macro) }
          strategy = own
        default: mark(macro)
        }
      }
      // A strategy changes the names of values, and not those of cases.
      if !options.isEmpty { mapping.cases[element.name.text] = options }
      let values = element.associatedValues ?? []
      if values.isEmpty, hasNames, !isRaw, mapping.writes, !options.contains("skip") {
        let text = "a case without values is coded as an object, which no annotation writes"
        mapping.mark(element.range.start, text)
      }
      readValues(values, strategy)
    }
  }

  /// Adds the keys of associated values: `_ name: String` has the key `name`, and a single value
  /// without a name is the whole one.
  private mutating func readValues(_ values: [ParameterDeclaration], _ strategy: KeyStrategy) {
    for value in values {
      guard let name = value.innerName ?? value.label else {
        if values.count > 1 {
          let text = "a value without a name beside others is not converted"
          mapping.mark(value.type.range.start, text)
        }
        continue
      }
      let key = strategy.key(for: name.text)
      if key != value.label?.text {
        mapping.values[source.start(of: value)] = ["key: \(SwiftLiteral.string(key))"]
      }
    }
  }
}
