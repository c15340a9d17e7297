import IsomerSyntax

/// The checks of the types and wrappers of properties, whose faults would otherwise be errors in
/// generated code.
struct TypeChecks: Rule {
  let target: CheckedTarget

  func run() {
    var suspects: [TypeSuspect] = []
    target.forEachProperty { property, model in
      // Errors of the property itself take precedence.
      guard !property.storesTrees, property.codec.boxedType == nil,
        !reporter.hasError(in: model.file, at: property.nameRange)
      else { return }
      checkExistential(property, in: model)
      suspects += self.suspects(property, in: model)
    }
    report(suspects, conformances: ["Readable", "Writable", "Mappable"])
    target.forEachProperty(checkWrappers)
  }

  /// Reports unmapped protocols without a transformer.
  private func checkExistential(_ property: Property, in model: Model) {
    guard let reference = property.type.reference,
      case let leaf = reference.storedLeaf, leaf.namePath == nil,
      let name = leaf.existentialName, !property.isTransformed
    else { return }
    reporter.report(
      Message(.unsupportedType, reference.text), in: model.file, at: reference.range,
      notes: ["map the protocol '\(name)', give it a 'with:', or add '// @mapped skip'"])
  }

  private func checkWrappers(_ property: Property, of model: Model) {
    guard property.reads, model.module == nil else { return }
    for wrapper in property.declaration.wrappers
    where target.source.attributes.wrapper(named: wrapper)?.isSettable == false {
      reporter.report(
        Message(.readOnlyWrapper, wrapper, property.name), on: property, of: model,
        notes: ["add '// @mapped skip: .read', or give its 'wrappedValue' a setter"])
    }
  }

  // MARK: Suspects

  private func suspects(_ property: Property, in model: Model) -> [TypeSuspect] {
    guard let reference = property.type.reference else { return [] }
    let (leaf, key) = (reference.storedLeaf, reference.innerKeyType)
    let keyFault = key.flatMap { wrongKey($0, model) }
    if property.isTransformed {
      let transformers = property.codec.transformers
      let isLifted = transformers.read?.lifts != nil || transformers.write?.lifts != nil
      return isLifted ? [keyFault].compactMap(\.self) : []
    }
    if property.type.isInferred, let name = leaf.namePath,
      symbols.symbol(name, from: model.name)?.genericParameters.isEmpty == false
    {
      // The initial value does not determine generic arguments.
      return [
        TypeSuspect(
          name, Message(.missingType, property.name), in: model, at: property.nameRange,
          notes: ["add a type annotation"], isFault: { _ in true })
      ]
    }
    let isRead = property.reads && property.codec.readTransformer == nil
    let isWritten = property.writes && property.codec.writeTransformer == nil
    let faults = [
      unmapped(leaf, isKey: leaf == key, model), foreign(leaf, model),
      key.flatMap { unmapped($0, isKey: true, model) },
      isRead ? oneWay(leaf, model, "read", "Readable", \.isReadable) : nil,
      isWritten ? oneWay(leaf, model, "written", "Writable", \.isWritable) : nil, keyFault,
    ]
    return faults.compactMap(\.self)
  }

  private func unmapped(_ part: TypeReference, isKey: Bool, _ model: Model) -> TypeSuspect? {
    guard let name = part.namePath, !model.genericParameters.contains(name) else { return nil }
    let isFault = { (graph: ModelGraph) in
      graph.isKnownUnmapped(name, from: model.name) && !isRefused(name, model)
    }
    // Only enums without associated values can become keys if they are mapped.
    if isKey, symbols.declaration(name, from: model.name)?.isPlainEnum != true {
      return notAKey(name, part, model, isFault: isFault)
    }
    let isStandard = part.isStandard && !target.mayHide(name)
    return TypeSuspect(
      name, Message(.unmappedType, name), in: model, at: part.range,
      notes: [mappingFix(name, model)],
      // A file without annotations can declare the type, which others extend.
      isFault: { $0.declares(name, from: model.name) ? isFault($0) : isStandard ? false : nil })
  }

