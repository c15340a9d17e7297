import IsomerSyntax

/// The keys that nothing claims.
extension SampleReader {
  /// Looks at the keys of one object of a model that begins at the `start` of the path.
  mutating func checkKeys(
    _ members: [SampleMember], of object: ObjectPlan, in model: ModelDescription, from start: Int
  ) {
    var seen: Set<String> = []
    for member in members {
      if !seen.insert(member.key).inserted {
        refuse(member, of: object, in: model, "the key stands twice")
        continue
      }
      below([.key(member.key)]) { reader in
        if let key = object.keys.first(where: { $0.key == member.key }) {
          reader.checkKeys(member.value, of: key, in: model, from: start)
        } else if !reader.isClaimed(member.key, in: object, of: model) {
          reader.leave(member, of: object, in: model, from: start)
        }
      }
    }
  }

  private mutating func checkKeys(
    _ value: SampleValue, of key: KeyPlan, in model: ModelDescription, from start: Int
  ) {
    if let object = key.object, let members = value.members {
      checkKeys(members, of: object, in: model, from: start)
    }
    guard let array = key.array, let elements = value.elements else { return }
    for (index, element) in elements.enumerated() {
      let own = array.elements.filter { $0.key == "\(index)" }
      below([.index(index)]) { reader in
        for plan in own.isEmpty ? array.every : own {
          reader.checkKeys(element, of: plan, in: model, from: start)
        }
      }
    }
  }

  /// Whether the model's own policy for unknown keys holds in an object.
  private func isWithin(_ object: ObjectPlan, of model: ModelDescription) -> Bool {
    object.path.starts(with: model.under?.components ?? []) && !object.isTaken
  }

  private mutating func leave(
    _ member: SampleMember, of object: ObjectPlan, in model: ModelDescription, from start: Int
  ) {
    guard !object.isTaken else { return }
    refuse(member, of: object, in: model, "no property has the key")
    // What is refused is told already.
    guard model.unknown != .error, !models.ignoresUnknown(model), models.isOwn(model.file) else {
      return
    }
    let place = SamplePlace(
      path: model.file.path, location: model.file.location(at: model.nameRange.start))
    // Of the elements of an array one speaks for all.
    let relative = path.dropFirst(start).map { step in
      if case .index = step { KeyPathText.Component.every } else { step }
    }
    findings.leave(KeyPathText(relative).text, of: model.name, place, in: document.name)
  }

  private mutating func refuse(
    _ member: SampleMember, of object: ObjectPlan, in model: ModelDescription, _ reason: String
  ) {
    guard model.unknown == .error, isWithin(object, of: model) else { return }
    add(
      .sampleUnknownKey(model.name, member.key, place(of: path), reason), member.offset,
      kind: member.key, fix: "'unknown: .error' refuses it")
  }

  // MARK: Claims

  /// Whether a property without a key takes the member: the rest, or a flattened model.
  private func isClaimed(
    _ key: String, in object: ObjectPlan, of model: ModelDescription
  ) -> Bool {
    let level = model.under?.components ?? []
    guard object.path.starts(with: level) else { return false }
    if object.isLevel, model.properties.contains(where: { $0.role == .rest && $0.reads }) {
      return true
    }
    let below = Array(object.path.dropFirst(level.count))
    return model.flattened.contains { property in
      guard let type = property.type.reference else { return true }
      let scope = property.owner ?? model.name
      guard case .object(let plan) = models.meaning(of: type.leaf, in: model, scope: scope) else {
        return true
      }
      return claims(plan, key, below: below, depth: 0)
    }
  }

  /// Whether a flattened model knows a key at a place of its own.
  private func claims(
    _ plan: MappingPlan, _ key: String, below path: [KeyPathText.Component], depth: Int
  ) -> Bool {
    let model = plan.model
    // What chooses, and what a hook makes of it, is not known here.
    guard model.cluster == nil, model.hooks.beforeReading == nil, depth < 16 else { return true }
    if model.properties.contains(where: { $0.role != .keyed && $0.reads }) { return true }
    var object: ObjectPlan? = plan.root
    for step in path {
      guard case .key(let name) = step, let found = object?.keys.first(where: { $0.key == name })
      else { return false }
      // A property reads all of it.
      if found.readers.contains(where: \.projection.isEmpty) { return true }
      object = found.object
    }
    return object?.keys.contains { $0.key == key } ?? false
  }
}
