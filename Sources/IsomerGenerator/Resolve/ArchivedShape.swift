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
  /// True for a class, whose objects can be referenced.
  var isClass = false
  /// The archived superclasses and protocols of the type, whose values it can be.
  var supertypes: [String] = []
  var members: [Member] = []

  /// The kind of type, which determines the form in archives.
  var kind: String {
    isClass ? "a class" : members.contains { $0.type == nil } ? "an enum" : "a struct"
  }
}

/// The current schema of a type, with the facts that determine whether older archives are readable.
package struct CurrentShape: Sendable {
  /// A current property or case.
  struct Member: Sendable {
    @Boxed var archive: ArchivedMember
    /// The type in archives; nil for a case of an enum.
    var type: String?
    /// True if the property has a value when an archive lacks it.
    var hasDefault = true
    var place: SourceRange
    var file: SourceFile

    var name: String { archive.name }
    var locked: ArchivedShape.Member { ArchivedShape.Member(name: name, type: type) }

    /// Returns true for the name, and for one in older archives.
    func isNamed(_ name: String) -> Bool {
      self.name == name || archive.olderNames.contains(name)
    }
  }

  var name: String
  @Boxed var archive: ArchiveRule
  @Boxed var declaration: Model.Declaration
  var supertypes: [String] = []
  var members: [Member]
  /// True if a fallback case reads unknown cases.
  var hasFallback = false

  /// The schema for the lock file.
  var locked: ArchivedShape {
    ArchivedShape(
      name: name, version: archive.version, isClass: declaration.kind == .classType,
      supertypes: supertypes, members: members.map(\.locked))
  }

  /// Returns true if a property or case has a name, or had it in older archives.
  func hasMember(_ name: String) -> Bool { members.contains { $0.isNamed(name) } }
}

extension ModelGraph {
  /// Returns the schemas of archived models, sorted by name.
  func shapes(of models: [Model], in clusters: [ProtocolCluster]) -> [CurrentShape] {
    models.filter(\.archive.isKept).flatMap { shapes(of: $0, in: clusters) }
      .sorted { $0.name < $1.name }
  }

  private func shapes(of model: Model, in clusters: [ProtocolCluster]) -> [CurrentShape] {
    guard model.kind == .enumeration else {
      var shape = object(model.archiveMapping)
      let joined = clusters.filter { $0.isKept && $0.cluster.hasMember(model.name) }
      shape.supertypes = classes(from: model).dropFirst().map(\.stableName) + joined.map(\.name)
      return [shape]
    }
    let cases = model.enumeration.cases
    let shape = CurrentShape(
      name: model.stableName, archive: model.archive, declaration: model.declaration,
      members: cases.map {
        CurrentShape.Member(archive: $0.archive, place: $0.nameRange, file: model.file)
      }, hasFallback: cases.contains { $0.isFallback && $0.payload.isEmpty })
    let objects = cases.filter { !$0.archivedArguments.isEmpty }
    return [shape] + objects.map { object(model.archiveMapping(of: $0)) }
  }

  private func object(_ mapping: Model) -> CurrentShape {
    CurrentShape(
      name: mapping.stableName, archive: mapping.archive, declaration: mapping.declaration,
      members: mapping.archivedFields.map { field in
        CurrentShape.Member(
          archive: field[0].archive, type: text(field[0], in: mapping),
          hasDefault: !field[0].mustBePresent, place: field[0].nameRange,
          file: field[0].declaration.ownerFile ?? mapping.file)
      })
  }

  // MARK: Types

  /// Returns the type with stable names, followed by its transformer if that writes it.
  private func text(_ property: Property, in mapping: Model) -> String {
    let scope = property.declaration.owner ?? mapping.name
    let type = property.type.reference.map { text($0, scope) } ?? property.type.text
    if property.presence.isThreeState {
      return "PropertyChange<\(type.hasSuffix("?") ? type.dropLast() : type[...])>"
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
      let stable = model(named: name, from: scope)?.stableName
      let arguments = components.flatMap(\.arguments).map { text($0, scope) }
      return (stable ?? type.simpleName ?? name)
        + (arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>")
    default: return type.text.split { $0.isWhitespace }.joined(separator: " ")
    }
  }
}
