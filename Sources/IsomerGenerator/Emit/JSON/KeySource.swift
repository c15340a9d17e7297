import IsomerSyntax

/// The lines of a key set: each key with the properties that read it, in the language of ``KeyWord``.
struct KeySource {
  let plan: MappingPlan
  let object: ObjectPlan

  var lines: [String] {
    ownLines + (object.path.isEmpty ? plan.joined.flatMap(lines) : [])
  }

  private func lines(of joined: MappingPlan.JoinedStruct) -> [String] {
    let partners = joined.presence.map { _ in "\(KeyWord.with) \(joined.bits)" }
    return joined.joining.keys.map { key in
      "\(key.name): \(text(of: key.property, key.name, if: partners))"
    }
  }

  private var ownLines: [String] {
    object.keys.map { key in
      let readings = readings(of: key)
      guard readings.isEmpty else { return "\(key.key): \(readings.joined(separator: ", "))" }
      // Without properties, a colon in the key would be taken for the separator.
      return key.key.contains(": ") || key.key.isEmpty ? "\(key.key): \(KeyWord.none)" : key.key
    }
  }

  /// The arguments that identify the set's model.
  var origin: String {
    let source = "\(plan.model.file.name): \(plan.model.label)"
    return "of: \(SwiftLiteral.string(source))"
  }

  private func readings(of key: KeyPlan) -> [String] {
    key.readers.map { reading($0, of: key.key) } + readings(inside: key, of: key.key, at: "")
      + flattened(at: key)
  }

  /// Returns the required and defaulted properties that are read from array elements.
  private func readings(inside plan: KeyPlan, of key: String, at path: String) -> [String] {
    (plan.array?.elements ?? []).flatMap { element in
      let path = "\(path)[\(element.key)]"
      let readers = element.readers.filter { rule(of: $0.property) != nil }
      return readers.map { "\(reading($0, of: key)) \(KeyWord.inside) \(path)" }
        + readings(inside: element, of: key, at: path)
    }
  }

  /// Returns the flattened models of a mapping whose own keys are nested in this one.
  private func flattened(at key: KeyPlan) -> [String] {
    guard let level = plan.model.object.under.read?.components,
      object.path + [.key(key.key)] == level
    else { return [] }
    let needed = plan.model.properties.filter {
      $0.location.role == .flatten && rule(of: $0) != nil
    }
    return needed.map { "\(text(of: $0, key.key)) \(KeyWord.inside)" }
  }

  private func reading(_ reader: PropertyRead, of key: String) -> String {
    let text = text(of: reader.property, key)
    switch reader.rank ?? reader.field {
    case nil: return text
    case 0: return text.hasSuffix("\(KeyWord.required)") ? "\(text) \(KeyWord.first)" : text
    default: return "\(text) \(KeyWord.alternative)"
    }
  }

  /// Returns `= required` for a property with the name of its key, or `htmlURL in Base.swift` for
  /// another one in a superclass in another file; the words of a condition are before the rule.
  private func text(of property: Property, _ key: String, if condition: String? = nil) -> String {
    let file = property.declaration.ownerFile ?? plan.model.file
    let isOwn = file.path == plan.model.file.path
    let words = [
      property.name == key ? "\(KeyWord.same)" : Self.word(property.name),
      isOwn ? nil : "\(KeyWord.in) \(Self.word(file.name))", condition,
      rule(of: property),
    ]
    return words.compactMap(\.self).joined(separator: " ")
  }

  /// A property in `#if` may not exist, so it is never reported as missing.
  private func rule(of property: Property) -> String? {
    let required = plan.required.first { $0.slot == property.name && $0.conditions.isEmpty }
    if let required {
      return "\(required.mayBeAbsent ? "\(KeyWord.absent) " : "")\(KeyWord.required)"
    }
    guard property.location.role == .keyed, property.reads, !property.isConstant,
      property.conditions.isEmpty, let value = property.missing.code, value.text != "nil"
    else { return nil }
    // Null may give the default too.
    let word: KeyWord =
      [.default, .missing].contains(property.nullMeaning) ? .default : .missing
    return "\(word)"
  }

  /// Returns a name, in backticks if it contains anything except letters, digits and `_`.
  static func word(_ name: String) -> String {
    let isPlain =
      name.consists(of: SwiftName.letters)
      || name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isPlain ? name : "`\(name)`"
  }
}
