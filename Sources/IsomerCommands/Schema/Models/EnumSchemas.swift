import IsomerGenerator
import IsomerSyntax

/// The schemas of an enum.
extension ModelSchemas {
  private var isStrict: Bool { model.object.unknown == .error && context.isReading }

  /// The schema of the values, which contain one of the cases.
  var cases: Schema {
    switch model.enumeration.tagging {
    case .names: names
    case .external: external
    case .within(let tag): tagged(tag, content: nil)
    case .beside(let tag, let content): tagged(tag, content: content)
    case .untagged: .any(untagged() + writtenFallback + [kept].compactMap(\.self))
    }
  }

  // MARK: The cases

  /// The cases that are in documents of the direction.
  private var plans: [CasePlan] {
    EnumPlan(model).cases.filter { item in
      let description = item.description
      guard context.isReading else { return description.writes }
      // A case of another platform is not certain to be read.
      return description.reads && description.conditions.isEmpty
    }
  }

  private var fallback: EnumCase? { model.enumeration.fallback }
  private var known: [CaseKey] { model.enumeration.cases.flatMap(\.keys) }

  private func keys(_ description: EnumCase) -> [CaseKey] {
    guard !context.isReading else { return description.keys }
    guard description.keptType == nil, !description.isUntagged else { return [] }
    return [description.writtenKey ?? .string(description.name)]
  }

  private func named(_ isIncluded: (CasePlan) -> Bool = { _ in true }) -> [CasePlan] {
    plans.filter { item in
      !keys(item.description).isEmpty && item.description.keptType == nil && isIncluded(item)
    }
  }

  /// The schema of the value that a fallback stores; nil without such a fallback.
  private var kept: Schema? {
    fallback?.keptType?.reference.map { context.types.schema(of: $0, scope) }
  }

  /// True if a fallback without a value takes unknown names when reading.
  private var dropsUnknown: Bool {
    context.isReading && fallback != nil && !model.enumeration.stores
  }

  private func unknownName(_ schema: Schema) -> Schema {
    schema.with("description", "Any other value reads as '\(fallback?.name ?? "")'.")
  }

  /// Returns the schema of some names, with their comments if there are any.
  private func values(_ plans: [CasePlan]) -> Schema {
    let texts = plans.map { model.file.comment(before: $0.description.nameRange.start) }
    let keys = plans.map { self.keys($0.description) }
    guard texts.contains(where: { $0 != nil }) else {
      return keys.joined().isEmpty ? .nothing : .keys(Array(keys.joined()))
    }
    return .one(of: zip(keys, texts).map { Schema.keys($0).with("description", $1) })
  }

  private var names: Schema {
    let schemas = [values(named())] + named().flatMap { keys($0.description) }.flatMap(converted)
    let others = (dropsUnknown ? [unknownName(unknownValue)] : []) + [kept].compactMap(\.self)
    return .any(schemas + others)
  }

  /// The schema of any single value of a case.
  private var unknownValue: Schema {
    let scalars = context.scalars
    let name: String
    switch model.enumeration.keyKind {
    case .strings: name = "String"
    case .integers: name = "Int"
    case .any: return Schema().with("type", ["string", "number", "boolean"])
    }
    return coercion == nil ? scalars.schema(name) : scalars.coerced(name)
  }

  private var coercion: Coercion? { context.isReading ? model.enumeration.coercion : nil }

  /// Returns the schemas of other kinds of values that are converted to a key.
  private func converted(_ key: CaseKey) -> [Schema] {
    guard let coercion else { return [] }
    switch key {
    case .integer(let number):
      let sign = number < 0 ? "-" : number == 0 ? "[+-]?" : "[+]?"
      let text = "^\(sign)0*\(number.magnitude)(?:[.]0+)?$"
      return [.text(text)] + (number == 0 || number == 1 ? [.values([number == 1])] : [])
    case .string(let text):
      var schemas: [Schema] = []
      if SampleNumber.isNumber(text) { schemas.append(.values([OrderedJSON.literal(text)])) }
      let word = coercion.ignoresCase ? text.lowercased() : text
      if word == "true" || word == "false" { schemas.append(.values([word == "true"])) }
      if coercion.ignoresCase { schemas.append(.text(TextPattern.anyCase(of: text))) }
      return schemas
    case .number, .boolean, .range, .null, .missing: return []
    }
  }

  /// The schema of the names of an object's members if the enum is their type.
  var caseName: Schema {
    let keys = named().flatMap { self.keys($0.description) }
    let ranges = keys.filter(\.isRange).map {
      Schema().with("pattern", "^-?[0-9]+$").wider("the integer must be in \($0.shown)")
    }
    let others = model.enumeration.keyKind == .integers ? context.scalars.key("Int") : .anything
    let anyCase = keys.compactMap { key -> Schema? in
      guard coercion?.ignoresCase == true, case .string(let text) = key else { return nil }
      return Schema().with("pattern", TextPattern.anyCase(of: text))
    }
    let schema = Schema.any(
      [.values(keys.compactMap(\.text))] + (context.isReading ? ranges : []) + anyCase
        + (dropsUnknown ? [others ?? .nothing] : []))
    return context.isReading ? model.rejections.reduce(schema) { $0.wider($1) } : schema
  }

  // MARK: Values

  /// Returns the schema of a case's values, without a tag.
  private func payload(_ item: CasePlan) -> Schema {
    if let mapping = item.mapping {
      let own = ModelSchemas(context: context, model: mapping.model, scope: scope)
      if context.isReading { return own.readObject }
      if case .object = item.description.payload { return own.writtenObject }
    }
    if let whole = item.description.transformed { return argument(whole) }
    switch item.description.payload {
    case .none: return nothing
    case .kept, .object: return .anything
    case .single(let value): return argument(value.property)
    case .list(let values):
      return .type("array").with("prefixItems", values.map { argument($0.property) })
        .with("minItems", context.isReading ? values.leastCount : values.count)
        .with("maxItems", values.count)
    }
  }

