import IsomerSyntax

/// Prints how the value of one property is read into its slot.
struct ReadingExpression {
  private let property: PropertyDescription
  private let model: ModelDescription
  private let projection: ProjectionRenderer?
  private let slot: String

  /// `slot` is what takes the value; the property's place in the partial value if nothing else is
  /// given.
  init(
    _ property: PropertyDescription, model: ModelDescription,
    projection: ProjectionRenderer? = nil, into slot: String? = nil
  ) {
    self.property = property
    self.model = model
    self.projection = projection
    self.slot = slot ?? "partial.\(SwiftName.quoted(property.name))"
  }

  var takesNull: Bool { property.takesNull }

  private var type: String {
    let type = property.boxedType ?? property.type
    return takesNull ? MappedType.optional(of: type) : type.text
  }

  func renderAssignment(_ printer: inout CodePrinter) {
    let isAbsent =
      property.tellsNull || property.isThreeState
      || property.type.isOptional && property.fallback != .none
    guard property.null == .absent, isAbsent else {
      renderValue(&printer)
      return
    }
    // Null leaves the default alone.
    printer.block("if try !reader.readNull()", renderValue)
  }

  private func renderValue(_ printer: inout CodePrinter) {
    renderValue("\(slot) = ", &printer)
  }

  /// The value as a constant.
  func renderConstant(named name: String, _ printer: inout CodePrinter) {
    renderValue("let \(name) = ", &printer)
  }

  /// The value in one line of source; nil where it takes more.
  var inline: String? {
    guard property.readTransformer == nil, property.recovery == .none, !needsDefault,
      property.checks.isEmpty
    else { return nil }
    return "try \(plainRead)\(property.boxedType == nil ? "" : ".unboxed")"
  }

  /// Whether null gives a default.
  var needsDefault: Bool { takesNull && !property.type.isOptional }

  /// The value as the result of a closure.
  func renderReturn(_ printer: inout CodePrinter) { renderValue("return ", &printer) }

  private func renderValue(_ prefix: String, _ printer: inout CodePrinter) {
    if property.isThreeState { return renderChange(prefix, &printer) }
    if property.isUpdated, property.recovery != .none {
      return renderUpdateRecovery(prefix, &printer)
    }
    switch property.recovery {
    case .none: renderRead("\(prefix)try ", "", &printer)
    case .fallBack: renderRecovery(prefix, property.distinguishesNull ? "" : " ?? nil", &printer)
    case .value(let expression) where !property.checks.isEmpty:
      renderCheckedRecovery(prefix, expression, &printer)
    case .value(let expression): renderRecovery(prefix, " ??", expression, &printer)
    }
  }

  /// A constant's key is claimed; its value is only compared, for a report.
  func renderConstant(_ printer: inout CodePrinter) {
    guard case .kept(let value?) = property.fallback, property.writeTransformer == nil else {
      printer.line("try reader.skipValue()")
      return
    }
    printer.pasted("try reader.skipConstant(\(property.type.text).self,", value, ")")
  }

  /// `prefix read suffix`; of a projection, the list is put together first.
  private func renderRead(_ prefix: String, _ suffix: String, _ printer: inout CodePrinter) {
    guard let projection else {
      renderWhole(prefix, suffix, &printer)
      return
    }
    printer.line("\(prefix)\(projection.call) {")
    printer.indented { printer in
      printer.line("reader throws(\(RuntimeNames.failure)) in")
      renderWhole("try ", "", &printer)
    }
    printer.line("}\(suffix)")
  }

  private func renderWhole(_ prefix: String, _ suffix: String, _ printer: inout CodePrinter) {
    guard !property.checks.isEmpty else { return renderPlainRead(prefix, suffix, &printer) }
    let verb = takesNull ? "checkedUnlessNil" : "checked"
    let check = model.checkReference(property.name)
    renderPlainRead(
      "\(prefix)reader.\(verb)(", ", by: \(check))\(suffix)", &printer)
  }

  /// `prefix read suffix`, where a pasted transformer makes it several lines.
  private func renderPlainRead(
    _ prefix: String, _ suffix: String, _ printer: inout CodePrinter
  ) {
    guard let transformer = property.readTransformer else {
      let unboxed = property.boxedType == nil ? "" : ".unboxed"
      printer.statement(prefix + plainRead + unboxed + suffix, about: property, in: model)
      return
    }
    if !property.elements.isEmpty, let frame = ElementsExpression(property).frame(reading: type) {
      renderElements(prefix, frame.calls[...], &printer) {
        $0.lifted("try reader.transformed(", transformer, frame.lifts, ")")
      }
      return
    }
    let head = "\(prefix)reader.transformed("
    if Hoisting.isHoisted(transformer, in: model) {
      let name = RuntimeNames.transformer(property.name, writing: false)
      printer.line("\(head)\(name), \(type).self)\(suffix)")
    } else {
      printer.lifted(head, transformer, property.readLifts, ", \(type).self)\(suffix)")
    }
  }

  /// The calls inside of each other, each with the next one in its closure.
  private func renderElements(
    _ prefix: String, _ calls: ArraySlice<String>, _ printer: inout CodePrinter,
    _ body: (inout CodePrinter) -> Void
  ) {
    guard let call = calls.first else { return body(&printer) }
    printer.line("\(prefix)\(call) \(Self.closure)")
    printer.indented { renderElements("try ", calls.dropFirst(), &$0, body) }
    printer.line("}")
  }

