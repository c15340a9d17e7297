import IsomerSyntax

/// A weak property that points back to the object that holds this one.
struct ParentDescription: Sendable, Equatable {
  var name: String
  var nameRange: SourceRange
  /// The class that declares it, from whose place the type's name is seen.
  var scope: String
  /// The path of the owner's name: `Folder`.
  var typeName: String
  var typeRange: SourceRange
  var conditions: [String]
}

/// Describes a property marked `parent`.
struct ParentBuilder {
  let file: SourceFile
  let model: ModelDescription

  /// Nil if it cannot be one, which is reported.
  func describe(
    _ declared: PropertyDeclaration, _ words: Words, _ collector: inout DiagnosticCollector
  ) -> ParentDescription? {
    checkWords(declared, words, &collector)
    if let (reason, notes) = obstacle(declared) {
      collector.report(
        .parentForm(declared.name.text, reason), in: file,
        at: words["parent"]?.word.range ?? declared.name.range, notes: notes)
      return nil
    }
    guard let owner = declared.type?.optionalWrapped, let name = owner.namePath else { return nil }
    return ParentDescription(
      name: declared.name.text, nameRange: declared.name.range, scope: model.name, typeName: name,
      typeRange: owner.range, conditions: declared.conditions)
  }

  private func obstacle(_ declared: PropertyDeclaration) -> (String, notes: [String])? {
    guard model.kind == .classType else {
      return ("'\(model.name)' is no class, so there is no one object to link back from", [])
    }
    guard declared.isOwnStorage else { return ("it has no storage of its own", []) }
    guard let type = declared.type, let owner = type.optionalWrapped else {
      return ("it is not optional", ["write 'weak var \(declared.name.text): …?'"])
    }
    guard declared.modifiers.contains("weak") else {
      let fixed = "weak var \(declared.name.text): \(type.text)"
      return ("it is not weak, so the two would keep each other alive", ["write '\(fixed)'"])
    }
    guard owner.namePath != nil else { return ("'\(owner.text)' is no class", []) }
    let access = min(declared.access ?? .internal, declared.setterAccess ?? .open)
    if declared.isLet { return ("it is a constant", []) }
    return access < .internal ? ("it cannot be set from another file", []) : nil
  }

  /// A document does not have it, so words about documents mean nothing.
  private func checkWords(
    _ declared: PropertyDeclaration, _ words: Words, _ collector: inout DiagnosticCollector
  ) {
    for option in words.options.values.flatMap(\.self)
    where !["parent", "skip", "transitory"].contains(option.word.text) {
      collector.report(
        .uselessWord(option.word.text, declared.name.text, "no document has a parent"), in: file,
        at: option.word.range)
    }
  }
}
