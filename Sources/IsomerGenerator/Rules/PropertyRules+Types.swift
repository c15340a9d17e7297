import IsomerSyntax

// The rules for the types that a property can have.

extension PropertyRules {
  func checkProjection(_ property: Property) {
    guard property.reads, property.codec.readTransformer == nil || property.codec.isOfElements,
      property.location.readPaths.contains(where: \.isProjection)
    else { return }
    if property.type.reference?.unwrapped.isList == true { return }
    let isKey = options.directed(.key, .read)?.isProjection == true
    let option =
      isKey ? options.option(.key, .read) ?? options.option(.key) : options.option(.alias)
    reporter.report(
      Message(.projectionType, property.name, property.type.text),
      at: option?.name.range ?? declared.name.range,
      notes: ["declare it as an array or a set, or give it a 'with:' that takes an array"])
  }

  /// Reports a weak property whose object is deallocated after reading, unless a transformer finds
  /// it.
  func isHeld(_ property: Property) -> Bool {
    guard property.reads, property.codec.readTransformer == nil,
      let modifier = declared.modifiers.first(where: { $0 == "weak" || $0.hasPrefix("unowned") })
    else { return true }
    reporter.report(
      Message(.weakWithoutOwner, property.name, modifier), at: declared.name.range,
      notes: [
        "add '// @mapped skip' to a delegate or '// @mapped parent' to a reference to the owner, or "
          + "find the object with 'with:'"
      ])
    return false
  }

  /// Reports tuples and functions without a transformer.
  func checkType(_ property: Property) {
    if property.presence.isThreeState, let type = declared.type,
      let wrapped = type.shape.parts.first?.optionalWrapped
    {
      reporter.report(
        Message(.nestedOptional, type.text), at: type.range,
        notes: ["write 'PropertyChange<\(wrapped.text)>', which can be null too"])
    }
    guard let reference = property.type.reference, !property.isTransformed else { return }
    checkNesting(reference)
    switch reference.leaf.shape {
    case .tuple, .function, .other:
      // A check of the whole target determines whether the protocol in `any P` is mapped.
      if reference.leaf.existentialName != nil { return }
      reporter.report(
        Message(.unsupportedType, reference.text), at: reference.range,
        notes: [
          place == .associatedValue
            ? "give it '/* @mapped with: … */', or add '// @mapped skip' above the case"
            : "give it a transformer with 'with:', or add '// @mapped skip'"
        ])
    case .named where Self.shapeless.contains(reference.leaf.simpleName ?? ""):
      reporter.report(
        Message(.unsupportedType, reference.text), at: reference.range,
        notes: ["use 'JSONValue' for any value, or give it a transformer with 'with:'"])
    default: break
    }
  }

  /// Reports nested optionals and `ContiguousArray`, which have no form in documents.
  private func checkNesting(_ reference: TypeReference) {
    if let wrapped = reference.optionalWrapped?.optionalWrapped {
      reporter.report(
        Message(.nestedOptional, reference.text), at: reference.range,
        notes: [
          "write 'PropertyChange<\(wrapped.text)>', which distinguishes null from a missing key"
        ])
    }
    let collections = reference.unwrapped.levels
    if let contiguous = collections.first(where: { $0.simpleName == "ContiguousArray" }),
      let element = contiguous.elementType
    {
      reporter.report(
        Message(.unsupportedType, contiguous.text), at: contiguous.range,
        notes: ["write '[\(element.text)]', or give the property a 'with:'"])
    }
  }

  /// The types that no extension can conform to a protocol.
  private static let shapeless: Set<String> = ["Any", "AnyClass", "AnyObject", "Void"]
}
