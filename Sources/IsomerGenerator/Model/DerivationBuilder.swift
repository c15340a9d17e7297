import IsomerSyntax

/// Decides what `derive:` means for a struct or a class.
struct DerivationBuilder {
  private let context: TypeContext
  private let initialisers: [FunctionDeclaration]

  /// `inherited` are the initialisers of the superclass, for a class that has none of its own.
  init(_ context: TypeContext, inherited: [FunctionDeclaration] = []) {
    self.context = context
    initialisers = inherited
  }

  /// `parent` is the mapped class above.
  func build(
    _ model: inout ModelDescription, below parent: ModelDescription? = nil,
    _ collector: inout DiagnosticCollector
  ) {
    var derivation = Derivation()
    derivation.members = Set(asked)
    if let parent { derivation.inherit(parent.derivation, of: parent.name) }
    // Whoever compares by hand may still want the hash.
    if derivation.derives(.hash), !context.declares(.equality) {
      derivation.members.insert(.equality)
    }
    // The hash that the language gives would take in what is not compared.
    if derivation.derives(.equality), context.isHashable, !context.declares(.hash) {
      derivation.members.insert(.hash)
    }
    let rules = DerivationRules(context: context, derivation: derivation, model: model)
    let mergeRules = MergeRules(context: context, derivation: derivation, model: model)
    for candidate in candidates(in: model) {
      rules.check(candidate, &collector)
      mergeRules.check(candidate, &collector)
      model.archive.unkept += [rules.uselessUnlessKept(candidate)].compactMap(\.self)
      if candidate.counts, candidate.isReachable {
        derivation.properties.append(candidate.property)
      }
    }
    derivation.identity = IdentityBuilder(context).parts(of: model, &collector)
    rules.checkMembers(asked, &collector)
    if let parent { rules.checkIdentity(derivation, below: parent, &collector) }
    if model.kind == .classType, derivation.derives(.copy) {
      derivation.copying = CopyBuilder(context, inherited: initialisers)
        .call(for: derivation, of: model, &collector)
    }
    model.derivation = derivation
  }

  private var asked: [Derivation.Member] {
    (context.words["derive"]?.choices ?? []).compactMap(Derivation.Member.init(rawValue:))
  }

  /// A property with the words that stand at it.
  struct Candidate {
    var declared: PropertyDeclaration
    var words: Words
    var property: DerivedProperty

    /// Computed, static and lazy properties hold nothing of the value's own, and what is overridden
    /// belongs to a class above.
    var counts: Bool { declared.isOwnStorage }

    /// Whether generated code in another file sees it.
    var isReachable: Bool { (declared.access ?? .internal) >= .internal }
  }

  private func candidates(in model: ModelDescription) -> [Candidate] {
    context.type.properties.map { declared in
      // What is wrong with the words was reported when the mapping was described.
      var reported = DiagnosticCollector()
      let words =
        WordReader(file: context.file, place: .property).read(declared.annotations, &reported)
        ?? Words(marker: declared.name.range)
      return Candidate(
        declared: declared, words: words, property: property(declared, words, in: model))
    }
  }

  private func property(
    _ declared: PropertyDeclaration, _ words: Words, in model: ModelDescription
  ) -> DerivedProperty {
    var property = DerivedProperty(
      name: declared.name.text, nameRange: declared.name.range, type: declared.mappedType,
      conditions: declared.conditions)
    property.excluded = excluded(words)
    property.isLeftAlone = property.excluded.contains(.merge)
    let mapped = model.properties.first { $0.name == property.name }
    let isChanged = mapped.map { $0.reads && $0.writes && !$0.isConstant } ?? false
    if !isChanged || property.isLeftAlone { property.excluded.insert(.changes) }
    property.isSecret = words.has("secret")
    property.isAssignable = !declared.isLet && (declared.setterAccess ?? .open) >= .internal
    property.isWrapped = declared.attributes.contains(where: \.mayBeWrapper)
    property.initialValue = declared.initialValue?.pasted(in: context.file)
    let canBeSet = property.isAssignable || (declared.access ?? .internal) < .internal
    if declared.isLet || !canBeSet { property.excluded.insert(.merge) }
    property.merge = words["merge"].flatMap { MergeRule($0, in: context) } ?? .replace
    // Each object has the constant already.
    if model.kind == .classType, declared.isLet, declared.initialValue?.shape.isLiteral == true {
      property.excluded.insert(.copy)
    }
    return property
  }

  private func excluded(_ words: Words) -> Set<Derivation.Member> {
    var excluded = Set(
      (words["skip"]?.choices ?? []).compactMap(Derivation.Member.init(rawValue:)))
    let isPlainSkip = words.has("skip") && words["skip"]?.choices == nil
    if isPlainSkip || words.has("transitory") || words.has("parent") {
      excluded.formUnion(Self.ofTheValue)
    }
    if isPlainSkip || words.has("parent") { excluded.insert(.merge) }
    return excluded
  }

  /// What tells a value from another: a cache plays no part in it.
  static let ofTheValue: Set<Derivation.Member> = [.equality, .hash, .description]
}

extension PropertyDeclaration {
  /// Whether each value has storage of this declaration's own.
  var isOwnStorage: Bool {
    storage == .stored && !isStatic
      && !["lazy", "override"].contains(where: modifiers.contains)
  }
}

extension TypeContext {
  /// Whether the file says that the type is `Hashable`.
  fileprivate var isHashable: Bool {
    ([type] + siblings).flatMap(\.inheritance).contains { $0.simpleName == "Hashable" }
  }

  /// Whether the type, or an extension of it in the same file, has the member already.
  func declares(_ member: Derivation.Member) -> Bool {
    let functions = ([type] + siblings).flatMap(\.functions)
    switch member {
    case .equality: return functions.contains { $0.name.text == "==" }
    case .hash:
      return functions.contains {
        $0.name.text == "hash" && $0.parameters.first?.label?.text == "into"
      }
    case .copy: return functions.contains { $0.name.text == "copy" && $0.parameters.isEmpty }
    case .description:
      return ([type] + siblings).flatMap(\.properties).contains {
        $0.name.text == "description" && !$0.isStatic
      }
    case .merge: return functions.contains { $0.name.text == "merge" && takesSelf($0) }
    case .changes:
      return functions.contains {
        $0.name.text == "changes" && $0.parameters.first?.label?.text == "to"
      }
    }
  }
}

extension TypeContext {
  /// Whether the one parameter is another value of the type.
  private func takesSelf(_ function: FunctionDeclaration) -> Bool {
    guard function.parameters.count == 1, let parameter = function.parameters.first else {
      return false
    }
    return parameter.label == nil && ["Self", type.name.text].contains(parameter.type.text)
  }
}

extension ValueShape {
  /// Whether every evaluation surely gives the same value; `.now` would not.
  fileprivate var isLiteral: Bool {
    switch self {
    case .string, .integer, .float, .boolean, .null: true
    case .list(let elements): elements.allSatisfy(\.shape.isLiteral)
    default: false
    }
  }
}
