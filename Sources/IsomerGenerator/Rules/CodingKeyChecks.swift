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
    let fixes = model.properties.filter {
      $0.location.role == .keyed && $0.declaration.owner == nil
    }.compactMap { property in
      fix(property, keys.cases.first { $0.name.text == property.name }).map {
        Note($0, path: context.file.path, at: context.file.location(at: property.nameRange.start))
      }
    }
    guard !fixes.isEmpty else { return }
    context.reporter.report(
      Diagnostic(
        .warning, .ignoredCodingKeys(model.name), path: context.file.path,
        at: context.file.location(at: keys.name.range.start), notes: fixes))
  }

  /// Returns the annotation that makes the mapping match `CodingKeys`, unless the property has key
  /// options.
  private func fix(_ property: Property, _ declared: CaseDeclaration?) -> String? {
    guard let declared else { return "add '// @mapped skip'" }
    guard property.location.keyRange == property.nameRange, !property.isComposite else {
      return nil
    }
    let written: String? =
      if case .string(let text)? = declared.rawValue?.shape { text } else { nil }
    let key = written ?? property.name
    let paths = property.location.readPaths + [property.location.writePath].compactMap(\.self)
    if paths.contains(where: { $0.components.last == .key(key) }) { return nil }
    let path = KeyPathText([.key(key)]).text
    return "add '// @mapped key: \(SwiftLiteral.string(path))'"
  }
}
