import IsomerSyntax

/// Decides how a struct or a class is initialised with the values that were read.
///
/// A struct is assigned property by property in a generated initialiser. If a setter is
/// inaccessible, or only an initialiser of the type can initialise a property wrapper, and for
/// every class, an existing initialiser is called instead: the one that `init:` names, or the one
/// with the most labels that are read properties. The other properties are assigned afterwards.
struct ConstructionBuilder {
  let context: TypeContext
  /// The stored properties that are not mapped.
  var unmapped: [PropertyDeclaration]
  /// The inherited or implicit initialisers of a class that declares none.
  var inherited: [FunctionDeclaration] = []
  /// The superclass of a class, if it is declared in the target and not mapped.
  var unmappedSuperclass: String?

  /// Decides how read and archived values are initialised, and reports why read ones cannot be.
  func complete(_ model: inout Model) {
    // An explicit type without properties is already reported.
    if model.reads, !model.properties.isEmpty || !context.options.contains(.explicit) {
      model.object.creation = creation(of: model)
      for fault in model.object.creation.faults { context.reporter.report(fault) }
    }
    completeArchive(&model)
  }

  /// Decides how archived values are initialised.
  ///
  /// They are initialised like values that are read from a document, but some properties are only
  /// archived, and some are only in documents. Faults are only reported if the type is archived,
  /// which depends on the whole target.
  private func completeArchive(_ model: inout Model) {
    guard !context.isProfiled, model.isKnown else { return }
    let mapping = model.archiveMapping
    let kept = Set(mapping.properties.map(\.name))
    var builder = self
    builder.unmapped.removeAll { kept.contains($0.name.text) }
    model.archive.creation = builder.creation(of: mapping)
    let lacking = model.archiveMapping.properties.filter { !$0.archive.isKept && $0.mustBePresent }
    model.archive.creation.faults += lacking.map {
      context.fault(
        Message(.archiveLacks, $0.name, model.name), at: $0.nameRange,
        notes: ["give it a default, or make it optional"])
    }
  }

  private func creation(of model: Model) -> Model.Creation {
    if let value = context.options.value(.initialiser) { return written(value, model) }
    if let shape = model.shape {
      // An initialiser takes the properties that cannot be assigned, in order.
      let passed = model.properties.filter { $0.reads && $0.declaration.setter == .initialiser }
      let call = Model.Call(
        callee: shape.type, arguments: passed.map { .init(label: $0.name, property: $0.name) })
      return Model.Creation(call: call)
    }
    var obstacles = obstacles(model)
    let wrapped = model.kind == .structure ? unfilledWrappers(model) : []
    if model.kind == .structure, obstacles.isEmpty, wrapped.isEmpty { return assignment(model) }
    if let call = bestCall(for: model) { return Model.Creation(call: call) }
    // An attribute whose declaration is not found might not be a property wrapper.
    obstacles += wrapped.filter(\.isCertain).map { notAssignable($0.property, "add") }
    if model.kind == .classType {
      if let first = unmapped.first(where: { isUnmarked($0) && !isFilled($0) }) {
        return Model.Creation(faults: [unmarkedType(first)])
      }
      return fault(
        Message(.noInitialiser, model.name), at: model.nameRange, notes: [initialiserFix(model)])
    }
    return obstacles.isEmpty ? assignment(model) : Model.Creation(faults: obstacles)
  }

  private func assignment(_ model: Model) -> Model.Creation {
    let constants = unfilled(model).filter { $0.isLet && $0.initialValue == nil }
    return Model.Creation(
      nilConstants: constants.map { .init(name: $0.name.text, conditions: $0.conditions) })
  }

  private func fault(
    _ message: Message, at range: SourceRange, notes: [String] = []
  ) -> Model.Creation {
    Model.Creation(faults: [context.fault(message, at: range, notes: notes)])
  }

  // MARK: Assignment

  /// Returns the reasons why the properties of a struct cannot be assigned individually.
  private func obstacles(_ model: Model) -> [Diagnostic] {
    let inaccessible = model.properties.filter { $0.reads && $0.declaration.setter == .argument }
    let found = inaccessible.map { notAssignable($0, "make its setter internal, or add") }
    let unfilled = unfilled(model).filter { !isFilled($0) }
    if let first = unfilled.first(where: isUnmarked) { return found + [unmarkedType(first)] }
    return found
      + unfilled.map {
        context.fault(
          Message(.propertyWithoutValue, $0.name.text), at: $0.name.range,
          notes: ["give it an initial value, or map it"])
      }
  }

  /// Returns true if the property is only skipped because neither it nor its type is annotated.
  private func isUnmarked(_ declared: PropertyDeclaration) -> Bool {
    context.type.annotations.isEmpty && declared.annotations.isEmpty
  }

  private func unmarkedType(_ declared: PropertyDeclaration) -> Diagnostic {
    context.fault(
      Message(.unmarkedType, context.type.name.text, declared.name.text),
      at: context.type.name.range,
      notes: ["add '// @mapped' above it, or give '\(declared.name.text)' an initial value"])
  }

