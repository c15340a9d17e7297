import IsomerSyntax

extension SampleReader {
  /// Checks the keys of an object in a model whose path begins at index `start`.
  mutating func checkKeys(
    _ members: [SampleMember], of object: ObjectPlan, in model: Model, from start: Int
  ) {
    // The policy of the model for unknown keys does not apply outside of its level.
    let isWithin = object.path.starts(with: model.level) && !object.isTaken
    var seen: Set<String> = []
    for member in members {
      guard seen.insert(member.key).inserted else {
        if isWithin { refuse(member, in: model, "duplicate key") }
        continue
      }
      below([.key(member.key)]) { reader in
        if let key = object.keys.first(where: { $0.key == member.key }) {
          reader.checkKeys(member.value, of: key, in: model, from: start)
        } else if object.isLevel, let rest = model.restProperty(for: member.key) {
          if isWithin, rest.reads, rest.location.keyFunction == nil {
            reader.readMember(member, of: rest, in: model)
          }
        } else if isWithin {
          reader.leave(member, in: model, from: start)
        }
      }
    }
  }

  private mutating func checkKeys(
    _ value: SampleValue, of key: KeyPlan, in model: Model, from start: Int
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

  private mutating func leave(_ member: SampleMember, in model: Model, from start: Int) {
    refuse(member, in: model, "unknown key")
    // Rejected keys are already reported.
    let ignoresUnknown = model.object.asksUnknown && model.object.unknown == .ignore
    guard model.object.unknown != .error, !ignoresUnknown, models.isOwn(model.file) else { return }
    // Array indexes are removed, so keys of all elements have the same path.
    let relative = path.dropFirst(start).map { step in
      if case .index = step { KeyPathText.Component.every } else { step }
    }
    findings.leave(
      KeyPathText(relative).text, of: model.name,
      SamplePlace(model.file, model.nameRange.start), in: document.name)
  }

  private mutating func refuse(_ member: SampleMember, in model: Model, _ reason: String) {
    guard model.object.unknown == .error else { return }
    add(
      Message(.sampleUnknownKey, reason, member.key, model.name, place), member.offset,
      kind: member.key, fix: "remove 'unknown: .error' to ignore it")
  }
}
