import IsomerSyntax

/// Prints `merge(_:)`, which merges a newer value property by property.
///
/// Operations that can throw come first, so an error changes nothing. For that, a subclass whose
/// merge can throw returns the remaining work as a closure:
///
///     Car.Derived_Car.merge(newer, into: own)                     changes the own object
///     try Car.Derived_Car.merging(newer, into: own) -> () -> Void  does so when it is called
struct DerivedMergeRenderer {
  @Boxed var model: Model

  private var canThrow: Bool { model.derivation.mergeThrows }
  private var isClass: Bool { model.kind == .classType }

  func render(_ printer: CodePrinter) {
    if canThrow {
      printer.line("\(model.accessPrefix)typealias MergeFailure = Isomer.MappingError")
      printer.line()
    }
    let verb = isClass ? "func" : "mutating func"
    let effect = canThrow ? " throws(Isomer.MappingError)" : ""
    printer.block(
      "\(model.accessPrefix)\(verb) merge(_ newer: \(model.parameterType))\(effect)", renderBody)
  }

  private func renderBody(_ printer: CodePrinter) {
    let properties = model.derivation.properties(for: .merge)
    if isClass { printer.line("if self === newer { return }") }
    renderAttempts(properties, of: "self", printer)
    let isSplit = canThrow && model.derivation.below.contains { $0.adds.contains(.merge) }
    if isSplit {
      printer.line("var changes: [() -> Void] = []")
      renderBelow(printer) { "changes.append(try \($0).merging(newer, into: own))" }
    }
    renderChanges(properties, of: "self", printer)
    if isSplit {
      printer.line("for change in changes { change() }")
    } else {
      renderBelow(printer) { "\($0).merge(newer, into: own)" }
    }
  }

  private func renderBelow(_ printer: CodePrinter, _ statement: (_ additions: String) -> String) {
    DerivedAdditionsRenderer(model: model).renderCalls(
      to: .merge, printer, if: { "let own = self as? \($0), let newer = newer as? \($0)" },
      statement)
  }

  /// Prints the additions of a subclass, as a function of both objects.
  func renderAddition(_ printer: CodePrinter) {
    let properties = model.derivation.ownProperties(for: .merge)
    let type = model.typeName
    let parameters = "(_ newer: \(type), into own: \(type))"
    guard canThrow else {
      return printer.block("static func merge\(parameters)") {
        renderChanges(properties, of: "own", $0)
      }
    }
    printer.line("static func merging\(parameters)")
    printer.block("  throws(Isomer.MappingError) -> () -> Void") { printer in
      renderAttempts(properties, of: "own", printer)
      printer.block("return") { renderChanges(properties, of: "own", $0) }
    }
  }

  // MARK: Throwing merges

  private static func canThrow(_ property: DerivedProperty) -> Bool {
    property.merge.canThrow || property.merge == .deep && property.deepMergeThrows
  }

  private static func attempt(_ property: DerivedProperty) -> String {
    SwiftName.quoted("merged_\(property.name)")
  }

  private func renderAttempts(
    _ properties: [DerivedProperty], of own: String, _ printer: CodePrinter
  ) {
    printer.each(properties.filter(Self.canThrow)) { renderAttempt($0, of: own, $1) }
  }

  private func renderAttempt(_ property: DerivedProperty, of own: String, _ printer: CodePrinter) {
    let name = property.quoted
    let secrecy = property.isSecret ? ", isSecret: true" : ""
    let head = "let \(Self.attempt(property)) = try Isomer.merging("
    let named = "\(SwiftLiteral.string(property.name))\(secrecy), \(own).\(name)"
    if case .function(let function, _) = property.merge {
      printer.pasted("\(head)by:", function, ", \(named), newer.\(name))")
    } else {
      printer.block("\(head)\(named))") {
        $0.line("try \(deepMerge(property, into: "&$0", newer: "newer.\(name)", isTrying: true))")
      }
    }
  }

  // MARK: Changes

  private func renderChanges(
    _ properties: [DerivedProperty], of own: String, _ printer: CodePrinter
  ) {
    let changed = properties.filter { $0.merge != .keep || $0.type?.isOptional != false }
    printer.each(changed) { renderChange($0, of: own, $1) }
    let names = Set(properties.map(\.name))
    let links = model.hierarchy.parentLinks.filter { names.contains($0.property.name) }
    guard !links.isEmpty else { return }
    // The objects that were taken from the newer object get a new parent.
    printer.line("let value = \(own)")
    ParentRenderer(links: links).render(printer)
  }

  private func renderChange(_ property: DerivedProperty, of own: String, _ printer: CodePrinter) {
    let name = property.quoted
    let target = "\(own).\(name)"
    if Self.canThrow(property) {
      return printer.line("\(target) = \(Self.attempt(property))")
    }
    switch property.merge {
    case .replace: printer.line("\(target) = newer.\(name)")
    case .keep: printer.line("if case nil = \(target) { \(target) = newer.\(name) }")
    case .ifPresent: printer.line("if let value = newer.\(name) { \(target) = value }")
    case .deep: printer.line(deepMerge(property, into: "&\(target)", newer: "newer.\(name)"))
    case .function(let function, _):
      printer.pasted("\(target) = Isomer.merging(by:", function, ", \(target), newer.\(name))")
    }
  }

  /// Optionals are merged if both are non-nil.
  private func deepMerge(
    _ property: DerivedProperty, into target: String, newer: String, isTrying: Bool = false
  ) -> String {
    let call = "Isomer.mergeDeeply(\(target), \(newer))"
    guard property.type?.isOptional == true else { return call }
    return "\(call) { \(isTrying ? "try " : "")Isomer.mergeDeeply(&$0, $1) }"
  }
}