  private func argument(_ property: Property) -> Schema {
    guard !context.isReading else {
      let schema = properties.reading(property)
      return property.checksDefault ? schema.wider("the default must pass the checks") : schema
    }
    let schema = properties.writing(property)
    return property.type.isOptional ? schema.orNull : schema
  }

  /// The schema of the content of a case without values.
  private var nothing: Schema {
    let object = Schema.type("object").with("maxProperties", isStrict ? 0 : nil)
    return .any([.type("null"), object, .type("array").with("maxItems", 0)])
  }

  // MARK: The name as the key

  private var external: Schema {
    let bare = named { $0.description.payload.isEmpty }
    let keyed = context.isReading ? named() : named { !$0.description.payload.isEmpty }
    var schemas = [values(bare)]
    for item in keyed {
      for case .string(let key) in keys(item.description) {
        var members = ObjectMembers()
        members.add([key], payload(item), isRequired: true)
        schemas.append(commented(members.schema(isClosed: true), item))
      }
    }
    let isOther = Schema().with("propertyNames", Schema.not(.keys(known.filter(\.isString))))
    if dropsUnknown, !hasUntagged {
      if !bare.isEmpty {
        let isAny = model.enumeration.keyKind != .strings
        schemas.append(unknownName(isAny ? unknownValue : .type("string")))
      }
      let object = Schema.type("object").with("minProperties", 1).and(isOther)
      schemas.append(unknownName(object))
    }
    if let kept { schemas.append(known.isEmpty || !context.isReading ? kept : kept.and(isOther)) }
    return .any(schemas + untagged(unless: known.isEmpty ? nil : .not(isOther)))
  }

  private func commented(_ schema: Schema, _ item: CasePlan) -> Schema {
    guard !item.description.payload.isEmpty,
      let text = model.file.comment(before: item.description.nameRange.start)
    else { return schema }
    return schema.first("description", text)
  }

  // MARK: A tag

  private func tagged(_ tag: TagSource, content: KeyPathText?) -> Schema {
    var branches: [TaggedBranches.Branch] = []
    for item in named() {
      let name = "\(model.name)\(scope.suffix).\(item.description.name)"
      let keys = keys(item.description)
      let definition = context.definition(of: "case \(name)", named: name) {
        commented(frame(item, keys, tag, content), item)
      }
      branches.append(TaggedBranches.Branch(definition: definition, keys: keys))
    }
    let schema = TaggedBranches(context: context, tag: tag, branches: branches).schema(
      isComplete: fallback == nil && !hasUntagged)
    let values = Schema.keys(known)
    if tag.function != nil {
      let others = untagged() + (dropsUnknown ? [.type("object")] : [])
      return .any([schema] + others + [kept].compactMap(\.self))
    }
    let isKnown = context.tagged(tag, values)
    if hasUntagged { return .any([schema] + untagged(unless: isKnown) + [kept].compactMap(\.self)) }
    if dropsUnknown {
      let other =
        model.enumeration.keyKind == .any
        ? unknownValue
        : Schema.type(model.enumeration.rawValues == .integers ? "integer" : "string")
      let unknown = other.and(.not(values))
      var members = ObjectMembers()
      members.add(tag, unknownName(unknown), in: context)
      return .any([schema, members.schema()])
    }
    guard let kept else { return schema }
    return .any([schema, context.isReading ? kept.and(.not(isKnown)) : kept])
  }

  private func frame(
    _ item: CasePlan, _ keys: [CaseKey], _ tag: TagSource, _ content: KeyPathText?
  ) -> Schema {
    var members = ObjectMembers()
    let mayMiss = keys.contains(.missing)
    if !mayMiss || context.isReading {
      members.add(tag, .keys(keys), mayMiss: mayMiss, in: context)
    }
    let description = item.description
    guard let content else {
      guard !description.payload.isEmpty else { return members.schema(isClosed: isStrict) }
      // The mapping of a case with keys writes its tag.
      if !context.isReading && item.mapping != nil || tag.function != nil { return payload(item) }
      return payload(item).adding(members.schema())
    }
    if context.isReading || !description.payload.isEmpty {
      members.add(
        content.components.keyNames, payload(item),
        isRequired: context.isReading
          ? description.requiresContent : model.contentMapping(of: description) == nil)
    }
    return members.schema(isClosed: isStrict, allowsNull: context.isReading)
  }

  // MARK: No tag

  private var tried: [CasePlan] { plans.filter { model.enumeration.isTried($0.description) } }
  private var hasUntagged: Bool { !tried.isEmpty }

  /// Returns the schemas of the cases without keys, which are not tried for values with keys.
  private func untagged(unless isKnown: Schema? = nil) -> [Schema] {
    let schemas = tried.map { item in
      let schema =
        item.description.payload.isEmpty ? values([item]) : commented(payload(item), item)
      return context.isReading ? isKnown.map { schema.and(.not($0)) } ?? schema : schema
    }
    return schemas + (dropsUnknown && hasUntagged ? [unknownName(.anything)] : [])
  }

  /// The name of a fallback without values.
  private var writtenFallback: [Schema] {
    guard let fallback, !context.isReading, fallback.payload.isEmpty, fallback.writes else {
      return []
    }
    return [.values([(fallback.writtenKey ?? .string(fallback.name)).literal])]
  }
}
