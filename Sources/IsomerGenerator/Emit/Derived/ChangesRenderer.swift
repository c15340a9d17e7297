import IsomerSyntax

/// Prints `Changes`, a struct with three states for each property, with its mapping and the
/// functions that compare values and apply changes.
struct ChangesRenderer: MappingPart {
  let plan: MappingPlan
  @Boxed var site: MappingSite

  private var access: String { model.accessPrefix }

  private static let mapping = "Mapped_Changes"

  func render(_ printer: CodePrinter) {
    guard let changes = model.derivation.changes.first else { return }
    printer.line()
    let clause = model.constraintOfChanges(printer.standard("Equatable"))
    printer.accessing(unsafe: []) { printer in
      renderTypes(changes, where: clause, printer)
      if changes.declaration.sendability != nil { model.renderSendability(of: "Changes", printer) }
      printer.line()
      changes.renderExtensions(conformances(of: changes, printer), printer)
    }
    printer.line()
    model.renderExtension(nil, where: clause, printer) {
      ChangesFunctionsRenderer(plan: plan, site: site).render($0)
    }
  }

  /// Returns the properties that `Changes` contains.
  private func fields(of changes: Model) -> [Property] {
    changes.properties.filter { !$0.isConstant }
  }

  /// Returns true if a property is named `description`, which `CustomStringConvertible` requires.
  private func hasDescription(_ changes: Model) -> Bool {
    fields(of: changes).contains { $0.name == "description" }
  }

  // MARK: The types

  private func renderTypes(
    _ changes: Model, where clause: String, _ printer: CodePrinter
  ) {
    var site = MappingSite.namespace(Self.mapping, of: changes.typeName)
    site.access = "fileprivate "
    let plan = Planner(changes).plan()
    model.renderExtension(nil, where: clause, printer) { printer in
      printer.line("/// The changes of a `\(model.name)` in a newer value or a document.")
      // The values can be comparable on the actor alone.
      let actor = model.isolation.conformance
      printer.block("\(actor)\(access)struct Changes: \(actor)\(printer.standard("Equatable"))") {
        renderFields(changes, $0)
      }
      printer.line()
      NamespaceRenderer(plan: plan, site: site).render(printer) {
        PathsRenderer(plan: plan, site: site).render($0)
      }
    }
  }

  private func renderFields(_ changes: Model, _ printer: CodePrinter) {
    printer.each(fields(of: changes)) { property, printer in
      let name = property.quoted
      let access = property.declaration.isPublic ? access : ""
      printer.line("/// The change of `\(property.name)`.")
      printer.line("\(access)var \(name): \(property.valueType) = \(property.nothing)")
    }
    printer.line()
    printer.line("/// Creates an empty set of changes.")
    printer.line("\(access)init() {}")
    printer.line()
    printer.line("/// True if no property changes.")
    printer.block("\(access)var isEmpty: \(printer.standard("Bool"))") { printer in
      printer.each(fields(of: changes)) { property, printer in
        let test = property.absence ?? "isEmpty"
        printer.line("guard self.\(property.quoted).\(test) else { return false }")
      }
      printer.line("return true")
    }
  }

  // MARK: Conformances

  private func conformances(of changes: Model, _ printer: CodePrinter) -> [Conformance] {
    let choice = ProfileChoice(
      model: changes, profiled: [], site: .own(of: changes),
      plainName: "\(model.typeName).\(Self.mapping)")
    let description =
      hasDescription(changes)
      ? "CustomDebugStringConvertible" : printer.standard("CustomStringConvertible")
    return choice.conformances() + [Conformance(description) { renderDescription(changes, $0) }]
  }

  private func renderDescription(_ changes: Model, _ printer: CodePrinter) {
    printer.line("/// The names of the properties that change.")
    let name = hasDescription(changes) ? "debugDescription" : "description"
    printer.block("\(access)var \(name): \(printer.standard("String"))") { printer in
      let name = changes.name.split(separator: ".").suffix(2).joined(separator: ".")
      let binding = fields(of: changes).isEmpty ? "let" : "var"
      printer.line("\(binding) text = Isomer.DescriptionText(\(SwiftLiteral.string(name)))")
      printer.each(fields(of: changes), renderDescription)
      printer.line("return text.finished")
    }
  }

  private func renderDescription(_ property: Property, _ printer: CodePrinter) {
    let label = SwiftLiteral.string(property.name)
    let value = "self.\(property.quoted)"
    if property.presence.isThreeState {
      printer.line("text.\(property.isSecret ? "redact" : "add")(\(label), change: \(value))")
      return
    }
    let text = property.isSecret ? "text.redact(\(label))" : "text.add(\(label), \(value))"
    printer.line("if !\(value).\(property.absence ?? "isEmpty") { \(text) }")
  }
}

extension Property {
  /// The value that means no change.
  fileprivate var nothing: String {
    switch presence.change {
    case .value, .optionalModel: ".absent"
    case .model: "\(type.text)()"
    case nil: "[:]"
    }
  }
}
