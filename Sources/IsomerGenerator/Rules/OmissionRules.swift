import IsomerSyntax

/// The rules of `omit:` on a property, its type or its file.
struct OmissionRules {
  let reporter: FileReporter
  let options: Options
  @Boxed var declared: PropertyDeclaration

  func check(_ property: Property) {
    guard property.location.role == .keyed, property.writes, !property.isComposite else { return }
    let presence = property.presence
    for choice in options.value(.omit).map({ Omission.Choice.allCases.filter($0.names) }) ?? [] {
      guard let reason = obstacle(to: choice, property) else { continue }
      report(.uselessOption("omit: .\(choice.rawValue)", property.name, reason))
    }
    if presence.omitsNil, options.contains(.null), presence.null != .absent {
      reporter.reportUseless(
        [options.option(.null)], of: property.name, because: "'omit:' leaves out nil")
    }
    guard options.contains(.omit), property.reads else { return }
    let leavesOutEmpty = presence.unwritten.contains { if case .empty = $0 { true } else { false } }
    let isChanged =
      presence.omitsNil && property.misreadsOmittedNil
      || leavesOutEmpty && !presence.fallback.isEmpty
    guard
      isChanged || property.mustBePresent && (presence.omitsNil || !presence.unwritten.isEmpty)
    else { return }
    let outcome =
      property.mustBePresent ? "is required when it is read" : "is then read as its default"
    reporter.report(
      Diagnostic(
        .warning, .omittedValue(property.name, outcome), in: reporter.file, at: range.start,
        notes: [property.mustBePresent ? "add 'default:'" : "remove it, or change the default"]))
  }

  private var range: SourceRange { options.range(of: .omit) ?? declared.name.range }

  private func report(_ message: Message) { reporter.report(message, at: range) }

  private func obstacle(to choice: Omission.Choice, _ property: Property) -> String? {
    let presence = property.presence
    switch choice {
    case .nil where !property.type.isOptional || presence.isThreeState: return "it is never nil"
    case .default where property.isConstant: return "its value never changes"
    case .default where !presence.omitsNil && !presence.unwritten.contains(where: \.isEqual):
      return property.codec.isTuple ? "tuples are not compared" : "its default is not known"
    case .empty where !property.mayBeEmpty: return "'\(property.type.text)' is never empty"
    case .off where options.value(.omit)?.choices.count != 1: return "the other choices override it"
    default: return nil
    }
  }
}
