import IsomerSyntax

/// Builds the external mapping of a type.
///
/// The protocol is read like a struct with its members as stored properties. Only the
/// initialisation differs: `{ get }` members are passed to an initialiser of the type, and `{ get
/// set }` members are assigned.
struct ShapeBuilder {
  let type: TypeDeclaration
  /// The full name of the protocol.
  let name: String
  let options: Options
  let source: FileContext

  private var reporter: FileReporter { source.reporter }

  /// Returns false and reports an error if the protocol is not a valid external mapping.
  func describe(_ model: inout Model) -> Bool {
    guard let value = options.value(.for) else { return false }
    guard let shaped = source.typeTransformers.shapedType(value, outer: name.outerNames) else {
      reporter.report(
        .wrongValue("for", expected: "a type name", found: value.text), at: value.range)
      return false
    }
    guard checkForm(value.text) else { return false }
    var shape = ShapeDescription(
      protocolName: name,
      type: PastedExpression(shaped.text, in: reporter.file, at: value.range.start),
      key: shaped.key)
    shape.module = shaped.module
    shape.members = type.properties.compactMap(member)
    model.shape = shape
    let context = TypeContext(
      declaration, in: source, options, own: options, isExplicit: options.contains(.explicit))
    model.object.hooks = context.hooks
    OptionRules(reporter: reporter, options: options, name: model.name).check(model.unmetDirections)
    let unmapped = ObjectBuilder(context: context).describe(&model)
    checkOptions()
    let builder = ConstructionBuilder(context: context, unmapped: unmapped)
    if model.reads { builder.complete(&model) }
    builder.completeArchive(&model)
    return true
  }

  /// The protocol as a struct.
  private var declaration: TypeDeclaration {
    var declared = type
    declared.kind = .structure
    declared.properties = type.properties.map { property in
      var property = property
      property.storage = .stored
      property.isLet = !property.isSettable
      property.access = nil
      return property.withoutDerivation
    }
    return declared
  }

  private func member(_ property: PropertyDeclaration) -> ShapeDescription.Member? {
    guard let type = property.type else { return nil }
    // The dot takes the column of the space before the name.
    return ShapeDescription.Member(
      access: PastedExpression(
        ".\(SwiftName.quoted(property.name.text))", in: reporter.file,
        at: property.name.range.start - 1),
      type: type.text, isSettable: property.isSettable)
  }

  // MARK: Rules

  /// Reports declarations other than properties, and mappings that are not valid in the whole
  /// target.
  private func checkForm(_ target: String) -> Bool {
    var faults: [(reason: String, range: SourceRange, note: String?)] = []
    if type.properties.isEmpty {
      faults.append(
        ("it has no members", type.name.range, "declare the members to map, or add 'with:'"))
    }
    if name != type.name.text {
      faults.append(("it is nested in another type", type.name.range, "move it to the top level"))
    }
    if !type.conditions.isEmpty { faults.append(("it is inside '#if'", type.name.range, nil)) }
    if !type.genericParameters.isEmpty {
      faults.append(("it has associated types", type.name.range, nil))
    }
    for function in type.functions + type.initialisers {
      faults.append(("'\(function.name.text)' is not a property", function.name.range, nil))
    }
    for property in type.properties {
      let member = property.name
      if property.isStatic { faults.append(("'\(member.text)' is static", member.range, nil)) }
      if property.conditions != type.conditions, type.conditions.isEmpty {
        faults.append(("'\(member.text)' is inside '#if'", member.range, nil))
      }
    }
    for fault in faults {
      reporter.report(
        .invalidExternalMapping(type.name.text, target, fault.reason), at: fault.range,
        notes: [fault.note].compactMap(\.self))
    }
    return faults.isEmpty
  }

  /// Reports options for derived members.
  private func checkOptions() {
    for option in type.properties.flatMap(\.derivation) {
      reporter.report(.externalMappingOption(option.text), at: option.range)
    }
  }
}
