import IsomerSyntax

extension PropertyBuilder {
  /// Uses the property's own transformer, that of its elements, or the one for its type.
  func decideTransformers(_ options: Options, _ property: inout Property) {
    let elementLifts = property.type.reference?.unwrapped.lifts.flatMap(\.nonEmpty)
    property.codec.isOfElements = elementLifts != nil && !options.everyDirection(of: .each).isEmpty
    let key = property.codec.isOfElements ? OptionKey<AnnotationValue>.each : .with
    property.codec.transformers = options.transformers(key, in: context.file)
    if property.codec.isOfElements { property.codec.changeLifts { _ in elementLifts } }
    if !usesTuple(&property) { useTransformerOfType(&property) }
  }

  /// Maps a tuple by its hidden struct; returns false for another type.
  private func usesTuple(_ property: inout Property) -> Bool {
    guard let tuple = TupleBuilder(context: context, host: model).mapping(for: property) else {
      return false
    }
    let transformer = Property.Transformer(
      expression: tuple.transformer, lifts: property.type.reference?.unwrapped.lifts ?? [])
    if let reference = property.type.reference {
      property.type = MappedType(reference.withPlainLabels)
    }
    if property.codec.transformers.read == nil {
      property.codec.transformers.read = transformer
      (property.codec.externalMapping, property.codec.isTuple) = (tuple.name, true)
    }
    property.codec.transformers.write = property.codec.transformers.write ?? transformer
    return true
  }

  /// Uses the transformer for all values of the property's type.
  private func useTransformerOfType(_ property: inout Property) {
    guard !property.storesTrees, !property.isComposite, let reference = property.type.reference,
      let entry = context.typeTransformers.entry(for: property.type, in: model)
    else { return }
    if property.location.role == .flatten {
      guard let mapping = entry.mapping else { return }
      property.codec.boxedType = MappedType(
        TypeReference(
          text: mapping, range: reference.range, shape: .named([TypeComponent(name: mapping)])))
      return
    }
    guard let lifts = reference.unwrapped.lifts else { return }
    if !property.codec.isOfElements { property.codec.externalMapping = entry.mapping }
    var transformers = entry.transformers
    transformers.read?.lifts = lifts
    transformers.write?.lifts = lifts
    let own = property.codec.transformers
    property.codec.transformers = Directed { own[$0] ?? transformers[$0] }
  }
}

extension Options {
  /// Returns the transformers of an option, each for one direction or both.
  func transformers(
    _ key: OptionKey<AnnotationValue>, in file: SourceFile
  ) -> Directed<Property.Transformer?> {
    let written = directions(of: key)
    return Directed(
      read: written.read.map { .init(expression: $0.pasted(in: file)) },
      write: written.write.map {
        .init(expression: $0.pasted(in: file), isOneWay: contains(key, .write))
      })
  }
}
