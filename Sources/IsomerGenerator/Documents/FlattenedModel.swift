package import IsomerSyntax

/// A model whose keys are in the object of another one.
package struct FlattenedModel {
  @Boxed package var model: Model
  package let scope: TypeScope
  /// True if the type is a generic argument, which can also be an optional.
  private var isArgument = false

  init(_ model: Model, _ scope: TypeScope) {
    self.scope = scope
    self.model = model
  }

  /// Returns nil if the type is not a struct or a class that is mapped in the target.
  package init?(_ property: Property, in outer: TypeScope, _ models: MappedTypes) {
    var own = outer.of(property)
    guard var type = property.type.reference?.leaf else { return nil }
    let argument = own.argument(for: type)
    if let argument { (type, own) = (argument.leaf, .top) }
    let meaning =
      property.codec.externalMapping.flatMap { models[$0] } ?? models.meaning(of: type, in: own)
    guard let model = meaning.model, model.kind != .enumeration else { return nil }
    self.init(model, models.scope(of: model, as: type, in: own))
    isArgument = argument != nil
  }

  /// True if a schema can describe the keys.
  package var isDescribed: Bool { !isArgument && scope.isComplete }

  /// True if the object has the keys of the model's properties, not of a subtype or of a hook.
  package var isDirect: Bool { model.isReadDirectly && model.clusters.cluster == nil }

  /// Returns the model with affixes around its keys; nil if it has other keys than its properties.
  package func with(_ affixes: Affixes) -> FlattenedModel? {
    if affixes.isEmpty { return self }
    let isLong = affixes.prefix.utf8.count + affixes.suffix.utf8.count > 1000
    return isLong ? nil : model.with(affixes).map { FlattenedModel($0, scope) }
  }
}

extension Model {
  /// Returns the model with affixes around its keys; nil if it has other keys than its properties.
  fileprivate func with(_ affixes: Affixes) -> Model? {
    guard clusters.tagRules.isEmpty, clusters.enclosure == nil, !hasRest, !isArray else {
      return nil
    }
    var model = self
    let isBelow = !level.isEmpty
    model.object.under.read = object.under.read?.with(affixes)
    model.object.under.write = object.under.write?.with(affixes)
    model.changeProperties { property in
      property.location.joining = nil
      property.location.readPaths.modifyEach { $0 = $0.with(affixes) }
      property.location.writePath = property.location.writePath?.with(affixes)
      property.location.fields.modifyEach { $0.path = $0.path.with(affixes) }
      guard property.location.role == .flatten, !isBelow else { return }
      let own = property.location.affixes
      property.location.affixes = Affixes(
        prefix: affixes.prefix + own.prefix, suffix: own.suffix + affixes.suffix)
    }
    return model
  }
}
