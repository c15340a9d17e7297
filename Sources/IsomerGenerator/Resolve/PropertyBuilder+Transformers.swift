import IsomerSyntax

extension PropertyBuilder {
  /// Uses the property's own transformer, that of its elements, or the one for its type.
  func decideTransformers(_ options: Options, _ property: inout Property) {
    let elementLifts = property.type.reference?.unwrapped.lifts.flatMap { $0.isEmpty ? nil : $0 }
    property.codec.isOfElements = options.hasEach && elementLifts != nil
    let key = property.codec.isOfElements ? OptionKey.each : .with
    property.codec.readTransformer = options.directed(key, .read)?.pasted(in: context.file)
    property.codec.writeTransformer = options.directed(key, .write)?.pasted(in: context.file)
    property.codec.writesOneWay = options.contains(key, .write)
    if property.codec.isOfElements {
      property.codec.readLifts = property.codec.readTransformer.flatMap { _ in elementLifts }
      property.codec.writeLifts = property.codec.writeTransformer.flatMap { _ in elementLifts }
    }
    if !usesTuple(&property) { useTransformerOfType(&property) }
  }

  /// Maps a tuple by its hidden struct; returns false for another type.
  private func usesTuple(_ property: inout Property) -> Bool {
    guard let tuple = TupleBuilder(context: context, host: model).mapping(for: property) else {
      return false
    }
    let lifts = property.type.reference?.unwrapped.lifts ?? []
    if let reference = property.type.reference {
      property.type = MappedType(reference.withPlainLabels)
    }
    if property.codec.readTransformer == nil {
      (property.codec.readTransformer, property.codec.readLifts) = (tuple.transformer, lifts)
      (property.codec.externalMapping, property.codec.isTuple) = (tuple.name, true)
    }
    if property.codec.writeTransformer == nil {
      (property.codec.writeTransformer, property.codec.writeLifts) = (tuple.transformer, lifts)
    }
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
    guard let lifts = (reference.optionalWrapped ?? reference).lifts else { return }
    if !property.codec.isOfElements { property.codec.externalMapping = entry.mapping }
    if property.codec.readTransformer == nil, let read = entry.read {
      property.codec.readTransformer = read
      property.codec.readLifts = lifts
    }
    if property.codec.writeTransformer == nil, let write = entry.write {
      property.codec.writeTransformer = write
      property.codec.writesOneWay = entry.writesOneWay
      property.codec.writeLifts = lifts
    }
  }
}
