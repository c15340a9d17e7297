import IsomerSyntax

extension PayloadBuilder {
  /// Builds the skipped values of a case, which need defaults for initialising the case.
  func skip(
    _ values: [ParameterDeclaration], of declared: CaseDeclaration, _ description: inout EnumCase
  ) -> Bool {
    var isSound = true
    for (index, value) in values.enumerated() where isSkipped(value) {
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

  private func skipped(_ value: ParameterDeclaration, _ name: Name) -> Property? {
    let options = options(of: value)
    if let options {
      OptionRules(reporter: context.reporter, options: options, name: name.text)
        .checkAll(except: OptionTable.ofSkippedValues, because: "it is skipped")
    }
    var property = Property(
      name: name.text, nameRange: name.range, type: MappedType(value.type), keyRange: name.range)
    (property.reads, property.writes) = (false, false)
    let written = options?.value(.default)?.pasted(in: context.file)
    let fallback = written ?? value.defaultValue?.pasted(in: context.file)
    if fallback == nil, model.reads { reportMissingDefault(of: property) }
    guard let fallback else { return model.reads ? nil : property }
    property.presence.fallback = .expression(fallback)
    property.archive.isKept = options?.skip.archiving == false
    return property
  }

  func reportMissingDefault(of property: Property) {
    context.report(
      .unreadValue(property.name), at: property.nameRange,
      notes: ["give it a 'default:', or a default value in the declaration"])
  }
}
