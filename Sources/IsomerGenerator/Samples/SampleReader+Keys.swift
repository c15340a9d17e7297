import IsomerSyntax

/// Search for unknown keys.
extension SampleReader {
  /// Checks the keys of an object in a model whose path begins at index `start`.
  mutating func checkKeys(
    _ members: [SampleMember], of object: ObjectPlan, in mapping: SampleMapping, from start: Int
  ) {
    var seen: Set<String> = []
    for member in members {
      if !seen.insert(member.key).inserted {
        refuse(member, of: object, in: mapping, "duplicate key")
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

  /// Returns true if the model's policy for unknown keys applies to an object.
  private func isWithin(_ object: ObjectPlan, of mapping: SampleMapping) -> Bool {
    object.path.starts(with: mapping.level) && !object.isTaken
  }

  private mutating func leave(
    _ member: SampleMember, of object: ObjectPlan, in mapping: SampleMapping, from start: Int
  ) {
    guard isWithin(object, of: mapping) else { return }
    refuse(member, of: object, in: mapping, "unknown key")
    // Rejected keys are already reported.
    let model = mapping.model
    guard model.object.unknown != .error, !mapping.ignoresUnknown, models.isOwn(model.file) else {
      return
    }
    let place = SamplePlace(
      path: model.file.path, location: model.file.location(at: model.nameRange.start))
    // Array indexes are removed, so keys of all elements have the same path.
    let relative = path.dropFirst(start).map { step in
      if case .index = step { KeyPathText.Component.every } else { step }
    }
    findings.leave(KeyPathText(relative).text, of: model.name, place, in: document.name)
  }

  private mutating func refuse(
    _ member: SampleMember, of object: ObjectPlan, in mapping: SampleMapping, _ reason: String
  ) {
    guard mapping.model.object.unknown == .error, isWithin(object, of: mapping) else { return }
    add(
      .sampleUnknownKey(mapping.model.name, member.key, place(of: path), reason), member.offset,
      kind: member.key, fix: "remove 'unknown: .error' to ignore it")
  }

  // MARK: Handled keys

  /// Returns true if a `rest` property or a flattened model handles the key.
  private func isClaimed(_ key: String, in object: ObjectPlan, of mapping: SampleMapping) -> Bool {
    guard object.path.starts(with: mapping.level) else { return false }
    if object.isLevel, mapping.hasRest { return true }
    let below = Array(object.path.dropFirst(mapping.level.count))
    return mapping.flattened.contains { claims($0, key, below: below, depth: 0) }
  }

  /// Returns true if a flattened model handles a key in its object.
  private func claims(
    _ property: SampleProperty, _ key: String, below path: [KeyPathText.Component], depth: Int
  ) -> Bool {
    // Unknown types, clusters and models with hooks may handle any key.
    guard let type = property.description.type.reference?.leaf,
      case .object(let mapping) = models.meaning(of: type, in: property.scope),
      mapping.isDirect, mapping.model.clusters.cluster == nil, !mapping.hasRest, depth < 16
    else { return true }
    if mapping.flattened.contains(where: { claims($0, key, below: path, depth: depth + 1) }) {
      return true
    }
    var object: ObjectPlan? = mapping.root
    for step in path {
      guard case .key(let name) = step, let found = object?.keys.first(where: { $0.key == name })
      else { return false }
      // A property reads the whole value.
      if found.readers.contains(where: \.projection.isEmpty) { return true }
      object = found.object
    }
    return object?.keys.contains { $0.key == key } ?? false
  }
}
