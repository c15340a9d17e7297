import IsomerSyntax

/// The checks of the types of properties, whose faults would otherwise be errors in generated code.
struct TypeChecks: Rule {
  let target: CheckedTarget

  func run() {
    var suspects: [TypeSuspect] = []
    for model in target.mappings {
      for property in model.properties
      where property.location.role != .rest && property.declaration.owner == nil {
        // Errors of the property itself take precedence.
        if property.codec.boxedType != nil
          || reporter.hasError(in: model.file, at: property.nameRange)
        {
          continue
        }
        checkExistential(property, in: model)
        suspects += self.suspects(property, in: model)
      }
    }
    report(suspects, conformances: ["Readable", "Writable", "Mappable"])
  }

  /// Reports unmapped protocols without a transformer.
  private func checkExistential(_ property: Property, in model: Model) {
    guard let reference = property.type.reference, reference.leaf.namePath == nil,
      let name = reference.leaf.existentialName
    else { return }
    if !property.reads || property.codec.readTransformer != nil,
      !property.writes || property.codec.writeTransformer != nil
    {
      return
    }
    reporter.report(
      .unsupportedType(reference.text), in: model.file, at: reference.range,
      notes: ["map the protocol '\(name)', give it a 'with:', or add '// @mapped skip'"])
  }

  private func suspects(_ property: Property, in model: Model) -> [TypeSuspect] {
    guard let reference = property.type.reference else { return [] }
    let isRead = property.reads && property.codec.readTransformer == nil
    let isWritten = property.writes && property.codec.writeTransformer == nil
    guard isRead || isWritten else { return checkedKeys(property, in: model) }
    if property.type.isInferred, let name = reference.leaf.namePath {
      // The initial value does not determine generic arguments.
      if symbols.symbol(name, from: model.name)?.genericParameters.isEmpty == false {
        return [
          TypeSuspect(
            type: name,
            diagnostic: {
              Diagnostic(
                .error, .missingType(property.name), in: model.file, at: property.nameRange.start,
                notes: ["add a type annotation"])
            }, isFault: { _ in true })
        ]
      }
    }
    var found: [TypeSuspect] = []
    for part in [reference.leaf] + [reference.innerKeyType].compactMap(\.self) {
      guard let name = part.namePath, !model.genericParameters.contains(name) else { continue }
      // Only enums without associated values can become keys if they are mapped.
      let isKey =
        part == reference.innerKeyType
        && symbols.declaration(name, from: model.name)?.isPlainEnum != true
      found.append(
        TypeSuspect(
          type: name,
          diagnostic: {
            isKey
              ? notAKey(name, model, part)
              : diagnostic(
                .unmappedType(name), model, part,
                "add '// @mapped' above its declaration, or give the property a 'with:'")
          }, isFault: { $0.isKnownUnmapped(name, from: model.name) }))
    }
    if isRead { found += oneWay(reference.leaf, model, "read", "Readable", \.reads) }
    if isWritten { found += oneWay(reference.leaf, model, "written", "Writable", \.writes) }
    return found + [reference.innerKeyType].compactMap(\.self).flatMap { keys($0, model) }
  }

  /// Returns the faults of the dictionary keys of a property whose values have a type transformer.
  private func checkedKeys(_ property: Property, in model: Model) -> [TypeSuspect] {
    guard property.codec.readLifts != nil || property.codec.writeLifts != nil,
      let key = property.type.reference?.innerKeyType
    else { return [] }
    return keys(key, model)
  }

  /// Returns a fault if a model does not support a direction of the model that contains it.
  private func oneWay(
    _ part: TypeReference, _ model: Model, _ direction: String, _ conformance: String,
    _ goes: (Model) -> Bool
  ) -> [TypeSuspect] {
    guard let child = child(part, model), !goes(child) else { return [] }
    return [
      TypeSuspect(
        type: child.name,
        diagnostic: {
          diagnostic(
            .directionSkipped(child.name, direction), model, part,
            "remove 'skip:' from '\(child.name)', or add it to the property")
        }, isFault: { !$0.symbols.conforms(child.name, to: [conformance, "Mappable"]) })
    ]
  }

  /// Returns a fault if a type cannot be the key of an object, which is a string.
  private func keys(_ part: TypeReference, _ model: Model) -> [TypeSuspect] {
    if let child = child(part, model) {
      if child.isKey { return [] }
      return [
        TypeSuspect(
          type: child.name, diagnostic: { notAKey(child.name, model, part) },
          isFault: { !$0.symbols.conforms(child.name, to: ["MappableKey"]) })
      ]
    }
    let name = part.standardName ?? (part.namePath == nil ? part.text : nil)
    guard let name, !StandardTypes.keys.contains(name) else { return [] }
    return [
      TypeSuspect(
        type: name,
        diagnostic: {
          diagnostic(
            .notAKey(part.text), model, part,
            "use 'String' or another key type, or give the property a 'with:'")
        },
        isFault: {
          !$0.symbols.declares(name, from: model.name)
            && !$0.symbols.conforms(name, to: ["MappableKey"])
        })
    ]
  }

  private func notAKey(_ name: String, _ model: Model, _ part: TypeReference) -> Diagnostic {
    diagnostic(
      .notAKey(name), model, part, "conform it to 'MappableKey', or give the property a 'with:'")
  }

  private func child(_ part: TypeReference, _ model: Model) -> Model? {
    guard let name = part.namePath, !model.genericParameters.contains(name) else { return nil }
    return graph.model(named: name, from: model.name)
  }

  private func diagnostic(
    _ message: Message, _ model: Model, _ part: TypeReference, _ note: String
  ) -> Diagnostic {
    Diagnostic(.error, message, in: model.file, at: part.range.start, notes: [note])
  }
}

extension TypeReference {
  /// The key type of the outermost dictionary in the type.
  var innerKeyType: TypeReference? {
    if let inner = optionalWrapped { return inner.innerKeyType }
    return keyType ?? elementType?.innerKeyType
  }
}