  /// What an update goes into; nil where a new value is read.
  func renderOwn(_ printer: inout CodePrinter) {
    guard property.updatesOwn else { return }
    let own = SwiftName.quoted(RuntimeNames.own(property.name))
    printer.line("let \(own) = partial.\(own)")
  }

  /// The own value with what stands here, or a new one.
  private var updatingRead: String {
    let own = SwiftName.quoted(RuntimeNames.own(property.name))
    let rules = property.elements.filter { $0 != .strict }.map { ".\($0.rawValue)" }
    let list = rules.isEmpty ? "" : ", [\(rules.joined(separator: ", "))]"
    var call = "reader.updating(\(own), \(property.type.wrapped).self\(list))"
    // A check looks at objects as they will be.
    if !property.checks.isEmpty { call = "reader.applied \(Self.closure) try \(call) }" }
    let type = property.type.wrapped
    return takesNull ? "reader.unlessNull(\(type).self) \(Self.closure) try \(call) }" : call
  }

  private var plainRead: String {
    if property.updatesOwn { return updatingRead }
    guard property.elements.isEmpty else {
      return ElementsExpression(property).text(reading: type)
    }
    return property.coerces ? "reader.coerced(\(type).self)" : "\(type).read(&reader)"
  }

  private static let closure = "{ reader throws(\(RuntimeNames.failure)) in"

  /// A value of the wrong kind gives nil, and so the default.
  private func renderRecovery(
    _ prefix: String, _ suffix: String, _ printer: inout CodePrinter
  ) {
    printer.line("\(prefix)try reader.recover \(Self.closure)")
    printer.indented { renderRead("try ", "", &$0) }
    printer.line("}\(suffix)")
  }

  private func renderRecovery(
    _ prefix: String, _ suffix: String, _ expression: PastedExpression,
    _ printer: inout CodePrinter
  ) {
    printer.line("\(prefix)try reader.recover \(Self.closure)")
    printer.indented { renderRead("try ", "", &$0) }
    printer.pasted("}\(suffix)", expression)
  }

  /// The value that takes the place of one that does not fit has to pass the checks too.
  private func renderCheckedRecovery(
    _ prefix: String, _ expression: PastedExpression, _ printer: inout CodePrinter
  ) {
    printer.line("\(prefix)try reader.recover(\(Self.closure)")
    printer.indented { renderRead("try ", "", &$0) }
    printer.pasted(
      "}, or:", expression, ", by: \(model.checkReference(property.name)))")
  }

  /// A value of three states, of what is read.
  private func renderChange(_ prefix: String, _ printer: inout CodePrinter) {
    let head = "\(prefix)\(RuntimeNames.change)("
    switch property.recovery {
    case .none: renderRead("\(head)try ", ")", &printer)
    case .fallBack where property.fallback != .none:
      printer.line("\(prefix)try reader.recover \(Self.closure)")
      printer.indented { renderRead("\(RuntimeNames.change)(try ", ")", &$0) }
      printer.line("}")
    case .fallBack: renderRecovery(head, " ?? nil)", &printer)
    case .value(let expression):
      printer.line("\(head)try reader.recover \(Self.closure)")
      printer.indented { renderRead("try ", "", &$0) }
      printer.pasted("} ??", expression, ")")
    }
  }

  /// The same for a variable in which nothing is no null: what does not fit gives the default.
  private func renderUpdateRecovery(_ prefix: String, _ printer: inout CodePrinter) {
    switch (property.recovery, property.fallback) {
    case (.value(let value), _), (_, .expression(let value)), (_, .kept(let value?)):
      if property.checks.isEmpty {
        renderRecovery(prefix, " ??", value, &printer)
      } else {
        renderCheckedRecovery(prefix, value, &printer)
      }
    case (.none, _), (.fallBack, .none), (.fallBack, .kept(nil)):
      renderRecovery("\(prefix).some(", " ?? nil)", &printer)
    }
  }

  // MARK: Constants

  /// Transformers that are worth making once, as static constants.
  static func renderConstants(_ model: ModelDescription, _ printer: inout CodePrinter) {
    for property in model.properties where property.reads {
      guard let transformer = property.readTransformer,
        Hoisting.isHoisted(transformer, in: model)
      else { continue }
      printer.line()
      printer.conditional(property.conditions) { printer in
        let name = RuntimeNames.transformer(property.name, writing: false)
        printer.lifted(
          "private static let \(name) = \(RuntimeNames.module).readTransformer(", transformer,
          property.readLifts, ", for: \(property.type.wrapped).self)")
      }
    }
  }
}

/// Which pasted transformers become constants.
enum Hoisting {
  /// Whether the transformer is made once, as a static constant.
  ///
  /// A call with arguments is, since it may build tables; a name, an empty call and closures are as
  /// cheap where they stand. A generic type has no static constants.
  static func isHoisted(_ expression: PastedExpression, in model: ModelDescription) -> Bool {
    guard model.genericParameters.isEmpty else { return false }
    guard case .call(let callee, let arguments) = expression.shape, !arguments.isEmpty else {
      return false
    }
    return !mayHoldClosure(callee) && !arguments.contains { mayHoldClosure($0.value) }
  }

  /// Whether a closure is part of a value, also one in the arguments of a call inside of it.
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
