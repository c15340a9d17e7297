import IsomerSyntax

/// The rules of derived members, one function a rule.
struct DerivationRules {
  let context: TypeContext
  let derivation: Derivation
  let model: ModelDescription

  private var file: SourceFile { context.file }

  /// The rules of one property.
  func check(_ candidate: DerivationBuilder.Candidate, _ collector: inout DiagnosticCollector) {
    checkWords(candidate, &collector)
    guard candidate.counts else { return }
    guard candidate.isReachable else { return checkReach(candidate, &collector) }
    checkHash(candidate, &collector)
    checkComparison(candidate.property, &collector)
    checkCopy(candidate, &collector)
  }

  // MARK: The members

  /// A member that stands there already cannot be derived.
  func checkMembers(_ asked: [Derivation.Member], _ collector: inout DiagnosticCollector) {
    guard let word = context.words["derive"] else { return }
    for member in asked where context.declares(member) {
      collector.report(
        .takenMember(member.swiftName, context.type.name.text), in: file, at: word.word.range,
        notes: ["remove '.\(member.rawValue)' from 'derive:', or what is written by hand"])
    }
  }

  /// An identity is of one type for a whole hierarchy.
  func checkIdentity(
    _ derivation: Derivation, below parent: ModelDescription,
    _ collector: inout DiagnosticCollector
  ) {
    guard parent.derivation.hasIdentity, let part = derivation.identity.first else { return }
    collector.report(
      .unusableIdentity(part.name, "'\(parent.name)' has an identity already"), in: file,
      at: model.nameRange)
  }

  // MARK: Words

  /// Leaving a property out of what is not derived says nothing.
  private func checkWords(
    _ candidate: DerivationBuilder.Candidate, _ collector: inout DiagnosticCollector
  ) {
    let reason = { (members: String) in
      candidate.counts
        ? "'\(model.name)' derives no \(members)" : "only stored properties of a value count"
    }
    for element in candidate.words["skip"]?.elements ?? [] {
      guard case .member(let name) = element.shape,
        let member = Derivation.Member(rawValue: name),
        !candidate.counts || !uses(member)
      else { continue }
      collector.report(
        .uselessWord("skip: .\(name)", candidate.property.name, reason(name)), in: file,
        at: element.range)
    }
    checkSecret(candidate, &collector)
    guard let word = candidate.words["transitory"], !candidate.counts else { return }
    collector.report(
      .uselessWord("transitory", candidate.property.name, reason("")), in: file,
      at: word.word.range)
  }

  /// A property that is `transitory` where nothing of that is derived: it says something only if
  /// archives keep the type.
  func uselessUnlessKept(_ candidate: DerivationBuilder.Candidate) -> Diagnostic? {
    guard let word = candidate.words["transitory"], candidate.counts,
      derivation.members.isDisjoint(with: DerivationBuilder.ofTheValue)
    else { return nil }
    let reason =
      "'\(model.name)' derives no equality, hash or description, and is not kept in archives"
    return Diagnostic(
      .error, .uselessWord("transitory", candidate.property.name, reason), in: file,
      at: word.word.range.start)
  }

  /// What merging leaves out, changes leave out too.
  private func uses(_ member: Derivation.Member) -> Bool {
    derivation.derives(member) || member == .merge && derivation.derives(.changes)
  }

  /// A value that is neither read, written nor described is never shown.
  private func checkSecret(
    _ candidate: DerivationBuilder.Candidate, _ collector: inout DiagnosticCollector
  ) {
    let property = candidate.property
    let isMapped = model.properties.contains { $0.name == property.name && $0.isMapped }
    let isDescribed =
      candidate.counts && derivation.derives(.description)
      && !property.excluded.contains(.description)
    guard let word = candidate.words["secret"], !candidate.words.has("parent"), !isMapped,
      !isDescribed
    else { return }
    collector.report(
      .uselessWord("secret", property.name, "it is neither read, written nor described"), in: file,
      at: word.word.range)
  }

  // MARK: Reach

  /// Code in another file cannot see a private property; a struct's copy takes it along unseen.
  private func checkReach(
    _ candidate: DerivationBuilder.Candidate, _ collector: inout DiagnosticCollector
  ) {
    // Where it would be mapped as well, that is reported, and leaving it out helps both.
    guard !isMapped(candidate) else { return }
    let excluded = candidate.property.excluded
    let needed = derivation.members.filter { member in
      let isUnseen = member == .copy && model.kind == .structure
      return isUnseen ? excluded.contains(member) : !excluded.contains(member)
    }
    guard let access = candidate.declared.access, !needed.isEmpty else { return }
    let names = Derivation.Member.allCases.filter(needed.contains).map(\.swiftName)
    collector.report(
      .privateDerived(candidate.property.name, access, names), in: file,
      at: candidate.property.nameRange, notes: [wayOut])
  }

