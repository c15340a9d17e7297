import IsomerSyntax

/// Builds the derived members of a struct or a class.
struct DerivationBuilder {
  /// The builder of the type's initialisation, which also initialises copies.
  let construction: ConstructionBuilder

  private var context: TypeContext { construction.context }

  /// Builds the derived members of a model; `parent` is its mapped superclass.
  func build(_ model: inout Model, below parent: Model? = nil) {
    var derivation = Derivation()
    derivation.members = Set(asked)
    if let parent { derivation.inherit(parent.derivation, of: parent.name) }
    // A hand-written `==` does not exclude a derived hash.
    if derivation.derives(.hash), !context.declares(.equality) {
      derivation.members.insert(.equality)
    }
    // The hash that the compiler synthesises would include properties that are not compared.
    if derivation.derives(.equality), context.isHashable, !context.declares(.hash) {
      derivation.members.insert(.hash)
    }
    let rules = DerivationRules(context: context, derivation: derivation, model: model)
    // No other type uses the properties of a struct that derives no members.
    let needsAll = model.kind == .classType || !derivation.members.isEmpty
    for declared in context.type.properties where needsAll || !declared.annotations.isEmpty {
      let candidate = candidate(declared, in: model)
      rules.check(candidate)
      if candidate.counts, candidate.isReachable {
        derivation.properties.append(candidate.property)
      }
    }
    derivation.identity = context.identity()
    rules.checkMembers(asked)
    if let parent { rules.checkIdentity(derivation, below: parent) }
    if model.kind == .classType, derivation.derives(.copy) {
      derivation.copying = construction.copy(for: derivation, of: model)
    }
    if derivation.derives(.initialiser) {
      derivation.initialiser = InitialiserBuilder(context: context, model: model)
        .build(derivation.properties)
      if derivation.initialiser == nil { derivation.members.remove(.initialiser) }
    }
    model.derivation = derivation
  }

  private var asked: [DerivedMember] { context.options.value(.derive) ?? [] }

  /// A property with its options.
  struct Candidate {
    @Boxed var declared: PropertyDeclaration
    var options: Options
    @Boxed var property: DerivedProperty

    /// True if instances store the property; computed, static, lazy and overridden properties do
    /// not count.
    let counts: Bool

    /// True if generated code in another file can access the property.
    var isReachable: Bool { (declared.access ?? .internal) >= .internal }
  }

  private func candidate(_ declared: PropertyDeclaration, in model: Model) -> Candidate {
    let options =
      context.options(of: declared.annotations, at: .property)
      ?? Options(marker: declared.name.range)
    var property = DerivedProperty(
      name: declared.name.text, nameRange: declared.name.range, type: declared.mappedType,
      conditions: declared.conditions)
    property.excluded = options.skip.members
    let isPart = options.skip.isWhole || options.contains(.parent)
    if isPart { property.excluded.formUnion([.equality, .hash, .description, .merge]) }
    property.isLeftAlone = property.excluded.contains(.merge)
    let mapped = model.properties.first { $0.name == property.name }
    let isChanged = mapped.map { $0.reads && $0.writes && !$0.isConstant } ?? false
    if !isChanged || property.isLeftAlone { property.excluded.insert(.changes) }
    property.isSecret = options.contains(.secret)
    property.isAssignable = !declared.isLet && (declared.setterAccess ?? .open) >= .internal
    property.isWrapped = declared.attributes.contains(where: \.mayBeWrapper)
    property.initialValue = declared.initialValue?.pasted(in: context.file)
    let canBeSet = property.isAssignable || (declared.access ?? .internal) < .internal
    if declared.isLet || !canBeSet { property.excluded.insert(.merge) }
    property.merge = options.value(.merge).map { MergeRule($0, in: context) } ?? .replace
    let access = min(declared.access ?? .internal, declared.setterAccess ?? .open)
    let isFilled = declared.initialValue != nil || declared.hasImplicitNil
    if isFilled, declared.isLet || access < min(model.access, .public) {
      property.excluded.insert(.initialiser)
    }
    // Each object already has the constant.
    if model.kind == .classType, declared.isLet, declared.initialValue?.shape.isLiteral == true {
      property.excluded.insert(.copy)
    }
    return Candidate(
      declared: declared, options: options, property: property, counts: declared.isOwnStorage)
  }
}

extension PropertyDeclaration {
  /// True for a variable `T?` or `T!`, which is nil without an initial value.
  var hasImplicitNil: Bool { !isLet && type?.isOptionalSugar == true }

  /// True if the declaration adds storage to each instance.
  var isOwnStorage: Bool {
    storage == .stored
      && modifiers.allSatisfy { !["static", "class", "lazy", "override"].contains($0) }
  }
}

extension TypeContext {
  /// True if the file declares that the type is `Hashable`.
  fileprivate var isHashable: Bool {
    declarations.flatMap(\.inheritance).contains { $0.simpleName == "Hashable" }
  }

  /// Returns true if the type or an extension in its file declares the member.
  func declares(_ member: DerivedMember) -> Bool {
    switch member {
    case .equality: functions.contains { $0.name.text == "==" }
    case .hash: functions.contains { $0.name.text == "hash" && $0.firstLabel == "into" }
    case .copy: functions.contains { $0.name.text == "copy" && $0.parameters.isEmpty }
    case .description:
      declarations.flatMap(\.properties).contains {
        $0.name.text == "description" && !$0.isStatic
      }
    case .merge: functions.contains { $0.name.text == "merge" && takesSelf($0) }
    case .changes: functions.contains { $0.name.text == "changes" && $0.firstLabel == "to" }
    // The labels are not known yet.
    case .initialiser: false
    }
  }

  /// Returns the properties with `id`, and reports unsuitable ones.
  fileprivate func identity() -> [IdentityPart] {
    type.properties.compactMap { declared in
      guard let option = options(of: declared.annotations, at: .property)?.option(.id) else {
        return nil
      }
      if let obstacle = identityObstacle(declared) {
        return refuse(
          Message(.unusableIdentity, declared.name.text, obstacle), at: option.name.range)
      }
      guard let type = type(of: declared) else { return nil }
      if let reference = type.reference, !reference.isComparable(for: .hash) {
        report(.notComparable(reference.text, .hash), at: reference.range)
      }
      return IdentityPart(
        name: declared.name.text, type: type, access: min(declared.access ?? .internal, .public))
    }
  }

  private func identityObstacle(_ declared: PropertyDeclaration) -> String? {
    if declared.isStatic { return "it is static" }
    if declared.modifiers.contains("lazy") { return "it is lazy" }
    if let effect = declared.effects.first { return "its getter is '\(effect)'" }
    if let access = declared.access, access < .internal { return "it is \(access.rawValue)" }
    // A conditional part would make the type of the identity depend on the condition.
    return declared.conditions.isEmpty ? nil : "it is inside '#if'"
  }

  /// Returns true if the only parameter is another value of the type.
  private func takesSelf(_ function: FunctionDeclaration) -> Bool {
    guard function.parameters.count == 1, function.firstLabel == nil else { return false }
    return ["Self", type.name.text].contains(function.parameters[0].type.text)
  }
}

extension FunctionDeclaration {
  fileprivate var firstLabel: String? { parameters.first?.label?.text }
}

extension ValueShape {
  /// True if every evaluation has the same result, unlike that of `.now`.
  var isLiteral: Bool {
    switch self {
    case .string, .integer, .float, .boolean, .null: true
    case .list(let elements): elements.allSatisfy(\.shape.isLiteral)
    default: false
    }
  }
}
