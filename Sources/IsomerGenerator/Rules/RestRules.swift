import IsomerSyntax

/// The rules of properties that take what is left of an object or an array: `rest`.
struct RestRules {
  let reporter: FileReporter
  let options: Options

  func check(_ property: Property) {
    guard let option = options.option(.rest) else { return }
    let type = property.type
    let reference = type.reference
    if property.location.remaining == nil {
      let key = reference?.keyType?.simpleName
      let value = reference?.elementType?.namePath?.lastName
      guard key != "String" || value != "Value" || type.isOptional else { return }
      return reporter.report(.restType(property.name, type.text), at: option.name.range)
    }
    if type.isOptional || reference?.lifts?.first != .array {
      reporter.report(.restType(property.name, type.text, "an array"), at: option.name.range)
    }
    reporter.reportUseless(
      options.written(["default", "elements", "nonNull", "recover", "required", "with"]),
      of: property.name, because: "the property takes single elements of an array")
  }
}
