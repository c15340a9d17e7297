import IsomerSyntax

/// A weak property that refers to the object that contains this one.
struct ParentDescription: Sendable, Equatable {
  var name: String
  var nameRange: SourceRange
  /// The class that declares the property, which is the scope of the type's name.
  var scope: String
  /// The name of the parent's type: `Folder`.
  var typeName: String
  var typeRange: SourceRange
  var conditions: [String]
}

extension PropertyBuilder {
  /// Builds a property with `parent`; returns nil and reports an error if it cannot be one.
  func parent(_ declared: PropertyDeclaration, _ options: Options) -> ParentDescription? {
    OptionRules(reporter: context.reporter, options: options, name: declared.name.text).checkAll(
      except: OptionTable.ofParents, because: "documents contain no parents")
    if let (reason, notes) = obstacle(declared) {
      return context.refuse(
        Message(.parentForm, declared.name.text, reason),
        at: options.range(of: .parent) ?? declared.name.range, notes: notes)
    }
    guard let owner = declared.type?.optionalWrapped, let name = owner.namePath else { return nil }
    return ParentDescription(
      name: declared.name.text, nameRange: declared.name.range, scope: model.name, typeName: name,
      typeRange: owner.range, conditions: declared.conditions)
  }

  private func obstacle(_ declared: PropertyDeclaration) -> (String, notes: [String])? {
    guard model.kind == .classType else { return ("'\(model.name)' is not a class", []) }
    guard declared.isOwnStorage else { return ("it is not a stored property", []) }
    guard let type = declared.type, let owner = type.optionalWrapped else {
      return ("it is not optional", ["write 'weak var \(declared.name.text): …?'"])
    }
    guard declared.modifiers.contains("weak") else {
      return ("it is not weak", ["write 'weak var \(declared.name.text): \(type.text)'"])
    }
    guard owner.namePath != nil else { return ("'\(owner.text)' is not a class", []) }
    let access = min(declared.access ?? .internal, declared.setterAccess ?? .open)
    if declared.isLet { return ("it is a constant", []) }
    return access < .internal ? ("its setter is inaccessible", []) : nil
  }
}

/// A property whose objects refer to their parent.
struct ParentLink: Sendable {
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
    return classes(from: model).contains { $0.name == wanted.name }
  }
}
