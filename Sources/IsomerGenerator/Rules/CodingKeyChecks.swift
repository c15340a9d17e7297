import IsomerSyntax

/// The checks of `CodingKeys`, which name the keys of the mapping, or other keys than it.
struct CodingKeyChecks {
  let context: TypeContext

  func check(_ model: Model) {
    // The transformer of the type may use them, as `.codable()` does.
    if context.options.hasTransformer { return }
    let keys = context.declarations.codingKeys
    let choices = context.options.directions(of: .keys)
    if choices.read?.isCodingKeys == true || choices.write?.isCodingKeys == true {
      checkUsed(keys, model)
    } else if !context.isProfiled, let keys {
      // Faults of the mapping without a profile are reported once.
      checkIgnored(keys, model)
    }
  }

  /// Reports missing `CodingKeys`, and those that name no property.
  private func checkUsed(_ keys: TypeDeclaration?, _ model: Model) {
    let names = Set(context.type.properties.map(\.name.text))
    guard let keys else {
      if names.isEmpty { return }
      return context.report(
        Message(.missingCodingKeys, model.name),
        at: context.options.range(of: .keys) ?? model.nameRange,
        notes: ["declare it, or choose other keys"])
    }
    for declared in keys.cases where !names.contains(declared.name.text) {
      context.report(
        Message(.codingKeyWithoutProperty, declared.name.text, model.name), at: declared.name.range,
        notes: ["rename or remove the case"])
    }
  }

  private func checkIgnored(_ keys: TypeDeclaration, _ model: Model) {
    var warning = Diagnostic(
      .warning, Message(.ignoredCodingKeys, model.name), in: context.file, at: keys.name.range.start
    )
    for property in model.ownProperties where property.location.role == .keyed {
      let declared = keys.cases.first { $0.name.text == property.name }
      guard let fix = fix(property, declared) else { continue }
      warning.notes.append(Note(fix, in: context.file, at: property.nameRange))
    }
    if !warning.notes.isEmpty { context.reporter.report(warning) }
  }

  /// Returns the annotation that makes the mapping match `CodingKeys`, unless the property has key
  /// options.
  private func fix(_ property: Property, _ declared: CaseDeclaration?) -> String? {
    guard let declared else { return "add '// @mapped skip'" }
    guard property.location.keyRange == property.nameRange, !property.isComposite else {
      return nil
    }
    let key = declared.codingKey
    let paths = property.location.readPaths + [property.location.writePath].compactMap(\.self)
    if paths.contains(where: { $0.components.last == .key(key) }) { return nil }
    return
      "add '// @mapped key: \(SwiftLiteral.string(key.isEmpty ? "" : KeyPathText(key: key).text))'"
  }
}
