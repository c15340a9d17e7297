import IsomerSyntax

/// A property whose objects refer to their parent.
struct ParentLink: Sendable, Equatable {
  @Boxed var property: Property
  /// The properties of the contained objects that are assigned.
  var parents: [ParentDescription]
}

extension ModelGraph {
  /// Returns the properties of a class that make it the parent of other objects.
  func parentLinks(of model: Model) -> [ParentLink] {
    guard model.kind == .classType, model.reads else { return [] }
    return model.properties.compactMap { property in
      guard property.reads, !property.presence.isThreeState,
        let name = property.type.reference?.leaf.namePath,
        let child = self.model(named: name, from: property.declaration.owner ?? model.name)
      else { return nil }
      let parents = child.hierarchy.parents.filter { isOwner(model, of: $0) }
      return parents.isEmpty ? nil : ParentLink(property: property, parents: parents)
    }
  }

  /// Returns true if the class or a superclass has the type of a parent property.
  private func isOwner(_ model: Model, of parent: ParentDescription) -> Bool {
    guard let wanted = self.model(named: parent.typeName, from: parent.scope) else { return false }
    var current: Model? = model
    while let found = current {
      if found.name == wanted.name { return true }
      current = found.hierarchy.superclass.flatMap { self.model(named: $0, from: "") }
    }
    return false
  }
}
