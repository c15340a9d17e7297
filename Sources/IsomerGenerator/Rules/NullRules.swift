import IsomerSyntax

extension PropertyRules {
  /// Checks the choices of `null:` on a property.
  func checkNull(_ property: Property) {
    guard property.location.role == .keyed else { return }
    if let reading = options.first(.readNull), let reason = obstacle(to: reading, property) {
      report(useless(reading.rawValue, because: reason), at: .readNull)
    }
    guard let writing = options.first(.nilWriting) else { return }
    if let reason = obstacle(toWritingNilOf: property) {
      report(useless(writing.rawValue, because: reason), at: .nilWriting)
    } else if writing == .omit, property.reads,
      property.mustBePresent || property.misreadsOmittedNil
    {
      reportOmitted(property, at: .nilWriting)
    }
  }

  private func useless(_ choice: String, because reason: String) -> Message {
    Message(.uselessOption, "null: .\(choice)", declared.name.text, reason)
  }

  private func obstacle(to reading: ReadNull, _ property: Property) -> String? {
    if !property.reads { return "it is never read" }
    if property.isComposite { return "its transformer receives null fields" }
    if property.presence.isThreeState {
      return reading == .missing ? nil : "a 'PropertyChange' stores null"
    }
    let isNullable = property.type.isOptional || property.presence.fallback != .none
    switch reading {
    case .nil where !property.type.isOptional: return "it is never nil"
    // Null selects the default or the next alternative.
    case .missing where !isNullable && property.location.readPaths.count < 2:
      return "it is never nil"
    case .error where property.location.remaining != nil:
      return "the property takes single elements of an array"
    case .error where !isNullable: return "null is already an error"
    case .nil, .missing, .error: return nil
    }
  }

  private func obstacle(toWritingNilOf property: Property) -> String? {
    if !property.writes { return "it is never written" }
    if property.presence.isThreeState { return "a 'PropertyChange' stores null" }
    if !property.type.isOptional { return "it is never nil" }
    let isOmitted = options.value(.omit)?.names(.default) == true && property.isNilByDefault
    return isOmitted ? "'omit:' leaves out nil" : nil
  }
}
