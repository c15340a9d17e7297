import IsomerSyntax

/// Resolves types that are qualified with the name of the target's own module.
///
/// In module `App`, `App.User` and `App::User` are `User`. The text of a type is not changed,
/// because generated code contains it.
struct ModuleNames {
  let module: String
  /// True if a type with the module's name hides the module, so `App.User` is nested in that type.
  let isHidden: Bool
  /// The names of nested types, which an unqualified name could refer to.
  let nested: Set<String>

  /// Returns the files without qualification of types by the module.
  static func removing(
    _ module: String, from parsed: [ParsedFile?], _ sources: [SourceFile]
  ) -> [ParsedFile?] {
    let uses = parsed.map { $0?.file.mentions(anyOf: ["\(module).", "\(module)::"]) == true }
    guard uses.contains(true) else { return parsed }
    let isHidden = zip(sources, parsed).contains { source, file in
      guard let file else { return source.declaredTypeNames.contains(module) }
      return file.aliases.contains { $0.name == module }
        || file.types.contains { $0.name.text == module && $0.kind != .extensionType }
    }
    let nested = parsed.compactMap(\.self).flatMap(\.allTypes).flatMap { type in
      type.aliases.map(\.name) + type.types.map(\.name.text)
    }
    let names = ModuleNames(module: module, isHidden: isHidden, nested: Set(nested))
    return zip(parsed, uses).map { file, isUse in isUse ? file.map(names.resolved) : file }
  }

  private func resolved(_ file: ParsedFile) -> ParsedFile {
    var file = file
    file.types.modifyEach { type in
      let path = type.name.text
      if type.kind == .extensionType, !isHidden, path.hasPrefix("\(module).") {
        type.name.text = String(path.dropFirst(module.count + 1))
      }
    }
    return file.changingTypes { type, _ in
      guard case .named(let components) = type.shape, components.count > 1,
        components[0].name == module, !nested.contains(components[1].name),
        !isHidden || type.text.hasPrefix("\(module)::")
      else { return }
      type.shape = .named(Array(components.dropFirst()))
    }
  }
}