  /// Returns a warning about a type of a system framework that is not mapped, unless a file of the
  /// target or of a module that it uses extends it.
  private func foreign(_ part: TypeReference, _ model: Model) -> TypeSuspect? {
    guard let name = part.namePath, StandardTypes.foreign.contains(name),
      !model.genericParameters.contains(name)
    else { return nil }
    return TypeSuspect(
      name, Message(.unmappedType, name), in: model, at: part.range, as: .warning,
      notes: ["give it a 'with:', or map it with '// @mapped for: \(name)' above a protocol"],
      isFault: { !$0.knows(name, from: model.name) })
  }

  /// Returns true if the type is annotated, so that another error is reported about it.
  private func isRefused(_ name: String, _ model: Model) -> Bool {
    guard let full = symbols.declaration(name, from: model.name)?.name else { return false }
    return target.source.parsed.lazy.compactMap(\.self).contains { file in
      file.namedTypes.contains { path, type in
        path == full && !type.annotations.isEmpty && (type.access ?? .internal) < .internal
      }
    }
  }

  /// Returns the fix for an unmapped type, which for a type with a raw value is a conformance.
  private func mappingFix(_ name: String, _ model: Model) -> String {
    let inherited =
      target.filesMentioning([name.lastName]).symbols.inheritedNames(of: name, from: model.name)
    let isRaw = inherited?.contains { ["OptionSet", "RawRepresentable"].contains($0) } == true
    return isRaw
      ? "conform it to 'Mappable' for its raw value, or give the property a 'with:'"
      : "add '// @mapped' above its declaration, or give the property a 'with:'"
  }

  /// Returns a fault if a model does not support a direction of the model that contains it.
  private func oneWay(
    _ part: TypeReference, _ model: Model, _ direction: String, _ conformance: String,
    _ goes: (Model) -> Bool
  ) -> TypeSuspect? {
    guard let child = child(part, model), !goes(child) else { return nil }
    return TypeSuspect(
      child.name, Message(.directionSkipped, child.name, direction), in: model, at: part.range,
      notes: [
        child.transformed == nil
          ? "remove 'skip:' from '\(child.name)', or add it to the property"
          : "give '\(child.name)' a transformer for both directions, or add 'skip:' to the property"
      ],
      isFault: { !$0.symbols.conforms(child.name, to: [conformance, "Mappable"]) })
  }

  /// Returns a fault if a type cannot be the key of an object, which is a string.
  private func wrongKey(_ part: TypeReference, _ model: Model) -> TypeSuspect? {
    if let child = child(part, model) {
      if child.isKey { return nil }
      return notAKey(child.name, part, model) {
        !$0.symbols.conforms(child.name, to: ["MappableKey"])
      }
    }
    let name = part.standardName ?? (part.namePath == nil ? part.text : nil)
    guard let name, !StandardTypes.keys.contains(name) else { return nil }
    return TypeSuspect(
      name, Message(.notAKey, part.text), in: model, at: part.range,
      notes: ["use 'String' or another key type, or give the property a 'with:'"],
      isFault: {
        !$0.symbols.declares(name, from: model.name)
          && !$0.symbols.conforms(name, to: ["MappableKey"])
      })
  }

  private func notAKey(
    _ name: String, _ part: TypeReference, _ model: Model, isFault: @escaping (ModelGraph) -> Bool
  ) -> TypeSuspect {
    TypeSuspect(
      name, Message(.notAKey, name), in: model, at: part.range,
      notes: ["conform it to 'MappableKey', or give the property a 'with:'"], isFault: isFault)
  }

  private func child(_ part: TypeReference, _ model: Model) -> Model? {
    guard let name = part.namePath, !model.genericParameters.contains(name) else { return nil }
    return graph.model(named: name, from: model.name)
  }
}

extension Property {
  /// True if transformers convert the value in each direction.
  var isTransformed: Bool {
    (!reads || codec.readTransformer != nil) && (!writes || codec.writeTransformer != nil)
  }
}

extension TypeReference {
  /// The type without its outermost optional.
  var unwrapped: TypeReference { optionalWrapped ?? self }

  /// The key type of the outermost dictionary in the type.
  var innerKeyType: TypeReference? {
    if let inner = optionalWrapped { return inner.innerKeyType }
    return keyType ?? elementType?.innerKeyType
  }
}
