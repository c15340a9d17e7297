import IsomerSyntax

extension PayloadBuilder {
  /// Builds the skipped values of a case, which need defaults for initialising the case.
  func skip(
    _ values: [ParameterDeclaration], of declared: CaseDeclaration,
    _ description: inout CaseDescription
  ) -> Bool {
    var isSound = true
    for (index, value) in values.enumerated() where value.isSkipped {
      let name = name(of: value, index, in: declared, isKeyed: false)
      if var property = skipped(value, name) {
        property.archive.name = value.label?.text ?? String(index)
        let value = AssociatedValue(label: value.label?.text, property: property)
        description.skipped.append(SkippedValue(index: index, value: value))
      } else {
        isSound = false
      }
    }
    return isSound
  }

  private func skipped(_ value: ParameterDeclaration, _ name: Name) -> PropertyDescription? {
    let options = OptionReader(reporter: context.reporter, place: .associatedValue)
      .read(value.annotations)
    if let options {
      OptionRules(reporter: context.reporter, options: options, name: name.text)
        .checkAll(except: ["skip", "default"], because: "it is skipped")
    }
    var property = PropertyDescription(
      name: name.text, nameRange: name.range, type: MappedType(value.type), keyRange: name.range)
    (property.reads, property.writes) = (false, false)
    let written = options?["default"]?.pasted(in: context.file)
    let fallback = written ?? value.defaultValue?.pasted(in: context.file)
    if fallback == nil, model.reads { reportMissingDefault(of: property) }
    guard let fallback else { return model.reads ? nil : property }
    property.fallback = .expression(fallback)
    let choices = options?["skip"]?.choices ?? ["archive"]
    property.archive.isKept = !choices.contains("archive")
    return property
  }

  /// Reports a value that is not read and has no default.
  func reportMissingDefault(of property: PropertyDescription) {
    context.report(
      .unreadValue(property.name), at: property.nameRange,
      notes: ["give it a 'default:', or a default value in the declaration"])
  }
}

extension ParameterDeclaration {
  /// True if the value is not in documents.
  var isSkipped: Bool {
    let skips = annotations.flatMap(\.options).filter { $0.name.text == "skip" }
    return skips.contains { skip in
      guard let choices = skip.choices else { return true }
      return choices.contains("json") || choices.contains("read") && choices.contains("write")
    }
  }
}
