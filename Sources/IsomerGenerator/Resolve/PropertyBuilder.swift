import IsomerSyntax

/// Builds the mapping of a property from its options.
struct PropertyBuilder {
  let context: TypeContext
  @Boxed var model: Model
  var place = Option.Place.property

  indirect enum Outcome {
    case mapped(Property)
    /// Refers to the parent, and is not in documents.
    case parent(ParentDescription)
    /// Stored and only archived.
    case archived(Property)
    /// Stored, but not mapped.
    case unmapped
    /// Neither stored nor annotated, or faulty.
    case ignored
  }

  func describe(_ declared: PropertyDeclaration) -> Outcome {
    let options = context.options(of: declared.annotations, at: place)
    if declared.isStatic { return refuse(options, Message(.staticNotMapped, declared.name.text)) }
    if declared.modifiers.contains("lazy") {
      if options?.skip.mapping == true { return .ignored }
      return refuse(options, Message(.lazyNotMapped, declared.name.text))
    }
    let availability = context.availability(declared.attributes, in: model)
    if declared.storage == .computed, options == nil || availability.isNever { return .ignored }
    // An override is mapped where the property is first declared.
    if declared.modifiers.contains("override"), options == nil { return .ignored }
    if options == nil, place == .property, context.isExplicit {
      checkUnmarked(declared)
      return .unmapped
    }
    let found = options ?? Options(marker: declared.name.range)
    if found.contains(.parent) {
      return parent(declared, found).map { .parent($0) } ?? .ignored
    }
    let isLeftOut = isLeftOut(declared, found)
    if found.skip.mapping || isLeftOut {
      guard declared.storage == .stored else { return .ignored }
      return archived(declared, found).map { .archived($0) } ?? .unmapped
    }
    if let effect = declared.effects.first {
      return refuse(options, Message(.effectNotMapped, effect, declared.name.text))
    }
    guard isReachable(declared), let type = context.type(of: declared) else { return .ignored }
    var property = mapped(declared, type, found)
    property.conditions += availability.conditions
    property.declaration.checks = availability.checks
    return .mapped(property)
  }

  /// Warns about a property whose values are lost because neither it nor its type is annotated.
  private func checkUnmarked(_ declared: PropertyDeclaration) {
    guard context.type.annotations.isEmpty, declared.isOwnStorage,
      !declared.modifiers.contains("weak"),
      declared.initialValue != nil || declared.hasImplicitNil,
      (declared.access ?? .internal) >= .internal
    else { return }
    let type = context.type.name.text
    context.reporter.report(
      Message(.unmarkedProperty, declared.name.text, type), at: declared.name.range, as: .warning,
      notes: [
        "add '// @mapped' to map it, or above '\(type)' to map all properties",
        "add '// @mapped explicit' above '\(type)' if it is not in the document",
      ])
  }

  /// Returns true, and reports options without effect, for a property that is not in `CodingKeys`.
  private func isLeftOut(_ declared: PropertyDeclaration, _ options: Options) -> Bool {
    guard place == .property, !options.hasPlace, !options.skip.mapping,
      model.object.keys.overridden(by: options).leavesOut(declared.name.text)
    else { return false }
    OptionRules(reporter: context.reporter, options: options, name: declared.name.text).check([
      .init(
        need: .key, reason: "it is not in 'CodingKeys'",
        exceptions: ["default", "each", "with", "with.read", "with.write"])
    ])
    return true
  }

  private func mapped(
    _ declared: PropertyDeclaration, _ type: MappedType, _ options: Options
  ) -> Property {
    let key = options.option(.key, .write) ?? options.option(.key)
    var property = Property(declared.name, type: type, keyRange: key?.name.range)
    property.conditions = declared.conditions
    property.declaration.wrappers = declared.attributes.filter(\.mayBeWrapper).map(\.name)
    decideStates(&property)
    decideDirections(declared, options, &property)
    decidePaths(declared, options, &property)
    decideValues(declared, options, &property)
    if options.contains(.check) {
      property.validation.checks = CheckBuilder(context: context, model: model)
        .propertyChecks(options, of: type)
    }
    property.archive = archiveRule(declared, options)
    PropertyRules(
      reporter: context.reporter, options: options, declared: declared, place: place,
      genericParameters: model.genericParameters
    ).check(property)
    return property
  }

  private func refuse(_ options: Options?, _ message: Message) -> Outcome {
    if let options { context.report(message, at: options.marker) }
    return .ignored
  }

