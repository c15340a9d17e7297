import IsomerSyntax

/// Prints the check that a document has no tag of another type.
struct TagRuleRenderer {
  let rule: TagRule
  @Boxed var model: Model

  /// Prints an error for another tag, and for none if the rule requires one.
  func render(isRequired: Bool, _ printer: CodePrinter) {
    guard !known.isEmpty else { return }
    model.renderOnly(in: rule.instance, printer) { renderCheck(isRequired: isRequired, $0) }
  }

  private func renderCheck(isRequired: Bool, _ printer: CodePrinter) {
    guard isRequired else {
      // A class can have the rules of several clusters.
      guard rule.tag.isSearchedBefore else { return renderOptional(printer) }
      return printer.block("do", renderOptional)
    }
    printer.block("guard \(rule.tag.renderSearch(printer)) else") { $0.line(rule.tag.missing("")) }
    renderSwitch(printer)
  }

  private func renderOptional(_ printer: CodePrinter) {
    printer.block("if \(rule.tag.renderSearch(printer))", renderSwitch)
  }

  /// The only valid tags, or if there are none, the only invalid ones.
  private var known: [CaseKey] { rule.own.isEmpty ? rule.others : rule.own }

  private func renderSwitch(_ printer: CodePrinter) {
    let isOwn = !rule.own.isEmpty
    let failure = rule.tag.unknown(
      rule.expected ?? "a tag of '\(rule.instance?.name ?? model.name)'")
    printer.line("switch tag {")
    printer.line(
      "case \(known.map(\.swift).joined(separator: ", ")): \(isOwn ? "break" : failure)")
    printer.line("default: \(isOwn ? failure : "break")")
    printer.line("}")
  }
}

extension Model {
  /// Prints code that only runs in an instance of a generic type, if there is one.
  func renderOnly(
    in instance: GenericInstance?, _ printer: CodePrinter, _ body: (CodePrinter) -> Void
  ) {
    guard let instance else { return body(printer) }
    printer.conditional(instance.conditions) {
      $0.block("if \(typeName).self == \(SwiftName.path(instance.name)).self", body)
    }
  }
}
