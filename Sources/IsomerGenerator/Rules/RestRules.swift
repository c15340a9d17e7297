import IsomerSyntax

extension PropertyRules {
  /// Checks a property that takes what is left of an object or an array: `rest`.
  func checkRest(_ property: Property) {
    guard let option = options.option(.rest) else { return }
    let type = property.type
    let keys = options.value(.rest) ?? RestKeys()
    if property.location.remaining == nil {
      if property.member == nil {
        reporter.report(.restType(property.name, type.text), at: option.name.range)
      }
      if option.source != nil, keys == RestKeys() {
        reporter.reportUseless([option], of: property.name, because: "the text is empty")
      }
      return
    }
    if option.source != nil {
      reporter.reportUseless(
        [option], of: property.name, because: "the elements of an array have no keys")
    }
    if type.isOptional || type.reference?.lifts?.first != .array {
      reporter.report(.restType(property.name, type.text, "an array"), at: option.name.range)
    }
    reporter.reportUseless(
      options.written(["default", "elements", "recover", "required", "with"]),
      of: property.name, because: "the property takes single elements of an array")
  }
}
