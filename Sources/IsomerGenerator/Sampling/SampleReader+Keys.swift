import IsomerSyntax

/// The keys that nothing claims.
extension SampleReader {
  /// Looks at the keys of one object of a model that begins at the `start` of the path.
  mutating func checkKeys(
    _ members: [SampleMember], of object: ObjectPlan, in mapping: SampleMapping, from start: Int
  ) {
    var seen: Set<String> = []
    for member in members {
      if !seen.insert(member.key).inserted {
        refuse(member, of: object, in: mapping, "the key stands twice")
        continue
      }
      below([.key(member.key)]) { reader in
        if let key = object.keys.first(where: { $0.key == member.key }) {
          reader.checkKeys(member.value, of: key, in: mapping, from: start)
        } else if !reader.isClaimed(member.key, in: object, of: mapping) {
          reader.leave(member, of: object, in: mapping, from: start)
        }
      }
    }
  }

  private mutating func checkKeys(
    _ value: SampleValue, of key: KeyPlan, in mapping: SampleMapping, from start: Int
  ) {
    if let object = key.object, let members = value.members {
      checkKeys(members, of: object, in: mapping, from: start)
    }
    guard let array = key.array, let elements = value.elements else { return }
    for (index, element) in elements.enumerated() {
      let own = array.elements.filter { $0.key == "\(index)" }
      below([.index(index)]) { reader in
        for plan in own.isEmpty ? array.every : own {
          reader.checkKeys(element, of: plan, in: mapping, from: start)
        }
      }
    }
  }

  /// Whether the model's own policy for unknown keys holds in an object.
  private func isWithin(_ object: ObjectPlan, of mapping: SampleMapping) -> Bool {
    object.path.starts(with: mapping.level) && !object.isTaken
  }

  private mutating func leave(
    _ member: SampleMember, of object: ObjectPlan, in mapping: SampleMapping, from start: Int
  ) {
    guard isWithin(object, of: mapping) else { return }
    refuse(member, of: object, in: mapping, "no property has the key")
    // What is refused is told already.
    let model = mapping.model
    guard model.unknown != .error, !mapping.ignoresUnknown, models.isOwn(model.file) else {
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
    _ member: SampleMember, of object: ObjectPlan, in mapping: SampleMapping, _ reason: String
  ) {
    guard mapping.model.unknown == .error, isWithin(object, of: mapping) else { return }
    add(
      .sampleUnknownKey(mapping.model.name, member.key, place(of: path), reason), member.offset,
      kind: member.key, fix: "'unknown: .error' refuses it")
  }

  // MARK: Claims

  /// Whether a property without a key takes the member: the rest, or a flattened model.
  private func isClaimed(
    _ key: String, in object: ObjectPlan, of mapping: SampleMapping
  ) -> Bool {
    guard object.path.starts(with: mapping.level) else { return false }
    if object.isLevel, mapping.hasRest { return true }
    let below = Array(object.path.dropFirst(mapping.level.count))
    return mapping.flattened.contains { claims($0, key, below: below, depth: 0) }
  }

  /// Whether a flattened model knows a key at a place of its own.
  private func claims(
    _ property: SampleProperty, _ key: String, below path: [KeyPathText.Component], depth: Int
  ) -> Bool {
    // What is not known, what chooses, and what a hook makes of it may know all of them.
    guard let type = property.description.type.reference?.leaf,
      case .object(let mapping) = models.meaning(of: type, in: property.scope),
      mapping.isDirect, mapping.model.cluster == nil, !mapping.hasRest, depth < 16
    else { return true }
    if mapping.flattened.contains(where: { claims($0, key, below: path, depth: depth + 1) }) {
      return true
    }
    var object: ObjectPlan? = mapping.root
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
