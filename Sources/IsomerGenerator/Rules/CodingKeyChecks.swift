import IsomerSyntax

/// The check for `CodingKeys`, which mapping ignores, that name other keys than the mapping.
struct CodingKeyChecks {
  let context: TypeContext

  func check(_ model: Model) {
    let types = ([context.type] + context.siblings).flatMap(\.types)
    // Faults of the mapping without a profile are reported once.
    guard !context.isProfiled,
      let keys = types.first(where: { $0.kind == .enumeration && $0.name.text == "CodingKeys" })
    else { return }
    var warning = Diagnostic(
      .warning, .ignoredCodingKeys(model.name), in: context.file, at: keys.name.range.start)
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
    let key = if case .string(let text)? = declared.rawValue?.shape { text } else { property.name }
    let paths = property.location.readPaths + [property.location.writePath].compactMap(\.self)
    if paths.contains(where: { $0.components.last == .key(key) }) { return nil }
    return "add '// @mapped key: \(SwiftLiteral.string(KeyPathText(key: key).text))'"
  }
}