  private func archiveRule(_ declared: PropertyDeclaration, _ options: Options) -> ArchivedMember {
    var rule = ArchivedMember(declared.name.text, options, context.reporter)
    if declared.storage != .stored { rule.isKept = false }
    if declared.modifiers.contains("weak") { rule.isConditional = true }
    return rule
  }

  /// Builds a property that is only archived: `skip: .documents`.
  ///
  /// A property that generated code cannot access is ignored, like one with `skip`.
  private func archived(_ declared: PropertyDeclaration, _ options: Options) -> Property? {
    guard !options.skip.isWhole, (declared.access ?? .internal) >= .internal,
      let type = declared.mappedType
    else { return nil }
    let rule = archiveRule(declared, options)
    guard rule.isKept else { return nil }
    var property = Property(declared.name, type: type)
    property.conditions = declared.conditions
    property.archive = rule
    decideStates(&property)
    decideDirections(declared, options, &property)
    (property.reads, property.writes) = (false, false)
    decideTransformers(options, &property)
    property.presence.fallback = fallback(of: property, declared, options)
    property.isSecret = options.contains(.secret)
    return property
  }

  private func isReachable(_ declared: PropertyDeclaration) -> Bool {
    guard let access = declared.access, access < .internal else { return true }
    context.report(
      Message(.privateProperty, declared.name.text, access.rawValue), at: declared.name.range,
      notes: ["make it internal, or add '// @mapped skip' and an initial value"])
    return false
  }

  // MARK: Meaning of options

  /// Replaces the type of a `PropertyChange` property by the wrapped type.
  private func decideStates(_ property: inout Property) {
    guard place == .property, let wrapped = context.typeTransformers.threeState(of: property.type)
    else { return }
    property.type = wrapped
    property.presence.change = .value
  }

  private func decideDirections(
    _ declared: PropertyDeclaration, _ options: Options, _ property: inout Property
  ) {
    property.declaration.isPublic = (declared.access ?? .internal) >= .public
    property.declaration.setter = setter(of: declared, options)
    property.reads =
      model.reads && !options.skip.names(.read) && !property.isConstant
      && (declared.storage == .stored || declared.isSettable)
    property.writes = model.writes && !options.skip.names(.write)
  }

  private func setter(of declared: PropertyDeclaration, _ options: Options) -> Property.Setter {
    if declared.isLet, declared.initialValue != nil {
      // Options for reading are reported as errors.
      return .constant(isDeclared: options.skip.names(.read) || options.needsReading)
    }
    let isAccessible = (declared.setterAccess ?? .open) >= .internal
    guard isAccessible, declared.isLet ? model.kind == .structure : declared.isSettable else {
      return .argument
    }
    let access = min(declared.access ?? .internal, declared.setterAccess ?? .public)
    return declared.isLet ? .initialiser : .assignment(isPublic: access >= .public)
  }

  private func decidePaths(
    _ declared: PropertyDeclaration, _ options: Options, _ property: inout Property
  ) {
    if let affixes = options.value(.flatten) {
      property.location.role = .flatten
      property.location.affixes = affixes
    }
    if let keys = options.value(.rest) {
      if place == .property, context.options.contains(.array) {
        property.location.remaining = .list
      } else {
        property.location.role = .rest
        property.location.affixes = keys.affixes
        property.location.keyFunction = keys.function?.pasted(in: context.file)
      }
    }
    guard property.location.role == .keyed else { return }
    let under = model.object.under
    let prefix = under.read ?? KeyPathText([])
    if let fields = options.value(.fields) {
      property.location.fields = fields.map {
        .init(name: $0.text, path: prefix.appending($0.path), range: $0.range)
      }
      property.writes = property.writes && prefix.isWritable
      if under.read != under.write, let option = options.option(.fields) {
        context.report(Message(.conflictingOptions, "fields", "under.read"), at: option.name.range)
      }
      return
    }
    let names = model.object.keys.overridden(by: options)
    let (name, range) = (property.name, property.nameRange)
    func implied(_ names: KeyNames, _ isUsed: Bool) -> KeyPathText? {
      (isUsed ? context.key(for: name, at: range, names) : names.key(for: name))
        .map { KeyPathText(key: $0) }
    }
    let read = options.directed(.key, .read) ?? implied(names.read, property.reads)
    let aliases = options.values(.alias).joined().map(\.path)
    property.location.readPaths = ([read].compactMap(\.self) + aliases).map(
      prefix.appending)
    if property.location.readPaths.isEmpty { property.reads = false }
    let written = options.directed(.key, .write) ?? implied(names.write, property.writes)
    let words = declared.annotations.flatMap(\.options).map(\.name.text)
    if let written, !written.isWritable, property.writes, !words.contains("key.write") {
      context.reporter.report(
        Message(.pathNotWritable, written.text), at: property.location.keyRange, as: .warning,
        notes: ["add 'skip: .write' to only read it, or 'key.write:'"])
    }
    let path = written.map { (under.write ?? KeyPathText([])).appending($0) }
    property.location.writePath = path.flatMap { $0.isWritable ? $0 : nil }
    if property.location.writePath == nil { property.writes = false }
  }

