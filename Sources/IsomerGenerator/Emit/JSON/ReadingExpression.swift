import IsomerSyntax

/// Prints how the value of a property is read into its slot.
struct ReadingExpression {
  @Boxed private var property: Property
  @Boxed private var model: Model
  /// The call that collects the list of a projection.
  private let projection: String?
  private let slot: String

  /// Creates a renderer; `slot` defaults to the property in the partial value.
  init(_ property: Property, model: Model, projection: String? = nil, into slot: String? = nil) {
    self.property = property
    self.model = model
    self.projection = projection
    self.slot = slot ?? "partial.\(SwiftName.quoted(property.name))"
  }

  var takesNull: Bool { property.takesNull }

  private var type: String {
    let type = property.codec.boxedType ?? property.type
    return takesNull ? MappedType.optional(of: type) : type.wrapped
  }

  func renderAssignment(_ printer: CodePrinter) {
    let isAbsent =
      property.presence.tellsNull || property.presence.isThreeState
      || property.type.isOptional && property.presence.fallback != .none
    guard property.presence.null == .absent, isAbsent else {
      renderValue(printer)
      return
    }
    // Null leaves the default unchanged.
    printer.block("if try !reader.readNull()", renderValue)
  }

  private func renderValue(_ printer: CodePrinter) { renderValue("\(slot) = ", printer) }

  func renderConstant(named name: String, _ printer: CodePrinter) {
    renderValue("let \(name) = ", printer)
  }

  /// The value on one line of source; nil if it needs more.
  var inline: String? {
    guard property.codec.readTransformer == nil, property.presence.recovery == .none, !needsDefault,
      property.validation.checks.isEmpty, !refusesNull
    else { return nil }
    return "try \(plainRead)\(property.codec.boxedType == nil ? "" : ".unboxed")"
  }

  /// True if null gives a default.
  var needsDefault: Bool { takesNull && !property.type.isOptional }

  func renderReturn(_ printer: CodePrinter) { renderValue("return ", printer) }

  private func renderValue(_ prefix: String, _ printer: CodePrinter) {
    if property.presence.isThreeState { return renderChange(prefix, printer) }
    if property.updating.isUpdated, property.presence.recovery != .none {
      return renderUpdateRecovery(prefix, printer)
    }
    switch property.presence.recovery {
    case .none: renderRead("\(prefix)try ", "", printer)
    case .fallBack: renderRecovery(prefix, recoveredSuffix, printer)
    case .value(let expression) where !property.validation.checks.isEmpty:
      renderCheckedRecovery(prefix, expression, printer)
    case .value(let expression): renderRecovery(prefix, " ??", printer, or: expression)
    }
  }

  /// The text after a recovery that gives nil, or leaves the variable of a default unchanged.
  private var recoveredSuffix: String {
    guard property.distinguishesNull else { return " ?? nil" }
    return property.presence.fallback == .none ? " ?? .some(nil)" : ""
  }

  /// Prints the reading of a constant, whose value is only compared for a report.
  func renderConstant(_ printer: CodePrinter) {
    guard property.codec.writeTransformer == nil, !property.presence.isThreeState else {
      return printer.line("try reader.skipValue()")
    }
    switch property.presence.fallback {
    case .kept(let value?):
      printer.pasted("try reader.skipConstant(\(property.type.text).self,", value, ")")
    // An initial value of nil is no default.
    case .none where property.type.isOptional && property.writes:
      printer.line("try reader.skipConstant(Isomer.Value?.self, nil)")
    case .none, .kept(nil), .expression: printer.line("try reader.skipValue()")
    }
  }

  /// True if the type or the transformer may accept null, which the property does not.
  private var refusesNull: Bool {
    // Changes of a nested model read null as nil.
    guard property.presence.refusesNull, property.presence.absence == nil else { return false }
    guard property.codec.readTransformer == nil,
      let type = property.type.reference.map({ $0.optionalWrapped ?? $0 })
    else { return true }
    guard type.elementType == nil, let name = type.standardName else {
      return type.elementType == nil
    }
    return ["Value", "Isomer.Value"].contains(name)
  }

