/// The dictionaries and tags of all objects, which determine the forms of similar objects too.
struct FormSurvey {
  private var dictionaries: [String: DictionaryEvidence] = [:]
  private var kinds: [KnownKinds] = []

  /// The keys that contain dictionaries, and the kinds of their values.
  private struct DictionaryEvidence {
    var values: Set<Slot.Kind> = []
    var keys: Set<String> = []
  }

  /// The number of tags that other objects are compared with.
  private static let limit = 20

  init(_ documents: Shape) { visit(documents, in: KeyContext()) }

  /// Returns the form of objects.
  func form(of objects: ObjectShape, in context: KeyContext) -> ObjectForm {
    let form = objects.form(in: context)
    guard case .structure = form, !objects.members.contains(where: \.key.isEmpty) else {
      return form
    }
    if isKnownDictionary(objects, in: context) || isSelector(objects, in: context) {
      return .dictionary(objects.values())
    }
    for known in kinds {
      if let kinds = known.kinds(of: objects, in: context) { return .kinds(kinds) }
    }
    return form
  }

  // MARK: Dictionaries

  /// Returns true if objects with the same key are dictionaries with scalars of the same kind, and the
  /// key is a plural, or they have one of these keys.
  private func isKnownDictionary(_ objects: ObjectShape, in context: KeyContext) -> Bool {
    guard let known = dictionaries[context.key], !context.key.isEmpty else { return false }
    return objects.members.allSatisfy { $0.shape.kinds.isSubset(of: known.values) }
      && (DictionaryNames.namesSeveral(context.key)
        || objects.members.contains { known.keys.contains($0.key) })
  }

  /// Returns true for strings in `selector`, if half of their keys are keys of a dictionary `labels`.
  private func isSelector(_ objects: ObjectShape, in context: KeyContext) -> Bool {
    guard context.lastWord == "selector", let labels = dictionaries["labels"],
      DictionaryRule.haveOnlyStrings(objects.members)
    else { return false }
    return objects.members.count { labels.keys.contains($0.key) } * 2 >= objects.members.count
  }

  private mutating func add(_ objects: ObjectShape, _ values: Shape, _ context: KeyContext) {
    let kinds = values.kinds
    guard kinds.count == 1, kinds.isDisjoint(with: [.object, .array]) else { return }
    dictionaries[context.key, default: DictionaryEvidence()].values.formUnion(kinds)
    dictionaries[context.key]?.keys.formUnion(objects.members.map(\.key))
  }

  // MARK: Visits

  private mutating func visit(_ shape: Shape, in context: KeyContext) {
    if shape.arrays > 0 { visit(shape.elements, in: context.element) }
    guard let objects = shape.objects, !objects.members.isEmpty else { return }
    switch objects.form(in: context) {
    case .structure: visitMembers(objects)
    case .dictionary(let values):
      add(objects, values, context)
      visit(values, in: context.element)
    case .kinds(let tagged):
      if kinds.count < Self.limit { kinds.append(KnownKinds(tagged, in: context)) }
      for each in tagged.cases { visitMembers(each.objects) }
    }
  }

  private mutating func visitMembers(_ objects: ObjectShape) {
    for member in objects.members {
      visit(member.shape, in: KeyContext(member.key, in: objects))
    }
  }
}
