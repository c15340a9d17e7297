import IsomerSyntax

/// A read property whose objects point back to the one that holds them.
struct ParentLink: Sendable, Equatable {
  var property: PropertyDescription
  /// The properties of the objects in it that are assigned.
  var parents: [ParentDescription]
}

extension ModelGraph {
  /// The properties of a class through which it becomes the parent of other objects.
  func parentLinks(of model: ModelDescription) -> [ParentLink] {
    guard model.kind == .classType, model.reads else { return [] }
    return model.properties.compactMap { property in
      guard property.reads, !property.isThreeState,
        let name = property.type.reference?.leaf.namePath,
        let child = self.model(named: name, from: property.owner ?? model.name)
      else { return nil }
      let parents = child.parents.filter { isOwner(model, of: $0) }
      return parents.isEmpty ? nil : ParentLink(property: property, parents: parents)
    }
  }

  /// Whether the class, or one above it, is what a parent property wants.
  private func isOwner(_ model: ModelDescription, of parent: ParentDescription) -> Bool {
    guard let wanted = self.model(named: parent.typeName, from: parent.scope) else { return false }
    var current: ModelDescription? = model
    while let found = current {
      if found.name == wanted.name { return true }
      current = found.superclass.flatMap { self.model(named: $0, from: "") }
    }
    return false
  }
}