  private func decideValues(
    _ declared: PropertyDeclaration, _ options: Options, _ property: inout Property
  ) {
    decideTransformers(options, &property)
    if property.location.remaining == nil {
      property.presence.fallback = fallback(of: property, declared, options)
    }
    if let recover = options.value(.recover) {
      property.presence.recovery = recover.map { .value($0.pasted(in: context.file)) } ?? .fallBack
    }
    property.presence.isRequired = options.contains(.required)
    property.isSecret = options.contains(.secret)
    decideNull(options, &property)
    decideOmission(options, &property)
    let converted = property.member?.type ?? property.type
    let inherited =
      StandardTypes.areCoercible(converted) && property.codec.readTransformer == nil
      ? context.options.value(.coerce) : nil
    property.codec.expected = options.value(.expected)?.text
    property.codec.coercion = (options.value(.coerce) ?? inherited)?.applied(to: converted)
    if let rules = options.value(.elements) {
      property.codec.elements = [.lossy, .compact, .wrap].filter(rules.contains)
    }
  }

  /// Decides the meaning of null, and how nil is written.
  ///
  /// The option of a type or a file leaves out nil only if it is then read again.
  private func decideNull(_ options: Options, _ property: inout Property) {
    let reading = options.first(.readNull) ?? context.options.first(.readNull) ?? .nil
    property.presence.readNull = reading
    let inherited = context.options.first(.nilWriting)
    let isLost = inherited == .omit && property.misreadsOmittedNil
    let writing = options.first(.nilWriting) ?? (isLost ? nil : inherited)
    // Nil must not be written as null, which reading would refuse.
    property.presence.nilWriting = reading == .error ? .omit : writing
  }

  /// Decides which values are not written.
  ///
  /// The option of a type or a file applies only to values that are then read as they were.
  private func decideOmission(_ options: Options, _ property: inout Property) {
    let own = options.value(.omit)
    guard property.location.role == .keyed,
      let omission = own ?? context.options.value(.omit)
    else { return }
    let (presence, isForced) = (property.presence, own != nil || !property.reads)
    if omission.names(.default), property.isNilByDefault,
      own != nil || options.first(.nilWriting) == nil && !property.misreadsOmittedNil
    {
      property.presence.nilWriting = .omit
    }
    guard !property.isComposite, !property.isConstant else { return }
    let function = omission.function.map {
      Property.Unwritten.matching($0.pasted(in: context.file))
    }
    // Tuples have no '==' for generic code.
    let value =
      omission.names(.default) && !property.codec.isTuple ? presence.fallback.value : nil
    let isEmpty =
      omission.names(.empty) && property.mayBeEmpty
      && (isForced || !property.mustBePresent && presence.fallback.isEmpty)
    property.presence.unwritten =
      [function, value.map { .equal($0) }, isEmpty ? .empty : nil].compactMap(\.self)
  }

  /// Returns the default; nil is the value of an optional without one, except that of a composite,
  /// and `.absent` that of a `PropertyChange`.
  private func fallback(
    of property: Property, _ declared: PropertyDeclaration, _ options: Options
  ) -> Property.Fallback {
    let isOptional = property.type.isOptional
    if let written = options.value(.default) {
      let isPlain =
        isOptional && written.isNil && !property.isComposite
        || property.presence.isThreeState && written.isAbsent
      return isPlain ? .none : .expression(written.pasted(in: context.file))
    }
    if declared.storage == .computed { return .kept(nil) }
    guard let initial = declared.initialValue, initial.shape != .null,
      !(isOptional && initial.isNil),
      !(property.presence.isThreeState && initial.isAbsent)
    else { return .none }
    return .kept(initial.pasted(in: context.file))
  }
}

extension PropertyDeclaration {
  /// The declared or inferred type; nil if it cannot be inferred.
  var mappedType: MappedType? {
    if let type {
      return initialValue != nil && InferredType.isIncomplete(type) ? nil : MappedType(type)
    }
    guard let shape = initialValue?.shape, let text = InferredType.text(for: shape) else {
      return nil
    }
    return MappedType(inferred: text, at: name.range)
  }

  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}