  private func notAssignable(_ property: Property, _ fix: String) -> Diagnostic {
    context.fault(
      Message(.notAssignable, property.name), at: property.nameRange,
      notes: ["\(fix) an initialiser with the label '\(property.name)'"])
  }

  /// Returns the properties whose wrapper has no value before the first assignment.
  ///
  /// An assignment in an extension calls the setter, which requires an initialised `self`.
  private func unfilledWrappers(_ model: Model) -> [(property: Property, isCertain: Bool)] {
    model.properties.filter(\.reads).compactMap { property in
      let declared = context.type.properties.first { $0.name.text == property.name }
      let filling = declared?.isFilledByWrapper(context.attributes) ?? .filled
      return filling == .filled ? nil : (property, filling == .unfilled)
    }
  }

  /// Returns the stored properties that are not read.
  private func unfilled(_ model: Model) -> [PropertyDeclaration] {
    let writeOnly = Set(model.properties.filter { !$0.reads && !$0.isConstant }.map(\.name))
    return unmapped
      + context.type.properties.filter { $0.storage == .stored && writeOnly.contains($0.name.text) }
  }

  private func isFilled(_ declared: PropertyDeclaration) -> Bool {
    if declared.initialValue != nil || declared.modifiers.contains("lazy") { return true }
    if let wrapper = declared.isFilledByWrapper(context.attributes) { return wrapper != .unfilled }
    // Unlike `Int?`, `Optional<Int>` has no implicit initial value.
    guard let type = declared.type, type.isOptionalSugar else { return false }
    return !declared.isLet || (declared.access ?? .internal) >= .internal
  }

  // MARK: Calls

  /// Returns the call of `init:`, or else the best one; errors in `init:` are those of reading.
  private func call(for model: Model) -> Model.Call? {
    let named = context.options.value(.initialiser).flatMap { written($0, model).call }
    return named ?? bestCall(for: model)
  }

  /// Returns the call with the most arguments; the first one of several.
  private func bestCall(for model: Model) -> Model.Call? {
    let calls = candidates(for: model).compactMap { match($0, model) }
      .filter { uncovered(by: $0, model).isEmpty }
    return calls.max { $0.arguments.count < $1.arguments.count }
  }

  private func candidates(for model: Model) -> [FunctionDeclaration] {
    let own = context.type.initialisers
    let usable = (own + context.siblings.openInitialisers).filter(\.isUsable)
    guard model.kind == .classType else { return own.isEmpty ? usable + memberwise(model) : usable }
    return context.type.inheritsInitialisers ? usable + inherited.filter(\.isUsable) : usable
  }

  private func memberwise(_ model: Model) -> [FunctionDeclaration] {
    let stored = context.type.properties.filter { $0.storage == .stored && !$0.isStatic }
    var implied = FunctionDeclaration(name: Name("init", model.nameRange), range: model.nameRange)
    if stored.contains(where: { ($0.access ?? .internal) < .internal || $0.conditions != [] }) {
      return []
    }
    for property in stored where !(property.isLet && property.initialValue != nil) {
      // The parameter has the wrapper's type and a default.
      if property.initialValue == nil, property.isFilledByWrapper(context.attributes) == .filled {
        continue
      }
      let inferred = property.mappedType.map {
        TypeReference(text: $0.text, range: property.range, shape: .other)
      }
      guard let type = property.type ?? inferred else { return [] }
      var parameter = ParameterDeclaration(label: property.name, innerName: nil, type: type)
      parameter.defaultValue = property.initialValue
      implied.parameters.append(parameter)
    }
    return [implied]
  }

  /// Returns a call of a candidate if each parameter is a read property of the same type or has a
  /// default.
  func match(_ candidate: FunctionDeclaration, _ model: Model) -> Model.Call? {
    var arguments: [Model.Call.Argument] = []
    for parameter in candidate.parameters {
      let property = parameter.label.flatMap { label in
        model.properties.first { $0.reads && $0.name == label.text && $0.conditions == [] }
      }
      if let property, Self.accepts(parameter.type, property) {
        arguments.append(.init(label: property.name, property: property.name))
      } else if parameter.defaultValue == nil {
        return nil
      }
    }
    let callee = PastedExpression(
      model.name, in: context.file, at: model.nameRange.start, shape: .path([model.name]))
    return Model.Call(callee: callee, arguments: arguments)
  }

  private static func accepts(_ parameter: TypeReference, _ property: Property) -> Bool {
    let declared = property.type.reference?.usualText ?? property.type.text
    let own = property.presence.isThreeState ? property.declaredType : declared
    let plain = { (type: String) in type.filter { $0 != " " } }
    return [own, "Isomer.\(own)"].map(plain).contains(plain(parameter.usualText))
  }

