import IsomerSyntax

// Options that decide how a declaration is read, before its options are parsed.

extension AnnotationOption {
  /// The name without its suffix.
  var base: String { String(name.text.prefix { $0 != "." }) }

  /// The names after dots in the value.
  var choices: [Name] {
    (value?.elements ?? []).compactMap {
      if case .member(let name) = $0.shape { Name(name, $0.range) } else { nil }
    }
  }

  /// True for `skip` without a value or with both directions of documents.
  var skipsEverything: Bool {
    let chosen = Set(choices.compactMap { Skip.Choice(rawValue: $0.text) })
    return name.text == "skip" && (value == nil || Skip(choices: chosen).mapping)
  }

  fileprivate var isDerivation: Bool {
    OptionTable.typeOwned.contains(name.text) && name.text != "secret"
  }
}

extension AnnotationValue {
  /// The elements of a list, or else the value alone.
  var elements: [AnnotationValue] {
    if case .list(let elements) = shape { elements } else { [self] }
  }
}

extension TypeDeclaration {
  private var options: [AnnotationOption] { annotations.flatMap(\.options) }

  /// True if the protocol has `for:`, so it declares a type transformer or an external mapping.
  var namesTransformer: Bool { options.contains { $0.name.text == "for" } }

  /// True if the type has a transformer: `with:`, also with a suffix.
  var hasTransformer: Bool { options.contains { $0.base == "with" } }
  /// True if the protocol declares an external mapping.
  var isShape: Bool { namesTransformer && !hasTransformer }

  /// The last names of the types that `for:` names.
  var namesInFor: [String] {
    options.filter { $0.name.text == "for" }.compactMap(\.value?.text.lastName)
  }

  /// The annotations of each property, case and associated value, with its name.
  var annotatedMembers: [(annotations: [Annotation], name: String)] {
    properties.map { ($0.annotations, $0.name.text) }
      + cases.flatMap { declared in
        [(declared.annotations, declared.name.text)]
          + (declared.associatedValues ?? []).map {
            ($0.annotations, $0.label?.text ?? $0.type.text)
          }
      }
  }
}

extension PropertyDeclaration {
  /// The member of an external mapping without options for derived members, because the mapping adds
  /// no members to the type.
  var withoutDerivation: PropertyDeclaration {
    var property = self
    property.annotations.modifyEach { $0.options.removeAll(where: \.isDerivation) }
    return property
  }

  /// The options that are removed, and those choices of `skip:`.
  var derivation: [Name] {
    annotations.flatMap(\.options).flatMap { option -> [Name] in
      if option.isDerivation { return [option.name] }
      guard option.name.text == "skip" else { return [] }
      return option.choices.filter { DerivedMember(rawValue: $0.text) != nil }
        .map { Name("skip: .\($0.text)", $0.range) }
    }
  }
}