  private func isMapped(_ candidate: DerivationBuilder.Candidate) -> Bool {
    let isLeftOut = context.isExplicit && candidate.declared.annotations.isEmpty
    return model.isMapped && !candidate.words.skipsEverything && !isLeftOut
  }

  private var wayOut: String {
    let isUnseen = model.kind == .structure
    let left = Derivation.Member.allCases.filter {
      derivation.derives($0) && !(isUnseen && $0 == .copy)
    }
    let choices = (model.reads || model.writes ? ["json"] : []) + left.map(\.rawValue)
    let list = choices.map { ".\($0)" }.joined(separator: ", ")
    return "make it internal, or add '// @mapped skip: [\(list)]' and an initial value"
  }

  // MARK: Equality and hash

  /// Equal values have to hash alike.
  private func checkHash(
    _ candidate: DerivationBuilder.Candidate, _ collector: inout DiagnosticCollector
  ) {
    let excluded = candidate.property.excluded
    guard derivation.derives(.hash), derivation.derives(.equality), excluded.contains(.equality),
      !excluded.contains(.hash)
    else { return }
    collector.report(
      .hashWithoutEquality(candidate.property.name), in: file,
      at: candidate.words["skip"]?.word.range ?? candidate.property.nameRange,
      notes: ["write 'skip: [.equality, .hash]'"])
  }

  /// Functions and existentials cannot be compared, tuples not hashed.
  private func checkComparison(
    _ property: DerivedProperty, _ collector: inout DiagnosticCollector
  ) {
    guard let reference = property.type?.reference else { return }
    for member in [Derivation.Member.equality, .hash]
    where derivation.derives(member) && !property.excluded.contains(member) {
      guard !reference.isComparable(for: member) else { continue }
      collector.report(
        .notComparable(reference.text, member), in: file, at: reference.range,
        notes: ["leave it out: 'skip: [.equality, .hash]', or 'transitory'"])
      return
    }
  }

  // MARK: Copy

  private func checkCopy(
    _ candidate: DerivationBuilder.Candidate, _ collector: inout DiagnosticCollector
  ) {
    guard derivation.derives(.copy) else { return }
    let property = candidate.property
    if model.kind == .structure {
      guard property.excluded.contains(.copy), !canBegin(property) else { return }
      collector.report(
        .nothingToCopy(property.name), in: file,
        at: candidate.words["skip"]?.word.range ?? property.nameRange,
        notes: ["make it a 'var' with an initial value"])
    } else if candidate.declared.isLet, candidate.declared.initialValue != nil,
      !property.excluded.contains(.copy)
    {
      collector.report(
        .uncopyable(property.name), in: file, at: property.nameRange,
        notes: ["let an initialiser take it, or add '// @mapped skip: .copy'"])
    }
  }

  /// Whether a copy that leaves the property out has something to put in its place.
  private func canBegin(_ property: DerivedProperty) -> Bool {
    property.isAssignable
      && (property.initialValue != nil || property.type?.isOptional == true)
  }
}

extension Derivation.Member {
  /// The member as users of the type know it.
  var swiftName: String {
    switch self {
    case .equality: "=="
    case .hash: "hash(into:)"
    case .copy: "copy()"
    case .merge: "merge"
    case .description: "description"
    case .changes: "changes"
    }
  }
}

extension AnnotationOption {
  /// The value, or the values of a list.
  fileprivate var elements: [AnnotationValue] {
    guard let value else { return [] }
    return if case .list(let list) = value.shape { list } else { [value] }
  }
}

extension TypeReference {
  /// Whether the language compares, or hashes, values of this form, as far as the form tells.
  func isComparable(for member: Derivation.Member) -> Bool {
    switch leaf.shape {
    case .function: return false
    case .tuple:
      // The language compares a tuple, but no collection or optional of tuples.
      if case .tuple(let elements) = shape { return member == .equality && elements.count < 7 }
      return false
    case .other: return !leaf.isExistential
    case .named: return !["Any", "AnyObject"].contains(leaf.simpleName ?? "")
    default: return true
    }
  }

  private var isExistential: Bool {
    let inside = text.drop { $0 == "(" }
    return inside.hasPrefix("any ") || text.contains("&")
  }
}
