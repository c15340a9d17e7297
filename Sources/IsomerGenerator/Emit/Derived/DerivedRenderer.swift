import IsomerSyntax

/// Prints the members that `derive:` lists, and the identity, each in an extension.
struct DerivedRenderer {
  @Boxed var model: Model

  private var derivation: Derivation { model.derivation }

  var isEmpty: Bool { parts.isEmpty }

  func render(_ printer: CodePrinter) {
    for (index, part) in parts.enumerated() {
      if index > 0 { printer.line() }
      part(printer)
    }
  }

  private var parts: [(CodePrinter) -> Void] {
    // `Changes` follows all of them.
    var parts: [(CodePrinter) -> Void] = DerivedMember.allCases
      .filter { $0 != .changes && derivation.ownMembers.contains($0) }
      .map { member in { render(member, $0) } }
    let additions = DerivedAdditionsRenderer(model: model)
    if !additions.isEmpty { parts.append(additions.render) }
    if !derivation.identity.isEmpty { parts.append(IdentityRenderer(model: model).render) }
    return parts
  }

  private func render(_ member: DerivedMember, _ printer: CodePrinter) {
    switch member {
    case .equality:
      renderExtension("Equatable", of: .equality, printer, renderEquality)
    case .hash:
      renderExtension("Hashable", of: .hash, printer, renderHash)
    case .copy:
      model.renderExtension("Isomer.Copying", printer, DerivedCopyRenderer(model: model).render)
    case .description:
      let conformance = conformance("CustomStringConvertible").map { printer.standard($0) }
      model.renderExtension(conformance, printer, renderDescription)
    case .merge:
      let protocolName = conformance("Mergeable").map { _ in "Isomer.Mergeable" }
      model.renderExtension(protocolName, printer, DerivedMergeRenderer(model: model).render)
    case .initialiser:
      model.renderExtension(nil, printer, DerivedInitialiserRenderer(model: model).render)
    case .changes: break
    }
  }

  /// The member of a generic type requires the same conformance of its parameters.
  private func renderExtension(
    _ name: String, of member: DerivedMember, _ printer: CodePrinter,
    _ body: @escaping (CodePrinter) -> Void
  ) {
    let standard = printer.standard(name)
    let found = model.requirements[member == .hash ? .hash : .equality] ?? []
    let clause = model.constraint(standard, on: found)
    model.renderExtension(conformance(name).map { _ in standard }, where: clause, printer, body)
  }

  /// Returns the protocol, or nil if a declaration already names it, because a repetition is an error.
  private func conformance(_ name: String) -> String? {
    derivation.declaredConformances.contains(name) ? nil : name
  }
}
