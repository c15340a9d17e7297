import IsomerGenerator
import IsomerSyntax

/// The schemas of an enum.
struct EnumSchemas {
  let context: SchemaContext
  @Boxed var model: Model
  let scope: TypeScope

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
  private var known: [EnumCase.Key] { model.enumeration.cases.flatMap(\.keys) }

  private func keys(_ description: EnumCase) -> [EnumCase.Key] {
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
    fallback?.keptType?.reference.map { TypeSchemas(context: context).schema(of: $0, scope) }
  }

  /// True if a fallback without a value takes unknown names when reading.
  private var dropsUnknown: Bool {
    context.isReading && fallback != nil && !model.enumeration.stores
  }

  private func unknownName(_ schema: Schema) -> Schema {
    schema.with("description", .string("Any other value reads as '\(fallback?.name ?? "")'."))
  }

  /// Returns the schema of some names, with their comments if there are any.
  private func values(_ plans: [CasePlan]) -> Schema {
    let texts = plans.map { model.file.comment(before: $0.description.nameRange.start) }
    let keys = plans.map { self.keys($0.description) }
    guard texts.contains(where: { $0 != nil }) else {
      return keys.joined().isEmpty ? .nothing : .keys(Array(keys.joined()))
    }
    return .one(
      of: zip(keys, texts).map { keys, text in
        let schema = Schema.keys(keys)
        return text.map { schema.with("description", .string($0)) } ?? schema
      })
  }

  private var names: Schema {
    var schemas = [values(named())] + named().flatMap { keys($0.description) }.flatMap(converted)
    if dropsUnknown {
      schemas.append(unknownName(unknownValue))
    }
    if let kept { schemas.append(kept) }
    return .any(schemas)
  }

  /// The schema of any single value of a case.
  private var unknownValue: Schema {
    let scalars = ScalarSchemas(context: context)
    let name: String
    switch model.enumeration.keyKind {
    case .strings: name = "String"
    case .integers: name = "Int"
    case .any: return Schema().with("type", .strings(["string", "number", "boolean"]))
    }
    return coercion == nil ? scalars.schema(name) : scalars.coerced(name)
  }

  private var coercion: Coercion? { context.isReading ? model.enumeration.coercion : nil }

  /// Returns the schemas of other kinds of values that are converted to a key.
  private func converted(_ key: EnumCase.Key) -> [Schema] {
    guard let coercion else { return [] }
    switch key {
    case .integer(let number):
      let sign = number < 0 ? "-" : number == 0 ? "[+-]?" : "[+]?"
      let text = "^\(sign)0*\(number.magnitude)(?:[.]0+)?$"
      let own = Schema.type("string").with("pattern", .string(text))
      return [own] + (number == 0 || number == 1 ? [.values([.literal("\(number == 1)")])] : [])
    case .string(let text):
      var schemas: [Schema] = []
      if SampleNumber.isNumber(text) { schemas.append(.values([.literal(text)])) }
      let word = coercion.ignoresCase ? text.lowercased() : text
      if word == "true" || word == "false" { schemas.append(.values([.literal(word)])) }
      if coercion.ignoresCase {
        let pattern = TextPattern.anyCase(of: text)
        schemas.append(.type("string").with("pattern", .string(pattern)))
      }
      return schemas
    case .number, .boolean, .range, .null, .missing: return []
    }
  }

  /// The schema of the names of an object's members if the enum is their type.
  var key: Schema {
    let keys = named().flatMap { self.keys($0.description) }
    let names = keys.compactMap(\.text).map(OrderedJSON.string)
    let ranges = keys.filter(\.isRange).map {
      Schema().with("pattern", .string("^-?[0-9]+$")).wider("the integer must be in \($0.shown)")
    }
    let scalars = ScalarSchemas(context: context)
    let others = model.enumeration.keyKind == .integers ? scalars.key("Int") : .anything
    let anyCase = keys.compactMap { key -> Schema? in
      guard coercion?.ignoresCase == true, case .string(let text) = key else { return nil }
      return Schema().with("pattern", .string(TextPattern.anyCase(of: text)))
    }
    let schema = Schema.any(
      [.values(names)] + (context.isReading ? ranges : []) + anyCase
        + (dropsUnknown ? [others ?? .nothing] : []))
    return context.isReading ? model.rejections.reduce(schema) { $0.wider($1) } : schema
  }

