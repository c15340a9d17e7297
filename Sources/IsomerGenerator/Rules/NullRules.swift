import IsomerSyntax

extension PropertyRules {
  /// Checks the choices of `null:` on a property.
  func checkNull(_ property: Property) {
    guard let policy = options.value(.null), property.location.role == .keyed else { return }
    if let reading = policy.reading, let reason = obstacle(toReading: reading, property) {
      reportUseless(reading, because: reason)
    }
    guard let writing = policy.writing else { return }
    if let reason = obstacle(toWriting: property) {
      reportUseless(writing, because: reason)
    } else if writing == .omit, property.reads,
      property.mustBePresent || property.misreadsOmittedNil
    {
      reportOmitted(property, at: .null)
    }
  }

  private func reportUseless<Choice: RawRepresentable<String>>(
    _ choice: Choice, because reason: String
  ) {
    report(.uselessOption("null: .\(choice.rawValue)", declared.name.text, reason), at: .null)
  }

  private func obstacle(
    toReading reading: Property.NullPolicy.Reading, _ property: Property
  ) -> String? {
    if !property.reads { return "it is never read" }
    if property.isComposite { return "its transformer receives null fields" }
    if property.presence.isThreeState {
      return reading == .missing ? nil : "a 'Change' stores null"
    }
    let isNullable = property.type.isOptional || property.presence.fallback != .none
    switch reading {
    case .nil: return property.type.isOptional ? nil : "it is never nil"
    // Null selects the default or the next alternative.
    case .missing:
      return isNullable || property.location.readPaths.count > 1 ? nil : "it is never nil"
    case .error where property.location.remaining != nil:
      return "the property takes single elements of an array"
    case .error: return isNullable ? nil : "null is already an error"
    }
  }

  private func obstacle(toWriting property: Property) -> String? {
    if !property.writes { return "it is never written" }
    if property.presence.isThreeState { return "a 'Change' stores null" }
    if !property.type.isOptional { return "it is never nil" }
    let isOmitted = options.value(.omit)?.names(.default) == true && property.isNilByDefault
    return isOmitted ? "'omit:' leaves out nil" : nil
  }
}
