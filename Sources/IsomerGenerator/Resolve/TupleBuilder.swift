import IsomerSyntax

/// Builds the mappings of tuples, which are those of generated structs with `array`.
///
///     var position: (Double, y: Double)      struct MappedTuple_position {
///                                              var element0: Double
///                                              var y: Double
struct TupleBuilder {
  let context: TypeContext
  @Boxed var host: Model

  /// Returns the name of the mapping of a tuple inside optionals and collections, and its
  /// transformer; nil for another type, and if the property has transformers of its own.
  func mapping(for property: Property) -> (name: String, transformer: PastedExpression)? {
    let codec = property.codec
    guard
      property.reads && codec.readTransformer == nil
        || property.writes && codec.writeTransformer == nil
        || !property.isMapped && codec.readTransformer == nil && host.isMapped,
      property.location.role != .flatten, !property.storesTrees, !property.isComposite,
      host.access < .public || !host.declaration.isOpen, !host.isolation.isActor,
      let type = property.type.reference, type.unwrapped.lifts != nil,
      case .tuple(let elements, let labels) = type.leaf.shape, elements.count > 1
    else { return nil }
    let tuple = known(type.leaf, property) ?? build(type.leaf, elements, labels, property)
    return (
      tuple.name,
      PastedExpression(
        "Isomer.ShapeTransformer<\(tuple.typeName)>()", in: context.file, at: type.range.start)
    )
  }

  /// Returns the mapping of an equal tuple of the type.
  private func known(_ type: TypeReference, _ property: Property) -> Model? {
    context.source.tuples.first {
      $0.name.outerPath == host.name && $0.declaration.tupleText == type.text
        && $0.conditions == host.conditions + property.conditions
    }
  }

  private func build(
    _ type: TypeReference, _ elements: [TypeReference], _ labels: [String], _ property: Property
  ) -> Model {
    let name = name(for: property)
    var tuple = Model(host.declaration)
    tuple.declaration.kind = .structure
    tuple.declaration.name = host.name.member(name)
    tuple.declaration.nameRange = type.range
    tuple.declaration.access = .internal
    tuple.declaration.genericName = host.declaration.genericName?.member(SwiftName.quoted(name))
    tuple.declaration.conditions += property.conditions
    (tuple.declaration.isFinal, tuple.declaration.isOpen) = (true, false)
    (tuple.declaration.isIndirect, tuple.declaration.sendability) = (false, nil)
    (tuple.declaration.tupleLabels, tuple.declaration.tupleText) = (labels, type.text)
    (tuple.reads, tuple.writes) = (host.reads, host.writes)
    (tuple.object.unknown, tuple.object.wholeOption) = (.error, "array")
    context.source.tuples.append(tuple)
    let index = context.source.tuples.count - 1
    let builder = TypeContext(
      declaration(name, type, elements, labels), in: context.source, options(type))
    ObjectBuilder(context: builder).build(&tuple)
    context.source.tuples[index] = tuple
    return tuple
  }

  /// Returns a name that no other tuple of the type has.
  private func name(for property: Property) -> String {
    var name = "MappedTuple_\(property.name)"
    while context.source.tuples.contains(where: { $0.name == host.name.member(name) }) {
      name += "_"
    }
    return name
  }

  /// The struct, whose parts are at the tuple's location if an alias declares it elsewhere.
  private func declaration(
    _ name: String, _ type: TypeReference, _ elements: [TypeReference], _ labels: [String]
  ) -> TypeDeclaration {
    var declared = context.type
    declared.kind = .structure
    declared.name = Name(name, type.range)
    declared.access = .internal
    (declared.modifiers, declared.attributes, declared.genericParameters) = ([], [], [])
    (declared.inheritance, declared.patterns, declared.cases) = ([], [], [])
    (declared.initialisers, declared.functions, declared.types) = ([], [], [])
    // Without an annotation, only annotated properties are mapped.
    declared.annotations = [Annotation(range: type.range, profiles: [], options: [])]
    declared.properties = elements.indices.map { index in
      var element = elements[index]
      if type.alias != nil { element.change { $0.range = type.range } }
      let label = labels[index].isEmpty ? "element\(index)" : labels[index]
      return PropertyDeclaration(
        name: Name(label, element.range), type: element, initialValue: nil, isLet: false,
        isSettable: true, range: element.range)
    }
    return declared
  }

  /// The options of the struct; elements are converted like the properties of the type.
  private func options(_ type: TypeReference) -> Options {
    var options = Options(marker: type.range)
    options.add(WrittenOption(name: Name("array", type.range), value: .none, source: nil))
    if let coerce = context.options.option(.coerce) { options.add(coerce) }
    return options
  }
}
