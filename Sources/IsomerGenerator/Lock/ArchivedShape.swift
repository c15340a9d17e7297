import IsomerSyntax

/// The schema of one version of a type: an object with its properties, or an enum with its cases.
package struct ArchivedShape: Sendable, Equatable {
  /// A property, or a case of an enum.
  struct Member: Sendable, Equatable {
    var name: String
    /// The type in archives; nil for a case of an enum.
    var type: String?
  }

  var name: String
  var version: Int
  var members: [Member] = []
}

/// The current schema of a type, with the facts that determine whether older archives are readable.
package struct CurrentShape: Sendable, Equatable {
  /// A current property or case.
  struct Member: Sendable, Equatable {
    var member: ArchivedShape.Member
    var olderNames: [String] = []
    var since = 0
    /// True if the property has a value when an archive lacks it.
    var hasDefault = true
    /// True if a function upgrades values of older versions.
    var isUpgraded = false
    var place: SourceRange
    var file: SourceFile
  }

  var shape: ArchivedShape
  var olderNames: [String] = []
  var members: [Member]
  /// True if a function upgrades objects of older versions.
  var isUpgraded = false
  /// True if a fallback case reads unknown cases.
  var hasFallback = false
  var isEnum = false
  var place: SourceRange
  var versionPlace: SourceRange
  var file: SourceFile

  init(_ name: String, version: Int, _ members: [Member], of model: Model) {
    self.members = members
    shape = ArchivedShape(name: name, version: version, members: members.map(\.member))
    isUpgraded = model.archive.upgrade != nil
    file = model.file
    place = model.nameRange
    versionPlace = model.archive.versionRange ?? model.nameRange
  }
}

/// Builds the schemas of all archived types of a target.
struct ShapeCollector {
  let graph: ModelGraph

  /// Returns the schemas of archived models, sorted by name.
  func shapes(of models: [Model]) -> [CurrentShape] {
    models.filter(\.archive.isKept).flatMap(shapes).sorted { $0.shape.name < $1.shape.name }
  }

  private func shapes(of model: Model) -> [CurrentShape] {
    guard model.kind == .enumeration else { return [object(model.archived, of: model)] }
    let cases = model.enumeration.cases.map { description in
      CurrentShape.Member(
        member: ArchivedShape.Member(name: description.archive.name),
        olderNames: description.archive.olderNames, place: description.nameRange, file: model.file)
    }
    var shape = CurrentShape(model.stableName, version: model.archive.version, cases, of: model)
    shape.isEnum = true
    shape.hasFallback = model.enumeration.cases.contains { $0.isFallback && $0.payload.isEmpty }
    let objects = model.enumeration.cases.filter { !$0.payload.isEmpty || !$0.skipped.isEmpty }
    return [shape] + objects.map { object(model.archivedMapping(of: $0), of: model) }
  }

  private func object(_ view: Model, of model: Model) -> CurrentShape {
    let members = view.archivedFields.map { member($0[0], in: view) }
    var shape = CurrentShape(view.stableName, version: view.archive.version, members, of: model)
    shape.olderNames = view.archive.olderNames
    return shape
  }

  private func member(_ property: Property, in view: Model) -> CurrentShape.Member {
    let type = ArchivedShape.Member(name: property.archive.name, type: text(property, in: view))
    return CurrentShape.Member(
      member: type, olderNames: property.archive.olderNames, since: property.archive.since ?? 0,
      hasDefault: !property.mustBePresent, isUpgraded: property.archive.upgrade != nil,
      place: property.nameRange, file: property.declaration.ownerFile ?? view.file)
  }

  // MARK: Types

  /// Returns the type with stable names, followed by its transformer if that writes it.
  private func text(_ property: Property, in view: Model) -> String {
    let scope = property.declaration.owner ?? view.name
    let type = property.type.reference.map { text($0, scope) } ?? property.type.text
    if property.presence.isThreeState {
      return "Change<\(type.hasSuffix("?") ? type.dropLast() : type[...])>"
    }
    guard property.archive.form == .transformed, let transformer = property.codec.readTransformer
    else { return type }
    let name = transformer.text.split { $0.isWhitespace }.joined(separator: " ")
    return "\(type) with \(name)"
  }

  private func text(_ type: TypeReference, _ scope: String) -> String {
    if let inner = type.optionalWrapped { return "\(text(inner, scope))?" }
    switch type.shape {
    case .array(let element): return "[\(text(element, scope))]"
    case .dictionary(let key, let value): return "[\(text(key, scope)): \(text(value, scope))]"
    case .named(let components):
      let name = type.namePath ?? type.text
      let stable = graph.model(named: name, from: scope)?.stableName
      let arguments = components.flatMap(\.arguments).map { text($0, scope) }
      return (stable ?? type.simpleName ?? name)
        + (arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>")
    default: return type.text.split { $0.isWhitespace }.joined(separator: " ")
    }
  }
}
