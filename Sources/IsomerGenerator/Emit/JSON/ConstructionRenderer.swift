import IsomerSyntax

/// Prints how a value is created from the partial value.
struct ConstructionRenderer: MappingPart {
  let plan: MappingPlan
  @Boxed var site: MappingSite

  func render(_ printer: CodePrinter) {
    guard site.storage == nil else { return }
    guard let call = model.object.creation.call else {
      // An enum cannot contain initialisers of the type.
      if site.isOwn { renderInitialiser(printer) }
      return
    }
    let access = model.access(unlessJoined: "fileprivate ")
    printer.block(
      "\(access)static func mappedValue(of partial: inout MappedPartial) -> \(site.type)"
    ) { renderCall(call, $0) }
  }

  /// Prints the initialiser that assigns each property.
  func renderInitialiser(_ printer: CodePrinter) {
    let partial = site.namespace.map { "\($0).MappedPartial" } ?? "MappedPartial"
    let access = model.access(unlessJoined: "private ")
    printer.block("\(access)init(mapped partial: inout \(partial))") { printer in
      let read = model.properties.filter(\.reads)
      renderAssignments(of: read.filter { !$0.requiresSelf }, to: "self", printer)
      printer.each(model.object.creation.nilConstants) {
        $1.line("self.\($0.quoted) = nil")
      }
      renderAssignments(of: read.filter(\.requiresSelf), to: "self", printer)
    }
  }

  /// True if another mapping of the type creates equal values from a partial value that has all
  /// variables of this one.
  func isShared(with other: MappingPlan) -> Bool {
    !model.isGeneric && other.model.reads && plan.slots.allSatisfy(other.slots.contains)
      && text == ConstructionRenderer(plan: other, site: site).text
  }

  private var text: String {
    let printer = CodePrinter()
    if model.object.creation.call == nil {
      renderInitialiser(printer)
    } else {
      render(printer)
    }
    return printer.text
  }

  // MARK: Calls

  private func renderCall(_ call: Model.Call, _ printer: CodePrinter) {
    let passed = Set(call.arguments.map(\.property))
    let rest = model.properties.filter { $0.reads && !passed.contains($0.name) }
    // An instance of an externally mapped class is changed as a whole when it is finished.
    let isConstant = model.kind == .classType && model.shape == nil || rest.isEmpty
    // An argument with a default from the user needs separate lines.
    var rendered: Set<String> = []
    for argument in call.arguments where rendered.insert(argument.property).inserted {
      renderArgument(argument, printer)
    }
    // The expression of the user may begin in a line of its own, where `return` must not precede it.
    let isPasted = model.shape != nil || call.isWritten
    if rest.isEmpty, !isPasted { return renderBuilding(call, "return", printer) }
    renderBuilding(call, isConstant ? "let value =" : "var value =", printer)
    renderAssignments(of: rest.filter { !$0.requiresSelf }, to: "value", printer)
    renderAssignments(of: rest.filter(\.requiresSelf), to: "value", printer)
    if model.shape != nil, !rest.isEmpty { printer.line("Isomer.finishing(&value)") }
    printer.line("return value")
  }

  /// Prints the call; the compiler reports a missing initialiser at `init:` or the external mapping.
  private func renderBuilding(_ call: Model.Call, _ head: String, _ printer: CodePrinter) {
    let arguments = call.arguments.map {
      SwiftName.argument($0.label, GeneratedNames.argument(of: $0.property))
    }
    let isOwn = model.shape == nil && call.callee.text == model.name
    let callee = isOwn ? site.callee ?? site.type : call.callee.text
    let built = call.callee.with(text: "\(callee)(\(arguments.joined(separator: ", ")))")
    if model.shape != nil || call.isWritten {
      printer.pasted(head, built)
    } else {
      printer.line("\(head) \(built.text)")
    }
  }

  private func renderArgument(_ argument: Model.Call.Argument, _ printer: CodePrinter) {
    guard let property = model.properties.first(where: { $0.name == argument.property }) else {
      return
    }
    let name = GeneratedNames.argument(of: property.name)
    if !property.reads, let expression = property.presence.fallback.value {
      return printer.pasted("let \(name): \(property.type.text) =", expression)
    }
    // `a ?? .b` could be an optional of the property's optional type.
    let isAmbiguous = property.type.isOptional && property.presence.fallback.value != nil
    let type = isAmbiguous ? ": \(property.valueType)" : ""
    renderValue(of: property, into: nil, prefix: "let \(name)\(type) = ", printer)
  }

  // MARK: Assignments

  private func renderAssignments(
    of properties: [Property], to target: String, _ printer: CodePrinter
  ) {
    printer.each(properties) { property, printer in
      let destination = "\(target).\(property.quoted)"
      printer.available(property) {
        renderValue(of: property, into: destination, prefix: "\(destination) = ", $0)
      }
    }
  }

  /// Prints the value; without a destination, it is an argument.
  private func renderValue(
    of property: Property, into destination: String?, prefix: String, _ printer: CodePrinter
  ) {
    let isEmpty = property.location.role != .rest || property.presence.fallback.isEmpty
    if let destination, isEmpty, case .kept = property.presence.fallback {
      return printer.line("if let read = \(property.taken) { \(destination) = read }")
    }
    let suffix = property.variable.isForUpdates ? "Value" : ""
    // Then the variable already contains the default.
    let isChecked = model.checksDefaultFirst(property)
    switch property.missing {
    case .empty(let code): printer.line("\(prefix)\(property.slot).take() ?? \(code)")
    case .absent: printer.line("\(prefix)\(property.slot).take() ?? .absent")
    case .value(let value) where !isChecked, .kept(let value?) where !isChecked:
      printer.pasted("\(prefix)\(property.slot).take\(suffix)() ??", value)
    case .error, .null, .value, .kept:
      let isThere = !property.type.isOptional || property.variable == .nilOrMissing
      let isMoved = isChecked ? isThere : property.mustBePresent
      printer.line("\(prefix)\(property.slot).\(isMoved ? "moved" : "take")\(suffix)()")
    }
  }
}

extension Property {
  /// True if the property's setter requires that all stored properties are initialised.
  var requiresSelf: Bool { presence.fallback == .kept(nil) || !declaration.wrappers.isEmpty }
}