  /// Prints `prefix read suffix`, after a check for null if the type does not refuse it.
  private func renderRead(_ prefix: String, _ suffix: String, _ printer: CodePrinter) {
    guard refusesNull else { return renderList(prefix, suffix, printer) }
    printer.line("\(prefix)reader.nonNull \(Self.closure)")
    printer.indented { renderList("try ", "", $0) }
    printer.line("}\(suffix)")
  }

  /// Prints `prefix read suffix`; a projection first collects its list.
  private func renderList(_ prefix: String, _ suffix: String, _ printer: CodePrinter) {
    guard let projection else {
      renderWhole(prefix, suffix, printer)
      return
    }
    printer.line("\(prefix)\(projection) {")
    printer.indented { printer in
      printer.line("reader throws(Isomer.ReadingFailure) in")
      renderWhole("try ", "", printer)
    }
    printer.line("}\(suffix)")
  }

  private func renderWhole(_ prefix: String, _ suffix: String, _ printer: CodePrinter) {
    guard !property.validation.checks.isEmpty else {
      return renderPlainRead(prefix, suffix, printer)
    }
    let verb = takesNull ? "checkedUnlessNil" : "checked"
    let check = printer.check(property.name, of: model)
    renderPlainRead("\(prefix)reader.\(verb)(", ", by: \(check))\(suffix)", printer)
  }

  /// Prints `prefix read suffix`, on several lines if it contains a pasted transformer.
  private func renderPlainRead(_ prefix: String, _ suffix: String, _ printer: CodePrinter) {
    guard let transformer = property.codec.readTransformer else {
      let unboxed = property.codec.boxedType == nil ? "" : ".unboxed"
      printer.statement(prefix + plainRead + unboxed + suffix, about: property, in: model)
      return
    }
    if !property.codec.elements.isEmpty,
      let frame = ElementsExpression(property: property).frame(reading: type)
    {
      renderElements(prefix, frame.calls[...], printer) {
        $0.lifted("try reader.transformed(", transformer, frame.lifts, ")")
      }
      return
    }
    let head = "\(prefix)reader.transformed("
    if Hoisting.isHoisted(transformer, in: model) {
      let name = GeneratedNames.transformer(property.name, writing: false)
      printer.line("\(head)\(printer.ownPrefix)\(name), \(type).self)\(suffix)")
    } else {
      printer.lifted(head, transformer, property.codec.readLifts, ", \(type).self)\(suffix)")
    }
  }

  /// Prints nested calls, each inside the closure of the previous one.
  private func renderElements(
    _ prefix: String, _ calls: ArraySlice<String>, _ printer: CodePrinter,
    _ body: (CodePrinter) -> Void
  ) {
    guard let call = calls.first else { return body(printer) }
    printer.line("\(prefix)\(call) \(Self.closure)")
    printer.indented { renderElements("try ", calls.dropFirst(), $0, body) }
    printer.line("}")
  }

  /// Prints the variable with the existing value for an update; nil when reading a new value.
  func renderOwn(_ printer: CodePrinter) {
    guard property.updatesOwn else { return }
    let own = SwiftName.quoted(GeneratedNames.own(property.name))
    printer.line("let \(own) = partial.\(own)")
  }

  /// The update of the existing value, or a new value.
  private var updatingRead: String {
    let own = SwiftName.quoted(GeneratedNames.own(property.name))
    let rules = property.codec.elements.filter { $0 != .strict }.map { ".\($0.rawValue)" }
    let list = rules.isEmpty ? "" : ", [\(rules.joined(separator: ", "))]"
    var call = "reader.updating(\(own), \(property.type.wrapped).self\(list))"
    // Checks apply to objects in their updated state.
    if !property.validation.checks.isEmpty { call = "reader.applied \(Self.closure) try \(call) }" }
    let type = property.type.wrapped
    return takesNull ? "reader.unlessNull(\(type).self) \(Self.closure) try \(call) }" : call
  }

  private var plainRead: String {
    if property.updatesOwn { return updatingRead }
    guard property.codec.elements.isEmpty else {
      return ElementsExpression(property: property).text(reading: type)
    }
    return property.codec.coerces ? "reader.coerced(\(type).self)" : "\(type).read(&reader)"
  }

  private static let closure = "{ reader throws(Isomer.ReadingFailure) in"