  /// The properties that are read, and neither passed nor assigned after the call.
  private func uncovered(by call: Model.Call, _ model: Model) -> [Property] {
    let passed = Set(call.arguments.map(\.property))
    return model.properties.filter { $0.reads && !passed.contains($0.name) && !$0.isSetLater }
  }

  func initialiserToAdd(_ model: Model) -> String {
    let wanted = model.properties.filter {
      $0.reads && ($0.presence.fallback == .none || !$0.isSetLater)
    }
    let parameters = wanted.map { "\($0.name): \($0.declaredType)" }.joined(separator: ", ")
    var body = wanted.filter { $0.declaration.owner == nil }.map { "self.\($0.name) = \($0.name)" }
    if context.type.inheritance.first?.namePath != nil, model.hierarchy.superclass != nil {
      let passed = wanted.filter { $0.declaration.owner != nil }.map { "\($0.name): \($0.name)" }
      body.append("super.init(\(passed.joined(separator: ", ")))")
    }
    return "init(\(parameters)) { \(body.joined(separator: "; ")) }"
  }

  // MARK: `init:`

  /// Uses the function of `init: init(id:title:)` or `init: Issue.make(id:title:)`.
  private func written(_ value: AnnotationValue, _ model: Model) -> Model.Creation {
    guard let reference = FunctionReference(value.text) else {
      let labels = model.properties.filter(\.reads).map { "\($0.name):" }.joined()
      return fault(
        Message(.initialiserUnknown, value.text), at: value.range,
        notes: ["write the name with its labels, as in 'make(\(labels))'"])
    }
    for label in reference.labels
    where !model.properties.contains(where: { $0.reads && $0.name == label }) {
      return fault(Message(.initialiserLabel, label, model.name), at: value.range)
    }
    if let obstacle = obstacle(reference) {
      return fault(Message(.uncallable, value.text, obstacle), at: value.range)
    }
    let isInitialiser = ["init", ".init", "Self.init"].contains(reference.callee)
    let text =
      isInitialiser
      ? model.shape?.type.text ?? model.name
      : (reference.callee.hasPrefix(".") ? model.valueType : "") + reference.callee
    let callee = PastedExpression(
      text, in: context.file, at: value.range.start, shape: value.shape)
    let call = Model.Call(
      callee: callee, arguments: reference.labels.map { .init(label: $0, property: $0) },
      isWritten: true)
    let uncovered = uncovered(by: call, model)
    if uncovered.isEmpty { return Model.Creation(call: call) }
    return Model.Creation(
      faults: uncovered.map { context.fault(Message(.notAssignable, $0.name), at: $0.nameRange) })
  }

  /// Returns the reason why generated code cannot call the named functions of the type.
  private func obstacle(_ reference: FunctionReference) -> String? {
    let parts = reference.callee.pathComponents
    let owner = parts.dropLast().last
    guard owner.map({ ["Self", context.type.name.text].contains($0) }) ?? true else { return nil }
    let functions: [FunctionDeclaration] = context.declarations.flatMap {
      parts.last == "init" ? $0.initialisers : $0.functions
    }
    let meant = functions.filter { function in
      let labels: [String?] = function.parameters.map { $0.label?.text }
      return function.name.text == parts.last && labels == reference.labels
    }
    let obstacles: [String?] = meant.map { $0.obstacle ?? $0.resultObstacle }
    return obstacles.contains(nil) ? nil : obstacles.first ?? nil
  }

  // MARK: Copies

  /// Returns the call that copies a class: the initialiser that takes the most properties, as for
  /// reading; the other properties are assigned.
  func copy(for derivation: Derivation, of model: Model) -> Model.Call? {
    // Constants with initial values are reported elsewhere if they cannot be copied.
    let constants = context.type.properties.filter { $0.isLet && $0.initialValue != nil }
    let copied = derivation.properties(for: .copy).filter { property in
      !constants.contains { $0.name.text == property.name }
    }
    var values = Model(model.declaration)
    values.properties = copied.map(description)
    if let call = call(for: values) { return call }
    // The missing initialiser is already reported for reading.
    if model.reads, model.object.creation.call == nil { return nil }
    return context.refuse(
      Message(.noCopyInitialiser, model.name), at: model.nameRange,
      notes: ["add '\(initialiserToAdd(values))'"])
  }

  /// Returns the property as a value to initialise from, as if it were read.
  private func description(_ property: DerivedProperty) -> Property {
    // No parameter has this type, so the property is assigned.
    let type = property.type ?? MappedType(inferred: "…", at: property.nameRange)
    var description = Property(Name(property.name, property.nameRange), type: type)
    description.conditions = property.conditions
    if let initial = property.initialValue { description.presence.fallback = .kept(initial) }
    if !property.isAssignable { description.declaration.setter = .argument }
    return description
  }
}

extension Property {
  fileprivate var declaredType: String {
    presence.isThreeState ? "PropertyChange<\(type.wrapped)>" : type.text
  }
}