  // MARK: Values

  /// Returns the schema of a case's values, without a tag.
  private func payload(_ item: CasePlan) -> Schema {
    if let mapping = item.mapping {
      if context.isReading {
        return ReadingSchema(context: context, model: mapping.model, scope: scope).schema
      }
      if case .object = item.description.payload {
        return WritingSchema(context: context, model: mapping.model, scope: scope).schema
      }
    }
    if let whole = item.description.transformed { return argument(whole) }
    switch item.description.payload {
    case .none: return nothing
    case .kept, .object: return .anything
    case .single(let value): return argument(value.property)
    case .list(let values):
      return .type("array").with("prefixItems", .array(values.map { argument($0.property).json }))
        .with("minItems", .integer(context.isReading ? values.leastCount : values.count))
        .with("maxItems", .integer(values.count))
    }
  }

  private func argument(_ property: Property) -> Schema {
    let properties = PropertySchemas(context: context, scope: scope)
    guard !context.isReading else {
      let schema = properties.reading(property)
      return property.checksDefault
        ? schema.wider("the default must pass the checks") : schema
    }
    let schema = properties.writing(property)
    return property.type.isOptional ? schema.orNull : schema
  }

  /// The schema of the content of a case without values.
  private var nothing: Schema {
    var object = Schema.type("object")
    if isStrict { object = object.with("maxProperties", .integer(0)) }
    return .any([.type("null"), object, .type("array").with("maxItems", .integer(0))])
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
    let isOther = Schema().with("propertyNames", .not(.keys(known.filter(\.isString))))
    if dropsUnknown, !hasUntagged {
      if !bare.isEmpty {
        let isAny = model.enumeration.keyKind != .strings
        schemas.append(unknownName(isAny ? unknownValue : .type("string")))
      }
      let object = Schema.type("object").with("minProperties", .integer(1)).and(isOther)
      schemas.append(unknownName(object))
    }
    if let kept { schemas.append(known.isEmpty || !context.isReading ? kept : kept.and(isOther)) }
    return .any(schemas + untagged(unless: known.isEmpty ? nil : .not(isOther)))
  }

  private func commented(_ schema: Schema, _ item: CasePlan) -> Schema {
    guard !item.description.payload.isEmpty,
      let text = model.file.comment(before: item.description.nameRange.start)
    else { return schema }
    return schema.first("description", .string(text))
  }

  // MARK: A tag

  private func tagged(_ tag: TagSource, content: KeyPathText?) -> Schema {
    var branches: [TaggedBranches.Branch] = []
    for item in named() {
      let suffix = scope.suffix
      let subject = "case \(model.name)\(suffix).\(item.description.name)"
      let keys = keys(item.description)
      let name = context.definition(
        of: subject, named: "\(model.name)\(suffix).\(item.description.name)"
      ) { commented(frame(item, keys, tag, content), item) }
      branches.append(TaggedBranches.Branch(definition: name, keys: keys))
    }
    let schema = TaggedBranches(context: context, tag: tag, branches: branches).schema(
      isComplete: fallback == nil && !hasUntagged)
    let values = Schema.keys(known)
    if tag.function != nil {
      let others = untagged() + (dropsUnknown ? [.type("object")] : [])
      return .any([schema] + others + [kept].compactMap(\.self))
    }
    let isKnown = context.tagged(tag, values)
    if hasUntagged {
      let known = untagged(unless: isKnown)
      return .any([schema] + known + [kept].compactMap(\.self))
    }
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
    _ item: CasePlan, _ keys: [EnumCase.Key], _ tag: TagSource, _ content: KeyPathText?
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
