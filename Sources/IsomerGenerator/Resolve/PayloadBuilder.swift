import IsomerSyntax

/// Builds the payload of an enum case.
///
/// Labelled associated values are mapped like properties, with keys and the same options. Values
/// without a label and without `key:` are written directly, several of them as an array.
struct PayloadBuilder {
  let context: TypeContext
  @Boxed var model: Model

  /// Returns false and reports an error if a value is invalid.
  func describe(_ declared: CaseDeclaration, _ description: inout EnumCase) -> Bool {
    let values = declared.associatedValues ?? []
    if values.isEmpty { return true }
    guard !description.isFallback else {
      let kept = kept(values, declared)
      description.payload = kept ?? .none
      return kept != nil
    }
    let isSound = skip(values, of: declared, &description)
    let payload = payload(of: declared)
    description.payload = payload ?? .none
    return isSound && payload != nil
  }

  func options(of value: ParameterDeclaration) -> Options? {
    context.options(of: value.annotations, at: .associatedValue)
  }

  /// Returns true if the value is not in documents.
  func isSkipped(_ value: ParameterDeclaration) -> Bool {
    options(of: value)?.skip.mapping ?? false
  }

  /// Returns the values in the document; nil if one is invalid.
  private func payload(of declared: CaseDeclaration) -> EnumCase.Payload? {
    let values = (declared.associatedValues ?? []).enumerated().filter { !isSkipped($1) }
    // A case with only skipped values is an empty object.
    if values.isEmpty { return .object([]) }
    let keyed = values.map { $1.label != nil || options(of: $1)?.hasPlace == true }
    if keyed.contains(true), keyed.contains(false) {
      for ((_, value), isKeyed) in zip(values, keyed) where !isKeyed {
        context.report(
          .valueWithoutKey(value.type.text, declared.name.text), at: value.type.range,
          notes: ["give it a 'key:' or a label"])
      }
      return nil
    }
    let isKeyed = keyed.contains(true)
    let described = values.map { index, value in
      let name = name(of: value, index, in: declared, isKeyed: isKeyed)
      return describe(value, name, at: index, declared, isKeyed: isKeyed)
    }
    var known = described.compactMap(\.self)
    guard known.count == described.count else { return nil }
    if isKeyed { return .object(known) }
    for index in known.indices.prefix(known.leastCount)
    where known[index].property.type.isOptional {
      // Only a missing value has this default: null is read as nil.
      known[index].property.presence.fallback = .none
    }
    return known.count == 1 ? .single(known[0]) : .list(known)
  }

  /// Returns the label, or a unique name for a value without one.
  func name(
    of value: ParameterDeclaration, _ index: Int, in declared: CaseDeclaration, isKeyed: Bool
  ) -> Name {
    if let label = value.label { return label }
    let values = declared.associatedValues ?? []
    var text = isKeyed ? "value\(index)" : declared.name.text
    if !isKeyed, values.count > 1 { text += "_\(index)" }
    let cases = context.type.cases.filter { $0.name.text != declared.name.text }
    while values.contains(where: { $0.label?.text == text })
      || !isKeyed && cases.contains(where: { $0.name.text == text })
    {
      text += "_"
    }
    return Name(text, value.type.range)
  }

  private func describe(
    _ value: ParameterDeclaration, _ name: Name, at position: Int, _ declared: CaseDeclaration,
    isKeyed: Bool
  ) -> AssociatedValue? {
    var declaration = PropertyDeclaration(
      name: name, type: value.type, initialValue: value.defaultValue, isLet: false,
      isSettable: true, range: name.range)
    declaration.annotations = value.annotations
    let builder = PropertyBuilder(context: context, model: model, place: .associatedValue)
    guard case .mapped(var property) = builder.describe(declaration) else { return nil }
    if context.typeTransformers.threeState(of: property.type) != nil {
      context.report(
        .changeInCase(property.type.text, declared.name.text), at: value.type.range,
        notes: ["declare it as an optional, or in a mapped struct"])
      return nil
    }
    if model.reads, !property.reads, property.presence.fallback == .none {
      reportMissingDefault(of: property)
      return nil
    }
    if value.label == nil, property.archive.keyRange == nil {
      property.archive.name = String(position)
    }
    if !isKeyed {
      checkOptions(value, property)
      property.location.readPaths = []
      property.location.writePath = nil
    }
    return AssociatedValue(label: value.label?.text, property: property)
  }

  /// Reports options that require a key, such as those for missing values or a single direction.
  private func checkOptions(_ value: ParameterDeclaration, _ property: Property) {
    guard let options = options(of: value) else { return }
    var useless = [options.option(.alias), options.option(.null)]
    if property.type.isOptional {
      useless += [options.option(.required), options.option(.default)]
    }
    context.reporter.reportUseless(
      useless, of: property.name, because: "the value has no key",
      notes: ["give it a 'key:' or a label"])
    context.reporter.reportUseless(
      [options.option(.skip)], of: property.name, because: "the value has no key",
      notes: ["give it a 'key:' or a label, or use 'skip' for both directions"])
  }

  /// Returns the payload of a fallback, which stores a single value.
  private func kept(
    _ values: [ParameterDeclaration], _ declared: CaseDeclaration
  ) -> EnumCase.Payload? {
    guard values.count == 1 else {
      context.report(.fallbackPayload(declared.name.text), at: declared.name.range)
      return nil
    }
    if let options = options(of: values[0]) {
      OptionRules(reporter: context.reporter, options: options, name: declared.name.text)
        .checkAll(except: [], because: "a fallback stores the value unchanged")
    }
    return .kept(label: values[0].label?.text, type: MappedType(values[0].type))
  }
}

extension Options {
  /// True if an option gives a value a key or keys.
  fileprivate var hasPlace: Bool {
    contains(.key) || contains(.key, .read) || contains(.key, .write) || contains(.fields)
      || contains(.flatten) || contains(.rest)
  }
}
