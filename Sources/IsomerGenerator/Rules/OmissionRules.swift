import IsomerSyntax

extension PropertyRules {
  /// Checks `omit:` on a property, its type or its file.
  func checkOmission(_ property: Property) {
    guard property.location.role == .keyed, property.writes, !property.isComposite else { return }
    let presence = property.presence
    for choice in options.value(.omit).map({ Omission.Choice.allCases.filter($0.names) }) ?? [] {
      guard let reason = obstacle(to: choice, property) else { continue }
      report(Message(.uselessOption, "omit: .\(choice.rawValue)", property.name, reason), at: .omit)
    }
    guard let omission = options.value(.omit), property.reads else { return }
    let leavesOutEmpty = presence.unwritten.contains { if case .empty = $0 { true } else { false } }
    let leavesOutNil = omission.names(.default) && property.isNilByDefault
    guard
      leavesOutEmpty && !presence.fallback.isEmpty
        || property.mustBePresent && (leavesOutNil || !presence.unwritten.isEmpty)
    else { return }
    reportOmitted(property, at: .omit)
  }

  /// Warns that a document without the value cannot be read, or is read as another one.
  func reportOmitted<Value>(_ property: Property, at key: OptionKey<Value>) {
    let outcome =
      property.mustBePresent ? "is required when it is read" : "is then read as its default"
    let fix = property.presence.isRequired ? "remove 'required'" : "add 'default:'"
    report(
      Message(.omittedValue, property.name, outcome), at: key, as: .warning,
      notes: [property.mustBePresent ? fix : "remove it, or change the default"])
  }

  private func obstacle(to choice: Omission.Choice, _ property: Property) -> String? {
    let presence = property.presence
    switch choice {
    case .default where property.isConstant: return "its value never changes"
    case .default where !property.isNilByDefault && !presence.unwritten.contains(where: \.isEqual):
      return property.codec.isTuple ? "tuples are not compared" : "its default is not known"
    case .empty where !property.mayBeEmpty: return "'\(property.type.text)' is never empty"
    case .off where options.value(.omit)?.choices.count != 1: return "the other choices override it"
    default: return nil
    }
  }
}
