package import IsomerSyntax

/// The protocol that declares the external mapping of a type.
package struct ShapeDescription: Sendable {
  /// A member of the protocol; the compiler checks that the type declares it.
  struct Member: Sendable, Equatable {
    /// An expression such as `.latitude`.
    var access: PastedExpression
    var type: String
    var isSettable: Bool
  }

  package var protocolName: String
  /// The mapped type in generated code, with its location.
  package var type: PastedExpression
  /// The name of the type by which properties find the mapping.
  package var key: String
  var members: [Member] = []
  /// The module of the type if a public mapping must name it.
  var module: String?
  /// The external mappings that replace this one in profiles.
  var replacements: [Replacement] = []

  struct Replacement: Sendable {
    var profile: String
    var mapping: String
    var reads: Bool
    var writes: Bool
  }

  /// Returns `CoordinateMapping` for `CoordinateShape`.
  static func mappingName(of protocolName: String) -> String {
    let name = protocolName.lastName
    let isNamedSo = name.hasSuffix("Shape") && name.count > 5
    return (isNamedSo ? String(name.dropLast(5)) : name) + "Mapping"
  }
}

/// Builds the external mapping of a type.
///
/// The protocol is read like a struct with its members as stored properties. Only the
/// initialisation differs: `{ get }` members are passed to an initialiser of the type, and `{ get
/// set }` members are assigned.
struct ShapeBuilder {
  @Boxed var type: TypeDeclaration
  /// The full name of the protocol.
  let name: String
  let options: Options
  let source: FileContext

  private var reporter: FileReporter { source.reporter }

  /// Returns false and reports an error if the protocol is not a valid external mapping.
  func describe(_ model: inout Model) -> Bool {
    guard let value = options.value(.for) else { return false }
    guard let shaped = source.typeTransformers.shapedType(value, in: name.outerPath) else {
      reporter.report(
        .wrongValue("for", expected: "a type name", found: value.text), at: value.range)
      return false
    }
    guard checkForm(value.text) else { return false }
    let text = shaped.module.map { "\($0).\(shaped.name)" } ?? shaped.name
    model.shape = ShapeDescription(
      protocolName: name, type: PastedExpression(text, in: reporter.file, at: value.range.start),
      key: shaped.name, members: type.properties.compactMap(member), module: shaped.module)
    let context = TypeContext(declaration, in: source, options)
    model.object.hooks = context.hooks
    OptionRules(reporter: reporter, options: options, name: model.name).checkDirections(of: model)
    let unmapped = ObjectBuilder(context: context).describe(&model)
    for option in type.properties.flatMap(\.derivation) {
      reporter.report(Message(.externalMappingOption, option.text), at: option.range)
    }
    ConstructionBuilder(context: context, unmapped: unmapped).complete(&model)
    return true
  }

  /// The protocol as a struct.
  private var declaration: TypeDeclaration {
    var declared = type
    declared.kind = .structure
    declared.properties.modifyEach {
      $0 = $0.withoutDerivation
      $0.storage = .stored
      $0.isLet = !$0.isSettable
      $0.access = nil
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
    var isSound = true
    func report(_ reason: String, at range: SourceRange, _ notes: [String] = []) {
      isSound = false
      reporter.report(
        Message(.invalidExternalMapping, type.name.text, target, reason), at: range, notes: notes)
    }
    let range = type.name.range
    if type.properties.isEmpty {
      report("it has no members", at: range, ["declare the members to map, or add 'with:'"])
    }
    if name != type.name.text {
      report("it is nested in another type", at: range, ["move it to the top level"])
    }
    if !type.conditions.isEmpty { report("it is inside '#if'", at: range) }
    if !type.genericParameters.isEmpty { report("it has associated types", at: range) }
    for function in type.functions + type.initialisers {
      report("'\(function.name.text)' is not a property", at: function.name.range)
    }
    for property in type.properties {
      let member = property.name
      if property.isStatic { report("'\(member.text)' is static", at: member.range) }
      if property.conditions != type.conditions, type.conditions.isEmpty {
        report("'\(member.text)' is inside '#if'", at: member.range)
      }
    }
    return isSound
  }
}