  /// Prints the recovery: a value of the wrong kind gives the expression, or nil and so the default.
  private func renderRecovery(
    _ prefix: String, _ suffix: String, _ printer: CodePrinter,
    or expression: PastedExpression? = nil
  ) {
    printer.line("\(prefix)try reader.recover \(Self.closure)")
    printer.indented { renderRead("try ", "", $0) }
    if let expression { return printer.pasted("}\(suffix)", expression) }
    printer.line("}\(suffix)")
  }

  /// The replacement must pass the checks too.
  private func renderCheckedRecovery(
    _ prefix: String, _ expression: PastedExpression, _ printer: CodePrinter
  ) {
    let verb = takesNull ? "recoverUnlessNil" : "recover"
    printer.line("\(prefix)try reader.\(verb)(\(Self.closure)")
    printer.indented { renderRead("try ", "", $0) }
    printer.pasted("}, or:", expression, ", by: \(printer.check(property.name, of: model)))")
  }

  /// Prints a value of three states, created from what is read.
  private func renderChange(_ prefix: String, _ printer: CodePrinter) {
    let head = "Isomer.Change(try "
    guard property.presence.recovery != .none else {
      return renderRead(prefix + head, ")", printer)
    }
    printer.line("\(prefix)try reader.recover \(Self.closure)")
    printer.indented { renderRead(head, ")", $0) }
    switch (property.presence.recovery, property.presence.fallback) {
    case (.value(let value), _): printer.pasted("} ??", value)
    // An update has no other place for the default.
    case (_, .expression(let value)) where property.updating.isUpdated,
      (_, .kept(let value?)) where property.updating.isUpdated:
      printer.pasted("} ??", value)
    case (_, .none): printer.line("} ?? .null")
    case (_, .expression), (_, .kept): printer.line("}")
    }
  }

  /// Prints the same for an update, where nil does not mean null: an invalid value gives the default.
  private func renderUpdateRecovery(_ prefix: String, _ printer: CodePrinter) {
    switch (property.presence.recovery, property.presence.fallback) {
    case (.value(let value), _), (_, .expression(let value)), (_, .kept(let value?)):
      if property.validation.checks.isEmpty {
        renderRecovery(prefix, " ??", printer, or: value)
      } else {
        renderCheckedRecovery(prefix, value, printer)
      }
    case (.none, _), (.fallBack, .none), (.fallBack, .kept(nil)):
      renderRecovery("\(prefix).some(", " ?? nil)", printer)
    }
  }

  // MARK: Constants

  /// Prints the transformers that are created once, as static constants.
  static func renderConstants(_ model: Model, _ printer: CodePrinter) {
    for property in model.properties where property.reads {
      guard let transformer = property.codec.readTransformer,
        Hoisting.isHoisted(transformer, in: model)
      else { continue }
      printer.line()
      printer.conditional(property.conditions) { printer in
        let name = GeneratedNames.transformer(property.name, writing: false)
        printer.lifted(
          "private static let \(name) = Isomer.readTransformer(", transformer,
          property.codec.readLifts, ", for: \(property.transformedType).self)")
      }
    }
  }
}

enum Hoisting {
  /// Returns true if the transformer is a static constant, which a generic type cannot have.
  ///
  /// Calls with arguments are, because they may be expensive; names, empty calls and closures are not.
  static func isHoisted(_ expression: PastedExpression, in model: Model) -> Bool {
    guard model.genericParameters.isEmpty else { return false }
    guard case .call(let callee, let arguments) = expression.shape, !arguments.isEmpty else {
      return false
    }
    return !mayHoldClosure(callee) && !arguments.contains { mayHoldClosure($0.value) }
  }

  /// Returns true if the value contains a closure, also in nested calls.
  private static func mayHoldClosure(_ value: AnnotationValue) -> Bool {
    switch value.shape {
    case .call(let callee, let arguments):
      mayHoldClosure(callee) || arguments.contains { mayHoldClosure($0.value) }
    case .list(let elements): elements.contains(where: mayHoldClosure)
    case .dictionary(let pairs):
      pairs.contains { mayHoldClosure($0.key) || mayHoldClosure($0.value) }
    case .access(let base, _): mayHoldClosure(base)
    case .closure: true
    case .expression, .range: value.text.contains("{")
    default: false
    }
  }
}

extension Property {
  /// The type that a transformer reads and writes; that of an optional property, or the wrapped one.
  var transformedType: String { presence.isThreeState ? type.wrapped : type.text }
}
